#include "app/risiko/desk/clock_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/risiko/fields.hpp"
#include "app/risiko/help.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/translation.h>

namespace intendant::app::rk {

ClockDialog::ClockDialog(wxWindow* parent, const Tables& tables, int minutes) : wxDialog(parent, wxID_ANY, _("The clock of TIME ATTACK")) {
    SetName("risiko.clock");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const notice = new NoticeBar(this);
    all->Add(notice, wxSizerFlags().Expand());
    say_on_f1(*this, *notice, [this, &tables] {
        CallAfter([this] { Fit(); }); // what is said takes room
        return tip(tables.clauses, "RK-TA-2");
    });
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    m_minutes = count_field(this, close_by(row), _("&Minutes played so far:"), "risiko.clock.minutes", 0);
    m_minutes->SetMinSize(FromDIP(wxSize(150, -1)));
    m_minutes->SetValue(minutes);
    all->Add(row, layout::spaced());
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this), layout::line());
    button(this, close_by(buttons), _("&Book"), "risiko.clock.book", [this] { EndModal(wxID_OK); })->SetDefault();
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizerAndFit(all);
    m_minutes->SetFocus();
    m_minutes->SetSelection(-1, -1);
    CentreOnParent();
}

} // namespace intendant::app::rk

#include "app/axis_allies/setup/options_page.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/setup/switch_list.hpp"
#include "app/base/layout.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

OptionsPage::OptionsPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("options");
    m_switches = new SwitchList(this, "options.switch");
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("R&eason:")), layout::line());
    m_reason = new wxTextCtrl(this, wxID_ANY);
    m_reason->SetName("options.reason");
    row->Add(m_reason, layout::line().Proportion(1));
    auto* const change_button = new wxButton(this, wxID_ANY, _("&Change the rules"));
    change_button->SetName("options.change");
    change_button->SetToolTip(tip(tables(), {"S-26"}));
    row->Add(change_button, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("The rules of this table")), layout::spaced());
    all->Add(m_switches, wxSizerFlags(1).Expand());
    all->Add(row, wxSizerFlags().Expand());
    SetSizer(all);
    change_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { change(); });
}

void OptionsPage::show_state() {
    m_switches->show(state().options);
    Layout();
}

void OptionsPage::change() {
    const auto reason = to_utf8(m_reason->GetValue().Strip(wxString::both));
    if (reason.empty()) {
        m_table.complain(_("Say in a word or two why the table changes its rules; the log keeps it."));
        return;
    }
    m_table.book(ChangeOptions{.options = m_switches->options(), .reason = reason}, [this] { m_reason->Clear(); });
}

} // namespace intendant::app::aa

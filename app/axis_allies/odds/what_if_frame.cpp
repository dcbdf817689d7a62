#include "app/axis_allies/odds/what_if_frame.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/table.hpp"
#include "app/axis_allies/words.hpp"
#include "app/base/put_away.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <memory>

namespace intendant::app::aa {

WhatIfFrame::WhatIfFrame(wxWindow* parent, std::function<const State&()> now, const Names& names)
    : wxFrame(parent, wxID_ANY, _("What if?"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE | wxFRAME_FLOAT_ON_PARENT | wxFRAME_NO_TASKBAR) {
    SetIcons(program_icon());
    SetName("what_if_frame");
    auto* const notice = new NoticeBar(this);
    say_on_f1(*this, *notice, [now] { return tip(*now().tables, {"C-03"}); });
    m_sheet = new WhatIfSheet(this, std::move(now), names);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(notice, wxSizerFlags().Expand());
    all->Add(m_sheet, wxSizerFlags(1).Expand());
    SetSizer(all);
    SetClientSize(FromDIP(wxSize(860, 580)));
    SetMinClientSize(FromDIP(wxSize(720, 420)));
    put_away_when_closed(*this);
}

void WhatIfFrame::open(bool filled) {
    if (filled) {
        m_sheet->fill_from_battle();
    }
    if (!IsShown()) {
        CentreOnParent();
    }
    Show();
    Raise();
    m_sheet->set_focus();
}

void open_what_if(wxWindow* parent) {
    constexpr const char* name = "what_if_without_game";
    if (auto* const open = dynamic_cast<WhatIfFrame*>(wxWindow::FindWindowByName(name, parent))) {
        open->open(false);
        return;
    }
    struct Printed {
        Session session;
        Names names;
    };
    const auto tables = load_tables(resources() / "axis_allies");
    const auto printed = std::make_shared<Printed>(Printed{Session::in_memory(tables), names_of(tables)});
    static_cast<void>(printed->session.book(BeginGame{})); // the printed start: never refused
    auto* const frame = new WhatIfFrame(
        parent, [printed]() -> const State& { return printed->session.state(); }, printed->names);
    frame->SetName(name);
    frame->open(false);
}

} // namespace intendant::app::aa

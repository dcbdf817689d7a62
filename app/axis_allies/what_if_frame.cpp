#include "app/axis_allies/what_if_frame.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

WhatIfFrame::WhatIfFrame(wxWindow* parent, std::function<const State&()> now, const Names& names)
    : wxFrame(parent, wxID_ANY, _("What if?"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE | wxFRAME_FLOAT_ON_PARENT | wxFRAME_NO_TASKBAR) {
    SetName("what_if_frame");
    m_sheet = new WhatIfSheet(this, std::move(now), names);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_sheet, wxSizerFlags(1).Expand());
    SetSizer(all);
    SetClientSize(FromDIP(wxSize(860, 580)));
    SetMinClientSize(FromDIP(wxSize(720, 420)));
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        if (event.CanVeto()) {
            event.Veto();
            Hide();
        } else {
            event.Skip();
        }
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) {
            Hide();
        } else {
            event.Skip();
        }
    });
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

} // namespace intendant::app::aa

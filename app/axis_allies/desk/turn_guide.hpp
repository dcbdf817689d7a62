#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/link_row.hpp"

#include <wx/button.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include <array>

namespace intendant::app::aa {

/// Whose turn it is, which Action, what comes next, and the one button that does it.
class TurnGuide : public Panel {
public:
    TurnGuide(wxWindow* parent, Table& table);
    void show_state() override;
    void next_step();
    /// One line above the pages, where a pane beside them would leave too little room: no list of Actions, only the present one.
    void lie_down();
    /// The width that the widest power and Action need. Units: pixels of the window's screen.
    int widest() const;

    std::function<void()> to_battle_board;
    std::function<void()> to_research;

private:
    wxString next_label() const;
    wxString player() const;

    wxStaticText* m_round;
    wxStaticBitmap* m_roundel;
    wxStaticText* m_power;
    wxStaticText* m_player;
    std::array<wxStaticText*, all_actions.size()> m_actions{};
    wxStaticText* m_after;
    LinkRow* m_know;
    wxButton* m_next;
    bool m_lies{false};
};

} // namespace intendant::app::aa

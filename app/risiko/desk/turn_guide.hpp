#pragma once

#include "app/risiko/table.hpp"

#include <wx/button.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include <array>
#include <functional>

namespace intendant::app::rk {

/// Whose turn it is, which part of it, who comes next, and the one button that does what the table does next.
class TurnGuide : public Panel {
public:
    TurnGuide(wxWindow* parent, Table& table);
    void show_state() override;
    void next_step();
    /// The width that the widest colour and phase need. Units: pixels of the window's screen.
    int widest() const;
    /// Another minute was played.
    void show_clock();

    std::function<void()> to_turn; ///< what is asked for now is typed there
    std::function<void()> end_turn;
    std::function<int()> clock_shows; ///< what the clock of TIME ATTACK shows now. Units: seconds played

private:
    wxString next_label() const;
    wxString after() const;
    void wrap_after();

    wxStaticText* m_round;
    wxStaticBitmap* m_patch;
    wxStaticText* m_colour;
    wxStaticText* m_player;
    std::array<wxStaticText*, all_phases.size()> m_phases{};
    wxStaticText* m_after;
    wxButton* m_next;
};

} // namespace intendant::app::rk

#pragma once

#include "app/desk/turn_clock.hpp"
#include "app/risiko/desk/game_clock.hpp"
#include "app/risiko/table.hpp"

#include <wx/frame.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include <array>
#include <vector>

namespace intendant::app::rk {

/// The frame for a second screen, to be read from three metres: whose turn, territories, armies, cards and points of all, the
/// last entry, how long the turn has taken, and the clock of TIME ATTACK. Of an objective it shows nothing before it is shown.
class SecondScreen : public wxFrame {
public:
    SecondScreen(const Table& table, const GameClock& game_clock);

    void show_state();
    /// What it shows, in words.
    wxString text() const;

private:
    static constexpr std::size_t columns = 5;
    struct Line {
        wxStaticBitmap* patch;
        std::array<wxStaticText*, columns> cells;
    };

    wxSizer* make_players();
    void show_clock();
    void key(wxKeyEvent& event);

    const Table& m_table;
    const GameClock& m_game_clock;
    TurnClock m_clock;
    wxTimer m_tick;
    Turn m_shown;
    wxStaticText* m_turn;
    wxStaticText* m_time;
    wxStaticText* m_game_time; ///< hidden in a game without a clock
    std::vector<Line> m_players;
    wxStaticText* m_news;
};

} // namespace intendant::app::rk

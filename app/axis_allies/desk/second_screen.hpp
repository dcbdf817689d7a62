#pragma once

#include "app/axis_allies/table.hpp"
#include "app/desk/turn_clock.hpp"

#include <wx/frame.h>
#include <wx/graphics.h>
#include <wx/panel.h>
#include <wx/timer.h>

namespace intendant::app::aa {

/// The frame for a second screen, to be read from three metres: turn and action, treasuries and production, the running
/// battle or the last entry, and a clock for the turn. Blank or a click pauses the clock, F11 fills the screen.
class SecondScreen : public wxFrame {
public:
    explicit SecondScreen(const Table& table);

    void show_state();
    const TurnClock& clock() const { return m_clock; }
    /// What it shows, in words: for screen readers and tests.
    wxString text() const;

private:
    void paint();
    void draw_turn(wxGraphicsContext& gc, double width, double height) const;
    void draw_powers(wxGraphicsContext& gc, double width, double top, double height) const;
    void draw_news(wxGraphicsContext& gc, double width, double top, double height) const;
    void pause_or_go_on();
    void key(wxKeyEvent& event);
    wxString clock_text() const;
    wxString news() const;

    const Table& m_table;
    wxPanel* m_canvas;
    wxTimer m_tick;
    TurnClock m_clock;
    Turn m_turn;
};

} // namespace intendant::app::aa

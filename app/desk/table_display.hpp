#pragma once

#include "app/desk/turn_clock.hpp"
#include "app/desk/turn_head.hpp"

#include <wx/frame.h>
#include <wx/graphics.h>
#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <vector>

namespace intendant::app {

/// What the whole table may see of a game; nothing that is somebody's own.
struct TableView {
    struct Seat {
        Account account;
        wxString player; ///< who plays it
        wxString forces; ///< what it has on the board, in a line
    };
    TurnHead head;
    std::vector<Seat> seats;
    wxString news; ///< the battle that is fought, else what was played last
    bool fights{false};
};

/// A second screen for everybody at the table: whose turn it is, the board, accounts and forces, what happened last, and a
/// clock of the turn that can be paused.
class TableDisplay : public wxFrame {
public:
    /// `view`: what is shown. `board`: the board as a picture of that size; an invalid one: there is none. `time`: what the game's own
    /// clock says; empty: it has none. `address`: what the players' phones scan; empty: the books are not shown to them. `clock`: of the
    /// turn.
    TableDisplay(std::function<TableView()> view, std::function<wxBitmap(wxSize)> board, std::function<wxString()> time,
                 std::function<std::string()> address, TurnClock& clock);

    /// The clock was stopped, or goes on.
    std::function<void()> on_pause;

    /// The books have changed.
    void show_state();
    /// Everything it shows, in words.
    wxString text() const;

private:
    void paint();
    void key(wxKeyEvent& event);
    void pause_or_go_on();
    wxString clock_text() const;
    void draw_head(wxGraphicsContext& gc, const wxRect2DDouble& box) const;
    void draw_seats(wxGraphicsContext& gc, const wxRect2DDouble& box) const;
    void draw_seat(wxGraphicsContext& gc, const TableView::Seat& seat, const wxRect2DDouble& box) const;

    std::function<TableView()> m_view;
    std::function<wxBitmap(wxSize)> m_board;
    std::function<wxString()> m_time;
    std::function<std::string()> m_address;
    std::vector<std::vector<bool>> m_code; ///< of the address
    bool m_code_wanted{true};
    TableView m_shown;
    wxBitmap m_picture;
    wxPanel* m_canvas;
    wxTimer m_tick;
    TurnClock& m_clock;
};

} // namespace intendant::app

#pragma once

#include "app/desk/story_frame.hpp"
#include "app/desk/turn_clock.hpp"
#include "app/desk/turn_head.hpp"

#include <wx/frame.h>
#include <wx/graphics.h>
#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app {

/// What the whole table may see of a game; nothing that is somebody's own.
struct TableView {
    struct Seat {
        Account account;
        wxString player; ///< who plays it
        wxString forces; ///< what it has on the board, in a line
    };
    /// The battle that is fought, to be read from across the table.
    struct Battle {
        struct Piece {
            wxBitmapBundle picture; ///< none: its name stands there
            wxString name;
            int count{0}; ///< 0: it is not counted
        };
        struct Side {
            wxString name;
            wxBitmapBundle emblem;
            std::vector<Piece> pieces;
            bool throws{false}; ///< it is this side's throw
        };
        wxString title; ///< where it is fought, and which step is next
        Side attacker;
        Side defender;
        struct Die {
            int face{0};
            bool hits{false};
        };
        wxString throw_words;               ///< of the last throw; empty: there was none
        std::vector<std::vector<Die>> dice; ///< of the last throw, a row for each side that threw
    };
    TurnHead head;
    std::vector<Seat> seats;
    std::optional<Battle> battle; ///< takes the place of the board
    wxString news;                ///< the battle that is fought, else what was played last
    bool fights{false};
    std::optional<ToldTurn> story; ///< of the turn that is just over
};

/// A second screen for everybody at the table: whose turn it is, the board or the battle that is fought, accounts and forces, what
/// happened last, and a clock of the turn that can be paused. It stands again where it stood when it was closed.
class TableDisplay : public wxFrame {
public:
    /// `view`: what is shown. `board`: the board as a picture of that size; an invalid one: there is none. `time`: what the game's own
    /// clock says; empty: it has none. `address`: what the players' phones scan; empty: the books are not shown to them. `clock`: of the
    /// turn.
    TableDisplay(std::function<TableView()> view, std::function<wxBitmap(wxSize)> board, std::function<wxString()> time,
                 std::function<std::string()> address, TurnClock& clock);

    ~TableDisplay() override;

    /// The clock was stopped, or goes on.
    std::function<void()> on_pause;

    /// The books have changed.
    void show_state();
    /// Everything it shows, in words.
    wxString text() const;
    /// How large the dice of the last throw are drawn. Units: pixels, 0: none are.
    int side_of_dice() const { return m_side_of_dice; }
    /// How high the smallest letters are in which the accounts of the sides are drawn. Units: pixels.
    int letters_of_seats() const { return m_letters_of_seats; }

private:
    void paint();
    void key(wxKeyEvent& event);
    void pause_or_go_on();
    wxString clock_text() const;
    void draw_head(wxGraphicsContext& gc, const wxRect2DDouble& box) const;
    void draw_story(wxGraphicsContext& gc, const wxRect2DDouble& box) const;
    void draw_seats(wxGraphicsContext& gc, const wxRect2DDouble& box, std::size_t columns);
    void draw_seat(wxGraphicsContext& gc, const TableView::Seat& seat, const wxRect2DDouble& box);

    std::function<TableView()> m_view;
    std::function<wxBitmap(wxSize)> m_board;
    std::function<wxString()> m_time;
    std::function<std::string()> m_address;
    std::vector<std::vector<bool>> m_code; ///< of the address
    bool m_code_wanted{true};
    int m_side_of_dice{0};
    int m_letters_of_seats{0};
    TableView m_shown;
    wxBitmap m_picture;
    wxPanel* m_canvas;
    wxTimer m_tick;
    TurnClock& m_clock;
};

} // namespace intendant::app

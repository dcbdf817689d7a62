#pragma once

#include "app/board/map.hpp"
#include "app/board/overlay.hpp"
#include "app/board/situation.hpp"
#include "app/board/walk.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/name_match.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/sentence_list.hpp"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app::board {

class Canvas;

/// A drawn board with all that belongs to it: the bar to find a space and to zoom, the sheet of one space, the line that
/// says where mouse or cursor are and what putting down would mean. Pieces are moved by dragging them, or by number keys
/// and Enter; the same for every game.
class Pane : public wxPanel {
public:
    /// `names`: of the spaces, in the order of the drawing; the first is shown, all of them are found. The situation
    /// outlives the pane.
    Pane(wxWindow* parent, Situation& situation, BoardMap map, Connections connections, std::vector<Nameable> names);

    /// Asks the situation anew for everything. What was held is let go: it may have gone.
    void show_state();
    /// The same for what is held and where it may go.
    void show_held();
    void select(std::size_t space);
    /// No space is selected any more.
    void look_away();
    /// The keyboard goes to the field that finds a space.
    void find_space() { m_search->SetFocus(); }
    void show_typed(Proposal proposal);
    /// Lays something over the board, and says the same in words; an empty title takes it away.
    void show_overlay(Overlay overlay, const wxString& title, const wxString& words);
    const wxString& overlay_title() const { return m_overlay_shown; }
    std::optional<std::size_t> selected() const;

    Canvas& canvas() const { return *m_canvas; }

    /// Controls of the game itself: in the bar above, and below the sheet.
    wxWindow* bar() const { return m_bar; }
    void add_to_bar(wxWindow* control);
    wxWindow* sheet() const { return m_sheet; }
    /// The sheet of the selected space stands there; nullptr: it lies over the board.
    void move_sheet(wxWindow* room);
    void add_action(wxWindow* control);

    std::function<void(std::optional<std::size_t>)> on_sheet; ///< the sheet of this space is shown, or none
    std::function<void(const wxString& name)> on_selected;    ///< the same, for whoever shows the sheet elsewhere; empty: none
    std::function<int()> taken_at_left;              ///< how much of its upper edge something else lies over, from the left. Units: pixels.
    std::function<void(const wxString&)> on_problem; ///< empty: what it said last holds no more
    /// A letter was pressed on the board; false: the game has no use for it, and it begins a name to be found.
    std::function<bool(wxUniChar)> on_letter;
    /// A space was picked with nothing in the hand.
    std::function<void(std::size_t)> on_pick;
    /// What is carried has changed.
    std::function<void()> on_held;

private:
    bool Layout() override;
    void place_line();
    void say_here(const wxString& text);
    void make_bar();
    std::optional<std::size_t> searched() const;
    void make_sheet();
    void make_overlay();
    void place_overlay();
    void connect_canvas();
    void find();
    void search_key(wxKeyEvent& event);
    void show_sheet();
    void show_here(std::optional<std::size_t> space);
    void preview(std::optional<std::size_t> to);
    void show_proposal();
    bool drag(std::size_t space, const std::string& piece);
    void take(const std::string& piece, int count);
    void put(std::size_t to);
    void let_go();

    Situation& m_situation;
    std::vector<Nameable> m_names;
    Canvas* m_canvas;
    Proposal m_typed; ///< shown while nothing is in the hand
    wxPanel* m_bar;
    NameField* m_search;
    wxPanel* m_line;
    wxStaticText* m_here;
    wxPanel* m_overlay;
    wxStaticText* m_overlay_title;
    wxTextCtrl* m_overlay_words;
    wxString m_overlay_shown;
    bool m_not_found{false}; ///< that was said of what is typed into the search
    wxPanel* m_sheet;
    wxStaticText* m_name;
    wxStaticText* m_facts;
    RowList* m_pieces;
    SentenceList* m_causes;
    wxSizer* m_actions;
};

} // namespace intendant::app::board

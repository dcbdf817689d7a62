#pragma once

#include "app/desk/account_strip.hpp"
#include "app/desk/books_page.hpp"
#include "app/desk/desk.hpp"
#include "app/desk/header.hpp"
#include "app/desk/help_page.hpp"
#include "app/desk/last_entries.hpp"
#include "app/desk/log_column.hpp"
#include "app/desk/settling.hpp"
#include "app/record/graphs_page.hpp"
#include "app/record/log_page.hpp"
#include "app/record/review_bar.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/segments.hpp"

#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace intendant::app {

/// Where everything of a desk stands, for all games: the head, the sheet of what is done now at the left, the board, the battle, the
/// books or the review in the middle, what happened at the right, the accounts below. Left, right and below fold away by a key;
/// widths are remembered. What is said about an entry lies over the board, which never moves by itself.
class DeskLayout : public Desk {
public:
    enum class Side { Sheet, Column, Strip };

    /// Folds a side away, or brings it back.
    void fold(Side side, bool folded);
    bool folded(Side side) const;
    void remember_layout() override;

    /// Every page, sheets first, then what stands in the middle, then the books.
    std::vector<wxWindow*> pages() const;
    /// Brings a page into sight, wherever it stands, and the keyboard to it.
    virtual void go_to(wxWindow* page) = 0;
    /// What stands in the middle; of the books the one that is open.
    wxWindow* current() const;

protected:
    /// `keys`: where the settings keep the widths, such as `/GAME/desk`.
    DeskLayout(wxWindow* parent, std::string keys);

    /// The windows in which the parts are made.
    wxWindow* sheet_room() const { return m_sheets; }
    wxWindow* middle_room() const { return m_middle_pages; }
    wxWindow* sheet_foot() const { return m_side; }

    /// `item`: the words in the menu, with the key.
    void add_sheet(wxWindow* page, const wxString& item);
    /// `over`: the page fills the middle to its edges and what is said lies over it. `beside`: the sheet that belongs to it; without
    /// one it is the first.
    void add_middle(wxWindow* page, const wxString& name, const wxString& item, bool over = false, wxWindow* beside = nullptr);
    /// `make`: makes the page in a room, not before `make_books`.
    void add_book(std::function<wxWindow*(wxWindow* room)> make, const wxString& name, const wxString& item);
    /// Makes the books that have been added: before one is opened, and anyhow when the desk has been painted.
    void make_books();
    bool books_made() const { return m_books_to_make.empty(); }
    /// They are made: how they speak with the other pages.
    virtual void connect_books() {}
    /// A line under the sheet, such as the one that takes whole entries.
    void add_foot(wxWindow* window);
    /// A row between the middle and the strip, such as the steps of a sample.
    void add_below(wxWindow* window);
    /// The sheet of the selected space is a page of the column while that is open. `move_sheet` puts it into a room; nullptr: back
    /// over the board.
    void add_space(std::function<void(wxWindow* room)> move_sheet) { m_move_space = std::move(move_sheet); }
    /// A space was selected; empty: none is.
    void show_space(const wxString& name);
    /// Once all pages are in.
    void begin_layout(Record& record, std::vector<HelpTopic> topics, std::vector<HelpEntry> entries,
                      std::function<wxString(const db::Entry&)> sentence);
    void append_view_menu(wxMenuBar& bar, const std::function<void(wxMenu&)>& more);

    /// Brings a page into sight; the keyboard stays where it is.
    void bring(wxWindow* page);
    void show_sheet(wxWindow* page);
    /// Opens the column at the log, the selected space or the help.
    void show_column(std::size_t place);
    void show_last_line();
    /// How much of the middle's upper edge the choice of places lies over, from the left. Units: pixels.
    int width_of_places() const;
    bool is_sheet(wxWindow* page) const { return m_sheets->FindPage(page) != wxNOT_FOUND; }

    static constexpr std::size_t column_log = 0;
    static constexpr std::size_t column_space = 1;
    static constexpr std::size_t column_help = 2;

    Header* m_header;
    NoticeBar* m_notice;
    LastEntries* m_last{nullptr};
    ReviewBar* m_review{nullptr};
    BooksPage* m_books;
    LogPage* m_log{nullptr}; ///< the whole log, in the review
    GraphsPage* m_graphs{nullptr};
    LogColumn* m_happened{nullptr};
    HelpPage* m_help{nullptr};
    AccountStrip* m_strip;

private:
    void say_booked(std::int64_t last);
    class Middle;
    class Divider;
    class LastLine;
    struct Item {
        wxWindow* page; ///< nullptr: a book that is not made
        wxString words;
    };
    struct BookToMake {
        std::function<wxWindow*(wxWindow*)> make;
        wxString name;
        std::size_t item; ///< of `m_items`; behind them: none
    };

    void arrange();
    void place_drawer();
    void open_drawer(bool open);
    void show_side();
    bool has_room_for_column() const;

    Settling m_settling{*this};
    std::string m_keys;
    wxPanel* m_side;
    wxSimplebook* m_sheets;
    Middle* m_middle;
    wxSimplebook* m_middle_pages;
    Segments* m_places;
    wxPanel* m_column;
    Segments* m_column_tabs;
    wxSimplebook* m_column_pages;
    wxPanel* m_space;         ///< the page of the selected space
    wxStaticText* m_no_space; ///< on it, while none is selected
    std::function<void(wxWindow*)> m_move_space;
    wxPanel* m_below;
    LastLine* m_last_line;
    std::int64_t m_told{-1}; ///< the last entry that was told to those who hear
    wxPanel* m_drawer;
    LogColumn* m_drawer_log{nullptr};
    Divider* m_left_divider;
    Divider* m_right_divider;
    std::vector<wxWindow*> m_over; ///< pages that fill the middle
    std::map<const wxWindow*, wxWindow*> m_beside;
    std::vector<Item> m_items;
    std::vector<BookToMake> m_books_to_make;
    std::vector<wxWindow*> m_of_places; ///< like the words of m_places
    Record* m_record{nullptr};
    bool m_sheet_wanted{true};
};

} // namespace intendant::app

#pragma once

#include "app/desk/desk_layout.hpp"
#include "app/desk/entry_box.hpp"
#include "app/desk/last_turn.hpp"
#include "app/desk/need_frame.hpp"
#include "app/desk/open_table.hpp"
#include "app/desk/part_of_desk.hpp"
#include "app/desk/proposal_bar.hpp"
#include "app/desk/seat_dialog.hpp"
#include "app/desk/seat_host.hpp"
#include "app/desk/table_display.hpp"
#include "app/record/record.hpp"

#include <wx/weakref.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app {

class Mark;
class SamplePanel;

/// A book of the desk: a page that reads what was booked. `accounts`: the cards of the strip whose figure opens it. `item`: the words in
/// the menu, with the key.
struct Book {
    std::function<wxWindow*(wxWindow* room)> make;
    wxString name;
    wxString item;
    std::vector<std::string> accounts{};
    wxWindow* page{nullptr}; ///< once it is made
};

/// The guided sample of a game, as its desk tells it: by step, counted from 0.
struct SampleTold {
    int steps;
    std::function<wxString(int)> sentence;
    /// The table goes on with the game as it stands then.
    std::function<void(int)> play;
    /// Shows where that is to be seen, and returns the page and the name of the window that is framed; empty: none.
    std::function<std::pair<wxWindow*, wxString>(int)> show;
};

/// What every game's desk does around its table, whichever game it is: it takes back, looks back, keeps log, graphs, books and help, and
/// speaks over the pages. `DeskOf` knows the game's table besides.
class GameDesk : public DeskLayout {
public:
    std::filesystem::path path() const override { return opened().log().file().path(); }
    bool read_only() const override { return opened().opened_to_look(); }
    bool can_undo() const override { return opened().can_undo(); }
    bool can_redo() const override { return opened().can_redo(); }
    void undo() override { opened().undo(); }
    void redo() override { opened().redo(); }
    void undo_from(std::int64_t seq) override;
    void restart_turn() override;
    void bookmark() override;
    void look_back(std::int64_t seq) override;
    bool looks_back() const override { return m_review->active(); }
    void show_failure(const wxString& sentence) override { m_notice->say(NoticeBar::Kind::Refusal, sentence); }
    void show_news(const wxString& sentence) override { m_notice->say(NoticeBar::Kind::News, sentence); }
    void offer_news(const wxString& sentence, const wxString& what, const std::function<void()>& act) override {
        m_notice->offer(NoticeBar::Kind::News, sentence, what, act);
    }
    void go_to_reason() override { m_notice->go_to_reason(); }
    const Record& record() const override { return *m_record; }
    void show_graphs() override;
    void show_anew() override { show_everything(); }
    void append_menus(wxMenuBar& bar) override;
    void go_to(wxWindow* page) override;
    std::int64_t last_entry() const override { return opened().log().file().last_seq(); }

protected:
    /// `keys`: where the settings keep how wide the sides are.
    GameDesk(wxWindow* parent, std::string keys);
    ~GameDesk() override;

    /// The game's table.
    virtual OpenTable& opened() const = 0;

    /// What stands in the head and in the strip.
    virtual TurnHead head() const = 0;
    virtual std::vector<Account> accounts() const = 0;
    /// The clause about what is done now.
    virtual std::string clause_of_now() const = 0;
    virtual void append_game_items(wxMenu& game) = 0;
    /// What everybody at the table may see of each account, as it stands.
    virtual std::vector<TableView::Seat> seats() const = 0;
    /// The battle that is fought, with its forces; empty: none is.
    virtual wxString battle_in_words() const { return {}; }
    /// The same as the table display draws it; nothing: it has the board alone.
    virtual std::optional<TableView::Battle> battle_for_table() const { return std::nullopt; }
    /// The battle that the table sees has changed, though nothing was booked.
    void show_to_table();
    /// What the game's own clock says; empty: it has none.
    virtual wxString game_time() const { return {}; }
    /// The pages show the books as they stand, or as one looks back at them; the books of the desk are shown by itself.
    virtual void show_state() = 0;
    /// The pages show the entry; what else does the table want now?
    virtual void follow(const db::Entry& entry) = 0;
    /// `corrects`: the entry that the stocktake puts right; 0: none.
    virtual void take_stock(std::int64_t corrects) = 0;
    /// The play was booked wrongly: takes back to it, and puts it into the sheet.
    virtual void enter_anew(std::int64_t seq) = 0;
    /// Books what a seat proposes; false: it makes no command any more.
    virtual bool book_of_seat(const seat::Proposal& proposal) = 0;
    /// "What do I need?" of this game; nothing: it does not answer that.
    virtual std::optional<NeedFrame::Ways> need() = 0;
    /// The turn before this one, as the game tells it; nothing: there is none, or it tells no stories.
    virtual std::optional<db::TurnStory> last_turn() = 0;
    /// The game as the seats see it.
    virtual std::shared_ptr<const seat::Snapshot> look_for_seats(const seat::TurnTime& time) = 0;

    /// Adds the books, in the order in which the desk lists them.
    void add_books(std::vector<Book> books);
    /// The board: a page with the sheet of the selected space. `find`: puts the keyboard in the field that finds a space on it; `picture`:
    /// the whole board as it is shown; `drawn`: it fills the middle.
    void add_board(wxWindow* page, bool drawn, std::function<void()> find, std::function<wxBitmap(wxSize)> picture);
    /// The line for whole entries under the sheet. `hint`, `tip`: with examples of this game.
    void add_entry_line(EntryBox* entry);
    /// `places`: what the log can be filtered by. Once all pages are in.
    void connect(const std::vector<std::pair<std::string, wxString>>& places, std::vector<HelpTopic> topics,
                 std::vector<HelpEntry> entries);
    /// `problem`: why the board is not drawn; empty: it is.
    void begin(wxWindow* page, Opening opening, const wxString& problem);
    /// Tells the sample, from its first step.
    void tell_sample(SampleTold told);
    /// The pages look at table and desk while they live.
    void take_apart();

    /// Head and strip alone: the clock runs on.
    void show_head() { m_header->show(head(), can_undo(), can_redo()); }
    void show_everything();
    /// Shows the state on pages: at once where they are seen, elsewhere when there is nothing else to do, and not before the desk has
    /// been painted.
    void show_on(const std::vector<PartOfAnyDesk*>& pages);
    /// Opens the first book of this account.
    void open_book_of(const std::string& account);
    void help_about(const std::string& clause);

    std::unique_ptr<Record> m_record;

private:
    void add_graphs();
    void connect_log();
    /// Where proposals from the seats appear, and the server that brings them.
    void add_seats();
    void append_game_menu(wxMenuBar& bar);
    void tell_damage();
    void verify();
    void choose_branch();
    void find_space();
    void keep_keyboard();
    void focus_on(wxWindow* page);
    void show_sample_step(int step);
    void show_seats();
    void show_proposals();
    void book_proposed();
    void entry_booked(const db::Entry& entry);
    void show_past(std::int64_t seq);
    void leave_help();
    void open_last_turn();
    /// Says once that a turn is over, and offers its story.
    void tell_turn_over();
    TurnClock& turn_clock();
    TableView table_view();
    void show_second_screen();

    std::vector<Book> m_game_books;
    wxWindow* m_board_page{nullptr};
    std::function<void()> m_find;
    std::function<wxBitmap(wxSize)> m_picture;
    EntryBox* m_entry{nullptr};
    NeedFrame* m_need{nullptr}; ///< once it was asked for
    std::unique_ptr<LastTurn> m_last_turn;
    TableDisplay* m_display{nullptr};
    TurnClock m_clock;
    std::pair<int, std::string> m_clocked{-1, {}}; ///< whose turn it counts: round and seat
    ProposalBar* m_proposal{nullptr};
    SeatDialog* m_seat_dialog{nullptr};
    std::unique_ptr<SeatHost> m_seats;
    SampleTold m_told;
    SamplePanel* m_sample{nullptr};
    std::unique_ptr<Mark> m_mark;
    bool m_painted{false};
    bool m_column_was_folded{false}; ///< when the help was opened
    wxWindowRef m_before_help;       ///< where the keyboard was, while that is there
};

} // namespace intendant::app

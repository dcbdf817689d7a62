#pragma once

#include "app/desk/game_desk.hpp"
#include "app/desk/table_of.hpp"
#include "app/files/file_choice.hpp"
#include "app/seat/watch.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app {

/// The desk of a game: what it does is in `GameDesk`; here is what needs the game's own session and commands. A game adds its sheets and
/// pages, and says what stands in head and strip. `T`: its table, a `TableOf`.
///
/// The constructor of a game's desk adds its sheets, pages and books, then calls `connect` and, at its end, `begin`; its destructor
/// calls `take_apart`.
template <class T> class DeskOf : public GameDesk {
public:
    using Session = typename T::Session;

    db::LibraryCard library_card() const override {
        return db::card_of(m_table->session().file(), card(m_table->session().state()), m_table->session().proof());
    }
    const T& table() const { return *m_table; }

protected:
    using Command = typename T::Command;
    /// What a line of the quick entry means, and how it may go on.
    using Reads = typed::Meaning<Command> (*)(const std::string& line, const typename T::State& state, const typed::Tongue& tongue);
    using Completes = std::vector<std::string> (*)(const std::string& line, const typename T::State& state, const typed::Tongue& tongue);

    /// `session` is moved from once the other arguments are known. `keys`: where the settings keep how wide the sides are.
    DeskOf(wxWindow* parent, Session&& session, Names names, std::string keys) : GameDesk(parent, std::move(keys)) {
        m_table = std::make_unique<T>(std::move(session), *m_notice, std::move(names));
    }
    OpenTable& opened() const override { return *m_table; }

    /// Makes a book that the desk has nothing else to do with.
    template <class Page> std::function<wxWindow*(wxWindow*)> book_maker() {
        return [this](wxWindow* room) { return new Page(room, *m_table); };
    }
    /// The board with its pane, where there is one. `drawn`: it fills the middle.
    template <class Board, class Pane> void add_board(Board* board, Pane* pane, bool drawn) {
        if (pane != nullptr) {
            add_space([pane](wxWindow* room) { pane->move_sheet(room); });
            pane->on_selected = [this](const wxString& name) { show_space(name); };
            pane->taken_at_left = [this] { return width_of_places(); };
        }
        GameDesk::add_board(
            board, drawn, [board] { board->find_space(); },
            [board](wxSize size) { return board->drawn() ? board->canvas().picture(size) : wxBitmap{}; });
    }
    /// The line for whole entries under the sheet. `hint`, `tip`: with examples of this game.
    void add_entry_line(const wxString& hint, const wxString& tip, Reads read, Completes complete) {
        auto* const entry = new EntryBox(sheet_foot(), hint, tip);
        entry->completions = [this, complete](const wxString& line) { return shown(complete(to_utf8(line), m_table->state(), tongue())); };
        entry->preview = [this, read](const wxString& line) {
            const auto meaning = read(to_utf8(line), m_table->state(), tongue());
            show_typed(meaning.command ? &*meaning.command : nullptr);
            return meaning.command ? m_table->foresee(*meaning.command) : to_wx(meaning.complaint);
        };
        entry->on_empty = [this] { nothing_typed(); };
        entry->book = [this, read](const wxString& line, const std::function<void()>& done) {
            if (m_table->may_book()) {
                book_line(read(to_utf8(line), m_table->state(), tongue()), done);
            }
        };
        GameDesk::add_entry_line(entry);
    }
    /// Asks by a dialog where the pieces stand, and books it.
    template <class Dialog> void take_stock_by(std::int64_t corrects) {
        m_review->leave();
        if (!m_table->may_book()) {
            return;
        }
        Dialog dialog(this, *m_table);
        if (dialog.ShowModal() == wxID_OK) {
            m_table->book(dialog.command(), {}, corrects);
        }
    }

    /// How the board is drawn on the phones; empty: as it stands in the game's `map.json`.
    virtual seat::DrawBoard<typename T::Game> board_for_seats() const { return {}; }
    /// Draws on the board what the line would do; nullptr: nothing any more.
    virtual void show_typed(const Command* command) = 0;
    /// The line is empty again; what the sheet draws may be seen.
    virtual void nothing_typed() {}
    /// Puts a command into the sheet, to be changed and booked again.
    virtual void fill(const Command& command) = 0;

    std::shared_ptr<const seat::Snapshot> look_for_seats(const seat::TurnTime& time) override {
        if (!m_watch) {
            m_watch = std::make_unique<Watch>(path().stem().string(), board_for_seats());
        }
        return m_watch->look(m_table->session(), !read_only(), time);
    }

    std::unique_ptr<T> m_table;

private:
    using Watch = seat::Watch<typename T::Game>;

    void book_line(const typed::Meaning<Command>& meaning, const std::function<void()>& done) {
        if (meaning.command) {
            m_table->book(*meaning.command, done);
        } else if (meaning.act) {
            done();
            *meaning.act == typed::Act::Undo ? undo() : *meaning.act == typed::Act::Redo ? redo() : next_step();
        } else {
            m_notice->say(NoticeBar::Kind::Refusal, to_wx(meaning.complaint));
        }
    }
    void enter_anew(std::int64_t seq) override {
        if (const auto command = m_table->enter_anew(seq)) {
            fill(*command);
        }
    }
    bool book_of_seat(const seat::Proposal& proposal) override {
        const auto command = Watch::command_of(m_table->session(), proposal);
        if (command) {
            m_table->book(*command, {}, 0, proposal.seat);
        }
        return command.has_value();
    }
    std::optional<NeedFrame::Ways> need() override {
        if constexpr (requires(const typename T::Game::State& state) { T::Game::need_form(state, {}); }) {
            return need_ways<typename T::Game>(*m_table);
        } else {
            return std::nullopt;
        }
    }
    std::optional<db::TurnStory> last_turn() override { return db::last_turn(m_table->session()); }
    std::unique_ptr<Watch> m_watch;
};

/// Opens a game on a new desk of this kind. Throws: db::FileError.
template <class D, class Tables>
Desk* open_desk_of(wxWindow* parent, std::shared_ptr<const Tables> tables, const std::filesystem::path& file, Opening opening) {
    using Session = typename D::Session;
    if (opening == Opening::ToPlay && soon_proved(file)) {
        Session::require_proved(file, tables);
    }
    return new D(parent, opening == Opening::ToReview ? Session::open_for_review(file, tables) : Session::open(file, tables), opening);
}

} // namespace intendant::app

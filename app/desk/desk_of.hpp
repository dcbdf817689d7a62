#pragma once

#include "app/base/keyboard.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/desk/desk_layout.hpp"
#include "app/desk/entry_box.hpp"
#include "app/desk/menu_item.hpp"
#include "app/desk/proposal_bar.hpp"
#include "app/desk/seat_dialog.hpp"
#include "app/desk/seat_host.hpp"
#include "app/desk/table_display.hpp"
#include "app/desk/table_of.hpp"
#include "app/files/file_choice.hpp"
#include "app/record/proof.hpp"
#include "app/record/record.hpp"
#include "app/seat/watch.hpp"
#include "app/widgets/mnemonics.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/weakref.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app {

/// What every game's desk does around its table: it takes back, looks back, keeps log, graphs and help, and speaks over the
/// pages. A game adds its sheets and pages, and says what stands in head and strip. `T`: its table, a `TableOf`.
///
/// The constructor of a game's desk adds its sheets, pages and books, then calls `connect` and, at its end, `begin`; its destructor
/// calls `take_apart`.
template <class T> class DeskOf : public DeskLayout {
public:
    using Session = typename T::Session;

    std::filesystem::path path() const override { return m_table->session().file().path(); }
    bool read_only() const override { return m_table->session().read_only(); }
    db::LibraryCard library_card() const override {
        return db::card_of(m_table->session().file(), card(m_table->session().state()), m_table->session().proof());
    }
    bool can_undo() const override { return !m_table->read_only() && m_table->session().can_undo(); }
    bool can_redo() const override { return !m_table->read_only() && m_table->session().can_redo(); }
    void undo() override { m_table->undo(); }
    void redo() override { m_table->redo(); }
    void undo_from(std::int64_t seq) override {
        m_review->leave();
        m_table->undo_from(seq);
    }
    void restart_turn() override {
        if (m_table->may_book()) {
            m_table->restart_turn();
        }
    }
    void bookmark() override {
        if (m_table->may_note()) {
            m_table->bookmark(looks_back() ? m_review->shown() : m_log->selected() > 0 ? m_log->selected() : last_entry());
        }
    }
    void look_back(std::int64_t seq) override {
        if (seq > 0) {
            m_last->close();
            m_review->go_to(seq);
        } else {
            m_review->leave();
        }
    }
    bool looks_back() const override { return m_review->active(); }
    void show_failure(const wxString& sentence) override { m_notice->say(NoticeBar::Kind::Refusal, sentence); }
    void show_news(const wxString& sentence) override { m_notice->say(NoticeBar::Kind::News, sentence); }
    void go_to_reason() override { m_notice->go_to_reason(); }
    const Record& record() const override { return *m_record; }
    void show_graphs() override {
        make_books();
        go_to(m_graphs);
    }
    void append_menus(wxMenuBar& bar) override {
        append_view_menu(bar, [this](wxMenu& view) {
            add_item(view, _("Fi&nd a space on the board\tCtrl+F"), [this] { find_space(); });
            add_item(view, _("Table &display on a second screen\tCtrl+D"), [this] { show_second_screen(); });
            auto* const every_eye = view.AppendCheckItem(wxID_ANY, _("Colours for every e&ye, with patterns"));
            every_eye->Check(theme::for_every_eye());
            view.Bind(
                wxEVT_MENU,
                [this](wxCommandEvent& event) {
                    theme::want_for_every_eye(event.IsChecked());
                    show_everything();
                },
                every_eye->GetId());
        });
        auto* const game = new wxMenu;
        append_game_items(*game);
        add_item(*game, _("&Quick entry\tCtrl+E"), [this] {
            fold(Side::Sheet, false);
            m_entry->take_focus();
        });
        add_item(*game, _("Stockt&ake...\tCtrl+T"), [this] { take_stock(0); });
        add_item(*game, _("&Verify the file"), [this] { verify(); });
        game->AppendSeparator();
        add_item(*game, _("Show the books to the pla&yers..."), [this] { show_seats(); });
        add_item(*game, _("&Book what a seat proposes\tCtrl+P"), [this] { book_proposed(); });
        bar.Append(game, _("&Game"));
        auto* const help = new wxMenu;
        add_item(*help, _("&What the rule says\tF1"), [this] {
            const auto cited = m_notice->rules();
            help_about(cited.empty() ? clause_of_now() : cited.front().id);
        });
        add_item(*help, _("&Contents and search\tShift+F1"), [this] { help_about({}); });
        bar.Append(help, _("&Help"));
    }
    void go_to(wxWindow* page) override {
        m_last->close();
        bring(page);
        CallAfter([this, page] {
            layout::refit(page);
            if (looks_back()) { // the keys go on
                show_everything();
                m_review->set_focus();
                return;
            }
            if (page == m_graphs) {
                m_graphs->show_state();
            }
            show_what_is_seen(page);
            focus_on(page);
        });
    }
    std::int64_t last_entry() const override { return m_table->session().file().last_seq(); }

    const T& table() const { return *m_table; }

protected:
    /// `session` is moved from once the other arguments are known. `keys`: where the settings keep how wide the sides are.
    DeskOf(wxWindow* parent, Session&& session, Names names, std::string keys) : DeskLayout(parent, std::move(keys)) {
        m_table = std::make_unique<T>(std::move(session), *m_notice, std::move(names));
        m_record =
            std::make_unique<Record>(m_table->session(), m_table->names(), [this](const db::Entry& entry) { return m_table->say(entry); });
    }

    /// `places`: what the log can be filtered by. Once all pages are in.
    void connect(const std::vector<std::pair<std::string, wxString>>& places, std::vector<HelpTopic> topics,
                 std::vector<HelpEntry> entries) {
        add_book(
            [this](wxWindow* room) {
                m_graphs = new GraphsPage(room, *m_record);
                m_graphs->look_back = [this](std::int64_t seq) { look_back(seq); };
                return m_graphs;
            },
            _("Graphs"), {});
        begin_layout(*m_record, std::move(topics), std::move(entries), [this](const db::Entry& entry) { return m_table->say(entry); });
        m_log->offer_places(places);
        m_header->on_undo = [this] { undo(); };
        m_header->on_redo = [this] { redo(); };
        m_header->on_next = [this] { next_step(); };
        m_table->on_change = [this](const db::Entry& entry) { entry_booked(entry); };
        m_last->on_close = [this] { go_to(current()); };
        m_happened->on_select = [this](std::int64_t seq) { m_log->select(seq); };
        m_happened->on_enter = [this](std::int64_t seq) { look_back(seq); };
        m_happened->on_menu = [this](std::int64_t seq) { m_log->pop_up_menu(m_happened, seq); };
        m_log->take_out = [this](std::int64_t seq) {
            m_review->leave();
            m_table->take_out(seq);
        };
        m_log->enter_anew = [this](std::int64_t seq) {
            m_review->leave();
            if (const auto command = m_table->enter_anew(seq)) {
                fill(*command);
            }
        };
        m_notice->on_rule = [this](const std::string& id) { help_about(id); };
        m_help->on_leave = [this] { leave_help(); };
        m_log->undo_from = [this](std::int64_t seq) { undo_from(seq); };
        m_log->note = [this](const std::string& text, std::int64_t about) {
            const auto before = last_entry();
            m_table->note(text, about);
            return last_entry() > before;
        };
        m_log->bookmark = [this](std::int64_t seq) { m_table->bookmark(seq); };
        m_log->look_back = [this](std::int64_t seq) { look_back(seq); };
        m_log->correct = [this](std::int64_t seq) { take_stock(seq); };
        m_review->on_show = [this](std::int64_t seq) { show_past(seq); };
        add_seats();
        Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
            event.Skip();
            if (!std::exchange(m_painted, true)) {
                CallAfter([this] {
                    make_books();
                    show_everything();
                });
            }
        });
        Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
            event.Skip();
            keep_keyboard();
        });
        Bind(EVT_DOUBTFUL_NAME, [this](wxCommandEvent& event) { m_notice->say(NoticeBar::Kind::Refusal, event.GetString()); });
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (!m_review->handle(event)) {
                event.Skip();
            }
        });
    }
    /// Where proposals from the seats appear, and the server that brings them.
    void add_seats() {
        m_proposal = new ProposalBar(this);
        add_below(m_proposal);
        m_proposal->on_book = [this] { book_proposed(); };
        m_proposal->on_refuse = [this](const wxString& why) { m_seats->refuse(to_utf8(why)); };
        m_watch = std::make_unique<seat::Watch<typename T::Game>>(path().stem().string(), board_for_seats());
        m_seats = std::make_unique<SeatHost>(path(), [this] {
            const auto& clock = turn_clock();
            return m_watch->look(m_table->session(), !read_only(),
                                 seat::TurnTime{clock.shown(std::chrono::steady_clock::now()), clock.paused()});
        });
        m_seats->on_change = [this] { show_proposals(); };
    }
    /// The line for whole entries under the sheet. `hint`, `tip`: with examples of this game.
    void add_entry_line(const wxString& hint, const wxString& tip) {
        m_entry = new EntryBox(sheet_foot(), hint, tip);
        m_entry->on_leave = [this] { go_to(current()); };
        m_entry->completions = [this](const wxString& line) { return completions_of_line(line); };
        m_entry->preview = [this](const wxString& line) {
            const auto meaning = read_line(line);
            show_typed(meaning.command ? &*meaning.command : nullptr);
            return meaning.command ? m_table->foresee(*meaning.command) : meaning.complaint;
        };
        m_entry->book = [this](const wxString& line, const std::function<void()>& done) { book_line(line, done); };
        add_foot(m_entry);
    }
    /// `problem`: why the board is not drawn; empty: it is.
    void begin(wxWindow* page, Opening opening, const wxString& problem) {
        m_log->refresh();
        bring(page);
        show_everything();
        Layout();
        if (!m_table->session().proof().sound()) {
            tell_damage();
        } else if (read_only()) {
            m_notice->say(NoticeBar::Kind::Warning,
                          _("This game is only looked at: nothing can be booked here, and the file is not changed."));
        } else if (!problem.empty()) {
            m_notice->say(NoticeBar::Kind::Warning, problem);
        }
        go_to(page);
        if (opening == Opening::ToPlay) {
            if (const auto hindered = m_seats->resume(); !hindered.empty()) {
                m_notice->say(NoticeBar::Kind::Warning, hindered);
            }
            constexpr std::size_t entries_after_restart = 5;
            m_last->show(m_table->session().last_entries(entries_after_restart));
            CallAfter([this] { m_last->set_focus(); });
        }
    }

    /// The pages look at table and desk while they live.
    void take_apart() {
        m_seats.reset();
        if (m_display != nullptr) {
            m_display->Destroy();
        }
        DestroyChildren();
    }

    void help_about(const std::string& clause) {
        auto* const focus = wxWindow::FindFocus();
        if (focus == nullptr || !m_help->IsDescendant(focus)) {
            m_before_help = focus;
        }
        if (!m_help->IsShownOnScreen()) {
            m_column_was_folded = folded(Side::Column);
        }
        show_column(column_help);
        m_help->open(clause);
    }
    /// Where the record is damaged, and a copy of what is proved, to be played on.
    void tell_damage() {
        const auto& found = m_table->session().proof();
        const auto sentence =
            proof_in_words(found) + " " + _("This game is only looked at: nothing can be booked here, and the file is not changed.");
        if (found.entries == 0) {
            m_notice->say(NoticeBar::Kind::Warning, sentence);
            return;
        }
        m_notice->offer(NoticeBar::Kind::Warning, sentence, _("Save a repaired copy"), [this] {
            const auto copy = free_name_beside(m_table->session().file().path());
            const auto saved = m_table->session().save_proved(copy);
            m_notice->say(NoticeBar::Kind::News,
                          wxString::Format(_("Saved beside this game as %s, with %lld entries. Open that copy to play on."),
                                           to_wx(copy.filename().string()), static_cast<long long>(saved.entries)));
        });
    }
    void verify() {
        const auto found = m_table->session().verify();
        m_notice->say(found.sound() ? NoticeBar::Kind::News : NoticeBar::Kind::Refusal, proof_in_words(found));
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

    /// What stands in the head and in the strip.
    virtual TurnHead head() const = 0;
    virtual std::vector<Account> accounts() const = 0;
    /// The clause about what is done now.
    virtual std::string clause_of_now() const = 0;
    virtual void append_game_items(wxMenu& game) = 0;
    /// What everybody at the table may see of each account, as it stands.
    virtual std::vector<TableView::Seat> seats() const = 0;
    /// The battle that is fought, with its forces; empty: none is.
    virtual wxString battle_in_words() const = 0;
    /// What the game's own clock says; empty: it has none.
    virtual wxString game_time() const { return {}; }
    /// The whole board as it is shown, as a picture of that size.
    virtual wxBitmap picture_of_board(wxSize size) const = 0;
    /// How the board is drawn on the phones; empty: as it stands in the game's `map.json`.
    virtual seat::DrawBoard<typename T::Game> board_for_seats() const { return {}; }
    /// The board, and the keyboard in the field that finds a space on it.
    virtual void find_space() = 0;
    virtual void show_state() = 0;
    /// Some pages read the log, and only while they can be seen.
    virtual void show_what_is_seen(wxWindow* page) = 0;
    /// The keyboard goes to what is used first on a page of this game.
    virtual void set_focus_on(wxWindow* page) = 0;
    /// What a line of the quick entry means, and how it may go on.
    virtual EntryMeaning<typename T::Command> read_line(const wxString& line) const = 0;
    virtual std::vector<wxString> completions_of_line(const wxString& line) const = 0;
    /// Draws on the board what the line would do; nullptr: nothing any more.
    virtual void show_typed(const typename T::Command* command) = 0;
    /// Puts a command into the sheet, to be changed and booked again.
    virtual void fill(const typename T::Command& command) = 0;
    /// The pages show the entry; what else does the table want now?
    virtual void follow(const db::Entry& entry) = 0;
    /// `corrects`: the entry that the stocktake puts right; 0: none.
    virtual void take_stock(std::int64_t corrects) = 0;

    /// Head and strip alone: the clock runs on.
    void show_head() { m_header->show(head(), can_undo(), can_redo()); }
    void show_everything() {
        show_state();
        show_head();
        m_strip->show(accounts());
        if (m_display != nullptr && !looks_back()) { // the table sees the game as it stands
            m_display->show_state();
        }
        if (m_graphs != nullptr) {
            m_graphs->show_state();
        }
        m_help->refresh();
        show_last_line();
        tell_letters_apart_soon(*this);
    }

    /// Shows the state on pages: at once where they are seen, elsewhere when there is nothing else to do, and not before the desk has
    /// been painted.
    template <class Page> void show_on(const std::vector<Page*>& pages) {
        std::vector<Page*> hidden;
        for (auto* const page : pages) {
            if (page->IsShownOnScreen()) {
                page->show_state();
            } else {
                hidden.push_back(page);
            }
        }
        if (m_painted) {
            CallAfter([hidden] {
                for (auto* const page : hidden) {
                    page->show_state();
                }
            });
        }
    }

    std::unique_ptr<T> m_table;
    std::unique_ptr<Record> m_record;

private:
    /// A window in which nothing has the keyboard loses keys.
    void keep_keyboard() {
        auto* const frame = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(this));
        if (frame != nullptr && frame->IsActive() && IsShownOnScreen() && window_with_keyboard() == nullptr) {
            m_header->set_focus();
        }
    }
    void focus_on(wxWindow* page) {
        if (page == m_graphs) {
            m_graphs->set_focus();
        } else if (page == m_log) {
            m_log->SetFocus();
        } else {
            set_focus_on(page);
        }
    }
    void show_seats() {
        if (m_seat_dialog == nullptr) {
            std::vector<std::pair<std::string, wxString>> names;
            for (const auto& each : accounts()) {
                names.emplace_back(each.key, each.name);
            }
            m_seat_dialog = new SeatDialog(this, *m_seats, std::move(names));
        }
        m_seat_dialog->show_state();
        m_seat_dialog->Show();
        m_seat_dialog->Raise();
    }
    void show_proposals() {
        if (m_seat_dialog != nullptr) {
            m_seat_dialog->show_state();
        }
        if (m_display != nullptr) {
            m_display->show_state();
        }
        if (m_seats->waiting().empty()) {
            m_proposal->dismiss();
            return;
        }
        const auto& first = m_seats->waiting().front();
        wxString what;
        for (const auto& sentence : first.checked.sentences) {
            what += (what.empty() ? "" : " ") + m_table->say(sentence);
        }
        wxString warnings;
        for (const auto& [clause, why] : first.checked.warnings) {
            warnings += (warnings.empty() ? L"\u26A0 " : L"\n\u26A0 ") + to_wx(clause) + (clause.empty() ? "" : ": ") + m_table->say(why);
        }
        m_proposal->show(first.id, m_table->say(core::Message{"{seat}", {{"seat", "@seat:" + first.seat}}}), what, warnings,
                         m_seats->waiting().size() - 1);
    }
    /// Books the first of what the seats propose, if the game is still where it was; else it is past, and the seat is told so.
    void book_proposed() {
        if (m_seats->waiting().empty()) {
            m_notice->say(NoticeBar::Kind::News, _("No seat proposes anything now."));
            return;
        }
        const auto first = m_seats->waiting().front();
        if (m_seats->first_is_past()) {
            m_seats->let_pass();
            m_notice->say(NoticeBar::Kind::Warning,
                          wxString::Format(_("The game has gone on since %s proposed this. Nothing was booked, and the seat is told."),
                                           m_table->say(core::Message{"{seat}", {{"seat", "@seat:" + first.seat}}})));
            return;
        }
        m_review->leave();
        if (!m_proposal->is_seen()) { // it appears now; nobody can have meant it
            show_proposals();
            return;
        }
        if (!m_table->may_book()) {
            return;
        }
        m_seats->accept();
        if (first.form == "note") {
            m_table->note(std::string{core::text_in(first.values, "text")}, 0, first.seat);
        } else if (const auto command = m_watch->command_of(m_table->session(), first)) {
            m_table->book(*command, {}, 0, first.seat);
        } else {
            m_seats->let_pass();
        }
    }
    void entry_booked(const db::Entry& entry) {
        m_seats->booked(entry.who);
        m_log->refresh();
        if (looks_back()) { // a note: it changes nothing in the game
            m_review->go_to(m_review->shown());
        } else {
            m_last->close();
            show_everything();
            follow(entry);
        }
        if (on_booked) {
            on_booked(entry.seq);
        }
    }
    void show_past(std::int64_t seq) {
        m_table->look_back(seq);
        show_everything();
        m_happened->select(seq);
        if (seq > 0) {
            m_log->select(seq);
        } else {
            m_log->go_to_end();
            go_to(current());
        }
    }
    void leave_help() {
        show_column(column_log);
        fold(Side::Column, m_column_was_folded);
        auto* const back = m_before_help && m_before_help->IsShownOnScreen() ? m_before_help.get() : current();
        back->SetFocus();
    }

    /// How long the turn has lasted, for the table display and the phones.
    TurnClock& turn_clock() {
        const auto heading = T::Game::heading(m_table->session().state());
        auto turn = std::pair(heading.round, heading.seat);
        if (turn != m_clocked) {
            m_clocked = std::move(turn);
            m_clock.start_anew(std::chrono::steady_clock::now());
        }
        return m_clock;
    }
    TableView table_view() {
        turn_clock();
        TableView view{.head = head(), .seats = seats(), .news = battle_in_words(), .fights = false};
        view.fights = !view.news.empty();
        constexpr std::size_t lately = 20;
        for (const auto& line : view.fights ? std::vector<db::LogLine>{} : m_table->session().last_entries(lately)) {
            if (line.entry.kind != core::EntryKind::Note) { // what somebody noted down is his
                view.news = m_table->say(line.entry);
            }
        }
        return view;
    }
    void show_second_screen() {
        if (m_display == nullptr) {
            m_display = new TableDisplay([this] { return table_view(); }, [this](wxSize size) { return picture_of_board(size); },
                                         [this] { return game_time(); }, [this] { return m_seats->address(); }, turn_clock());
            m_display->on_pause = [this] { m_seats->show_anew(); };
        }
        m_display->Show();
        m_display->Raise();
    }
    void book_line(const wxString& line, const std::function<void()>& done) {
        if (!m_table->may_book()) {
            return;
        }
        const auto meaning = read_line(line);
        if (meaning.command) {
            m_table->book(*meaning.command, done);
        } else if (meaning.act) {
            const auto act = *meaning.act;
            done();
            act == EntryAct::Undo ? undo() : act == EntryAct::Redo ? redo() : next_step();
        } else {
            m_notice->say(NoticeBar::Kind::Refusal, meaning.complaint);
        }
    }

    EntryBox* m_entry{nullptr};
    TableDisplay* m_display{nullptr};
    TurnClock m_clock;
    std::pair<int, std::string> m_clocked{-1, {}}; ///< whose turn it counts: round and seat
    ProposalBar* m_proposal{nullptr};
    SeatDialog* m_seat_dialog{nullptr};
    std::unique_ptr<seat::Watch<typename T::Game>> m_watch;
    std::unique_ptr<SeatHost> m_seats;
    bool m_painted{false};
    bool m_column_was_folded{false}; ///< when the help was opened
    wxWindowRef m_before_help;       ///< where the keyboard was, while that is there
};

} // namespace intendant::app

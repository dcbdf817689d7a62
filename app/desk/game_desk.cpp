#include "app/desk/game_desk.hpp"

#include "app/base/keyboard.hpp"
#include "app/base/layout.hpp"
#include "app/base/preferences.hpp"
#include "app/base/theme.hpp"
#include "app/desk/menu_item.hpp"
#include "app/desk/sample_panel.hpp"
#include "app/desk/unfinished.hpp"
#include "app/files/file_choice.hpp"
#include "app/record/branches_dialog.hpp"
#include "app/record/proof.hpp"
#include "app/widgets/mark.hpp"
#include "app/widgets/mnemonics.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

GameDesk::GameDesk(wxWindow* parent, std::string keys) : DeskLayout(parent, std::move(keys)) {}

GameDesk::~GameDesk() = default;

void GameDesk::undo_from(std::int64_t seq) {
    m_review->leave();
    opened().undo_from(seq);
}

void GameDesk::restart_turn() {
    if (opened().may_book()) {
        opened().restart_turn();
    }
}

void GameDesk::bookmark() {
    if (opened().may_note()) {
        opened().bookmark(looks_back() ? m_review->shown() : m_log->selected() > 0 ? m_log->selected() : last_entry());
    }
}

void GameDesk::look_back(std::int64_t seq) {
    if (seq > 0) {
        m_last->close();
        m_review->go_to(seq);
    } else {
        m_review->leave();
    }
}

void GameDesk::show_graphs() {
    make_books();
    go_to(m_graphs);
}

void GameDesk::append_menus(wxMenuBar& bar) {
    append_view_menu(bar, [this](wxMenu& view) {
        if (m_find) {
            add_item(view, _("Fi&nd a space on the board\tCtrl+F"), [this] { find_space(); });
        }
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
    append_game_menu(bar);
    auto* const help = new wxMenu;
    add_item(*help, _("&What the rule says\tF1"), [this] {
        const auto cited = m_notice->rules();
        help_about(cited.empty() ? clause_of_now() : cited.front().id);
    });
    add_item(*help, _("&Contents and search\tShift+F1"), [this] { help_about({}); });
    bar.Append(help, _("&Help"));
}

void GameDesk::append_game_menu(wxMenuBar& bar) {
    auto* const game = new wxMenu;
    append_game_items(*game);
    if (m_entry != nullptr) {
        add_item(*game, _("&Quick entry\tCtrl+E"), [this] {
            fold(Side::Sheet, false);
            m_entry->take_focus();
        });
    }
    if (auto ways = need()) {
        add_item(*game, _("What do I n&eed?...\tCtrl+Shift+N"), [this, ways = *std::move(ways)] {
            if (m_need == nullptr) {
                m_need = new NeedFrame(this, ways);
            }
            m_need->open();
        });
    }
    add_item(*game, _("The la&st turn...\tCtrl+Shift+L"), [this] { open_last_turn(); });
    add_item(*game, _("Stockt&ake...\tCtrl+T"), [this] { take_stock(0); });
    add_item(*game, _("&Verify the file"), [this] { verify(); });
    add_item(*game, _("B&ranches..."), [this] { choose_branch(); });
    game->AppendSeparator();
    add_item(*game, _("Show the books to the pla&yers..."), [this] { show_seats(); });
    add_item(*game, _("&Book what a seat proposes\tCtrl+P"), [this] { book_proposed(); });
    bar.Append(game, _("&Game"));
}

void GameDesk::go_to(wxWindow* page) {
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
        // Some books read the log, and only while they can be seen.
        if (std::ranges::find(m_game_books, page, &Book::page) != m_game_books.end()) {
            dynamic_cast<PartOfAnyDesk&>(*page).show_state();
        }
        focus_on(page);
    });
}

void GameDesk::focus_on(wxWindow* page) {
    if (page == m_graphs) {
        m_graphs->set_focus();
    } else if (auto* const part = dynamic_cast<PartOfAnyDesk*>(page)) {
        part->set_focus();
    } else {
        page->SetFocus();
    }
}

void GameDesk::add_books(std::vector<Book> books) {
    m_game_books = std::move(books);
    for (auto& book : m_game_books) {
        add_book([&book](wxWindow* room) { return book.page = book.make(room); }, book.name, book.item);
    }
}

void GameDesk::open_book_of(const std::string& account) {
    const auto book = std::ranges::find_if(
        m_game_books, [&](const Book& each) { return std::ranges::find(each.accounts, account) != each.accounts.end(); });
    if (book != m_game_books.end()) {
        make_books();
        go_to(book->page);
    }
}

void GameDesk::add_board(wxWindow* page, bool drawn, std::function<void()> find, std::function<wxBitmap(wxSize)> picture) {
    m_board_page = page;
    m_find = std::move(find);
    m_picture = std::move(picture);
    add_middle(page, _("Board"), _("B&oard\tF2"), drawn);
}

void GameDesk::find_space() {
    bring(m_board_page);
    m_find();
}

void GameDesk::add_entry_line(EntryBox* entry) {
    m_entry = entry;
    m_entry->on_leave = [this] { go_to(current()); };
    add_foot(m_entry);
}

void GameDesk::connect(const std::vector<std::pair<std::string, wxString>>& places, std::vector<HelpTopic> topics,
                       std::vector<HelpEntry> entries) {
    const auto sentence = [this](const db::Entry& entry) { return opened().say(entry); };
    m_record = std::make_unique<Record>(opened().log(), opened().names(), sentence);
    m_last_turn = std::make_unique<LastTurn>(this, opened(), [this] { return last_turn(); });
    add_graphs();
    begin_layout(*m_record, std::move(topics), std::move(entries), sentence);
    m_log->offer_places(places);
    connect_log();
    m_header->on_undo = [this] { undo(); };
    m_header->on_redo = [this] { redo(); };
    m_header->on_next = [this] { next_step(); };
    opened().on_change = [this](const db::Entry& entry) { entry_booked(entry); };
    m_last->on_close = [this] { go_to(current()); };
    m_notice->on_rule = [this](const std::string& id) { help_about(id); };
    m_help->on_leave = [this] { leave_help(); };
    m_review->on_show = [this](std::int64_t seq) { show_past(seq); };
    add_seats();
    Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
        event.Skip();
        if (!std::exchange(m_painted, true)) {
            CallAfter([this] {
                make_books();
                show_everything();
                wxCommandEvent whole(EVT_DESK_IS_WHOLE, GetId());
                ProcessWindowEvent(whole);
            });
        }
    });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        keep_keyboard();
    });
    Bind(EVT_DOUBTFUL_NAME, [this](wxCommandEvent& event) { m_notice->say(NoticeBar::Kind::Refusal, event.GetString()); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE && m_notice->IsShown()) { // wherever the keyboard is
            m_notice->dismiss();
            event.Skip();
        } else if (!m_review->handle(event)) {
            event.Skip();
        }
    });
}

void GameDesk::add_graphs() {
    add_book(
        [this](wxWindow* room) {
            m_graphs = new GraphsPage(room, *m_record);
            m_graphs->look_back = [this](std::int64_t seq) { look_back(seq); };
            return m_graphs;
        },
        _("Graphs"), {});
}

void GameDesk::connect_log() {
    m_happened->on_select = [this](std::int64_t seq) { m_log->select(seq); };
    m_happened->on_enter = [this](std::int64_t seq) { look_back(seq); };
    m_happened->on_menu = [this](std::int64_t seq) { m_log->pop_up_menu(m_happened, seq); };
    m_log->take_out = [this](std::int64_t seq) {
        m_review->leave();
        opened().take_out(seq);
    };
    m_log->enter_anew = [this](std::int64_t seq) {
        m_review->leave();
        enter_anew(seq);
    };
    m_log->undo_from = [this](std::int64_t seq) { undo_from(seq); };
    m_log->note = [this](const std::string& text, std::int64_t about) {
        const auto before = last_entry();
        opened().note(text, about);
        return last_entry() > before;
    };
    m_log->bookmark = [this](std::int64_t seq) { opened().bookmark(seq); };
    m_log->look_back = [this](std::int64_t seq) { look_back(seq); };
    m_log->correct = [this](std::int64_t seq) { take_stock(seq); };
}

void GameDesk::begin(wxWindow* page, Opening opening, const wxString& problem) {
    m_log->refresh();
    bring(page);
    show_everything();
    Layout();
    if (!opened().proof().sound()) {
        tell_damage();
    } else if (read_only()) {
        m_notice->say(NoticeBar::Kind::Warning, _("This game is only looked at: nothing can be booked here, and the file is not changed."));
    } else if (!problem.empty()) {
        m_notice->say(NoticeBar::Kind::Warning, problem);
    }
    go_to(page);
    if (opening == Opening::ToPlay) {
        if (const auto hindered = m_seats->resume(); !hindered.empty()) {
            m_notice->say(NoticeBar::Kind::Warning, hindered);
        } else if (m_seats->on()) {
            m_notice->say(NoticeBar::Kind::News,
                          _("The players see the books again, as before the program was closed (Game > Show the books "
                            "to the players...)."));
        }
        constexpr std::size_t entries_after_restart = 5;
        m_last->show(opened().last_entries(entries_after_restart));
        CallAfter([this] { m_last->set_focus(); });
    }
}

void GameDesk::take_apart() {
    m_mark.reset();
    m_seats.reset();
    if (m_display != nullptr) {
        m_display->Destroy();
    }
    if (m_need != nullptr) {
        m_need->forget();
        m_need->Destroy();
    }
    DestroyChildren();
}

void GameDesk::tell_sample(SampleTold told) {
    m_told = std::move(told);
    m_mark = std::make_unique<Mark>();
    m_sample = new SamplePanel(this, m_told.steps, m_told.sentence);
    add_below(m_sample);
    m_sample->on_step = [this](int step) { show_sample_step(step); };
    m_sample->on_end = [this] {
        if (on_close) {
            on_close();
        }
    };
    CallAfter([this] { m_sample->go_to(0); });
}

void GameDesk::show_sample_step(int step) {
    m_mark->remove();
    make_books();
    m_review->leave();
    m_told.play(step);
    m_record->forget();
    m_log->begin_anew();
    m_graphs->begin_anew();
    show_everything();
    CallAfter([this, framed = m_told.show(step)] {
        layout::refit(framed.first);
        if (auto* const window = FindWindowByName(framed.second, this); window != nullptr && window->IsShownOnScreen()) {
            m_mark->put(window);
        }
        m_sample->set_focus();
    });
    if (on_booked) {
        on_booked(last_entry());
    }
}

void GameDesk::help_about(const std::string& clause) {
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

void GameDesk::leave_help() {
    show_column(column_log);
    fold(Side::Column, m_column_was_folded);
    auto* const back = m_before_help && m_before_help->IsShownOnScreen() ? m_before_help.get() : current();
    back->SetFocus();
}

/// Where the record is damaged, and a copy of what is proved, to be played on.
void GameDesk::tell_damage() {
    const auto& found = opened().proof();
    const auto sentence =
        proof_in_words(found) + " " + _("This game is only looked at: nothing can be booked here, and the file is not changed.");
    if (found.entries == 0) {
        m_notice->say(NoticeBar::Kind::Warning, sentence);
        return;
    }
    m_notice->offer(NoticeBar::Kind::Warning, sentence, _("Save a repaired copy"), [this] {
        const auto copy = free_name_beside(path());
        const auto saved = opened().save_proved(copy);
        m_notice->say(NoticeBar::Kind::News,
                      wxString::Format(_("Saved beside this game as %s, with %lld entries. Open that copy to play on."),
                                       to_wx(copy.filename().string()), static_cast<long long>(saved.entries)));
    });
}

void GameDesk::verify() {
    const auto found = opened().verify();
    m_notice->say(found.sound() ? NoticeBar::Kind::News : NoticeBar::Kind::Refusal, proof_in_words(found));
}

/// What was taken back and played otherwise can be gone on with.
void GameDesk::choose_branch() {
    m_review->leave();
    BranchesDialog dialog(this, opened().log(), [this](std::int64_t entry) { return opened().said_by(entry); });
    if (dialog.ShowModal() == wxID_OK) {
        if (const auto left = dialog.chosen()) {
            opened().take_up(*left);
        }
    }
}

void GameDesk::show_everything() {
    show_state();
    if (books_made()) {
        std::vector<PartOfAnyDesk*> books;
        for (const auto& book : m_game_books) {
            books.push_back(dynamic_cast<PartOfAnyDesk*>(book.page));
        }
        show_on(books);
    }
    show_head();
    m_strip->show(accounts());
    if (!looks_back()) {
        turn_clock(); // which begins with the turn, whoever sees it
    }
    show_to_table(); // which sees the game as it stands
    if (m_graphs != nullptr) {
        m_graphs->show_state();
    }
    if (m_need != nullptr) {
        m_need->show_state();
    }
    if (!looks_back()) {
        m_last_turn->show_state();
    }
    m_help->refresh();
    show_last_line();
    tell_letters_apart_soon(*this);
}

void GameDesk::show_on(const std::vector<PartOfAnyDesk*>& pages) {
    std::vector<PartOfAnyDesk*> hidden;
    for (auto* const page : pages) {
        if (page->is_seen()) {
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

/// A window in which nothing has the keyboard loses keys.
void GameDesk::keep_keyboard() {
    auto* const frame = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(this));
    if (frame != nullptr && frame->IsActive() && IsShownOnScreen() && window_with_keyboard() == nullptr) {
        m_header->set_focus();
    }
}

void GameDesk::entry_booked(const db::Entry& entry) {
    m_seats->booked(entry.who);
    m_log->refresh();
    if (looks_back()) { // a note: it changes nothing in the game
        m_review->go_to(m_review->shown());
    } else {
        if (entry.kind != core::EntryKind::Play && entry.kind != core::EntryKind::Note) { // another course may lead to the same turn
            m_last_turn->begin_anew();
        }
        m_last->close();
        show_everything();
        if (m_entry != nullptr) {
            m_entry->game_went_on();
        }
        follow(entry);
        if (entry.kind == core::EntryKind::Play && !opened().log().dice(entry).empty()) {
            preferences::ring();
        }
        tell_turn_over();
    }
    if (on_booked) {
        on_booked(entry.seq);
    }
}

void GameDesk::open_last_turn() {
    if (!m_last_turn->open()) {
        m_notice->say(NoticeBar::Kind::News, _("No turn is over yet of which there is something to tell."));
    }
}

/// Once, when a turn is over; what is asked or said already stays.
void GameDesk::tell_turn_over() {
    if (m_last_turn->begins_now() && !m_told.play && m_last_turn->told_just_now() && m_notice->text().empty()) {
        m_notice->offer(NoticeBar::Kind::News, _("The turn is over."), _("&What it brought"), [this] { open_last_turn(); });
    }
}

void GameDesk::show_past(std::int64_t seq) {
    opened().look_back(seq);
    show_everything();
    m_happened->select(seq);
    if (seq > 0) {
        m_log->select(seq);
    } else {
        m_log->go_to_end();
        go_to(current());
    }
}

} // namespace intendant::app

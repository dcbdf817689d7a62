#include "app/desk/game_desk.hpp"

#include "app/desk/turn_so_far.hpp"

#include <wx/translation.h>

#include <chrono>
#include <utility>

/// What the desk shows to those who do not sit at it: seats and their proposals, the table display, the clock of the turn.
namespace intendant::app {

void GameDesk::add_seats() {
    m_proposal = new ProposalBar(this);
    m_proposal->on_book = [this] { book_proposed(); };
    m_proposal->on_refuse = [this](const wxString& why) { m_seats->refuse(to_utf8(why)); };
    m_seats = std::make_unique<SeatHost>(path(), [this] {
        const auto& clock = turn_clock();
        return look_for_seats(seat::TurnTime{clock.shown(std::chrono::steady_clock::now()), clock.paused()});
    });
    m_seats->on_change = [this] { show_proposals(); };
}

void GameDesk::show_seats() {
    if (m_seat_dialog == nullptr) {
        std::vector<std::pair<std::string, wxString>> names;
        const auto shown = look_for_seats({}); // the strip may show other accounts than those of the seats
        for (const auto& each : shown->page.accounts) {
            names.emplace_back(each.id, opened().say(each.name));
        }
        m_seat_dialog = new SeatDialog(this, *m_seats, std::move(names));
    }
    m_seat_dialog->show_state();
    m_seat_dialog->Show();
    m_seat_dialog->Raise();
}

void GameDesk::show_proposals() {
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
    wxString warnings;
    if (first.face_down) {
        what = wxString::Format(_("%s, face down: it is read when it is booked."), opened().say(first.title));
        warnings = first.checked.warnings.empty() ? wxString{} : L"\u26A0 " + wxString{_("It breaks a rule; booking it tells which.")};
    } else {
        for (const auto& sentence : first.checked.sentences) {
            what += (what.empty() ? "" : " ") + opened().say(sentence);
        }
        for (const auto& [clause, why] : first.checked.warnings) {
            warnings += (warnings.empty() ? L"\u26A0 " : L"\n\u26A0 ") + to_wx(clause) + (clause.empty() ? "" : ": ") + opened().say(why);
        }
    }
    m_proposal->show(first.id, opened().say(core::Message{"{seat}", {{"seat", "@seat:" + first.seat}}}), what, warnings,
                     m_seats->waiting().size() - 1);
}

/// Books the first of what the seats propose, if the game is still where it was; else it is past, and the seat is told so.
void GameDesk::book_proposed() {
    if (m_seats->waiting().empty()) {
        m_notice->say(NoticeBar::Kind::News, _("No seat proposes anything now."));
        return;
    }
    const auto first = m_seats->waiting().front();
    if (m_seats->first_is_past()) {
        m_seats->let_pass();
        m_notice->say(NoticeBar::Kind::Warning,
                      wxString::Format(_("The game has gone on since %s proposed this. Nothing was booked, and the seat is told."),
                                       opened().say(core::Message{"{seat}", {{"seat", "@seat:" + first.seat}}})));
        return;
    }
    m_review->leave();
    if (!m_proposal->is_seen()) { // it appears now; nobody can have meant it
        show_proposals();
        return;
    }
    if (!opened().may_book()) {
        return;
    }
    m_seats->accept();
    if (first.form == "note") {
        opened().note(std::string{core::text_in(first.values, "text")}, 0, first.seat);
    } else if (!book_of_seat(first)) {
        m_seats->let_pass();
    }
}

/// How long the turn has lasted, for the table display and the phones.
TurnClock& GameDesk::turn_clock() {
    const auto heading = opened().heading();
    auto turn = std::pair(heading.round, heading.seat);
    if (turn != m_clocked) {
        const bool first = m_clocked.first < 0; // the desk has just been opened
        m_clocked = std::move(turn);
        const auto before =
            first ? turn_so_far(opened().log(), heading.round, heading.seat, std::chrono::system_clock::now()) : std::chrono::seconds{0};
        m_clock.start_anew(std::chrono::steady_clock::now() - before);
    }
    return m_clock;
}

TableView GameDesk::table_view() {
    turn_clock();
    TableView view{.head = head(),
                   .seats = seats(),
                   .battle = battle_for_table(),
                   .news = battle_in_words(),
                   .fights = false,
                   .story = m_last_turn->told_just_now()};
    view.fights = !view.news.empty();
    constexpr std::size_t lately = 20;
    for (const auto& line : view.fights ? std::vector<db::LogLine>{} : opened().last_entries(lately)) {
        if (line.entry.kind != core::EntryKind::Note) { // what somebody noted down is his
            view.news = opened().say(line.entry);
        }
    }
    return view;
}

void GameDesk::show_to_table() {
    if (m_display != nullptr && !looks_back()) {
        m_display->show_state();
    }
}

void GameDesk::show_second_screen() {
    if (m_display == nullptr) {
        m_display =
            new TableDisplay([this] { return table_view(); }, [this](wxSize size) { return m_picture ? m_picture(size) : wxBitmap{}; },
                             [this] { return game_time(); }, [this] { return m_seats->address(); }, turn_clock());
        m_display->on_pause = [this] { m_seats->show_anew(); };
    }
    m_display->Show();
    m_display->Raise();
}

} // namespace intendant::app

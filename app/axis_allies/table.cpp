#include "app/axis_allies/table.hpp"

#include "app/axis_allies/help.hpp"
#include "app/failure.hpp"
#include "app/language.hpp"
#include "app/widgets/notice_bar.hpp"
#include "db/codec/axis_allies_session.hpp"
#include "db/file_error.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

Table::Table(Session session, NoticeBar& notice)
    : m_session(std::move(session)), m_notice(notice), m_names(names_of(m_session.state().tables)) {}

void Table::take(Session session, std::vector<Event> last) {
    look_back(0);
    m_session = std::move(session);
    m_last_events = std::move(last);
    m_notice.dismiss();
}

void Table::book(const Command& command, std::function<void()> booked, std::int64_t corrects) {
    if (may_book()) {
        guarded([&] { book_with_reason(command, {}, booked, corrects); });
    }
}

bool Table::may_book() {
    if (looks_back()) {
        complain(_("You are looking back at the game: nothing is booked here. F3 leads back to the game."));
    } else if (m_session.read_only()) {
        complain(_("This game is only looked at: nothing can be booked here."));
    }
    return !read_only();
}

void Table::look_back(std::int64_t seq) {
    m_shown = 0;
    m_past.reset();
    m_before.reset();
    m_past_events.clear();
    if (seq > 0) {
        const auto entry = m_session.file().entries(seq, seq).front();
        if (entry.kind == core::EntryKind::Play) {
            m_past_events = db::read_events(tables(), entry.events);
        }
        m_before = m_session.state_at(seq - 1);
        m_past = m_session.state_at(seq);
        m_shown = seq;
    }
}

void Table::begin_battle(SpaceId space) {
    const bool raid = std::ranges::any_of(pending_battles(state()), [&](const PendingBattle& each) {
        return each.space == space && each.kind == BattleKind::Raid;
    });
    book(BeginBattle{.space = space, .raid = raid});
}

void Table::guarded(const std::function<void()>& act) {
    try {
        act();
    } catch (const db::FileError&) {
        complain(sentence_of(std::current_exception()));
    }
}

void Table::book_with_reason(const Command& command, const std::string& reason, const std::function<void()>& booked,
                             std::int64_t corrects) {
    auto verdict = m_session.ask(command);
    const auto answer = m_session.book(command, reason, corrects);
    if (answer.refused) {
        m_notice.say(NoticeBar::Kind::Refusal, say(*answer.refused), cited_by(tables(), *answer.refused));
    } else if (answer.needs_reason()) {
        m_notice.ask_reason(
            say(answer.warnings),
            [this, command, booked, corrects](const std::string& given) {
                guarded([&] { book_with_reason(command, given, booked, corrects); });
            },
            cited_by(tables(), answer.warnings));
    } else {
        m_last_events.clear();
        if (!core::refused(verdict)) {
            m_last_events = core::acceptance(verdict).events;
        }
        m_notice.dismiss();
        changed(answer.booked);
        if (booked) {
            booked();
        }
    }
}

void Table::undo() {
    m_last_events.clear();
    guarded([this] { changed(m_session.undo()); });
}

void Table::redo() {
    m_last_events.clear();
    guarded([this] { changed(m_session.redo()); });
}

void Table::undo_from(std::int64_t seq) {
    guarded([this, seq] {
        const auto entry = m_session.undo_from(seq);
        if (!entry) {
            complain(_("This entry does not stand any more, or it begins the game; there is nothing to take back from here."));
            return;
        }
        m_last_events.clear();
        changed(entry);
    });
}

void Table::restart_turn() {
    const auto first = m_session.turn_begins();
    if (!first) {
        complain(_("Nothing was played in this turn yet; there is nothing to take back."));
        return;
    }
    undo_from(*first);
}

void Table::note(const std::string& text, std::int64_t about) {
    guarded([&] { changed(m_session.note(text, about)); });
}

void Table::bookmark(std::int64_t about) {
    guarded([&] { changed(m_session.bookmark(about)); });
}

void Table::changed(const std::optional<db::Entry>& entry) {
    if (entry) {
        m_notice.dismiss();
        if (on_change) {
            on_change(*entry);
        }
    }
}

wxString Table::doubts(const Command& command) const {
    const auto verdict = decide(state(), command);
    return core::refused(verdict) ? say(core::refusal(verdict)) : say(core::acceptance(verdict).warnings);
}

std::optional<IncomeCollected> Table::income() const {
    const auto verdict = decide(state(), CollectIncome{});
    if (!core::refused(verdict)) {
        for (const auto& event : core::acceptance(verdict).events) {
            if (const auto* const income = std::get_if<IncomeCollected>(&event)) {
                return *income;
            }
        }
    }
    return std::nullopt;
}

wxString Table::say(const core::Message& message) const {
    return translate(message, m_names);
}

wxString Table::say(const db::Entry& entry) const {
    if (language() == core::Language::English) {
        return with_names(entry.summary, m_names);
    }
    wxString text;
    for (const auto& sentence : m_session.sentences(entry)) {
        text += (text.empty() ? "" : " ") + say(sentence);
    }
    return text;
}

wxString Table::say(const core::Refused& refused) const {
    return (refused.rule.id.empty() ? wxString{} : to_wx(refused.rule.id) + ": ") + say(refused.why);
}

wxString Table::say(const std::vector<core::Warning>& warnings) const {
    wxString text;
    for (const auto& warning : warnings) {
        text += (text.empty() ? "" : "\n") + to_wx(warning.rule.id) + (warning.rule.id.empty() ? "" : ": ") +
                say(warning.why);
    }
    return text;
}

void Table::complain(const wxString& sentence) {
    m_notice.say(NoticeBar::Kind::Refusal, sentence);
}

} // namespace intendant::app::aa

#pragma once

#include "app/base/failure.hpp"
#include "app/base/text.hpp"
#include "app/desk/clause_help.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/number_field.hpp"
#include "db/file/file_error.hpp"
#include "db/session/session.hpp"
#include "model/core/printable.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace intendant::app {

/// An open game as its pages see it: what the session says, and the one way to book something.
///
/// A refusal or a warning appears in the notice bar; a warning is booked when the table gives a reason there.
template <class G> class TableOf {
public:
    using Session = db::Session<G>;
    using State = typename G::State;
    using Game = G;
    using Tables = typename G::Tables;
    using Command = typename G::Command;

    TableOf(Session session, NoticeBar& notice, Names names) : m_session(std::move(session)), m_notice(notice), m_names(std::move(names)) {}
    virtual ~TableOf() = default;

    /// The books that are shown: as they stand, or as they were when one looks back.
    const State& state() const { return m_past ? *m_past : m_session.state(); }
    /// As they stand.
    const State& now() const { return m_session.state(); }
    /// While one looks back: the books before the entry that is looked at.
    const State* before() const { return m_before ? &*m_before : nullptr; }
    /// Shows the books as they were after this entry; 0: as they stand. Nothing can be booked meanwhile.
    void look_back(std::int64_t seq) {
        m_past.reset();
        m_before.reset();
        m_shown = seq;
        if (seq > 0) {
            m_before = m_session.state_at(seq - 1);
            m_past = m_session.state_at(seq);
        }
    }
    bool looks_back() const { return m_past.has_value(); }
    /// The entry that is looked at; 0: the books are shown as they stand.
    std::int64_t shown() const { return m_shown; }
    /// Nothing can be booked: the game is only looked at, or one looks back.
    bool read_only() const { return m_past || m_session.read_only(); }
    /// False where nothing can be booked; the notice bar then says why.
    bool may_book() {
        if (looks_back()) {
            complain(_("You are looking back at the game: nothing is booked here. F3 leads back to the game."));
            return false;
        }
        return may_note();
    }
    /// The same for notes and bookmarks, which change nothing in the game and may be booked while one looks back.
    bool may_note() {
        if (m_session.read_only()) {
            complain(_("This game is open read-only; nothing can be booked."));
        }
        return !m_session.read_only();
    }
    const Tables& tables() const { return *m_session.state().tables; }
    const Session& session() const { return m_session; }
    const Names& names() const { return m_names; }
    NoticeBar& notice() const { return m_notice; }

    /// Asks the session to book. `booked` runs after the pages show the new state, at once or when a reason was given.
    /// `corrects`: the play that was booked wrongly; 0: none. `who`: the seat that asked for it; empty: the table itself.
    void book(const Command& command, std::function<void()> booked = {}, std::int64_t corrects = 0, const std::string& who = {}) {
        if (may_book()) {
            guarded([&] { book_with_reason(command, {}, booked, corrects, who); });
        }
    }
    void undo() {
        m_to_follow.clear();
        guarded([this] { changed(m_session.undo()); });
    }
    void redo() {
        m_to_follow.clear();
        guarded([this] { changed(m_session.redo()); });
    }
    void undo_from(std::int64_t seq) {
        guarded([this, seq] {
            const auto entry = m_session.undo_from(seq);
            if (!entry) {
                complain(_("This entry has been undone, or it is the first entry; there is nothing to take back from here."));
                return;
            }
            changed(entry);
        });
    }
    /// Takes one play out of the game: takes back to it, and plays again what came after it as far as that still holds.
    void take_out(std::int64_t seq) {
        if (may_book()) {
            guarded([this, seq] {
                const auto after = plays_after(seq);
                if (const auto taken_back = m_session.undo_from(seq)) {
                    changed(taken_back);
                    play_again(after);
                } else {
                    complain(_("This entry has been undone, or it is the first entry; there is nothing to take back from here."));
                }
            });
        }
    }
    /// Takes back to the play so that it can be entered anew; when the next play is booked, what came after it is played again.
    /// Nothing where it does not stand.
    std::optional<Command> enter_anew(std::int64_t seq) {
        std::optional<Command> command;
        if (may_book()) {
            guarded([&] {
                auto after = plays_after(seq);
                const auto entry = m_session.file().entries(seq, seq).front();
                if (const auto taken_back = m_session.undo_from(seq)) {
                    changed(taken_back);
                    command = Session::read(tables(), entry.command);
                    m_to_follow = std::move(after);
                    m_notice.say(
                        NoticeBar::Kind::News,
                        wxString::Format(_("Entry %lld is taken back, to be entered again. What came after it (%d) follows when it "
                                           "is booked; Redo brings everything back as it was."),
                                         static_cast<long long>(seq), static_cast<int>(m_to_follow.size())));
                } else {
                    complain(_("This entry has been undone, or it is the first entry; there is nothing to take back from here."));
                }
            });
        }
        return command;
    }
    void restart_turn() {
        const auto first = m_session.turn_begins();
        if (!first) {
            complain(_("Nothing was played in this turn yet; there is nothing to take back."));
            return;
        }
        undo_from(*first);
    }
    void note(const std::string& text, std::int64_t about, const std::string& who = {}) {
        guarded([&] {
            const As as(m_session, who);
            changed(m_session.note(text, about));
        });
    }
    void bookmark(std::int64_t about) {
        guarded([&] { changed(m_session.bookmark(about)); });
    }

    wxString say(const core::Message& message) const { return translate(message, m_names); }
    /// The plays that stand and were booked in the phase that is being played, the oldest first.
    std::vector<db::Entry> plays_of_phase() const {
        const auto now = G::heading(m_session.state());
        constexpr std::size_t most = 100;
        std::vector<db::Entry> plays;
        for (auto& line : m_session.last_entries(most)) {
            const bool here = line.entry.round == now.round && line.entry.seat == now.seat && line.entry.phase == now.phase;
            if (!here && line.entry.kind == core::EntryKind::Play && !line.undone) {
                plays.clear();
            } else if (here && line.entry.kind == core::EntryKind::Play && !line.undone &&
                       line.entry.seq > 1) { // what begins the game stays
                plays.push_back(std::move(line.entry));
            }
        }
        return plays;
    }
    /// What the entry says, made from its events; nobody reads what stands beside them.
    wxString say(const db::Entry& entry) const {
        wxString text;
        try {
            for (const auto& sentence : m_session.sentences(entry)) {
                text += (text.empty() ? "" : " ") + say(sentence);
            }
        } catch (const db::FileError& error) { // damage that came after the game was opened
            return translate(error.sentence(), {});
        }
        return to_wx(core::printable(to_utf8(text)));
    }
    /// What booking it would say, or why it cannot be booked. A cross stands before a refusal, a sign before each warning.
    wxString foresee(const Command& command) const {
        const auto verdict = G::decide(state(), command);
        if (core::refused(verdict)) {
            return L"\u2716 " + say(core::refusal(verdict));
        }
        wxString text;
        for (const auto& event : core::acceptance(verdict).events) {
            text += (text.empty() ? "" : " ") + say(G::summary(tables(), G::heading(state()), event));
        }
        for (const auto& warning : core::acceptance(verdict).warnings) {
            text += L"\n\u26A0 " + say(std::vector{warning});
        }
        return text;
    }
    wxString say(const core::Refused& refused) const {
        return (refused.rule.id.empty() ? wxString{} : to_wx(refused.rule.id) + ": ") + say(refused.why);
    }
    wxString say(const std::vector<core::Warning>& warnings) const {
        wxString text;
        for (const auto& warning : warnings) {
            text += (text.empty() ? "" : "\n") + to_wx(warning.rule.id) + (warning.rule.id.empty() ? "" : ": ") + say(warning.why);
        }
        return text;
    }
    void complain(const wxString& sentence) {
        m_notice.say(NoticeBar::Kind::Refusal, sentence);
        select_typed_number();
    }
    /// Says that keys were not read; what the notice bar says or asks already stays there.
    void say_unread(const wxString& sentence) { m_notice.add(sentence); }

    /// Called after everything that changed the log.
    std::function<void(const db::Entry&)> on_change;

protected:
    /// The log has this entry now; the pages do not show it yet.
    virtual void entry_booked(const db::Entry&) {}
    /// What the notice bar cites.
    virtual std::vector<Link> links(const std::vector<core::RuleRef>& rules) const { return links_to(tables().clauses, rules); }
    /// Goes on with another session of the same tables.
    void take(Session session) {
        look_back(0);
        m_session = std::move(session);
        m_notice.dismiss();
    }

private:
    /// While it lives, what is booked is booked for that seat.
    class As {
    public:
        As(Session& session, const std::string& who) : m_session(session) { m_session.set_who(who); }
        ~As() { m_session.set_who({}); }
        As(const As&) = delete;
        As& operator=(const As&) = delete;

    private:
        Session& m_session;
    };
    db::Answer ask(const Command& command, const std::string& reason, std::int64_t corrects, const std::string& who) {
        const As as(m_session, who);
        return m_session.book(command, reason, corrects);
    }
    void book_with_reason(const Command& command, const std::string& reason, const std::function<void()>& booked, std::int64_t corrects,
                          const std::string& who) {
        const auto answer = ask(command, reason, corrects, who);
        if (answer.refused) {
            m_notice.say(NoticeBar::Kind::Refusal, say(*answer.refused), links({answer.refused->rule}));
            select_typed_number();
        } else if (answer.needs_reason()) {
            m_notice.ask_reason(
                say(answer.warnings),
                [this, command, booked, corrects, who](const std::string& given) {
                    guarded([&] { book_with_reason(command, given, booked, corrects, who); });
                },
                links(rules_of(answer.warnings)));
        } else {
            changed(answer.booked);
            if (booked) {
                booked();
            }
            play_again(std::exchange(m_to_follow, {}));
        }
    }
    /// A play that stood, as it was booked.
    struct Play {
        std::int64_t seq;
        std::string command;
        std::string reason;
    };
    std::vector<Play> plays_after(std::int64_t seq) const {
        std::vector<Play> plays;
        for (const auto each : m_session.standing_at(m_session.file().last_seq())) {
            if (each > seq) {
                auto entry = m_session.file().entries(each, each).front();
                plays.push_back({each, std::move(entry.command), std::move(entry.reason)});
            }
        }
        return plays;
    }
    /// Books what was taken back with an earlier play, until one no longer holds; then says which, and why.
    void play_again(const std::vector<Play>& plays) {
        std::optional<db::Entry> last;
        wxString why;
        for (const auto& play : plays) {
            const auto answer = m_session.book(Session::read(tables(), play.command), play.reason);
            if (!answer.booked) {
                why = wxString::Format(_("Entry %lld no longer holds, and neither it nor what came after it was booked again: "),
                                       static_cast<long long>(play.seq)) +
                      (answer.refused ? say(*answer.refused) : say(answer.warnings));
                break;
            }
            last = answer.booked;
        }
        changed(last);
        if (!why.empty()) {
            complain(why);
        }
    }
    /// Does it; what the disk refuses becomes a sentence in the notice bar, and what was booked before stands.
    void guarded(const std::function<void()>& act) {
        try {
            act();
        } catch (const db::FileError& error) {
            const auto sentence = sentence_of(std::current_exception());
            if (error.kind() == db::FileErrorKind::Gone) {
                m_notice.offer(NoticeBar::Kind::Refusal, sentence, _("&Put it in place again"), [this] { put_back(); });
            } else {
                complain(sentence);
            }
        }
    }
    /// The file that was moved or deleted while the game was open.
    void put_back() {
        guarded([this] {
            const auto beside = m_session.put_back();
            changed(m_session.last_entries(1).back().entry);
            m_notice.say(
                NoticeBar::Kind::News,
                beside ? wxString::Format(_("The game is in its place again, with every entry. What lay there stays beside it as %s."),
                                          to_wx(beside->filename().string()))
                       : _("The game is in its place again, with every entry."));
        });
    }
    void changed(const std::optional<db::Entry>& entry) {
        if (entry) {
            m_notice.dismiss();
            entry_booked(*entry);
            if (on_change) {
                on_change(*entry);
            }
        }
    }

    Session m_session;
    NoticeBar& m_notice;
    Names m_names;
    std::int64_t m_shown{0};
    std::optional<State> m_past;
    std::optional<State> m_before;
    std::vector<Play> m_to_follow; ///< when what is entered anew is booked
};

} // namespace intendant::app

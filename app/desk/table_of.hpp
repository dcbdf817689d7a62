#pragma once

#include "app/desk/clause_help.hpp"
#include "app/desk/open_table.hpp"

#include <wx/translation.h>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace intendant::app {

/// An open game as its pages see it: what the session says, and the one way to book something.
///
/// A refusal or a warning appears in the notice bar; a warning is booked when the table gives a reason there.
template <class G> class TableOf : public OpenTable {
public:
    using Session = db::Session<G>;
    using State = typename G::State;
    using Game = G;
    using Tables = typename G::Tables;
    using Command = typename G::Command;

    TableOf(Session session, NoticeBar& notice, Names names) : OpenTable(notice, std::move(names)), m_session(std::move(session)) {}

    /// The books that are shown: as they stand, or as they were when one looks back.
    const State& state() const { return m_past ? *m_past : m_session.state(); }
    /// As they stand.
    const State& now() const { return m_session.state(); }
    /// While one looks back: the books before the entry that is looked at.
    const State* before() const { return m_before ? &*m_before : nullptr; }
    void look_back(std::int64_t seq) override {
        m_past.reset();
        m_before.reset();
        m_shown = seq;
        if (seq > 0) {
            m_before = m_session.state_at(seq - 1);
            m_past = m_session.state_at(seq);
        }
    }
    const Tables& tables() const { return *m_session.state().tables; }
    const Session& session() const { return m_session; }
    const db::Log& log() const override { return m_session; }
    const db::Verification& proof() const override { return m_session.proof(); }
    db::Verification verify() const override { return m_session.verify(); }
    db::Saved save_proved(const std::filesystem::path& destination) const override { return m_session.save_proved(destination); }
    core::Heading heading() const override { return G::heading(m_session.state()); }
    std::vector<db::LogLine> last_entries(std::size_t count) const override { return m_session.last_entries(count); }
    bool opened_to_look() const override { return m_session.read_only(); }
    bool can_undo() const override { return !read_only() && m_session.can_undo(); }
    bool can_redo() const override { return !read_only() && m_session.can_redo(); }

    /// Asks the session to book. `booked` runs after the pages show the new state, at once or when a reason was given.
    /// `corrects`: the play that was booked wrongly; 0: none. `who`: the seat that asked for it; empty: the table itself.
    void book(const Command& command, std::function<void()> booked = {}, std::int64_t corrects = 0, const std::string& who = {}) {
        if (may_book()) {
            guarded([&] { book_with_reason(command, {}, booked, corrects, who); });
        }
    }
    void undo() override {
        m_to_follow.clear();
        guarded([this] { changed(m_session.undo()); });
    }
    void redo() override {
        m_to_follow.clear();
        guarded([this] { changed(m_session.redo()); });
    }
    void undo_from(std::int64_t seq) override {
        guarded([this, seq] {
            const auto entry = m_session.undo_from(seq);
            if (!entry) {
                complain_of_gone_entry();
                return;
            }
            changed(entry);
        });
    }
    void take_up(std::int64_t left) override {
        if (may_book()) {
            m_to_follow.clear();
            guarded([this, left] {
                const auto entry = m_session.take_up(left);
                if (!entry) {
                    complain_of_gone_entry();
                    return;
                }
                changed(entry);
            });
        }
    }
    void take_out(std::int64_t seq) override {
        if (may_book()) {
            guarded([this, seq] {
                const auto after = plays_after(seq);
                if (const auto taken_back = m_session.undo_from(seq)) {
                    changed(taken_back);
                    play_again(after);
                } else {
                    complain_of_gone_entry();
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
                    notice().say(
                        NoticeBar::Kind::News,
                        wxString::Format(_("Entry %lld is taken back, to be entered again. What came after it (%d) follows when it "
                                           "is booked; Redo brings everything back as it was."),
                                         static_cast<long long>(seq), static_cast<int>(m_to_follow.size())));
                } else {
                    complain_of_gone_entry();
                }
            });
        }
        return command;
    }
    void restart_turn() override {
        const auto first = m_session.turn_begins();
        if (!first) {
            complain(_("Nothing was played in this turn yet; there is nothing to take back."));
            return;
        }
        undo_from(*first);
    }
    void note(const std::string& text, std::int64_t about, const std::string& who = {}) override {
        guarded([&] {
            const As as(m_session, who);
            changed(m_session.note(text, about));
        });
    }
    void bookmark(std::int64_t about) override {
        guarded([&] { changed(m_session.bookmark(about)); });
    }

    using OpenTable::say;
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

protected:
    std::vector<Link> links(const std::vector<core::RuleRef>& rules) const override { return links_to(tables().clauses, rules); }
    /// Goes on with another session of the same tables.
    void take(Session session) {
        look_back(0);
        m_session = std::move(session);
        notice().dismiss();
    }

private:
    std::vector<core::Message> sentences(const db::Entry& entry) const override { return m_session.sentences(entry); }
    std::optional<std::filesystem::path> put_back() override { return m_session.put_back(); }
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
        if (!answer.booked) {
            say_against(answer, [this, command, booked, corrects, who](const std::string& given) {
                guarded([&] { book_with_reason(command, given, booked, corrects, who); });
            });
            return;
        }
        changed(answer.booked);
        if (booked) {
            booked();
        }
        play_again(std::exchange(m_to_follow, {}));
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

    Session m_session;
    std::optional<State> m_past;
    std::optional<State> m_before;
    std::vector<Play> m_to_follow; ///< when what is entered anew is booked
};

} // namespace intendant::app

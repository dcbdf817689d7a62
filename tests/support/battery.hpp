#pragma once

#include "app/cli/play.hpp"
#include "db/codec/digest_fields.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "db/session/export_line.hpp"
#include "db/session/session.hpp"
#include "db/session/snapshot.hpp"
#include "tests/support/by_chance.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <concepts>
#include <deque>
#include <iostream>
#include <iterator>
#include <ranges>
#include <sstream>

/// What every game passes: random games whose books are kept a second time, undo and redo at random, and what is exported played
/// again. `altered_records.hpp` has what a stranger does to them. A game says who plays it (`PlayedByChance`) and
///
///     TEST_CASE("games of Chess by chance keep their books", "[chess][fuzz][games]") { battery::games<ChessByChance>(40); }
///     TEST_CASE("undo and redo at random in Chess", "[chess][fuzz][history]") { battery::histories<ChessByChance>(10, 1000); }
///     TEST_CASE("games of Chess are exported and played again", "[chess][fuzz][export]") { battery::exports<ChessByChance>(40); }
///
/// in a source that has included the game's written form (`db/codec/GAME/json.hpp`) before.
namespace intendant::battery {

using fuzz::Broken;
using fuzz::Chance;

/// Somebody who plays a game by chance.
template <class P>
concept PlayedByChance = core::GameModule<typename P::Game> && std::constructible_from<P, std::uint64_t> &&
    requires(P player, const typename P::Game::State& state) {
    { P::tables() } -> std::convertible_to<std::shared_ptr<const typename P::Game::Tables>>;
    // The first entry.
    { player.begin() } -> std::convertible_to<typename P::Game::Command>;
    // What he would enter next, what he likes best first. While the game is not over one of them can be booked, with a reason.
    { player.wishes(state) } -> std::convertible_to<std::vector<typename P::Game::Command>>;
    { P::over(state) } -> std::convertible_to<bool>;
    // The books as the state shows them, and what is wrong with it; "" where it is sound.
    { P::books(state) } -> std::convertible_to<core::Ledger>;
    { P::unsound(state) } -> std::convertible_to<std::string>;
};

inline void require(bool holds, const std::string& what) {
    if (!holds) {
        throw Broken(what);
    }
}

/// A game whose books are kept a second time, from the postings alone. After each event: it fits the state, is told in a sentence,
/// its written form brings back an event that does the same, nothing is lost and the state is sound. Throws: Broken.
template <PlayedByChance P> class KeptTwice {
public:
    using G = typename P::Game;
    using State = typename G::State;
    using Event = typename G::Event;

    const State& state() const { return m_state; }
    std::int64_t events() const { return static_cast<std::int64_t>(m_events.size()); }

    void play(const std::vector<Event>& events) {
        const auto& tables = *m_state.tables;
        const auto text = db::Session<G>::write_events(tables, events);
        const auto read = db::Session<G>::read_events(tables, text);
        require(db::Session<G>::write_events(tables, read) == text, "the written form brings back other events: " + text);
        auto from_text = m_state;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const auto heading = G::heading(m_state);
            require(!G::to_english(tables, G::summary(tables, heading, events[i])).empty(), "an event without a sentence: " + text);
            const auto why = G::misfit(m_state, events[i]);
            require(!why, "what was decided does not fit: " + (why ? why->id : "") + " " + text);
            static_cast<void>(G::rolls(m_state, events[i]));
            for (const auto& posting : G::postings(m_state, events[i])) {
                require(posting.count > 0, "a posting of " + std::to_string(posting.count) + " " + posting.what);
                m_ledger.post(posting);
            }
            m_state = G::apply(std::move(m_state), events[i]);
            from_text = G::apply(std::move(from_text), read[i]);
            require(from_text == m_state, "an event does something else when it is read from its written form: " + text);
            m_events.push_back(events[i]);
        }
        const auto why = G::misfit(m_state);
        require(!why, "the books after an entry do not fit: " + (why ? why->id : "") + " " + text);
        require(P::books(m_state).balances() == m_ledger.balances(), "the books show something else than the postings: " + text);
        const auto unsound = P::unsound(m_state);
        require(unsound.empty(), unsound + ": " + text);
    }

    /// The events replayed, the snapshot and the written form lead to the same state.
    void at_the_end() const {
        auto again = G::empty(m_state.tables);
        for (const auto& event : m_events) {
            again = G::apply(std::move(again), event);
        }
        require(again == m_state, "the replay from the first event leads to another state");
        auto image = db::read_snapshot<State>(db::write_snapshot(m_state));
        require(image.has_value(), "a snapshot cannot be read");
        image->tables = m_state.tables;
        require(*image == m_state, "the snapshot brings back another state");
        auto read = db::from_json<State>(*m_state.tables, db::parse_json(db::json_line(db::to_json(*m_state.tables, m_state))));
        read.tables = m_state.tables;
        require(read == m_state, "the written form brings back another state");
    }

private:
    State m_state{G::empty(P::tables())};
    core::Ledger m_ledger;
    std::vector<Event> m_events;
};

/// Random games, each to its end or for so many entries.
template <PlayedByChance P> void games(int count, int entries = 400) {
    using G = typename P::Game;
    std::int64_t played = 0;
    for (int number = 0; number < count; ++number) {
        const auto seed = fuzz::asked_seed().value_or(static_cast<std::uint64_t>(number));
        fuzz::Diary diary(seed);
        try {
            P player(seed);
            KeptTwice<P> game;
            const auto enter = [&](const typename G::Command& command) {
                const auto text = db::Session<G>::write(*P::tables(), command);
                diary.add(text);
                require(db::Session<G>::write(*P::tables(), db::Session<G>::read(*P::tables(), text)) == text,
                        "the written form brings back another command: " + text);
                const auto verdict = G::decide(game.state(), command);
                if (core::refused(verdict)) {
                    require(!core::refusal(verdict).why.id.empty(), "refused without a reason");
                    return false;
                }
                require(!core::acceptance(verdict).events.empty(), "accepted without an event");
                game.play(core::acceptance(verdict).events);
                return true;
            };
            require(enter(player.begin()), "the game could not begin");
            for (int entry = 1; entry < entries && !P::over(game.state()); ++entry) {
                const auto wishes = player.wishes(game.state());
                require(std::ranges::any_of(wishes, enter), "a dead end: nothing goes on");
            }
            game.at_the_end();
            played += game.events();
        } catch (const std::exception& error) {
            FAIL(error.what() << "\n" << diary.tell());
        }
    }
    CHECK(played > count);
}

/// Plays, undoes, redoes and takes up branches in a session, and keeps beside it, in the simplest way, what should stand. Throws: Broken.
template <PlayedByChance P> class RandomHistory {
public:
    using G = typename P::Game;

    explicit RandomHistory(std::uint64_t seed)
        : m_chance(seed), m_diary(seed), m_player(seed), m_session(db::Session<G>::in_memory(P::tables())) {
        const auto answer = m_session.book(m_player.begin(), "as it was");
        require(answer.booked.has_value(), "the game could not begin");
        played(answer.booked->state_digest);
    }

    void steps(std::int64_t count) {
        while (m_session.file().last_seq() < count) {
            step();
        }
        at_the_end();
    }
    const fuzz::Diary& diary() const { return m_diary; }
    std::int64_t undone() const { return m_taken_back; }
    std::int64_t redone() const { return m_brought_back; }
    std::int64_t taken_up() const { return m_taken_up; }
    std::int64_t looked_back() const { return m_looked_back; }

private:
    void step() {
        switch (m_chance.up_to(19)) {
        case 0:
        case 1:
            undo(m_standing.size() - 1);
            break;
        case 2:
            redo();
            break;
        case 3:
            undo(m_chance.one_in(10) ? first_of_last(300) : first_of_last(12));
            break;
        case 4:
            there_and_back();
            break;
        case 5:
            m_diary.add("note");
            note(m_session.note("a remark")->state_digest);
            break;
        case 6:
            look_back();
            break;
        case 7:
            take_up();
            break;
        default:
            play();
        }
    }

    void play() {
        if (P::over(m_session.state())) {
            undo(first_of_last(200));
            return;
        }
        for (const auto& command : m_player.wishes(m_session.state())) {
            const auto answer = m_session.book(command, "the table agreed");
            if (answer.booked) {
                m_diary.add(std::to_string(answer.booked->seq) + " " + answer.booked->command);
                played(answer.booked->state_digest);
                return;
            }
            require(!m_chance.one_in(8) || m_session.digest() == m_standing.back().second, "what was not booked has changed the books");
        }
        throw Broken("a dead end: nothing goes on");
    }

    void played(const std::string& digest) {
        m_undone.clear();
        m_standing.emplace_back(m_session.file().last_seq(), digest);
        note(digest);
    }

    /// Takes back the plays from the one at `place` on.
    void undo(std::size_t place) {
        if (place == 0 || place >= m_standing.size()) {
            require(!m_session.undo_from(m_standing.front().first), "the first entry was taken back");
            return;
        }
        const bool last = place + 1 == m_standing.size();
        const auto entry = last && m_chance.one_in(2) ? m_session.undo() : m_session.undo_from(m_standing[place].first);
        require(entry.has_value(), "an undo was not booked");
        m_diary.add(std::to_string(entry->seq) + " " + entry->command);
        leaves(entry->seq);
        const auto first = m_standing.begin() + static_cast<std::ptrdiff_t>(place);
        m_undone.push_back({entry->seq, {first, m_standing.end()}});
        m_standing.erase(first, m_standing.end());
        m_taken_back += static_cast<std::int64_t>(m_undone.back().second.size());
        require(entry->state_digest == m_standing.back().second, "the undo leads to other books than stood there");
        note(entry->state_digest);
    }

    void redo() {
        const auto entry = m_session.redo();
        require(entry.has_value() == !m_undone.empty(), "a redo was offered or withheld wrongly");
        if (!entry) {
            return;
        }
        m_diary.add(std::to_string(entry->seq) + " " + entry->command);
        leaves(entry->seq);
        bring_back();
        require(entry->state_digest == m_standing.back().second, "the redo leads to other books than stood there");
        note(entry->state_digest);
    }

    void bring_back() {
        const auto& plays = m_undone.back().second;
        m_brought_back += static_cast<std::int64_t>(plays.size());
        m_standing.insert(m_standing.end(), plays.begin(), plays.end());
        m_undone.pop_back();
    }

    /// What stands now is left by this entry.
    void leaves(std::int64_t seq) {
        constexpr std::size_t kept = 12;
        auto& plays = m_left.emplace_back(seq, std::vector<std::int64_t>()).second;
        std::ranges::copy(m_standing | std::views::keys, std::back_inserter(plays));
        if (m_left.size() > kept) {
            m_left.pop_front();
        }
    }

    void take_up() {
        if (m_left.empty()) {
            require(!m_session.take_up(m_session.file().last_seq() + 1), "a branch was taken up that nothing left");
            return;
        }
        const auto [left, plays] = m_left[static_cast<std::size_t>(m_chance.up_to(static_cast<int>(m_left.size()) - 1))];
        const auto entry = m_session.take_up(left);
        require(entry.has_value() != std::ranges::includes(m_standing | std::views::keys, plays),
                "a branch was offered or withheld wrongly");
        if (!entry) {
            return;
        }
        m_diary.add(std::to_string(entry->seq) + " " + entry->command);
        leaves(entry->seq);
        if (!m_undone.empty() && m_undone.back().first == left) {
            bring_back();
        } else {
            m_standing.clear();
            for (const auto seq : plays) {
                m_standing.emplace_back(seq, m_digests[static_cast<std::size_t>(seq) - 1]);
            }
            m_undone.clear();
            ++m_taken_up;
        }
        require(entry->state_digest == m_standing.back().second, "the branch leads to other books than stood there");
        note(entry->state_digest);
    }

    void there_and_back() {
        const auto place = first_of_last(5);
        if (place == 0) {
            return;
        }
        const auto before = m_session.digest();
        undo(place);
        require(m_session.can_redo(), "what was just undone cannot be redone");
        redo();
        require(m_session.digest() == before, "undo and redo lead to other books");
    }

    /// The state at an earlier entry is the one that was shown then.
    void look_back() {
        const auto entries = static_cast<int>(m_digests.size());
        const auto seq = m_chance.one_in(10) ? 1 + m_chance.up_to(entries - 1) : entries - m_chance.up_to(std::min(entries - 1, 50));
        require(db::written_digest(*P::tables(), m_session.state_at(seq)) == m_digests[static_cast<std::size_t>(seq) - 1],
                "the state at entry " + std::to_string(seq) + " is not what stood there");
        ++m_looked_back;
    }

    /// The log, read from its first entry on, leads to the books that stand.
    void at_the_end() {
        const auto proof = m_session.verify();
        require(proof.sound(), proof.problem);
        auto replayed = G::empty(P::tables());
        std::size_t standing = 0;
        for (const auto& line : m_session.log()) {
            if (line.entry.kind != core::EntryKind::Play || line.undone) {
                continue;
            }
            require(standing < m_standing.size() && line.entry.seq == m_standing[standing].first, "another play stands in the log");
            ++standing;
            for (const auto& event : db::Session<G>::read_events(*P::tables(), line.entry.events)) {
                replayed = G::apply(std::move(replayed), event);
            }
        }
        require(standing == m_standing.size(), "a play is missing in the log");
        require(replayed == m_session.state(), "the replay from the first entry leads to other books");
    }

    void note(const std::string& digest) {
        require(!m_chance.one_in(8) || m_session.digest() == digest, "the books at hand are not those that were booked");
        m_digests.push_back(digest);
        require(static_cast<std::int64_t>(m_digests.size()) == m_session.file().last_seq(), "an entry more or less than was booked");
    }

    std::size_t first_of_last(int most) {
        const auto back = static_cast<std::size_t>(1 + m_chance.up_to(most - 1));
        return m_standing.size() > back ? m_standing.size() - back : 0;
    }

    using Play = std::pair<std::int64_t, std::string>; // its entry, and the digest after it

    Chance m_chance;
    fuzz::Diary m_diary;
    P m_player;
    db::Session<G> m_session;
    std::vector<Play> m_standing;
    std::vector<std::pair<std::int64_t, std::vector<Play>>> m_undone;      ///< by the undo that took them back
    std::deque<std::pair<std::int64_t, std::vector<std::int64_t>>> m_left; ///< what stood before the last undos and redos
    std::vector<std::string> m_digests;                                    ///< after each entry
    std::int64_t m_taken_back{0};
    std::int64_t m_brought_back{0};
    std::int64_t m_taken_up{0};
    std::int64_t m_looked_back{0};
};

/// So many histories of so many entries; what is undone and redone leads back to the books that stood there.
template <PlayedByChance P> void histories(int count, std::int64_t entries) {
    std::int64_t undone = 0;
    std::int64_t redone = 0;
    std::int64_t taken_up = 0;
    std::int64_t looked_back = 0;
    for (int number = 1; number <= count; ++number) {
        const auto seed = fuzz::asked_seed().value_or(static_cast<std::uint64_t>(number));
        RandomHistory<P> history(seed);
        try {
            history.steps(entries);
        } catch (const std::exception& error) {
            FAIL(error.what() << "\n" << history.diary().tell());
        }
        undone += history.undone();
        redone += history.redone();
        taken_up += history.taken_up();
        looked_back += history.looked_back();
    }
    std::cout << "R15: " << P::Game::id << ": " << entries << " entries in each of " << count << " histories: " << undone
              << " plays undone, " << redone << " redone, " << taken_up << " branches taken up, " << looked_back << " looks back\n";
    CHECK(undone > 0);
    CHECK(redone > 0);
    CHECK(taken_up > 0);
    CHECK(looked_back > 0);
}

/// Random games with what was taken back, brought back, noted, marked and corrected: what is exported plays to the same books.
template <PlayedByChance P> void exports(int count, int entries = 40) {
    using G = typename P::Game;
    std::int64_t turned = 0;
    for (int number = 0; number < count; ++number) {
        INFO("game " << number);
        const auto seed = static_cast<std::uint64_t>(number) + 77'000;
        Chance chance(seed);
        P player(seed);
        auto game = db::Session<G>::in_memory(P::tables());
        REQUIRE(game.book(player.begin(), "the table says so").booked);
        for (int entry = 0; entry < entries && !P::over(game.state()); ++entry) {
            const auto last = static_cast<int>(game.file().last_seq());
            if (chance.one_in(12)) {
                game.undo();
            } else if (chance.one_in(12)) {
                game.redo();
            } else if (const auto branches = game.branches(); !branches.empty() && chance.one_in(20)) {
                REQUIRE(game.take_up(branches[static_cast<std::size_t>(chance.up_to(static_cast<int>(branches.size()) - 1))].left));
            } else if (chance.one_in(15)) {
                game.note("a remark", chance.up_to(last));
            } else if (chance.one_in(15)) {
                game.bookmark(1 + chance.up_to(last - 1));
            } else {
                const std::int64_t corrects = chance.one_in(20) ? 1 + chance.up_to(last - 1) : 0;
                const auto wishes = player.wishes(game.state());
                std::ranges::any_of(wishes,
                                    [&](const auto& wish) { return game.book(wish, "the table says so", corrects).booked.has_value(); });
            }
        }
        std::string script;
        for (const auto& line : game.log()) {
            turned += line.entry.kind != core::EntryKind::Play || line.entry.target != 0 ? 1 : 0;
            script += db::export_line(line.entry, G::id) + '\n';
        }
        auto again = db::Session<G>::in_memory(P::tables());
        std::istringstream in(script);
        std::ostringstream out;
        std::ostringstream errors;
        const bool whole = cli::play(again, *P::tables(), in, out, errors, {.strict = true});
        INFO(errors.str());
        REQUIRE(whole);
        REQUIRE(again.digest() == game.digest());
        REQUIRE(again.file().last_seq() == game.file().last_seq());
    }
    CHECK(turned > count); // undo, redo, remarks and links were among them
}

} // namespace intendant::battery

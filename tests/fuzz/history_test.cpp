// Undo, redo and undo-to-here at random through a session: the books afterwards are those from before, and the log leads to
// them again.

#include "tests/fuzz/proof.hpp"
#include "tests/fuzz/random_player.hpp"
#include "tests/fuzz/situations.hpp"

#include "tests/support/catch.hpp"

#include <chrono>
#include <iostream>
#include <map>

namespace intendant::fuzz {
namespace {

struct HistoryTally {
    std::int64_t entries{0};
    std::int64_t undone{0};
    std::int64_t redone{0};
    std::int64_t looked_back{0};
};

/// Plays, undoes and redoes in a session, and keeps beside it, in the simplest way, what should stand.
class RandomHistory {
public:
    RandomHistory(std::uint64_t seed, HistoryTally& tally)
        : m_seed(seed), m_chance(seed), m_diary(seed), m_tally(tally), m_session(db::AxisAlliesSession::in_memory(printed_tables())) {
        begin();
    }

    void steps(int count) {
        try {
            while (m_session.file().last_seq() < count) {
                step();
            }
            at_the_end();
        } catch (const std::exception& error) {
            throw Broken(std::string{error.what()} + "\n" + m_diary.tell());
        }
    }

private:
    void begin() {
        constexpr int not_near_an_ending = 1;
        const auto command = beginning(m_chance, not_near_an_ending + 5 * static_cast<int>(m_seed)).command;
        const auto answer = m_session.book(command, "as it was");
        require(answer.booked.has_value(), "the game could not begin");
        played(answer.booked->state_digest);
    }

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
        default:
            play();
        }
    }

    void play() {
        const auto command = wish(m_chance, m_session.state());
        if (book(command, m_chance.one_in(10) ? "the table agreed" : "")) {
            return;
        }
        if (++m_in_vain < 12) {
            return;
        }
        for (const auto& way : ways_on(m_chance, m_session.state())) {
            if (book(way, "the table goes on")) {
                return;
            }
        }
        throw Broken("a dead end: nothing goes on");
    }

    bool book(const aa::Command& command, const std::string& reason) {
        const auto answer = m_session.book(command, reason);
        if (!answer.booked) {
            require(!m_chance.one_in(8) || m_session.digest() == m_standing.back().second, "what was not booked has changed the books");
            return false;
        }
        m_diary.add(std::to_string(answer.booked->seq) + " " + answer.booked->command);
        m_in_vain = 0;
        played(answer.booked->state_digest);
        return true;
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
        const auto first = m_standing.begin() + static_cast<std::ptrdiff_t>(place);
        m_undone.emplace_back(first, m_standing.end());
        m_standing.erase(first, m_standing.end());
        m_tally.undone += static_cast<std::int64_t>(m_undone.back().size());
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
        m_tally.redone += static_cast<std::int64_t>(m_undone.back().size());
        m_standing.insert(m_standing.end(), m_undone.back().begin(), m_undone.back().end());
        m_undone.pop_back();
        require(entry->state_digest == m_standing.back().second, "the redo leads to other books than stood there");
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
        const auto seq = m_chance.one_in(10) ? 1 + m_chance.up_to(static_cast<int>(m_digests.size()) - 1)
                                             : static_cast<int>(m_digests.size()) - m_chance.up_to(std::min<int>(static_cast<int>(m_digests.size()) - 1, 50));
        require(digest_of(m_session.state_at(seq)) == m_digests[static_cast<std::size_t>(seq) - 1],
                "the state at entry " + std::to_string(seq) + " is not what stood there");
        m_tally.looked_back += 1;
    }

    /// The log, read from its first entry on, leads to the books that stand.
    void at_the_end() {
        const auto proof = m_session.verify();
        require(proof.sound(), proof.problem);
        auto replayed = aa::empty_state(printed_tables());
        std::size_t standing = 0;
        for (const auto& line : m_session.log()) {
            if (line.entry.kind != core::EntryKind::Play || line.undone) {
                continue;
            }
            require(standing < m_standing.size() && line.entry.seq == m_standing[standing].first, "another play stands in the log");
            ++standing;
            for (const auto& event : db::read_events(*printed_tables(), line.entry.events)) {
                replayed = aa::apply(std::move(replayed), event);
            }
        }
        require(standing == m_standing.size(), "a play is missing in the log");
        require(replayed == m_session.state(), "the replay from the first entry leads to other books");
        m_tally.entries += m_session.file().last_seq();
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

    static void require(bool holds, const std::string& what) {
        if (!holds) {
            throw Broken(what);
        }
    }

    using Play = std::pair<std::int64_t, std::string>; // its entry, and the digest after it

    std::uint64_t m_seed;
    Chance m_chance;
    Diary m_diary;
    HistoryTally& m_tally;
    db::AxisAlliesSession m_session;
    std::vector<Play> m_standing;
    std::vector<std::vector<Play>> m_undone;
    std::vector<std::string> m_digests; ///< after each entry
    int m_in_vain{0};
};

} // namespace

TEST_CASE("undo and redo at random lead back to the books that stood there", "[axis_allies][fuzz][history]") {
    HistoryTally tally;
    const auto start = std::chrono::steady_clock::now();
    const int seeds = asked_seed() ? 1 : amount(10, 10, 2);
    const int entries = amount(10000, 1000000, 400);
    for (int number = 1; number <= seeds; ++number) {
        const auto seed = asked_seed().value_or(static_cast<std::uint64_t>(number));
        CAPTURE(seed);
        try {
            RandomHistory(seed, tally).steps(entries);
        } catch (const Broken& broken) {
            FAIL(broken.what());
        }
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::cout << "R15: " << tally.entries << " entries in " << seeds << " histories in " << seconds.count() << " s: " << tally.undone
              << " plays undone, " << tally.redone << " redone, " << tally.looked_back << " looks back\n";
    CHECK(tally.undone > 0);
    CHECK(tally.redone > 0);
    CHECK(tally.looked_back > 0);
}

} // namespace intendant::fuzz

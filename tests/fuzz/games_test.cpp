// Whole games by a random player: no crash, no dead end, and the books kept after each event.

#include "tests/fuzz/proof.hpp"
#include "tests/fuzz/random_player.hpp"
#include "tests/fuzz/senseless.hpp"
#include "tests/fuzz/situations.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <map>

namespace intendant::fuzz {
namespace {

using namespace axis_allies;

/// What the games came to.
struct GamesTally {
    int games{0};
    int rounds{0};
    int out_of_rounds{0};
    std::map<Ending, int> endings;
    std::int64_t commands{0};
    std::int64_t events{0};
    std::int64_t refused{0};
    std::int64_t warned{0};
    std::int64_t overruled{0};
    std::int64_t senseless{0};
    std::map<std::string_view, std::int64_t> booked;
};

/// Which warnings the table sets aside.
enum class Overrules { Nothing, Doubts, Everything };

bool overruled(const std::vector<core::Warning>& warnings, Overrules overrules) {
    return std::ranges::all_of(warnings, [overrules](const core::Warning& warning) {
        return overrules == Overrules::Everything || (overrules == Overrules::Doubts && warning.kind == core::WarningKind::Doubtful);
    });
}

class RandomGame {
public:
    RandomGame(std::uint64_t seed, int number, int rounds, GamesTally& tally)
        : m_chance(seed), m_diary(seed), m_number(number), m_rounds(rounds), m_tally(tally), m_game(printed_tables()) {}

    void play() {
        try {
            play_to_the_end();
        } catch (const std::exception& error) {
            throw Broken(std::string{error.what()} + "\n" + m_diary.tell() + "\nthen the state was " + written(m_game.state()));
        }
    }

private:
    const State& state() const { return m_game.state(); }

    void play_to_the_end() {
        const auto begin = beginning(m_chance, m_number);
        m_near = begin.near;
        m_lawful = m_number % 3 == 0;
        if (!attempt(begin.command, Overrules::Everything)) {
            throw Broken("the game could not begin");
        }
        const auto first_round = state().turn.round;
        while (!state().outcome && state().turn.round < first_round + m_rounds) {
            one_command();
            prove_now_and_then();
        }
        if (!state().outcome) {
            end_by_word();
        }
        prove_kept(state());
        m_tally.games += 1;
        m_tally.rounds += state().turn.round - first_round;
        m_tally.events += m_game.events();
        if (state().outcome) {
            m_tally.endings[state().outcome->ending] += 1;
        } else {
            m_tally.out_of_rounds += 1;
        }
    }

    void one_command() {
        if (m_near && m_chance.one_in(40)) {
            end_by_word();
            return;
        }
        if (m_chance.one_in(25)) {
            m_tally.senseless += 1;
            const auto kind = static_cast<std::size_t>(m_chance.up_to(static_cast<int>(kinds_of_command) - 1));
            const auto command = command_by_chance(m_chance, kind, Wildness::Any);
            const bool ends = std::holds_alternative<Concede>(command) || std::holds_alternative<LeaveUnfinished>(command);
            if (!ends) { // the game is to go on
                attempt(command, mood());
            }
            return;
        }
        constexpr int patience = 12;
        for (int tries = 0; tries < patience; ++tries) {
            if (attempt(wish(m_chance, state()), mood())) {
                return;
            }
        }
        go_on();
    }

    void end_by_word() {
        if (m_near == Ending::Concession) {
            attempt(Concede{m_chance.one_in(2) ? Alliance::Axis : Alliance::Allies}, Overrules::Everything);
        } else if (m_near == Ending::Unfinished) {
            attempt(LeaveUnfinished{m_chance.one_in(2) ? std::optional{Alliance::Axis} : std::nullopt}, Overrules::Everything);
        }
    }

    /// A table that has kept to the rules can go on without breaking one; any other can at least go on.
    void go_on() {
        const auto ways = ways_on(m_chance, state());
        for (const auto overrules : {Overrules::Nothing, Overrules::Doubts, Overrules::Everything}) {
            for (const auto& way : ways) {
                if (attempt(way, overrules)) {
                    return;
                }
            }
            if (m_lawful && overrules == Overrules::Doubts) {
                throw Broken("a dead end: nothing that goes on keeps to the rules");
            }
        }
        throw Broken("a dead end: nothing goes on");
    }

    /// One warning in ten is set aside, but a table that keeps to the rules breaks none.
    Overrules mood() { return !m_chance.one_in(10) ? Overrules::Nothing : m_lawful ? Overrules::Doubts : Overrules::Everything; }

    bool attempt(const Command& command, Overrules overrules) {
        const auto text = db::AxisAlliesSession::write(*state().tables, command);
        m_diary.add(text);
        prove_written(*state().tables, command);
        const auto verdict = decided(state(), command);
        m_tally.commands += 1;
        if (core::refused(verdict)) {
            m_diary.add("  refused: " + to_english(*state().tables, core::refusal(verdict).why));
            m_tally.refused += 1;
            return false;
        }
        const auto& accepted = core::acceptance(verdict);
        for (const auto& warning : accepted.warnings) {
            m_diary.add("  " + warning.rule.id + ": " + to_english(*state().tables, warning.why));
        }
        m_tally.warned += accepted.warnings.empty() ? 0 : 1;
        if (!overruled(accepted.warnings, overrules)) {
            return false;
        }
        m_tally.overruled += accepted.warnings.empty() ? 0 : 1;
        m_game.play(accepted.events);
        m_tally.booked[kind_of(text)] += 1;
        return true;
    }

    static std::string_view kind_of(const std::string& text) {
        static std::map<std::string, int> kinds;
        const auto at = text.find("\"type\":\"") + 8;
        return kinds.try_emplace(text.substr(at, text.find('"', at) - at)).first->first;
    }

    void prove_now_and_then() {
        const bool turned = state().turn.action != m_action_before;
        m_action_before = state().turn.action;
        if (turned || m_chance.one_in(8)) {
            prove_kept(state());
        }
    }

    Chance m_chance;
    Diary m_diary;
    int m_number;
    int m_rounds;
    GamesTally& m_tally;
    ProvenGame m_game;
    std::optional<Ending> m_near;
    bool m_lawful{false};
    Action m_action_before{Action::Income};
};

void print(const GamesTally& tally, double seconds) {
    std::cout << "R17: " << tally.games << " games by chance in " << seconds << " s: " << tally.rounds << " rounds, " << tally.commands
              << " commands (" << tally.refused << " refused, " << tally.warned << " warned of, " << tally.overruled << " overruled, "
              << tally.senseless << " senseless), " << tally.events << " events\n  endings: military " << tally.endings.at(Ending::Military)
              << ", economic " << tally.endings.at(Ending::Economic) << ", concession " << tally.endings.at(Ending::Concession)
              << ", unfinished " << tally.endings.at(Ending::Unfinished) << ", out of rounds " << tally.out_of_rounds << "\n  booked:";
    for (const auto& [kind, count] : tally.booked) {
        std::cout << ' ' << kind << ' ' << count;
    }
    std::cout << '\n';
}

} // namespace

TEST_CASE("games by chance begin with every switch on and off", "[axis_allies][fuzz][games]") {
    Chance chance{1};
    std::map<std::string_view, std::array<int, 2>> begun;
    for (int number = 0; number < amount(200, 200, 200); ++number) {
        const auto options = beginning(chance, number).command.options;
        for (const auto& each : switches) {
            begun[each.id][options.*each.on ? 1 : 0] += 1;
        }
    }
    CHECK(begun.size() == switches.size());
    for (const auto& [id, games] : begun) {
        CAPTURE(id, games[0], games[1]);
        CHECK(games[0] >= 20);
        CHECK(games[1] >= 20);
    }
}

TEST_CASE("games by chance come to their end with their books in order",
          "[axis_allies][fuzz][games][rule:V-01][rule:V-02][rule:V-03][rule:V-04]") {
    GamesTally tally{};
    for (const auto ending : {Ending::Military, Ending::Economic, Ending::Concession, Ending::Unfinished}) {
        tally.endings[ending] = 0;
    }
    const auto start = std::chrono::steady_clock::now();
    // Most games are short, so that many begin; each twentieth goes its whole way.
    constexpr int whole = 30;
    const int games = amount(200, 10000, 24);
    const int short_game = amount(2, 6, 1);
    const int long_game = amount(whole, whole, 2);
    int broken_games = 0;
    for (int number = 0; number < games; ++number) {
        const auto seed = asked_seed().value_or(static_cast<std::uint64_t>(number));
        const auto which = static_cast<int>(seed);
        try {
            RandomGame(seed, which, which % 20 == 7 ? long_game : short_game, tally).play();
        } catch (const Broken& broken) {
            constexpr int told_in_full = 3;
            std::cout << "Game " << seed << ": " << (broken_games < told_in_full ? broken.what() : "broken") << "\n\n";
            ++broken_games;
        }
        if (asked_seed()) {
            break;
        }
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    print(tally, seconds.count());
    CHECK(broken_games == 0);
    if (asked_seed()) {
        return;
    }
    for (const auto& [ending, count] : tally.endings) {
        CAPTURE(static_cast<int>(ending));
        CHECK(count > 0);
    }
}

} // namespace intendant::fuzz

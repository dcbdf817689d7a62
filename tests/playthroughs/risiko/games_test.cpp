// Whole games of RisiKo! by chance, to each ending, proved after each entry; and recorded games, replayed.

#include "app/cli/play.hpp"
#include "model/core/csv.hpp"
#include "tests/playthroughs/risiko/by_chance.hpp"
#include "tests/support/battery.hpp"

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::test;

namespace {

const auto tables = RisikoByChance::tables;

struct Tally {
    int ones{0}; ///< sentences that count one army
    std::map<Ending, int> endings;
    int extra_rounds{0};
    int shared{0};
    int eliminations{0};
    int last_laps{0};
    int entries{0};
};

/// Plays one game on the model alone, proving it after each event.
void play_proven(std::uint64_t number, Tally& tally) {
    RandomPlayer player(plan_of(number));
    battery::KeptTwice<RisikoByChance> game;
    for (int entry = 0; !game.state().outcome; ++entry) {
        INFO("game " << number << ", entry " << entry);
        REQUIRE(entry < 20000);
        const auto verdict = decide(game.state(), player.next(game.state()));
        if (core::refused(verdict)) {
            FAIL(core::refusal(verdict).rule.id << " " << to_english(*tables(), core::refusal(verdict).why));
        }
        const auto& events = core::acceptance(verdict).events;
        game.play(events);
        for (const auto& event : events) {
            const auto sentence = to_english(*tables(), summary(*tables(), event));
            tally.ones += sentence.find(" 1 army") != std::string::npos ? 1 : 0;
            for (const auto* const wrong : {" 1 armies", " 1 dice", " 1 cards", " 1 territories", "@"}) {
                if (sentence.find(wrong) != std::string::npos) {
                    FAIL("what is counted does not agree: " << sentence);
                }
            }
            tally.extra_rounds += std::holds_alternative<ExtraRoundBegun>(event) ? 1 : 0;
            tally.eliminations += std::holds_alternative<PlayerEliminated>(event) ? 1 : 0;
            tally.last_laps += std::holds_alternative<LastLapBegun>(event) ? 1 : 0;
        }
        ++tally.entries;
    }
    game.at_the_end();
    ++tally.endings[game.state().outcome->ending];
    tally.shared += game.state().outcome->winners.size() > 1 ? 1 : 0;
}

} // namespace

TEST_CASE("games by chance come to each ending, and nothing is lost on the way", "[risiko][games][rule:RK-GEN-6][rule:RK-TA-5]") {
    const char* wanted = std::getenv("INTENDANT_LONG");
    const std::uint64_t games = wanted != nullptr ? 5000 : 200;
    Tally tally;
    for (std::uint64_t number = 0; number < games; ++number) {
        play_proven(number, tally);
    }
    CHECK(tally.ones > 0);
    WARN(games << " games, " << tally.entries << " entries: " << tally.endings[Ending::Objective] << " by objective, "
               << tally.endings[Ending::Points] << " by points, " << tally.endings[Ending::LastPlayer] << " by the last player, "
               << tally.endings[Ending::Unfinished] << " unfinished; " << tally.eliminations << " eliminations, " << tally.last_laps
               << " last laps, " << tally.extra_rounds << " supplementary rounds, " << tally.shared << " shared");
    CHECK(tally.endings[Ending::Objective] > 0);
    CHECK(tally.endings[Ending::Points] > 0);
    CHECK(tally.endings[Ending::LastPlayer] > 0);
    CHECK(tally.endings[Ending::Unfinished] > 0);
    CHECK(tally.eliminations > 0);
    CHECK(tally.last_laps > 0);
    CHECK(tally.extra_rounds > 0);
    CHECK(tally.shared > 0);
}

TEST_CASE("every recorded game of RisiKo! is replayed without a difference, and ends as was worked out elsewhere",
          "[risiko][db][recorded]") {
    const std::string folder = INTENDANT_SOURCE_DIR "/tests/playthroughs/risiko/games/";
    std::ifstream file(folder + "outcomes.csv");
    REQUIRE(file);
    const core::CsvTable outcomes(file, "outcomes.csv");
    CHECK(outcomes.rows() == 21);
    int extra_rounds = 0;
    for (std::size_t row = 0; row < outcomes.rows(); ++row) {
        INFO(outcomes.at(row, "name"));
        std::ifstream in(folder + outcomes.at(row, "name") + ".jsonl");
        REQUIRE(in);
        std::ostringstream out;
        std::ostringstream errors;
        auto session = db::RisikoSession::in_memory(tables());
        CHECK(cli::play(session, *tables(), in, out, errors, {.strict = true}));
        CHECK(errors.str().empty());
        const auto& state = session.state();
        const auto books = db::Json::parse(db::books_json(state));
        CHECK(books["ending"] == outcomes.at(row, "ending"));
        CHECK(books["round"] == outcomes.number(row, "round"));
        std::string winners;
        for (const auto& winner : books["winners"]) {
            winners += (winners.empty() ? "" : " ") + winner.get<std::string>();
        }
        CHECK(winners == outcomes.at(row, "winners"));
        std::string armies;
        std::string cards;
        for (const auto& each : state.players) {
            const std::string colour{id_of(each.player.colour)};
            armies += (armies.empty() ? "" : " ") + colour + ":" + std::to_string(armies_of(state, each.player.colour));
            cards += (cards.empty() ? "" : " ") + colour + ":" + std::to_string(each.cards);
        }
        CHECK(armies == outcomes.at(row, "armies"));
        CHECK(cards == outcomes.at(row, "cards"));
        for (const auto& line : session.log()) {
            extra_rounds += line.entry.events.find("extra_round_begun") != std::string::npos ? 1 : 0;
        }
        CHECK(miscounted(state).empty());
    }
    CHECK(extra_rounds > 0);
}

// Games of Afrika Korps by chance, proved after each entry; and recorded games, replayed.

#include "app/cli/play.hpp"
#include "db/codec/json_text.hpp"
#include "model/core/csv.hpp"
#include "tests/playthroughs/afrika_korps/by_chance.hpp"
#include "tests/support/battery.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::test;

namespace {

struct Tally {
    std::map<std::size_t, int> events; ///< by their place in the variant
    std::map<Ending, int> endings;
    int entries{0};
};

/// Plays one game on the model alone, to its end or for so many entries, proving it after each event.
void play_proven(std::uint64_t number, int most, Tally& tally) {
    RandomPlayer player(number);
    battery::KeptTwice<AfrikaKorpsByChance> game;
    const auto enter = [&](const Command& command) {
        const auto verdict = decide(game.state(), command);
        if (core::refused(verdict)) {
            return false;
        }
        for (const auto& event : core::acceptance(verdict).events) {
            ++tally.events[event.index()];
            const auto sentence = to_english(*AfrikaKorpsByChance::tables(), summary(*AfrikaKorpsByChance::tables(), event));
            battery::require(sentence.find('@') == std::string::npos && sentence.find('{') == std::string::npos,
                             "not told in words: " + sentence);
        }
        game.play(core::acceptance(verdict).events);
        ++tally.entries;
        return true;
    };
    battery::require(enter(player.begin()), "the game could not begin");
    if (number % 5 == 4) {
        battery::require(enter(player.near_an_ending(game.state())), "the game could not begin near its end");
    }
    for (int entry = 0; entry < most && !game.state().outcome; ++entry) {
        battery::require(std::ranges::any_of(player.wishes(game.state()), enter), "a dead end: nothing goes on");
    }
    game.at_the_end();
    if (game.state().outcome) {
        ++tally.endings[game.state().outcome->ending];
    }
}

} // namespace

TEST_CASE("games by chance have every event and ending, and nothing is lost on the way", "[afrika_korps][games]") {
    const auto games = static_cast<std::uint64_t>(fuzz::amount(200, 10000, 60));
    Tally tally;
    for (std::uint64_t number = 0; number < games; ++number) {
        INFO("game " << number);
        REQUIRE_NOTHROW(play_proven(number, 2000, tally));
    }
    WARN(games << " games, " << tally.entries << " entries: " << tally.endings[Ending::Elimination] << " by elimination, "
               << tally.endings[Ending::AllControlled] << " by control, " << tally.endings[Ending::Time] << " with the calendar, "
               << tally.endings[Ending::NoSupply] << " without supply, " << tally.endings[Ending::Concession] << " by concession, "
               << tally.endings[Ending::Unfinished] << " unfinished");
    for (const auto ending :
         {Ending::Elimination, Ending::AllControlled, Ending::Time, Ending::NoSupply, Ending::Concession, Ending::Unfinished}) {
        INFO("ending " << static_cast<int>(ending));
        CHECK(tally.endings[ending] > 0);
    }
    for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind) {
        INFO("event " << kind);
        CHECK(tally.events[kind] > 0);
    }
}

TEST_CASE("every recorded game of Afrika Korps is replayed without a difference, and ends as stated", "[afrika_korps][db][recorded]") {
    const std::filesystem::path folder = INTENDANT_SOURCE_DIR "/tests/playthroughs/afrika_korps/games";
    std::ifstream file(folder / "outcomes.csv");
    REQUIRE(file);
    const core::CsvTable outcomes(file, "outcomes.csv");
    std::set<std::string> endings;
    for (std::size_t row = 0; row < outcomes.rows(); ++row) {
        INFO(outcomes.at(row, "game"));
        std::ifstream script(folder / (outcomes.at(row, "game") + ".jsonl"));
        REQUIRE(script);
        auto game = db::AfrikaKorpsSession::in_memory(AfrikaKorpsByChance::tables());
        std::ostringstream out;
        std::ostringstream errors;
        const bool whole = cli::play(game, *AfrikaKorpsByChance::tables(), script, out, errors, {.strict = true});
        INFO(errors.str());
        CHECK(whole);
        CHECK(game.verify().sound());
        const auto books = db::parse_json(db::books_json(game.state()));
        CHECK(books["ending"] == outcomes.at(row, "ending"));
        CHECK((books["winner"].is_null() ? "" : books["winner"].get<std::string>()) == outcomes.at(row, "winner"));
        CHECK(books["turn"] == outcomes.number(row, "turn"));
        endings.insert(outcomes.at(row, "ending"));
    }
    CHECK(outcomes.rows() == 20);
    CHECK(endings == std::set<std::string>{"concession", "control", "elimination", "no_supply", "time", "unfinished"});
}

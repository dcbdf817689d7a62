// Figures of recorded games of Afrika Korps that were worked out by hand, from the clauses, the printed values and the faces thrown.

#include "tests/playthroughs/afrika_korps/by_chance.hpp"
#include "tests/playthroughs/hand_figures.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::test;

namespace {

/// The figure as the program has it: `attack`, `defence`, `column` and `result` of the battle of the entry, `due` of its exchange,
/// everything else as a place in the books that `intendant-cli state` prints; a unit that is not in them is in nobody's hands yet.
db::Json in_the_program(const std::string& figure, const db::Json& books, const db::Json& events) {
    const auto of_event = [&](const char* type) {
        const auto found = std::ranges::find_if(events, [&](const db::Json& event) { return event["type"] == type; });
        REQUIRE(found != events.end());
        return (*found)[figure];
    };
    if (figure == "attack" || figure == "defence" || figure == "column" || figure == "result") {
        return of_event("battle_fought");
    }
    if (figure == "due") {
        return of_event("exchange_due");
    }
    const db::Json::json_pointer place("/" + figure);
    INFO(figure);
    REQUIRE(books.contains(place));
    return books[place];
}

std::string books_of(const State& state) { return db::books_json(state); }

bool in_the_book(const std::string& clause) {
    return intendant::test::in_the_book(INTENDANT_SOURCE_DIR "/model/afrika_korps/RULES.md", clause);
}

/// In how many turns the moments lie.
std::size_t turns_of(const db::AfrikaKorpsSession& game, const db::Json& figures) {
    std::set<std::pair<int, std::string>> turns;
    for (const auto& moment : figures["moments"]) {
        const auto seq = moment["entry"].get<std::int64_t>();
        const auto entry = game.file().entries(seq, seq).front();
        turns.insert({entry.round, entry.seat});
    }
    return turns.size();
}

} // namespace

TEST_CASE("the recorded games of Afrika Korps agree with the figures worked out by hand", "[afrika_korps][db][recorded]") {
    int games = 0;
    intendant::test::each_game_with_figures<db::AfrikaKorpsSession>(
        INTENDANT_SOURCE_DIR "/tests/playthroughs/afrika_korps/games", AfrikaKorpsByChance::tables(),
        [&](const db::AfrikaKorpsSession& game, const db::Json& figures) {
            intendant::test::check_moments(game, figures, books_of, in_the_program, in_the_book);
            CHECK(turns_of(game, figures) >= 3);
            ++games;
        });
    CHECK(games >= 10);
}

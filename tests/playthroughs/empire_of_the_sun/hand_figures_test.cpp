// Figures of recorded games of Empire of the Sun that were worked out by hand, from the clauses, the printed values and the faces thrown.

#include "tests/playthroughs/empire_of_the_sun/by_chance.hpp"
#include "tests/playthroughs/hand_figures.hpp"

#include <algorithm>
#include <set>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::test;

namespace {

/// The figure as the program has it: `battle/...` a place in the battle of the entry, `lost/...` the steps that a side loses in it, `roll` what its
/// first die comes to, `points` those of its end; everything else is a place in the books that `intendant-cli state` prints, which leave tracks at
/// 0 out.
db::Json in_the_program(const std::string& figure, const db::Json& books, const db::Json& events) {
    const auto of = [&](auto wanted) -> const db::Json& {
        const auto found = std::ranges::find_if(events, [&](const db::Json& event) { return wanted(event["type"].get<std::string>()); });
        REQUIRE(found != events.end());
        return *found;
    };
    const auto battle = [](const std::string& type) { return type == "air_naval_fought" || type == "ground_fought"; };
    INFO(figure);
    const auto cut = figure.find('/');
    const auto room = figure.substr(0, cut);
    if (room == "battle") {
        return of(battle).at(db::Json::json_pointer(figure.substr(cut)));
    }
    if (room == "lost") {
        int lost = 0;
        for (const auto& unit : of(battle).at(figure.substr(cut + 1))["units"]) {
            lost += unit["before"].get<int>() - unit["after"].get<int>();
        }
        return lost;
    }
    if (room == "roll") {
        return of([](const std::string& type) { return type == "die_rolled"; })["value"];
    }
    if (room == "points") {
        return of([](const std::string& type) { return type == "game_ended"; })["outcome"]["points"];
    }
    const db::Json::json_pointer place("/" + figure);
    if (room == "tracks" && !books.contains(place)) {
        return 0;
    }
    REQUIRE(books.contains(place));
    return books[place];
}

std::string books_of(const State& state) { return db::books_json(state); }

bool in_the_book(const std::string& clause) {
    return intendant::test::in_the_book(INTENDANT_SOURCE_DIR "/model/empire_of_the_sun/RULES.md", clause);
}

/// In how many turns the moments lie.
std::size_t turns_of(const db::EmpireOfTheSunSession& game, const db::Json& figures) {
    std::set<int> turns;
    for (const auto& moment : figures["moments"]) {
        turns.insert(game.state_at(moment["entry"].get<std::int64_t>()).turn.number);
    }
    return turns.size();
}

} // namespace

TEST_CASE("the recorded games of Empire of the Sun agree with the figures worked out by hand", "[empire_of_the_sun][db][recorded]") {
    int games = 0;
    intendant::test::each_game_with_figures<db::EmpireOfTheSunSession>(
        INTENDANT_SOURCE_DIR "/tests/playthroughs/empire_of_the_sun/games", EmpireOfTheSunByChance::tables(),
        [&](const db::EmpireOfTheSunSession& game, const db::Json& figures) {
            intendant::test::check_moments(game, figures, books_of, in_the_program, in_the_book);
            // The printed example of play ends in its second turn.
            games += turns_of(game, figures) >= 3 ? 1 : 0;
        });
    CHECK(games == 8);
}

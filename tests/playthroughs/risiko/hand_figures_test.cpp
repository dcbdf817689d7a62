// Figures of recorded games of RisiKo! that were worked out by hand, from the clauses, the printed values and the faces thrown.

#include "db/session/risiko/session.hpp"
#include "tests/model/risiko/board.hpp"
#include "tests/playthroughs/hand_figures.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::risiko;

namespace {

const auto tables = intendant::risiko::tests::printed_tables;

/// The figure as the program has it: `attacker_loses` and `defender_loses` of the throw of the entry, everything else as a
/// place in the books that `intendant-cli state` prints.
db::Json in_the_program(const std::string& figure, const db::Json& books, const db::Json& events) {
    if (figure == "attacker_loses" || figure == "defender_loses") {
        const auto thrown = std::ranges::find_if(events, [](const db::Json& event) { return event["type"] == "dice_thrown"; });
        REQUIRE(thrown != events.end());
        return (*thrown)[figure];
    }
    const db::Json::json_pointer place("/" + figure);
    REQUIRE(books.contains(place));
    return books[place];
}

std::string books_of(const State& state) { return db::books_json(state); }

bool in_the_book(const std::string& clause) { return core::explanation(tables()->clauses, {clause}).has_value(); }

} // namespace

TEST_CASE("the recorded games of RisiKo! agree with the figures worked out by hand", "[risiko][db][recorded]") {
    int games = 0;
    intendant::test::each_game_with_figures<db::RisikoSession>(
        INTENDANT_SOURCE_DIR "/tests/playthroughs/risiko/games", tables(), [&](const db::RisikoSession& game, const db::Json& figures) {
            CHECK(intendant::test::check_moments(game, figures, books_of, in_the_program, in_the_book) >= 3);
            ++games;
        });
    CHECK(games >= 8);
}

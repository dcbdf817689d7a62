// How a game ends, and when.

#include "model/axis_allies/measures.hpp"
#include "model/axis_allies/victory.hpp"
#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// The Axis holds this much more than at the start, in territories of the United Kingdom and its allies.
Board axis_grows(Power whose_turn, bool enough) {
    auto board = playing(whose_turn, Action::Income);
    for (const auto* space :
         {"india", "anglo_egypt_sudan", "australia", "union_of_south_africa", "belgian_congo", "french_equatorial_africa",
          "french_madagascar", "french_west_africa", "italian_east_africa", "kenya_rhodesia", "persia", "syria_iraq", "new_zealand",
          "china", "sinkiang", "soviet_far_east", "yakut_ssr", "western_canada"}) {
        board.control(space, Power::Japan);
    }
    // 57 at the start and 27 more: 84 wins, 83 does not.
    const auto level = production(board.state, Power::Germany) + production(board.state, Power::Japan);
    REQUIRE(level == core::Money{84});
    if (!enough) {
        board.control("new_zealand", Power::Uk);
    }
    return board;
}

} // namespace

TEST_CASE("the Allies win when both Axis capitals have fallen, at the end of the turn", "[axis_allies][victory][rule:V-01][rule:V-04]") {
    auto board = playing(Power::Ussr, Action::CombatMovement);
    board.control("japan", Power::Usa).put("eastern_europe", Power::Ussr, Unit::Infantry, 1);
    board.play(move(board, "eastern_europe", "germany", {{Unit::Infantry, 1}}));
    CHECK_FALSE(board.state.outcome); // the turn goes on

    board.state.turn.action = Action::Income;
    board.play(CollectIncome{});
    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->ending == Ending::Military);
    CHECK(board.state.outcome->winner == Alliance::Allies);
}

TEST_CASE("the Axis wins with two of the three Allied capitals", "[axis_allies][victory][rule:V-02]") {
    auto board = playing(Power::Germany, Action::Income);
    board.control("russia", Power::Germany);
    auto one = board;
    one.play(CollectIncome{});
    CHECK_FALSE(one.state.outcome);

    board.control("united_kingdom", Power::Germany);
    board.play(CollectIncome{});
    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->ending == Ending::Military);
    CHECK(board.state.outcome->winner == Alliance::Axis);
}

TEST_CASE("total victory asks the winners to hold their own capitals", "[axis_allies][victory][rule:O-01]") {
    auto board = playing(Power::Germany, Action::Income);
    board.control("russia", Power::Germany).control("united_kingdom", Power::Germany).control("japan", Power::Usa);
    board.state.options.total_victory = true;
    board.play(CollectIncome{});

    CHECK_FALSE(board.state.outcome);
}

TEST_CASE("the economic victory stands at the end of a round, not before", "[axis_allies][victory][rule:V-03]") {
    auto japan = axis_grows(Power::Japan, true);
    japan.play(CollectIncome{});
    CHECK_FALSE(japan.state.outcome);

    auto usa = axis_grows(Power::Usa, true);
    usa.play(CollectIncome{});
    REQUIRE(usa.state.outcome);
    CHECK(usa.state.outcome->ending == Ending::Economic);
    CHECK(usa.state.outcome->winner == Alliance::Axis);
    CHECK(usa.state.outcome->individual_winner == Power::Japan);
}

TEST_CASE("one IPC less is no economic victory", "[axis_allies][victory][rule:V-03]") {
    auto board = axis_grows(Power::Usa, false);
    board.play(CollectIncome{});

    CHECK_FALSE(board.state.outcome);
}

TEST_CASE("who concedes loses", "[axis_allies][victory][rule:V-04]") {
    auto board = playing(Power::Germany, Action::Combat);
    board.play(Concede{Alliance::Axis});

    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->ending == Ending::Concession);
    CHECK(board.state.outcome->winner == Alliance::Allies);
}

TEST_CASE("a game left unfinished has the winner that the table names, or none", "[axis_allies][victory][rule:V-04]") {
    auto board = playing(Power::Germany, Action::Combat);
    auto named = board;
    named.play(LeaveUnfinished{Alliance::Axis});
    board.play(LeaveUnfinished{});

    CHECK(named.state.outcome->ending == Ending::Unfinished);
    CHECK(named.state.outcome->winner == Alliance::Axis);
    CHECK(board.state.outcome->ending == Ending::Unfinished);
    CHECK_FALSE(board.state.outcome->winner);
    CHECK_FALSE(board.state.outcome->individual_winner);
}

TEST_CASE("who has grown as much as the individual winner shares with it, and is named", "[axis_allies][victory][rule:V-05][rule:Q-22]") {
    auto even = playing(Power::Ussr, Action::Combat);
    const auto before = even.state;
    const auto events = even.play(Concede{Alliance::Axis});
    REQUIRE(even.state.outcome);
    CHECK(even.state.outcome->individual_winner == Power::Ussr);
    CHECK(even.state.outcome->tied_with == std::vector{Power::Uk, Power::Usa});
    CHECK(to_english(*before.tables, summary(*before.tables, Power::Ussr, events.back())).find("U.S.S.R., United Kingdom, United States") !=
          std::string::npos);

    auto ahead = playing(Power::Ussr, Action::Combat);
    ahead.control("libya", Power::Uk);
    ahead.play(Concede{Alliance::Axis});
    CHECK(ahead.state.outcome->individual_winner == Power::Uk);
    CHECK(ahead.state.outcome->tied_with.empty());
}

TEST_CASE("the individual winner is who has grown most over the start", "[axis_allies][victory][rule:V-05][rule:V-06]") {
    auto board = playing(Power::Germany, Action::Income);
    CHECK(individual_winner(board.state, Alliance::Axis) == Power::Germany); // of equals the first to play
    board.control("india", Power::Japan);

    CHECK(growth_in_tenths(board.state, Power::Japan) == 120); // 28 for 25
    CHECK(growth_in_tenths(board.state, Power::Germany) == 0);
    CHECK(individual_winner(board.state, Alliance::Axis) == Power::Japan);
    CHECK(growth_percent(board.state, Power::Japan) == "12.0");
    CHECK(growth_percent(board.state, Power::Uk) == "-10.0"); // 27 for 30
}

TEST_CASE("the result names all who share the victory, each with its percentage", "[axis_allies][victory][rule:V-06][rule:Q-22]") {
    auto board = playing(Power::Ussr, Action::Combat);
    board.play(Concede{Alliance::Axis});
    const auto told = result(board.state);
    REQUIRE(told);
    CHECK(to_english(*board.state.tables, *told) ==
          "Victory: the Allies; individual winner: U.S.S.R. (0.0 %), United Kingdom (0.0 %), United States (0.0 %).");
}

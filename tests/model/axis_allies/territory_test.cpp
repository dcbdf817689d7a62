// Capture, liberation and capitals.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

TEST_CASE("a captured territory changes the two levels", "[axis_allies][capture][rule:C-111][rule:T-14]") {
    auto board = playing(Power::Germany, Action::CombatMovement);
    board.put("libya", Power::Germany, Unit::Infantry, 1);
    board.play(move(board, "libya", "anglo_egypt_sudan", {{Unit::Infantry, 1}}));

    CHECK(controller(board.state, board.at("anglo_egypt_sudan")) == Power::Germany);
    CHECK(production(board.state, Power::Germany) == Money{34});
    CHECK(production(board.state, Power::Uk) == Money{28});
}

TEST_CASE("guns and complexes go to the captor", "[axis_allies][capture][rule:C-112]") {
    auto board = playing(Power::Germany, Action::CombatMovement);
    board.put("eastern_europe", Power::Germany, Unit::Infantry, 1)
        .put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
        .put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1);
    board.play(move(board, "eastern_europe", "karelia_ssr", {{Unit::Infantry, 1}}));

    CHECK(board.in("karelia_ssr") == "germany 1 infantry, germany 1 aa_gun, germany 1 industrial_complex");
}

TEST_CASE("a liberated territory goes back to its first owner", "[axis_allies][capture][rule:C-115]") {
    auto board = playing(Power::Usa, Action::CombatMovement);
    board.control("anglo_egypt_sudan", Power::Germany).put("belgian_congo", Power::Usa, Unit::Infantry, 1);
    board.play(move(board, "belgian_congo", "anglo_egypt_sudan", {{Unit::Infantry, 1}}));

    CHECK(controller(board.state, board.at("anglo_egypt_sudan")) == Power::Uk);
}

TEST_CASE("while its capital is lost, the liberator keeps the territory", "[axis_allies][capture][rule:C-116]") {
    auto board = playing(Power::Usa, Action::CombatMovement);
    board.control("united_kingdom", Power::Germany)
        .control("anglo_egypt_sudan", Power::Germany)
        .put("belgian_congo", Power::Usa, Unit::Infantry, 1);
    board.play(move(board, "belgian_congo", "anglo_egypt_sudan", {{Unit::Infantry, 1}}));

    CHECK(controller(board.state, board.at("anglo_egypt_sudan")) == Power::Usa);
}

TEST_CASE("who takes a capital takes the treasury", "[axis_allies][capture][rule:C-131]") {
    auto board = playing(Power::Ussr, Action::CombatMovement, 3);
    board.state.powers[Power::Germany].treasury = Money{20};
    board.put("eastern_europe", Power::Ussr, Unit::Infantry, 1);
    board.play(move(board, "eastern_europe", "germany", {{Unit::Infantry, 1}}));

    CHECK(board.state.powers[Power::Ussr].treasury == Money{23});
    CHECK(board.state.powers[Power::Germany].treasury == Money{});
    CHECK(capital_lost(board.state, Power::Germany));
}

TEST_CASE("a freed capital brings back what allies hold of the power", "[axis_allies][capture][rule:C-117][rule:C-134]") {
    auto board = playing(Power::Usa, Action::CombatMovement);
    board.control("united_kingdom", Power::Germany).control("anglo_egypt_sudan", Power::Usa).control("india", Power::Japan);
    board.put("sz_united_kingdom", Power::Usa, Unit::Transport, 1)
        .put("western_europe", Power::Usa, Unit::Infantry, 1)
        .control("western_europe", Power::Usa);
    board.control("union_of_south_africa", Power::Usa);
    board.state.controllers[board.at("union_of_south_africa").index].reset(); // as a stocktake may find it
    board.play(LoadTransport{{{Unit::Infantry, 1}}, board.at("western_europe"), board.at("sz_united_kingdom")});
    board.play(UnloadTransport{{{Unit::Infantry, 1}}, board.at("sz_united_kingdom"), board.at("united_kingdom")});

    CHECK_FALSE(controller(board.state, board.at("union_of_south_africa")));
    CHECK(controller(board.state, board.at("united_kingdom")) == Power::Uk);
    CHECK(controller(board.state, board.at("anglo_egypt_sudan")) == Power::Uk);
    CHECK(controller(board.state, board.at("india")) == Power::Japan);
}

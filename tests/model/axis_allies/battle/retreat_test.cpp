// Retreats: when, where to, and who does not go along.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// The Soviet attack on Manchuria from two sides, after one round without a hit.
Board manchuria() {
    Board board{Power::Ussr};
    board.attack("manchuria", Unit::Infantry, 2, "yakut_ssr")
        .attack("manchuria", Unit::Infantry, 1, "soviet_far_east")
        .attack("manchuria", Unit::Fighter, 1, "yakut_ssr")
        .put("manchuria", Power::Japan, Unit::Infantry, 1);
    board.begin("manchuria");
    board.fire({6, 6, 6});
    board.fire({6});
    board.fire({6});
    return board;
}

} // namespace

TEST_CASE("land units retreat together to one friendly territory from which an attacker came; aircraft fly "
          "home later",
          "[axis_allies][battle][rule:C-30][rule:C-32][rule:C-34][rule:C-35][rule:C-36]") {
    auto board = manchuria();
    CHECK(side_to_act(*board.state.battle) == Side::Attacker); // never the defender's choice
    CHECK(retreat_spaces(board.state) == std::vector{board.at("soviet_far_east"), board.at("yakut_ssr")});
    const auto end = board.play(Retreat{board.at("yakut_ssr")});
    CHECK(find<BattleEnded>(end)->result == BattleResult::Retreat);
    CHECK(board.in("yakut_ssr") == "ussr 3 infantry");
    CHECK(board.in("manchuria") == "ussr 1 fighter, japan 1 infantry");
    CHECK(pending_battles(board.state).empty());
    CHECK(board.refusal_of(Retreat{board.at("yakut_ssr")}) == "C-35");
}

TEST_CASE("a territory from which no attacker came is no retreat (AAV-035)", "[axis_allies][battle][rule:C-33]") {
    auto board = manchuria();
    board.overrule(Retreat{board.at("china")}, "C-33");
}

TEST_CASE("a territory that is hostile now is no retreat", "[axis_allies][battle][rule:C-32]") {
    auto board = manchuria();
    board.control("yakut_ssr", Power::Japan);
    CHECK(board.refusal_of(Retreat{board.at("sz_japan")}) == "C-32");
    board.overrule(Retreat{board.at("yakut_ssr")}, "C-32");
}

TEST_CASE("going back to where a battle was fought this turn is doubtful", "[axis_allies][battle][rule:C-32][rule:Q-17]") {
    auto board = manchuria();
    board.state.turn.battle_sites.push_back(board.at("yakut_ssr"));
    board.overrule(Retreat{board.at("yakut_ssr")}, "C-32");
}

TEST_CASE("a retreat waits for the end of the round", "[axis_allies][battle][rule:C-31]") {
    auto board = manchuria();
    board.play(PressOn{});
    auto hasty = board;
    hasty.overrule(Retreat{board.at("yakut_ssr")}, "C-31");
    CHECK(hasty.in("yakut_ssr") == "ussr 3 infantry");
    board.fire({1, 6, 6});
    CHECK(board.refusal_of(Retreat{board.at("yakut_ssr")}) == "C-06");
    board.lose(Power::Japan, Unit::Infantry);
    board.overrule(Retreat{board.at("yakut_ssr")}, "C-31"); // the casualty throws no more
    CHECK(board.in("manchuria") == "ussr 1 fighter");
}

TEST_CASE("ships retreat to one zone without enemies from which a ship came", "[axis_allies][battle][rule:C-37]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Battleship, 1, "sz_wake_island")
        .attack("sz_north_pacific", Unit::Transport, 1, "sz_midway_island")
        .put("sz_north_pacific", Power::Usa, Unit::Battleship, 1);
    board.begin("sz_north_pacific");
    board.fire({6});
    board.fire({6});
    board.put("sz_wake_island", Power::Usa, Unit::Submarine, 1);
    CHECK(retreat_spaces(board.state) == std::vector{board.at("sz_midway_island")});
    CHECK(board.refusal_of(Retreat{board.at("hawaiian_islands")}) == "C-37");
    CHECK(board.refusal_of(Retreat{board.at("sz_north_pacific")}) == "C-37");
    auto occupied = board;
    occupied.overrule(Retreat{board.at("sz_wake_island")}, "C-37");
    auto sideways = board;
    sideways.overrule(Retreat{board.at("sz_hawaiian_islands")}, "C-37");
    board.play(Retreat{board.at("sz_midway_island")});
    CHECK(board.in("sz_midway_island") == "japan 1 battleship, japan 1 transport");
}

TEST_CASE("aircraft alone break off and stay where they are until they fly home", "[axis_allies][battle][rule:C-36]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Bomber, 1, "sz_wake_island").put("sz_north_pacific", Power::Usa, Unit::Battleship, 1);
    board.begin("sz_north_pacific");
    board.fire({6});
    board.fire({6});
    REQUIRE(retreat_spaces(board.state).size() == 1);
    const auto end = board.play(Retreat{retreat_spaces(board.state).front()});
    CHECK(find<BattleEnded>(end)->result == BattleResult::Retreat);
    CHECK(board.in("sz_north_pacific") == "japan 1 bomber, usa 1 battleship");
}

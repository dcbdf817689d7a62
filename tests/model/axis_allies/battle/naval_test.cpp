// Battles at sea: carriers, their fighters, guests aboard.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

TEST_CASE("fighters whose carrier is lost fight on and then land on an island of the zone",
          "[axis_allies][battle][rule:C-100][rule:C-101][rule:C-102]") {
    Board board{Power::Japan};
    board.attack("sz_hawaiian_islands", Unit::Battleship, 2, "sz_wake_island")
        .put("sz_hawaiian_islands", Power::Usa, Unit::Carrier, 1)
        .put("sz_hawaiian_islands", Power::Usa, Unit::Fighter, 2);
    board.begin("sz_hawaiian_islands");
    board.fire({1, 6});
    board.lose(Power::Usa, Unit::Carrier);
    board.fire({6});    // the carrier, behind the casualty line
    board.fire({6, 6}); // its fighters
    board.play(PressOn{});
    board.fire({6, 6});
    CHECK(board.next_column() == "usa 4 x2");
    board.fire({1, 1});
    const auto end = board.lose(Power::Japan, Unit::Battleship, 2);
    CHECK(find<BattleEnded>(end)->result == BattleResult::DefenderWon);
    CHECK(board.in("hawaiian_islands") == "usa 2 fighter");
    CHECK(find<UnitsLost>(end) == nullptr);
}

TEST_CASE("a fighter without deck or island is lost; another carrier takes what it has room for",
          "[axis_allies][battle][rule:C-102][rule:M-64]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Battleship, 1, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Carrier, 2)
        .put("sz_north_pacific", Power::Usa, Unit::Fighter, 2)
        .put("sz_north_pacific", Power::Uk, Unit::Fighter, 2);
    board.begin("sz_north_pacific");
    board.fire({1});
    board.lose(Power::Usa, Unit::Carrier);
    board.fire({1, 6});
    const auto end = board.lose(Power::Japan, Unit::Battleship);
    REQUIRE(find<UnitsLost>(end));
    CHECK(find<UnitsLost>(end)->units.front().owner == Power::Uk);
    CHECK(board.in("sz_north_pacific") == "usa 2 fighter, usa 1 carrier");
}

TEST_CASE("an ally's fighter on a carrier is thrown by its owner", "[axis_allies][battle][rule:C-63][rule:C-103]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Battleship, 1, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Carrier, 1)
        .put("sz_north_pacific", Power::Usa, Unit::Fighter, 1)
        .put("sz_north_pacific", Power::Uk, Unit::Fighter, 1);
    board.begin("sz_north_pacific");
    board.fire({6});
    CHECK(board.next_column() == "usa 3 x1");
    board.fire({6});
    CHECK(board.next_column() == "uk 4 x1");
    board.fire({6});
    CHECK(board.next_column() == "usa 4 x1");
}

TEST_CASE("an attacker's guests stay out of the fight and sail home with the carrier", "[axis_allies][battle][rule:Q-19][rule:M-63]") {
    Board board{Power::Usa};
    board.attack("sz_north_pacific", Unit::Carrier, 1, "sz_hawaiian_islands")
        .put("sz_north_pacific", Power::Uk, Unit::Fighter, 1)
        .put("sz_north_pacific", Power::Japan, Unit::Battleship, 1);
    board.begin("sz_north_pacific");
    CHECK(board.next_column() == "usa 1 x1");
    board.fire({6});
    board.fire({6});
    board.play(Retreat{board.at("sz_hawaiian_islands")});
    CHECK(board.in("sz_hawaiian_islands") == "uk 1 fighter, usa 1 carrier");
}

TEST_CASE("ships that stood in the zone when the enemy came fight too", "[axis_allies][battle][rule:Q-34]") {
    Board board{Power::Usa};
    board.put("sz_north_pacific", Power::Usa, Unit::Battleship, 1).put("sz_north_pacific", Power::Japan, Unit::Transport, 1);
    REQUIRE(pending_battles(board.state).size() == 1);
    board.begin("sz_north_pacific");
    CHECK(board.next_column() == "usa 4 x1");
    board.fire({1});
    board.lose(Power::Japan, Unit::Transport);
    const auto end = board.fire({2});
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(pending_battles(board.state).empty());
}

TEST_CASE("attacking transports stand beside the columns: they throw no dice but may be lost",
          "[axis_allies][battle][rule:C-70][rule:C-73][rule:C-74][rule:C-75]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Transport, 2, "sz_wake_island")
        .attack("sz_north_pacific", Unit::Carrier, 1, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Battleship, 1);
    board.begin("sz_north_pacific");
    CHECK(board.next_column() == "japan 1 x1");
    board.fire({6});
    board.fire({1});
    board.lose(Power::Japan, Unit::Transport);
    CHECK(board.in("sz_north_pacific") == "japan 1 carrier, japan 1 transport, usa 1 battleship");
}

TEST_CASE("allies defend together at sea as on land", "[axis_allies][battle][rule:C-60][rule:C-62][rule:C-64]") {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Battleship, 2, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Transport, 1)
        .put("sz_north_pacific", Power::Uk, Unit::Transport, 1);
    board.begin("sz_north_pacific");
    board.fire({1, 6});
    const auto lost = board.play(TakeLosses{.losses = {{Power::Usa, Unit::Transport, 1, {}}}, .chosen_by_attacker = true});
    CHECK(find<LossesTaken>(lost)->chosen_by_attacker);
    CHECK(board.next_column() == "uk 1 x1");
    board.fire({6});
    CHECK(board.next_column() == "usa 1 x1");
}

TEST_CASE("the sea battle runs in the printed order: losses are removed before submarines may leave",
          "[axis_allies][battle][rule:C-71][rule:C-76][rule:C-77][rule:C-78]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean")
        .attack("sz_spain", Unit::Battleship, 1, "sz_western_mediterranean")
        .put("sz_spain", Power::Uk, Unit::Submarine, 1)
        .put("sz_spain", Power::Uk, Unit::Battleship, 2);
    board.begin("sz_spain");
    CHECK(board.step() == BattleStep::FirstStrike);
    board.fire({6});
    CHECK(board.step() == BattleStep::AttackerFire);
    board.fire({1});
    board.lose(Power::Uk, Unit::Battleship);
    CHECK(board.step() == BattleStep::DefenderFire);
    board.fire({6});
    const auto fired = board.fire({6, 6}); // both battleships, one from behind the casualty line
    CHECK(find<CasualtiesRemoved>(fired));
    CHECK(board.step() == BattleStep::AttackerWithdrawal);
    CHECK(board.state.battle->casualties.empty());
    board.play(WithdrawSubmarines{.count = 0, .to = {}});
    CHECK(board.step() == BattleStep::DefenderWithdrawal);
    board.play(WithdrawSubmarines{.count = 0, .to = {}});
    CHECK(board.step() == BattleStep::Decision);
    board.play(PressOn{});
    CHECK(board.step() == BattleStep::FirstStrike);
}

namespace {

/// Two carriers of the United States, two American and two British fighters; one carrier is sunk, and the battle ends with the next loss.
Board one_deck_for_four() {
    Board board{Power::Japan};
    board.attack("sz_north_pacific", Unit::Battleship, 1, "sz_wake_island")
        .put("sz_north_pacific", Power::Usa, Unit::Carrier, 2)
        .put("sz_north_pacific", Power::Usa, Unit::Fighter, 2)
        .put("sz_north_pacific", Power::Uk, Unit::Fighter, 2);
    board.begin("sz_north_pacific");
    board.fire({1});
    board.lose(Power::Usa, Unit::Carrier);
    board.fire({1, 6});
    return board;
}

TakeLosses battleship_lost(std::vector<FighterLanding> landings) {
    return {.losses = {{Power::Japan, Unit::Battleship, 1}}, .chosen_by_attacker = false, .landings = std::move(landings)};
}

} // namespace

TEST_CASE("the owners say whose fighters take a deck that has not room for all", "[axis_allies][battle][rule:C-102][rule:M-64]") {
    auto board = one_deck_for_four();
    const auto zone = board.at("sz_north_pacific");

    auto guests = board;
    const auto end = guests.play(battleship_lost({{Power::Uk, 2, zone}}));
    REQUIRE(find<UnitsLost>(end));
    CHECK(find<UnitsLost>(end)->units.front().owner == Power::Usa);
    CHECK(guests.in("sz_north_pacific") == "uk 2 fighter, usa 1 carrier");

    auto one_each = board; // who is not named takes the room that is left
    one_each.play(battleship_lost({{Power::Uk, 1, zone}}));
    CHECK(one_each.in("sz_north_pacific") == "uk 1 fighter, usa 1 fighter, usa 1 carrier");

    auto crowded = board;
    crowded.overrule(battleship_lost({{Power::Uk, 2, zone}, {Power::Usa, 1, zone}}), "M-64");
    CHECK(crowded.in("sz_north_pacific") == "uk 2 fighter, usa 1 fighter, usa 1 carrier");

    CHECK(board.refusal_of(battleship_lost({{Power::Uk, 3, zone}})) == "C-102");
    CHECK(board.refusal_of(battleship_lost({{Power::Uk, 0, zone}})) == "C-102");
    CHECK(board.refusal_of(battleship_lost({{Power::Japan, 1, zone}})) == "C-102");
}

TEST_CASE("the owner says on which island of the zone a fighter without a carrier lands", "[axis_allies][battle][rule:C-102]") {
    Board board{Power::Germany};
    board.attack("sz_united_kingdom", Unit::Battleship, 2, "sz_spain")
        .control("eire", Power::Uk)
        .put("sz_united_kingdom", Power::Uk, Unit::Carrier, 1)
        .put("sz_united_kingdom", Power::Uk, Unit::Fighter, 2);
    board.begin("sz_united_kingdom");
    const TakeLosses too_early{
        .losses = {{Power::Uk, Unit::Carrier, 1}}, .chosen_by_attacker = false, .landings = {{Power::Uk, 1, board.at("eire")}}};
    board.fire({1, 6});
    CHECK(board.refusal_of(too_early) == "C-102"); // its fighters fight on
    board.lose(Power::Uk, Unit::Carrier);
    board.fire({6});
    board.fire({1, 1});
    const auto last = [&](std::vector<FighterLanding> landings) {
        return TakeLosses{.losses = {{Power::Germany, Unit::Battleship, 2}}, .chosen_by_attacker = false, .landings = std::move(landings)};
    };
    auto apart = board;
    apart.play(last({{Power::Uk, 1, board.at("united_kingdom")}, {Power::Uk, 1, board.at("eire")}}));
    CHECK(apart.in("united_kingdom") == "uk 1 fighter");
    CHECK(apart.in("eire") == "uk 1 fighter");
    for (const auto* const island : {"united_kingdom", "eire"}) { // the other one is proposed
        auto both = board;
        both.play(last({{Power::Uk, 2, board.at(island)}}));
        CHECK(both.in(island) == "uk 2 fighter");
    }
    board.overrule(last({{Power::Uk, 1, board.at("gibraltar")}}), "C-102");
    CHECK(board.in("gibraltar") == "uk 1 fighter");
}

TEST_CASE("nobody lands fighters after a battle on land", "[axis_allies][battle][rule:C-102]") {
    Board board{Power::Germany};
    board.attack("karelia_ssr", Unit::Armor, 1, "eastern_europe").put("karelia_ssr", Power::Ussr, Unit::Fighter, 1);
    board.begin("karelia_ssr");
    board.fire({6});
    board.fire({1});
    CHECK(board.refusal_of(TakeLosses{.losses = {{Power::Germany, Unit::Armor, 1}},
                                      .chosen_by_attacker = false,
                                      .landings = {{Power::Ussr, 1, board.at("karelia_ssr")}}}) == "C-102");
}

TEST_CASE("a transport is given up by what it carries, and only a transport", "[axis_allies][battle][rule:C-06][rule:M-112]") {
    Board board{Power::Germany};
    board.attack("sz_spain", Unit::Battleship, 1, "sz_united_kingdom")
        .put("sz_spain", Power::Uk, Unit::Transport, 1)
        .put("sz_spain", Power::Uk, Unit::Submarine, 1)
        .put(Stack{.space = board.at("sz_spain"),
                   .owner = Power::Uk,
                   .unit = Unit::Transport,
                   .count = 1,
                   .cargo = {{Power::Uk, Unit::Infantry, 1, false, {}}}});
    board.begin("sz_spain");
    board.fire({1});
    const auto lost = [](Unit unit, std::vector<CarriedUnits> load) {
        return TakeLosses{{{.power = Power::Uk, .unit = unit, .count = 1, .started_at = {}, .ship = ShipLoad{std::move(load)}}}};
    };
    CHECK(board.refusal_of(lost(Unit::Transport, {{Power::Uk, Unit::Armor, 1}})) == "M-112");
    CHECK(board.refusal_of(lost(Unit::Submarine, {})) == "C-06");
    board.play(lost(Unit::Transport, {{Power::Uk, Unit::Infantry, 1}}));
    REQUIRE(board.state.battle->casualties.size() == 1);
    CHECK(board.state.battle->casualties.front().cargo.size() == 1);
}

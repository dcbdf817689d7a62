// The battles of the manual's worked examples, die by die.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using intendant::core::Money;

TEST_CASE("the German attack on Anglo-Egypt Sudan goes as the manual tells it (AAV-002)",
          "[axis_allies][battle][rule:C-02][rule:C-03][rule:C-07][rule:C-09][rule:C-111]") {
    Board board{Power::Germany};
    board.control("libya", Power::Germany)
        .attack("anglo_egypt_sudan", Unit::Infantry, 1, "libya")
        .attack("anglo_egypt_sudan", Unit::Armor, 1, "libya")
        .put("anglo_egypt_sudan", Power::Uk, Unit::Infantry, 1)
        .put("anglo_egypt_sudan", Power::Uk, Unit::Armor, 1);
    const auto germany_before = production(board.state, Power::Germany);
    const auto uk_before = production(board.state, Power::Uk);

    board.begin("anglo_egypt_sudan");
    CHECK(board.next_column() == "germany 1 x1");
    board.fire({4});
    CHECK(board.next_column() == "germany 3 x1");
    board.fire({2});
    REQUIRE(board.state.battle->owed);
    board.lose(Power::Uk, Unit::Infantry);
    CHECK(board.next_column() == "uk 2 x2");
    const auto removed = board.fire({4, 5});
    CHECK(find<CasualtiesRemoved>(removed)->units.size() == 1);
    CHECK(board.step() == BattleStep::Decision);

    board.play(PressOn{});
    CHECK(board.state.battle->round == 2);
    board.fire({1});
    board.lose(Power::Uk, Unit::Armor);
    CHECK(board.next_column() == "uk 2 x1"); // the German armor need not throw
    board.fire({2});
    const auto end = board.lose(Power::Germany, Unit::Infantry);

    REQUIRE(find<BattleEnded>(end));
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    REQUIRE(find<TerritoryTaken>(end));
    CHECK(find<TerritoryTaken>(end)->to == Power::Germany);
    CHECK(board.in("anglo_egypt_sudan") == "germany 1 armor");
    CHECK(production(board.state, Power::Germany) == germany_before + Money{2});
    CHECK(production(board.state, Power::Uk) == uk_before - Money{2});
}

TEST_CASE("the naval battle near Hawaii goes as the manual tells it (AAV-044)",
          "[axis_allies][battle][rule:C-71][rule:C-72][rule:C-73][rule:C-74][rule:C-81]") {
    Board board{Power::Japan};
    board.research(Power::Japan, Weapon::SuperSubmarines)
        .attack("sz_hawaiian_islands", Unit::Submarine, 1, "sz_wake_island")
        .attack("sz_hawaiian_islands", Unit::Battleship, 1, "sz_wake_island")
        .attack("sz_hawaiian_islands", Unit::Fighter, 1, "sz_wake_island")
        .put("sz_hawaiian_islands", Power::Usa, Unit::Submarine, 1)
        .put("sz_hawaiian_islands", Power::Usa, Unit::Carrier, 1)
        .put("sz_hawaiian_islands", Power::Usa, Unit::Fighter, 1)
        .put("hawaiian_islands", Power::Usa, Unit::Infantry, 1);

    board.begin("sz_hawaiian_islands");
    CHECK(board.step() == BattleStep::FirstStrike);
    CHECK(board.next_column() == "japan 3 x1");
    board.fire({3});
    board.lose(Power::Usa, Unit::Submarine);
    CHECK(board.state.battle->casualties.empty());
    CHECK(board.next_column() == "japan 3 x1");
    board.fire({3});
    board.lose(Power::Usa, Unit::Carrier);
    CHECK(board.next_column() == "japan 4 x1");
    board.fire({2});
    board.lose(Power::Usa, Unit::Fighter);
    CHECK(board.next_column() == "usa 3 x1");
    board.fire({5});
    CHECK(board.next_column() == "usa 4 x1");
    const auto end = board.fire({6});

    CHECK(find<CasualtiesRemoved>(end)->units.size() == 2);
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(find<TerritoryTaken>(end) == nullptr);
    CHECK(board.in("sz_hawaiian_islands") == "japan 1 fighter, japan 1 battleship, japan 1 submarine");
    CHECK(controller(board.state, board.at("hawaiian_islands")) == Power::Usa);
}

TEST_CASE("the landing on Midway goes as the manual tells it (AAV-045)",
          "[axis_allies][battle][rule:C-47][rule:C-48][rule:C-51][rule:C-110][rule:C-113]") {
    Board board{Power::Japan};
    const auto midway = board.at("midway_island");
    board.attack("sz_midway_island", Unit::Battleship, 1, "sz_north_pacific").put("midway_island", Power::Usa, Unit::Infantry, 1);
    board.put(Stack{.space = board.at("sz_midway_island"),
                    .owner = Power::Japan,
                    .unit = Unit::Transport,
                    .count = 1,
                    .cargo = {{.owner = Power::Japan, .unit = Unit::Infantry, .count = 2, .boarded_this_turn = true, .landing = midway}},
                    .moved = 2,
                    .attacking = true});
    REQUIRE(pending_battles(board.state).size() == 1);
    CHECK_FALSE(pending_battles(board.state).front().must_wait);

    board.begin("midway_island");
    CHECK(board.step() == BattleStep::Bombardment);
    CHECK(board.in("midway_island") == "japan 2 infantry, usa 1 infantry");
    CHECK(board.next_column() == "japan 4 x1");
    board.fire({5});
    CHECK(board.next_column() == "japan 1 x2");
    board.fire({3, 6});
    CHECK(board.next_column() == "usa 2 x1");
    board.fire({2});
    board.lose(Power::Japan, Unit::Infantry);
    CHECK(board.state.battle->round == 2); // nobody may retreat: the next round begins by itself
    CHECK(board.next_column() == "japan 1 x1");
    board.fire({1});
    board.lose(Power::Usa, Unit::Infantry);
    board.fire({2});
    const auto end = board.lose(Power::Japan, Unit::Infantry);

    CHECK(find<BattleEnded>(end)->result == BattleResult::BothDestroyed);
    CHECK(board.in("midway_island").empty());
    CHECK(board.in("sz_midway_island") == "japan 1 battleship, japan 1 transport");
    CHECK(controller(board.state, midway) == Power::Usa);
}

TEST_CASE("the attack on Manchuria goes as the manual tells it (AAV-046)",
          "[axis_allies][battle][rule:C-04][rule:C-06][rule:C-08][rule:C-16][rule:C-115]") {
    Board board{Power::Japan};
    board.control("manchuria", Power::Ussr)
        .attack("manchuria", Unit::Infantry, 2, "kwangtung")
        .attack("manchuria", Unit::Fighter, 2, "kwangtung")
        .attack("manchuria", Unit::Bomber, 1, "kwangtung")
        .put("manchuria", Power::Ussr, Unit::Infantry, 1)
        .put("manchuria", Power::Ussr, Unit::Armor, 1);
    const auto japan_before = production(board.state, Power::Japan);
    const auto ussr_before = production(board.state, Power::Ussr);

    board.begin("manchuria");
    board.fire({3, 2});
    board.fire({6, 5});
    board.fire({4});
    board.lose(Power::Ussr, Unit::Infantry);
    CHECK(board.next_column() == "ussr 2 x2");
    board.fire({2, 1});
    board.play(TakeLosses{{{.power = Power::Japan, .unit = Unit::Infantry, .count = 1, .started_at = {}},
                           {.power = Power::Japan, .unit = Unit::Fighter, .count = 1, .started_at = {}}}});
    board.play(PressOn{});
    board.fire({1});
    board.lose(Power::Ussr, Unit::Armor);
    const auto end = board.fire({4});

    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(board.in("manchuria") == "japan 1 infantry, japan 1 fighter, japan 1 bomber");
    CHECK(controller(board.state, board.at("manchuria")) == Power::Japan);
    CHECK(production(board.state, Power::Japan) == japan_before + Money{3});
    CHECK(production(board.state, Power::Ussr) == ussr_before - Money{3});
    for (const auto& stack : stacks_in(board.state, board.at("manchuria"))) {
        CHECK(stack.fought); // M-04: one battle a turn
    }
    CHECK(pending_battles(board.state).empty());
}

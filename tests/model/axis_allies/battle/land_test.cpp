// Battles on land: the gun, the columns, the losses and what becomes of the territory.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

#include <utility>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// Germany attacks the Ukraine with these pieces from Eastern Europe.
Board ukraine(std::initializer_list<std::pair<Unit, int>> attackers) {
    Board board{Power::Germany};
    board.control("ukraine_ssr", Power::Ussr);
    for (const auto& [unit, count] : attackers) {
        board.attack("ukraine_ssr", unit, count, "eastern_europe");
    }
    return board;
}

Fire throw_of(std::vector<int> thrown) { return {.dice = faces(std::move(thrown)), .power = {}, .column = {}}; }

} // namespace

TEST_CASE("the gun fires once, at aircraft only, and the attacker says which is lost",
          "[axis_allies][battle][rule:C-12][rule:C-20][rule:C-21][rule:C-22][rule:C-23]") {
    auto board = ukraine({{Unit::Infantry, 1}, {Unit::Fighter, 1}, {Unit::Bomber, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1).put("ukraine_ssr", Power::Ussr, Unit::Infantry, 2);

    board.begin("ukraine_ssr");
    CHECK(board.step() == BattleStep::AaFire);
    CHECK(board.next_column() == "ussr 1 x2");
    board.fire({1, 2});
    CHECK(side_to_act(*board.state.battle) == Side::Attacker);
    CHECK(board.refusal_of(TakeLosses{{{Power::Germany, Unit::Infantry, 1, {}}}}) == "C-20");
    board.lose(Power::Germany, Unit::Fighter);
    CHECK(board.in("ukraine_ssr") == "ussr 2 infantry, ussr 1 aa_gun, germany 1 infantry, germany 1 bomber");
    CHECK(board.step() == BattleStep::AttackerFire);
    board.fire({6});
    board.fire({6});
    board.fire({6, 6});
    board.play(PressOn{});
    CHECK(board.step() == BattleStep::AttackerFire); // the gun does not fire again
}

TEST_CASE("a gun that sees no aircraft stays out of the battle and is captured", "[axis_allies][battle][rule:C-12][rule:C-112]") {
    auto board = ukraine({{Unit::Armor, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1).put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);

    board.begin("ukraine_ssr");
    CHECK(board.step() == BattleStep::AttackerFire);
    board.fire({1});
    board.lose(Power::Ussr, Unit::Infantry);
    board.fire({6});
    CHECK(board.in("ukraine_ssr") == "germany 1 armor, germany 1 aa_gun");
}

TEST_CASE("a lone gun fires at the aircraft above it and holds nothing", "[axis_allies][battle][rule:C-10][rule:C-113]") {
    auto board = ukraine({{Unit::Bomber, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1);
    board.begin("ukraine_ssr");
    const auto end = board.fire({2});
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(controller(board.state, board.at("ukraine_ssr")) == Power::Ussr);
    CHECK(pending_battles(board.state).empty());
}

TEST_CASE("the gun may end an attack of aircraft before a shot is fired at the ground", "[axis_allies][battle][rule:C-21]") {
    auto board = ukraine({{Unit::Fighter, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1).put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    board.begin("ukraine_ssr");
    board.fire({1});
    const auto end = board.lose(Power::Germany, Unit::Fighter);
    CHECK(find<BattleEnded>(end)->result == BattleResult::DefenderWon);
    CHECK(board.in("ukraine_ssr") == "ussr 1 infantry, ussr 1 aa_gun");
}

TEST_CASE("aircraft alone never take a territory", "[axis_allies][battle][rule:C-113]") {
    auto board = ukraine({{Unit::Fighter, 2}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    board.begin("ukraine_ssr");
    board.fire({1, 6});
    board.lose(Power::Ussr, Unit::Infantry);
    const auto end = board.fire({6});
    CHECK(find<BattleEnded>(end)->result == BattleResult::AttackerWon);
    CHECK(find<TerritoryTaken>(end) == nullptr);
    CHECK(controller(board.state, board.at("ukraine_ssr")) == Power::Ussr);
}

TEST_CASE("heavy bombers throw three dice each in attack and jets defend at five",
          "[axis_allies][battle][rule:R-18][rule:R-13][rule:Q-06]") {
    auto board = ukraine({{Unit::Bomber, 2}});
    board.research(Power::Germany, Weapon::HeavyBombers)
        .research(Power::Ussr, Weapon::JetPower)
        .put("ukraine_ssr", Power::Ussr, Unit::Fighter, 2);
    board.begin("ukraine_ssr");
    CHECK(board.next_column() == "germany 4 x6");
    const auto thrown = board.fire({1, 1, 1, 5, 6, 6});
    CHECK(find<ColumnFired>(thrown)->hits == 3);
    CHECK(find<ColumnFired>(thrown)->owed->hits == 2); // the third has nothing left to hit
    board.lose(Power::Ussr, Unit::Fighter, 2);
    CHECK(board.next_column() == "ussr 5 x2");
    CHECK(find<ColumnFired>(board.fire({5, 6}))->hits == 1);
}

TEST_CASE("each power of a common defence throws its own columns and any of them may be lost",
          "[axis_allies][battle][rule:C-60][rule:C-61][rule:C-63]") {
    auto board = ukraine({{Unit::Armor, 3}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 2)
        .put("ukraine_ssr", Power::Uk, Unit::Infantry, 1)
        .put("ukraine_ssr", Power::Uk, Unit::Fighter, 1);
    board.begin("ukraine_ssr");
    board.fire({3, 4, 5});
    board.lose(Power::Uk, Unit::Infantry);
    CHECK(board.next_column() == "ussr 2 x2");
    board.fire({6, 6});
    CHECK(board.next_column() == "uk 2 x1"); // the casualty throws with its own power
    board.fire({6});
    CHECK(board.next_column() == "uk 4 x1");
    board.fire({6});
    CHECK(board.in("ukraine_ssr") == "ussr 2 infantry, germany 3 armor, uk 1 fighter");
}

TEST_CASE("a column may be named; one before its turn breaks the order", "[axis_allies][battle][rule:C-04]") {
    auto board = ukraine({{Unit::Infantry, 1}, {Unit::Armor, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    board.begin("ukraine_ssr");
    CHECK(board.refusal_of(Fire{.dice = faces({1}), .power = {}, .column = 2}) == "C-04");
    CHECK(board.refusal_of(Fire{.dice = faces({1}), .power = Power::Japan, .column = {}}) == "C-04");
    board.overrule(Fire{.dice = faces({6}), .power = Power::Germany, .column = 3}, "C-04");
    CHECK(board.next_column() == "germany 1 x1");
}

TEST_CASE("impossible dice are refused and nothing changes", "[axis_allies][battle][rule:C-03]") {
    auto board = ukraine({{Unit::Infantry, 2}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 2);
    CHECK(board.refusal_of(throw_of({1})) == "C-03"); // no battle yet
    board.begin("ukraine_ssr");
    CHECK(board.refusal_of(throw_of({7, 1})) == "C-03");
    CHECK(board.refusal_of(throw_of({1})) == "C-03");
    CHECK(board.refusal_of(throw_of({1, 1, 1})) == "C-03");
    CHECK(board.refusal_of(Fire{.dice = hits(3), .power = {}, .column = {}}) == "C-03");
    CHECK(board.refusal_of(Fire{.dice = hits(-1), .power = {}, .column = {}}) == "C-03");
    CHECK(board.refusal_of(throw_of({1, 6})).empty());
}

TEST_CASE("typed hits serve as well as faces", "[axis_allies][battle][rule:C-03]") {
    auto board = ukraine({{Unit::Infantry, 2}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 2);
    board.begin("ukraine_ssr");
    board.play(Fire{.dice = hits(2), .power = {}, .column = {}});
    CHECK(board.state.battle->owed->hits == 2);
}

TEST_CASE("losses are those that were hit, no more and no fewer", "[axis_allies][battle][rule:C-06]") {
    auto board = ukraine({{Unit::Armor, 2}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 2);
    board.begin("ukraine_ssr");
    CHECK(board.refusal_of(TakeLosses{{{Power::Ussr, Unit::Infantry, 1, {}}}}) == "C-06");
    board.fire({1, 1});
    CHECK(board.refusal_of(throw_of({1})) == "C-06");
    CHECK(board.refusal_of(TakeLosses{{{Power::Ussr, Unit::Infantry, 1, {}}}}) == "C-03");
    CHECK(board.refusal_of(TakeLosses{{{Power::Ussr, Unit::Infantry, 3, {}}}}) == "C-06");
    CHECK(board.refusal_of(TakeLosses{{{Power::Ussr, Unit::Infantry, -2, {}}}}) == "C-06");
    CHECK(board.refusal_of(TakeLosses{{{Power::Ussr, Unit::Armor, 2, {}}}}) == "C-06");
    CHECK(board.refusal_of(TakeLosses{{{Power::Germany, Unit::Armor, 2, {}}}}) == "C-06");
    const auto taken = board.lose(Power::Ussr, Unit::Infantry, 2);
    CHECK(find<LossesTaken>(taken)->behind_casualty_line);
    CHECK(board.next_column() == "ussr 2 x2"); // both still throw
}

TEST_CASE("the proposal gives up the cheapest first, and the table may say from where", "[axis_allies][battle][rule:C-06]") {
    auto board = ukraine({{Unit::Infantry, 1}, {Unit::Fighter, 1}});
    board.attack("ukraine_ssr", Unit::Armor, 1, "eastern_europe")
        .control("caucasus", Power::Germany)
        .attack("ukraine_ssr", Unit::Armor, 1, "caucasus")
        .put("ukraine_ssr", Power::Ussr, Unit::Infantry, 2);
    board.begin("ukraine_ssr");
    board.fire({6});
    board.fire({6, 6, 6});
    board.fire({1, 1});
    const auto proposed = proposed_losses(board.state);
    REQUIRE(proposed.size() == 2);
    CHECK(proposed[0].unit == Unit::Infantry);
    CHECK(proposed[1].unit == Unit::Armor);
    board.play(TakeLosses{{{Power::Germany, Unit::Infantry, 1, {}}, {Power::Germany, Unit::Armor, 1, board.at("caucasus")}}});
    CHECK(retreat_spaces(board.state).size() == 2); // also back to where the lost armor came from
    board.state.options.retreat_needs_a_survivor_from_there = true;
    CHECK(retreat_spaces(board.state) == std::vector{board.at("eastern_europe")});
}

TEST_CASE("a battle begins where something is contested, after combat movement, one at a time",
          "[axis_allies][battle][rule:C-01][rule:T-01][rule:T-04]") {
    auto board = ukraine({{Unit::Infantry, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    const BeginBattle attack{.space = board.at("ukraine_ssr"), .raid = false};
    CHECK(board.refusal_of(BeginBattle{.space = board.at("caucasus"), .raid = false}) == "C-01");

    auto early = board;
    early.state.turn.action = Action::CombatMovement;
    early.overrule(attack, "T-04");
    auto late = board;
    late.state.turn.action = Action::Placement;
    late.overrule(attack, "T-01");

    board.begin("ukraine_ssr");
    CHECK(board.refusal_of(attack) == "C-01");
    CHECK(pending_battles(board.state).empty());
}

TEST_CASE("the attacker presses on only at the end of a round", "[axis_allies][battle][rule:C-16]") {
    auto board = ukraine({{Unit::Infantry, 1}});
    CHECK(board.refusal_of(PressOn{}) == "C-16");
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    board.begin("ukraine_ssr");
    CHECK(board.refusal_of(PressOn{}) == "C-16");
    board.fire({6});
    board.fire({6});
    CHECK(board.refusal_of(throw_of({1})) == "C-31");
    board.play(PressOn{});
    CHECK(board.state.battle->round == 2);
}

TEST_CASE("the columns throw from 1 to 4, the attacker's before the defender's, and casualties throw once more",
          "[axis_allies][battle][rule:C-02][rule:C-07][rule:C-08][rule:C-13][rule:C-14][rule:C-15]") {
    auto board = ukraine({{Unit::Bomber, 1}, {Unit::Infantry, 1}, {Unit::Armor, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1).put("ukraine_ssr", Power::Ussr, Unit::Fighter, 1);
    board.begin("ukraine_ssr");
    CHECK(board.next_column() == "germany 1 x1");
    board.fire({1});
    board.lose(Power::Ussr, Unit::Infantry);
    CHECK(board.next_column() == "germany 3 x1");
    board.fire({6});
    CHECK(board.next_column() == "germany 4 x1");
    board.fire({6});
    CHECK(board.next_column() == "ussr 2 x1"); // from behind the casualty line
    board.fire({1});
    board.lose(Power::Germany, Unit::Infantry);
    CHECK(board.in("ukraine_ssr") == "ussr 1 fighter, germany 1 armor, germany 1 bomber");
    CHECK(board.next_column() == "ussr 4 x1");
    const auto end = board.fire({6});
    REQUIRE(find<CasualtiesRemoved>(end));
    CHECK(find<CasualtiesRemoved>(end)->units.front().unit == Unit::Infantry);
    board.play(PressOn{});
    CHECK(board.next_column() == "germany 3 x1"); // the infantry is gone
    board.fire({6});
    board.fire({6});
    CHECK(board.next_column() == "ussr 4 x1");
}

TEST_CASE("the box holds twelve dice: a larger column may throw twelve and then the others", "[axis_allies][battle][rule:C-05]") {
    auto board = ukraine({{Unit::Infantry, 14}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 5);
    board.begin("ukraine_ssr");
    CHECK(board.next_column() == "germany 1 x14");
    auto at_once = board;
    at_once.fire({1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    CHECK(at_once.state.battle->owed->hits == 3);
    CHECK(board.refusal_of(throw_of({6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6})) == "C-03"); // eleven

    board.fire({1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    board.lose(Power::Ussr, Unit::Infantry, 2);
    CHECK(board.next_column() == "germany 1 x2");
    board.fire({1, 6});
    board.lose(Power::Ussr, Unit::Infantry);
    CHECK(board.next_column() == "ussr 2 x5");
}

TEST_CASE("attackers whose enemies are all behind the casualty line need not throw", "[axis_allies][battle][rule:C-09]") {
    auto board = ukraine({{Unit::Infantry, 1}, {Unit::Armor, 2}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    board.begin("ukraine_ssr");
    board.fire({1});
    board.lose(Power::Ussr, Unit::Infantry);
    CHECK(board.next_column() == "ussr 2 x1"); // the armor has no target
}

TEST_CASE("the gun throws for its owner, also an ally of the territory's", "[axis_allies][battle][rule:C-24]") {
    auto board = ukraine({{Unit::Fighter, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1).put("ukraine_ssr", Power::Uk, Unit::AaGun, 1);
    board.begin("ukraine_ssr");
    CHECK(board.next_column() == "uk 1 x1");
    CHECK(side_to_act(*board.state.battle) == Side::Defender);
}

TEST_CASE("when the allies do not agree on a loss the attacker chooses it", "[axis_allies][battle][rule:C-62]") {
    auto board = ukraine({{Unit::Armor, 1}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1).put("ukraine_ssr", Power::Uk, Unit::Fighter, 1);
    board.begin("ukraine_ssr");
    board.fire({1});
    const TakeLosses fighter{.losses = {{Power::Uk, Unit::Fighter, 1, {}}}, .chosen_by_attacker = true};
    const auto before = board.state;
    const auto lost = board.play(fighter);
    CHECK(find<LossesTaken>(lost)->chosen_by_attacker);
    CHECK(to_english(*before.tables, summary(*before.tables, before.turn.power, *lost.begin())) ==
          "The allies did not agree, and the attacker chose. Behind the casualty line: United Kingdom 1 Fighter.");
}

TEST_CASE("a power that takes its losses alone chooses them itself", "[axis_allies][battle][rule:C-62]") {
    auto board = ukraine({{Unit::Armor, 2}});
    board.put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1).put("ukraine_ssr", Power::Ussr, Unit::Fighter, 1);
    board.begin("ukraine_ssr");
    board.fire({1, 6});
    CHECK(board.refusal_of(TakeLosses{.losses = {{Power::Ussr, Unit::Fighter, 1, {}}}, .chosen_by_attacker = true}) == "C-62");
    board.lose(Power::Ussr, Unit::Infantry);
    board.fire({1});
    CHECK(board.refusal_of(TakeLosses{.losses = {{Power::Germany, Unit::Armor, 1, {}}}, .chosen_by_attacker = true}) == "C-62");
}

TEST_CASE("guns fire at aircraft that attack, not at those that fly home", "[axis_allies][movement][rule:C-25][rule:C-26]") {
    Board board{Power::Germany};
    board.control("ukraine_ssr", Power::Ussr)
        .put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1)
        .put("caucasus", Power::Ussr, Unit::Infantry, 1)
        .put("eastern_europe", Power::Germany, Unit::Bomber, 2)
        .put("karelia_ssr", Power::Germany, Unit::Infantry, 1)
        .control("karelia_ssr", Power::Germany);
    const auto fly = [&](Action action, const char* to) {
        auto table = board;
        table.state.turn.action = action;
        table.play(MoveUnits{.units = {{Unit::Bomber, 2}},
                             .from = table.at("eastern_europe"),
                             .to = table.at(to),
                             .path = {table.at("eastern_europe"), table.at("ukraine_ssr"), table.at(to)}});
        return table;
    };
    CHECK(pending_overflights(fly(Action::NonCombatMovement, "karelia_ssr").state).empty());
    auto attack = fly(Action::CombatMovement, "caucasus");
    REQUIRE(pending_overflights(attack.state).size() == 1);
    attack.play(FireAtOverflight{.gun = attack.at("ukraine_ssr"), .dice = faces({1, 2}), .losses = {{Unit::Bomber, 1}}});
    CHECK(attack.in("caucasus") == "ussr 1 infantry, germany 1 bomber");
}

TEST_CASE("a lone gun fires at aircraft above it before land units take it", "[axis_allies][battle][rule:Q-48][rule:T-09]") {
    const bool aircraft_first = GENERATE(true, false);
    Board board{Power::Germany};
    board.state.turn.action = Action::CombatMovement;
    board.put("eastern_europe", Power::Germany, Unit::Infantry, 1)
        .put("eastern_europe", Power::Germany, Unit::Bomber, 1)
        .put("karelia_ssr", Power::Ussr, Unit::AaGun, 1);
    const auto go = [&](Unit unit) {
        board.play(MoveUnits{.units = {{unit, 1}}, .from = board.at("eastern_europe"), .to = board.at("karelia_ssr")});
    };
    if (!aircraft_first) {
        go(Unit::Infantry); // alone, it takes gun and territory at once
        CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Germany);
        return;
    }
    go(Unit::Bomber);
    go(Unit::Infantry);
    CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Ussr);
    board.play(EndAction{});
    board.begin("karelia_ssr");
    CHECK(board.step() == BattleStep::AaFire);
    board.fire({1});
    const auto end = board.lose(Power::Germany, Unit::Bomber);
    CHECK(find<TerritoryTaken>(end)->to == Power::Germany);
    CHECK(board.in("karelia_ssr") == "germany 1 infantry, germany 1 aa_gun");
}

TEST_CASE("the steps to come are those in which somebody has something to do", "[axis_allies][battle][rule:C-11][rule:C-16][rule:C-47]") {
    using enum BattleStep;
    auto board = ukraine({{Unit::Infantry, 1}, {Unit::Fighter, 1}});
    CHECK(steps_to_come(board.state).empty());
    board.put("ukraine_ssr", Power::Ussr, Unit::AaGun, 1).put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    board.begin("ukraine_ssr");
    REQUIRE(board.step() == AaFire);
    CHECK(steps_to_come(board.state) == std::vector{AttackerFire, DefenderFire, Decision}); // no ship bombards
    board.fire({6});
    CHECK(steps_to_come(board.state) == std::vector{DefenderFire, Decision});
    Board cut_off{Power::Germany};
    cut_off.control("ukraine_ssr", Power::Ussr).put("ukraine_ssr", Power::Ussr, Unit::Infantry, 1);
    cut_off.attack("ukraine_ssr", Unit::Infantry, 1, "eastern_europe").control("eastern_europe", Power::Ussr);
    cut_off.begin("ukraine_ssr");
    CHECK(steps_to_come(cut_off.state) == std::vector{DefenderFire}); // no way back: nothing to decide
}

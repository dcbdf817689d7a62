// Strategic bombing raids.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using intendant::core::Money;

namespace {

/// British bombers over Germany, where a gun and a complex stand.
Board over_germany(int bombers, Money german_treasury) {
    Board board{Power::Uk};
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1)
        .put("germany", Power::Germany, Unit::AaGun, 1)
        .put("germany", Power::Germany, Unit::Infantry, 3);
    board.put(Stack{.space = board.at("germany"),
                    .owner = Power::Uk,
                    .unit = Unit::Bomber,
                    .count = bombers,
                    .moved = 2,
                    .attacking = true,
                    .raiding = true});
    board.state.powers[Power::Germany].treasury = german_treasury;
    return board;
}

BeginBattle raid_on(const Board& board) { return {.space = board.at("germany"), .raid = true}; }

} // namespace

TEST_CASE("the gun fires first, then the faces of the survivors are paid (AAV-055)",
          "[axis_allies][battle][rule:C-140][rule:C-142][rule:C-143][rule:C-144]") {
    auto board = over_germany(2, Money{32});
    board.play(raid_on(board));
    CHECK(board.next_column() == "germany 1 x2");
    board.fire({1, 4});
    board.lose(Power::Uk, Unit::Bomber);
    CHECK(board.step() == BattleStep::RaidDamage);
    CHECK(board.refusal_of(Fire{.dice = hits(1), .power = {}, .column = {}}) == "C-143");
    const auto end = board.fire({5});
    CHECK(find<RaidPaid>(end)->damage == Money{5});
    CHECK(board.state.powers[Power::Germany].treasury == Money{27});
    CHECK_FALSE(board.fighting());
    CHECK(pending_battles(board.state).empty()); // C-147: the bombers have done their work
    CHECK(board.in("germany") == "germany 3 infantry, germany 1 aa_gun, germany 1 industrial_complex, uk 1 bomber");
}

TEST_CASE("heavy bombers throw three dice in a raid", "[axis_allies][battle][rule:R-18][rule:C-143]") {
    auto board = over_germany(1, Money{32});
    board.research(Power::Uk, Weapon::HeavyBombers);
    board.play(raid_on(board));
    board.fire({2});
    CHECK(board.next_column() == "uk 0 x3");
    CHECK(find<RaidPaid>(board.fire({6, 6, 1}))->paid == Money{13});
}

TEST_CASE("what the owner cannot pay is forgiven or owed, by the books in play", "[axis_allies][battle][rule:C-145]") {
    const bool italian = GENERATE(false, true);
    auto board = over_germany(1, Money{2});
    board.state.options = preset(italian ? Edition::Italian : Edition::French);
    board.play(raid_on(board));
    board.fire({2});
    const auto end = board.fire({6});
    CHECK(find<RaidPaid>(end)->paid == Money{2});
    CHECK(board.state.powers[Power::Germany].treasury == Money{0});
    CHECK(board.state.powers[Power::Germany].debt == Money{italian ? 4 : 0});
}

TEST_CASE("a raid whose bombers are all shot down costs nothing", "[axis_allies][battle][rule:C-142]") {
    auto board = over_germany(1, Money{32});
    board.play(raid_on(board));
    board.fire({1});
    const auto end = board.lose(Power::Uk, Unit::Bomber);
    CHECK(find<RaidPaid>(end) == nullptr);
    CHECK(find<BattleEnded>(end)->result == BattleResult::DefenderWon);
}

TEST_CASE("only bombers that announced it raid, and only where a complex stands", "[axis_allies][battle][rule:C-140]") {
    auto board = over_germany(1, Money{32});
    CHECK(board.refusal_of(BeginBattle{.space = board.at("western_europe"), .raid = true}) == "C-140");
    CHECK(board.refusal_of(BeginBattle{.space = board.at("germany"), .raid = false}) == "M-73");
}

TEST_CASE("the raid comes before the attack on the same territory, with other bombers (AAV-077)",
          "[axis_allies][battle][rule:C-148][rule:M-73]") {
    auto board = over_germany(1, Money{32});
    board.attack("germany", Unit::Bomber, 1, "western_europe");
    REQUIRE(pending_battles(board.state).size() == 2);
    for (const auto& each : pending_battles(board.state)) {
        CHECK(each.must_wait == (each.kind == BattleKind::Land));
    }
    auto elsewhere = board;
    elsewhere.put("libya", Power::Germany, Unit::Infantry, 1).attack("libya", Unit::Infantry, 1, "anglo_egypt_sudan");
    for (const auto& each : pending_battles(elsewhere.state)) { // no raid is flown on Libya
        CHECK(each.must_wait == (each.kind == BattleKind::Land && each.space == board.at("germany")));
    }
    auto hasty = board;
    hasty.overrule(BeginBattle{.space = board.at("germany"), .raid = false}, "C-148");

    board.play(raid_on(board));
    board.fire({6});
    board.fire({6});
    REQUIRE(pending_battles(board.state).size() == 1);
    board.begin("germany");
    CHECK(board.next_column() == "germany 1 x1"); // only the bomber that attacks
}

TEST_CASE("a raid harms the purse alone, without the battle board", "[axis_allies][battle][rule:C-141][rule:C-146]") {
    auto board = over_germany(1, Money{32});
    board.play(raid_on(board));
    CHECK(defenders_of(board.state, *board.state.battle).empty());
    CHECK(board.refusal_of(Retreat{board.at("western_europe")}) == "C-147");
    board.fire({2});
    board.fire({6});
    CHECK(board.state.powers[Power::Germany].treasury == Money{26});
    CHECK(board.in("germany") == "germany 3 infantry, germany 1 aa_gun, germany 1 industrial_complex, uk 1 bomber");
}

TEST_CASE("a bomber that raided fights no more this turn and flies home", "[axis_allies][battle][rule:C-147][rule:C-149]") {
    auto board = over_germany(1, Money{32});
    board.play(raid_on(board));
    board.fire({2});
    board.fire({6});
    CHECK(pending_battles(board.state).empty());
    CHECK(board.refusal_of(BeginBattle{.space = board.at("germany")}) != "");
    board.state.turn.action = Action::NonCombatMovement;
    board.play(MoveUnits{.units = {{Unit::Bomber, 1}}, .from = board.at("germany"), .to = board.at("united_kingdom")});
    CHECK(board.in("united_kingdom") == "uk 1 bomber");
}

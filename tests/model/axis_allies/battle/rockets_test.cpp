// Rockets.

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using intendant::core::Money;

namespace {

/// A German gun in Western Europe, two spaces from the British complex.
Board in_western_europe() {
    Board board{Power::Germany};
    board.research(Power::Germany, Weapon::Rockets)
        .put("western_europe", Power::Germany, Unit::AaGun, 1)
        .put("united_kingdom", Power::Uk, Unit::IndustrialComplex, 1)
        .put("japan", Power::Usa, Unit::IndustrialComplex, 1);
    board.state.powers[Power::Uk].treasury = Money{4};
    return board;
}

FireRocket rocket(const Board& board, const char* target, int face) {
    return {.from = board.at("western_europe"), .target = board.at(target), .dice = faces({face})};
}

} // namespace

TEST_CASE("a rocket costs the owner of the complex the face of one die", "[axis_allies][battle][rule:C-160][rule:C-162]") {
    auto board = in_western_europe();
    board.play(rocket(board, "united_kingdom", 3));
    CHECK(board.state.powers[Power::Uk].treasury == Money{1});
    CHECK(board.state.turn.rocket_fired);
    CHECK(stacks_in(board.state, board.at("western_europe")).front().halted); // C-164
    board.overrule(rocket(board, "united_kingdom", 1), "C-160");
}

TEST_CASE("an owner too poor for the rocket pays what it has", "[axis_allies][battle][rule:C-162][rule:C-145]") {
    auto board = in_western_europe();
    board.state.options = preset(Edition::Italian);
    board.play(rocket(board, "united_kingdom", 6));
    CHECK(board.state.powers[Power::Uk].treasury == Money{0});
    CHECK(board.state.powers[Power::Uk].debt == Money{2});
}

TEST_CASE("rockets must be developed, reach three spaces and fly in combat", "[axis_allies][battle][rule:C-160][rule:C-161][rule:T-01]") {
    auto board = in_western_europe();
    auto far = board;
    far.overrule(rocket(board, "japan", 3), "C-161");
    far = board;
    far.put("russia", Power::Ussr, Unit::IndustrialComplex, 1).put("eastern_usa", Power::Usa, Unit::IndustrialComplex, 1);
    auto farther = far;
    far.play(rocket(board, "russia", 3));                       // three spaces
    farther.overrule(rocket(board, "eastern_usa", 3), "C-161"); // four
    auto early = board;
    early.state.turn.action = Action::CombatMovement;
    early.overrule(rocket(board, "united_kingdom", 3), "T-01");
    board.state.powers[Power::Germany].weapons[Weapon::Rockets] = false;
    board.overrule(rocket(board, "united_kingdom", 3), "C-160");
}

TEST_CASE("a rocket needs a gun ashore, an enemy complex and one die",
          "[axis_allies][battle][rule:C-160][rule:C-161][rule:C-162][rule:C-165]") {
    const auto board = in_western_europe();
    auto shot = rocket(board, "united_kingdom", 3);
    shot.from = board.at("germany");
    CHECK(board.refusal_of(shot) == "C-160");
    shot.from = board.at("sz_united_kingdom");
    CHECK(board.refusal_of(shot) == "C-165");
    CHECK(board.refusal_of(rocket(board, "germany", 3)) == "C-161");
    CHECK(board.refusal_of(rocket(board, "united_kingdom", 7)) == "C-162");
    shot = rocket(board, "united_kingdom", 3);
    shot.dice = faces({3, 3});
    CHECK(board.refusal_of(shot) == "C-162");
    shot.dice = hits(1);
    CHECK(board.refusal_of(shot) == "C-162");
}

TEST_CASE("a rocket gun may move before combat and then fires", "[axis_allies][battle][rule:C-163][rule:D-26]") {
    auto board = in_western_europe();
    board.state.turn.action = Action::CombatMovement;
    const MoveUnits gun{.units = {{Unit::AaGun, 1}}, .from = board.at("western_europe"), .to = board.at("germany")};
    auto strict = board;
    strict.state.options.rocket_guns_stay_before_combat = true;
    const auto stopped = decide(strict.state, gun);
    CHECK(intendant::core::acceptance(stopped).warnings.back().rule.id == "M-32");
    board.play(gun);
    board.state.turn.action = Action::Combat;
    auto shot = rocket(board, "united_kingdom", 3);
    shot.from = board.at("germany");
    board.play(shot);
    CHECK(board.state.powers[Power::Uk].treasury == Money{1});
}

TEST_CASE("a gun that fired a rocket, or was captured, stays where it is", "[axis_allies][movement][rule:C-164][rule:C-166]") {
    auto board = in_western_europe();
    const MoveUnits gun{.units = {{Unit::AaGun, 1}}, .from = board.at("western_europe"), .to = board.at("germany")};
    const auto stops = [&](Board table) {
        table.state.turn.action = Action::NonCombatMovement;
        return intendant::core::acceptance(decide(table.state, gun)).warnings.size();
    };
    CHECK(stops(board) == 0);
    auto captured = board;
    captured.state.stacks.clear();
    captured.put(Stack{.space = board.at("western_europe"), .owner = Power::Germany, .unit = Unit::AaGun, .count = 1, .fresh = true});
    CHECK(stops(captured) == 1);
    board.play(rocket(board, "united_kingdom", 3));
    CHECK(stops(board) == 1);
}

TEST_CASE("a captured rocket gun is an ordinary gun for a captor without rockets", "[axis_allies][battle][rule:C-166]") {
    Board board{Power::Uk};
    board.research(Power::Germany, Weapon::Rockets)
        .put("western_europe", Power::Germany, Unit::AaGun, 1)
        .put("germany", Power::Germany, Unit::IndustrialComplex, 1)
        .attack("western_europe", Unit::Infantry, 1, "spain");
    board.begin("western_europe");
    CHECK(board.in("western_europe") == "uk 1 infantry, uk 1 aa_gun");
    board.overrule(rocket(board, "germany", 3), "C-160");
}

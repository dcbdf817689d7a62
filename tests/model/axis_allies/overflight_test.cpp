// Guns that are flown over.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

/// Two fighters have flown over the gun of Karelia to attack Russia.
Board flown() {
    auto board = playing(Power::Germany, Action::CombatMovement);
    board.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
        .put("russia", Power::Ussr, Unit::Infantry, 1)
        .put("eastern_europe", Power::Germany, Unit::Fighter, 2);
    board.play(move(board, "eastern_europe", "russia", {{Unit::Fighter, 2}}, {"eastern_europe", "karelia_ssr", "russia"}));
    return board;
}

} // namespace

TEST_CASE("a gun fires once at each aircraft that flies over it", "[axis_allies][movement][rule:C-20][rule:C-25]") {
    auto board = flown();
    board.play(FireAtOverflight{board.at("karelia_ssr"), faces({1, 4}), {{Unit::Fighter, 1}}});

    CHECK(board.in("russia") == "ussr 1 infantry, germany 1 fighter");
    CHECK(board.refusal_of(FireAtOverflight{board.at("karelia_ssr"), faces({4}), {}}) == "C-25");
}

TEST_CASE("a gun that nobody flew over does not fire", "[axis_allies][movement][rule:C-25]") {
    const auto board = flown();

    CHECK(board.refusal_of(FireAtOverflight{board.at("russia"), faces({4, 4}), {}}) == "C-25");
}

TEST_CASE("the gun throws one die for each aircraft and its hits are named", "[axis_allies][movement][rule:C-20][rule:C-22]") {
    const auto board = flown();
    const auto gun = board.at("karelia_ssr");

    CHECK(board.refusal_of(FireAtOverflight{gun, faces({7, 1}), {}}) == "C-20");
    CHECK(board.refusal_of(FireAtOverflight{gun, faces({4}), {}}) == "C-20");
    CHECK(board.refusal_of(FireAtOverflight{gun, hits(3), {}}) == "C-20");
    CHECK(board.refusal_of(FireAtOverflight{gun, faces({1, 4}), {}}) == "C-20");
    CHECK(board.refusal_of(FireAtOverflight{gun, faces({1, 4}), {{Unit::Bomber, 1}}}) == "C-22");
    CHECK(board.refusal_of(FireAtOverflight{gun, faces({1, 4}), {{Unit::Fighter, 3}}}) == "C-22");
}

TEST_CASE("combat does not begin before the guns flown over have fired", "[axis_allies][turn][rule:C-25]") {
    CHECK(warnings_of(flown(), EndAction{}) == Clauses{"C-25"});
}

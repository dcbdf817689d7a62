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
    CHECK(board.refusal_of(FireAtOverflight{gun, hits(2), {{Unit::Fighter, 2}}}).empty());
    CHECK(board.refusal_of(FireAtOverflight{gun, faces({1, 4}), {}}) == "C-20");
    CHECK(board.refusal_of(FireAtOverflight{gun, faces({1, 4}), {{Unit::Bomber, 1}}}) == "C-22");
    CHECK(board.refusal_of(FireAtOverflight{gun, faces({1, 4}), {{Unit::Fighter, 3}}}) == "C-22");
}

TEST_CASE("combat does not begin before the guns flown over have fired", "[axis_allies][turn][rule:C-25]") {
    CHECK(warnings_of(flown(), EndAction{}) == Clauses{"C-25"});
}

TEST_CASE("a shot that the table passed over is not asked for again", "[axis_allies][turn][rule:C-25][rule:C-26][rule:Q-07]") {
    auto board = flown();
    board.state.options.guns_fire_at_returning_aircraft = true; // D-15
    const auto waived = board.overrule(EndAction{}, "C-25");
    REQUIRE(find<OverflightWaived>(waived));
    CHECK(find<OverflightWaived>(waived)->flight.gun == board.at("karelia_ssr"));
    CHECK(pending_overflights(board.state).empty());
    CHECK(board.refusal_of(FireAtOverflight{board.at("karelia_ssr"), faces({4, 4}), {}}) == "C-25");

    board.state.turn.action = Action::NonCombatMovement; // home over the same gun
    board.play(move(board, "russia", "eastern_europe", {{Unit::Fighter, 2}}, {"russia", "karelia_ssr", "eastern_europe"}));
    CHECK(pending_overflights(board.state).empty());
    CHECK(warnings_of(board, EndAction{}) == Clauses{});
}

TEST_CASE("a shot that was fired is not asked for on the way home", "[axis_allies][turn][rule:C-26][rule:Q-07]") {
    auto board = flown();
    board.state.options.guns_fire_at_returning_aircraft = true;
    board.play(FireAtOverflight{board.at("karelia_ssr"), faces({4, 4}), {}});
    board.play(EndAction{});
    board.state.turn.action = Action::NonCombatMovement;
    board.play(move(board, "russia", "eastern_europe", {{Unit::Fighter, 2}}, {"russia", "karelia_ssr", "eastern_europe"}));
    CHECK(warnings_of(board, EndAction{}) == Clauses{});
}

TEST_CASE("shots of the record's first form are passed over as well", "[axis_allies][turn][rule:C-25]") {
    auto board = flown();
    for (auto& stack : board.state.stacks) {
        stack.under_fire.clear();
    }
    Overflight flight{.gun = board.at("karelia_ssr"), .at = board.at("russia"), .aircraft = {}};
    flight.aircraft[Unit::Fighter] = 2;
    board.state.turn.overflights = {flight};
    board.overrule(EndAction{}, "C-25");
    CHECK(board.state.turn.overflights.empty());
}

TEST_CASE("a gun throws one die for each aircraft, in however many flights they pass", "[axis_allies][movement][rule:C-25][rule:Q-07]") {
    auto board = playing(Power::Germany, Action::CombatMovement);
    board.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
        .put("russia", Power::Ussr, Unit::Infantry, 1)
        .put("eastern_europe", Power::Germany, Unit::Fighter, 2)
        .put("finland_norway", Power::Germany, Unit::Bomber, 1);
    const auto gun = board.at("karelia_ssr");
    const auto first = move(board, "eastern_europe", "russia", {{Unit::Fighter, 2}}, {"eastern_europe", "karelia_ssr", "russia"});
    const auto second = move(board, "finland_norway", "russia", {{Unit::Bomber, 1}}, {"finland_norway", "karelia_ssr", "russia"});

    auto in_one_throw = board; // both are above before the gun fires: three dice, and the loss is chosen among all three
    in_one_throw.play(first);
    in_one_throw.play(second);
    REQUIRE(pending_overflights(in_one_throw.state).size() == 1);
    CHECK(in_one_throw.refusal_of(FireAtOverflight{gun, faces({4, 4}), {}}) == "C-20");
    in_one_throw.play(FireAtOverflight{gun, faces({1, 4, 4}), {{Unit::Bomber, 1}}});
    CHECK(in_one_throw.in("russia") == "ussr 1 infantry, germany 2 fighter");
    CHECK(in_one_throw.refusal_of(FireAtOverflight{gun, faces({4}), {}}) == "C-25");

    auto in_two = board; // one after the other: the gun fires again, and only at those it has not fired at
    in_two.play(first);
    in_two.play(FireAtOverflight{gun, faces({4, 4}), {}});
    in_two.play(second);
    CHECK(in_two.refusal_of(FireAtOverflight{gun, faces({4, 4, 4}), {}}) == "C-20");
    in_two.play(FireAtOverflight{gun, faces({1}), {{Unit::Bomber, 1}}});
    CHECK(in_two.in("russia") == "ussr 1 infantry, germany 2 fighter");

    auto apart = board; // two flights that part: each has its own throw
    apart.put("caucasus", Power::Ussr, Unit::Infantry, 1);
    apart.play(first);
    apart.play(move(apart, "finland_norway", "caucasus", {{Unit::Bomber, 1}}, {"finland_norway", "karelia_ssr", "caucasus"}));
    CHECK(pending_overflights(apart.state).size() == 2);
}

TEST_CASE("a flight that goes on has still flown over its gun once", "[axis_allies][movement][rule:C-25][rule:Q-07]") {
    const auto board = flown();
    const auto verdict = decide(board.state, move(board, "russia", "novosibirsk", {{Unit::Fighter, 2}}));
    REQUIRE_FALSE(core::refused(verdict));
    CHECK(find<UnitsMoved>(core::acceptance(verdict).events) != nullptr);
    CHECK(find<GunOverflown>(core::acceptance(verdict).events) == nullptr);
}

TEST_CASE("a gun that a blitz takes fires at the aircraft above it, but not at those that have had its fire",
          "[axis_allies][movement][rule:C-25][rule:M-26][rule:Q-07][rule:Q-48]") {
    for (const bool fired : {false, true}) {
        auto board = playing(Power::Germany, Action::CombatMovement);
        const auto gun = board.at("karelia_ssr");
        board.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
            .put("eastern_europe", Power::Germany, Unit::Armor, 1)
            .put(Stack{.space = gun,
                       .owner = Power::Germany,
                       .unit = Unit::Fighter,
                       .count = 1,
                       .moved = 1,
                       .started_at = board.at("eastern_europe"),
                       .entered_from = board.at("eastern_europe"),
                       .attacking = true,
                       .fired_at = fired ? std::vector{gun} : std::vector<SpaceId>{}});
        const Stack soldiers{.space = gun, .owner = Power::Germany, .unit = Unit::Infantry, .count = 1, .attacking = true};
        board.put(soldiers); // they wait for the battle with the gun
        const auto verdict =
            decide(board.state, move(board, "eastern_europe", "russia", {{Unit::Armor, 1}}, {"eastern_europe", "karelia_ssr", "russia"}));
        REQUIRE_FALSE(core::refused(verdict));
        for (const auto& event : core::acceptance(verdict).events) {
            board.state = apply(std::move(board.state), event);
        }
        for (const auto& stack : stacks_in(board.state, gun)) {
            CHECK(stack.under_fire.empty() == (fired || stack.unit != Unit::Fighter));
        }
        REQUIRE(controller(board.state, gun) == Power::Germany);
        CHECK(pending_overflights(board.state).size() == (fired ? 0U : 1U));
    }
}

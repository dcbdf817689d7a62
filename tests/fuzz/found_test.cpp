// What games by chance have found, as small examples that stay.

#include "tests/fuzz/axis_allies.hpp"

#include "model/axis_allies/paths.hpp"
#include "model/core/csv.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <sstream>

namespace intendant::fuzz {
namespace {

using namespace axis_allies;

/// The printed board in the middle of a turn.
State in_turn_of(Power power, Action action) {
    BeginGame begin;
    begin.situation.power = power;
    begin.situation.action = action;
    auto state = empty_state(printed_tables());
    const auto verdict = decide(state, Command{begin});
    for (const auto& event : core::acceptance(verdict).events) {
        state = apply(std::move(state), event);
    }
    return state;
}

SpaceId at(std::string_view id) { return *printed_tables()->find(id); }

std::vector<std::string> clauses(const core::Verdict<Event>& verdict) {
    std::vector<std::string> found;
    for (const auto& warning : core::acceptance(verdict).warnings) {
        found.push_back(warning.rule.id);
    }
    return found;
}

} // namespace

TEST_CASE("a fighter that sailed with its carrier is not asked to land when the carrier is sunk",
          "[axis_allies][noncombat][rule:M-57][rule:N-05]") {
    auto state = in_turn_of(Power::Japan, Action::NonCombatMovement);
    add_stack(state.stacks, {.space = at("sz_midway_island"),
                             .owner = Power::Japan,
                             .unit = Unit::Fighter,
                             .count = 1,
                             .started_at = at("sz_japan"),
                             .entered_from = at("sz_wake_island"),
                             .fought = true,
                             .halted = true});

    const auto verdict = decide(state, Command{EndAction{}});

    CHECK(clauses(verdict).empty());
    const auto* lost = std::get_if<UnitsLost>(&core::acceptance(verdict).events.front());
    REQUIRE(lost != nullptr);
    CHECK(lost->units.front().space == at("sz_midway_island"));
}

TEST_CASE("aircraft with little range left fly over a gun when the way round it is too far",
          "[axis_allies][noncombat][rule:M-71][rule:N-05]") {
    auto state = in_turn_of(Power::Uk, Action::NonCombatMovement);
    add_stack(state.stacks, {.space = at("anglo_egypt_sudan"), .owner = Power::Germany, .unit = Unit::AaGun, .count = 1});
    add_stack(state.stacks, {.space = at("kenya_rhodesia"), .owner = Power::Uk, .unit = Unit::Bomber, .count = 1, .moved = 4});

    const auto verdict =
        decide(state, Command{MoveUnits{.units = {{Unit::Bomber, 1}}, .from = at("kenya_rhodesia"), .to = at("syria_iraq")}});

    CHECK(clauses(verdict).empty());
    const auto& moved = std::get<UnitsMoved>(core::acceptance(verdict).events.front());
    CHECK(moved.path == std::vector{at("kenya_rhodesia"), at("anglo_egypt_sudan"), at("syria_iraq")});
}

TEST_CASE("a carrier that sailed in combat movement comes to meet no fighter", "[axis_allies][noncombat][rule:M-08][rule:M-61]") {
    auto state = in_turn_of(Power::Usa, Action::NonCombatMovement);
    state.stacks.clear(); // the printed fleet could come too
    Stack carrier{.space = at("sz_midway_island"), .owner = Power::Usa, .unit = Unit::Carrier, .count = 1};
    auto sailed = state;
    add_stack(state.stacks, carrier);
    carrier.moved = 1;
    carrier.attacking = true;
    add_stack(sailed.stacks, carrier);

    const auto meet = [](const State& now) {
        const auto spaces = landing_spaces(now, Power::Usa, Unit::Fighter, at("sz_wake_island"), 1);
        return std::ranges::count(spaces, at("sz_north_pacific")) > 0;
    };
    CHECK(meet(state));
    CHECK_FALSE(meet(sailed));
}

TEST_CASE("who has three stacks of carriers may place infantry without a word about the box", "[axis_allies][placement][rule:B-05]") {
    auto state = in_turn_of(Power::Japan, Action::Placement);
    for (const auto* zone : {"sz_japan", "sz_okinawa", "sz_wake_island"}) {
        add_stack(state.stacks, {.space = at(zone), .owner = Power::Japan, .unit = Unit::Carrier, .count = 1});
    }
    state.powers[Power::Japan].waiting[Unit::Infantry] = 1;

    CHECK(clauses(decide(state, Command{PlaceUnits{.units = {{Unit::Infantry, 1}}, .space = at("japan")}})).empty());
}

TEST_CASE("a number beyond measure in a table is no zero", "[core][csv]") {
    std::istringstream in{"value\n99999999999\n"};
    const core::CsvTable table{in, "table"};

    CHECK_THROWS_AS(table.number(0, "value"), std::runtime_error);
}

} // namespace intendant::fuzz

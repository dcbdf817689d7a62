#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/offensive/travel.hpp"
#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/questions/battle_sheet.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

/// Rule: ES-RET-2.
void add_retreat(const State& state, HexId hex, const std::vector<UnitId>& ground, std::vector<Explained>& found) {
    if (ground.empty()) {
        return;
    }
    const auto open = reaction_retreat(*state.tables, board_of(state), hex, enemy_of(state.offensive->side), came_by_land(state, hex));
    if (open.hexes.empty()) {
        found.push_back(
            {{"ES-RET-2"}, {INTENDANT_TR("Nowhere to retreat to, so eliminated if left: {units}."), {{"units", list_of(ground)}}}});
    } else {
        found.push_back(
            {{"ES-RET-2"},
             {INTENDANT_TR("Retreat to {hexes}, if left: {units}."), {{"units", list_of(ground)}, {"hexes", list_of(open.hexes)}}}});
    }
}

/// What a nation still holds of the hexes that its surrender asks for. Rule: ES-POL-3 to ES-POL-13.
void add_surrenders(const State& then, HexId hex, std::vector<Explained>& found) {
    const bool as_printed = then.options.resources_as_printed;
    const auto board = board_of(then);
    for (std::size_t i = 0; i < then.tables->areas.size() && controls(then, Side::Japan, hex); ++i) {
        const auto area = static_cast<Area>(i);
        if (!has(then.tables->needed_hexes(area, as_printed), hex) || has(then.surrendered, area)) {
            continue;
        }
        const auto asked = conquest(*then.tables, board, area, Side::Japan, as_printed);
        found.push_back({{"ES-POL-1"},
                         asked.complete() ? core::Message{INTENDANT_TR("{area}: all hexes that its surrender asks for are then held."),
                                                          {{"area", name(area)}}}
                                          : core::Message{INTENDANT_TR("{area}: for its surrender these are still missing: {hexes}."),
                                                          {{"area", name(area)}, {"hexes", list_of(asked.missing)}}}});
    }
}

} // namespace

std::vector<Explained> if_won(const State& state, const BattleSheet& sheet) {
    const auto hex = sheet.hex;
    std::vector<Explained> found;
    if (!state.offensive) {
        return found;
    }
    if (sheet.at_sea && std::ranges::none_of(sheet.battle.offensive.units, [](const Fighter& unit) { return unit.arm == Arm::Ground; })) {
        found.push_back({{"ES-BAT-30"}, {INTENDANT_TR("No ground unit of the offensive is there: the hex changes no hands."), {}}});
        return found;
    }
    if (sheet.at_sea) {
        found.push_back({{"ES-BAT-30"}, {INTENDANT_TR("The ground units fight next. When these take the hex:"), {}}});
    }
    const auto side = state.offensive->side;
    const auto& tables = *state.tables;
    Decision decision(state);
    take(decision, side, Cause::Battle, {hex});
    std::vector<UnitId> ground;
    std::vector<UnitId> others;
    const auto stranded = in_enemy_hexes(decision.now());
    for (const auto unit : units_in(state, hex, enemy_of(side))) {
        if (tables[unit].kind == UnitKind::Ground) {
            ground.push_back(unit);
        } else if (has(stranded, unit)) {
            others.push_back(unit);
        }
    }
    add_retreat(state, hex, ground, found);
    if (!others.empty()) {
        found.push_back({{tables[others.front()].kind == UnitKind::Air ? "ES-AIR-5" : "ES-NAV-5"},
                         {INTENDANT_TR("{units} {units:has|have} to leave: emergency movement."), {{"units", list_of(others)}}}});
    }
    auto then = board_of(decision.now());
    for (const auto unit : units_in(state, hex, enemy_of(side))) { // wherever they go
        then[unit].place = {.kind = PlaceKind::Eliminated};
    }
    auto lost = supply_change(tables, board_of(state), then).lost;
    std::erase_if(lost, [&](UnitId unit) { return !then[unit].on_map(); });
    if (!lost.empty()) {
        found.push_back({{"ES-SUP-2"}, {INTENDANT_TR("Out of supply then: {units}."), {{"units", list_of(lost)}}}});
    }
    if (has(tables.resource_hexes(state.options.resources_as_printed), hex) && !controls(state, side, hex)) {
        const auto held = resources(tables, then, state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
        found.push_back(
            {{"ES-STW-1"},
             {INTENDANT_TR("Japan then holds {count} resource {count:hex|hexes}."), {{"count", number(std::ssize(held.japanese))}}}});
    }
    add_surrenders(decision.now(), hex, found);
    return found;
}

} // namespace intendant::empire_of_the_sun

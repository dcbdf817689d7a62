#include "model/empire_of_the_sun/questions/after_battle.hpp"

#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/aftermath.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

/// Ground units that stand with the enemy where ground combat is over: of whoever does not hold the hex.
std::vector<UnitId> beaten(const State& state) {
    std::vector<UnitId> found;
    for (const auto hex : state.offensive ? state.offensive->fought : std::vector<HexId>{}) {
        const auto loser = enemy_of(controller_of(state, hex));
        for (const auto unit : units_in(state, hex, loser)) {
            if ((*state.tables)[unit].kind == UnitKind::Ground && stops_in(state, hex, enemy_of(loser))) {
                found.push_back(unit);
            }
        }
    }
    return found;
}

/// Ships and aircraft in hexes of the enemy; active ones move after battle.
std::vector<UnitId> stranded(const State& state) {
    if (state.offensive && !fighting_is_over(state)) {
        return {};
    }
    auto found = in_enemy_hexes(state);
    std::erase_if(found, [&](UnitId unit) { return active(state, unit); });
    return found;
}

/// Units that fought, but those that came by land and those that made strategic movement.
std::vector<UnitId> homing(const State& state) {
    if (!fighting_is_over(state)) {
        return {};
    }
    const auto& offensive = *state.offensive;
    auto found = offensive.left ? std::vector<UnitId>{} : offensive.reacting;
    found.insert(found.end(), offensive.activated.begin(), offensive.activated.end());
    std::erase_if(found, [&](UnitId id) {
        const bool by_land = (*state.tables)[id].kind == UnitKind::Ground && !came_by_sea(offensive, id);
        const auto moved = std::ranges::find(offensive.moved, id, &Moved::unit);
        return !state[id].on_map() || by_land || (moved != offensive.moved.end() && moved->by == Travel::Strategic);
    });
    return found;
}

/// Whatever may come into question.
Reach candidates(const State& state, const Supply& supply, UnitId id, Travel by) {
    if (by == Travel::PostBattle) {
        return reach(state, supply, id, by);
    }
    const auto& tables = *state.tables;
    const auto from = state[id].place.hex;
    std::vector<HexId> ends;
    if (by == Travel::Emergency) {
        const auto board = board_of(state);
        ends = tables[id].kind == UnitKind::Naval ? emergency_ports(tables, board, tables[id].side, from)
                                                  : emergency_airfields(tables, board, id);
    } else {
        for (const auto& beside : tables.map->grid().around(from)) {
            if (beside.there()) {
                ends.push_back(beside.hex);
            }
        }
    }
    Reach found{.by = by, .most = 0, .range = 0};
    for (const auto end : ends) {
        found.hexes.push_back({.hex = end, .way = {.cost = tables.map->distance(from, end), .hexes = {from, end}}});
    }
    return found;
}

} // namespace

std::vector<UnitId> bound_to_go(const State& state, Travel by) {
    switch (by) {
    case Travel::Retreat:
        return beaten(state);
    case Travel::Emergency:
        return stranded(state);
    case Travel::PostBattle:
        return homing(state);
    default:
        return {};
    }
}

Reach reach_after_battle(const State& state, const Supply& supply, UnitId unit, Travel by) {
    auto found = candidates(state, supply, unit, by);
    std::erase_if(found.hexes, [&](const ReachedHex& each) {
        const auto verdict = decide(state, MoveUnits{.units = {unit}, .to = each.hex, .by = by});
        if (by == Travel::Retreat) { // one that the table could only affirm is none to be proposed
            return core::refused(verdict) || !core::acceptance(verdict).warnings.empty();
        }
        return !core::lawful(verdict) || !may_end_in(state, unit, each.hex);
    });
    return found;
}

} // namespace intendant::empire_of_the_sun

#include "model/empire_of_the_sun/questions/reach.hpp"

#include "model/empire_of_the_sun/offensive/travel.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

std::vector<core::Warning> breaches(const Against& against) {
    auto found = against.found();
    std::erase_if(found, [](const core::Warning& each) { return each.kind != core::WarningKind::BreaksRule; });
    return found;
}

/// What is said of every hex alike, whichever it is.
std::vector<core::Warning> said_of_all(const std::vector<BarredHex>& barred) {
    auto common = barred.front().why;
    std::erase_if(common, [&](const core::Warning& one) {
        return !std::ranges::all_of(barred, [&](const BarredHex& hex) {
            return std::ranges::any_of(hex.why,
                                       [&](const core::Warning& other) { return other.rule == one.rule && other.why.id == one.why.id; });
        });
    });
    return common;
}

} // namespace

std::vector<Travel> travels_of(const Unit& unit) {
    switch (unit.kind) {
    case UnitKind::Ground: {
        std::vector<Travel> found{Travel::Land, Travel::Assault};
        if (unit.organic_transport) {
            found.push_back(Travel::Transport);
        }
        if (unit.side == Side::Japan) {
            found.push_back(Travel::Barges);
        }
        found.push_back(Travel::Strategic);
        return found;
    }
    case UnitKind::Naval:
        return {Travel::Sea, Travel::Strategic};
    case UnitKind::Air:
        return unit.extended_range > 0 ? std::vector{Travel::Air, Travel::Extended, Travel::Strategic}
                                       : std::vector{Travel::Air, Travel::Strategic};
    case UnitKind::Hq:
        break;
    }
    return {};
}

Reach reach(const State& state, const Supply& supply, UnitId unit, Travel by) {
    const auto board = board_of(state);
    const auto allowed = allowance(state, board, unit, by);
    Reach found{.by = by, .most = allowed.most, .range = allowed.range};
    Against against(state);
    check_active(against, unit, by);
    if (by == Travel::Assault) {
        check_shipping(against, (*state.tables)[unit].side, assault_cost(state, unit));
    }
    found.why = breaches(against);
    if (!found.why.empty()) {
        return found;
    }
    const std::vector<UnitId> alone{unit};
    Journey journey(state, board, supply, unit, by, alone);
    const auto hexes = journey.candidates();
    for (const auto hex : hexes) {
        against.clear();
        check_territory(against, unit, hex);
        journey.check(against, hex);
        auto why = breaches(against);
        if (!why.empty()) {
            found.barred.push_back({hex, std::move(why)});
        } else {
            found.hexes.push_back({hex, journey.way().value_or(Way{})});
        }
    }
    if (hexes.empty()) { // where it stands says why
        against.clear();
        journey.check(against, board[unit].place.hex);
        found.why = breaches(against);
    } else if (found.hexes.empty()) {
        found.why = said_of_all(found.barred);
        if (!found.why.empty()) {
            found.barred.clear();
        }
    }
    return found;
}

std::vector<Reach> reach(const State& state, const Supply& supply, UnitId unit) {
    std::vector<Reach> found;
    for (const auto by : travels_of((*state.tables)[unit])) {
        found.push_back(reach(state, supply, unit, by));
    }
    if (has(may_disengage(state), unit)) {
        found.push_back(reach(state, supply, unit, Travel::Disengage));
    }
    return found;
}

std::vector<UnitId> still_to_move(const State& state) {
    if (!state.offensive || fighting_has_begun(state)) {
        return {};
    }
    auto found = state.offensive->battles.empty() && !state.offensive->rolled ? state.offensive->activated : state.offensive->reacting;
    std::erase_if(found, [&](UnitId unit) { return !state[unit].on_map() || has_moved(*state.offensive, unit); });
    return found;
}

std::vector<UnitId> may_disengage(const State& state) {
    std::vector<UnitId> found;
    if (!state.offensive || fighting_has_begun(state)) {
        return found;
    }
    const auto side = enemy_of(state.offensive->side);
    for (const auto unit : units_on_map(*state.tables, board_of(state), side)) {
        const auto& facts = (*state.tables)[unit];
        const auto hex = state[unit].place.hex;
        const bool held = has(state.offensive->battles, hex) || stands_in(state, hex, state.offensive->side);
        if (facts.kind == UnitKind::Ground && held && !has_moved(*state.offensive, unit) &&
            facts.attack[static_cast<std::size_t>(state[unit].step)] > ground_attack(state, hex, state.offensive->side)) {
            found.push_back(unit);
        }
    }
    return found;
}

MoveUnits lone_move(const State& state, const Supply& supply, UnitId unit, HexId to, Travel by) {
    MoveUnits command{.units = {unit}, .to = to, .by = by};
    if (by != Travel::Land && by != Travel::Disengage) {
        return command;
    }
    const auto enemy = enemy_of((*state.tables)[unit].side);
    const auto found = reach(state, supply, unit, by);
    if (const auto hex = std::ranges::find(found.hexes, to, &ReachedHex::hex); hex != found.hexes.end()) {
        const auto& way = hex->way.hexes;
        for (std::size_t i = 1; i + 1 < way.size(); ++i) {
            if (controls(state, enemy, way[i]) && !stands_in(state, way[i], enemy)) {
                command.through.push_back(way[i]);
            }
        }
    }
    return command;
}

std::optional<State> as_if_active(const State& state, UnitId unit, std::optional<CardId> card, bool as_event) {
    auto then = state;
    if (!then.offensive && (!card || (*state.tables)[*card].operations < 1)) {
        return {};
    }
    const auto side = (*state.tables)[unit].side;
    if (!then.offensive) {
        then.offensive = Offensive{.side = (*state.tables)[*card].side, .card = *card, .as_event = as_event};
    }
    auto& active = side == then.offensive->side ? then.offensive->activated : then.offensive->reacting;
    if (!has(active, unit)) {
        active.push_back(unit);
    }
    return then;
}

} // namespace intendant::empire_of_the_sun

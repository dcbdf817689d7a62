#include "model/axis_allies/reach.hpp"

#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/game.hpp"
#include "model/axis_allies/paths.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace intendant::axis_allies {

namespace {

std::vector<SpaceId> zones_beside(const Tables& tables, SpaceId space) {
    auto zones = tables[space].neighbours;
    std::erase_if(zones, [&](SpaceId each) { return !tables[each].sea; });
    return zones;
}

/// The transports in the zone that carry something else than before, each with its load.
std::vector<ShipLoad> newly_loaded(const State& before, const State& now, SpaceId zone) {
    const auto power = now.turn.power;
    auto left = loads_in(before, zone, power);
    std::vector<ShipLoad> ships;
    for (const auto& [load, count] : loads_in(now, zone, power)) {
        const auto same = std::ranges::find(left, load, &std::pair<ShipLoad, int>::first);
        ships.insert(ships.end(), static_cast<std::size_t>(std::max(0, count - (same == left.end() ? 0 : same->second))), load);
    }
    std::erase_if(ships, [](const ShipLoad& load) { return load.units.empty(); });
    return ships;
}

} // namespace

std::optional<State> after(const State& state, const Command& command) {
    const auto verdict = decide(state, command);
    if (core::refused(verdict) || !core::acceptance(verdict).warnings.empty()) {
        return std::nullopt;
    }
    auto next = state;
    for (const auto& event : core::acceptance(verdict).events) {
        next = apply(std::move(next), event);
    }
    return next;
}

std::vector<Command> by_sea(const State& state, SpaceId from, const std::vector<UnitCount>& units, SpaceId to) {
    const auto& tables = *state.tables;
    const bool land = std::ranges::all_of(units, [](const UnitCount& each) { return is_land(each.unit); });
    if (units.empty() || !land || tables[from].sea || tables[to].sea) {
        return {};
    }
    for (const auto zone : zones_beside(tables, from)) {
        const LoadTransport load{.units = units, .from = from, .zone = zone};
        const auto aboard = after(state, load);
        if (!aboard) {
            continue;
        }
        const auto ships = newly_loaded(state, *aboard, zone);
        for (const auto shore : zones_beside(tables, to)) {
            std::vector<Command> commands{load};
            auto there = aboard;
            if (shore != zone) {
                commands.emplace_back(MoveUnits{
                    .units = {{Unit::Transport, static_cast<int>(ships.size())}}, .from = zone, .to = shore, .path = {}, .ships = ships});
                there = after(*aboard, commands.back());
            }
            commands.emplace_back(UnloadTransport{.units = units, .zone = shore, .to = to});
            if (there && after(*there, commands.back())) {
                return commands;
            }
        }
    }
    return {};
}

bool bombers_only(const std::vector<UnitCount>& units) {
    return !units.empty() && std::ranges::all_of(units, [](const UnitCount& each) { return each.unit == Unit::Bomber; });
}

Command put_down(const Tables& tables, const TakenUp& taken, SpaceId to) {
    if (taken.aboard) {
        return UnloadTransport{.units = taken.units, .zone = taken.from, .to = to};
    }
    if (tables[to].sea && !tables[taken.from].sea &&
        std::ranges::all_of(taken.units, [](const UnitCount& each) { return is_land(each.unit); })) {
        return LoadTransport{.units = taken.units, .from = taken.from, .zone = to};
    }
    return MoveUnits{.units = taken.units, .from = taken.from, .to = to, .path = {}, .raid = taken.raid && bombers_only(taken.units)};
}

std::vector<SpaceId> reach_of(const State& state, SpaceId from, const std::vector<UnitCount>& units,
                              const std::function<Command(SpaceId)>& command) {
    int most = 1; // on board or ashore
    for (const auto& each : units) {
        most = std::max(most, movement_allowance(state, state.turn.power, each.unit));
    }
    std::vector<SpaceId> result;
    for (const auto space : spaces_within(*state.tables, from, most)) {
        const auto verdict = space == from ? std::nullopt : std::optional{decide(state, command(space))};
        if (verdict && !core::refused(*verdict) && core::acceptance(*verdict).warnings.empty()) {
            result.push_back(space);
        }
    }
    std::ranges::sort(result);
    return result;
}

std::vector<SpaceId> reach_of(const State& state, const TakenUp& taken) {
    if (taken.units.empty()) {
        return {};
    }
    return reach_of(state, taken.from, taken.units, [&](SpaceId to) { return put_down(*state.tables, taken, to); });
}

bool may_raid(const State& state, const TakenUp& taken, SpaceId to) {
    return bombers_only(taken.units) && enemy_complex_in(state, to, state.turn.power);
}

} // namespace intendant::axis_allies

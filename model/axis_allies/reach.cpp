#include "model/axis_allies/reach.hpp"

#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/game.hpp"
#include "model/axis_allies/paths.hpp"

#include <algorithm>

namespace intendant::axis_allies {

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

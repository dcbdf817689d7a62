#include "model/axis_allies/landings.hpp"

#include "model/axis_allies/paths.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// Aircraft of the power that may not end the turn where they are.
std::vector<Stack> stranded(const State& state) {
    const auto power = state.turn.power;
    std::vector<Stack> found;
    auto rest = state;
    for (const auto& stack : state.stacks) {
        if (stack.owner != power || !is_aircraft(stack.unit)) {
            continue;
        }
        // One by one: at sea, only as many fighters are too many as the carriers have no room for.
        for (int i = 0; i < stack.count && objection_to_landing(rest, power, stack.unit, stack.space); ++i) {
            take_stack(rest.stacks, some_of(stack, 1));
            add_stack(found, some_of(stack, 1));
        }
    }
    return found;
}

/// The aircraft finds a territory or a deck with room there as the board stands. Rule: M-64, N-06.
bool lands_now(const State& state, const Stack& aircraft, SpaceId space) {
    return !(*state.tables)[space].sea || (space != aircraft.space && carrier_room_in(state, space, aircraft.owner) > 0);
}

/// Where it took off from, then where its own power rules, then the nearest; all before a deck that would have to sail there.
std::optional<SpaceId> proposed_of(const State& state, const Stack& aircraft, const std::vector<SpaceId>& open) {
    const auto lands = [&](SpaceId space) { return lands_now(state, aircraft, space); };
    auto found = std::ranges::find_if(open, [&](SpaceId space) { return aircraft.started_at == space && lands(space); });
    if (found == open.end()) {
        found = std::ranges::find_if(open, [&](SpaceId space) { return controller(state, space) == aircraft.owner && lands(space); });
    }
    if (found == open.end()) {
        found = std::ranges::find_if(open, lands);
    }
    return found != open.end() ? std::optional{*found} : std::nullopt;
}

} // namespace

std::vector<LandingDue> landings_due(const State& state) {
    std::vector<LandingDue> due;
    if (state.options.depth != Depth::FullBoard) {
        return due;
    }
    for (const auto& stack : stranded(state)) {
        // M-57: a fighter that sailed with its carrier does not take off any more, even when the carrier is sunk.
        const auto left = stack.halted ? 0 : movement_allowance(state, stack.owner, stack.unit) - stack.moved;
        auto open = landing_spaces(state, stack.owner, stack.unit, stack.space, left);
        const auto proposed = proposed_of(state, stack, open);
        due.push_back({.aircraft = stack, .open = std::move(open), .proposed = proposed});
    }
    return due;
}

} // namespace intendant::axis_allies

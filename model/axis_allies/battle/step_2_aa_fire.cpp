#include "model/axis_allies/battle/steps.hpp"

namespace intendant::axis_allies {

/// One die for each attacking or raiding aircraft, thrown by the owner of the gun; a 1 hits.
/// Rule: C-12, C-20, C-23, C-24, C-27, C-142, Q-48.
std::vector<FireGroup> aa_fire(const State& state, const Battle& battle) {
    if (battle.kind == BattleKind::Land && state.options.lone_guns_hold_fire && defenders_of(state, battle).empty()) {
        return {};
    }
    auto targets = targets_of(state, battle, Side::Attacker, HitScope::AircraftOnly);
    std::erase_if(targets, [&](const Stack& stack) { return std::ranges::count(stack.fired_at, battle.space) > 0; });
    const int aircraft = pieces_in(targets);
    for (const auto& stack : stacks_in(state, battle.space)) {
        if (stack.unit == Unit::AaGun && !allied(stack.owner, state.turn.power) && aircraft > 0) {
            return {{.power = stack.owner, .column = 1, .dice = aircraft, .scope = HitScope::AircraftOnly}};
        }
    }
    return {};
}

} // namespace intendant::axis_allies

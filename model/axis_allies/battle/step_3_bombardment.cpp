#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>

namespace intendant::axis_allies {

/// One shot of each battleship that was lent to this landing when the board was set up. Rule: C-47 to C-49,
/// C-55.
std::vector<FireGroup> bombardment(const State& state, const Battle& battle) {
    std::vector<Shooter> shooters;
    for (const auto& stack : state.stacks) {
        if (battle.amphibious && stack.unit == Unit::Battleship && stack.owner == state.turn.power && stack.landed) {
            shooters.push_back({stack, attack_factor(state, stack.owner, stack.unit), 1});
        }
    }
    return grouped(shooters);
}

/// Rule: C-47, C-48, Q-45.
void waive_support(Decision& decision) {
    const auto& state = decision.now();
    int shots = 0;
    for (const auto& group : state.battle->to_fire) {
        shots += group.dice;
    }
    SupportWaived event{.space = state.battle->space, .shots = shots, .before = {}, .after = {}};
    for (const auto& stack : state.stacks) {
        const bool lent = stack.unit == Unit::Battleship && stack.owner == state.turn.power && stack.landed;
        const int part = lent ? std::min(shots, stack.count) : 0;
        if (part > 0) {
            auto free = some_of(stack, part);
            free.fought = false;
            free.landed = false;
            event.before.push_back(some_of(stack, part));
            event.after.push_back(free);
            shots -= part;
        }
    }
    decision.book(std::move(event));
}

} // namespace intendant::axis_allies

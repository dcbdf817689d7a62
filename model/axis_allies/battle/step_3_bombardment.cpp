#include "model/axis_allies/battle/steps.hpp"

namespace intendant::axis_allies {

/// One shot of each battleship that was lent to this landing when the board was set up. Rule: C-47 to C-49,
/// C-55.
std::vector<FireGroup> bombardment(const State& state, const Battle& battle) {
    std::vector<Shooter> shooters;
    for (const auto& stack : state.stacks) {
        if (battle.amphibious && stack.unit == Unit::Battleship && stack.owner == state.turn.power &&
            stack.landed) {
            shooters.push_back({stack, attack_factor(state, stack.owner, stack.unit), 1});
        }
    }
    return grouped(shooters);
}

} // namespace intendant::axis_allies

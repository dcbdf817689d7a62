#include "model/axis_allies/battle/steps.hpp"

namespace intendant::axis_allies {

/// Attacking submarines throw before all others, in every round; they hit ships, never aircraft.
/// Rule: C-71, C-81 to C-83, M-121, M-122.
std::vector<FireGroup> first_strike(const State& state, const Battle& battle) {
    std::vector<Shooter> shooters;
    for (const auto& stack : attackers_of(state, battle)) {
        if (stack.unit == Unit::Submarine) {
            shooters.push_back({stack, attack_factor(state, stack.owner, stack.unit), 1});
        }
    }
    return grouped(shooters);
}

} // namespace intendant::axis_allies

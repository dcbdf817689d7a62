#include "model/axis_allies/battle/steps.hpp"

namespace intendant::axis_allies {

/// All defenders, those behind the casualty line too; each power throws for its own. Fighters throw whether their
/// carrier, or an ally's, still floats or not. Rule: C-14, C-63, C-64, C-74, C-101, C-103, Q-06.
std::vector<FireGroup> defender_fire(const State& state, const Battle& battle) {
    auto defenders = defenders_of(state, battle);
    defenders.insert(defenders.end(), battle.casualties.begin(), battle.casualties.end());
    std::vector<Shooter> shooters;
    shooters.reserve(defenders.size());
    for (const auto& stack : defenders) {
        shooters.push_back({stack, defence_factor(state, stack.owner, stack.unit), 1});
    }
    return grouped(shooters);
}

} // namespace intendant::axis_allies

#pragma once

#include "model/axis_allies/game.hpp"

#include <vector>

namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// One way for fighters that lost their carrier to come down when the battle ends.
struct LandingChoice {
    std::vector<FighterLanding> landings;
    Command command; ///< the one that ended the battle, with these landings
};

/// The other ways that no rule speaks against; none where the command ends no battle at sea or leaves no choice. `before`: the state
/// in which it is played. Rule: C-102, M-64.
std::vector<LandingChoice> landing_choices(const State& before, const Command& command);

} // namespace intendant::app::aa

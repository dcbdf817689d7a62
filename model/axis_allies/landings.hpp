#pragma once

#include "model/axis_allies/state.hpp"

#include <optional>
#include <vector>

namespace intendant::axis_allies {

/// Aircraft of the power whose turn it is that may not end it where they are.
struct LandingDue {
    Stack aircraft;
    std::vector<SpaceId> open; ///< where they could still land; also decks that would have to sail there. Empty: nowhere
    std::optional<SpaceId>
        proposed{}; ///< of those that are there now: where they took off, then where their own power rules, then the nearest
};

/// All of them, as the pieces stand. Where the books keep no board nobody knows: none.
/// Rule: M-57, M-58 to M-61, M-64, N-05, N-06, N-12.
std::vector<LandingDue> landings_due(const State& state);

} // namespace intendant::axis_allies

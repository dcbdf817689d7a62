#pragma once

#include "model/afrika_korps/game.hpp"
#include "model/core/misfit.hpp"

namespace intendant::afrika_korps {

/// Why the event cannot have happened in this state; nothing when it fits. `apply` is given only what fits.
core::Misfit misfit(const State& before, const Event& event);
/// Why these cannot be books of the game.
core::Misfit misfit(const State& state);

} // namespace intendant::afrika_korps

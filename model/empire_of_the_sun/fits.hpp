#pragma once

#include "model/core/misfit.hpp"
#include "model/empire_of_the_sun/game.hpp"

namespace intendant::empire_of_the_sun {

/// Why the event cannot have happened in this state; nothing when it fits. `apply` is given only what fits.
core::Misfit misfit(const State& before, const Event& event);
/// Why these cannot be books of the game.
core::Misfit misfit(const State& state);

} // namespace intendant::empire_of_the_sun

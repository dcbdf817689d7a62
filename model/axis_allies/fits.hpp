#pragma once

#include "model/axis_allies/events.hpp"
#include "model/core/misfit.hpp"

/// What a file may say. Every event that `decide` makes fits; an event of a file that does not fit is damage.
namespace intendant::axis_allies {

/// Why this event cannot happen in this state; none when it fits. After it `apply`, `postings` and `rolls` may be called.
[[nodiscard]] core::Misfit misfit(const State& before, const Event& event);

/// Why these cannot be the books after an entry (of a game that has begun), whatever led to them; none when they can.
[[nodiscard]] core::Misfit misfit(const State& state);

} // namespace intendant::axis_allies

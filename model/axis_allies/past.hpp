#pragma once

#include "model/axis_allies/decision.hpp"

#include <variant>
#include <vector>

/// What this turn has brought the pieces of a stack, where the table tells it.
namespace intendant::axis_allies {

/// Why a piece of that power in that space cannot have such a past; nothing when it can. Whose turn it is, and what has been developed,
/// are those of the state.
///
/// Refuses: a past of a power whose turn it is not; more movement than the piece has; an origin from which the space is not entered; a
/// raid that is no bomber's; a landing of what no ship carries; a fight of a gun or complex. Rule: M-01, M-32, M-40, M-100, C-32, C-37,
/// C-116, C-140 and those of the movement.
std::optional<core::Refused> unbearable(const State& state, SpaceId space, Power power, Unit unit, const Past& past);

/// The pieces of one power and kind in one space, with such pasts: those that have none yet take them first. Refuses: a past of more
/// pieces than stand there. Rule: B-06.
std::variant<core::Refused, std::vector<Stack>> with_past(const State& state, std::vector<Stack> pieces, SpaceId space, Power power,
                                                          Unit unit, const std::vector<Past>& pasts);

} // namespace intendant::axis_allies

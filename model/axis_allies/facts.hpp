#pragma once

#include "model/axis_allies/decision.hpp"

#include <vector>

/// What the books know and no piece or marker shows: counted in a stocktake, stated in a situation.
namespace intendant::axis_allies {

/// Sets the state to those that are given.
void set_facts(State& state, const Facts& facts);
/// What the books say of those that `asked` gives.
Facts facts_of(const State& state, const Facts& asked);
/// Each of those that are given by itself, in the order of the fields.
std::vector<Facts> one_by_one(const Facts& facts);
/// The same with each space named once, and in the order in which the books keep them. Of rows of one space the last counts.
Facts in_order(Facts facts);

/// Why such facts cannot be; nothing when they can.
///
/// Refuses: a round or number that no table has; an Action in the middle of a battle; a sea zone that is taken; a neutral, an original
/// complex, a way of attack that the board does not have. Rule: T-01, T-05, R-05, T-07, L-08, M-132, L-07, C-32, C-37.
std::optional<core::Refused> unfit(const State& state, const Facts& facts);

} // namespace intendant::axis_allies

#pragma once

#include "model/axis_allies/battle/odds.hpp"

namespace intendant::axis_allies {

/// The kinds of pieces that a side has in the running battle, from the first to be lost to the last.
std::vector<Unit> order_of_loss(const State& state, Side side, const LossPlan& plan);

/// The losses that the plan gives up for the hits owed. In every order the attacker keeps one land unit to the end where
/// nothing else stands between it and the territory. Rule: C-06, C-113.
std::vector<Loss> proposed_losses(const State& state, const LossPlan& plan);

} // namespace intendant::axis_allies

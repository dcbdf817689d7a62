#pragma once

#include "model/axis_allies/decision.hpp"

namespace intendant::axis_allies {

/// Books the end of the turn: the next power, and the victory that now stands. Rule: T-05, V-03, V-04, I-08.
void end_turn(Decision& decision);

/// Names and books what the Actions before the income leave unfinished when it is taken before its time. Rule: T-01, T-03.
void finish_actions_before_income(Decision& decision);

} // namespace intendant::axis_allies

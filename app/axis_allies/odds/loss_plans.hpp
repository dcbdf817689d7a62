#pragma once

#include "app/axis_allies/words.hpp"
#include "model/axis_allies/battle/odds.hpp"

namespace intendant::app::aa {

/// The order of loss that the table has chosen for a side, kept from one start of the program to the next.
LossPlan kept_plan(Side side);
void keep_plan(Side side, const LossPlan& plan);

/// The order in words: its name, or the kinds of pieces in their order.
wxString word(const Tables& tables, const LossPlan& plan);
wxString word(LossOrder order);

} // namespace intendant::app::aa

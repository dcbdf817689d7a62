#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/step_strip.hpp"

namespace intendant::app::aa {

/// The printed steps of the round that is being fought, as far as they apply: done, now, to come. Rule: C-11 to C-16,
/// C-47, C-71 to C-78, C-142.
std::vector<StepStrip::Step> steps_of_round(const Table& table);

} // namespace intendant::app::aa

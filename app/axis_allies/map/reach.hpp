#pragma once

#include "model/axis_allies/commands.hpp"
#include "model/axis_allies/state.hpp"

#include <functional>
#include <set>
#include <vector>

namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// Where `command(space)` books without a word against it, of the spaces that the fastest of the units can come to.
std::set<std::size_t> reach_of(const State& state, SpaceId from, const std::vector<UnitCount>& units,
                               const std::function<Command(SpaceId)>& command);

} // namespace intendant::app::aa

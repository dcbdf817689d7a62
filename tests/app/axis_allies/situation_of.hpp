#pragma once

#include "model/axis_allies/commands.hpp"

namespace intendant::test {

/// The printed deployment, where that power is in that Action.
inline axis_allies::Situation situation_of(axis_allies::Power power, axis_allies::Action action) {
    axis_allies::Situation situation;
    situation.power = power;
    situation.action = action;
    return situation;
}

} // namespace intendant::test

#pragma once

#include "model/odds/odds.hpp"

namespace intendant::odds {

/// Whether hits may come that pass over the aircraft of the side.
struct FromBelow {
    bool at_attacker;
    bool at_defender;
};

FromBelow from_below(const Force& attacker, const Force& defender, const Options& options);

} // namespace intendant::odds

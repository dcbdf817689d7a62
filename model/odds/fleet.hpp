#pragma once

#include "model/odds/force.hpp"

#include <array>
#include <vector>

namespace intendant::odds {

/// What can be left of one side at sea: hits of submerged vessels take the next vessel, other hits the next unit, both
/// in the order of loss. Only what can really come about is a state; states are numbered from the whole force down.
struct FleetStates {
    struct Left {
        int vessels; ///< lost from the front of the vessels
        int aircraft;
        int units_left;
        int submerged_left;
        std::int64_t value_left;
        bool land_left;
        int next_any;    ///< the state after one ordinary hit; itself when nothing is left
        int next_vessel; ///< after one hit that can only take vessels; itself when there is none
    };
    std::vector<Left> states;
    std::vector<std::vector<double>> submerged_hits; ///< by state: chance of each number of hits
    std::vector<std::vector<double>> other_hits;

    explicit FleetStates(const Force& force);
    int size() const { return static_cast<int>(states.size()); }
};

/// The same force without its submerged vessels, as state `state` of `fleet` would leave it.
Force without_submerged(const Force& force, const FleetStates& fleet, int state);

} // namespace intendant::odds

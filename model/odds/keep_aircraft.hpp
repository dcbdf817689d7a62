#pragma once

#include "model/odds/odds.hpp"

namespace intendant::odds {

/// A battle on land in which the attacker does not risk his aircraft.
struct AircraftKept {
    Odds odds{};
    std::vector<double> aircraft_left{}; ///< chance of each number left, whatever the outcome
    double kept{0};                      ///< that so many as he wants to keep are left
};

/// Works it out: at the end of a round, or before the first, the attacker stops when one more loss would leave him fewer aircraft than he wants to
/// keep. Dice of one round may still take more than one. The options' own limit of a retreat holds beside it; openings are not looked at, and
/// `Odds::joint` stays empty. Units: `aircraft` in pieces, above 0.
AircraftKept land_battle_keeping(int aircraft, const Force& attacker, const Force& defender, const Options& options, Workspace& workspace,
                                 const std::stop_token& stop = {});

} // namespace intendant::odds

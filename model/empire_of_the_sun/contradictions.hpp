#pragma once

#include "model/empire_of_the_sun/state.hpp"
#include "model/hex/contradiction.hpp"

#include <vector>

namespace intendant::empire_of_the_sun {

using Contradiction = hex::Contradiction<UnitId>;

/// Stacks above their limits, and headquarters that share a hex, by hex. Rule: ES-STK-1, ES-STK-2, ES-STK-4, ES-HQ-3.
std::vector<Contradiction> high_stacks(const State& state);

/// All that these books say and that cannot be on the table together: stacks above the limit, two headquarters in a hex, both sides in a
/// hex, ships and aircraft without a port or an airfield of their side, ground units and headquarters in a hex that the enemy controls,
/// too many aircraft in the China box, a marker that its counter cannot have, headquarters that come back though they are out of the
/// game, more cards in hand, aside or out of the deck than there are. While an offensive is under way nothing is said of places.
/// Empty: nothing is to be counted.
/// Rule: ES-STK-1, ES-STK-2, ES-HQ-1, ES-HQ-3, ES-HQ-6, ES-HQ-7, ES-OFF-8, ES-NAV-4, ES-AIR-1, ES-CTL-1, ES-REI-22, ES-GEN-12, ES-GEN-21,
/// ES-DRW-8, ES-FUT-1.
std::vector<Contradiction> contradictions(const State& state);

} // namespace intendant::empire_of_the_sun

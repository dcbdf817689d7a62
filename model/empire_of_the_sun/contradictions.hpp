#pragma once

#include "model/core/message.hpp"
#include "model/core/rule_ref.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <optional>
#include <vector>

namespace intendant::empire_of_the_sun {

/// Something that cannot stand on a board together: the table has to count. `impossible`: no reason makes it so.
struct Contradiction {
    core::RuleRef rule;
    std::optional<HexId> hex{}; ///< where, if it has a place
    core::Message why;
    std::vector<UnitId> units{}; ///< whom it is about
    bool impossible{false};

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

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

/// Those that are there after and were not before, or not of all these units.
std::vector<Contradiction> new_contradictions(const State& before, const State& after);

} // namespace intendant::empire_of_the_sun

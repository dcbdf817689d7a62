#pragma once

#include "model/empire_of_the_sun/decision.hpp"

#include <vector>

/// What stands against the movement of one unit, each kind of travel by its own clauses.
namespace intendant::empire_of_the_sun {

/// Hexes that the unit may not enter at all. Rule: ES-MOV-3 to ES-MOV-8.
void check_territory(Decision& decision, UnitId id, HexId to);
/// What the way costs, against what the card allows. An air unit moves by one of its ranges (ES-AIR-10). `together`: all that move with it.
/// Rule: ES-MOV-1, ES-NAV-1, ES-NAV-6, ES-AIR-1, ES-AIR-6, ES-LND-1, ES-LND-5, ES-LND-7, ES-AMP-1.
void check_way(Decision& decision, UnitId id, HexId to, Travel by, const std::vector<UnitId>& together);
/// What is left in a hex of the enemy goes to the nearest of its own places. Rule: ES-NAV-5, ES-AIR-5.
void check_emergency(Decision& decision, const State& state, UnitId id, HexId to);

} // namespace intendant::empire_of_the_sun

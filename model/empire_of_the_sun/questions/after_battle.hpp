#pragma once

#include "model/empire_of_the_sun/questions/reach.hpp"

#include <array>
#include <vector>

/// Where everybody may go when the battles are over.
namespace intendant::empire_of_the_sun {

inline constexpr std::array travels_after_battle{Travel::Retreat, Travel::Emergency, Travel::PostBattle};

/// Units that have that way to go, which is one of `travels_after_battle`: ground units that were beaten, ships and aircraft in hexes of the
/// enemy, active units that fought (those of the reaction first, until the others have begun). Nobody while a battle is to be fought, but retreats
/// are made from each hex where ground combat is over.
/// Rule: ES-GND-14, ES-RET-1, ES-RET-2, ES-NAV-5, ES-AIR-5, ES-POL-3, ES-PBM-1, ES-PBM-2.
std::vector<UnitId> bound_to_go(const State& state, Travel by);

/// The other hexes to which `decide` lets such a unit go without a rule being broken, a retreat without any warning, and where it may end; each
/// with its way (of a retreat and an emergency, both ends). None: it stays, or is eliminated. `supply`: of these books.
/// Rule: ES-RET-2, ES-NAV-4, ES-NAV-5, ES-AIR-5, ES-PBM-4, ES-PBM-6, ES-PBM-7.
Reach reach_after_battle(const State& state, const Supply& supply, UnitId unit, Travel by);

} // namespace intendant::empire_of_the_sun

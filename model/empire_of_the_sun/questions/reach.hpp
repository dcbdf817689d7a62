#pragma once

#include "model/core/verdict.hpp"
#include "model/empire_of_the_sun/commands.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"
#include "model/empire_of_the_sun/state.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <optional>
#include <vector>

/// All that one unit can reach in an offensive: where, by what, at what price and by what way, and what keeps it from going farther.
namespace intendant::empire_of_the_sun {

struct ReachedHex {
    HexId hex;
    Way way;
};
/// A hex to which a way would lead, were it not for these clauses.
struct BarredHex {
    HexId hex;
    std::vector<core::Warning> why;
};

/// What a unit reaches by one kind of travel.
///
/// Units: `most` and `range` as in `Allowance`: points by land in halves, hexes by sea, legs by air and the hexes of a leg.
struct Reach {
    Travel by;
    int most;
    int range;
    std::vector<core::Warning> why{}; ///< what bars every hex; nothing is reached then
    std::vector<ReachedHex> hexes{};
    std::vector<BarredHex> barred{}; ///< where a way ends at this, within the allowance
};

/// How a unit of that kind travels before the battles. Rule: ES-MOV-1.
std::vector<Travel> travels_of(const Unit& unit);

/// Each hex of `hexes` is one to which `decide` lets the unit move alone by that kind of travel, and there is no other.
/// `supply`: of the board of these books, in which an offensive is under way and the unit is on the map.
/// Rule: ES-MOV-1, ES-MOV-3 to ES-MOV-8, ES-NAV-1, ES-NAV-6, ES-AIR-1, ES-AIR-6, ES-LND-1, ES-LND-3, ES-LND-5, ES-LND-7, ES-AMP-1, ES-AMP-4, ES-ASP-2.
Reach reach(const State& state, const Supply& supply, UnitId unit, Travel by);
/// The same by all kinds of travel that its arm has; for one that may disengage, by that too.
std::vector<Reach> reach(const State& state, const Supply& supply, UnitId unit);

/// Active units that have not moved: those of the offensive until battles are declared, then those of the reaction. Rule: ES-OFF-15.
std::vector<UnitId> still_to_move(const State& state);

/// Ground units of the reaction that may leave a battle hex, or one with enemies: there are weaker ground units of the offensive in it, or none.
/// Rule: ES-LND-4, ES-REA-7.
std::vector<UnitId> may_disengage(const State& state);

/// The move of one unit, with the hexes of the enemy that a ground unit passes on its way, which become its own. Rule: ES-CTL-1.
MoveUnits lone_move(const State& state, const Supply& supply, UnitId unit, HexId to, Travel by);

/// The books as if the unit were active: in the offensive under way, else in one of that card; nothing where there is neither.
/// Rule: ES-OFF-2, ES-CRD-7.
std::optional<State> as_if_active(const State& state, UnitId unit, std::optional<CardId> card, bool as_event);

} // namespace intendant::empire_of_the_sun

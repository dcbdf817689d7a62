#pragma once

#include "model/axis_allies/decision.hpp"

/// Transports are told apart by what they carry.
namespace intendant::axis_allies {

/// The load of a ship, by owner and kind. `still_to_land`: without what has been told where it will land.
ShipLoad load_of(const Stack& ship, bool still_to_land = false);
/// The ship carries just that.
bool carries(const Stack& ship, const ShipLoad& load, bool still_to_land = false);
/// Adds pieces of one owner and kind to a load, or takes them from it (`count` below 0).
void change_load(ShipLoad& load, Power owner, Unit unit, int count);
/// What the pieces aboard of one ship of the stack cost. Units: whole IPC.
core::Money worth_of_cargo(const State& state, const Stack& ship);

/// `2 @units:infantry, 1 @unit:armor`; pieces of another power than the ship's with its name; "-" for an empty ship.
std::string list_of(const ShipLoad& load, Power ship);
/// What the ships of these stacks carry, ship by ship: `2 Infantry; 1 Armor`. Nothing where none carries anything.
std::string cargo_list(const std::vector<Stack>& stacks);

/// The different loads of that power's transports in the space, the cheapest first, and how many ships carry each.
std::vector<std::pair<ShipLoad, int>> loads_in(const State& state, SpaceId space, Power owner, bool still_to_land = false);

/// Why no transport of that power can carry it; nothing when one can. Rule: M-100, M-106.
std::optional<core::Refused> unfit(const State& state, Power ship, const ShipLoad& load);

/// The refusals where more loads are given than transports lie there, and where pieces cannot stand. Rule: M-82, M-112.
core::Refused too_many_loads(const State& state, SpaceId zone, Power owner, int loads, int ships);
core::Refused cannot_stand(const State& state, Unit unit, SpaceId space);

/// The refusal where no transport there carries what is said. Rule: M-112.
core::Refused no_such_ship(const State& state, SpaceId zone, Power owner, const ShipLoad& load);

/// The transports of one owner in one space with these loads, as few as there are loads empty (`after` has `count` ships). They keep
/// their past as far as there were as many; those that carry the same keep it before others.
std::vector<Stack> loaded(std::vector<Stack> before, SpaceId space, Power owner, int count, std::vector<ShipLoad> loads);

} // namespace intendant::axis_allies

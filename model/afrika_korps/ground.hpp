#pragma once

#include "model/afrika_korps/battle/soak_off.hpp"
#include "model/afrika_korps/map.hpp"
#include "model/afrika_korps/state.hpp"
#include "model/hex/field.hpp"
#include "model/hex/lines.hpp"
#include "model/hex/paths.hpp"

#include <span>
#include <vector>

/// What the map shows of a state at depth whole map. Counters whose hex is not known stand nowhere.
namespace intendant::afrika_korps {

/// Who covers a hex.
using Zones = hex::Field<CounterId>;

/// The zones of control of a side. A unit in a fortress has none that reaches out, none reaches into a fortress or over a blocked side, and
/// who is overrun by an automatic victory has none. Rule: AK-ZOC-1, AK-ZOC-2, AK-FOR-1, AK-FOR-2, AK-SUP-12, AK-ROM-2, AK-VA-4.
Zones zones_of(const State& state, Side side);
/// Neither movement nor zones nor battles cross this side. Rule: AK-MOV-5, AK-AMB-5.
bool blocked(const State& state, const hex::Leg& leg);
/// Neighbouring hexes whose side is not blocked: units in them may fight. Rule: AK-CMB-3, AK-MOV-5.
bool meet(const State& state, HexId a, HexId b);

/// Occupied by a combat unit, a supply unit or Rommel, a base also outside enemy zones of control. Rule: AK-VIC-4, AK-ROM-2.
Control control_on_map(const State& state);
/// The combat units of a side, on the map, to which no line of supply leads. Rule: AK-ISO-1, AK-FOR-3.
std::vector<CounterId> isolated_on_map(const State& state, Side side);
/// Whether the supply unit supports this unit in an attack on these defenders; without defenders no zone of control may cover it.
/// Rule: AK-ASP-2, AK-ASP-4, AK-VA-3.
bool supports(const State& state, CounterId supply, CounterId unit, std::span<const CounterId> defenders);

/// The lines that decide who is isolated: of any length, from every supply unit of the side; whether zones cover the hex of the supply unit
/// itself counts only where the table plays so. Rule: AK-ISO-1, AK-AMB-24.
hex::Lines lines_that_isolate(const State& state, Side side);
/// The lines of supply of a side from these hexes, over hexes free of enemy zones of control and of enemies. Units: `most` hexes of a line.
/// `free`: a source that counts as free of zones. Rule: AK-ASP-2, AK-ASP-4.
hex::Lines lines_of_supply(const State& state, Side side, std::span<const HexId> sources, int most, std::optional<HexId> free);

/// As it was when the battles of the turn began: then lines of supply for them are looked at, once. Rule: AK-ASP-3.
State as_battles_began(State state);

/// Who still has to attack this turn, and who is still to be attacked. From COMBAT on they are those of its start: nobody who has died or
/// gone since takes a duty with him, and nobody has one more. Whoever is overrun by an automatic victory is fought all the same, and has no
/// zone of control. Rule: AK-CMB-2, AK-FOR-1, AK-FOR-2, AK-ZOC-2.
struct StillToFight {
    std::vector<CounterId> attackers;
    std::vector<CounterId> defenders;
};
StillToFight still_to_fight(const State& state);
/// Who stands next to whom, those who fought, hold an automatic victory or are overrun by one left out; all retreats are taken to be open.
/// A contact of more than 32 units a side is empty. Rule: AK-CMB-3, AK-ASP-2, AK-ASP-4, AK-CAP-11.
Contact contact_on_map(const State& state);
/// The units to be eliminated before combat, each with its clause: no division of the battles that leaves nobody out has a place for them.
/// A contact of more than 32 units a side is passed over. Rule: AK-DIV-2, AK-DIV-4, AK-DIV-5, AK-DIV-6.
struct Doomed {
    CounterId unit;
    core::RuleRef rule;
};
std::vector<Doomed> doomed(const State& state);
/// Units of which each has a place in some division of the battles and all together in none: so many of them are to be eliminated besides
/// those of `doomed`, and the table chooses which. Rule: AK-DIV-2, AK-DIV-4, AK-DIV-6.
struct TooMany {
    std::vector<CounterId> units;
    int count;
    core::RuleRef rule;
};
std::vector<TooMany> too_many(const State& state);
core::Message said(const Tables& tables, const TooMany& units);
/// Whether these are no more than have to be eliminated before combat, so that without them fewer are left to be. Rule: AK-DIV-2.
bool may_be_eliminated(const State& state, std::span<const CounterId> units);

/// The hexes in which more combat units of the side stand than may end there, each once. Rule: AK-STK-1.
std::vector<HexId> overstacked(const State& state, Side side);

/// Where Rommel is put when he is alone in an Allied zone of control, or alone and cut off from supply: the hexes of the nearest Axis combat
/// units, by the way over the fewest hexes in Allied zones, then the shortest. Empty where he may stay. Rule: AK-ROM-4, AK-ROM-6.
std::vector<HexId> rommel_joins(const State& state);

/// The lawful ways of a retreat: two hexes, none twice, none in an enemy zone of control, with room at the end.
/// Rule: AK-RET-1, AK-RET-2, AK-RET-3, AK-RET-6, AK-FOR-4, AK-MOV-6.
std::vector<std::vector<HexId>> retreat_ways(const State& state, CounterId unit);

/// Whether supply without a combat unit keeps away from this hex, where enemy supply stands or next to it. Rule: AK-SUP-14, AK-AMB-25.
bool beside_enemy_supply(const State& state, HexId hex, Side side);

/// What a unit has used of its movement in this turn: points of its factor, and hexes of the road besides. Rule: AK-MOV-3, AK-MOV-7.
hex::Budget used_of(const State& state, CounterId unit);
/// Whether the unit may still be moved in this turn, as far as its points and where it stands go. Rule: AK-MOV-3.
bool can_move_on(const State& state, CounterId unit);
/// The own units in a hex that may be moved, up to the end of MOVEMENT. Rule: AK-MOV-3, AK-VA-6, AK-CAP-7, AK-CAL-5.
std::vector<CounterId> movable_in(const State& state, HexId hex);
/// What these units, which stand in one hex, can reach together with what is left to them; supply without a combat unit keeps away from enemy
/// supply. Rule: AK-MOV-1 to AK-MOV-13, AK-ZOC-3, AK-STK-2, AK-ROM-1, AK-SUP-14.
hex::Reach reach_of(const State& state, std::span<const CounterId> units, bool with_rommel);
/// The cheapest way there: a lawful one, else one past enemy supply; empty where there is none. Rule: AK-MOV-1, AK-SUP-14.
std::vector<HexId> way_to(const State& state, std::span<const CounterId> units, bool with_rommel, HexId to);
/// Why they cannot come to a hex that is not in reach: too few points, a zone of control, escarpments, or no way at all.
/// Rule: AK-MOV-1, AK-MOV-5, AK-MOV-10, AK-ZOC-3.
struct Hindrance {
    core::RuleRef rule;
    core::Message why;
};
Hindrance hindrance(const State& state, std::span<const CounterId> units, bool with_rommel, HexId to);
/// Whether they may go exactly this way, the hex they leave first.
bool may_go(const State& state, std::span<const CounterId> units, bool with_rommel, std::span<const HexId> way);

} // namespace intendant::afrika_korps

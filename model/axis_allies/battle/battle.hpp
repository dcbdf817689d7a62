#pragma once

#include "model/axis_allies/game.hpp"
#include "model/axis_allies/pending_battles.hpp"

#include <vector>

/// What rules and the battle board ask of the battle that is running.
namespace intendant::axis_allies {

/// The units that fight on a side now; attackers carry their marks. Casualties behind the line are not among
/// them.
std::vector<Stack> attackers_of(const State& state, const Battle& battle);
std::vector<Stack> defenders_of(const State& state, const Battle& battle);

/// The printed steps that are still to come in this round as the battle stands, in their order; those in which nobody has
/// anything to do are left out. Rule: C-11 to C-16, C-47, C-71 to C-78, C-142.
std::vector<BattleStep> steps_to_come(const State& state);

/// The side that chooses now: throws, takes losses, withdraws, retreats or presses on.
Side side_to_act(const Battle& battle);

/// The losses that the usual order would give up for the hits owed: cheapest first, land units before
/// aircraft.
std::vector<Loss> proposed_losses(const State& state);

/// How many battleships can lend their shot to the landing in that space, and how many are proposed: where units land in several
/// spaces from one zone, its shots are divided. Rule: C-45, C-47 to C-50, Q-45.
int possible_support(const State& state, SpaceId space);
int proposed_support(const State& state, SpaceId space);

/// Where the attacker may retreat to; empty when nobody may. Aircraft alone break off where they are and fly
/// home later. Rule: C-32, C-33, C-36 to C-38.
std::vector<SpaceId> retreat_spaces(const State& state);

/// Where submarines of the side may withdraw to. Rule: C-88, C-89, C-92.
std::vector<SpaceId> withdrawal_spaces(const State& state, Side side);

} // namespace intendant::axis_allies

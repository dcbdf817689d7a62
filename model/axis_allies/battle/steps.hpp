#pragma once

#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/decision.hpp"

#include <vector>

/// What the files of the battle need of each other: who throws in each printed step, and how the battle goes
/// on.
namespace intendant::axis_allies {

/// The side whose pieces throw or choose in a step.
Side acting_side(BattleStep step);
constexpr Side other(Side side) { return side == Side::Attacker ? Side::Defender : Side::Attacker; }

int pieces_in(const std::vector<Stack>& stacks);
/// The pieces of a side on which hits of this scope can be taken. Rule: C-20, C-83, C-84.
std::vector<Stack> targets_of(const State& state, const Battle& battle, Side side, HitScope scope);

/// Fighters of allies on the attacker's carriers: they neither fire nor are lost in the attack, unless their owner gives one up. Rule: Q-19.
std::vector<Stack> guests_of(const State& state, const Battle& battle, Side side);

/// The attacker takes hits on land and no defender is left: who survives now takes the territory. Rule: C-113.
bool territory_lies_open(const State& state, const Battle& battle);

/// The attacker came, or may have come, from the space with ships or soldiers; one of them, or any of the attack,
/// those lost since included. Rule: C-32, C-33, C-37, C-88, Q-49.
bool may_have_come_from(const State& state, const Stack& attacker, SpaceId space);
bool attack_came_from(const State& state, SpaceId space);
/// A land unit that began the turn where the enemy stands: its battle was left unfought, and it fights now. Rule: T-03.
bool stands_among_the_enemy(const State& state, const Stack& stack);
/// A battle is to be fought or has been fought there this turn. Rule: C-92, Q-17.
bool is_battle_site(const State& state, SpaceId space);
/// Nothing but transports attacks. Rule: M-110, D-12.
bool only_transports(const std::vector<Stack>& attackers);

/// What keeps the forces of the command from the battle board; nothing when there are none.
std::optional<core::Refused> objection_to_forces(const State& state, const BeginBattle& command);
/// Sets the fighting pieces of the space to the forces of the command, the attackers marked; guns and complexes stay.
void enter_forces(const State& state, const BeginBattle& command, BattleBegun& event);

/// Pieces of a stack that throw together. Units: `column` in pips, `dice_each` in dice a piece.
struct Shooter {
    Stack stack;
    int column;
    int dice_each;
};
/// The groups in printed order: by column, then by power; submarines apart, for they hit ships only. Rule:
/// C-04, C-63.
std::vector<FireGroup> grouped(const std::vector<Shooter>& shooters);

std::vector<FireGroup> aa_fire(const State& state, const Battle& battle);
std::vector<FireGroup> bombardment(const State& state, const Battle& battle);
std::vector<FireGroup> first_strike(const State& state, const Battle& battle);
std::vector<FireGroup> attacker_fire(const State& state, const Battle& battle);
std::vector<FireGroup> defender_fire(const State& state, const Battle& battle);
std::vector<FireGroup> raid_damage(const State& state, const Battle& battle);

/// Dice that an attacking or raiding piece throws. Rule: C-03, R-18.
int attack_dice(const State& state, Power power, Unit unit);

/// The shots that wait are not fired; their battleships are free again.
void waive_support(Decision& decision);

/// A fighter that came aboard its carrier in this turn: it may not be launched. Rule: M-57.
bool rides(const Stack& stack);

/// The transport carries pieces of the power that are to land in the territory in this turn's combat.
bool lands_in(const Stack& transport, SpaceId space, Power power);

/// Where the table says that fighters without a carrier land if the battle ends now. Rule: C-102.
struct Landings {
    std::vector<FighterLanding> named{};
    std::optional<core::Refused> refused{}; ///< why they cannot be booked
};
/// The verdict on a command with such landings: refused where they cannot be, or where the battle goes on. Rule: C-102.
core::Verdict<Event> landed(Decision decision, const Landings& landings);
/// Refuses landings where no carrier fights.
std::optional<core::Refused> named_in_vain(const Landings& landings);

/// Starts the printed sequence of a battle that has just begun.
void start_sequence(Decision& decision);
/// Goes on as far as the books can without the table: to the next throw, choice of losses or decision, or to
/// the end.
void go_on(Decision& decision, Landings& landings);
/// Leaves the present step although pieces could still act in it; after the last step the next round begins.
void leave_step(Decision& decision, Landings& landings);
inline void leave_step(Decision& decision) {
    Landings none;
    leave_step(decision, none);
}

/// Books the end: marks, fighters without a carrier, and the capture of a territory.
/// Rule: C-44, C-102, C-110, C-113, M-04.
void end_battle(Decision& decision, BattleResult result, Landings& landings);

/// Books what the owner of the complex pays for the bombs, and the end of the raid. Rule: C-144, C-145.
void pay_raid(Decision& decision, const core::Throw& dice);
/// How much of a bombing loss is paid now and how much stays owed. Rule: C-145, D-24.
struct BombingLoss {
    core::Money paid;
    core::Money owed;
};
BombingLoss bombing_loss(const State& state, Power owner, core::Money damage);
/// The owner of an enemy complex in the space.
std::optional<Power> enemy_complex(const State& state, SpaceId space);

} // namespace intendant::axis_allies

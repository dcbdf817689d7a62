#pragma once

#include "model/empire_of_the_sun/battle/losses.hpp"

namespace intendant::empire_of_the_sun {

/// What a die makes of an attack. Units: `quarters` of the attack.
struct Efficiency {
    int quarters;
    bool critical;
};

/// Units: `die` as thrown, `modified` with everything added. Rule: ES-BAT-8, ES-BAT-10, ES-GND-3.
Efficiency efficiency(const std::vector<CombatRow>& table, int die, int modified);

/// Rounded up. Rule: ES-BAT-8, ES-GEN-2.
constexpr int hits_of(int attack, Efficiency efficiency) { return (attack * efficiency.quarters + 3) / 4; }

/// Total attack of a force in air-naval combat. Rule: ES-BAT-2 to ES-BAT-6.
int air_naval_strength(const Force& force, const Levels& levels);

/// What is added to a die.
enum class DieReason : std::uint8_t {
    Cards,
    CardAlone, ///< a final modifier, to which nothing is added (ES-GND-8)
    Ambush,
    Surprise,
    Year,
    Bombardment,
    AirSuperiority,
    Terrain,
    Landing,
    Armour,
};
/// By DieReason.
using DieParts = std::array<int, 10>;
constexpr std::size_t place_of(DieReason reason) { return static_cast<std::size_t>(reason); }
int sum_of(const DieParts& parts);

/// Die modifiers of a side, each by its reason. Rule: ES-BAT-9, ES-AMB-34.
DieParts air_naval_die_parts(const Tables& tables, const Battle& battle, Side side, Status status, const Levels& levels);
/// Their sum.
int air_naval_modifier(const Tables& tables, const Battle& battle, Side side, Status status, const Levels& levels);

/// One side's fire, before its hits are applied.
struct AirNavalFire {
    int strength{0};
    int modifier{0};
    Efficiency efficiency{0, false};
    Fire fire{.hits = 0};
};

/// What can be hit, and the place of each in the force. Rule: ES-BAT-17 to ES-BAT-22.
struct AirNavalTargets {
    std::vector<Target> targets;
    std::vector<std::size_t> places;
};
/// `firing` and `levels_firing` are those who fire now.
AirNavalTargets air_naval_targets(const Force& target, const Levels& levels, const Force& firing, const Levels& levels_firing);

/// The fire of a side with this die. Rule: ES-BAT-8 to ES-BAT-11, ES-BAT-20.
AirNavalFire air_naval_fire(const Tables& tables, const Battle& battle, bool offensive, Status status, const Levels& at_start,
                            const Levels& levels, int die);

/// Air-naval combat as a whole.
struct AirNavalCombat {
    AirNavalFire offensive, reaction;
    Levels offensive_left, reaction_left;
    bool offensive_wins{false};
    bool fought{false}; ///< false where neither side had aircraft or ships (ES-BAT-28)
};

/// Both dice known: who fires first, who is hit by the rule, who wins. Units: dice 0 to 9.
/// Rule: ES-BAT-1 to ES-BAT-28.
AirNavalCombat air_naval_combat(const Tables& tables, const Battle& battle, Status status, int offensive_die, int reaction_die,
                                LossRule rule, const ChooseLosses& choose = {});

/// Who wins with what is left. Rule: ES-BAT-25 to ES-BAT-28.
bool offensive_wins_air_naval(const Battle& battle, const Levels& offensive, const Levels& reaction, bool fought);

/// Steps that Japan may move between its carriers after the hits: the levels that each transfer leads to. None if the Allies had a critical hit,
/// or one carrier only was there. Rule: ES-BAT-24.
std::vector<Levels> carrier_transfers(const Force& force, const Levels& before, const Levels& after, bool critical);

} // namespace intendant::empire_of_the_sun

#pragma once

#include "model/empire_of_the_sun/battle/air_naval.hpp"

namespace intendant::empire_of_the_sun {

/// What becomes of the hex on the ground.
enum class GroundResult : std::uint8_t {
    None,      ///< no Offensive ground unit fights
    Unopposed, ///< nobody is there to fight: the Offensive side takes the hex
    OffensiveTakes,
    ReactionHolds,
};
/// The Offensive side has the hex.
constexpr bool takes_hex(GroundResult result) { return result == GroundResult::Unopposed || result == GroundResult::OffensiveTakes; }

/// What each side adds to its die. Rule: ES-GND-4 to ES-GND-9.
struct GroundModifiers {
    int offensive;
    int reaction;
};
/// The same by its reasons.
struct GroundDieParts {
    DieParts offensive{}, reaction{};
};

/// Who fights on the ground, by place in each force. Rule: ES-GND-1, ES-GND-2, ES-BAT-29, ES-BAT-30.
struct GroundForces {
    std::vector<std::size_t> offensive, reaction;
};
GroundForces ground_forces(const Battle& battle, const Levels& offensive, const Levels& reaction, bool offensive_won);

/// With the forces as the air-naval combat left them. Rule: ES-GND-4 to ES-GND-9.
GroundDieParts ground_die_parts(const Tables& tables, const Battle& battle, const Levels& offensive, const Levels& reaction,
                                bool offensive_won);
/// Their sums.
GroundModifiers ground_modifiers(const Tables& tables, const Battle& battle, const Levels& offensive, const Levels& reaction,
                                 bool offensive_won);

/// The attack of those who fight. Rule: ES-GND-3.
int ground_strength(const Force& force, const Levels& levels, const std::vector<std::size_t>& fighting);

/// Ground combat as a whole. Units: steps lost in it; used hits are those that took a step.
struct GroundCombat {
    GroundResult result{GroundResult::None};
    GroundModifiers modifiers{0, 0};
    Efficiency offensive_efficiency{0, false}, reaction_efficiency{0, false};
    int offensive_hits{0}, reaction_hits{0};
    int offensive_used{0}, reaction_used{0};
    int offensive_steps{0}, reaction_steps{0};
    Levels offensive_left, reaction_left;
    bool offensive_retreats{false}, reaction_retreats{false};
};

/// Both dice known. Units: dice 0 to 9. Rule: ES-GND-1 to ES-GND-15.
GroundCombat ground_combat(const Tables& tables, const Battle& battle, const Levels& offensive, const Levels& reaction, bool offensive_won,
                           int offensive_die, int reaction_die, LossRule rule, const ChooseLosses& choose = {});

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

template <>
inline constexpr std::array<std::string_view, 4> enum_words<eots::GroundResult>{"none", "unopposed", "offensive_takes", "reaction_holds"};

} // namespace intendant::core

#pragma once

#include "model/empire_of_the_sun/battle/ground.hpp"

namespace intendant::empire_of_the_sun {

/// How a battle can end.
struct BattleOutcome {
    Status status;
    bool offensive_wins; ///< the air-naval combat
    GroundResult ground;
    Levels offensive, reaction;

    friend auto operator<=>(const BattleOutcome&, const BattleOutcome&) = default;
};

/// A battle's ends and how often each occurs among all throws of its five dice: intelligence, two for the air and sea, two on the ground.
/// Units: throws of `all_throws`; they are whole numbers, so nothing is lost by rounding.
struct BattleOdds {
    static constexpr int all_throws = 100'000;
    struct End {
        BattleOutcome outcome;
        int throws;
    };
    std::vector<End> ends; ///< in order of outcome
};

/// The exact joint distribution of everything a battle can lead to. Units: at most `most_targets` units a side.
/// Rule: ES-INT-1 to ES-INT-7, ES-BAT-1 to ES-BAT-30, ES-GND-1 to ES-GND-15.
BattleOdds battle_odds(const Tables& tables, const Battle& battle, LossRule rule);

} // namespace intendant::empire_of_the_sun

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

/// The same of its ground combat alone, with all units as they are: what was fought before it is over, and nobody comes or goes any more.
/// Rule: ES-GND-1 to ES-GND-15.
BattleOdds ground_odds(const Tables& tables, const Battle& battle, bool offensive_won, LossRule rule);

/// What one side may expect. Units: throws of `all_throws`; `steps` and `attack` are throws times what is lost in them; `levels` by unit, then
/// by what is left of it: 0 eliminated, 1, 2 full.
struct SideOdds {
    std::int64_t steps{0};
    std::int64_t attack{0};
    std::vector<std::array<std::int64_t, 3>> levels{};
};
/// What all ends come to. Units: throws of `all_throws`.
struct OddsSums {
    std::int64_t all{0};
    std::int64_t wins{0}; ///< of the Offensive side, in the air and at sea
    std::int64_t taken{0};
    std::array<std::int64_t, 3> statuses{}; ///< by Status
    std::array<std::int64_t, 4> ground{};   ///< by GroundResult
    SideOdds offensive, reaction;
};
OddsSums sums_of(const Battle& battle, const BattleOdds& odds);

/// Steps that a force has lost in that end; units that are not there by the status count as they were.
int steps_lost(const Force& force, Status status, const Levels& left);

} // namespace intendant::empire_of_the_sun

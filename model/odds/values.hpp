#pragma once

#include "model/odds/odds.hpp"

#include <stop_token>

/// What every battle that may still come about is worth to the attacker: the way back, from the endings to the start.
namespace intendant::odds {

/// What is counted.
enum class Objective : std::uint8_t {
    Win,     ///< the chance that the attacker is left alone
    Capture, ///< the chance that he is, with a land unit
    Money,   ///< cost of what the defender loses, less that of what the attacker loses, plus the prize for a capture
};

/// What the attacker does at the end of a round.
enum class Policy : std::uint8_t {
    ToTheEnd, ///< goes on
    Best,     ///< stops where going on is not worth more
};

/// What endings are worth. Units: `prize` in money; losses are counted from the whole forces on.
struct Stakes {
    Objective objective{Objective::Money};
    Policy policy{Policy::ToTheEnd};
    double prize{0};

    /// What an ending, or a stop, is worth to the attacker. `won`: he alone is left; `captured`: with a land unit.
    double worth(bool won, bool captured, double attacker_lost, double defender_lost) const {
        switch (objective) {
        case Objective::Win:
            return won ? 1.0 : 0.0;
        case Objective::Capture:
            return captured ? 1.0 : 0.0;
        case Objective::Money:
            break;
        }
        return defender_lost - attacker_lost + (captured ? prize : 0.0);
    }
};

/// Going on has to be worth more than stopping by this much: less is rounding.
inline constexpr double worth_more = 1e-11;

/// Works all sub-battles of two forces out, each as it stands at the end of a round. False: it was told to stop.
bool land_values(const Force& attacker, const Force& defender, const Stakes& stakes, Workspace& workspace, LandValues& values,
                 const std::stop_token& stop = {});

/// The same at sea, for both policies (that of the stakes is not looked at), by states of the fleets of a stage, which must be
/// assigned; written into the stage's `value` for the best, and `to_the_end`. `goes_on`: whether the best goes on there.
bool sea_values(SeaWorkspace::Stage& stage, const Stakes& stakes, std::vector<char>& goes_on, SeaWorkspace& work,
                const std::stop_token& stop = {});

} // namespace intendant::odds

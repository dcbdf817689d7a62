#pragma once

#include "model/odds/values.hpp"

namespace intendant::odds {

enum class Field : std::uint8_t { Land, Sea };

/// When the attacker next decides whether to go on.
enum class Deciding : std::uint8_t { Now, AfterTheRound };

/// What stopping and going on are worth in money, as `Objective::Money` counts it, to an attacker who may stop after any round.
struct RetreatPlan {
    double stop{0};       ///< stopping at the moment of decision
    double to_the_end{0}; ///< going on to the end
    double best{0};       ///< the best decision then and after each round to come
    bool goes_on{false};  ///< going on is worth more than stopping
    /// By number of defenders left, in their order of loss: the fewest attackers with which going on is worth more than
    /// stopping; one more than there are when it never is. Empty where guns have still to fire.
    std::vector<int> fewest;
};

/// Finds out where the attacker does best to stop. The options' limits of rounds and of retreat are not looked at, and
/// submerged vessels stay. False: it was told to stop.
bool plan_retreat(const Force& attacker, const Force& defender, Field field, const Options& options, Deciding deciding, double prize,
                  Workspace& workspace, RetreatPlan& plan, const std::stop_token& stop = {});

} // namespace intendant::odds

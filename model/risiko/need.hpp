#pragma once

#include "model/core/message.hpp"
#include "model/risiko/chain.hpp"

#include <functional>
#include <optional>
#include <stop_token>

namespace intendant::risiko {

/// The most armies on one territory with which it is tried.
inline constexpr int most_armies_tried = 1000;

/// How many armies a way needs. Units: armies on the base, the one that stays there among them.
struct ArmiesNeeded {
    std::optional<core::Message> none{}; ///< why no number is named: a sentence
    int armies{0};
    double chance{0};    ///< with these
    double one_fewer{0}; ///< with one army fewer
    double greatest{0};  ///< where the most that are tried do not suffice: what they give
    double certificate{0};
    bool cancelled{false};
};

/// The fewest armies on the base with which the last of the territories is taken, one after the other, with at least so many armies on it: attacked
/// with all dice as long as the attacker can, all armies moved on, one left behind on each. `better` is told each number of armies that suffices.
/// Refuses, in a sentence: a chance of 100 % or none at all.
/// Units: armies on each target, at least 1; `arriving` at least 1.
/// Rule: RK-ATK-2 to RK-ATK-6, RK-OCC-2.
ArmiesNeeded armies_needed(const Tables& tables, const std::vector<int>& targets, int arriving, double chance,
                           const std::function<void(int)>& better = {}, const std::stop_token& stop = {});

} // namespace intendant::risiko

#pragma once

#include "model/core/verdict.hpp"
#include "model/empire_of_the_sun/battle/force.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace intendant::empire_of_the_sun {

/// A unit that can be hit. Units: `attack` by Step, for what its loss costs.
struct Target {
    int level; ///< as in Levels, not 0
    int defence;
    std::array<int, 2> attack;
    bool capped{false};      ///< aircraft or a carrier apart from enemy ships (ES-BAT-20)
    bool reduce_only{false}; ///< a ground unit under hits of ships and aircraft (ES-BAT-22)
    bool last{false};        ///< eliminated after all others (ES-GND-13)
};

/// Hits, and what binds the player who applies them. Units: `cap` of the capped targets may be hit.
struct Fire {
    int hits;
    int cap{0};
    bool critical{false};
};

/// Steps that each target loses.
using Losses = std::vector<int>;

inline constexpr std::size_t most_targets = 30;

/// Why these losses are not what the rules ask for; nothing when they are. Losses have to be complete: hits that can take a further step
/// are not kept back.
///
/// Refuses: a step that a unit does not have; more hits than there are; a second step while full units stand that can be hit; a capped unit too many;
/// a unit eliminated that can only be reduced; hits kept back.
/// Rule: ES-BAT-17 to ES-BAT-23, ES-GND-11, ES-GND-13.
std::optional<core::Refused> objection(const std::vector<Target>& targets, const Fire& fire, const Losses& losses);

/// Of all losses that the rules allow those that the named rule asks for; of such as are alike, those in which the targets named
/// first lose least. Units: at most `most_targets`.
Losses legal_losses(const std::vector<Target>& targets, const Fire& fire, LossRule rule);

/// Losses as the player who rolled applies them; nothing: those that the rule asks for. Units: one number for each target, whose unit stands in
/// the force at that place. Rule: ES-BAT-16, ES-GND-11.
using ChooseLosses = std::function<std::optional<Losses>(bool by_offensive, const std::vector<Target>& targets,
                                                         const std::vector<std::size_t>& places, const Fire& fire)>;

/// What losses are worth by that rule, less is better. Units: only to be compared.
std::int64_t price(const std::vector<Target>& targets, const Losses& losses, LossRule rule);

} // namespace intendant::empire_of_the_sun

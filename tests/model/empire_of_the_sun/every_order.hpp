#pragma once

#include "model/empire_of_the_sun/battle/losses.hpp"

namespace intendant::empire_of_the_sun::tests {

/// All losses that some order of applying the hits one step after the other can lead to, found by trying every order. Written after the
/// clauses alone, and slow.
std::vector<Losses> losses_of_every_order(const std::vector<Target>& targets, const Fire& fire);

/// The best of these by the rule; of such as are alike, those in which the targets named first lose least.
Losses best_of_every_order(const std::vector<Target>& targets, const Fire& fire, LossRule rule);

} // namespace intendant::empire_of_the_sun::tests

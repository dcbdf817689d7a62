#pragma once

#include "model/empire_of_the_sun/battle/odds.hpp"

#include <map>

namespace intendant::empire_of_the_sun::tests {

/// Every throw of the five dice one after the other, with losses found by trying every order of hits. Written after the clauses alone, and slow.
std::map<BattleOutcome, int> every_throw(const Battle& battle, LossRule rule);

} // namespace intendant::empire_of_the_sun::tests

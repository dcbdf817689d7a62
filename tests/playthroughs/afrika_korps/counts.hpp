#pragma once

#include "model/afrika_korps/commands.hpp"
#include "tests/support/chance.hpp"

namespace intendant::afrika_korps::test {

/// Something that a table counts by chance: places, marks, clocks, control, substitutes, factors of its own counters; or that agrees.
Stocktake some_count(const State& state, fuzz::Chance& chance);
/// Some other rules, named or all of them.
ChangeOptions other_rules(const State& state, fuzz::Chance& chance);

} // namespace intendant::afrika_korps::test

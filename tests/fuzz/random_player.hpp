#pragma once

#include "tests/fuzz/axis_allies.hpp"
#include "tests/support/chance.hpp"

#include <vector>

/// A player who leaves everything to chance but asks for what looks lawful.
namespace intendant::fuzz {

/// A command that looks lawful in this state, and is mostly one.
aa::Command wish(Chance& chance, const aa::State& state);

/// The commands that bring the game on from here, each lawful if the ones before it in the list cannot be given.
/// A state in which none of them can be booked is a dead end.
std::vector<aa::Command> ways_on(Chance& chance, const aa::State& state);

} // namespace intendant::fuzz

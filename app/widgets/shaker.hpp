#pragma once

#include "model/core/dice.hpp"

#include <cstdint>

/// The dice of the program.
namespace intendant::app {

/// Nobody can know it before.
std::uint64_t fresh_seed();

/// So many dice, thrown by the program from a seed of their own. The log keeps it with the throw, so that it can be proved, and it says
/// nothing about the next one.
core::Throw shake(int dice = 1, core::Die die = core::Die::SixFaces);

} // namespace intendant::app

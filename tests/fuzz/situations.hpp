#pragma once

#include "tests/fuzz/axis_allies.hpp"
#include "tests/support/chance.hpp"

#include <optional>

namespace intendant::fuzz {

/// Where a game by chance begins, and how it is to end when the table ends it by word.
struct Beginning {
    aa::BeginGame command;
    std::optional<aa::Ending> near; ///< the ending that is one step away
};

/// The game of that number: editions in turn, options by chance, and each fifth game one step from an ending.
Beginning beginning(Chance& chance, int number);

} // namespace intendant::fuzz

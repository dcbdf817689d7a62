#pragma once

#include "app/board/situation.hpp"
#include "model/empire_of_the_sun/commands.hpp"
#include "model/empire_of_the_sun/state.hpp"

namespace intendant::app::es {

/// What a typed command would do, for the board: the way of a unit that moves, and the hexes of units and battles that it names. Rule: ES-MOV-1.
board::Proposal typed_proposal(const empire_of_the_sun::State& state, const empire_of_the_sun::Command& command);

} // namespace intendant::app::es

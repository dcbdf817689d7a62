#pragma once

#include "model/axis_allies/state.hpp"
#include "model/core/game_card.hpp"

namespace intendant::axis_allies {

/// The game in a list of games: edition, who plays which power, and how it ended.
core::GameCard card(const State& state);

} // namespace intendant::axis_allies

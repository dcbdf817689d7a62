#pragma once

#include "model/core/game_card.hpp"
#include "model/risiko/state.hpp"

namespace intendant::risiko {

/// The game in a list of games: how it is to end, who plays which colour, and how it ended. No objective is told.
core::GameCard card(const State& state);

} // namespace intendant::risiko

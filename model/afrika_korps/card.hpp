#pragma once

#include "model/afrika_korps/state.hpp"
#include "model/core/game_card.hpp"

namespace intendant::afrika_korps {

/// The game in a list of games: how much its books know, the turn it has come to, and how it ended.
core::GameCard card(const State& state);

} // namespace intendant::afrika_korps

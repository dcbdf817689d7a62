#pragma once

#include "model/core/game_card.hpp"
#include "model/empire_of_the_sun/state.hpp"

namespace intendant::empire_of_the_sun {

/// The game in a list of games: its scenario, the turn it has come to, and how it ended.
core::GameCard card(const State& state);

} // namespace intendant::empire_of_the_sun

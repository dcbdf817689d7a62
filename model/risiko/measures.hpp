#pragma once

#include "model/core/measure.hpp"
#include "model/risiko/game.hpp"

/// The figures of the game by colour, turn by turn.
namespace intendant::risiko {

/// Levels: territories, armies, points, cards in hand. Flows: reinforcements, armies lost, luck. Units: pieces; points as
/// printed; luck in comparisons of dice.
core::Measures measures(const Tables& tables);
std::vector<core::Figure> levels(const State& state);
std::vector<core::Holding> holdings(const State& state);
std::vector<core::Figure> flows(const State& before, const Event& event);
/// Armies of the strongest player above those of the next one. Units: armies.
double balance(const State& state);
/// The attack that is being fought: on which territory.
std::optional<core::Message> battle_now(const State& state);
std::optional<core::Message> result(const State& state);
std::vector<core::Message> player_lines(const State& state);

} // namespace intendant::risiko

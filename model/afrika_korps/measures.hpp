#pragma once

#include "model/afrika_korps/game.hpp"
#include "model/core/measure.hpp"

/// The figures of the game by side, turn by turn.
namespace intendant::afrika_korps {

/// Levels: factors and combat units on the map, supply units on the map, fortresses and bases held, units isolated, replacement factors
/// in hand. Flows: factors lost, supply arrived and used, luck. Units: attack factors as printed, counters, places.
core::Measures measures(const Tables& tables);
std::vector<core::Figure> levels(const State& state);
std::vector<core::Figure> flows(const State& before, const Event& event);
/// Every hex of the map with the side that stands there; only fortresses and bases have a name, and belong to who controls them.
/// Rule: AK-VIC-4.
std::vector<core::Holding> holdings(const State& state);
/// A die of a battle hits where the defenders are eliminated or driven back. Units: pips. Rule: AK-CRT-1.
std::vector<core::AimedDice> aimed_dice(const State& before, const Event& event);
/// Attack factors of the Axis on the map above those of the Allies.
double balance(const State& state);
/// The last battle of the turn, while battles are fought.
std::optional<core::Message> battle_now(const State& state);
std::optional<core::Message> result(const State& state);
std::vector<core::Message> player_lines(const State& state);

} // namespace intendant::afrika_korps

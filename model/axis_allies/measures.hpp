#pragma once

#include "model/axis_allies/game.hpp"
#include "model/core/measure.hpp"

/// The figures of the game by power, turn by turn.
namespace intendant::axis_allies {

/// Levels: production, treasury, value of units, territories. Flows: income, what was spent on research and on each kind
/// of unit, losses, luck. Units: IPC; territories and hits in pieces.
core::Measures measures(const Tables& tables);
std::vector<core::Figure> levels(const State& state);
std::vector<core::Holding> holdings(const State& state);
std::vector<core::Figure> flows(const State& before, const Event& event);
/// The dice that hit or miss, as the luck of the game counts them: those of guns are the defender's.
std::vector<core::AimedDice> aimed_dice(const State& before, const Event& event);
/// Treasuries, units and a turn's production of the Axis less those of the Allies. Units: IPC.
double balance(const State& state);
std::optional<core::Message> battle_now(const State& state);
std::optional<core::Message> result(const State& state);
std::vector<core::Message> player_lines(const State& state);

} // namespace intendant::axis_allies

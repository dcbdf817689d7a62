#pragma once

#include "model/core/measure.hpp"
#include "model/empire_of_the_sun/game.hpp"

namespace intendant::empire_of_the_sun {

/// Political Will, resources, hexes, units, shipping points and cards; steps lost by service, hexes taken and cards played.
core::Measures measures(const Tables& tables);
std::vector<core::Figure> levels(const State& state);
std::vector<core::Figure> flows(const State& before, const Event& event);
/// The hexes of the map that are not open sea.
std::vector<core::Holding> holdings(const State& state);
/// Resource hexes of Japan above those of the Allies. Rule: ES-STW-1.
double balance(const State& state);
std::optional<core::Message> battle_now(const State& state);
std::optional<core::Message> result(const State& state);
std::vector<core::Message> player_lines(const State& state);

} // namespace intendant::empire_of_the_sun

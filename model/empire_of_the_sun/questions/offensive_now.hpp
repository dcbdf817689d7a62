#pragma once

#include "model/empire_of_the_sun/board.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

/// What the table sees at once of an offensive that is under way.
namespace intendant::empire_of_the_sun {

/// Rule: ES-OFF-15.
enum class OffensiveStep : std::uint8_t { Card, Moves, BattleHexes, Intelligence, Reaction, Battles, After };

/// At which step the offensive is. `due`: the form that the table answers next. One has to be under way.
OffensiveStep offensive_step(const State& state, std::string_view due);

/// The board with this hex in the hands of the enemy, and whoever stands there gone.
Board with_hex_lost(const State& state, HexId hex);

/// Where the active units of the side that acts stand; while there is no offensive, its headquarters.
std::vector<HexId> where_it_acts(const State& state);

/// Hexes where both sides stand and no battle is declared. Rule: ES-OFF-8.
std::vector<HexId> contacts(const State& state);

/// The units of that side that stand in the hex, headquarters left out.
std::vector<UnitId> troops_in(const State& state, HexId hex, Side side);

} // namespace intendant::empire_of_the_sun

#pragma once

#include "model/axis_allies/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace intendant::axis_allies {

/// How far a level has grown over its start. Units: tenths of a percent, cut off; negative below the start.
/// Rule: V-06, Q-22.
std::int64_t growth_in_tenths(core::Money start, core::Money level);
/// How far the power's level has grown over its start. Units: tenths of a percent, cut off. Rule: V-06.
std::int64_t growth_in_tenths(const State& state, Power power);

/// The same as it is written: `20.8`, `-4.0`. Rule: V-06.
std::string growth_percent(const State& state, Power power);

/// The powers of the alliance that have grown most: one, or several who share the victory. Rule: V-05, Q-22, Q-23.
std::vector<Power> individual_winners(const State& state, Alliance alliance);

/// The power of the alliance that has grown most; of equals the first in order of play. Rule: V-05.
Power individual_winner(const State& state, Alliance alliance);

/// The victory that stands on the board at the end of a player's turn, or of a full round.
/// Rule: V-01, V-02, V-03, V-04, O-01.
std::optional<Outcome> victory_at_end_of_turn(const State& state, bool end_of_round);

} // namespace intendant::axis_allies

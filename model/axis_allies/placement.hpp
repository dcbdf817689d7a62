#pragma once

#include "model/axis_allies/state.hpp"

#include <optional>
#include <vector>

/// What placement asks of the board; purchase uses it to warn of what will have no place.
namespace intendant::axis_allies {

/// The power has owned a complex there since the start of its turn. Rule: L-02, L-06, L-15.
bool has_usable_complex(const State& state, SpaceId space, Power power);

/// How many more units the complex may put on the board this turn; empty: no limit. Rule: L-07 to L-10.
std::optional<int> complex_room(const State& state, SpaceId space, Power power);

/// New ships went among enemy ships, which ends the placement of the turn. Rule: O-02, Q-14.
bool placement_is_over(const State& state, Power power);

/// The spaces where the power may place this unit now. Rule: L-02 to L-05, L-12, O-02.
std::vector<SpaceId> placement_spaces(const State& state, Power power, Unit unit);

/// How many of these new units find a place now, the most there can be: all kinds share the room of the complexes. Units: pieces.
/// Rule: L-02 to L-10, L-12, M-40, O-02, O-05, P-05, Q-32.
int units_with_a_place(const State& state, Power power, const PerUnit<int>& units);

} // namespace intendant::axis_allies

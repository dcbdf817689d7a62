#pragma once

#include "model/axis_allies/state.hpp"

#include <vector>

/// What the box holds and how the table shows it with that: chips, markers, dice, pieces.
namespace intendant::axis_allies {

/// A stack of one unit type as it stands on the board. Units: a red chip is five units, a white one one, the piece on top one.
struct ChipStack {
    int red;
    int white;
    int pieces;

    friend bool operator==(const ChipStack&, const ChipStack&) = default;
};
/// The fewest chips under one piece that show `count` units; nothing for none. Rule: B-03.
ChipStack chips_for(int count);

/// Where the markers of a level stand on the production chart: beyond its end with a second marker. Rule: I-07, B-08, Q-24.
std::vector<int> chart_markers(const Tables& tables, core::Money level);

/// How many dice are thrown at a time when a column throws `dice`. Rule: C-05, B-09.
std::vector<int> throws_of(const Tables& tables, int dice);

/// The power has more stacks of carriers than the box has carriers for it. Rule: B-05.
bool too_many_carrier_stacks(const State& state, Power power);

} // namespace intendant::axis_allies

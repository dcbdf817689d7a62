#pragma once

#include "model/odds/odds.hpp"

#include <limits>

namespace intendant::odds {

/// Adds one die to a distribution of hits held in `row[0..most]`; more than `most` hits count as `most`. `thrown`: how many
/// dice it holds at the most.
inline void add_die(double* row, int most, double chance, int thrown = std::numeric_limits<int>::max()) {
    const double miss = 1.0 - chance;
    if (most > 0 && thrown >= most) {
        row[most] += chance * row[most - 1];
    }
    for (int hits = thrown < most ? thrown + 1 : most - 1; hits > 0; --hits) {
        row[hits] = miss * row[hits] + chance * row[hits - 1];
    }
    if (most > 0) {
        row[0] *= miss;
    }
}

/// Adds the dice of volleys to it.
inline void add_volleys(double* row, int most, const std::vector<Volley>& volleys) {
    for (const auto& volley : volleys) {
        for (int i = 0; i < volley.dice; ++i) {
            add_die(row, most, chance_of(volley.hit));
        }
    }
}

/// Adds the dice of all units of a side to it.
inline void add_units(double* row, int most, const Roster& roster) {
    for (std::size_t unit = 1; unit < roster.dice.size(); ++unit) {
        for (int i = 0; i < roster.dice[unit]; ++i) {
            add_die(row, most, roster.hit_chance[unit]);
        }
    }
}

} // namespace intendant::odds

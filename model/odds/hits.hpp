#pragma once

#include "model/odds/odds.hpp"

namespace intendant::odds {

/// Adds one die to a distribution of hits held in `row[0..most]`; more than `most` hits count as `most`.
inline void add_die(double* row, int most, double chance) {
    const double miss = 1.0 - chance;
    for (int hits = most; hits > 0; --hits) {
        row[hits] = (hits == most ? row[hits] : miss * row[hits]) + chance * row[hits - 1];
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

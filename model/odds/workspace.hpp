#pragma once

#include "model/odds/force.hpp"

#include <vector>

namespace intendant::odds {

/// Memory that is kept between computations; once warm, a computation asks for none. One workspace serves one thread.
struct Workspace {
    Roster attacker, defender;
    Force attackers_left; ///< after the guns
    std::vector<double> transit, mass, own_hits, enemy_hits;          ///< tables by units of both sides
    std::vector<double> tail, weights, row, hits, reversed, gun_hits; ///< rows
    std::vector<int> low, high, first, last, shot_down;
};

/// A table over numbers of units in memory of the workspace: rows of equal, padded length, all zero at the start.
struct Grid {
    double* cells;
    std::size_t stride;

    Grid(std::vector<double>& memory, int rows, int row_length)
        : cells(nullptr), stride((static_cast<std::size_t>(row_length) + 8) / 8 * 8) {
        memory.assign(static_cast<std::size_t>(rows) * stride, 0.0);
        cells = memory.data();
    }
    double* operator[](int row) { return cells + static_cast<std::size_t>(row) * stride; }
    const double* operator[](int row) const { return cells + static_cast<std::size_t>(row) * stride; }
};

} // namespace intendant::odds

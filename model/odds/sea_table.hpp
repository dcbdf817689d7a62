#pragma once

#include "model/odds/fleet.hpp"
#include "model/odds/lanes.hpp"

#include <span>
#include <vector>

/// What can be left of a fleet as a table, so that a die goes through many states at once in whole blocks.
namespace intendant::odds {

/// The part of a table in which there is anything: rows `top` to `bottom`, columns `left` to `right`; empty where `bottom` is less.
struct Extent {
    int top{0};
    int bottom{-1};
    int left{0};
    int right{0};

    bool empty() const { return bottom < top; }
    void include(const Extent& other);
};

/// One row for each number of aircraft lost, one column for each number of vessels lost. Ordinary hits lead down where the next unit
/// to be lost is an aircraft, else to the right: in row `w` up to column `turn[w]`.
struct SeaTable {
    /// Takes the states of a fleet.
    void assign(const Fleet& fleet);

    int rows() const { return static_cast<int>(first.size()); }

    std::vector<int> first, turn, last; ///< by row: its columns, and the one where hits begin to lead down
    std::vector<int> row_at;            ///< by row: the cell of its column 0, were there one; a multiple of `lanes`
    std::vector<int> cell;              ///< by state of the fleet
    std::vector<double> joined;         ///< by cell: 1 where hits come from the left
    std::vector<double> standing;       ///< by cell: 1 where there is a state
    int gone{0};                        ///< the cell in which nothing is left
    int cells{0};
};

/// Masses by cell that wait for the same dice. Beginning at a multiple of 64 bytes; 0 outside the extent.
struct Waiting {
    double* mass{nullptr};
    Extent extent;
};

/// Throws a die at all of them: each cell keeps what misses and gives the rest to the cell that a hit leads to.
void throw_die(const SeaTable& table, std::span<Waiting> waiting, double chance);

/// Adds `mass[i] * chances[k][i]` to `to[k]`, for each `k`, where there is mass.
void emit(const SeaTable& table, const Waiting& from, std::span<const double* const> chances, std::span<Waiting* const> to);

/// Empties `from` into `to`.
void move_over(const SeaTable& table, Waiting& from, Waiting& to);
/// Empties it.
void clear(const SeaTable& table, Waiting& waiting);

} // namespace intendant::odds

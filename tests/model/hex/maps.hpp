#pragma once

#include "model/hex/grid.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <queue>
#include <random>
#include <string>
#include <vector>

/// Maps for tests.
namespace intendant::hex::tests {

inline constexpr std::array layouts{Layout{Orientation::PointyTop, Shifted::Odd}, Layout{Orientation::PointyTop, Shifted::Even},
                                    Layout{Orientation::FlatTop, Shifted::Odd}, Layout{Orientation::FlatTop, Shifted::Even}};

inline HexId id(std::size_t index) { return HexId{static_cast<std::uint16_t>(index)}; }

inline std::vector<Spot> spots(int columns, int rows, Place first = {0, 0}) {
    std::vector<Spot> found;
    for (int column = first.column; column < first.column + columns; ++column) {
        for (int row = first.row; row < first.row + rows; ++row) {
            found.push_back({.label = std::to_string(column) + "." + std::to_string(row), .place = {column, row}});
        }
    }
    return found;
}

inline Grid full_grid(Layout layout, int columns, int rows) { return {layout, spots(columns, rows)}; }

/// A map with about one hole in `holes` hexes, in an order that chance gives.
inline Grid ragged_grid(std::mt19937& chance, int columns, int rows, unsigned holes) {
    auto all = spots(columns, rows, {static_cast<int>(chance() % 5) - 2, static_cast<int>(chance() % 5) - 2});
    std::shuffle(all.begin(), all.end(), chance);
    std::erase_if(all, [&](const Spot&) { return chance() % holes == 0; });
    if (all.empty()) {
        all.push_back({.label = "alone", .place = {0, 0}});
    }
    return {layouts[chance() % layouts.size()], all};
}

/// Steps to each hex as somebody counts them who only knows neighbours; -1 where there is no way.
inline std::vector<int> flood(const Grid& grid, HexId from) {
    std::vector<int> steps(grid.size(), -1);
    std::queue<HexId> waiting;
    steps[from.index] = 0;
    waiting.push(from);
    while (!waiting.empty()) {
        const auto here = waiting.front();
        waiting.pop();
        for (const auto direction : directions) {
            if (const auto next = grid.neighbour(here, direction); next && steps[next->index] < 0) {
                steps[next->index] = steps[here.index] + 1;
                waiting.push(*next);
            }
        }
    }
    return steps;
}

} // namespace intendant::hex::tests

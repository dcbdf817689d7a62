#pragma once

#include "app/board/map.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace intendant::app::board {

enum class BorderKind {
    Land, ///< between two lands
    Coast,
    Sea, ///< between two seas
    Edge ///< the upper or lower edge of the board
};

/// One stretch of border that two neighbours share, kept once, so that both are drawn along the very same line.
struct Border {
    BorderKind kind;
    std::vector<Point> points;
    /// For each point, how far off the line would be without it. The ends always stay. Units: of the drawing.
    std::vector<double> weight;
    Box bounds;
};

/// One stretch of a ring: which border, and whether it runs the other way.
struct RingPart {
    std::size_t border;
    bool backward;
};
using RingParts = std::vector<RingPart>;

/// All borders of a board, and how the rings of its spaces and of its decor are put together from them.
struct Borders {
    std::vector<Border> borders;
    std::vector<std::vector<RingParts>> spaces; ///< by space, by ring
    std::vector<std::vector<RingParts>> decor;
};

Borders borders_of(const BoardMap& map);

/// The points of a border that matter at this precision. Units: `tolerance` in those of the drawing.
std::vector<Point> simplified(const Border& border, double tolerance);

} // namespace intendant::app::board

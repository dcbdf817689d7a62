#pragma once

#include "app/board/map.hpp"

#include <cstddef>
#include <optional>

namespace intendant::app::board {

/// An order of points, for maps of them.
struct ByPlace {
    bool operator()(Point a, Point b) const { return a.x != b.x ? a.x < b.x : a.y < b.y; }
};

/// The smallest box around all rings; an empty one around nothing.
Box bounds_of(const std::vector<Ring>& rings);

/// The point lies in the area that the rings fill by even and odd.
bool inside(const std::vector<Ring>& rings, Point point);

/// Where the ring crosses or touches itself between two of its sides that are not neighbours; nothing when it is simple.
std::optional<Point> crossing(const Ring& ring);

/// The space under the point. A call-out lies above everything and belongs to its space; beyond an edge that is joined
/// the board goes on. Nothing beside the board and on land that is no space.
std::optional<std::size_t> space_at(const BoardMap& map, Point point);

/// From one point to another, the short way round where the board's edges are joined.
Point offset(const BoardMap& map, Point from, Point to);

} // namespace intendant::app::board

#pragma once

#include "app/board/map.hpp"

#include <cstddef>
#include <vector>

namespace intendant::app::board {

/// Where the stacks of a space stand: squares in rows, none on top of another. Units: pixels.
struct StackLayout {
    int size{0};               ///< the side of each square
    std::vector<Point> places; ///< upper left corners; fewer than the stacks when they do not all fit
    std::size_t first{0};      ///< the stack that stands in the first place
    bool spilled{false};       ///< the last place stands for the rest, which is seen when the space is opened
};

/// The largest squares that fit into the box, at most `largest` and at least `smallest`; what does not fit even so is
/// spilled. A box smaller than one square holds one all the same.
StackLayout lay_out(const Box& box, std::size_t stacks, int smallest, int largest);

} // namespace intendant::app::board

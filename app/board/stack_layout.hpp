#pragma once

#include "app/board/map.hpp"

#include <cstddef>
#include <vector>

namespace intendant::app::board {

/// Where the stacks of a space stand: boxes of one height in rows, none on top of another. Units: pixels.
struct StackLayout {
    int size{0};             ///< the height of each box
    std::vector<Box> places; ///< fewer than the stacks when they do not all fit
    std::size_t first{0};    ///< the stack that stands in the first place
    bool spilled{false};     ///< the last place stands for the rest, which is seen when the space is opened
};

/// The highest boxes that fit, at most `largest` and at least `smallest`; what does not fit even so is spilled. A box smaller than one
/// stack holds one all the same.
/// Units: `widths` of each stack as a share of its height.
StackLayout lay_out(const Box& box, const std::vector<double>& widths, int smallest, int largest);

} // namespace intendant::app::board

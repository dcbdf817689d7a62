#pragma once

#include "tests/bench/board/first_paint.hpp"

#include <vector>

namespace intendant::bench {

/// The campaign of the Pacific with all its counters: frames while panning, near, at the scale of reading, and far. Units: pixels;
/// milliseconds a frame. Throws: std::runtime_error where the campaign does not begin.
std::vector<double> pan_the_pacific(int width, int height);

/// The example of play, opened in the main frame so many times.
FirstPaint open_the_pacific(int times);

} // namespace intendant::bench

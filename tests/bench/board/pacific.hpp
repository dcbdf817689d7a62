#pragma once

#include <vector>

namespace intendant::bench {

/// The campaign of the Pacific with all its counters: frames while panning, near, at the scale of reading, and far. Units: pixels;
/// milliseconds a frame. Throws: std::runtime_error where the campaign does not begin.
std::vector<double> pan_the_pacific(int width, int height);

} // namespace intendant::bench

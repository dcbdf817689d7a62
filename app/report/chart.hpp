#pragma once

#include "db/session/history.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

struct _cairo;

namespace intendant::report {

/// Puts a message into the words of the reader.
using Say = std::function<std::string(const core::Message&)>;

/// A figure over time, a line for each side. Units: colours 0xRRGGBB.
struct Chart {
    struct Line {
        std::string name;
        std::uint32_t colour{0};
        std::vector<double> values;
    };
    std::string title;
    std::vector<std::string> moments; ///< what stands under the line, one for each value
    std::vector<Line> lines;
    char decimal_sign{'.'};
};

/// How a chart looks: ink on paper, or on a window. Units: 0xRRGGBB, points.
struct ChartLook {
    std::uint32_t ink{0x222222};
    std::uint32_t quiet{0x999999};
    double font{9};
};

/// The chart of a measure by turn or by round; `dark`: the colours for a dark ground.
Chart chart_of(const db::History& history, const std::vector<db::TurnFigures>& turns, std::size_t measure, const Say& say,
               bool dark = false);
/// Draws the chart into the rectangle from 0, 0. Lines differ in their dashes as well as in colour.
void draw(_cairo* to, const Chart& chart, double width, double height, const ChartLook& look);
std::string svg_of(const Chart& chart, double width, double height);
/// The chart as pixels, four bytes each (blue, green, red, nothing), row by row, on `ground`.
std::vector<std::uint32_t> pixels_of(const Chart& chart, int width, int height, double scale, const ChartLook& look, std::uint32_t ground);

} // namespace intendant::report

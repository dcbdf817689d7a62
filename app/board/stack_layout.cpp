#include "app/board/stack_layout.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace intendant::app::board {

namespace {

/// How many of the stacks stand in each row of this width.
std::vector<std::size_t> rows_of(std::span<const double> widths, double size, double row_width) {
    std::vector<std::size_t> rows;
    double filled = 0;
    for (const double each : widths) {
        const double width = each * size;
        if (rows.empty() || filled + width > row_width) {
            rows.push_back(0);
            filled = 0;
        }
        filled += width;
        ++rows.back();
    }
    return rows;
}

/// How many stacks fit, at least one.
std::size_t fitting(const Box& box, std::span<const double> widths, int size) {
    const auto most = std::max<std::size_t>(1, static_cast<std::size_t>(box.height) / static_cast<std::size_t>(size));
    std::size_t count = 0;
    const auto rows = rows_of(widths, size, box.width);
    for (std::size_t row = 0; row < rows.size() && row < most; ++row) {
        count += rows[row];
    }
    return count;
}

} // namespace

StackLayout lay_out(const Box& box, const std::vector<double>& widths, int smallest, int largest) {
    StackLayout result;
    if (widths.empty()) {
        return result;
    }
    // Few sizes, so that at another zoom most pictures have been drawn before.
    constexpr int coarse = 4;
    const double widest = *std::ranges::max_element(widths);
    const int allowed = std::max(smallest, std::min({largest, static_cast<int>(box.width / widest), static_cast<int>(box.height)}));
    result.size = smallest + (allowed - smallest) / coarse * coarse;
    while (result.size > smallest && fitting(box, widths, result.size) < widths.size()) {
        result.size -= coarse;
    }
    const auto shown = fitting(box, widths, result.size);
    result.spilled = shown < widths.size();
    // Rows as even as they can be, in the middle of the box.
    const auto standing = std::span{widths}.first(shown);
    auto rows = rows_of(standing, result.size, box.width);
    for (double width = box.width; width > result.size; width -= result.size / 4.0) {
        auto narrower = rows_of(standing, result.size, width);
        if (narrower.size() > rows.size()) {
            break;
        }
        rows = std::move(narrower);
    }
    const double top = box.y + (box.height - static_cast<double>(rows.size()) * result.size) / 2;
    std::size_t next = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        double width = 0;
        for (std::size_t i = next; i < next + rows[row]; ++i) {
            width += widths[i] * result.size;
        }
        double left = box.x + (box.width - width) / 2;
        for (const auto end = next + rows[row]; next < end; ++next) {
            const double wide = widths[next] * result.size;
            result.places.push_back({std::floor(left), std::floor(top + static_cast<double>(row) * result.size), std::floor(wide),
                                     static_cast<double>(result.size)});
            left += wide;
        }
    }
    return result;
}

} // namespace intendant::app::board

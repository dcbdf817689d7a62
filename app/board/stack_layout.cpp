#include "app/board/stack_layout.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::app::board {

namespace {

int fitting(double length, int size) { return std::max(1, static_cast<int>(length) / size); }

} // namespace

StackLayout lay_out(const Box& box, std::size_t stacks, int smallest, int largest) {
    StackLayout result;
    if (stacks == 0) {
        return result;
    }
    const auto room = [&box](int size) {
        return static_cast<std::size_t>(fitting(box.width, size)) * static_cast<std::size_t>(fitting(box.height, size));
    };
    result.size = std::max(smallest, std::min({largest, static_cast<int>(box.width), static_cast<int>(box.height)}));
    while (result.size > smallest && room(result.size) < stacks) {
        --result.size;
    }
    // Few sizes, so that at another zoom most pictures have been drawn before.
    constexpr int coarse = 4;
    result.size = smallest + (result.size - smallest) / coarse * coarse;
    const auto shown = std::min(stacks, room(result.size));
    result.spilled = shown < stacks;
    // Rows as even as they can be, in the middle of the box.
    const auto most = static_cast<std::size_t>(fitting(box.width, result.size));
    const auto rows = (shown + most - 1) / most;
    const auto columns = (shown + rows - 1) / rows;
    for (std::size_t i = 0; i < shown; ++i) {
        const auto row = i / columns;
        const auto in_row = std::min(columns, shown - row * columns);
        const double left = box.x + (box.width - static_cast<double>(in_row) * result.size) / 2;
        const double top = box.y + (box.height - static_cast<double>(rows) * result.size) / 2;
        result.places.push_back(
            {std::floor(left + static_cast<double>(i % columns) * result.size), std::floor(top + static_cast<double>(row) * result.size)});
    }
    return result;
}

} // namespace intendant::app::board

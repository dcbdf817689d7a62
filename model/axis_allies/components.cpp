#include "model/axis_allies/components.hpp"

#include <algorithm>
#include <set>

namespace intendant::axis_allies {

namespace {

/// `total` in parts of at most `most`, full ones first.
std::vector<int> in_parts(int total, int most) {
    std::vector<int> parts;
    for (; total > 0; total -= parts.back()) {
        parts.push_back(std::min(total, most));
    }
    return parts;
}

} // namespace

ChipStack chips_for(int count) {
    if (count <= 0) {
        return {.red = 0, .white = 0, .pieces = 0};
    }
    constexpr int red_chip = 5;
    return {.red = (count - 1) / red_chip, .white = (count - 1) % red_chip, .pieces = 1};
}

std::vector<int> chart_markers(const Tables& tables, core::Money level) {
    return in_parts(static_cast<int>(level.amount), tables.amounts.chart_end);
}

std::vector<int> throws_of(const Tables& tables, int dice) { return in_parts(dice, tables.amounts.dice_in_the_box); }

bool too_many_carrier_stacks(const State& state, Power power) {
    std::set<SpaceId> spaces;
    for (const auto& stack : state.stacks) {
        if (stack.owner == power && stack.unit == Unit::Carrier) {
            spaces.insert(stack.space);
        }
    }
    return static_cast<int>(spaces.size()) > state.tables->amounts.carrier_pieces;
}

} // namespace intendant::axis_allies

#include "model/afrika_korps/hex_label.hpp"

#include <charconv>

namespace intendant::afrika_korps {

namespace {

constexpr int row_of_a = 5;
/// What the column has more than the number, in row A; one less in every second row from there.
constexpr int column_beyond_number = 9;

} // namespace

std::optional<hex::Place> place_of_label(std::string_view label) {
    if (label.size() < 2 || label.size() > 4 || label[0] < 'A' || label[0] > 'Z' || label[1] < '1' || label[1] > '9') {
        return {};
    }
    int number = 0;
    const auto* const end = label.data() + label.size();
    if (std::from_chars(label.data() + 1, end, number).ptr != end) {
        return {};
    }
    const int row = row_of_a + (label[0] - 'A');
    return hex::Place{.column = number + column_beyond_number - (row - row_of_a) / 2, .row = row};
}

} // namespace intendant::afrika_korps

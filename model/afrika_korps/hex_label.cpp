#include "model/afrika_korps/hex_label.hpp"

#include <charconv>

namespace intendant::afrika_korps {

namespace {

constexpr int row_of_a = 5;
constexpr int last_row = row_of_a + ('Z' - 'A');
/// What the column has more than the number, in row A; one less in every second row from there.
constexpr int column_beyond_number = 9;

constexpr int number_in(hex::Place place) { return place.column - column_beyond_number + (place.row - row_of_a) / 2; }

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

std::string label_of_place(hex::Place place) {
    if (place.row < row_of_a || place.row > last_row || number_in(place) < 1) {
        return {};
    }
    return static_cast<char>('A' + (place.row - row_of_a)) + std::to_string(number_in(place));
}

} // namespace intendant::afrika_korps

#pragma once

#include <array>
#include <compare>
#include <cstdint>

/// Where hexes lie, whether the map has them or not. All functions take any whole numbers, also below 0.
namespace intendant::hex {

/// Pointy-top hexes stand in rows, flat-top hexes in columns.
enum class Orientation : std::uint8_t { PointyTop, FlatTop };

/// Which rows stand half a hex further right, or which columns half a hex further down.
enum class Shifted : std::uint8_t { Odd, Even };

struct Layout {
    Orientation orientation;
    Shifted shifted;

    friend bool operator==(const Layout&, const Layout&) = default;
};

/// Rows grow downwards, columns to the right.
struct Place {
    int column;
    int row;

    friend auto operator<=>(const Place&, const Place&) = default;
};

/// A side as seen from its hex: 0 to 5 clockwise, from the upper right of a pointy-top hex and from the top of a flat-top one.
using Direction = std::uint8_t;
inline constexpr std::array<Direction, 6> directions{0, 1, 2, 3, 4, 5};
constexpr Direction opposite(Direction direction) { return static_cast<Direction>(direction < 3 ? direction + 3 : direction - 3); }

/// Units: the side of a hex is 1; y grows downwards; place (0, 0) has its centre at or half a hex beside the origin.
struct Point {
    double x;
    double y;
};

Place neighbour(Layout layout, Place place, Direction direction);
/// Units: hexes entered on the shortest way if the map had them all.
int distance(Layout layout, Place a, Place b);
/// Calls `take` with each place at most `range` away, `range` not below 0, in order of rows (pointy-top) or columns (flat-top).
template <class Take> void each_within(Layout layout, Place place, int range, const Take& take);

Point centre(Layout layout, Place place);
/// Clockwise: the side of direction d runs from corner d to corner d + 1, the last one to corner 0.
std::array<Point, 6> corners(Layout layout, Place place);

/// A place as the rules of distance have it: `line` is the row of a pointy-top hex or the column of a flat-top one, `twice` counts half
/// hexes along it. Neighbours are (±2, 0) or (±1, ±1) away, in either orientation and whichever lines are shifted.
struct Doubled {
    int twice;
    int line;
};

constexpr int shift_of(Layout layout, int line) { return ((line & 1) != 0) == (layout.shifted == Shifted::Odd) ? 1 : 0; }

constexpr Doubled doubled(Layout layout, Place place) {
    const bool rows = layout.orientation == Orientation::PointyTop;
    const int line = rows ? place.row : place.column;
    return {.twice = 2 * (rows ? place.column : place.row) + shift_of(layout, line), .line = line};
}

constexpr Place place_of(Layout layout, Doubled at) {
    const int along = (at.twice - shift_of(layout, at.line)) / 2;
    return layout.orientation == Orientation::PointyTop ? Place{.column = along, .row = at.line} : Place{.column = at.line, .row = along};
}

template <class Take> void each_within(Layout layout, Place place, int range, const Take& take) {
    const auto middle = doubled(layout, place);
    for (int line = -range; line <= range; ++line) {
        const int reach = 2 * range - (line < 0 ? -line : line);
        for (int twice = -reach; twice <= reach; twice += 2) {
            take(place_of(layout, {.twice = middle.twice + twice, .line = middle.line + line}));
        }
    }
}

} // namespace intendant::hex

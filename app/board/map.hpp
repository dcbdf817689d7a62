#pragma once

#include <optional>
#include <string>
#include <vector>

/// A drawn board of any game, as it is read from the game's `map.json`. Units: those of the drawing, x to the right, y down.
namespace intendant::app::board {

struct Point {
    double x{0};
    double y{0};

    friend bool operator==(const Point&, const Point&) = default;
};

struct Box {
    double x{0};
    double y{0};
    double width{0};
    double height{0};

    bool contains(Point point) const { return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height; }
    bool meets(const Box& other) const {
        return x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height;
    }
    Point centre() const { return {x + width / 2, y + height / 2}; }
};

/// A closed line; the last point is joined to the first and not repeated.
using Ring = std::vector<Point>;

/// A box beside a small space that has its name and pieces in it, and the line that leads there.
struct Callout {
    Box box;
    Point from; ///< in the space
    Point to;   ///< at the box
};

struct MapSpace {
    std::string id;
    bool sea;
    std::vector<Ring> rings;              ///< filled by even and odd: islands and holes are more rings
    Point anchor;                         ///< inside, as far from the border as can be
    Point label;                          ///< the middle of the name
    double label_size;                    ///< height of the name's type
    std::vector<std::string> label_lines; ///< the name, short, as it fits
    Box stacks;                           ///< the place kept for pieces
    std::optional<Callout> callout;
    Box bounds; ///< around all rings
};

/// Land that is no space of the game.
struct Decor {
    std::vector<Ring> rings;
    Box bounds;
};

/// A connection that the drawing does not show by contact.
struct MapLink {
    bool round_the_edge; ///< from one edge of the board to the other
    std::vector<std::vector<Point>> paths;
};

struct BoardMap {
    double width{0};
    double height{0};
    bool wraps{false}; ///< left and right edge are joined
    std::vector<MapSpace> spaces;
    std::vector<Decor> decor;
    std::vector<MapLink> links;
};

} // namespace intendant::app::board

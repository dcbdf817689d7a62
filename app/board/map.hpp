#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A drawn board of any game, as it is read from the game's `map.json` or made of a grid of hexes. Units: those of the drawing, x to the right, y down.
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

/// What the ground of a hex is like: desert, sea, land that is green, and what is no part of the map.
enum class Ground : std::uint8_t { Open, Rough, HalfSunken, Sunken, Sea, Plain, Mixed, Jungle, Mountain, Atoll, Beyond };
/// What stands on it.
enum class Site : std::uint8_t { None, Village, Fortress, Base };

/// Ground of one kind, with a smooth border.
struct Patch {
    Ground ground;
    std::vector<Ring> rings;
    Box bounds;
};

/// A road.
struct Track {
    std::vector<Point> points;
    Box bounds;
};

/// A side of a hex.
struct Wall {
    Point a;
    Point b;
};

/// How a map of hexes is drawn: not space by space, but as ground, shore, roads and places, with thin lines between the hexes over them.
struct HexFace {
    double side;                 ///< of a hex
    std::vector<Ground> grounds; ///< by space
    std::vector<Site> sites;     ///< by space
    std::vector<Patch> patches;  ///< one over the other
    std::vector<Track> roads;
    std::vector<Wall> walls;                       ///< sides that nobody crosses
    Ground land{Ground::Open};                     ///< of the patch that has the shore
    std::vector<Wall> straits{};                   ///< sides with water between land and land
    std::vector<Wall> channels{};                  ///< the same where one comes over by land too
    std::vector<std::vector<std::string>> signs{}; ///< by space: drawings of `resources/icons` above the counter
    std::size_t hexes{0};                          ///< so many spaces are hexes; what follows are boxes beside the map
    bool crowded{false};                           ///< it has many names: those are written for which there is room; its sea has lines too
};

struct BoardMap {
    double width{0};
    double height{0};
    bool wraps{false}; ///< left and right edge are joined
    std::vector<MapSpace> spaces;
    std::vector<Decor> decor;
    std::vector<MapLink> links;
    std::optional<HexFace> hexes{}; ///< a map of hexes
};

} // namespace intendant::app::board

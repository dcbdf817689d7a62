#pragma once

#include "app/board/map.hpp"
#include "app/board/walk.hpp"
#include "model/hex/grid.hpp"

#include <string>
#include <utility>
#include <vector>

namespace intendant::app::board {

/// A map of hexes as a game hands it over to be drawn.
struct HexDrawing {
    /// A road from hex to hex. `short_end`: it stops before the middle of its last hex, where it does not meet the other road.
    struct Road {
        std::vector<hex::HexId> hexes;
        bool short_end{false};
    };
    struct Place {
        hex::HexId hex;
        std::string name;
        Site site{Site::Village};
        std::vector<std::string> signs{}; ///< drawings of `resources/icons`: what else there is
    };
    /// A place beside the map in which counters wait. It covers the hexes from one to the other, which are no part of the map.
    struct Box {
        std::string id;
        hex::HexId first;
        hex::HexId last;
    };
    using Sides = std::vector<std::pair<hex::HexId, hex::HexId>>;

    const hex::Grid& grid;
    hex::PerHex<Ground> ground;
    std::vector<Road> roads{};
    Sides walls{}; ///< sides that nobody crosses
    std::vector<Place> places{};
    /// A map of islands: a hex of land fills its hex, names stand below, and the map ends with its hexes.
    bool islands{false};
    Ground land{Ground::Open}; ///< what all land is, where it is nothing else
    Sides straits{};           ///< sides with water between land and land
    Sides channels{};          ///< the same where one comes over by land too
    std::vector<Box> boxes{};
};

/// The drawing as a board: a space a hex, in the order of the grid, and after them a space a box. Where the map ends beside sea the sea goes on
/// to the edge of the board, and everywhere else the land does; what lies beyond a map of islands is empty.
BoardMap board_of(const HexDrawing& drawing);

/// Which hexes lie beside each other. Straight up and down the walk goes alternately to either side, so that it keeps its column.
Connections connections_of(const hex::Grid& grid);

/// The outline of a set of hexes as closed lines, as many times evened out; then it wavers by so much at most, always in the same way.
/// Units: `hexes` by place, `waver` in those of the drawing.
std::vector<Ring> smooth_outline(hex::Layout layout, const std::vector<hex::Place>& hexes, int times, double waver);

} // namespace intendant::app::board

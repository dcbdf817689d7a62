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
    };

    const hex::Grid& grid;
    hex::PerHex<Ground> ground;
    std::vector<Road> roads{};
    std::vector<std::pair<hex::HexId, hex::HexId>> walls{}; ///< sides that nobody crosses
    std::vector<Place> places{};
};

/// The drawing as a board: a space a hex, in the order of the grid. Where the map ends beside sea the sea goes on to the edge of the board,
/// and everywhere else the land does.
BoardMap board_of(const HexDrawing& drawing);

/// Which hexes lie beside each other. Straight up and down the walk goes alternately to either side, so that it keeps its column.
Connections connections_of(const hex::Grid& grid);

/// The outline of a set of hexes as closed lines, as many times evened out; then it wavers by so much at most, always in the same way.
/// Units: `hexes` by place, `waver` in those of the drawing.
std::vector<Ring> smooth_outline(hex::Layout layout, const std::vector<hex::Place>& hexes, int times, double waver);

} // namespace intendant::app::board

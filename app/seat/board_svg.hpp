#pragma once

#include "app/board/map.hpp"

#include <string>

namespace intendant::seat {

/// The drawing of a board as SVG: a path with the id `space-ID` for each space, a place `mark-ID` for its figure, the names; of a map of
/// hexes the ground under them. Who shows it colours the spaces.
std::string board_svg(const app::board::BoardMap& map);

} // namespace intendant::seat

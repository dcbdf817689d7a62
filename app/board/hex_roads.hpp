#pragma once

#include "app/board/hex_map.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace intendant::app::board {

/// A hex in which roads do not meet: the one that leads on to `beside` ends apart from the others.
struct RoadsApart {
    hex::HexId hex;
    hex::HexId beside;
};

/// The sides that a road crosses, each as its two hexes, put together to lines from end to end or fork to fork.
std::vector<HexDrawing::Road> roads_of(const std::vector<std::pair<hex::HexId, hex::HexId>>& sides, std::optional<RoadsApart> apart = {});

} // namespace intendant::app::board

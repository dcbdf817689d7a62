#pragma once

#include "app/board/map.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace intendant::app::board {

enum class Direction { Left, Right, Up, Down };

/// Which spaces are connected, by space.
using Connections = std::vector<std::vector<std::size_t>>;

/// The connected space that lies best in that direction; nothing when none does.
std::optional<std::size_t> step(const BoardMap& map, const Connections& connections, std::size_t from, Direction direction);

} // namespace intendant::app::board

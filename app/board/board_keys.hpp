#pragma once

#include "app/widgets/key_line.hpp"

namespace intendant::app::board {

/// The keys of the board while it has the keyboard: told by what answers them.
std::vector<KeyLine> board_keys();

} // namespace intendant::app::board

#pragma once

#include "app/board/hex_map.hpp"
#include "model/afrika_korps/map.hpp"

namespace intendant::app::ak {

/// The printed map as the board draws it: ground, coast road, blocked sides, places. Rule: AK-GEN-1, AK-MOV-5, AK-MOV-7, AK-MOV-9.
board::HexDrawing drawing_of(const afrika_korps::Tables& tables);
/// The same as a board.
board::BoardMap board_of_tables(const afrika_korps::Tables& tables);

} // namespace intendant::app::ak

#pragma once

#include "app/board/hex_map.hpp"
#include "model/empire_of_the_sun/map.hpp"

#include <array>

namespace intendant::app::es {

/// The boxes beside the map, in the order of the drawing. Rule: ES-GEN-21.
inline constexpr std::array side_boxes{empire_of_the_sun::PlaceKind::ChinaBox, empire_of_the_sun::PlaceKind::DelayBox,
                                       empire_of_the_sun::PlaceKind::TurnTrack};

/// The printed map as the board draws it: ground, straits, roads, places with port, airfield and resource, and the boxes beside it.
/// Rule: ES-GEN-4, ES-GEN-16, ES-LND-2, ES-GND-13.
board::HexDrawing drawing_of(const empire_of_the_sun::Tables& tables);
/// The same as a board, without the boxes.
board::BoardMap board_of_tables(const empire_of_the_sun::Tables& tables);

} // namespace intendant::app::es

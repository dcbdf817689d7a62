#pragma once

#include "app/files/library_game.hpp"

namespace intendant::app::aa {

/// What the library shows of a game of Axis & Allies.
LibraryGame library_game();

} // namespace intendant::app::aa

#pragma once

#include "app/files/library_game.hpp"

namespace intendant::app::ak {

/// What the library shows of a game of Afrika Korps.
LibraryGame library_game();

} // namespace intendant::app::ak

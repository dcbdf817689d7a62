#pragma once

#include "app/files/library_game.hpp"

namespace intendant::app::rk {

/// What the library shows of a game of RisiKo!.
LibraryGame library_game();

} // namespace intendant::app::rk

#pragma once

#include "app/files/library_game.hpp"

namespace intendant::app::es {

/// What the library shows of a game of Empire of the Sun.
LibraryGame library_game();

} // namespace intendant::app::es

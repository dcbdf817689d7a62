#pragma once

#include "app/base/theme.hpp"
#include "app/base/theme_hexes.hpp"

#include <vector>

namespace intendant::app::theme {

/// The colours for a light or a dark desktop, whichever the desktop is.
const Desk& desk(bool of_dark);
const Board& board(bool of_dark);
const Hexes& hexes(bool of_dark);

/// Words, or a line that means something, on the ground that it is drawn on.
struct Pair {
    const char* what;
    wxColour ink;
    wxColour ground;
    double least; ///< contrast, as WCAG 2.1 wants it: 4.5 of words, 3 of what marks a place or the keyboard
};
/// Every pair in which the windows use the colours of the theme.
std::vector<Pair> pairs(bool of_dark);

} // namespace intendant::app::theme

#pragma once

#include <wx/colour.h>

/// The board's own colours, for light and dark desktops.
namespace intendant::app::board {

struct Palette {
    wxColour sea;
    wxColour sea_line;
    wxColour sea_ink;
    wxColour decor;
    wxColour nobody; ///< land that nobody owns
    wxColour land_line;
    wxColour paper; ///< under a piece
    wxColour ink;
    wxColour accent;      ///< selection, what is held, where it may go
    wxColour accent_line; ///< beside the accent, so that it stands out from any owner's colour
    wxColour glow;        ///< what changed last
};

const Palette& palette();

/// White or near black, whichever reads better on the colour.
wxColour ink_on(const wxColour& colour);

} // namespace intendant::app::board

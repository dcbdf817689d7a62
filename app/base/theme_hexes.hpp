#pragma once

#include <wx/colour.h>

namespace intendant::app::theme {

/// The colours of a map of hexes, for light and dark desktops: quiet, so that counters stand out.
struct Hexes {
    wxColour open;
    wxColour open_grain; ///< a few grains on it
    wxColour rough;
    wxColour rough_line; ///< its edge, and the peaks on it
    wxColour half_sunken;
    wxColour sunken;
    wxColour sunken_line;
    wxColour shallow; ///< sea along the shore
    wxColour shore;
    wxColour road;
    wxColour road_edge;
    wxColour wall;
    wxColour grid; ///< between hexes
    wxColour id;
    wxColour name;
    wxColour site;
    // Of a map of islands.
    wxColour plain;
    wxColour mixed;
    wxColour jungle;
    wxColour mountain;
    wxColour mountain_line; ///< the peaks on it
    wxColour atoll;
    wxColour beyond; ///< what is no part of the map
    wxColour beyond_line;
    wxColour green_grid; ///< between hexes of land
    wxColour sea_grid;
    wxColour green_id;
    wxColour sea_id;
    wxColour sign; ///< small drawings above a counter
};
const Hexes& hexes();

} // namespace intendant::app::theme

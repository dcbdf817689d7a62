#pragma once

#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/graphics.h>

#include <vector>

namespace intendant::app {

enum class At { Left, Centre, Right };

/// Writes one line into a box, as large as its height allows, smaller where the words are too long for the width, and with an
/// ellipsis where they would be too small to be read. How high its letters are. Units: pixels.
int write(wxGraphicsContext& gc, wxString text, const wxRect2DDouble& box, At at, const wxColour& colour, bool bold = false);
/// The lines in which all of a text stands in a box, with the largest letters that have room.
struct Wrapped {
    std::vector<wxString> lines;
    int letters{0}; ///< their height in pixels
};
Wrapped wrapped(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, bool bold = false);
/// Writes all of a text into a box, as `wrapped` has it, in the middle of its height. How high its letters are. Units: pixels.
int write_whole(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, const wxColour& colour, bool bold = false);
/// A square picture. Units: pixels.
void draw(wxGraphicsContext& gc, const wxBitmapBundle& picture, double x, double y, double side);

} // namespace intendant::app

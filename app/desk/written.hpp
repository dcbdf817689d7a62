#pragma once

#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/graphics.h>

namespace intendant::app {

enum class At { Left, Centre, Right };

/// Writes one line into a box, as large as its height allows, smaller where the words are too long for the width, and with an
/// ellipsis where they would be too small to be read.
void write(wxGraphicsContext& gc, wxString text, const wxRect2DDouble& box, At at, const wxColour& colour, bool bold = false);
/// A square picture. Units: pixels.
void draw(wxGraphicsContext& gc, const wxBitmapBundle& picture, double x, double y, double side);

} // namespace intendant::app

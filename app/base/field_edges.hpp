#pragma once

#include <wx/colour.h>
#include <wx/window.h>

#include <string>

namespace intendant::app {

/// The line around a field, against the field and the ground around it.
wxColour field_edge(bool of_dark);
/// Where GTK draws the controls: how fields have an edge that is seen, and what has the keyboard two rings, of which one stands out from
/// any ground. A style sheet of GTK.
std::string edges_of_controls(bool of_dark);
/// Has GTK draw them so in every window, as light or dark as the desktop is now. A desktop of high contrast keeps its own.
void draw_edges();
/// Has GTK frame what scrolls in the window while it has the keyboard: of a list it marks no more than a row, where one is chosen.
void frame_with_keyboard(wxWindow& window);
/// Rings what the program draws itself while it has the keyboard.
void ring_with_keyboard(wxWindow& window);

} // namespace intendant::app

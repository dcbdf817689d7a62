#pragma once

#include <wx/window.h>

namespace intendant::app {

/// Whoever is holding the mouse button down over this button meant what it said before: letting go does nothing.
void let_go(wxWindow& button);

} // namespace intendant::app

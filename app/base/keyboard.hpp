#pragma once

#include <wx/window.h>

namespace intendant::app {

/// The window that has the keyboard in the active window of the program; nullptr where none has. Unlike wxWindow::FindFocus it knows
/// drop-downs, in which a part has the keyboard that GTK alone knows of: to wxWidgets nothing has it then, or what had it before.
wxWindow* window_with_keyboard();

} // namespace intendant::app

#pragma once

#include <wx/anybutton.h>

#include <functional>

namespace intendant::app {

/// Does `act` when the button is pressed, unless what it stands for has become something else since the press began: who presses a
/// button means what it said then. `says`: what it stands for, compared only.
void on_press(wxAnyButton& button, std::function<wxString()> says, std::function<void()> act);

} // namespace intendant::app

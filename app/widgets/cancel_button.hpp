#pragma once

#include <wx/button.h>
#include <wx/dialog.h>

namespace intendant::app {

/// Leaves a dialog and does nothing; Escape presses it too. It is no stock button: on those GTK puts its own word, in its own
/// language.
wxButton* cancel_button(wxDialog* dialog);

} // namespace intendant::app

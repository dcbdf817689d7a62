#pragma once

#include <wx/toplevel.h>

/// Where the main window stood when it was closed.
namespace intendant::app {

/// Gives the window the size and place it had, or this size in the middle of the screen; never more than the screen has.
void restore_place(wxTopLevelWindow& window, const wxSize& otherwise);
/// That the screen is smaller than the windows need, for the person; empty when it is not.
wxString screen_complaint(const wxTopLevelWindow& window);

void remember_place(const wxTopLevelWindow& window);

} // namespace intendant::app

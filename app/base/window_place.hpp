#pragma once

#include <wx/toplevel.h>

/// Where windows stood when they were closed. `key`: of the window among the settings.
namespace intendant::app {

/// Gives the window the size and place it had, or this size in the middle of the screen; never more than the screen has.
void restore_place(wxTopLevelWindow& window, const wxSize& otherwise, const wxString& key = "/window");
/// That the screen is smaller than the windows need, for the person; empty when it is not.
wxString screen_complaint(const wxTopLevelWindow& window);

/// A window that fills the screen keeps the place that it had before.
void remember_place(const wxTopLevelWindow& window, const wxString& key = "/window");

} // namespace intendant::app

#pragma once

#include <wx/string.h>
#include <wx/window.h>

/// What a screen reader is told of the windows, in the words that stand in them: through ATK where GTK draws, through wxAccessible where
/// wxWidgets has it. wxWindow::SetName is another thing: by that the program finds its windows, and nobody hears it.
namespace intendant::app {

/// What a drawn window is, where the toolkit knows no more than that it is a panel.
enum class Role { Picture, List, Tabs, Alert, Status };

/// The name that is heard of the window, in the place of every other. An empty one leaves the window to `give_names`.
void set_accessible_name(wxWindow& window, const wxString& name);
void set_accessible_role(wxWindow& window, Role role);

/// The name that is heard of the window: its own words where it has some. Empty: none, or the platform has no way to ask.
wxString accessible_name(const wxWindow& window);

/// Says a sentence once, whatever has the keyboard. `from`: the window in which it stands too.
void announce(wxWindow& from, const wxString& sentence);

/// Gives a name to every control in sight below the window that has none of its own: that of the label just before a field, what stands in
/// an empty field, the titles of a table, the first line of the tool tip, else the label of the row. A control that is named otherwise is
/// no longer heard by the words before it.
void give_names(wxWindow& window);

} // namespace intendant::app

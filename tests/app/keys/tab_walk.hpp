#pragma once

#include "tests/app/hand.hpp"

#include <set>
#include <string>
#include <vector>

namespace intendant::test {

/// What Tab must meet below the window. A control with parts (a spin control, a list) is one.
std::set<wxWindow*> stops_in(wxWindow& window);
/// The one of the stops that holds the keyboard; else the window that does.
wxWindow* stop_with_keyboard(const std::set<wxWindow*>& stops);
/// What GTK says has the keyboard in a window of its own: of a drop-down or a list one of its parts.
void* part_with_keyboard(const wxWindow& window);
/// Its name and kind.
std::string name_and_kind(const wxWindow* window);
/// Tab, and waits for what comes of it.
void press_tab(Hand& hand, const wxWindow& window, int modifiers = wxMOD_NONE);

/// With Tab and Shift+Tab once around the page that is seen: each control that takes the keyboard is met, none keeps it. `where`: what it
/// is called when it is not so.
void walk_around(Hand& hand, const std::string& where);
/// Goes to each page by its function key and walks around it.
void walk_pages(Hand& hand, const std::vector<int>& pages);

} // namespace intendant::test

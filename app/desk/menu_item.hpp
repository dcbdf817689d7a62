#pragma once

#include <wx/menu.h>

#include <functional>

namespace intendant::app {

/// Adds an item that the menu itself handles, so that nobody is called when what it acts on is gone with the menu.
void add_item(wxMenu& menu, const wxString& text, std::function<void()> act);

} // namespace intendant::app

#pragma once

#include <wx/menu.h>

namespace intendant::app {

class Desk;

/// The menu of the record, for every game: look back, bookmarks, the turn once more.
void append_record_menu(wxMenuBar& bar, Desk& desk);

} // namespace intendant::app

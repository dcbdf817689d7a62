#pragma once

#include <wx/toplevel.h>

namespace intendant::app {

/// Esc and the cross put the window away instead of closing it: what stands in it is there when it is opened again. The program may close it.
void put_away_when_closed(wxTopLevelWindow& window);

} // namespace intendant::app

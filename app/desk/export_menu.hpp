#pragma once

#include <wx/menu.h>

namespace intendant::app {

class Desk;

/// The ways to hand the record on: PDF, HTML, tables, JSON lines, and a bundle without names for a problem report.
wxMenu* export_menu(Desk& desk);

} // namespace intendant::app

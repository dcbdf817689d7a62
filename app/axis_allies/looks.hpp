#pragma once

#include "model/axis_allies/tables.hpp"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <optional>

/// How powers and pieces look. Colour is never the only sign: roundel or name stand beside it.
namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// The colour of a power's pieces as they lie on the table, for the window's brightness. Rule: S-10.
wxColour colour_of(const Tables& tables, Power power);
/// The roundel of a power, of nobody for a neutral.
wxBitmapBundle roundel(std::optional<Power> power, int size);
/// A piece in the colour of its power.
wxBitmapBundle picture(const Tables& tables, Unit unit, Power power, int size);

} // namespace intendant::app::aa

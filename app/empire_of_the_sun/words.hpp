#pragma once

#include "app/base/text.hpp"
#include "app/widgets/name_match.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/meta.hpp"

#include <wx/colour.h>

#include <memory>

/// What Empire of the Sun calls things, in the language of the windows, and how it colours its sides.
namespace intendant::app::es {

using namespace intendant::empire_of_the_sun;

/// Italian names as the tables have them.
Names names_of(std::shared_ptr<const Tables> tables);

/// `12-12`, as the counter shows it at that step; of headquarters `13-1`, range and efficiency. Rule: ES-GEN-8, ES-HQ-2.
wxString factors(const Tables& tables, UnitId unit, Step step);
/// A side as it shows on the windows of this desktop.
wxColour shade(const Tables& tables, Side side);

/// A hex by its number and by its name.
Nameable nameable(const Tables& tables, const Names& names, HexId hex);

} // namespace intendant::app::es

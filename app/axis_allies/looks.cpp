#include "app/axis_allies/looks.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/icons.hpp"

#include <string>

namespace intendant::app::aa {

/// Rule: S-10.
wxColour colour_of(const Tables& tables, Power power) {
    const auto& pieces = tables.powers[power].pieces;
    return theme::seat(pieces.on_light, pieces.on_dark, pieces.for_every_eye);
}

wxBitmapBundle roundel(std::optional<Power> power, int size) {
    return icon(power ? "roundels/" + std::string{id_of(*power)} : std::string{"roundels/neutral"}, layout::ink(), size);
}

wxBitmapBundle picture(const Tables& tables, Unit unit, Power power, int size) {
    return icon("units/" + std::string{id_of(unit)}, colour_of(tables, power), size);
}

} // namespace intendant::app::aa

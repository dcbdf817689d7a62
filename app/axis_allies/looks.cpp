#include "app/axis_allies/looks.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/icons.hpp"

#include <string>

namespace intendant::app::aa {

/// Rule: S-10.
wxColour colour_of(const Tables& tables, Power power) {
    const auto& pieces = tables.powers[power].pieces;
    const auto rgb = layout::dark() ? pieces.on_dark : pieces.on_light;
    return {static_cast<unsigned char>(rgb >> 16U), static_cast<unsigned char>(rgb >> 8U), static_cast<unsigned char>(rgb)};
}

wxBitmapBundle roundel(std::optional<Power> power, int size) {
    return icon(power ? "roundels/" + std::string{id_of(*power)} : std::string{"roundels/neutral"}, layout::ink(), size);
}

wxBitmapBundle picture(const Tables& tables, Unit unit, Power power, int size) {
    return icon("units/" + std::string{id_of(unit)}, colour_of(tables, power), size);
}

} // namespace intendant::app::aa

#include "app/axis_allies/looks.hpp"

#include "app/common/icons.hpp"
#include "app/layout.hpp"

#include <string>

namespace intendant::app::aa {

wxColour colour_of(Power power) {
    const bool dark = layout::dark();
    switch (power) {
    case Power::Ussr:
        return dark ? wxColour(0xDE, 0x45, 0x3E) : wxColour(0xA2, 0x00, 0x0D);
    case Power::Germany:
        return dark ? wxColour(0xB1, 0xC2, 0xE1) : wxColour(0x28, 0x31, 0x3F);
    case Power::Uk:
        return dark ? wxColour(0xEA, 0xE2, 0xCB) : wxColour(0x93, 0x89, 0x71);
    case Power::Japan:
        return dark ? wxColour(0xFC, 0xAB, 0x01) : wxColour(0xD6, 0x69, 0x03);
    case Power::Usa:
        return dark ? wxColour(0x40, 0x9A, 0x83) : wxColour(0x18, 0x66, 0x53);
    }
    return layout::ink();
}

wxBitmapBundle roundel(std::optional<Power> power, int size) {
    return icon(power ? "roundels/" + std::string{id_of(*power)} : std::string{"roundels/neutral"}, layout::ink(), size);
}

wxBitmapBundle picture(Unit unit, Power power, int size) {
    return icon("units/" + std::string{id_of(unit)}, colour_of(power), size);
}

} // namespace intendant::app::aa

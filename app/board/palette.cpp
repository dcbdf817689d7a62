#include "app/board/palette.hpp"

#include "app/base/layout.hpp"

namespace intendant::app::board {

const Palette& palette() {
    static const Palette light{.sea = {0xA9, 0xC8, 0xDF},
                               .sea_line = {0xF2, 0xF8, 0xFC},
                               .sea_ink = {0x1E, 0x4A, 0x6B},
                               .decor = {0xDD, 0xE3, 0xE0},
                               .nobody = {0xE3, 0xDA, 0xC1},
                               .land_line = {0x2A, 0x2A, 0x26},
                               .paper = {0xF6, 0xF3, 0xEC},
                               .ink = {0x22, 0x26, 0x2B},
                               .accent = {0xFF, 0xE0, 0x3A},
                               .accent_line = {0x1A, 0x1A, 0x1A},
                               .glow = {0xFF, 0x8A, 0x1E}};
    static const Palette dark{.sea = {0x1B, 0x2B, 0x3A},
                              .sea_line = {0x45, 0x5E, 0x74},
                              .sea_ink = {0x9F, 0xBE, 0xD8},
                              .decor = {0x3A, 0x42, 0x46},
                              .nobody = {0x57, 0x52, 0x48},
                              .land_line = {0x0C, 0x0E, 0x11},
                              .paper = {0x1F, 0x22, 0x28},
                              .ink = {0xE9, 0xE6, 0xDF},
                              .accent = {0xFF, 0xF0, 0x7A},
                              .accent_line = {0x10, 0x10, 0x10},
                              .glow = {0xFF, 0xA0, 0x3C}};
    return layout::dark() ? dark : light;
}

wxColour ink_on(const wxColour& colour) { return colour.GetLuminance() > 0.5 ? wxColour(0x14, 0x16, 0x1A) : *wxWHITE; }

} // namespace intendant::app::board

#include "app/base/theme.hpp"

#include "app/base/layout.hpp"

#include <wx/settings.h>

namespace intendant::app::theme {

wxFont font(Type type, bool bold) {
    constexpr float small = 0.88F;
    constexpr float title = 1.3F;
    constexpr float figure = 1.7F;
    auto usual = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    switch (type) {
    case Type::Small:
        usual = usual.Scaled(small);
        break;
    case Type::Text:
        break;
    case Type::Title:
        usual = usual.Scaled(title);
        break;
    case Type::Figure:
        usual = usual.Scaled(figure);
        break;
    }
    return bold ? usual.Bold() : usual;
}

const Desk& desk() {
    static const Desk light{.ground = {0xFF, 0xFF, 0xFF},
                            .page = {0xFA, 0xF9, 0xF5},
                            .card = {0xFF, 0xFF, 0xFF},
                            .line = {0xDE, 0xDC, 0xD6},
                            .ink = {0x1E, 0x20, 0x24},
                            .quiet = {0x6B, 0x6B, 0x68},
                            .accent = {0x1B, 0x60, 0xC9},
                            .on_accent = {0xFF, 0xFF, 0xFF},
                            .now = {0xB2, 0x6A, 0x00},
                            .on_now = {0xFF, 0xFF, 0xFF},
                            .good = {0x23, 0x7A, 0x36},
                            .good_ground = {0xE3, 0xF1, 0xE4},
                            .bad = {0xA8, 0x25, 0x1C},
                            .bad_ground = {0xFB, 0xE7, 0xE4},
                            .warn_ground = {0xFF, 0xF3, 0xD6}};
    static const Desk dark{.ground = {0x24, 0x26, 0x2B},
                           .page = {0x1E, 0x20, 0x24},
                           .card = {0x2C, 0x2F, 0x35},
                           .line = {0x43, 0x47, 0x4F},
                           .ink = {0xEC, 0xEA, 0xE4},
                           .quiet = {0xA4, 0xA5, 0xA8},
                           .accent = {0x6C, 0xA5, 0xF5},
                           .on_accent = {0x10, 0x16, 0x20},
                           .now = {0xE8, 0xA8, 0x3E},
                           .on_now = {0x1A, 0x14, 0x08},
                           .good = {0x7C, 0xC9, 0x8B},
                           .good_ground = {0x23, 0x3A, 0x2A},
                           .bad = {0xF0, 0x8F, 0x84},
                           .bad_ground = {0x45, 0x27, 0x26},
                           .warn_ground = {0x42, 0x37, 0x1E}};
    return layout::dark() ? dark : light;
}

} // namespace intendant::app::theme

#include "app/base/theme.hpp"

#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/base/theme_hexes.hpp"
#include "app/base/theme_pairs.hpp"

#include <wx/settings.h>

#include <algorithm>
#include <cmath>

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

const Desk& desk(bool of_dark) {
    static const Desk light{.ground = {0xFF, 0xFF, 0xFF},
                            .page = {0xFA, 0xF9, 0xF5},
                            .card = {0xFF, 0xFF, 0xFF},
                            .line = {0xDE, 0xDC, 0xD6},
                            .ink = {0x1E, 0x20, 0x24},
                            .quiet = {0x6B, 0x6B, 0x68},
                            .accent = {0x1B, 0x60, 0xC9},
                            .on_accent = {0xFF, 0xFF, 0xFF},
                            .now = {0xA9, 0x65, 0x00},
                            .on_now = {0xFF, 0xFF, 0xFF},
                            .good = {0x23, 0x7A, 0x36},
                            .good_ground = {0xE3, 0xF1, 0xE4},
                            .bad = {0xA8, 0x25, 0x1C},
                            .bad_ground = {0xFB, 0xE7, 0xE4},
                            .warn_ground = {0xFF, 0xF3, 0xD6},
                            .mark = {0xB6, 0x56, 0x00},
                            .die = {0xFF, 0xFD, 0xF6},
                            .die_ink = {0x22, 0x26, 0x2B}};
    static const Desk dark{.ground = {0x24, 0x26, 0x2B},
                           .page = {0x1E, 0x20, 0x24},
                           .card = {0x2C, 0x2F, 0x35},
                           .line = {0x43, 0x47, 0x4F},
                           .ink = {0xEC, 0xEA, 0xE4},
                           .quiet = {0xA9, 0xAA, 0xAD},
                           .accent = {0x6C, 0xA5, 0xF5},
                           .on_accent = {0x10, 0x16, 0x20},
                           .now = {0xE8, 0xA8, 0x3E},
                           .on_now = {0x1A, 0x14, 0x08},
                           .good = {0x7C, 0xC9, 0x8B},
                           .good_ground = {0x23, 0x3A, 0x2A},
                           .bad = {0xF0, 0x8F, 0x84},
                           .bad_ground = {0x45, 0x27, 0x26},
                           .warn_ground = {0x42, 0x37, 0x1E},
                           .mark = {0xF0, 0xAA, 0x3C},
                           .die = {0x2B, 0x2F, 0x37},
                           .die_ink = {0xE9, 0xE6, 0xDF}};
    return of_dark ? dark : light;
}

const Desk& desk() { return desk(layout::dark()); }

wxColour certificate(int value) {
    constexpr int ten = 10;
    constexpr int five = 5;
    return value == ten ? wxColour(0xD6, 0xE8, 0xD0) : value == five ? wxColour(0xF6, 0xDD, 0xCC) : wxColour(0xF0, 0xEC, 0xDC);
}

wxColour certificate_ink() { return {0x1E, 0x1E, 0x19}; }

const Board& board(bool of_dark) {
    static const Board light{.sea = {0xCF, 0xDF, 0xE8},
                             .sea_line = {0xA6, 0xBD, 0xCC},
                             .sea_ink = {0x47, 0x63, 0x75},
                             .decor = {0xE3, 0xE7, 0xE4},
                             .nobody = {0xEF, 0xE7, 0xD8},
                             .land = {0xFB, 0xF3, 0xE6},
                             .land_line = {0x6A, 0x5D, 0x50},
                             .paper = {0xFF, 0xFF, 0xFF},
                             .ink = {0x1E, 0x20, 0x24},
                             .accent = {0x1B, 0x60, 0xC9},
                             .accent_line = {0xFF, 0xFF, 0xFF},
                             .glow = {0xE8, 0x7A, 0x10}};
    static const Board dark{.sea = {0x1C, 0x2A, 0x35},
                            .sea_line = {0x37, 0x4B, 0x59},
                            .sea_ink = {0x8F, 0xAF, 0xC4},
                            .decor = {0x33, 0x3A, 0x3E},
                            .nobody = {0x4E, 0x4A, 0x42},
                            .land = {0x26, 0x28, 0x2C},
                            .land_line = {0x10, 0x12, 0x15},
                            .paper = {0x1F, 0x22, 0x28},
                            .ink = {0xF2, 0xF0, 0xEA},
                            .accent = {0x7D, 0xB2, 0xFF},
                            .accent_line = {0x10, 0x10, 0x10},
                            .glow = {0xFF, 0xA0, 0x3C}};
    return of_dark ? dark : light;
}

const Board& board() { return board(layout::dark()); }

const Hexes& hexes(bool of_dark) {
    static const Hexes light{.open = {0xF1, 0xE5, 0xC6},
                             .open_grain = {0xE4, 0xD4, 0xAE},
                             .rough = {0xDD, 0xC3, 0x95},
                             .rough_line = {0xB3, 0x8D, 0x57},
                             .half_sunken = {0xDF, 0xD2, 0xB4},
                             .sunken = {0xC4, 0xB9, 0xA0},
                             .sunken_line = {0x9C, 0x90, 0x76},
                             .shallow = {0xDE, 0xEB, 0xF0},
                             .shore = {0x8A, 0x9D, 0xA6},
                             .road = {0xB2, 0x48, 0x36},
                             .road_edge = {0xF7, 0xEE, 0xD8},
                             .wall = {0x5A, 0x4B, 0x7A},
                             .grid = {0xCF, 0xBE, 0x97},
                             .id = {0x51, 0x48, 0x34},
                             .name = {0x30, 0x2A, 0x20},
                             .site = {0x61, 0x4E, 0x35},
                             .plain = {0xE6, 0xDF, 0xB6},
                             .mixed = {0xCB, 0xD0, 0x9D},
                             .jungle = {0x9A, 0xB9, 0x8F},
                             .mountain = {0xC6, 0xA7, 0x88},
                             .mountain_line = {0x94, 0x74, 0x52},
                             .atoll = {0xF4, 0xEC, 0xCC},
                             .beyond = {0xEE, 0xEB, 0xE3},
                             .beyond_line = {0xC6, 0xC0, 0xB2},
                             .green_grid = {0xB0, 0xB6, 0x84},
                             .sea_grid = {0xBC, 0xD0, 0xDC},
                             .green_id = {0x3F, 0x41, 0x2C},
                             .sea_id = {0x52, 0x61, 0x6B},
                             .sign = {0x3C, 0x3A, 0x2C}};
    static const Hexes dark{.open = {0x45, 0x3F, 0x33},
                            .open_grain = {0x50, 0x49, 0x3B},
                            .rough = {0x5A, 0x4A, 0x34},
                            .rough_line = {0x86, 0x6E, 0x4C},
                            .half_sunken = {0x3D, 0x39, 0x31},
                            .sunken = {0x32, 0x30, 0x2B},
                            .sunken_line = {0x5C, 0x57, 0x4B},
                            .shallow = {0x24, 0x36, 0x43},
                            .shore = {0x6D, 0x84, 0x92},
                            .road = {0xD0, 0x74, 0x5E},
                            .road_edge = {0x2E, 0x2A, 0x22},
                            .wall = {0xB5, 0xA4, 0xE0},
                            .grid = {0x5D, 0x55, 0x45},
                            .id = {0xC4, 0xBF, 0xB3},
                            .name = {0xF0, 0xE8, 0xD4},
                            .site = {0xCF, 0xBD, 0x9C},
                            .plain = {0x4C, 0x48, 0x36},
                            .mixed = {0x3E, 0x45, 0x31},
                            .jungle = {0x2B, 0x40, 0x31},
                            .mountain = {0x51, 0x41, 0x32},
                            .mountain_line = {0x86, 0x6B, 0x4E},
                            .atoll = {0x57, 0x51, 0x3C},
                            .beyond = {0x26, 0x28, 0x2C},
                            .beyond_line = {0x4A, 0x4E, 0x54},
                            .green_grid = {0x55, 0x5C, 0x44},
                            .sea_grid = {0x29, 0x3B, 0x49},
                            .green_id = {0xC5, 0xC8, 0xB8},
                            .sea_id = {0x8E, 0xA1, 0xAD},
                            .sign = {0xE2, 0xDE, 0xC8}};
    return of_dark ? dark : light;
}

const Hexes& hexes() { return hexes(layout::dark()); }

namespace {

const char* const every_eye_key = "/board/for_every_eye";

} // namespace

bool for_every_eye() { return settings().ReadBool(every_eye_key, false); }

void want_for_every_eye(bool wanted) {
    settings().Write(every_eye_key, wanted);
    settings().Flush();
}

wxColour seat(std::uint32_t on_light, std::uint32_t on_dark, std::uint32_t every_eye) {
    const auto rgb = for_every_eye() ? every_eye : layout::dark() ? on_dark : on_light;
    const wxColour colour(static_cast<unsigned char>(rgb >> 16U), static_cast<unsigned char>(rgb >> 8U), static_cast<unsigned char>(rgb));
    return for_every_eye() && layout::dark() ? layout::mix(colour, *wxWHITE, 0.4) : colour;
}

wxColour calm(const wxColour& owner) {
    constexpr double share = 0.5;
    return layout::mix(owner, board().land, share);
}

double contrast(const wxColour& one, const wxColour& other) {
    const auto light = [](const wxColour& colour) {
        const auto linear = [](unsigned char value) {
            const double share = value / 255.0;
            return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) + 0.0722 * linear(colour.Blue()) + 0.05;
    };
    const double a = light(one);
    const double b = light(other);
    return std::max(a, b) / std::min(a, b);
}

wxColour quieter(const wxColour& ink, const wxColour& ground) {
    constexpr double read = 4.5;
    for (int parts = 10; parts > 0; --parts) {
        if (const auto mixed = layout::mix(ink, ground, parts / 20.0); contrast(mixed, ground) >= read) {
            return mixed;
        }
    }
    return ink;
}

wxColour ink_on(const wxColour& colour) {
    constexpr double middle = 0.5;
    return colour.GetLuminance() > middle ? wxColour(0x14, 0x16, 0x1A) : *wxWHITE;
}

} // namespace intendant::app::theme

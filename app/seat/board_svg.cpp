#include "app/seat/board_svg.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <string_view>

namespace intendant::seat {

namespace {

using app::board::Point;
using app::board::Ring;

std::string number(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", value);
    return text.data();
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char sign : text) {
        safe += sign == '&' ? "&amp;" : sign == '<' ? "&lt;" : sign == '"' ? "&quot;" : std::string{sign};
    }
    return safe;
}

/// Points that fall together at this size are left out.
std::string path_of(const std::vector<Ring>& rings, double least) {
    std::string path;
    for (const auto& ring : rings) {
        Point last{-1e9, -1e9};
        bool begun = false;
        for (const auto& point : ring) {
            if (begun && std::hypot(point.x - last.x, point.y - last.y) < least) {
                continue;
            }
            path += (begun ? "L" : "M") + number(point.x) + " " + number(point.y);
            begun = true;
            last = point;
        }
        path += "Z";
    }
    return path;
}

} // namespace

std::string board_svg(const app::board::BoardMap& map) {
    constexpr double points_across = 2000; // finer than a phone that zooms in four times
    const double least = map.width / points_across;
    const double type = map.width / 90;
    std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + number(map.width) + " " + number(map.height) + "\">\n";
    for (const auto& decor : map.decor) {
        svg += R"(<path class="decor" fill-rule="evenodd" d=")" + path_of(decor.rings, least) + "\"/>\n";
    }
    for (const auto& space : map.spaces) {
        svg += R"(<path id="space-)" + escaped(space.id) + "\" class=\"" + (space.sea ? "sea" : "land") + R"(" fill-rule="evenodd" d=")" +
               path_of(space.rings, least) + "\"/>\n";
    }
    for (const auto& space : map.spaces) {
        double y = space.label.y - space.label_size * 0.5 * static_cast<double>(space.label_lines.size() - 1);
        for (const auto& line : space.label_lines) {
            svg += R"(<text class="name" x=")" + number(space.label.x) + "\" y=\"" + number(y + space.label_size * 0.35) +
                   R"(" font-size=")" + number(space.label_size) + "\">" + escaped(line) + "</text>\n";
            y += space.label_size;
        }
        const auto mark = space.stacks.width > 0 ? space.stacks.centre() : space.anchor;
        svg += R"(<text id="mark-)" + escaped(space.id) + R"(" class="mark" x=")" + number(mark.x) + "\" y=\"" +
               number(mark.y + type * 0.35) + R"(" font-size=")" + number(type) + "\"></text>\n";
    }
    return svg + "</svg>\n";
}

} // namespace intendant::seat

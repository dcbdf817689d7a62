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

std::string_view class_of(app::board::Ground ground) {
    switch (ground) {
    case app::board::Ground::Open:
        return "open";
    case app::board::Ground::Rough:
        return "rough";
    case app::board::Ground::HalfSunken:
        return "half_sunken";
    case app::board::Ground::Sunken:
        return "sunken";
    case app::board::Ground::Plain:
        return "plain";
    case app::board::Ground::Mixed:
        return "mixed";
    case app::board::Ground::Jungle:
        return "jungle";
    case app::board::Ground::Mountain:
        return "mountain";
    case app::board::Ground::Atoll:
        return "atoll";
    case app::board::Ground::Beyond:
        return "beyond";
    case app::board::Ground::Sea:
        break;
    }
    return "sea";
}

std::string line(std::string_view name, const std::vector<Point>& points) {
    std::string path;
    for (const auto& point : points) {
        path += (path.empty() ? "M" : "L") + number(point.x) + " " + number(point.y);
    }
    return "<path class=\"" + std::string{name} + "\" d=\"" + path + "\"/>\n";
}

/// Ground, roads, sides that nobody crosses and places of a map of hexes.
std::string ground_of(const app::board::BoardMap& map, double least) {
    const auto& face = *map.hexes;
    std::string svg;
    for (const auto& patch : face.patches) {
        svg += "<path class=\"ground " + std::string{class_of(patch.ground)} + R"(" fill-rule="evenodd" d=")" +
               path_of(patch.rings, least) + "\"/>\n";
    }
    for (const auto& road : face.roads) {
        svg += line("road", road.points);
    }
    for (const auto& wall : face.walls) {
        svg += line("wall", {wall.a, wall.b});
    }
    for (std::size_t i = 0; i < map.spaces.size(); ++i) {
        if (face.sites[i] != app::board::Site::None) {
            const double radius = face.side * (face.sites[i] == app::board::Site::Village ? 0.16 : 0.4);
            svg += R"(<circle class="site" cx=")" + number(map.spaces[i].anchor.x) + "\" cy=\"" + number(map.spaces[i].anchor.y) +
                   "\" r=\"" + number(radius) + "\"/>\n";
        }
    }
    return svg;
}

/// The name of a hex, under its upper corner.
std::string id_of(const app::board::MapSpace& space, double side) {
    return R"(<text class="id" x=")" + number(space.anchor.x) + "\" y=\"" + number(space.anchor.y - side * 0.62) + "\" font-size=\"" +
           number(side * 0.28) + "\">" + escaped(space.id) + "</text>\n";
}

} // namespace

std::string board_svg(const app::board::BoardMap& map) {
    constexpr double points_across = 2000; // finer than a phone that zooms in four times
    const double least = map.width / points_across;
    const double type = map.hexes ? map.hexes->side * 0.8 : map.width / 90;
    std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + number(map.width) + " " + number(map.height) + "\">\n";
    for (const auto& decor : map.decor) {
        svg += R"(<path class="decor" fill-rule="evenodd" d=")" + path_of(decor.rings, least) + "\"/>\n";
    }
    if (map.hexes) {
        svg += ground_of(map, least);
    }
    for (const auto& space : map.spaces) {
        const auto* const kind = map.hexes ? (space.sea ? "hex" : "hex land") : space.sea ? "sea" : "land";
        svg += R"(<path id="space-)" + escaped(space.id) + "\" class=\"" + kind + R"(" fill-rule="evenodd" d=")" +
               path_of(space.rings, least) + "\"/>\n";
    }
    for (const auto& space : map.spaces) {
        if (map.hexes && !space.sea) {
            svg += id_of(space, map.hexes->side);
        }
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

#include "app/report/board_picture.hpp"

#include "app/board/map_reader.hpp"
#include "app/report/drawing.hpp"
#include "model/core/csv.hpp"
#include "model/core/resources.hpp"

#include <algorithm>
#include <cairo-svg.h>
#include <cairo.h>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace intendant::report {

namespace {

using app::board::Ring;

// Colours of the paper. Units: 0xRRGGBB.
constexpr std::uint32_t sea = 0xDCE7EE;
constexpr std::uint32_t nobody = 0xEFE7D8;
constexpr std::uint32_t decor = 0xE3E7E4;
constexpr std::uint32_t border = 0x6A5D50;
constexpr std::uint32_t words = 0x222222;
constexpr double type = 6.5; // points
constexpr double key_height = 12;

void ink(cairo_t* to, std::uint32_t colour) {
    constexpr double full = 255.0;
    cairo_set_source_rgb(to, ((colour >> 16U) & 0xFFU) / full, ((colour >> 8U) & 0xFFU) / full, (colour & 0xFFU) / full);
}

/// The rings as a path; points that fall together at this size are left out.
void trace(cairo_t* to, const std::vector<Ring>& rings, double scale) {
    constexpr double least = 0.35; // points
    cairo_new_path(to);
    for (const auto& ring : rings) {
        app::board::Point last{-1e9, -1e9};
        bool begun = false;
        for (const auto& point : ring) {
            const double x = point.x * scale;
            const double y = point.y * scale;
            if (!begun) {
                cairo_move_to(to, x, y);
            } else if (std::hypot(x - last.x, y - last.y) >= least) {
                cairo_line_to(to, x, y);
            } else {
                continue;
            }
            begun = true;
            last = {x, y};
        }
        cairo_close_path(to);
    }
}

/// A map of hexes as its table lists it.
struct HexTable {
    core::CsvTable csv;
    bool columns;    ///< hexes stand in columns, odd ones half a hex lower; else in rows, odd ones half a hex to the right
    std::string hex; ///< the column with the label
    std::string sea; ///< the word of what is no land
};

std::optional<HexTable> table_in(const std::filesystem::path& folder) {
    if (std::filesystem::exists(folder / "map_hexes.csv")) {
        return HexTable{.csv = core::read_table(folder, "map_hexes.csv"), .columns = true, .hex = "hex", .sea = "ocean"};
    }
    if (std::filesystem::exists(folder / "hexes.csv")) {
        return HexTable{.csv = core::read_table(folder, "hexes.csv"), .columns = false, .hex = "hex", .sea = "sea"};
    }
    return {};
}

/// A map of hexes, made of the table that lists them: land as strips, and each hex as a space. None without such a table. It is laid out as if the hexes
/// stood in rows; where they stand in columns, x and y change places. Units: the width of a hex.
std::shared_ptr<const app::board::BoardMap> hexes_of(const std::filesystem::path& folder) {
    const auto table = table_in(folder);
    if (!table) {
        return nullptr;
    }
    const auto& csv = table->csv;
    const double high = std::sqrt(3.0) / 2; // from row to row
    const auto point = [&](double x, double y) { return table->columns ? app::board::Point{y, x} : app::board::Point{x, y}; };
    int first_column = std::numeric_limits<int>::max();
    int first_row = first_column;
    for (std::size_t place = 0; place < csv.rows(); ++place) {
        first_column = std::min(first_column, csv.number(place, table->columns ? "row" : "column"));
        first_row = std::min(first_row, csv.number(place, table->columns ? "column" : "row"));
    }
    first_column = table->columns ? first_column - 1 : 0; // what begins at 0 is printed so
    first_row = table->columns ? first_row - 1 : 0;
    auto map = std::make_shared<app::board::BoardMap>();
    map->hexes.emplace();
    std::map<int, std::set<int>> land; // columns by row
    for (std::size_t place = 0; place < csv.rows(); ++place) {
        const int column = csv.number(place, table->columns ? "row" : "column");
        const int row = csv.number(place, table->columns ? "column" : "row");
        const double x = column - first_column + (row % 2 == 0 ? 0.0 : 0.5);
        const double y = (row - first_row) * high;
        const double corner = high * 2 / 3;
        map->spaces.push_back({.id = csv.at(place, table->hex),
                               .sea = false,
                               .rings = {{point(x, y - corner), point(x + 0.5, y - corner / 2), point(x + 0.5, y + corner / 2),
                                          point(x, y + corner), point(x - 0.5, y + corner / 2), point(x - 0.5, y - corner / 2)}},
                               .anchor = point(x, y),
                               .label = point(x, y),
                               .label_size = 0,
                               .label_lines = {},
                               .stacks = {},
                               .callout = {},
                               .bounds = {}});
        const auto end = point(x + 1, y + 1);
        map->width = std::max(map->width, end.x);
        map->height = std::max(map->height, end.y);
        if (csv.at(place, "terrain") != table->sea) {
            land[row].insert(column);
        }
    }
    for (const auto& [row, columns] : land) {
        const double shift = (row % 2 == 0 ? 0.0 : 0.5) - first_column;
        for (auto first = columns.begin(); first != columns.end();) {
            auto last = first;
            for (auto next = std::next(first); next != columns.end() && *next == *last + 1; ++next) {
                last = next;
            }
            const double left = *first + shift - 0.5;
            const double right = *last + shift + 0.5;
            const double top = (row - first_row) * high - high / 2;
            const double bottom = top + high * 1.02;
            map->decor.push_back(
                {.rings = {{point(left, top), point(right, top), point(right, bottom), point(left, bottom)}}, .bounds = {}});
            first = std::next(last);
        }
    }
    return map;
}

} // namespace

std::shared_ptr<const app::board::BoardMap> drawing_of(const std::string& game, const std::vector<core::Holding>& holdings) {
    std::vector<std::string> ids;
    for (const auto& holding : holdings) {
        ids.push_back(holding.space);
    }
    try {
        if (auto hexes = hexes_of(core::find_resources() / game); hexes && hexes->spaces.size() == holdings.size()) {
            return hexes;
        }
        return std::make_shared<const app::board::BoardMap>(app::board::read_map(core::find_resources() / game / "map.json", ids));
    } catch (const app::board::MapFault&) {
        return nullptr;
    }
}

double height_of(const BoardPicture& picture, double width) { return width * picture.map->height / picture.map->width + key_height; }

void draw(cairo_t* to, const BoardPicture& picture, double width) {
    const auto& map = *picture.map;
    const double scale = width / map.width;
    cairo_save(to);
    cairo_rectangle(to, 0, 0, width, map.height * scale);
    ink(to, sea);
    cairo_fill_preserve(to);
    cairo_clip(to);
    cairo_set_fill_rule(to, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_set_line_width(to, 0.3);
    for (const auto& each : map.decor) {
        trace(to, each.rings, scale);
        ink(to, map.hexes ? nobody : decor);
        cairo_fill(to);
    }
    for (std::size_t place = 0; place < map.spaces.size(); ++place) {
        const bool held = place < picture.fills.size() && picture.fills[place];
        if (map.spaces[place].sea || (map.hexes && !held)) {
            continue;
        }
        trace(to, map.spaces[place].rings, scale);
        ink(to, held ? *picture.fills[place] : nobody);
        cairo_fill_preserve(to);
        ink(to, border);
        cairo_stroke(to);
    }
    cairo_restore(to);
    auto* const layout = pango_cairo_create_layout(to);
    double x = 0;
    for (const auto& side : picture.sides) {
        ink(to, side.colour);
        cairo_rectangle(to, x, map.height * scale + 4, type, type);
        cairo_fill(to);
        set_words(layout, side.name, type, false);
        int taken = 0;
        int height = 0;
        pango_layout_get_pixel_size(layout, &taken, &height);
        ink(to, words);
        cairo_move_to(to, x + type + 3, map.height * scale + 4 + (type - height) / 2);
        pango_cairo_show_layout(to, layout);
        x += type + 11 + taken;
    }
    g_object_unref(layout);
}

std::string svg_of(const BoardPicture& picture, double width) {
    std::string text;
    auto* const surface = cairo_svg_surface_create_for_stream(append, &text, width, height_of(picture, width));
    auto* const to = cairo_create(surface);
    draw(to, picture, width);
    cairo_destroy(to);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
    return text;
}

} // namespace intendant::report

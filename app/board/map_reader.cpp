#include "app/board/map_reader.hpp"

#include "app/board/geometry.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <initializer_list>
#include <iterator>

namespace intendant::app::board {

MapFault::MapFault(core::Message why) : std::runtime_error(core::fill(why.id, why)), m_why(std::move(why)) {}

namespace {

using Json = nlohmann::json;

constexpr std::string_view form = "board-map/1";
constexpr std::size_t shortest_ring = 3;

/// Reads values out of one object of the file, and knows where it is.
class Reader {
public:
    Reader(const Json& object, std::string where) : m_object(object), m_where(std::move(where)) {
        if (!object.is_object()) {
            fail(INTENDANT_TR("{where}: an object is expected."));
        }
    }

    [[noreturn]] void fail(const char* sentence, std::string what = {}) const {
        throw MapFault({sentence, {{"where", m_where}, {"what", std::move(what)}}});
    }

    void knows_only(std::initializer_list<std::string_view> fields) const {
        for (const auto& [name, value] : m_object.items()) {
            if (std::ranges::find(fields, std::string_view{name}) == fields.end()) {
                fail(INTENDANT_TR("{where}: there is no field \"{what}\" in this form."), name);
            }
        }
    }

    bool has(const char* field) const { return m_object.contains(field); }

    const Json& at(const char* field) const {
        if (!has(field)) {
            fail(INTENDANT_TR("{where}: the field \"{what}\" is missing."), field);
        }
        return m_object.at(field);
    }

    std::string text(const char* field) const {
        const auto& value = at(field);
        if (!value.is_string()) {
            fail(INTENDANT_TR("{where}: \"{what}\" is no text."), field);
        }
        return value.get<std::string>();
    }

    double number(const Json& value, const char* field) const {
        if (!value.is_number() || !std::isfinite(value.get<double>())) {
            fail(INTENDANT_TR("{where}: a number is expected in \"{what}\"."), field);
        }
        return value.get<double>();
    }
    double number(const char* field) const { return number(at(field), field); }

    const Json& list(const Json& value, const char* field, std::optional<std::size_t> length = {}) const {
        if (!value.is_array() || (length && value.size() != *length)) {
            fail(INTENDANT_TR("{where}: \"{what}\" is no list of the right length."), field);
        }
        return value;
    }
    const Json& list(const char* field, std::optional<std::size_t> length = {}) const { return list(at(field), field, length); }

    Point point(const Json& value, const char* field) const {
        list(value, field, 2);
        return {number(value[0], field), number(value[1], field)};
    }
    Point point(const char* field) const { return point(at(field), field); }

    Box box(const char* field) const {
        const auto& value = list(field, 4);
        const Box result{number(value[0], field), number(value[1], field), number(value[2], field), number(value[3], field)};
        if (result.width <= 0 || result.height <= 0) {
            fail(INTENDANT_TR("{where}: the box \"{what}\" is empty."), field);
        }
        return result;
    }

    std::vector<Point> line(const Json& value, const char* field) const {
        std::vector<Point> points;
        for (const auto& each : list(value, field)) {
            points.push_back(point(each, field));
        }
        return points;
    }

    std::vector<Ring> rings(const char* field) const {
        std::vector<Ring> result;
        for (const auto& each : list(field)) {
            auto ring = line(each, field);
            if (ring.size() < shortest_ring) {
                fail(INTENDANT_TR("{where}: a polygon has fewer than three points."));
            }
            if (const auto where = crossing(ring)) {
                fail(INTENDANT_TR("{where}: a polygon crosses itself near {what}."),
                     std::to_string(std::lround(where->x)) + ", " + std::to_string(std::lround(where->y)));
            }
            result.push_back(std::move(ring));
        }
        if (result.empty()) {
            fail(INTENDANT_TR("{where}: there is no polygon."));
        }
        return result;
    }

private:
    const Json& m_object;
    std::string m_where;
};

Callout read_callout(const Json& json, const std::string& where) {
    const Reader in(json, where);
    in.knows_only({"box", "leader"});
    const auto& leader = in.list("leader", 2);
    return {in.box("box"), in.point(leader[0], "leader"), in.point(leader[1], "leader")};
}

MapSpace read_space(const Json& json, const std::string& name) {
    const auto id = Reader(json, name).text("id");
    const Reader in(json, name + ", " + id);
    in.knows_only({"id", "kind", "polygons", "anchor", "label", "label_size", "label_lines", "stack", "stack_box", "tight", "callout"});
    const auto kind = in.text("kind");
    if (kind != "land" && kind != "sea") {
        in.fail(INTENDANT_TR("{where}: \"{what}\" is neither land nor sea."), kind);
    }
    MapSpace space{.id = id,
                   .sea = kind == "sea",
                   .rings = in.rings("polygons"),
                   .anchor = in.point("anchor"),
                   .label = in.point("label"),
                   .label_size = in.number("label_size"),
                   .label_lines = {},
                   .stacks = in.box("stack_box"),
                   .callout = {},
                   .bounds = {}};
    space.bounds = bounds_of(space.rings);
    for (const auto& line : in.list("label_lines")) {
        if (!line.is_string()) {
            in.fail(INTENDANT_TR("{where}: \"{what}\" is no text."), "label_lines");
        }
        space.label_lines.push_back(line.get<std::string>());
    }
    if (in.has("callout")) {
        space.callout = read_callout(in.at("callout"), name + ", " + id + ", callout");
    }
    if (!inside(space.rings, space.anchor)) {
        in.fail(INTENDANT_TR("{where}: the anchor lies beside the space."));
    }
    return space;
}

MapLink read_link(const Json& json, const std::string& name) {
    const Reader in(json, name + ", links");
    in.knows_only({"a", "b", "style", "left", "right", "paths", "canal"});
    const auto style = in.text("style");
    MapLink link{.round_the_edge = style == "wrap", .paths = {}};
    if (!link.round_the_edge && style != "canal" && style != "dash") {
        in.fail(INTENDANT_TR("{where}: there is no style \"{what}\" of links."), style);
    }
    for (const auto& path : in.list("paths")) {
        link.paths.push_back(in.line(path, "paths"));
    }
    return link;
}

/// Puts the spaces into the game's order.
std::vector<MapSpace> in_order(std::vector<MapSpace> spaces, const Reader& in, const std::vector<std::string>& ids) {
    std::vector<MapSpace> result;
    for (const auto& id : ids) {
        const auto found = std::ranges::find(spaces, id, &MapSpace::id);
        if (found == spaces.end()) {
            in.fail(INTENDANT_TR("{where}: the space \"{what}\" is not drawn."), id);
        }
        result.push_back(std::move(*found));
        spaces.erase(found);
    }
    if (!spaces.empty()) {
        in.fail(INTENDANT_TR("{where}: the game has no space \"{what}\", or it is drawn twice."), spaces.front().id);
    }
    return result;
}

} // namespace

BoardMap parse_map(std::string_view json, std::string_view name, const std::vector<std::string>& ids) {
    const std::string where{name};
    const auto whole = Json::parse(json, nullptr, false);
    if (whole.is_discarded()) {
        throw MapFault({INTENDANT_TR("{where}: this is no JSON text."), {{"where", where}}});
    }
    const Reader in(whole, where);
    in.knows_only({"format", "game", "canvas", "wrap", "fill_rule", "source", "spaces", "decor", "links", "walls"});
    if (in.text("format") != form) {
        in.fail(INTENDANT_TR("{where}: the form \"{what}\" is not known."), in.text("format"));
    }
    const auto& canvas = in.list("canvas", 2);
    BoardMap map;
    map.width = in.number(canvas[0], "canvas");
    map.height = in.number(canvas[1], "canvas");
    if (map.width <= 0 || map.height <= 0) {
        in.fail(INTENDANT_TR("{where}: the box \"{what}\" is empty."), "canvas");
    }
    map.wraps = in.at("wrap") == true;
    for (const auto& space : in.list("spaces")) {
        map.spaces.push_back(read_space(space, where));
    }
    map.spaces = in_order(std::move(map.spaces), in, ids);
    for (const auto& each : in.list("decor")) {
        const Reader decor(each, where + ", decor");
        decor.knows_only({"id", "polygons"});
        auto rings = decor.rings("polygons");
        const auto bounds = bounds_of(rings);
        map.decor.push_back({std::move(rings), bounds});
    }
    for (const auto& link : in.list("links")) {
        map.links.push_back(read_link(link, where));
    }
    return map;
}

BoardMap read_map(const std::filesystem::path& file, const std::vector<std::string>& ids) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        throw MapFault({INTENDANT_TR("{where} cannot be read."), {{"where", file.string()}}});
    }
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return parse_map(text, file.filename().string(), ids);
}

} // namespace intendant::app::board

#include "app/board/hex_map.hpp"

#include "app/board/geometry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace intendant::app::board {

namespace {

/// Units: of the drawing. A hex is as wide as a counter is at ordinary size, with room around it.
constexpr double hex_width = 54;
const double side_length = hex_width / std::sqrt(3.0);
/// Around the outermost hexes.
constexpr double rim = 40;

/// Corners of neighbours are the same to the last bit.
double snapped(double value) {
    constexpr double parts = 64;
    return std::round(value * side_length * parts) / parts;
}

Point point_of(hex::Point point) { return {snapped(point.x), snapped(point.y)}; }

Ring ring_of(hex::Layout layout, hex::Place place) {
    Ring ring;
    for (const auto& corner : hex::corners(layout, place)) {
        ring.push_back(point_of(corner));
    }
    return ring;
}

Point between(Point a, Point b, double share = 0.5) { return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}; }

/// A number from -1 to 1 that depends on the point alone.
double chance_at(Point point, unsigned salt) {
    auto seed = static_cast<std::uint32_t>(static_cast<std::int64_t>(point.x * 64) * 73'856'093) ^
                static_cast<std::uint32_t>(static_cast<std::int64_t>(point.y * 64) * 19'349'663) ^ (salt * 83'492'791U);
    seed ^= seed >> 13U;
    seed *= 0x5bd1'e995U;
    seed ^= seed >> 15U;
    constexpr double span = 32'768;
    return static_cast<double>(seed % 65'536U) / span - 1;
}

/// Rounds the corners: a curve through the middles of the sides.
Ring rounded(const Ring& corners) {
    Ring ring;
    constexpr int steps = 3;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto& corner = corners[i];
        const auto before = between(corners[(i + corners.size() - 1) % corners.size()], corner);
        const auto after = between(corner, corners[(i + 1) % corners.size()]);
        for (int step = 0; step < steps; ++step) {
            const double share = static_cast<double>(step) / steps;
            ring.push_back(between(between(before, corner, share), between(corner, after, share), share));
        }
    }
    return ring;
}

Ring evened(Ring ring, int times, double waver) {
    for (int time = 0; time < times; ++time) {
        Ring next;
        next.reserve(ring.size());
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const auto around = between(ring[(i + ring.size() - 1) % ring.size()], ring[(i + 1) % ring.size()]);
            next.push_back(between(ring[i], around));
        }
        ring = std::move(next);
    }
    for (auto& point : ring) {
        point = {point.x + waver * chance_at(point, 1), point.y + waver * chance_at(point, 2)};
    }
    return ring;
}

/// The land that is seen: that of the map, and what lies beyond it where it does not end beside sea.
class Land {
public:
    explicit Land(const HexDrawing& drawing) : m_drawing(drawing), m_first(drawing.grid.place(hex::HexId{0})), m_last(m_first) {
        for (std::uint16_t i = 0; i < drawing.grid.size(); ++i) {
            const auto place = drawing.grid.place({i});
            m_first = {std::min(m_first.column, place.column), std::min(m_first.row, place.row)};
            m_last = {std::max(m_last.column, place.column), std::max(m_last.row, place.row)};
        }
        flood();
    }

    std::vector<hex::Place> places() const {
        constexpr int beyond = 3;
        std::vector<hex::Place> land;
        for (int row = m_first.row - beyond; row <= m_last.row + beyond; ++row) {
            for (int column = m_first.column - beyond; column <= m_last.column + beyond; ++column) {
                const hex::Place inside{std::clamp(column, m_first.column, m_last.column), std::clamp(row, m_first.row, m_last.row)};
                if (m_drawing.islands ? !within({column, row}) || !sea({column, row}) : !sea(inside)) {
                    land.push_back({column, row});
                }
            }
        }
        return land;
    }
    /// What is neither sea nor beyond the map.
    std::vector<hex::Place> dry() const {
        std::vector<hex::Place> land;
        for (std::uint16_t i = 0; i < m_drawing.grid.size(); ++i) {
            if (const auto ground = m_drawing.ground[hex::HexId{i}]; ground != Ground::Sea && ground != Ground::Beyond) {
                land.push_back(m_drawing.grid.place({i}));
            }
        }
        return land;
    }

private:
    bool within(hex::Place place) const {
        return place.column >= m_first.column && place.column <= m_last.column && place.row >= m_first.row && place.row <= m_last.row;
    }
    bool sea(hex::Place place) const {
        const auto hex = m_drawing.grid.at(place);
        return hex ? m_drawing.ground[*hex] == Ground::Sea : m_open_sea.contains(place);
    }
    /// From the sea of the map over what is no hex of it.
    void flood() {
        std::vector<hex::Place> waiting;
        for (std::uint16_t i = 0; i < m_drawing.grid.size(); ++i) {
            if (m_drawing.ground[hex::HexId{i}] == Ground::Sea) {
                waiting.push_back(m_drawing.grid.place({i}));
            }
        }
        while (!waiting.empty()) {
            const auto here = waiting.back();
            waiting.pop_back();
            for (const auto direction : hex::directions) {
                const auto next = hex::neighbour(m_drawing.grid.layout(), here, direction);
                if (within(next) && !m_drawing.grid.at(next) && m_open_sea.insert(next).second) {
                    waiting.push_back(next);
                }
            }
        }
    }

    const HexDrawing& m_drawing;
    hex::Place m_first;
    hex::Place m_last;
    std::set<hex::Place> m_open_sea;
};

Track track_of(const HexDrawing& drawing, const HexDrawing::Road& road) {
    std::vector<Point> middles;
    for (const auto hex : road.hexes) {
        middles.push_back(point_of(drawing.grid.centre(hex)));
    }
    if (road.short_end && middles.size() > 1) {
        constexpr double most = 0.7;
        middles.back() = between(middles[middles.size() - 2], middles.back(), most);
    }
    Track track;
    constexpr int steps = 8;
    track.points.push_back(middles.front());
    for (std::size_t i = 1; i + 1 < middles.size(); ++i) {
        const auto before = between(middles[i - 1], middles[i]);
        const auto after = between(middles[i], middles[i + 1]);
        for (int step = 0; step <= steps; ++step) {
            const double share = static_cast<double>(step) / steps;
            track.points.push_back(between(between(before, middles[i], share), between(middles[i], after, share), share));
        }
    }
    track.points.push_back(middles.back());
    track.bounds = bounds_of({track.points});
    return track;
}

Patch patch_of(Ground ground, hex::Layout layout, const std::vector<hex::Place>& places, int times, double waver) {
    Patch patch{.ground = ground, .rings = smooth_outline(layout, places, times, waver), .bounds = {}};
    patch.bounds = bounds_of(patch.rings);
    return patch;
}

/// What lies beyond the map goes on as far as anybody sees.
void go_on_beyond(Patch& land, const Box& map) {
    constexpr double far = 20'000;
    for (auto& ring : land.rings) {
        for (auto& point : ring) {
            point.x += point.x < map.x - hex_width ? -far : point.x > map.x + map.width + hex_width ? far : 0;
            point.y += point.y < map.y - hex_width ? -far : point.y > map.y + map.height + hex_width ? far : 0;
        }
    }
    land.bounds = bounds_of(land.rings);
}

/// So that the whole board begins at the origin.
void shift(BoardMap& map, Point by) {
    const auto move = [by](Point& point) { point = {point.x - by.x, point.y - by.y}; };
    const auto move_box = [by](Box& box) {
        box.x -= by.x;
        box.y -= by.y;
    };
    for (auto& space : map.spaces) {
        std::ranges::for_each(space.rings.front(), move);
        move(space.anchor);
        move(space.label);
        move_box(space.stacks);
        move_box(space.bounds);
    }
    for (auto& patch : map.hexes->patches) {
        for (auto& ring : patch.rings) {
            std::ranges::for_each(ring, move);
        }
        move_box(patch.bounds);
    }
    for (auto& road : map.hexes->roads) {
        std::ranges::for_each(road.points, move);
        move_box(road.bounds);
    }
    for (auto* const sides : {&map.hexes->walls, &map.hexes->straits, &map.hexes->channels}) {
        for (auto& side : *sides) {
            move(side.a);
            move(side.b);
        }
    }
}

/// A map of islands has much in a hex: counters leave room for signs above and for a name below.
MapSpace space_of(const HexDrawing& drawing, hex::HexId hex) {
    const auto& grid = drawing.grid;
    const auto middle = point_of(grid.centre(hex));
    const double counter = drawing.islands ? 32 : 40;
    const auto ground = drawing.ground[hex];
    MapSpace space{.id = grid.label(hex),
                   .sea = ground == Ground::Sea || ground == Ground::Beyond,
                   .rings = {ring_of(grid.layout(), grid.place(hex))},
                   .anchor = middle,
                   .label = {middle.x, middle.y - side_length * 1.05},
                   .label_size = 15,
                   .label_lines = {},
                   .stacks = {middle.x - counter / 2, middle.y - counter / 2, counter, counter},
                   .callout = {},
                   .bounds = {}};
    if (drawing.islands) {
        space.label = {middle.x, middle.y + side_length * 0.71};
        space.label_size = 11;
    }
    space.bounds = bounds_of(space.rings);
    return space;
}

/// Its name at the top, its counters below.
MapSpace space_of(const HexDrawing& drawing, const HexDrawing::Box& box) {
    const auto first = point_of(drawing.grid.centre(box.first));
    const auto last = point_of(drawing.grid.centre(box.last));
    const Box around{first.x, first.y, last.x - first.x, last.y - first.y};
    constexpr double head = 26;
    constexpr double edge = 6;
    return {.id = box.id,
            .sea = false,
            .rings = {Ring{first, {last.x, first.y}, last, {first.x, last.y}}},
            .anchor = around.centre(),
            .label = {around.centre().x, around.y + head / 2},
            .label_size = 15,
            .label_lines = {},
            .stacks = {around.x + edge, around.y + head, around.width - 2 * edge, around.height - head - edge},
            .callout = {},
            .bounds = around};
}

/// The ground of each kind, with its border; what is beyond the map lies below the land.
std::vector<Patch> patches_of(const HexDrawing& drawing) {
    const auto& layout = drawing.grid.layout();
    constexpr double wave = 3;
    const Land land(drawing);
    std::vector<Patch> patches;
    if (drawing.islands) {
        patches.push_back(patch_of(Ground::Beyond, layout, land.places(), 0, wave));
        patches.push_back(patch_of(drawing.land, layout, land.dry(), 0, wave));
    } else {
        patches.push_back(patch_of(drawing.land, layout, land.places(), 2, wave));
    }
    for (const auto ground : {Ground::Rough, Ground::HalfSunken, Ground::Sunken, Ground::Plain, Ground::Mixed, Ground::Jungle,
                              Ground::Mountain, Ground::Atoll}) {
        std::vector<hex::Place> places;
        for (std::uint16_t i = 0; i < drawing.grid.size(); ++i) {
            const auto here = drawing.ground[hex::HexId{i}];
            if (here == ground || (ground == Ground::HalfSunken && here == Ground::Sunken)) { // the floor lies within its edge
                places.push_back(drawing.grid.place({i}));
            }
        }
        if (ground != drawing.land && !places.empty()) {
            patches.push_back(patch_of(ground, layout, places, drawing.islands ? 0 : 1, wave));
        }
    }
    return patches;
}

std::vector<Wall> walls_of(const hex::Grid& grid, const HexDrawing::Sides& sides) {
    std::vector<Wall> walls;
    for (const auto& [a, b] : sides) {
        const auto& around = grid.around(a);
        const auto side = std::ranges::find(around, b, &hex::Beside::hex);
        const auto direction = static_cast<std::size_t>(side - around.begin());
        const auto ring = ring_of(grid.layout(), grid.place(a));
        walls.push_back({ring[direction], ring[(direction + 1) % ring.size()]});
    }
    return walls;
}

} // namespace

std::vector<Ring> smooth_outline(hex::Layout layout, const std::vector<hex::Place>& hexes, int times, double waver) {
    const std::set<hex::Place> all(hexes.begin(), hexes.end());
    // Three hexes meet in a corner, so that one line at most goes on from it.
    std::map<Point, Point, ByPlace> next;
    for (const auto place : all) {
        const auto ring = ring_of(layout, place);
        for (const auto direction : hex::directions) {
            if (!all.contains(hex::neighbour(layout, place, direction))) {
                next.insert({ring[direction], ring[(direction + 1U) % ring.size()]});
            }
        }
    }
    std::vector<Ring> rings;
    while (!next.empty()) {
        Ring corners;
        for (auto at = next.begin(); at != next.end(); at = next.find(corners.back())) {
            if (corners.empty()) {
                corners.push_back(at->first);
            }
            corners.push_back(at->second);
            next.erase(at);
        }
        corners.pop_back(); // the first again
        rings.push_back(rounded(evened(std::move(corners), times, waver)));
    }
    return rings;
}

BoardMap board_of(const HexDrawing& drawing) {
    BoardMap map;
    map.hexes = HexFace{.side = side_length, .grounds = {}, .sites = {}, .patches = patches_of(drawing), .roads = {}, .walls = {}};
    auto& face = *map.hexes;
    const auto& grid = drawing.grid;
    for (std::uint16_t i = 0; i < grid.size(); ++i) {
        map.spaces.push_back(space_of(drawing, hex::HexId{i}));
        face.grounds.push_back(drawing.ground[hex::HexId{i}]);
    }
    for (const auto& box : drawing.boxes) {
        map.spaces.push_back(space_of(drawing, box));
        face.grounds.push_back(Ground::Beyond);
    }
    face.land = drawing.land;
    face.hexes = grid.size();
    face.crowded = drawing.islands;
    face.sites.assign(map.spaces.size(), Site::None);
    face.signs.resize(map.spaces.size());
    for (const auto& place : drawing.places) {
        map.spaces[place.hex.index].label_lines = {place.name};
        face.sites[place.hex.index] = place.site;
        face.signs[place.hex.index] = place.signs;
        if (place.site == Site::Village && !drawing.islands) { // below: larger places have their names above
            map.spaces[place.hex.index].label.y += 2.1 * side_length;
        }
    }
    for (const auto& road : drawing.roads) {
        face.roads.push_back(track_of(drawing, road));
    }
    face.walls = walls_of(grid, drawing.walls);
    face.straits = walls_of(grid, drawing.straits);
    face.channels = walls_of(grid, drawing.channels);
    std::vector<Ring> all;
    for (const auto& space : map.spaces) {
        all.push_back(space.rings.front());
    }
    const auto bounds = bounds_of(all);
    go_on_beyond(face.patches.front(), bounds);
    map.width = bounds.width + 2 * rim;
    map.height = bounds.height + 2 * rim;
    shift(map, {bounds.x - rim, bounds.y - rim});
    return map;
}

Connections connections_of(const hex::Grid& grid) {
    Connections connections(grid.size());
    const bool rows = grid.layout().orientation == hex::Orientation::PointyTop;
    for (std::uint16_t i = 0; i < grid.size(); ++i) {
        const auto place = grid.place({i});
        const bool odd = ((rows ? place.row : place.column) & 1) != 0;
        const auto& around = grid.around({i});
        // Of two that lie as well in a direction the first is taken.
        constexpr std::array<hex::Direction, 6> right_first{0, 5, 2, 3, 1, 4};
        constexpr std::array<hex::Direction, 6> left_first{5, 0, 3, 2, 1, 4};
        constexpr std::array<hex::Direction, 6> upper_first{1, 5, 2, 4, 0, 3};
        constexpr std::array<hex::Direction, 6> lower_first{2, 4, 1, 5, 0, 3};
        // The line that is shifted lies half a hex to the right, or down: the way back leads to the left, or up.
        for (const auto direction : rows ? (odd ? left_first : right_first) : odd ? upper_first : lower_first) {
            if (around[direction].there()) {
                connections[i].push_back(around[direction].hex.index);
            }
        }
    }
    return connections;
}

} // namespace intendant::app::board

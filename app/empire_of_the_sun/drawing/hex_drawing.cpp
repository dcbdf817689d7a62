#include "app/empire_of_the_sun/drawing/hex_drawing.hpp"

#include "app/board/hex_roads.hpp"

#include <string>
#include <utility>
#include <vector>

namespace intendant::app::es {

using namespace empire_of_the_sun;

namespace {

board::Ground ground_of(Terrain terrain) {
    switch (terrain) {
    case Terrain::Atoll:
        return board::Ground::Atoll;
    case Terrain::Open:
        return board::Ground::Plain;
    case Terrain::Jungle:
        return board::Ground::Jungle;
    case Terrain::Mixed:
        return board::Ground::Mixed;
    case Terrain::Mountain:
        return board::Ground::Mountain;
    case Terrain::Ocean:
        break;
    }
    return board::Ground::Sea;
}

/// What is neither land nor water that ships come to is no part of the map.
void lay_ground(board::HexDrawing& drawing, const Map& map) {
    const auto sea = sea_of_ships(map);
    for (std::uint16_t i = 0; i < map.grid().size(); ++i) {
        const HexId hex{i};
        const auto* const land = map.land(hex);
        drawing.ground[hex] = land != nullptr ? ground_of(land->terrain) : sea[hex] != 0 ? board::Ground::Sea : board::Ground::Beyond;
    }
}

void add_places(board::HexDrawing& drawing, const Tables& tables) {
    const std::string folder = "empire_of_the_sun/";
    for (const auto& each : tables.map_hexes) {
        board::HexDrawing::Place place{
            .hex = each.hex, .name = each.name, .site = each.city == City::None ? board::Site::None : board::Site::Village};
        for (const auto& [there, sign] : {std::pair{each.port, "port"}, {each.airfield, "airfield"}, {each.resource, "resource"}}) {
            if (there) {
                place.signs.push_back(folder + sign);
            }
        }
        drawing.places.push_back(std::move(place));
    }
}

/// Rule: ES-GEN-16, ES-LND-1, ES-NAV-1.
void add_sides(board::HexDrawing& drawing, const Map& map) {
    const auto& grid = map.grid();
    board::HexDrawing::Sides roads;
    for (std::uint16_t i = 0; i < grid.size(); ++i) {
        const HexId hex{i};
        for (const auto& beside : grid.around(hex)) {
            if (!beside.there() || beside.hex < hex) {
                continue;
            }
            const auto& side = map.side(beside.side);
            const bool both_land = map.ground(hex) && map.ground(beside.hex);
            if (side.road) {
                roads.emplace_back(hex, beside.hex);
            }
            if (both_land && side.water) {
                (side.land ? drawing.channels : drawing.straits).emplace_back(hex, beside.hex);
            }
            if (side.closed() && drawing.ground[hex] != board::Ground::Beyond && drawing.ground[beside.hex] != board::Ground::Beyond) {
                drawing.walls.emplace_back(hex, beside.hex);
            }
        }
    }
    drawing.roads = board::roads_of(roads);
}

} // namespace

board::HexDrawing drawing_of(const Tables& tables) {
    const auto& map = *tables.map;
    board::HexDrawing drawing{.grid = map.grid(), .ground = {map.grid().size(), board::Ground::Sea}};
    drawing.islands = true;
    drawing.land = board::Ground::Mixed;
    lay_ground(drawing, map);
    add_places(drawing, tables);
    add_sides(drawing, map);
    // Where the map is empty: north of China, and in the corner of the Indian Ocean.
    constexpr std::array<std::pair<const char*, const char*>, side_boxes.size()> corners{
        {{"2400", "3003"}, {"1014", "1518"}, {"1020", "1726"}}};
    for (std::size_t i = 0; i < side_boxes.size(); ++i) {
        drawing.boxes.push_back(
            {std::string{id_of(side_boxes.at(i))}, map.find(corners.at(i).first).value(), map.find(corners.at(i).second).value()});
    }
    return drawing;
}

board::BoardMap board_of_tables(const Tables& tables) {
    auto drawing = drawing_of(tables);
    drawing.boxes.clear();
    return board::board_of(drawing);
}

} // namespace intendant::app::es

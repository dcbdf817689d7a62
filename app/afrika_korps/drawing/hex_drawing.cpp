#include "app/afrika_korps/drawing/hex_drawing.hpp"

#include "app/board/hex_roads.hpp"

namespace intendant::app::ak {

using namespace afrika_korps;

namespace {

board::Ground ground_of(Terrain terrain) {
    switch (terrain) {
    case Terrain::Clear:
    case Terrain::Fortress:
    case Terrain::HomeBase:
        return board::Ground::Open;
    case Terrain::Escarpment:
        return board::Ground::Rough;
    case Terrain::DepressionEdge:
        return board::Ground::HalfSunken;
    case Terrain::Depression:
        return board::Ground::Sunken;
    case Terrain::Sea:
        return board::Ground::Sea;
    }
    return board::Ground::Open;
}

/// Rule: AK-MOV-9.
std::optional<board::RoadsApart> roads_apart(const Tables& tables) {
    const auto crossing = tables.find("I26");
    const auto north = tables.find("H26");
    return crossing && north ? std::optional{board::RoadsApart{*crossing, *north}} : std::nullopt;
}

} // namespace

board::HexDrawing drawing_of(const Tables& tables) {
    const auto& map = *tables.map;
    board::HexDrawing drawing{.grid = map.grid(), .ground = {map.grid().size(), board::Ground::Open}};
    for (std::uint16_t i = 0; i < map.grid().size(); ++i) {
        const HexId hex{i};
        const auto terrain = map.terrain(hex);
        drawing.ground[hex] = ground_of(terrain);
        if (!map.name(hex).empty() || terrain == Terrain::Fortress || terrain == Terrain::HomeBase) {
            drawing.places.push_back({.hex = hex,
                                      .name = map.name(hex),
                                      .site = terrain == Terrain::Fortress   ? board::Site::Fortress
                                              : terrain == Terrain::HomeBase ? board::Site::Base
                                                                             : board::Site::Village});
        }
    }
    std::vector<std::pair<HexId, HexId>> road;
    for (const auto& [side, kind] : tables.hexsides) {
        (kind == HexsideKind::Road ? road : drawing.walls).push_back(side);
    }
    drawing.roads = board::roads_of(road, roads_apart(tables));
    return drawing;
}

board::BoardMap board_of_tables(const Tables& tables) { return board::board_of(drawing_of(tables)); }

} // namespace intendant::app::ak

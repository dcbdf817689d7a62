#include "model/empire_of_the_sun/board.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

/// Rule: ES-GEN-17.
Side start_controller(const Tables& tables, const MapHex& hex) {
    return std::ranges::find(tables.empire_regions, hex.region) != tables.empire_regions.end() ? Side::Japan : Side::Allies;
}

} // namespace

bool in_area(const Tables& tables, const MapHex& hex, Area area) {
    return std::ranges::find(tables.area_regions, std::pair{area, hex.region}) != tables.area_regions.end();
}

bool always_allied(const Map& map, HexId hex) {
    const auto kunming = map.find("2407");
    return kunming && map.distance(*kunming, hex) <= 1;
}

std::vector<HexId> garrisons_of(const Tables& tables, const hex::PerHex<Side>& control, int divisions, const std::vector<HexId>& fallen) {
    std::vector<HexId> found;
    for (const auto& hex : tables.map_hexes) {
        const bool stands =
            (hex.city == City::Chinese && divisions > 0) || (hex.city == City::Japanese && !std::ranges::binary_search(fallen, hex.hex));
        if (stands && control[hex.hex] == Side::Japan) {
            found.push_back(hex.hex);
        }
    }
    std::ranges::sort(found);
    return found;
}

Board board_of(const Tables& tables, Setup setup) {
    const auto& map = *tables.map;
    const auto& table = tables[setup];
    Board board{
        .units = {}, .control = {map.grid().size(), Side::Allies}, .hump = table.markers.hump, .kwai_bridge = table.markers.kwai_bridge};
    for (const auto& unit : tables.units) {
        Station station{.place = {.kind = PlaceKind::ByCard}, .step = unit.start_step};
        if (unit.entry == Entry::Turn) {
            station.place = {.kind = PlaceKind::TurnTrack, .hex = {}, .turn = unit.entry_turn};
        }
        if (setup != Setup::Campaign && unit.listed[static_cast<std::size_t>(setup)]->kind == PlaceKind::TurnTrack) {
            station.place = *unit.listed[static_cast<std::size_t>(setup)];
        }
        board.units.push_back(station);
    }
    for (const auto& placement : table.placements) {
        board[placement.unit] = {.place = placement.place, .step = placement.step};
    }
    for (const auto& hex : tables.map_hexes) {
        board.control[hex.hex] = start_controller(tables, hex);
        for (const auto area : table.markers.surrendered) {
            if (in_area(tables, hex, area)) {
                board.control[hex.hex] = Side::Japan;
            }
        }
        if (in_area(tables, hex, Area::Mandates)) {
            board.control[hex.hex] = table.markers.mandates;
        }
    }
    for (const auto& [hex, side] : table.control) {
        board.control[tables.meant(hex, false)] = side;
    }
    for (std::size_t i = 0; i < board.units.size(); ++i) { // who stands there holds it
        const auto& unit = tables.units[i];
        if (board.units[i].on_map() && (unit.kind == UnitKind::Ground || unit.kind == UnitKind::Air)) {
            board.control[board.units[i].place.hex] = unit.side;
        }
    }
    for (const auto& hex : tables.map_hexes) {
        if (always_allied(map, hex.hex)) {
            board.control[hex.hex] = Side::Allies;
        }
    }
    board.garrisons = garrisons_of(tables, board.control, table.markers.china_divisions, {});
    return board;
}

std::vector<UnitId> units_on_map(const Tables& tables, const Board& board, Side side) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < board.units.size(); ++i) {
        if (tables.units[i].side == side && board.units[i].on_map()) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return found;
}

bool holds(const Map& map, const Unit& unit, HexId hex) {
    switch (unit.kind) {
    case UnitKind::Air:
        return map.airfield(hex);
    case UnitKind::Ground:
        return map.ground(hex);
    case UnitKind::Naval:
    case UnitKind::Hq:
        return map.port(hex);
    }
    return false;
}

} // namespace intendant::empire_of_the_sun

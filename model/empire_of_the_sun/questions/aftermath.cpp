#include "model/empire_of_the_sun/questions/aftermath.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

bool stands_there(const Tables& tables, const Board& board, Side side, HexId hex) {
    return std::ranges::any_of(units_on_map(tables, board, side), [&](UnitId unit) { return board[unit].place.hex == hex; });
}

/// What holds a hex against a retreat into a friendly place: ships before a port do not, as Singapore shows in the example (19.0).
bool held_there(const Tables& tables, const Board& board, Side side, HexId hex) {
    return std::ranges::any_of(units_on_map(tables, board, side),
                               [&](UnitId unit) { return board[unit].place.hex == hex && tables[unit].kind != UnitKind::Naval; });
}

} // namespace

Retreat reaction_retreat(const Tables& tables, const Board& board, HexId battle, Side reaction, const std::vector<HexId>& came_by) {
    const auto& map = *tables.map;
    Retreat found{.hexes = {}, .named = false};
    if (const auto* here = map.land(battle); here == nullptr || here->island) {
        return found; // an island of one hex
    }
    std::vector<HexId> others;
    for (const auto& beside : map.grid().around(battle)) {
        if (!beside.there() || !map.side(beside.side).land || !map.ground(beside.hex) ||
            std::ranges::find(came_by, beside.hex) != came_by.end()) {
            continue;
        }
        const bool friendly = board.control[beside.hex] == reaction && !map.land(beside.hex)->name.empty();
        if (friendly && !held_there(tables, board, enemy_of(reaction), beside.hex)) {
            found.hexes.push_back(beside.hex);
        } else if (!stands_there(tables, board, enemy_of(reaction), beside.hex)) {
            others.push_back(beside.hex);
        }
    }
    found.named = !found.hexes.empty();
    if (!found.named) {
        found.hexes = std::move(others);
    }
    return found;
}

std::vector<HexId> emergency_ports(const Tables& tables, const Board& board, Side side, HexId from) {
    std::vector<HexId> found;
    for (const auto& hex : tables.map_hexes) {
        if (hex.port && hex.hex != from && board.control[hex.hex] == side &&
            tables.map->distance(from, hex.hex) <= tables.limit("emergency_naval_range")) {
            found.push_back(hex.hex);
        }
    }
    return found;
}

std::vector<HexId> emergency_airfields(const Tables& tables, const Board& board, UnitId id) {
    const auto& unit = tables[id];
    const auto from = board[id].place.hex;
    std::vector<HexId> found;
    for (const auto& hex : tables.map_hexes) {
        // Nobody ends a move at the ferry, which is sea.
        if (hex.airfield && hex.terrain != Terrain::Ocean && hex.hex != from && board.control[hex.hex] == unit.side &&
            tables.map->distance(from, hex.hex) <= std::max(unit.range, unit.extended_range)) {
            found.push_back(hex.hex);
        }
    }
    return found;
}

Attrition attrition(const Tables& tables, const Board& board, UnitId id, bool supplied) {
    const auto& unit = tables[id];
    const auto& station = board[id];
    if (supplied || !station.on_map() || (unit.kind != UnitKind::Ground && unit.kind != UnitKind::Air)) {
        return Attrition::None;
    }
    if (station.step == Step::Full && !unit.one_step()) {
        return Attrition::Reduced;
    }
    for (const auto each : units_on_map(tables, board, unit.side)) {
        if (tables[each].hq() && tables.map->distance(board[each].place.hex, station.place.hex) <= tables[each].hq_range) {
            return Attrition::Stays;
        }
    }
    return Attrition::Eliminated;
}

} // namespace intendant::empire_of_the_sun

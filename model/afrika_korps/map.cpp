#include "model/afrika_korps/map.hpp"

#include "model/afrika_korps/hex_label.hpp"

#include <cassert>

namespace intendant::afrika_korps {

namespace {

std::vector<hex::Spot> spots(const Tables& tables) {
    std::vector<hex::Spot> found;
    found.reserve(tables.hexes.size());
    for (const auto& each : tables.hexes) {
        found.push_back({.label = each.id, .place = {.column = each.column, .row = each.row}});
    }
    return found;
}

} // namespace

Map::Map(const Tables& tables)
    : m_grid(map_layout, spots(tables)), m_terrain(m_grid.size(), Terrain::Clear), m_names(m_grid.size(), {}),
      m_sides(m_grid.sides(), std::nullopt) {
    for (std::size_t i = 0; i < tables.hexes.size(); ++i) {
        const HexId id{static_cast<std::uint16_t>(i)};
        m_terrain[id] = tables.hexes[i].terrain;
        m_names[id] = tables.hexes[i].name;
    }
    for (const auto& [ends, kind] : tables.hexsides) {
        const auto side = m_grid.side_between(ends.first, ends.second);
        assert(side); // read_hexsides
        m_sides[*side] = kind;
    }
}

} // namespace intendant::afrika_korps

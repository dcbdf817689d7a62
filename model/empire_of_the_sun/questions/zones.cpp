#include "model/empire_of_the_sun/questions/zones.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

void Zones::fill(const Tables& tables, const Board& board, const std::function<bool(UnitId)>& has_zone) {
    m_map = tables.map.get();
    m_radius = tables.limit("air_zoi_radius");
    const auto& grid = m_map->grid();
    for (const auto side : all_sides) {
        m_covered[index(side)] = {grid.size(), 0};
        m_neutralising[index(side)] = {grid.size(), 0};
        m_sources[index(side)].clear();
    }
    for (std::size_t i = 0; i < board.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& unit = tables[id];
        const auto& station = board[id];
        if (!unit.zone() || !station.on_map() || !has_zone(id)) {
            continue;
        }
        auto& covered = m_covered[index(unit.side)];
        auto& neutralising = m_neutralising[index(unit.side)];
        grid.each_within(station.place.hex, m_radius, [&](HexId hex) {
            covered[hex] = 1;
            neutralising[hex] = unit.bomber() ? neutralising[hex] : std::uint8_t{1};
        });
        m_sources[index(unit.side)].push_back({id, station.place.hex});
    }
}

hex::PerHex<char> Zones::hostile_hexes(Side side) const {
    hex::PerHex<char> found(m_map->grid().size(), 0);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        found[hex] = hostile(side, hex) ? 1 : 0;
    }
    return found;
}

std::vector<UnitId> Zones::covering(Side by, HexId hex) const {
    std::vector<UnitId> found;
    for (const auto& source : m_sources[index(by)]) {
        if (m_map->distance(source.hex, hex) <= m_radius) {
            found.push_back(source.unit);
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun

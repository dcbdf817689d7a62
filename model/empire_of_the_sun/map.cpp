#include "model/empire_of_the_sun/map.hpp"

namespace intendant::empire_of_the_sun {

hex::Grid printed_grid() {
    std::vector<hex::Spot> spots;
    for (int column = first_column; column <= last_column; ++column) {
        for (int row = 0; row <= last_row; ++row) {
            spots.push_back({.label = std::to_string(100 * column + row), .place = {.column = column, .row = row}});
        }
    }
    return {map_layout, spots};
}

Map::Map(hex::Grid grid, const std::vector<MapHex>& hexes, hex::PerSide<HexSide> sides)
    : m_grid(std::move(grid)), m_hexes(hexes), m_facts(m_grid.size(), -1), m_ports(m_grid.size(), 0), m_airfields(m_grid.size(), 0),
      m_ground(m_grid.size(), 0), m_coastal(m_grid.size(), 0), m_sides(std::move(sides)) {
    for (std::size_t i = 0; i < m_hexes.size(); ++i) {
        const auto& each = m_hexes[i];
        m_facts[each.hex] = static_cast<int>(i);
        m_ports[each.hex] = each.port ? 1 : 0;
        m_airfields[each.hex] = each.airfield ? 1 : 0;
        m_ground[each.hex] = each.terrain == Terrain::Ocean ? 0 : 1;
        for (const auto direction : hex::directions) {
            if (m_ground[each.hex] != 0 && m_sides[m_grid.side(each.hex, direction)].water) {
                m_coastal[each.hex] = 1;
            }
        }
        if (each.city == City::Japanese) {
            m_home.push_back(each.hex);
        }
    }
    for (std::size_t i = 0; i < m_grid.size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        const auto place = m_grid.place(hex);
        if (place.column == first_column || place.column == last_column || place.row == last_row) {
            m_edge.push_back(hex);
        }
    }
}

std::string Map::name(HexId hex) const {
    const auto* here = land(hex);
    return here == nullptr || here->name.empty() ? label(hex) : here->name;
}

hex::PerHex<char> sea_of_ships(const Map& map) {
    hex::PerHex<char> seen(map.grid().size(), 0);
    std::vector<HexId> largest;
    for (std::uint16_t i = 0; i < seen.size(); ++i) {
        const HexId hex{i};
        if (map.land(hex) != nullptr || seen[hex] != 0) {
            continue;
        }
        std::vector<HexId> water{hex};
        seen[hex] = 1;
        for (std::size_t next = 0; next < water.size(); ++next) {
            for (const auto& beside : map.grid().around(water[next])) {
                if (beside.there() && map.side(beside.side).water && seen[beside.hex] == 0) {
                    seen[beside.hex] = 1;
                    water.push_back(beside.hex);
                }
            }
        }
        if (water.size() > largest.size()) {
            largest = std::move(water);
        }
    }
    hex::PerHex<char> sea(map.grid().size(), 0);
    for (const auto hex : largest) {
        sea[hex] = 1;
    }
    return sea;
}

} // namespace intendant::empire_of_the_sun

#pragma once

#include "model/empire_of_the_sun/tables.hpp"
#include "model/hex/grid.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace intendant::empire_of_the_sun {

inline constexpr hex::Layout map_layout{.orientation = hex::Orientation::FlatTop, .shifted = hex::Shifted::Odd};
inline constexpr int first_column = 10;
inline constexpr int last_column = 60;
inline constexpr int last_row = 28;

/// The map as a grid: all hexes of columns 10 to 60 and rows 00 to 28, open sea too. Rule: ES-GEN-4.
class Map {
public:
    /// The tables have refused what a map cannot be, with file and line.
    Map(hex::Grid grid, const std::vector<MapHex>& hexes, hex::PerSide<HexSide> sides);

    const hex::Grid& grid() const { return m_grid; }
    std::optional<HexId> find(std::string_view label) const { return m_grid.find(label); }
    const std::string& label(HexId hex) const { return m_grid.label(hex); }
    /// Without the hex where one starts, with that where one ends. Rule: ES-GEN-3.
    int distance(HexId a, HexId b) const { return m_grid.distance(a, b); }

    /// What is printed there; nothing for open sea.
    const MapHex* land(HexId hex) const { return m_facts[hex] < 0 ? nullptr : &m_hexes[static_cast<std::size_t>(m_facts[hex])]; }
    bool port(HexId hex) const { return m_ports[hex] != 0; }
    bool airfield(HexId hex) const { return m_airfields[hex] != 0; }
    /// It has land on which a ground unit can stand. 5408 is a place for aircraft only. Rule: ES-AIR-8.
    bool ground(HexId hex) const { return m_ground[hex] != 0; }
    /// Land with water at a side. Rule: ES-AMP-1.
    bool coastal(HexId hex) const { return m_coastal[hex] != 0; }
    /// Its name, or its number.
    std::string name(HexId hex) const;

    const HexSide& side(hex::SideId side) const { return m_sides[side]; }

    /// The hexes on the east, south and west map edge: where the Allies' supply begins. Rule: ES-SUP-1.
    std::span<const HexId> allied_sources() const { return m_edge; }
    /// Home-island hexes with a city: where Japan's supply begins while it controls them. Rule: ES-SUP-1.
    std::span<const HexId> japanese_sources() const { return m_home; }

private:
    hex::Grid m_grid;
    std::vector<MapHex> m_hexes;
    hex::PerHex<int> m_facts;
    hex::PerHex<char> m_ports, m_airfields, m_ground, m_coastal;
    hex::PerSide<HexSide> m_sides;
    std::vector<HexId> m_edge, m_home;
};

/// All hexes of the printed map.
hex::Grid printed_grid();

/// 1 where ships sail: the largest water that hangs together by sides with water, with the land along it. Rule: ES-NAV-1.
hex::PerHex<char> sea_of_ships(const Map& map);

} // namespace intendant::empire_of_the_sun

#pragma once

#include "model/afrika_korps/tables.hpp"
#include "model/hex/grid.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::afrika_korps {

/// The printed map as a grid. A hex has the same id here and in the tables.
class Map {
public:
    /// The tables have refused what a map cannot be, with file and line.
    explicit Map(const Tables& tables);

    const hex::Grid& grid() const { return m_grid; }

    /// By the printed label, `W3`, and back. Rule: AK-GEN-1.
    std::optional<HexId> find(std::string_view label) const { return m_grid.find(label); }
    const std::string& label(HexId hex) const { return m_grid.label(hex); }

    Terrain terrain(HexId hex) const { return m_terrain[hex]; }
    /// Of the place, mostly empty.
    const std::string& name(HexId hex) const { return m_names[hex]; }
    /// Units may stand there: neither sea nor wholly in the depression. Rule: AK-MOV-4.
    bool land(HexId hex) const { return terrain(hex) != Terrain::Sea && terrain(hex) != Terrain::Depression; }
    bool sea(HexId hex) const { return terrain(hex) == Terrain::Sea; }

    /// What is printed on the side; nothing where it is plain, also where the map ends.
    std::optional<HexsideKind> kind(hex::SideId side) const { return m_sides[side]; }
    /// The coast road crosses the side. Rule: AK-MOV-7, AK-MOV-8.
    bool road(hex::SideId side) const { return kind(side) == HexsideKind::Road; }
    /// All sea or all depression: neither movement nor zones nor battles cross it. Rule: AK-MOV-5, AK-ZOC-1.
    bool blocked(hex::SideId side) const { return kind(side) && !road(side); }

private:
    hex::Grid m_grid;
    hex::PerHex<Terrain> m_terrain;
    hex::PerHex<std::string> m_names;
    hex::PerSide<std::optional<HexsideKind>> m_sides;
};

} // namespace intendant::afrika_korps

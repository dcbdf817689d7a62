#pragma once

#include "model/empire_of_the_sun/board.hpp"

#include <array>
#include <functional>
#include <vector>

namespace intendant::empire_of_the_sun {

/// The air zones of influence of both sides. Rule: ES-ZOI-1 to ES-ZOI-5.
class Zones {
public:
    /// `has_zone`: which of the aircraft and carriers on the map have theirs, those in supply; asked of no other unit.
    void fill(const Tables& tables, const Board& board, const std::function<bool(UnitId)>& has_zone);

    /// Some unit of that side covers the hex, neutralised or not. Rule: ES-ZOI-3.
    bool covered(Side by, HexId hex) const { return m_covered[index(by)][hex] != 0; }
    /// Of an enemy of `side`, and no unit of his that is no long-range bomber covers it. Rule: ES-ZOI-2, ES-ZOI-4.
    bool hostile(Side side, HexId hex) const { return covered(enemy_of(side), hex) && m_neutralising[index(side)][hex] == 0; }

    /// 1 where `hostile`, for a way that neither enters nor leaves such hexes.
    hex::PerHex<char> hostile_hexes(Side side) const;

    /// The units of that side that cover the hex: why it is covered.
    std::vector<UnitId> covering(Side by, HexId hex) const;

private:
    static std::size_t index(Side side) { return static_cast<std::size_t>(side); }

    const Map* m_map{nullptr};
    int m_radius{0};
    std::array<hex::PerHex<std::uint8_t>, 2> m_covered, m_neutralising;
    struct Source {
        UnitId unit;
        HexId hex;
    };
    std::array<std::vector<Source>, 2> m_sources;
};

} // namespace intendant::empire_of_the_sun

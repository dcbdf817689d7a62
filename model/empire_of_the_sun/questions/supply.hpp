#pragma once

#include "model/empire_of_the_sun/questions/zones.hpp"
#include "model/hex/lines.hpp"

#include <optional>
#include <string>
#include <vector>

namespace intendant::empire_of_the_sun {

/// What keeps a line from going on.
enum class Bar : std::uint8_t {
    Enemy, ///< an enemy stands in the hex: a line may enter it or leave it, not both
    Zone,  ///< a water side in an enemy zone of influence that is not neutralised
};

/// Where a line is cut: the step from one hex to the next that it cannot take.
struct Cut {
    Bar bar;
    HexId from, to;
    HexId hex;              ///< the one where the enemy or his zone is
    std::vector<UnitId> by; ///< the enemies that stand or reach there
    const char* clause;
};

/// Why a unit is in supply, or why it is not.
enum class SupplyReason : std::uint8_t {
    Line,           ///< a line joins it with a headquarters, or a headquarters with a source
    TokyoExpress,   ///< ES-SUP-9
    Hump,           ///< ES-SUP-8
    Cut,            ///< there is a line, but the enemy cuts it
    TooFar,         ///< no headquarters that may command it has a way to it within its range
    NoHeadquarters, ///< no headquarters in supply may command it
    ChinaClosed,    ///< a Chinese unit, with the road closed and no HUMP (ES-CHN-9)
    NotOnMap,
};

/// The answer for one unit. Hexes of the line run from the unit to the headquarters, or from the headquarters to the source.
struct SupplyAnswer {
    bool supplied;
    SupplyReason reason;
    std::optional<UnitId> headquarters; ///< by whom, or who comes nearest to it
    std::vector<HexId> line;
    std::vector<Cut> cuts; ///< the nearest to the unit first
    const char* clause;
};

/// Whether the headquarters may command that unit at all. Rule: ES-OFF-4.
bool may_command(const Tables& tables, UnitId headquarters, UnitId unit);

/// The state of the Burma Road on the map. Rule: ES-BUR-1.
struct BurmaRoad {
    bool open;
    std::vector<HexId> line; ///< from Madras to Kunming; where it is closed, that which the fewest hexes close
    std::vector<HexId> cut;  ///< hexes that Japan controls on it
};
BurmaRoad burma_road(const Tables& tables, const Board& board);

/// Supply of all units of both sides, found anew whenever it is asked for (ES-SUP-11), and the zones of influence that follow, and the memory for them: used again it is quick.
/// Rule: ES-SUP-1 to ES-SUP-9, ES-ZOI-1, ES-ZOI-6, ES-CHN-9.
class Supply {
public:
    /// Japan first, with all aircraft having their zones; those found unsupplied lose them before the Allies compute.
    void compute(const Tables& tables, const Board& board);

    bool supplied(UnitId unit) const { return m_supplied[unit.index] != 0; }
    /// Of units in supply only; those of the offensive under way are. Rule: ES-ZOI-1, ES-SUP-7.
    const Zones& zones() const { return m_zones; }
    /// A headquarters in supply has a line to the hex within its range. Rule: ES-SUP-2, ES-AMB-47.
    bool reached(Side side, HexId hex) const { return m_reached[static_cast<std::size_t>(side)][hex] != 0; }
    /// A line of any length leads from one of these hexes to one of those. Rule: ES-SUP-3.
    bool joined(const Tables& tables, const Board& board, Side side, const std::vector<HexId>& from, const std::vector<HexId>& to) const;
    /// A primary source of Japan has a line to one of these resource hexes. Rule: ES-POL-13.
    bool finds_resources(const Tables& tables, const Board& board, const std::vector<HexId>& held) const;
    bool hump_works() const { return m_hump; }
    bool road_open() const { return m_road_open; }

    /// The line, or what cuts it. Asked for one unit it searches again; nothing is kept of it.
    SupplyAnswer why(const Tables& tables, const Board& board, UnitId unit) const;

private:
    void compute(const Tables& tables, const Board& board, Side side);
    void occupy(const Tables& tables, const Board& board);

    std::vector<char> m_supplied;
    Zones m_zones;
    Zones m_zones_of_japan; ///< as Japan's lines were laid
    Zones m_zones_of_allies;
    std::array<hex::PerHex<char>, 2> m_occupied; ///< by whom
    std::array<hex::PerHex<char>, 2> m_reached;  ///< by a line of a headquarters
    hex::Lines m_to_source, m_to_units;
    bool m_hump{false};
    bool m_road_open{false};
};

/// Units that fall out of supply, or come into it, when this board becomes that one.
struct SupplyChange {
    std::vector<UnitId> lost, gained;
};
SupplyChange supply_change(const Tables& tables, const Board& now, const Board& then);

/// The line by which a headquarters may activate a unit, or what cuts it; an empty line where it is too far. Rule: ES-OFF-3, ES-ZOI-4.
struct ActivationLine {
    bool open;
    std::vector<HexId> line;
    std::vector<Cut> cuts;
};
ActivationLine activation_line(const Tables& tables, const Board& board, const Zones& zones, UnitId headquarters, UnitId unit);

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

template <> inline constexpr std::array<std::string_view, 2> enum_words<empire_of_the_sun::Bar>{"enemy", "zone"};
template <>
inline constexpr std::array<std::string_view, 8> enum_words<empire_of_the_sun::SupplyReason>{
    "line", "tokyo_express", "hump", "cut", "too_far", "no_headquarters", "china_closed", "not_on_map"};

} // namespace intendant::core

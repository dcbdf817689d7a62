#pragma once

#include "model/empire_of_the_sun/board.hpp"

namespace intendant::empire_of_the_sun {

/// Where Reaction ground units of a hex may retreat to. Rule: ES-RET-2, ES-AMB-42.
struct Retreat {
    std::vector<HexId> hexes; ///< the Offensive player chooses; empty: they are eliminated
    bool named;               ///< friendly named locations: they come before all others
};

/// `came_by`: the hexes from which Offensive ground units entered by land.
Retreat reaction_retreat(const Tables& tables, const Board& board, HexId battle, Side reaction, const std::vector<HexId>& came_by);

/// Friendly ports within ten hexes, whatever zones lie between: for ships left in an enemy hex. None: they are eliminated. Rule: ES-NAV-5.
std::vector<HexId> emergency_ports(const Tables& tables, const Board& board, Side side, HexId from);

/// Friendly airfields within normal or extended range, bracketed or not. None: the unit is eliminated. Rule: ES-AIR-5, ES-AIR-8.
std::vector<HexId> emergency_airfields(const Tables& tables, const Board& board, UnitId unit);

/// The steps that attrition takes from an unsupplied unit.
enum class Attrition : std::uint8_t {
    None,
    Reduced,
    Eliminated,
    Stays, ///< reduced already, but a headquarters is in range (ES-ATR-3)
};

/// The range of a headquarters is never blocked here (ES-HQ-4). Units: `supplied` as it is found when attrition is computed.
/// Rule: ES-ATR-1 to ES-ATR-4.
Attrition attrition(const Tables& tables, const Board& board, UnitId unit, bool supplied);

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

template <>
inline constexpr std::array<std::string_view, 4> enum_words<empire_of_the_sun::Attrition>{"none", "reduced", "eliminated", "stays"};

} // namespace intendant::core

#pragma once

#include "model/empire_of_the_sun/board.hpp"
#include "model/empire_of_the_sun/questions/zones.hpp"

#include <optional>

/// How far it is by sea, by land and by air: what a move costs at least.
namespace intendant::empire_of_the_sun {

/// Hexes by sea, through sides with water. `closed`: hexes that the way neither enters nor leaves. Units: nothing when it is farther than `most`.
/// Rule: ES-NAV-1, ES-GEN-16, ES-AMP-4.
std::optional<int> sea_way(const Map& map, HexId from, HexId to, int most, const hex::PerHex<char>* closed = nullptr);

/// Points by land, in halves, whoever stands between. Units: nothing when it costs more than `most`. Rule: ES-LND-1, ES-LND-2, ES-MRK-3.
std::optional<int> land_way(const Tables& tables, HexId from, HexId to, int most, bool kwai_bridge);
/// The same for a unit: it stops where an enemy ground or air unit stands, and a road is one only into a hex without enemies.
/// Rule: ES-LND-1 to ES-LND-3, ES-LND-8, ES-GND-13.
std::optional<int> land_way(const Tables& tables, const Board& board, UnitId unit, HexId to, int most);

/// Hexes with enemies of `side` that stop a ground unit, or with any enemy at all. Rule: ES-LND-3, ES-GND-13.
hex::PerHex<char> enemy_hexes(const Tables& tables, const Board& board, Side side, bool any);

/// What a flight may use.
struct FlightTerms {
    int range; ///< of a leg
    int legs;
    std::vector<HexId> battles{}; ///< no leg ends there
    const Zones* zones{nullptr};  ///< those of the enemy that are not neutralised are neither entered nor left (ES-AIR-6)
};
/// The airfields where an air unit lands on its way, the last of them where it goes; empty where no chain of them leads there.
/// Rule: ES-AIR-1, ES-AIR-6, ES-AIR-8, ES-AMB-22.
std::vector<HexId> flight(const Tables& tables, const Board& board, UnitId unit, HexId to, const FlightTerms& terms);
/// A leg may end there: a friendly airfield without enemy ground units. The ferry is one only on the way. Rule: ES-AIR-1, ES-AIR-8.
bool lands_at(const Tables& tables, const Board& board, Side side, HexId hex, bool on_the_way);

} // namespace intendant::empire_of_the_sun

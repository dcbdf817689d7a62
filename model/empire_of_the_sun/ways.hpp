#pragma once

#include "model/empire_of_the_sun/board.hpp"
#include "model/empire_of_the_sun/questions/zones.hpp"
#include "model/hex/paths.hpp"

#include <deque>
#include <optional>
#include <span>
#include <vector>

/// How far it is by sea, by land and by air: what a move costs at least.
namespace intendant::empire_of_the_sun {

/// Hexes by sea, through sides with water. `closed`: hexes that the way neither enters nor leaves. Units: nothing when it is farther than `most`.
/// Rule: ES-NAV-1, ES-GEN-16, ES-AMP-4.
std::optional<int> sea_way(const Map& map, HexId from, HexId to, int most, const hex::PerHex<char>* closed = nullptr);

/// A way, both ends included. Units: `cost` in hexes by sea, in halves of a point by land, in legs by air; the hexes of a flight are its airfields.
struct Way {
    int cost{0};
    std::vector<HexId> hexes{};
};

/// The ways by sea from one hex over the whole map. Each set of closed hexes is searched once, however many hexes are asked about.
/// Rule: ES-NAV-1, ES-GEN-16.
class SeaWays {
public:
    SeaWays(const Map& map, HexId from) : m_map(&map), m_from(from) {}

    /// Hexes that lie at sea or at a coast, the nearest first, with the one where it begins.
    std::span<const HexId> reached() { return search(nullptr).hexes(); }
    std::optional<int> distance(HexId to) {
        const auto& reach = search(nullptr);
        return reach.reached(to) ? std::optional{reach.spent(to).allowance} : std::nullopt;
    }
    /// `closed` as for `sea_way`; with `end_open` the hex where it ends is entered all the same.
    std::optional<Way> way(HexId to, const hex::PerHex<char>* closed = nullptr, bool end_open = false);

private:
    struct Search {
        hex::PerHex<char> closed;
        hex::Reach reach;
    };
    const hex::Reach& search(const hex::PerHex<char>* closed);

    const Map* m_map;
    HexId m_from;
    std::optional<hex::Reach> m_open;
    std::deque<Search> m_searches;
};

/// Points by land, in halves, whoever stands between. Units: nothing when it costs more than `most`. Rule: ES-LND-1, ES-LND-2, ES-MRK-3.
std::optional<int> land_way(const Tables& tables, HexId from, HexId to, int most, bool kwai_bridge);
/// The same for a unit: it stops where an enemy ground or air unit stands, and a road is one only into a hex without enemies.
/// Rule: ES-LND-1 to ES-LND-3, ES-LND-8, ES-GND-13.
std::optional<int> land_way(const Tables& tables, const Board& board, UnitId unit, HexId to, int most);

/// All that these two reach with so many points, in halves.
hex::Reach land_ways(const Tables& tables, HexId from, int most, bool kwai_bridge);
hex::Reach land_ways(const Tables& tables, const Board& board, UnitId unit, int most);

/// Hexes with enemies of `side` that stop a ground unit, or with any enemy at all. Rule: ES-LND-3, ES-GND-13.
hex::PerHex<char> enemy_hexes(const Tables& tables, const Board& board, Side side, bool any);

/// What a flight may use.
struct FlightTerms {
    int range; ///< of a leg
    int legs;
    std::vector<HexId> battles{}; ///< no leg ends there
    const Zones* zones{nullptr};  ///< those of the enemy that are not neutralised are neither entered nor left (ES-AIR-6)
};
/// Where an air unit gets to, with the fewest legs to each. Rule: ES-AIR-1, ES-AIR-6, ES-AIR-8, ES-AMB-22.
class Flights {
public:
    Flights(const Tables& tables, const Board& board, UnitId unit, const FlightTerms& terms);

    /// The airfields where it lands on its way, the last of them where it goes; empty where no chain of them leads there.
    std::vector<HexId> stops(HexId to) const;

private:
    struct Landing {
        HexId hex;
        std::size_t before;
        int legs;
    };
    const Map* m_map;
    std::vector<Landing> m_landings; ///< where it stands first
};

/// The airfields where an air unit lands on its way, the last of them where it goes; empty where no chain of them leads there.
/// Rule: ES-AIR-1, ES-AIR-6, ES-AIR-8, ES-AMB-22.
std::vector<HexId> flight(const Tables& tables, const Board& board, UnitId unit, HexId to, const FlightTerms& terms);
/// A leg may end there: a friendly airfield without enemy ground units. The ferry is one only on the way. Rule: ES-AIR-1, ES-AIR-8.
bool lands_at(const Tables& tables, const Board& board, Side side, HexId hex, bool on_the_way);

} // namespace intendant::empire_of_the_sun

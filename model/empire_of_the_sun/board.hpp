#pragma once

#include "model/empire_of_the_sun/map.hpp"

#include <array>
#include <optional>
#include <vector>

namespace intendant::empire_of_the_sun {

/// Where a unit is and how strong. A unit that is eliminated or not there yet has a step all the same; it means nothing.
struct Station {
    Place place{.kind = PlaceKind::ByCard};
    Step step{Step::Full};

    /// In a hex that the books know.
    bool on_map() const { return place.kind == PlaceKind::Hex; }
    /// On the map, whether the books know the hex or not.
    bool in_play() const { return on_map() || place.kind == PlaceKind::Map; }
    friend bool operator==(const Station&, const Station&) = default;
};

/// What the map's questions are asked about: every unit's place, and who controls each hex. A value. Rule: ES-GEN-21, ES-CTL-1.
struct Board {
    std::vector<Station> units;           ///< by UnitId
    hex::PerHex<Side> control;            ///< of sea it means nothing
    bool hump{false};                     ///< AL17 was played (ES-BUR-3)
    bool kwai_bridge{false};              ///< ES-MRK-3
    std::optional<HexId> tokyo_express{}; ///< ES-SUP-9
    std::vector<HexId> garrisons{};       ///< cities that Japan's intrinsic units hold, sorted (ES-GND-13)
    bool leave_land_anywhere{false};      ///< ES-AMB-43
    bool land_opens_sides{false};         ///< ES-AMB-44
    std::vector<UnitId> active{};         ///< units of the offensive under way: in supply to its end (ES-SUP-7)

    const Station& operator[](UnitId unit) const { return units[unit.index]; }
    Station& operator[](UnitId unit) { return units[unit.index]; }
};

/// The set-up as the tables have it. Units due later wait on the turn track or for their card.
/// Rule: ES-SCN-5, ES-SCN-6, ES-SCN-9, ES-SCN-11, ES-SCN-13, ES-SCN-15, ES-SCN-19, ES-GEN-17, ES-CTL-1, ES-CTL-3.
Board board_of(const Tables& tables, Setup setup);

/// The cities of Japan and of occupied China that Japan controls: each has its intrinsic units. Units: `divisions` left on the China track; `fallen`: cities of the
/// home islands that the Allies have held, whose garrison is gone for good, sorted. Rule: ES-GND-13.
std::vector<HexId> garrisons_of(const Tables& tables, const hex::PerHex<Side>& control, int divisions, const std::vector<HexId>& fallen);

/// Rule: ES-POL-16.
bool in_area(const Tables& tables, const MapHex& hex, Area area);

/// Kunming and the hexes next to it are always Allied. Rule: ES-CTL-3.
bool always_allied(const Map& map, HexId hex);

/// All units of a side that stand in hexes that the books know.
std::vector<UnitId> units_on_map(const Tables& tables, const Board& board, Side side);

/// Where a unit of that kind may be placed or end: a port, an airfield, land. Rule: ES-REI-2, ES-REI-3.
bool holds(const Map& map, const Unit& unit, HexId hex);

} // namespace intendant::empire_of_the_sun

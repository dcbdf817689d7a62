#pragma once

#include "model/empire_of_the_sun/map.hpp"

#include <optional>

/// How far it is by sea and by land, whoever stands between: what a move costs at least.
namespace intendant::empire_of_the_sun {

/// Hexes by sea, through sides with water. Units: nothing when it is farther than `most`. Rule: ES-NAV-1, ES-GEN-16.
std::optional<int> sea_way(const Map& map, HexId from, HexId to, int most);

/// Points by land, in halves. Units: nothing when it costs more than `most`. Rule: ES-LND-1, ES-LND-2, ES-MRK-3.
std::optional<int> land_way(const Tables& tables, HexId from, HexId to, int most, bool kwai_bridge);

} // namespace intendant::empire_of_the_sun

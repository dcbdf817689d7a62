#pragma once

#include "model/empire_of_the_sun/state.hpp"

#include <string>

namespace intendant::db {

/// The books as the table reads them, as JSON with sorted keys: scenario, turn, phase, tracks, units with their places, hexes that Japan controls,
/// cards that are seen, the offensive under way, winner. The same books give the same bytes.
std::string books_json(const empire_of_the_sun::State& state);

} // namespace intendant::db

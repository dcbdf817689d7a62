#pragma once

#include "model/risiko/state.hpp"

#include <string>

namespace intendant::db {

/// The books as the table reads them, as JSON with sorted keys: round, player, phase, armies due, territories, players with
/// their armies, cards and points, deck, winner. The same books give the same bytes.
std::string books_json(const risiko::State& state);

} // namespace intendant::db

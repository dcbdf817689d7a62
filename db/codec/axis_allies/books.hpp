#pragma once

#include "model/axis_allies/state.hpp"

#include <string>

namespace intendant::db {

/// The books as the table reads them, as JSON with sorted keys: round, power, action, treasuries, production, weapons,
/// owners, units, winner. The same books give the same bytes.
std::string books_json(const axis_allies::State& state);

} // namespace intendant::db

#pragma once

#include "model/afrika_korps/state.hpp"

#include <string>

namespace intendant::db {

/// The books as the table reads them, as JSON with sorted keys: turn with its label, side, phase, control, supply, factors, counters that
/// are not at hand or due, what is still to be done, winner. The same books give the same bytes.
std::string books_json(const afrika_korps::State& state);

} // namespace intendant::db

#pragma once

#include "app/report/document.hpp"

#include <optional>
#include <string>

namespace intendant::report {

/// The evening on one picture, as PNG, for those who were not there: the name of the game, how it stands, the board as it is now, what the last rounds
/// brought, and the first graph of the record. Nothing where Cairo cannot make it.
std::optional<std::string> summary_picture_of(const Document& document);

} // namespace intendant::report

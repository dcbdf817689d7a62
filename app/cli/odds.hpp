#pragma once

#include <string>
#include <string_view>

namespace intendant::cli {

/// Computes the battle described by a JSON object (`docs/commands.md`, odds) and writes the result as a JSON object of
/// decimal strings. Throws: db::CodecError with what is wrong with the description.
std::string odds_of(std::string_view description);

} // namespace intendant::cli

#pragma once

#include "model/risiko/state.hpp"

#include <string>
#include <string_view>

/// Secret objectives without a window. A line of a script (`docs/commands_risiko.md`) comes with its passphrase and leaves
/// without it, ready to be played. Neither is ever an argument of the program: other users of the computer could read those.
namespace intendant::cli {

/// Seals a `keep_objective` that gives its objective in clear. Throws: db::CodecError with what is wrong with the line.
/// Rule: RK-OBJ-3.
std::string sealed_line(const risiko::Tables& tables, std::string_view line);

/// Opens what the player of a `claim` or `show_objective` had sealed, and writes it into the line. Throws: db::CodecError;
/// std::runtime_error where nothing is sealed, or the passphrase is another. Rule: RK-OBJ-5, RK-OBJ-7.
std::string opened_line(const risiko::State& state, std::string_view line);

} // namespace intendant::cli

#pragma once

#include "db/session/risiko/session.hpp"

#include <string>
#include <string_view>

/// Secret objectives without a window. A line of a script (`docs/commands_risiko.md`) comes with its passphrase and leaves
/// without it, ready to be played. Neither is ever an argument of the program: other users of the computer could read those.
namespace intendant::cli {

/// A line to be played, or looked at, and what its player is told beside it.
struct Written {
    std::string line;
    std::string told;
};

/// Seals a `keep_objective` that gives its objective in clear. Throws: db::CodecError with what is wrong with the line, the
/// objective or the passphrase.
/// Rule: RK-OBJ-3.
Written sealed_line(const risiko::Tables& tables, std::string_view line);

/// Opens what the player of a `claim` or `show_objective` had sealed, and writes it into the line; for a `look`, only shows what
/// is sealed. Throws: db::CodecError; std::runtime_error where nothing is sealed, or the passphrase is another.
/// Rule: RK-OBJ-3, RK-OBJ-5, RK-OBJ-7.
Written opened_line(const db::RisikoSession& session, std::string_view line);

} // namespace intendant::cli

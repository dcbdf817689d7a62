#pragma once

#include "app/cli/terminal.hpp"
#include "db/session/risiko/session.hpp"

namespace intendant::cli {

/// RisiKo! at a terminal: see `Spoken`.
///
/// Secret objectives without a window: a line of a script (`docs/commands_risiko.md`) comes with its passphrase and leaves without it,
/// ready to be played. Neither is ever an argument of the program: other users of the computer could read those.
template <> struct Terminal<risiko::Game> {
    static std::shared_ptr<const risiko::Tables> tables();
    static std::string page(const risiko::State& state);
    static db::Json answer(const risiko::State& state, const db::Json& question);
    static db::Json odds(const db::Json& battle);
    /// The fewest armies with which a way of several territories is gone to its end.
    static db::Json need(const db::Json& question);
    static constexpr std::array<OldKind, 1> old_kinds{{{"risk", "to_the_end"}}};

    /// Seals a `keep_objective` that gives its objective in clear. Throws: db::CodecError with what is wrong with the line, the
    /// objective or the passphrase.
    /// Rule: RK-OBJ-3.
    static Written sealed_line(const risiko::Tables& tables, std::string_view line);

    /// Opens what the player of a `claim` or `show_objective` had sealed, and writes it into the line; for a `look`, only shows what
    /// is sealed. Throws: db::CodecError; std::runtime_error where nothing is sealed, or the passphrase is another.
    /// Rule: RK-OBJ-3, RK-OBJ-5, RK-OBJ-7.
    static Written opened_line(const db::RisikoSession& session, std::string_view line);
};

} // namespace intendant::cli

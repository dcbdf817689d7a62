#pragma once

#include "db/codec/json_fields.hpp"

#include <array>
#include <concepts>
#include <memory>
#include <string>
#include <string_view>

namespace intendant::cli {

/// What a game does at a terminal beside its commands. Each says it in `app/cli/GAME/game.hpp`, for its game module; `Spoken` says
/// what must be there. `app/cli/games.hpp` lists them.
template <class G> struct Terminal;

/// How odds of this game were asked for before their kind was the game's id: that kind, and the `battle` that it meant.
struct OldKind {
    std::string_view kind;
    std::string_view battle;
};

/// A game that can be played, looked at and asked without a window.
template <class G>
concept Spoken = requires(const typename G::State& state, const db::Json& json) {
    /// The printed facts, read from the resources. Throws: std::runtime_error.
    { Terminal<G>::tables() } -> std::same_as<std::shared_ptr<const typename G::Tables>>;
    /// The books as a page for people, in English: whose turn, what everybody has, what stands where.
    { Terminal<G>::page(state) } -> std::same_as<std::string>;
    /// What the books answer to a question of the game's page, `docs/commands_GAME.md`. Throws: db::CodecError with what is wrong with it.
    { Terminal<G>::answer(state, json) } -> std::same_as<db::Json>;
    /// The odds of a battle, described as the game's page says. Throws: db::CodecError with what is wrong with the description.
    { Terminal<G>::odds(json) } -> std::same_as<db::Json>;
    /// What would make something likely enough. Some games also answer `waves` and `hold`, battles that follow one another.
    { Terminal<G>::need(json) } -> std::same_as<db::Json>;
    { *Terminal<G>::old_kinds.begin() } -> std::convertible_to<OldKind>;
};

/// A line to be played, or looked at, and what its player is told beside it.
struct Written {
    std::string line;
    std::string told;
};

/// A game with secrets that its players seal.
template <class G>
concept Sealing = requires {
    &Terminal<G>::sealed_line;
    &Terminal<G>::opened_line;
};

/// A game whose board is drawn by the program; that of the others is read.
template <class G>
concept Drawn = requires {
    &Terminal<G>::board;
};

} // namespace intendant::cli

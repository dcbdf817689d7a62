#pragma once

#include "db/codec/json_fields.hpp"
#include "model/afrika_korps/state.hpp"
#include "model/empire_of_the_sun/state.hpp"

namespace intendant::cli {

/// What the map answers as the game stands, one overload a game that has a map; the questions are those of the game's page,
/// `docs/commands_empire_of_the_sun.md`, `docs/commands_afrika_korps.md`.
/// Throws: db::CodecError with what is wrong with the question.
db::Json answer(const empire_of_the_sun::State& state, const db::Json& question);
db::Json answer(const afrika_korps::State& state, const db::Json& question);

/// Whether games of this kind can be asked.
template <class State>
concept HasMap = requires(const State& state, const db::Json& question) {
    answer(state, question);
};

} // namespace intendant::cli

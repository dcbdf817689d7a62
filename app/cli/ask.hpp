#pragma once

#include "db/codec/json_fields.hpp"
#include "model/empire_of_the_sun/state.hpp"

namespace intendant::cli {

/// What the map answers as the game stands; the questions are those of `docs/commands_empire_of_the_sun.md`.
/// Throws: db::CodecError with what is wrong with the question.
db::Json answer(const empire_of_the_sun::State& state, const db::Json& question);

} // namespace intendant::cli

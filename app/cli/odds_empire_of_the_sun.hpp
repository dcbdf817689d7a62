#pragma once

#include "db/codec/json_fields.hpp"

namespace intendant::cli {

/// The exact odds of a battle of Empire of the Sun as described (`docs/commands_empire_of_the_sun.md`).
/// Throws: db::CodecError with what is wrong with the description.
db::Json battle_of_the_pacific(const db::Json& description);

} // namespace intendant::cli

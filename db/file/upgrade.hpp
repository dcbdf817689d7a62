#pragma once

#include <filesystem>
#include <functional>

namespace intendant::db {

/// Looks at a copy that was brought to the newest schema before it is put in its place. Throws what speaks against it.
using CopyCheck = std::function<void(const std::filesystem::path& copy)>;

/// Brings a game of an older schema to the newest one: on a copy, which is verified, compared with the game, looked at
/// by `check`, and then put in its place. The game as it was stays beside it as `NAME.schema-N.intendant`. Does nothing
/// to a game of the newest schema. Throws: FileError; the game is then as it was.
void bring_up_to_date(const std::filesystem::path& file, const CopyCheck& check);

} // namespace intendant::db

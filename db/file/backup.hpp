#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace intendant::db {

/// Copies the game through SQLite's backup, aside, verifies the copy, and puts it in the place of
/// `destination`. Throws: FileError; the old file at `destination` then stays as it was.
void back_up(SQLite::Database& source, const std::filesystem::path& destination);

} // namespace intendant::db

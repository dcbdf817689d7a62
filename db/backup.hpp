#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace intendant::db {

/// Copies the game through SQLite's backup, aside, verifies the copy, and puts it in the place of
/// `destination`. Throws: FileError; the old file at `destination` then stays as it was.
void back_up(SQLite::Database& source, const std::filesystem::path& destination);

/// Copies a database into a new file through SQLite's backup. Throws: SQLite's exception.
void write_copy(SQLite::Database& source, const std::filesystem::path& copy);

void remove_with_journal(const std::filesystem::path& file);

/// A name is on the disk only when its folder is written out.
void flush_folder(const std::filesystem::path& folder);

} // namespace intendant::db

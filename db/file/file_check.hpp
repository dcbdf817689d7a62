#pragma once

#include <cstdint>
#include <filesystem>

namespace intendant::db {

/// Looks at the first hundred bytes of a file, before SQLite is given it. Changes nothing.
/// Throws: NotFound, NotAGame, NewerVersion, Damaged, ReadOnly (not even readable), and what `check_beside` throws.
void check_game_file(const std::filesystem::path& file);

/// Looks at what lies beside a file and would be taken for a part of it: a journal must be a plain file that names no other
/// file (SQLite would delete that one), and there is no write-ahead log, for this program writes none. Changes nothing.
/// Throws: Damaged.
void check_beside(const std::filesystem::path& file);

/// The schema of a file that `check_game_file` let pass.
std::uint32_t schema_of(const std::filesystem::path& file);

/// True when the file has a journal that must be rolled back before it is whole: a transaction is running, or
/// was cut off.
bool has_hot_journal(const std::filesystem::path& file);

/// The journal's place beside the file.
std::filesystem::path journal_of(const std::filesystem::path& file);

} // namespace intendant::db

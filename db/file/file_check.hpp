#pragma once

#include "model/core/message.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace intendant::db {

/// Whether what lies beside a file is to be used with it, or left out.
enum class Beside { Used, LeftOut };

/// Looks at the first hundred bytes of a file, before SQLite is given it. Changes nothing.
/// Throws: NotFound, NotAGame, NewerVersion, Damaged, ReadOnly (not even readable), and, where that is to be used, what
/// `check_beside` throws.
void check_game_file(const std::filesystem::path& file, Beside beside = Beside::Used);

/// Looks at what lies beside a file and would be taken for a part of it: a journal must be a plain file, claim no more than is true of
/// this game, and name no other file (SQLite would delete that one); and there is no write-ahead log, for this program writes none.
/// What is wrong with it, and nothing where nothing is. Changes nothing.
std::optional<core::Message> odd_beside(const std::filesystem::path& file);
/// Throws: Damaged, with what `odd_beside` says.
void check_beside(const std::filesystem::path& file);

/// How many bytes of the file belong to the game, by its own count of its pages and that of a journal that must be rolled back.
std::uint64_t bytes_of_game(const std::filesystem::path& file);

/// The schema of a file that `check_game_file` let pass.
std::uint32_t schema_of(const std::filesystem::path& file);

/// True when the file has a journal that must be rolled back before it is whole: a transaction is running, or
/// was cut off.
bool has_hot_journal(const std::filesystem::path& file);

/// The journal's place beside the file.
std::filesystem::path journal_of(const std::filesystem::path& file);

} // namespace intendant::db

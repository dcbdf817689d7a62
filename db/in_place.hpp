#pragma once

#include "db/file_error.hpp"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <functional>
#include <string>

/// How files of this program come to be: made aside, written out, then put in their place in one step.
namespace intendant::db {

/// Where the file that will be `target` is made.
std::filesystem::path aside_of(const std::filesystem::path& target);

/// Why a file could not be made, by the number of the system's error.
FileError could_not_make(const std::filesystem::path& file, int why);

void remove_with_journal(const std::filesystem::path& file);

/// Writes a file out to the disk; 0, or the number of the system's error.
int write_out(const std::filesystem::path& file);

/// A name is on the disk only when its folder is written out.
void flush_folder(const std::filesystem::path& folder);

/// Puts what was made aside in the place of `target`. Throws: FileError; both files are then as they were.
void put_in_place(const std::filesystem::path& aside, const std::filesystem::path& target);

/// Copies a database into a file that is not there yet, through SQLite's backup. Throws: SQLite's exception.
void write_copy(SQLite::Database& source, const std::filesystem::path& copy);

/// Throws: FileError Damaged, with what does not fit, where the record of a game is not whole.
void prove(const std::filesystem::path& game);

/// Makes a game aside, proves it, does `last`, and puts it in the place of `target`. `make` is given the place aside and may
/// throw what SQLite throws; where it is empty, the game lies there already. Throws: FileError, or what these two throw; what
/// lay aside is then gone, and `target` as it was.
void put_copy_in_place(const std::filesystem::path& target, const std::function<void(const std::filesystem::path& aside)>& make,
                       const std::function<void()>& last = {});

/// Gives a file, with its journal, a second name beside it, that of the file with `mark` and where needed a number in it,
/// under which it stays when its place is taken. Taken up again where that was cut off. The journal has then left the first
/// name: it would be rolled into the file that takes its place. Throws: FileError.
std::filesystem::path stay_beside(const std::filesystem::path& file, const std::string& mark);

} // namespace intendant::db

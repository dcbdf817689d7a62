#pragma once

#include <filesystem>
#include <functional>
#include <ostream>

namespace intendant::db {

/// Writes a file that is there whole or not at all: first aside, written out, then put in the place of `destination`.
/// `write` fills the stream. Throws: FileError (AlreadyExists where a game stands, which nothing is written over), or what `write`
/// throws; an older file at `destination` then stays.
void write_whole_file(const std::filesystem::path& destination, const std::function<void(std::ostream&)>& write);

/// The same for a folder that is not there yet; `write` fills it. Throws: FileError (AlreadyExists), or what `write` throws.
void write_whole_folder(const std::filesystem::path& destination, const std::function<void(const std::filesystem::path& folder)>& write);

} // namespace intendant::db

#pragma once

#include <filesystem>
#include <functional>
#include <ostream>

namespace intendant::db {

/// Writes a file that is there whole or not at all: first aside, written out, then put in the place of `destination`.
/// `write` fills the stream. Throws: FileError (AlreadyExists where a game stands, which nothing is written over), or what `write`
/// throws; an older file at `destination` then stays.
void write_whole_file(const std::filesystem::path& destination, const std::function<void(std::ostream&)>& write);

} // namespace intendant::db

#pragma once

#include "db/file/entry.hpp"

#include <string>
#include <string_view>

namespace intendant::db {

/// An entry as a line of JSON from which `intendant-cli play` makes the same entry again; see `docs/commands.md`. `game`: named in
/// the first entry; nothing: the line names none.
std::string export_line(const Entry& entry, std::string_view game = {});

} // namespace intendant::db

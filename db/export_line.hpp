#pragma once

#include "db/entry.hpp"

#include <string>

namespace intendant::db {

/// An entry as a line of JSON from which `intendant-cli play` makes the same entry again; see `docs/commands.md`.
std::string export_line(const Entry& entry);

} // namespace intendant::db

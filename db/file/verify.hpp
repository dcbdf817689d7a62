#pragma once

#include "db/file/entry.hpp"

#include <SQLiteCpp/Database.h>

namespace intendant::db {

/// Reads the whole log and proves it from the values as they are stored. Throws nothing for damage of any
/// kind.
Verification verify_log(SQLite::Database& database);

} // namespace intendant::db

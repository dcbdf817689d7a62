#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace intendant::db {

/// "Intd" in ASCII: says in the file's header that it is ours.
inline constexpr std::uint32_t application_id = 0x496e7464;

/// One step from a schema to the next, as statements for SQLite.
struct Migration {
    std::uint32_t to;
    std::string_view statements;
};

/// All steps, from an empty database to the newest schema, in order. A step that was once released never
/// changes.
std::span<const Migration> migrations();

/// The schema that this program writes; a file's `user_version`.
std::uint32_t newest_schema();

/// For the tests of the way from one schema to the next: other steps, which outlive all use; empty: the real ones again.
void plant_migrations(std::span<const Migration> steps);

} // namespace intendant::db

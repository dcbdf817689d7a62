#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace intendant::db {

/// "Intd" in ASCII: says in the file's header that it is ours.
inline constexpr std::uint32_t application_id = 0x496e7464;

/// The schema that this program writes; a file's `user_version`.
inline constexpr std::uint32_t schema_version = 1;

/// One step from a schema to the next, as statements for SQLite.
struct Migration {
    std::uint32_t to;
    std::string_view statements;
};

/// All steps, from an empty database to `schema_version`, in order. A step that was once released never
/// changes.
std::span<const Migration> migrations();

} // namespace intendant::db

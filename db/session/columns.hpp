#pragma once

#include "db/codec/json_fields.hpp"
#include "db/file/entry.hpp"
#include "model/core/message.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

/// What can be said of the columns of an entry that follow from nothing: who, time, reason, remarks.
namespace intendant::db {

/// No text that is typed into an entry is longer, in characters.
inline constexpr std::size_t most_characters = 10'000;
/// Nor is the name of who enters it.
inline constexpr std::size_t most_characters_of_a_name = 1'000;

/// UTC as this program writes it: `2026-11-23T21:04:05.678Z`, a moment that there is.
bool is_time(std::string_view text);

/// What this program never writes: a text that is no UTF-8, a time that is none, overruled warnings that cannot be read or are of no
/// reason. A sentence about `{entry}`; nothing where nothing is wrong.
std::optional<core::Message> wrong_form(const Entry& entry);

/// In characters, of all texts in it.
std::size_t longest_text(const Json& json);
/// What people typed into the entry has a text of more than `most_characters`.
bool is_too_long(const Entry& entry);

} // namespace intendant::db

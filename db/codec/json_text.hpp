#pragma once

#include "db/codec/json_fields.hpp"

#include <string>
#include <string_view>

namespace intendant::db {

/// Reads JSON. Throws: CodecError that says where the text stops being JSON, or which key stands in an object
/// twice.
Json parse_json(std::string_view text);

/// Writes JSON on one line: keys in order, the same value always the same bytes.
/// Throws: CodecError for a text that is not UTF-8.
std::string json_line(const Json& json);

} // namespace intendant::db

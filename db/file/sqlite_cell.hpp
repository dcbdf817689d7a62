#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace intendant::db {

/// A stored value: NULL, a whole number, a text, or what this program never writes.
struct NotOurs {};
using StoredValue = std::variant<std::monostate, std::int64_t, std::string, NotOurs>;

/// A row as a cell of one of SQLite's pages holds it.
struct StoredRow {
    std::int64_t rowid{0}; ///< 0 in a table without
    std::vector<StoredValue> values;
};

/// Reads the cell at `at` of a file of SQLite's, with pages of `page` bytes and nothing reserved in them; the format is the one that
/// SQLite documents (Database File Format, 1.6 and 2.1). `table`: of a table with row ids, else of an index or a table
/// without.
/// `most_columns`: a row with more is none of ours. `allowance`: the bytes that may still be read of payloads; cells that claim
/// each other's are many in a file made to be slow. None for what is no whole row; reads nothing outside `bytes`.
std::optional<StoredRow> read_cell(std::string_view bytes, std::size_t page, std::size_t at, bool table, std::size_t most_columns,
                                   std::size_t& allowance);

} // namespace intendant::db

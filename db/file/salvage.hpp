#pragma once

#include "db/file/entry.hpp"
#include "db/file/sqlite_cell.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::db {

/// What can be found of a game in a file whose pages are in disorder, or whose tables are not to be trusted: every page is
/// looked at for itself, whatever points to it, and the hash chain tells which of the rows belong together. The file's own
/// schema is not read.
class Salvage {
public:
    /// `bytes`: the whole file. Throws nothing, whatever they are.
    explicit Salvage(std::string bytes);

    /// What the file says of itself, in order of name.
    std::vector<std::pair<std::string, std::string>> meta() const;
    /// The greatest number that an entry bears.
    std::int64_t seen() const { return m_entries.empty() ? 0 : m_entries.rbegin()->first; }
    /// Visits the entries that the chain proves, each with its dice and postings, from the first on until one is not there.
    /// The number of them.
    std::int64_t follow(const std::function<void(const Entry&)>& visit) const;

private:
    using Rows = std::vector<std::size_t>; ///< where their cells are in the file

    void look_at_page(std::size_t number);
    void look_at_cell(std::size_t at, bool leaf, bool table);

    std::optional<StoredRow> read(std::size_t at, bool table) const;

    std::string m_bytes;
    std::size_t m_allowance{0}; ///< bytes that may still be read of rows
    std::size_t m_page{0};
    Rows m_meta;
    std::map<std::int64_t, Rows> m_entries;                          ///< by seq
    std::map<std::int64_t, std::map<std::int64_t, Rows>> m_rolls;    ///< by entry and n
    std::map<std::int64_t, std::map<std::int64_t, Rows>> m_postings; ///< by entry and n
};

} // namespace intendant::db

#pragma once

#include "db/shelf/library.hpp"

#include <SQLiteCpp/Database.h>

#include <map>
#include <optional>
#include <string>

namespace intendant::db {

/// What is remembered of files that were read, in an SQLite file that may be thrown away at any time. When the file
/// cannot be used, nothing is remembered, and that is all.
class LibraryIndex {
public:
    /// An empty path: nothing is kept.
    explicit LibraryIndex(const std::filesystem::path& file);

    /// The card of a file that has not changed since; `stamp` is its size and the time of its last change.
    std::optional<LibraryCard> find(const std::filesystem::path& file, const std::string& stamp) const;
    /// The file is still there.
    void saw(const std::filesystem::path& file) { m_seen[file.string()] = true; }
    /// `card`: of a game that is whole.
    void put(const LibraryCard& card, const std::string& stamp);
    /// Writes what was put. `whole`: all of `folder` was read, so what was neither found nor put is forgotten.
    void keep(const std::filesystem::path& folder, bool whole);

private:
    struct Row {
        std::string stamp;
        std::string card;
        bool fresh{false};
    };

    std::optional<SQLite::Database> m_database;
    std::map<std::string, Row> m_rows;
    mutable std::map<std::string, bool> m_seen;
};

} // namespace intendant::db

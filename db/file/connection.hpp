#pragma once

#include "db/file/file_error.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace intendant::db {

/// What a failure of SQLite means to the person who opened `file`.
FileError explained(const SQLite::Exception& error, const std::filesystem::path& file);

/// Runs `work`; a failure of SQLite leaves it as a FileError.
template <class Work> decltype(auto) explaining(const std::filesystem::path& file, Work&& work) {
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        throw explained(error, file);
    }
}

/// Opens an existing file to write and takes it for this connection alone; tells within a second when it is
/// taken. Throws: FileError InUse, ReadOnly, Damaged.
SQLite::Database connect_to_write(const std::filesystem::path& file);

/// Opens a file to read; other readers may read too. Throws: FileError InUse, Damaged.
SQLite::Database connect_to_read(const std::filesystem::path& file);

SQLite::Database connect_in_memory();

/// Takes the steps from schema `version` to the newest one, in one transaction. Throws: SQLite's exception.
void take_steps(SQLite::Database& database, std::uint32_t version);

/// Brings an empty database to the newest schema and books what the file says of itself, in one transaction.
void lay_out(SQLite::Database& database, const std::vector<std::pair<std::string, std::string>>& meta);

/// True when every row of the database's schema (type, name, table, text) is one that this program writes for the version
/// that the database says it has, and none is missing. Reads no other row.
bool laid_out_as_expected(SQLite::Database& database);

/// Ends, with SQLITE_INTERRUPT, what reads far more than the file can hold: pages that point at each other in a circle have
/// no end. Its measure begins anew with each object; as long as none lives, nothing is measured.
class ReadingLimit {
public:
    explicit ReadingLimit(SQLite::Database& database) : ReadingLimit(database, most_for(database)) {}
    ReadingLimit(const SQLite::Database& database, std::int64_t most);
    ReadingLimit(const ReadingLimit&) = delete;
    ReadingLimit& operator=(const ReadingLimit&) = delete;
    ~ReadingLimit();

    /// What one walk through all the database may take, many times over.
    static std::int64_t most_for(SQLite::Database& database);

private:
    static int count(void* self);

    sqlite3* m_database;
    std::int64_t m_left;
};

/// What the file says of itself, in order of name.
std::vector<std::pair<std::string, std::string>> meta_of(SQLite::Database& database);

} // namespace intendant::db

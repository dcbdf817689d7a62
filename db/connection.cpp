#include "db/connection.hpp"

#include "db/schema.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <cerrno>
#include <map>
#include <mutex>

#include <unistd.h>

namespace intendant::db {

namespace {

// The other program gets this long to finish; a person is told well within a second.
constexpr int busy_milliseconds = 250;

/// A game file comes from anywhere: nothing in its schema may act, and no cell is trusted.
void distrust(SQLite::Database& database) {
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    database.exec("PRAGMA cell_size_check = ON;"
                  "PRAGMA temp_store = MEMORY;"
                  "PRAGMA foreign_keys = ON;"
                  "PRAGMA recursive_triggers = ON"); // else REPLACE would delete past the triggers
}

using Objects = std::map<std::pair<std::string, std::string>, std::string>;

Objects objects_of(SQLite::Database& database) {
    Objects objects;
    SQLite::Statement query(database, "SELECT type, name, coalesce(sql, '') FROM sqlite_schema");
    while (query.executeStep()) {
        objects[{query.getColumn(0).getString(), query.getColumn(1).getString()}] =
            query.getColumn(2).getString();
    }
    return objects;
}

/// Takes the steps that lead from one schema to another, inside a transaction.
void take_steps_between(SQLite::Database& database, std::uint32_t from, std::uint32_t to) {
    for (const auto& migration : migrations()) {
        if (migration.to > from && migration.to <= to) {
            database.exec(std::string(migration.statements));
            database.exec("PRAGMA user_version = " + std::to_string(migration.to));
        }
    }
}

const Objects& expected_objects(std::uint32_t version) {
    static std::mutex guard;
    static std::map<std::string, Objects> known; // by the steps that make them, for they may be planted
    const std::lock_guard lock(guard);
    std::string steps;
    for (const auto& migration : migrations()) {
        steps += migration.to <= version ? migration.statements : std::string_view();
    }
    auto found = known.find(steps);
    if (found == known.end()) {
        auto database = connect_in_memory();
        take_steps_between(database, 0, version);
        found = known.emplace(steps, objects_of(database)).first;
    }
    return found->second;
}

std::uint32_t schema_in(SQLite::Database& database) {
    return database.execAndGet("PRAGMA user_version").getUInt();
}

template <class Work> void in_transaction(SQLite::Database& database, Work&& work) {
    database.exec("BEGIN IMMEDIATE");
    try {
        work();
        database.exec("COMMIT");
    } catch (const SQLite::Exception&) {
        database.tryExec("ROLLBACK");
        throw;
    }
}

bool folder_is_writable(const std::filesystem::path& file) {
    return ::access(file.parent_path().c_str(), W_OK | X_OK) == 0;
}

FileError read_only_error(const std::filesystem::path& file) {
    return {FileErrorKind::ReadOnly,
            {INTENDANT_TR("The game {name} cannot be written where it is; it can be opened for review."),
             {{"name", quoted(file)}}}};
}

} // namespace

FileError explained(const SQLite::Exception& error, const std::filesystem::path& file) {
    const std::vector<std::pair<std::string, std::string>> name{{"name", quoted(file.empty() ? "in memory" : file)}};
    const std::string detail =
        std::string(error.what()) + " (" + std::to_string(error.getExtendedErrorCode()) + ")";
    switch (error.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {FileErrorKind::InUse, {INTENDANT_TR("The game {name} is open in another window or program."), name}, detail};
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return {FileErrorKind::ReadOnly,
                {INTENDANT_TR("The game {name} cannot be written: it, its folder or its disk is read-only."), name}, detail};
    case SQLITE_CANTOPEN:
        return {FileErrorKind::Io,
                {INTENDANT_TR("The game {name} cannot be opened; the folder may be read-only or gone."), name}, detail};
    case SQLITE_FULL:
        return {FileErrorKind::NoSpace,
                {INTENDANT_TR("The disk is full; there is no room for {name}."), name}, detail};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_MISMATCH:
        return {FileErrorKind::Damaged, {INTENDANT_TR("The game {name} is damaged. A backup may be whole."), name}, detail};
    default:
        if (error.getErrorCode() == SQLITE_IOERR && errno == ENOSPC) {
            return {FileErrorKind::NoSpace,
                    {INTENDANT_TR("The disk is full; there is no room for {name}."), name}, detail};
        }
        return {FileErrorKind::Io, {INTENDANT_TR("The disk did not do what was asked of it for the game {name}."), name},
                detail};
    }
}

SQLite::Database connect_to_write(const std::filesystem::path& file) {
    return explaining(file, [&] {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, busy_milliseconds);
        if (sqlite3_db_readonly(database.getHandle(), "main") == 1 || !folder_is_writable(file)) {
            throw read_only_error(file);
        }
        distrust(database);
        // The lock first, then the mode that keeps it: in that mode two programs that start together would
        // both keep what they have read, and neither would get the lock.
        database.exec("PRAGMA synchronous = EXTRA;"
                      "BEGIN EXCLUSIVE; PRAGMA locking_mode = EXCLUSIVE; COMMIT;"
                      "PRAGMA journal_mode = DELETE");
        // Another program may have put a new file in its place while this one waited for the lock.
        int moved = 0;
        if (sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0) {
            throw SQLite::Exception("the file was replaced", SQLITE_BUSY);
        }
        return database;
    });
}

SQLite::Database connect_to_read(const std::filesystem::path& file) {
    return explaining(file, [&] {
        SQLite::Database database(file.string(), SQLite::OPEN_READONLY, busy_milliseconds);
        distrust(database);
        database.exec("PRAGMA query_only = ON;"
                      "PRAGMA locking_mode = EXCLUSIVE;" // for a reader: nobody writes meanwhile
                      "SELECT count(*) FROM sqlite_schema");
        return database;
    });
}

SQLite::Database connect_in_memory() {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    distrust(database);
    return database;
}

void lay_out(SQLite::Database& database, const std::vector<std::pair<std::string, std::string>>& meta) {
    in_transaction(database, [&] {
        database.exec("PRAGMA application_id = " + std::to_string(application_id));
        take_steps_between(database, 0, newest_schema());
        SQLite::Statement insert(database, "INSERT INTO meta (name, value) VALUES (?, ?)");
        for (const auto& [name, value] : meta) {
            insert.bind(1, name);
            insert.bind(2, value);
            insert.exec();
            insert.reset();
        }
    });
}

void take_steps(SQLite::Database& database, std::uint32_t version) {
    in_transaction(database, [&] { take_steps_between(database, version, newest_schema()); });
}

bool laid_out_as_expected(SQLite::Database& database) {
    const auto present = objects_of(database);
    const auto& expected = expected_objects(schema_in(database));
    for (const auto& [id, sql] : expected) {
        const auto found = present.find(id);
        if (found == present.end() || found->second != sql) {
            return false;
        }
    }
    for (const auto& [id, sql] : present) {
        // somebody's own index does no harm; a trigger or a view would
        if (!expected.contains(id) && (id.first == "trigger" || id.first == "view")) {
            return false;
        }
    }
    return true;
}

std::vector<std::pair<std::string, std::string>> meta_of(SQLite::Database& database) {
    std::vector<std::pair<std::string, std::string>> meta;
    SQLite::Statement query(database, "SELECT name, value FROM meta ORDER BY name");
    while (query.executeStep()) {
        meta.emplace_back(query.getColumn(0).getString(), query.getColumn(1).getString());
    }
    return meta;
}

} // namespace intendant::db

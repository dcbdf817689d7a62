#include "db/file/connection.hpp"

#include "db/file/file_check.hpp"
#include "db/file/schema.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <map>
#include <mutex>

#include <unistd.h>

namespace intendant::db {

namespace {

// The other program gets this long to finish; a person is told well within a second.
constexpr int busy_milliseconds = 250;

/// No more than this program ever writes or asks, with room to spare. The longest value is an entry that sets up a board, or
/// its snapshot, of some ten thousand bytes.
constexpr std::array<std::pair<int, int>, 10> limits{{
    {SQLITE_LIMIT_LENGTH, 1 << 25},
    {SQLITE_LIMIT_SQL_LENGTH, 100'000},
    {SQLITE_LIMIT_COLUMN, 64},
    {SQLITE_LIMIT_EXPR_DEPTH, 50},
    {SQLITE_LIMIT_COMPOUND_SELECT, 8},
    {SQLITE_LIMIT_VDBE_OP, 25'000},
    {SQLITE_LIMIT_FUNCTION_ARG, 8},
    {SQLITE_LIMIT_ATTACHED, 0},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 4},
    {SQLITE_LIMIT_WORKER_THREADS, 0},
}};

/// A game file comes from anywhere: nothing in its schema may act, and no cell is trusted.
void distrust(SQLite::Database& database) {
    for (const auto& [limit, most] : limits) {
        sqlite3_limit(database.getHandle(), limit, most);
    }
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    database.exec("PRAGMA cell_size_check = ON;"
                  "PRAGMA temp_store = MEMORY;"
                  "PRAGMA foreign_keys = ON;"
                  "PRAGMA recursive_triggers = ON"); // else REPLACE would delete past the triggers
}

/// Type, name, table and text of each row of the schema, in order.
using Layout = std::vector<std::array<std::string, 4>>;

/// No more than `most` rows, and one to show that there are more.
Layout layout_of(SQLite::Database& database, std::size_t most) {
    Layout layout;
    SQLite::Statement query(database, "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema");
    while (layout.size() <= most && query.executeStep()) {
        layout.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getString(),
                          query.getColumn(3).getString()});
    }
    std::ranges::sort(layout);
    return layout;
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

const Layout& expected_layout(std::uint32_t version) {
    static std::mutex guard;
    static std::map<std::string, Layout> known; // by the steps that make them, for they may be planted
    const std::lock_guard lock(guard);
    std::string steps;
    for (const auto& migration : migrations()) {
        steps += migration.to <= version ? migration.statements : std::string_view();
    }
    auto found = known.find(steps);
    if (found == known.end()) {
        auto database = connect_in_memory();
        take_steps_between(database, 0, version);
        constexpr std::size_t any = 1000;
        found = known.emplace(steps, layout_of(database, any)).first;
    }
    return found->second;
}

std::uint32_t schema_in(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getUInt(); }

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

/// The file under the name that no link leads to, but for the file itself: that must be none.
std::filesystem::path with_true_folder(const std::filesystem::path& file) {
    std::error_code failure;
    const auto folder = std::filesystem::canonical(std::filesystem::absolute(file).parent_path(), failure);
    return failure ? file : folder / file.filename();
}

bool folder_is_writable(const std::filesystem::path& file) { return ::access(file.parent_path().c_str(), W_OK | X_OK) == 0; }

FileError read_only_error(const std::filesystem::path& file) {
    return {FileErrorKind::ReadOnly,
            {INTENDANT_TR("The game {name} cannot be written where it is; it can be opened for review."), {{"name", quoted(file)}}}};
}

} // namespace

FileError explained(const SQLite::Exception& error, const std::filesystem::path& file) {
    const std::vector<std::pair<std::string, std::string>> name{{"name", quoted(file.empty() ? "in memory" : file)}};
    const std::string detail = std::string(error.what()) + " (" + std::to_string(error.getExtendedErrorCode()) + ")";
    switch (error.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {FileErrorKind::InUse, {INTENDANT_TR("The game {name} is open in another window or program."), name}, detail};
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return {FileErrorKind::ReadOnly,
                {INTENDANT_TR("The game {name} cannot be written: it, its folder or its disk is read-only."), name},
                detail};
    case SQLITE_CANTOPEN:
        return {FileErrorKind::Io, {INTENDANT_TR("The game {name} cannot be opened; the folder may be read-only or gone."), name}, detail};
    case SQLITE_FULL:
        return {FileErrorKind::NoSpace, {INTENDANT_TR("The disk is full; there is no room for {name}."), name}, detail};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_INTERRUPT: // it goes on reading where the file has long ended
        return {FileErrorKind::Damaged, {INTENDANT_TR("The game {name} is damaged. A backup may be whole."), name}, detail};
    default:
        if (error.getErrorCode() == SQLITE_IOERR && errno == ENOSPC) {
            return {FileErrorKind::NoSpace, {INTENDANT_TR("The disk is full; there is no room for {name}."), name}, detail};
        }
        return {FileErrorKind::Io, {INTENDANT_TR("A disk error occurred while writing {name}."), name}, detail};
    }
}

SQLite::Database connect_to_write(const std::filesystem::path& asked) {
    const auto file = with_true_folder(asked);
    check_beside(file);
    return explaining(file, [&] {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOFOLLOW, busy_milliseconds);
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

SQLite::Database connect_to_read(const std::filesystem::path& asked) {
    const auto file = with_true_folder(asked);
    check_beside(file);
    return explaining(file, [&] {
        SQLite::Database database(file.string(), SQLite::OPEN_READONLY | SQLite::OPEN_NOFOLLOW, busy_milliseconds);
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
    const auto& expected = expected_layout(schema_in(database));
    return layout_of(database, expected.size()) == expected;
}

namespace {

constexpr int steps_at_once = 1000; ///< of SQLite's machine

} // namespace

std::int64_t ReadingLimit::most_for(SQLite::Database& database) {
    // A row of ours takes some dozen steps and at least a dozen bytes.
    constexpr std::int64_t least = 5'000;
    constexpr std::int64_t bytes_for_one = 20;
    return least + database.execAndGet("PRAGMA page_count").getInt64() * database.execAndGet("PRAGMA page_size").getInt64() / bytes_for_one;
}

ReadingLimit::ReadingLimit(const SQLite::Database& database, std::int64_t most) : m_database(database.getHandle()), m_left(most) {
    sqlite3_progress_handler(m_database, steps_at_once, &ReadingLimit::count, this);
}

ReadingLimit::~ReadingLimit() { sqlite3_progress_handler(m_database, 0, nullptr, nullptr); }

int ReadingLimit::count(void* self) { return --static_cast<ReadingLimit*>(self)->m_left < 0 ? 1 : 0; }

std::vector<std::pair<std::string, std::string>> meta_of(SQLite::Database& database) {
    std::vector<std::pair<std::string, std::string>> meta;
    SQLite::Statement query(database, "SELECT name, value FROM meta ORDER BY name");
    while (query.executeStep()) {
        meta.emplace_back(query.getColumn(0).getString(), query.getColumn(1).getString());
    }
    return meta;
}

} // namespace intendant::db

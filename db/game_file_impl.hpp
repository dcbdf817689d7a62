#pragma once

#include "db/connection.hpp"
#include "db/game_file.hpp"
#include "db/open_files.hpp"
#include "db/review_copy.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

namespace intendant::db {

struct GameFile::Impl {
    // in this order, so that the connection closes before the claim ends and the copy is thrown away
    std::filesystem::path asked;
    FileClaim claim;
    ReviewCopy copy;
    SQLite::Database database;
    bool read_only{false};
    bool only_proved{false}; ///< indexes are not believed
    Header header;
    std::int64_t last_seq{0};
    std::string last_hash;
    bool doubtful{false}; ///< an entry failed, and what became of it could not be read
    struct Statements;
    std::unique_ptr<Statements> statements; ///< for booking; none when read-only

    Impl(std::filesystem::path path, FileClaim claimed, ReviewCopy copied, SQLite::Database connected,
         bool for_review);
    ~Impl();

    void find_end();
    void book(const Entry& entry);
    void require_writable() const;
    /// Learns what became of an entry whose booking failed, where that could not be read at once. Throws: FileError
    /// when it still cannot be, or when that entry stands after all.
    void settle();
    /// After a failure to book `entry`: returns when it is booked nevertheless, and durably. Throws: FileError.
    void settle_after(const SQLite::Exception& error, const Entry& entry);
    FileError still_booked() const;
};

struct GameFile::Impl::Statements {
    explicit Statements(SQLite::Database& database)
        : begin(database, "BEGIN IMMEDIATE"), commit(database, "COMMIT"),
          entry(database,
                "INSERT INTO entry (seq, time, who, round, power, action, kind, target, command, events, "
                "summary, overruled, reason, state_digest, previous_hash, hash) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          roll(database, "INSERT INTO roll (entry, n, purpose, side, target, result, source) VALUES (?, ?, "
                         "?, ?, ?, ?, ?)"),
          posting(database, "INSERT INTO posting (entry, n, from_account, to_account, what, count) VALUES "
                            "(?, ?, ?, ?, ?, ?)") {}

    void reset() {
        for (auto* statement : {&begin, &commit, &entry, &roll, &posting}) {
            statement->tryReset();
        }
    }

    SQLite::Statement begin;
    SQLite::Statement commit;
    SQLite::Statement entry;
    SQLite::Statement roll;
    SQLite::Statement posting;
};

} // namespace intendant::db

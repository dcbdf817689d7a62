#pragma once

#include "db/file/connection.hpp"
#include "db/file/game_file.hpp"
#include "db/file/in_place.hpp"
#include "db/file/open_files.hpp"
#include "db/file/review_copy.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <array>

namespace intendant::db {

/// The time as the log writes it: `2026-11-23T21:04:05.678Z`.
std::string now_in_utc();

/// By what a file that somebody else changed is known.
struct FileState {
    std::array<char, 100> header{};
    std::int64_t size{0};
    std::int64_t changed{0}; ///< nanoseconds

    friend bool operator==(const FileState&, const FileState&) = default;
};

/// Of the file that a connection has open, read through it: a handle of our own would end its locks.
FileState state_of(SQLite::Database& database, const std::filesystem::path& file);

struct GameFile::Impl {
    // in this order, so that the connection closes before the claim ends and the copy is thrown away
    std::filesystem::path asked;
    std::filesystem::path file; ///< where it is, links followed; empty in memory
    FileClaim claim;
    ReviewCopy copy;
    std::unique_ptr<Aside> aside{}; ///< of a game that is begun aside, until it is put in its place
    SQLite::Database database;
    bool read_only{false};
    bool only_proved{false}; ///< indexes are not believed
    /// Of a file that was not read as a database but page by page: how many entries there seem to be.
    std::optional<std::int64_t> salvaged_of{};
    core::Message notice{};   ///< of what lies beside the file and was left out; an empty id: nothing was
    std::int64_t patience{0}; ///< see ReadingLimit
    /// As this connection last left the file; unknown after a failure, which SQLite may mend when it is next asked.
    std::optional<FileState> resting{};
    Header header;
    std::int64_t last_seq{0};
    std::string last_hash;
    std::int64_t not_committed{0}; ///< of a game begun aside: entries of the transaction that is open
    bool doubtful{false};          ///< an entry failed, and what became of it could not be read
    struct Statements;
    std::unique_ptr<Statements> statements; ///< for booking; none when read-only

    Impl(std::filesystem::path path, std::filesystem::path place, FileClaim claimed, ReviewCopy copied, SQLite::Database connected,
         bool for_review);
    ~Impl();

    void find_end();
    /// Inserts an entry, inside a transaction. Throws: SQLite's exception, also where the file does not hold it afterwards.
    void book(const Entry& entry);
    /// Inserts an entry in a transaction of its own; of a game begun aside, of many. Throws: SQLite's exception.
    void book_whole(const Entry& entry);
    /// Commits what a game begun aside has not yet. Throws: SQLite's exception.
    void commit_rest();
    /// Does `read` on the database, within what the file can hold. Throws: FileError.
    template <class Read> auto reading(Read&& read) const {
        return explaining(asked, [&] {
            const ReadingLimit limit(database, patience);
            return read();
        });
    }
    /// The file was renamed, replaced or deleted.
    bool has_moved() const;
    /// The file stands where it was opened, as this connection left it.
    bool in_place();
    FileError gone(std::string sentence) const;
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
          entry(database, "INSERT INTO entry (seq, time, who, round, power, action, kind, target, command, events, "
                          "summary, overruled, reason, state_digest, previous_hash, hash) "
                          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          roll(database, "INSERT INTO roll (entry, n, purpose, side, target, result, source) VALUES (?, ?, "
                         "?, ?, ?, ?, ?)"),
          posting(database, "INSERT INTO posting (entry, n, from_account, to_account, what, count) VALUES "
                            "(?, ?, ?, ?, ?, ?)"),
          kept(database, "SELECT (SELECT max(seq) FROM entry), (SELECT hash FROM entry WHERE seq = ?1), "
                         "(SELECT count(*) FROM roll WHERE entry = ?1), (SELECT count(*) FROM posting WHERE entry = ?1)") {}

    void reset() {
        for (auto* statement : {&begin, &commit, &entry, &roll, &posting, &kept}) {
            statement->tryReset();
        }
    }

    SQLite::Statement begin;
    SQLite::Statement commit;
    SQLite::Statement entry;
    SQLite::Statement roll;
    SQLite::Statement posting;
    SQLite::Statement kept;
};

} // namespace intendant::db

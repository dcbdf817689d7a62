#pragma once

#include "db/file/entry.hpp"
#include "db/file/file_error.hpp"
#include "db/file/outline.hpp"
#include "db/file/upgrade.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::db {

class Salvage;

/// What was saved of a damaged game.
struct Saved {
    std::int64_t entries; ///< from the first on
    std::int64_t of;      ///< as many seem to have been there
};

/// One game on disk: a log that is only appended to, with its dice, its postings and a cache of snapshots.
///
/// A GameFile is one connection that holds the file for itself as long as it lives; nobody else can write
/// meanwhile. What reads or writes the log throws `FileError` when the file or its disk fails; what was booked before stays
/// booked. Snapshots and `verify` throw nothing for that.
class GameFile {
public:
    /// Makes a new game, aside first: killed at any moment, there is a whole game or none. Throws: AlreadyExists for any
    /// existing file, which stays as it is.
    static GameFile create(const std::filesystem::path& path, const Header& header);

    /// Begins a new game aside, to be put in its place when it is whole (`put_in_place`): until then entries are not durable one by
    /// one, which is what makes a long game quick to write, and a program that dies leaves nothing. Gone with the object, too.
    /// Throws: AlreadyExists for any existing file, which stays as it is.
    static GameFile create_aside(const std::filesystem::path& path, const Header& header);
    /// Proves a game that was begun aside, writes it out and puts it in its place; from then on it is a game like any other. When it
    /// throws, nothing is there and nothing of it is kept. Throws: FileError, AlreadyExists where a file came to be there meanwhile.
    void put_in_place();

    /// Opens a game to go on with it. A file that is refused is not changed by a byte; one of an older schema is
    /// brought up to date first, and stays beside the new one as it was (`upgrade.hpp`).
    /// The journal of a program that died is tried on a copy before it is rolled into the file.
    /// Throws: NotFound, NotAGame, NewerVersion, InUse, ReadOnly, Damaged.
    static GameFile open(const std::filesystem::path& path, const CopyCheck& check = {});

    /// Opens a game to look at it; nothing is ever written to it. When another program holds the game, or its
    /// last transaction must first be rolled back, a private copy is read and thrown away afterwards. Of a file whose tables are
    /// not those that this program makes, what the hash chain proves is read page by page. What lies beside the file in the place of a
    /// journal and is none of this game is left out, and told (`notice`).
    static GameFile open_for_review(const std::filesystem::path& path);

    /// Verifies a game that is open for review, and shows no more of it than what was proved.
    Verification show_only_proved();
    /// Shows no more than the first `entries` of a game that is open for review.
    void show_only(std::int64_t entries);

    /// A game that lives as long as the object, for tests and rehearsals.
    static GameFile in_memory(const Header& header);

    GameFile(GameFile&&) noexcept;
    GameFile& operator=(GameFile&&) noexcept;
    GameFile(const GameFile&) = delete;
    GameFile& operator=(const GameFile&) = delete;
    ~GameFile();

    const Header& header() const;
    bool read_only() const;
    /// What was left out when the game was opened for review; an empty id: nothing was.
    const core::Message& notice() const;
    /// The file that was asked for, also where a copy is read; empty in memory.
    const std::filesystem::path& path() const;

    /// Books an entry with its dice and postings in one transaction. When it returns, the entry is on disk, in the file that
    /// was opened (of a game begun aside: it is when that is put in place). When it throws (Gone where that is no longer there),
    /// nothing of it is, save where the sentence says that it stands though the disk failed; `last_seq` then counts it.
    /// `time`: when it was booked elsewhere, as entries have it; empty: now.
    Entry append(const NewEntry& entry, const std::string& time = {});

    /// Puts the game that this connection holds in the place where it was opened, from which it was moved, replaced or
    /// deleted (FileErrorKind::Gone), and goes on with it there. What lies there by now stays beside it, under the name that is
    /// returned. Throws: FileError; this connection then holds the game as before.
    std::optional<std::filesystem::path> put_back();

    /// The number of entries; 0 for a new game.
    std::int64_t last_seq() const;

    /// The entries `from` to `to`, both included, as far as there are any, without dice and postings.
    /// Throws: Damaged when one of them is missing or cannot be read.
    std::vector<Entry> entries(std::int64_t from, std::int64_t to) const;
    /// The same with dice and postings. Throws: Damaged also where those cannot be read.
    std::vector<Entry> whole_entries(std::int64_t from, std::int64_t to) const;
    /// How many entries this record and the other have in common, from the first on, by their hashes; 0: they are of two games.
    /// Throws: as `entries`.
    std::int64_t shared_with(const GameFile& other) const;
    /// The little of them that lists of games ask for. Throws: as `entries`.
    std::vector<EntryHead> heads(std::int64_t from, std::int64_t to) const;
    /// What each entry does to the course of the game.
    std::vector<core::Step> steps() const;
    /// The first play that is taken back by an entry after `seq` though it is not after `seq` itself; redone or not.
    std::optional<std::int64_t> first_taken_back_after(std::int64_t seq) const;
    /// Reads on where the outline ends, `most` entries at most; true when it is complete.
    bool read_on(Outline& outline, std::int64_t most) const;
    /// The entries from `from` to `to` whose command or events name this id, or which post to an account of it.
    std::vector<std::int64_t> entries_about(const std::string& id, std::int64_t from, std::int64_t to) const;
    std::vector<core::Posting> postings(std::int64_t seq) const;
    /// By how much each entry changed what the account holds of a thing, in order; entries that left it alone are left out.
    std::vector<std::pair<std::int64_t, std::int64_t>> changes(const std::string& account, const std::string& what) const;
    std::vector<core::Roll> rolls(std::int64_t seq) const;
    /// Visits the dice of the entries `from` to `to`, in order.
    void each_roll(std::int64_t from, std::int64_t to, const std::function<void(std::int64_t seq, const core::Roll&)>& visit) const;

    /// Keeps an image of the state after entry `seq`. A snapshot is a cache: false when it could not be
    /// written, never an error.
    bool put_snapshot(std::int64_t seq, std::string_view bytes);
    /// The newest snapshot not after `seq` whose checksum holds. Damaged ones are skipped, and removed where
    /// the file can be written.
    std::optional<std::pair<std::int64_t, std::string>> snapshot_at_or_before(std::int64_t seq) const;
    void drop_snapshots();

    /// Proves the file: the database's own structure, each entry's hash with its dice and postings, the
    /// chain.
    Verification verify() const;

    /// Writes a whole copy: first aside, then verified, then put in the place of `destination`.
    void backup_to(const std::filesystem::path& destination) const;
    /// Saves the entries up to the first that cannot be proved, and no more than `at_most`, as a game of its own; entries are
    /// looked for on every page, also where the tables no longer lead. This file stays as it is.
    /// Throws: FileError, also when there is none or `destination` exists.
    Saved save_proved(const std::filesystem::path& destination, std::int64_t at_most = std::numeric_limits<std::int64_t>::max()) const;
    /// Writes a copy that nobody has verified yet into `destination`, an empty file.
    void copy_to(const std::filesystem::path& destination) const;

private:
    friend struct LongLogDoor; ///< tests write very long logs through it, without waiting for the disk after each entry
    struct Impl;
    explicit GameFile(std::unique_ptr<Impl> impl);
    /// Writes the first entries as a game into an empty file. Throws: FileError, SQLite's exception.
    void write_first(std::int64_t count, const std::filesystem::path& empty) const;
    /// What was found of a damaged file, to be looked at.
    static GameFile salvaged(const std::filesystem::path& path, const Salvage& found);

    std::unique_ptr<Impl> m_impl;
};

} // namespace intendant::db

#include "db/file/schema.hpp"

#include <array>

namespace intendant::db {

namespace {

// 1: the log, its dice, its postings, the cache of snapshots.
//
// Texts that have nothing to say are '' and never NULL, so that every value has one form. Dice and postings
// are stored by entry and position: a reader walks them beside the entries.
constexpr std::string_view first = R"sql(
CREATE TABLE meta (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    seq           INTEGER NOT NULL PRIMARY KEY,
    time          TEXT NOT NULL,
    who           TEXT NOT NULL,
    round         INTEGER NOT NULL,
    power         TEXT NOT NULL,
    action        TEXT NOT NULL,
    kind          TEXT NOT NULL CHECK (kind IN ('play', 'undo', 'redo', 'note')),
    target        INTEGER NOT NULL,
    command       TEXT NOT NULL,
    events        TEXT NOT NULL,
    summary       TEXT NOT NULL,
    overruled     TEXT NOT NULL,
    reason        TEXT NOT NULL,
    state_digest  TEXT NOT NULL,
    previous_hash TEXT NOT NULL,
    hash          TEXT NOT NULL
) STRICT;

-- which entries undo and redo, without walking through all of them
CREATE INDEX entry_turning ON entry (kind, target) WHERE kind <> 'play';

CREATE TABLE roll (
    entry   INTEGER NOT NULL REFERENCES entry (seq),
    n       INTEGER NOT NULL,
    purpose TEXT NOT NULL,
    side    TEXT NOT NULL,
    target  INTEGER NOT NULL,
    result  INTEGER NOT NULL,
    source  TEXT NOT NULL,
    PRIMARY KEY (entry, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE posting (
    entry        INTEGER NOT NULL REFERENCES entry (seq),
    n            INTEGER NOT NULL,
    from_account TEXT NOT NULL,
    to_account   TEXT NOT NULL,
    what         TEXT NOT NULL,
    count        INTEGER NOT NULL,
    PRIMARY KEY (entry, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot (
    entry  INTEGER NOT NULL PRIMARY KEY,
    sha256 TEXT NOT NULL,
    image  BLOB NOT NULL
) STRICT;

CREATE TRIGGER meta_stays BEFORE UPDATE ON meta
BEGIN SELECT RAISE(ABORT, 'what a game file says of itself is never changed'); END;
CREATE TRIGGER meta_is_kept BEFORE DELETE ON meta
BEGIN SELECT RAISE(ABORT, 'what a game file says of itself is never deleted'); END;

CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM entry)
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;
CREATE TRIGGER entry_stays BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

CREATE TRIGGER roll_stays BEFORE UPDATE ON roll
BEGIN SELECT RAISE(ABORT, 'dice are never changed'); END;
CREATE TRIGGER roll_is_kept BEFORE DELETE ON roll
BEGIN SELECT RAISE(ABORT, 'dice are never deleted'); END;

CREATE TRIGGER posting_stays BEFORE UPDATE ON posting
BEGIN SELECT RAISE(ABORT, 'postings are never changed'); END;
CREATE TRIGGER posting_is_kept BEFORE DELETE ON posting
BEGIN SELECT RAISE(ABORT, 'postings are never deleted'); END;
)sql";

constexpr std::array steps{Migration{1, first}};

std::span<const Migration> planted;

} // namespace

std::span<const Migration> migrations() { return planted.empty() ? std::span<const Migration>(steps) : planted; }

std::uint32_t newest_schema() { return migrations().back().to; }

void plant_migrations(std::span<const Migration> other) { planted = other; }

} // namespace intendant::db

#include "db/file/verify.hpp"

#include "db/file/chain.hpp"
#include "db/file/connection.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>

namespace intendant::db {

namespace {

/// Adds a stored value as the file has it, not as it should be.
void add(ChainSum& sum, const SQLite::Column& value) {
    const auto bytes = [&] {
        return std::string_view(static_cast<const char*>(value.getBlob()), static_cast<std::size_t>(value.getBytes()));
    };
    switch (value.getType()) {
    case SQLITE_INTEGER:
        return sum.integer(value.getInt64());
    case SQLITE_FLOAT:
        return sum.real(value.getDouble());
    case SQLITE_TEXT:
        return sum.text(bytes());
    case SQLITE_BLOB:
        return sum.blob(bytes());
    default:
        return sum.null();
    }
}

/// Walks the rows that belong to the entries, beside them.
class Companion {
public:
    Companion(SQLite::Database& database, std::string table, const std::string& columns)
        : m_table(std::move(table)), m_query(database, "SELECT " + columns + " FROM " + m_table + " ORDER BY entry, n") {
        step();
    }

    void add_rows_of(std::int64_t seq, ChainSum& sum) {
        while (m_has_row && row_entry() == seq) {
            sum.row(m_table);
            for (int column = 0; column < m_query.getColumnCount(); ++column) {
                add(sum, m_query.getColumn(column));
            }
            step();
        }
    }
    /// The entry that the next row claims to belong to, when that entry has been passed already.
    std::optional<std::int64_t> stray_before(std::int64_t seq) const {
        return m_has_row && row_entry() < seq ? std::optional(row_entry()) : std::nullopt;
    }
    /// False when something is left that no entry took.
    bool all_taken() const { return !m_has_row && !m_has_orphans && !m_broken; }

private:
    std::int64_t row_entry() const { return m_query.getColumn(0).getInt64(); }

    /// Where the rows cannot be read on, the entries that lack theirs will tell; so will they for a row that
    /// has lost its entry.
    void step() {
        try {
            do {
                m_has_row = m_query.executeStep();
                m_has_orphans = m_has_orphans || (m_has_row && row_entry() < 1);
            } while (m_has_row && row_entry() < 1);
        } catch (const SQLite::Exception&) {
            m_has_row = false;
            m_broken = true;
        }
    }

    std::string m_table;
    SQLite::Statement m_query;
    bool m_has_row{false};
    bool m_has_orphans{false};
    bool m_broken{false};
};

/// The first thing that does not fit. `seq` 0: no entry can be named.
struct Finding {
    std::int64_t seq;
    std::string what; ///< the id of a sentence about `{entry}`
};

/// Reads one entry after the other until one does not fit.
class ChainReader {
public:
    explicit ChainReader(SQLite::Database& database)
        : m_entries(database, "SELECT seq, time, who, round, power, action, kind, target, command, events, summary, "
                              "overruled, reason, state_digest, previous_hash, hash FROM entry ORDER BY seq"),
          m_rolls(database, "roll", "entry, n, purpose, side, target, result, source"),
          m_postings(database, "posting", "entry, n, from_account, to_account, what, count"),
          m_previous(chain_beginning(meta_of(database))) {}

    /// Counts the proved entries in `proved`. Throws: SQLite's exception where the next one cannot be read.
    std::optional<Finding> read(std::int64_t& proved) {
        while (m_entries.executeStep()) {
            if (auto finding = read_one(proved + 1)) {
                return finding;
            }
            ++proved;
        }
        if (const auto stray = stray_before(proved + 1)) {
            return stray;
        }
        for (const auto* companion : {&m_rolls, &m_postings}) {
            if (!companion->all_taken()) {
                return Finding{0, INTENDANT_TR("The record is damaged: it holds dice or postings of no entry.")};
            }
        }
        return std::nullopt;
    }

private:
    /// An entry that was passed already, and to which a row further on claims to belong.
    std::optional<Finding> stray_before(std::int64_t seq) const {
        for (const auto* companion : {&m_rolls, &m_postings}) {
            if (const auto stray = companion->stray_before(seq)) {
                return Finding{
                    *stray, INTENDANT_TR("The record is damaged at entry {entry}: it has dice or postings that were not booked with it.")};
            }
        }
        return std::nullopt;
    }

    std::optional<Finding> read_one(std::int64_t seq) {
        constexpr int previous_column = 14;
        constexpr int hash_column = 15;
        if (const auto stray = stray_before(seq)) {
            return stray;
        }
        if (m_entries.getColumn(0).getInt64() != seq) {
            return Finding{seq, INTENDANT_TR("The record is damaged at entry {entry}: it is missing.")};
        }
        if (m_entries.getColumn(previous_column).getString() != m_previous) {
            return Finding{
                seq, seq == 1
                         ? INTENDANT_TR("The record is damaged at entry {entry}: it does not follow from what the file says of itself.")
                         : INTENDANT_TR("The record is damaged at entry {entry}: it does not follow from the entry before it.")};
        }
        ChainSum sum;
        sum.row("entry");
        for (int column = 0; column < hash_column; ++column) {
            add(sum, m_entries.getColumn(column));
        }
        m_rolls.add_rows_of(seq, sum);
        m_postings.add_rows_of(seq, sum);
        if (const auto stray = stray_before(seq)) { // among the rows of this entry
            return stray;
        }
        m_previous = sum.finish();
        const auto hash = m_entries.getColumn(hash_column);
        if (hash.getType() != SQLITE_TEXT || hash.getString() != m_previous) {
            return Finding{
                seq,
                INTENDANT_TR("The record is damaged at entry {entry}: what it says, or its dice or postings, is not what was booked.")};
        }
        return std::nullopt;
    }

    SQLite::Statement m_entries;
    Companion m_rolls;
    Companion m_postings;
    std::string m_previous;
};

void prove_chain(SQLite::Database& database, Verification& result) {
    std::optional<ChainReader> reader;
    try {
        reader.emplace(database);
    } catch (const SQLite::Exception& error) {
        result.finds({INTENDANT_TR("The record cannot be read: the tables that hold it are damaged."), {}});
        result.detail = error.what();
        return;
    }
    std::optional<Finding> finding;
    try {
        finding = reader->read(result.entries);
    } catch (const SQLite::Exception& error) {
        finding = Finding{result.entries + 1, INTENDANT_TR("The record is damaged at entry {entry}: it cannot be read.")};
        result.detail = error.what();
    }
    if (!finding) {
        return;
    }
    if (finding->seq == 0) {
        result.finds({finding->what, {}});
        return;
    }
    // a stray row shows only later that an entry already passed is not as it was booked
    result.entries = std::min(result.entries, finding->seq - 1);
    result.first_bad = finding->seq;
    result.finds({finding->what, {{"entry", std::to_string(finding->seq)}}});
}

std::string structure_of(SQLite::Database& database) {
    std::string findings;
    try {
        SQLite::Statement check(database, "PRAGMA integrity_check(20)");
        while (check.executeStep()) {
            const auto line = check.getColumn(0).getString();
            if (line != "ok") {
                findings += (findings.empty() ? "" : "\n") + line;
            }
        }
    } catch (const SQLite::Exception& error) {
        findings += (findings.empty() ? "" : "\n") + std::string(error.what());
    }
    return findings;
}

bool as_laid_out(SQLite::Database& database) {
    try {
        return laid_out_as_expected(database);
    } catch (const SQLite::Exception&) {
        return false;
    }
}

} // namespace

Verification verify_log(SQLite::Database& database) {
    sqlite3_db_release_memory(database.getHandle()); // the file is to be proved, not what was read of it earlier
    Verification result;
    if (!as_laid_out(database)) { // nothing of it is read
        result.finds({INTENDANT_TR("The record cannot be read: the tables that hold it are damaged."), {}});
        result.detail = "tables, triggers and indexes are not as this program makes them";
        return result;
    }
    const ReadingLimit limit(database);
    prove_chain(database, result);
    auto structure = structure_of(database);
    if (!structure.empty()) {
        result.detail += (result.detail.empty() ? "" : "\n") + structure;
        if (result.problem.empty()) {
            result.finds({INTENDANT_TR("Every entry is sound, but the file around them is damaged; a repaired copy is safer."), {}});
        }
    }
    return result;
}

} // namespace intendant::db

#include "db/verify.hpp"

#include "db/chain.hpp"
#include "db/connection.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

namespace intendant::db {

namespace {

/// Adds a stored value as the file has it, not as it should be.
void add(ChainSum& sum, const SQLite::Column& value) {
    const auto bytes = [&] {
        return std::string_view(static_cast<const char*>(value.getBlob()),
                                static_cast<std::size_t>(value.getBytes()));
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
        : m_table(std::move(table)),
          m_query(database, "SELECT " + columns + " FROM " + m_table + " ORDER BY entry, n") {
        m_query.executeStep();
    }

    void add_rows_of(std::int64_t seq, ChainSum& sum) {
        while (m_query.hasRow() && m_query.getColumn(0).getInt64() == seq) {
            sum.row(m_table);
            for (int column = 0; column < m_query.getColumnCount(); ++column) {
                add(sum, m_query.getColumn(column));
            }
            m_query.executeStep();
        }
    }
    bool has_more() const { return m_query.hasRow(); }

private:
    std::string m_table;
    SQLite::Statement m_query;
};

/// Reads one entry after the other until one does not fit.
class ChainReader {
public:
    explicit ChainReader(SQLite::Database& database)
        : m_entries(database,
                    "SELECT seq, time, who, round, power, action, kind, target, command, events, summary, "
                    "overruled, reason, state_digest, previous_hash, hash FROM entry ORDER BY seq"),
          m_rolls(database, "roll", "entry, n, purpose, side, target, result, source"),
          m_postings(database, "posting", "entry, n, from_account, to_account, what, count"),
          m_previous(chain_beginning(meta_of(database))) {}

    /// Goes on from the last proved entry. Returns what is wrong with the next one; "" at the end.
    std::string read(std::int64_t& proved) {
        while (m_entries.executeStep()) {
            const auto problem = read_one(proved + 1);
            if (!problem.empty()) {
                return problem;
            }
            ++proved;
        }
        return m_rolls.has_more() || m_postings.has_more() ? "dice or postings belong to no entry" : "";
    }

private:
    std::string read_one(std::int64_t seq) {
        constexpr int previous_column = 14;
        constexpr int hash_column = 15;
        if (m_entries.getColumn(0).getInt64() != seq) {
            return "the entry is missing";
        }
        if (m_entries.getColumn(previous_column).getString() != m_previous) {
            return seq == 1 ? "the entry does not follow from what the file says of itself"
                            : "the entry does not follow from the one before it";
        }
        ChainSum sum;
        sum.row("entry");
        for (int column = 0; column < hash_column; ++column) {
            add(sum, m_entries.getColumn(column));
        }
        m_rolls.add_rows_of(seq, sum);
        m_postings.add_rows_of(seq, sum);
        m_previous = sum.finish();
        const auto hash = m_entries.getColumn(hash_column);
        if (hash.getType() != SQLITE_TEXT || hash.getString() != m_previous) {
            return "what the entry says, or its dice or postings, is not what was booked";
        }
        return {};
    }

    SQLite::Statement m_entries;
    Companion m_rolls;
    Companion m_postings;
    std::string m_previous;
};

void prove_chain(SQLite::Database& database, Verification& result) {
    std::string problem;
    try {
        ChainReader reader(database);
        problem = reader.read(result.entries);
    } catch (const SQLite::Exception& error) {
        problem = "the entry cannot be read";
        result.detail = error.what();
    }
    if (!problem.empty()) {
        result.first_bad = result.entries + 1;
        result.problem =
            "The record is damaged at entry " + std::to_string(*result.first_bad) + ": " + problem + ".";
    }
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

} // namespace

Verification verify_log(SQLite::Database& database) {
    sqlite3_db_release_memory(
        database.getHandle()); // the file is to be proved, not what was read of it earlier
    Verification result;
    prove_chain(database, result);
    const auto structure = structure_of(database);
    if (!structure.empty()) {
        result.detail += (result.detail.empty() ? "" : "\n") + structure;
        if (result.problem.empty()) {
            result.problem =
                "Every entry is sound, but the file around them is damaged; a repaired copy is safer.";
        }
    }
    return result;
}

} // namespace intendant::db

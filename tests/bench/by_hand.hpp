#pragma once

#include "db/file/entry.hpp"

#include <filesystem>

struct sqlite3;
struct sqlite3_stmt;

namespace intendant::bench {

/// The rows of an entry written straight with SQLite's own interface, as durable as a game file: the same tables, the same
/// settings, one transaction an entry. What a session adds to this is what it costs.
class ByHand {
public:
    /// Opens a game file that was laid out before. Throws: std::runtime_error.
    explicit ByHand(const std::filesystem::path& file);
    ByHand(const ByHand&) = delete;
    ByHand& operator=(const ByHand&) = delete;
    ~ByHand();

    void write(const db::Entry& entry);

private:
    void run(const char* sql);
    sqlite3_stmt* prepared(const char* sql);
    void step(sqlite3_stmt* statement);

    sqlite3* m_database{nullptr};
    sqlite3_stmt* m_begin{nullptr};
    sqlite3_stmt* m_entry{nullptr};
    sqlite3_stmt* m_roll{nullptr};
    sqlite3_stmt* m_posting{nullptr};
    sqlite3_stmt* m_commit{nullptr};
};

/// Medians of booking through a session and of the same rows by hand, taken in turn. Units: microseconds.
struct Comparison {
    double booked;
    double by_hand;

    double ratio() const { return booked / by_hand; }
};

Comparison compare(int pairs);

} // namespace intendant::bench

#include "tests/bench/by_hand.hpp"

#include "tests/bench/games.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace intendant::bench {

namespace {

void bind(sqlite3_stmt* statement, int place, const std::string& text) {
    sqlite3_bind_text(statement, place, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
}

const char* word(core::EntryKind kind) {
    switch (kind) {
    case core::EntryKind::Play:
        return "play";
    case core::EntryKind::Undo:
        return "undo";
    case core::EntryKind::Redo:
        return "redo";
    case core::EntryKind::Note:
        return "note";
    }
    return "";
}

template <class Work> double microseconds(Work&& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> times) {
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::ranges::nth_element(times, middle);
    return *middle;
}

} // namespace

ByHand::ByHand(const std::filesystem::path& file) {
    if (sqlite3_open_v2(file.c_str(), &m_database, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK) {
        throw std::runtime_error("the file to write by hand cannot be opened");
    }
    run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA;"
        "PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; PRAGMA temp_store = MEMORY");
    m_begin = prepared("BEGIN IMMEDIATE");
    m_entry = prepared("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    m_roll = prepared("INSERT INTO roll VALUES (?, ?, ?, ?, ?, ?, ?)");
    m_posting = prepared("INSERT INTO posting VALUES (?, ?, ?, ?, ?, ?)");
    m_commit = prepared("COMMIT");
}

ByHand::~ByHand() {
    for (auto* statement : {m_begin, m_entry, m_roll, m_posting, m_commit}) {
        sqlite3_finalize(statement);
    }
    sqlite3_close(m_database);
}

void ByHand::run(const char* sql) {
    if (sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        throw std::runtime_error(sqlite3_errmsg(m_database));
    }
}

sqlite3_stmt* ByHand::prepared(const char* sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(m_database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK) {
        throw std::runtime_error(sqlite3_errmsg(m_database));
    }
    return statement;
}

void ByHand::step(sqlite3_stmt* statement) {
    if (sqlite3_step(statement) != SQLITE_DONE) {
        throw std::runtime_error(sqlite3_errmsg(m_database));
    }
    sqlite3_reset(statement);
}

void ByHand::write(const db::Entry& entry) {
    step(m_begin);
    sqlite3_bind_int64(m_entry, 1, entry.seq);
    bind(m_entry, 2, entry.time);
    bind(m_entry, 3, entry.who);
    sqlite3_bind_int64(m_entry, 4, entry.round);
    bind(m_entry, 5, entry.seat);
    bind(m_entry, 6, entry.phase);
    sqlite3_bind_text(m_entry, 7, word(entry.kind), -1, SQLITE_STATIC);
    sqlite3_bind_int64(m_entry, 8, entry.target);
    int place = 9;
    for (const auto* text : {&entry.command, &entry.events, &entry.summary, &entry.overruled, &entry.reason, &entry.state_digest,
                             &entry.previous_hash, &entry.hash}) {
        bind(m_entry, place++, *text);
    }
    step(m_entry);
    for (int n = 0; const auto& roll : entry.rolls) {
        sqlite3_bind_int64(m_roll, 1, entry.seq);
        sqlite3_bind_int64(m_roll, 2, ++n);
        bind(m_roll, 3, roll.purpose);
        bind(m_roll, 4, roll.side);
        sqlite3_bind_int64(m_roll, 5, roll.target);
        sqlite3_bind_int64(m_roll, 6, roll.result.value_or(0));
        bind(m_roll, 7, roll.source);
        step(m_roll);
    }
    for (int n = 0; const auto& posting : entry.postings) {
        sqlite3_bind_int64(m_posting, 1, entry.seq);
        sqlite3_bind_int64(m_posting, 2, ++n);
        bind(m_posting, 3, posting.from);
        bind(m_posting, 4, posting.to);
        bind(m_posting, 5, posting.what);
        sqlite3_bind_int64(m_posting, 6, posting.count);
        step(m_posting);
    }
    step(m_commit);
}

Comparison compare(int pairs) {
    const Folder folder;
    auto game = db::AxisAlliesSession::create(folder / "session.intendant", printed_tables());
    db::AxisAlliesSession::create(folder / "by_hand.intendant", printed_tables()); // lays the tables out, and closes
    ByHand hand(folder / "by_hand.intendant");
    const auto with_rows = [&game](const db::Answer& answer) {
        if (!answer.booked) {
            throw std::runtime_error("the entry to measure is not booked");
        }
        auto entry = *answer.booked;
        entry.rolls = game.file().rolls(entry.seq);
        entry.postings = game.file().postings(entry.seq);
        return entry;
    };
    hand.write(with_rows(game.book(rich_beginning())));
    std::vector<double> booked;
    std::vector<double> by_hand;
    constexpr int warm_up = 20;
    for (int i = 0; i < warm_up + pairs; ++i) {
        db::Answer answer;
        const auto session_time = microseconds([&] { answer = game.book(cheap_entry()); });
        const auto entry = with_rows(answer);
        const auto hand_time = microseconds([&] { hand.write(entry); });
        if (i >= warm_up) {
            booked.push_back(session_time);
            by_hand.push_back(hand_time);
        }
    }
    return {.booked = median(booked), .by_hand = median(by_hand)};
}

} // namespace intendant::bench

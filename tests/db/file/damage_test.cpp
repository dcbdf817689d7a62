#include "tests/db/sample_game.hpp"
#include "tests/support/catch.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <set>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

/// What SQLite reads of each entry, its dice and its postings: every value with its storage class.
using Content = std::map<std::int64_t, std::string>;

Content content_of(const std::filesystem::path& path) {
    Content content;
    try {
        SQLite::Database raw(path.string(), SQLite::OPEN_READONLY);
        raw.exec("PRAGMA cell_size_check = ON"); // else SQLite reads on where a page contradicts itself
        for (const std::string table : {"meta", "entry", "roll", "posting"}) {
            const std::string order = table == "meta" ? "name" : table == "entry" ? "seq" : "entry, n";
            try {
                SQLite::Statement rows(raw, "SELECT * FROM " + table + " ORDER BY " + order);
                for (std::int64_t last = 0; rows.executeStep();) {
                    // what the file says of itself is what the first entry follows from
                    const auto seq = table == "meta" ? 1 : rows.getColumn(0).getInt64();
                    if (table == "entry" && seq <= last) {
                        continue; // an entry out of its place is missing from there, and no other's content
                    }
                    last = seq;
                    auto& text = content[seq];
                    text += table;
                    for (int i = 0; i < rows.getColumnCount(); ++i) {
                        const auto value = rows.getColumn(i);
                        text += '|' + std::to_string(value.getType()) + ':' + value.getString();
                    }
                }
            } catch (const SQLite::Exception&) { // what cannot be read is missing from the content
            }
        }
    } catch (const SQLite::Exception&) {
    }
    return content;
}

/// The first entry that is not as before: changed, gone, or one that never was; 0 when all are as before but
/// there are rows of none.
std::optional<std::int64_t> first_difference(const Content& before, const Content& after) {
    std::set<std::int64_t> all;
    for (const auto* content : {&before, &after}) {
        for (const auto& [seq, text] : *content) {
            all.insert(seq);
        }
    }
    for (const auto seq : all) {
        if (seq < 1) {
            continue; // what lost its entry is missing from one
        }
        if (!before.contains(seq) || !after.contains(seq) || before.at(seq) != after.at(seq)) {
            return seq;
        }
    }
    return all.empty() || *all.begin() >= 1 ? std::nullopt : std::optional<std::int64_t>(0);
}

bool sqlite_sees_damage(const std::filesystem::path& path) {
    try {
        SQLite::Database raw(path.string(), SQLite::OPEN_READONLY);
        SQLite::Statement check(raw, "PRAGMA integrity_check");
        return !check.executeStep() || check.getColumn(0).getString() != "ok";
    } catch (const SQLite::Exception&) {
        return true;
    }
}

/// What the file says of its tables; empty where that cannot be read.
std::string layout_in(const std::filesystem::path& path) {
    std::string all;
    try {
        SQLite::Database raw(path.string(), SQLite::OPEN_READONLY);
        SQLite::Statement rows(raw, "SELECT type, name, tbl_name, sql FROM sqlite_schema");
        while (rows.executeStep()) {
            for (int column = 0; column < rows.getColumnCount(); ++column) {
                all += rows.getColumn(column).getString() + '\n';
            }
        }
    } catch (const SQLite::Exception&) {
        all.clear();
    }
    return all;
}

void make_game(const std::filesystem::path& path) {
    auto game = GameFile::create(path, sample_header);
    fill(game, 60);
    game.put_snapshot(20, std::string(3000, 's'));
    game.put_snapshot(40, std::string(3000, 't'));
}

} // namespace

TEST_CASE("R8 one flipped bit in what was booked is always reported with its entry", "[db][damage]") {
    const int flips = long_run() ? 20000 : 2000;
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_game(path);
    const auto whole = bytes_of(path);
    const auto before = content_of(path);
    REQUIRE(before.size() == 60);
    const auto layout = layout_in(path);

    std::mt19937 random(8);
    std::uniform_int_distribution<std::size_t> place(0, whole.size() - 1);
    std::uniform_int_distribution<int> bit(0, 7);
    int harmed = 0;
    int refused = 0;
    int unseen_by_sqlite = 0;
    for (int flip = 0; flip < flips; ++flip) {
        auto bytes = whole;
        const auto at = place(random);
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit(random)));
        write_bytes(path, bytes);
        // Other tables are not read with: the entries are looked for on the pages, where this flip left them as they were.
        constexpr std::size_t first_page = 4096; // where the tables are named
        const auto difference = at >= first_page && layout_in(path) == layout ? first_difference(before, content_of(path)) : std::nullopt;
        if (difference) {
            ++harmed;
            unseen_by_sqlite += sqlite_sees_damage(path) ? 0 : 1;
        }
        CAPTURE(flip, at);
        try {
            auto game = GameFile::open_for_review(path);
            const auto found = game.verify();
            CAPTURE(found.problem, found.detail);
            if (found.entries == 0 && !found.first_bad) { // no table to name an entry in
                REQUIRE_FALSE(found.sound());
                ++refused;
            } else if (difference) {
                REQUIRE_FALSE(found.sound());
                REQUIRE(found.first_bad.value_or(0) == difference.value_or(0));
            } else {
                REQUIRE_FALSE(found.first_bad);
            }
            game.snapshot_at_or_before(60);
            static_cast<void>(game.show_only_proved());
            const auto proved = difference ? std::max<std::int64_t>(*difference, 1) - 1 : 60;
            if (found.first_bad) {
                REQUIRE(game.last_seq() == proved);
                REQUIRE(static_cast<std::int64_t>(game.entries(1, 60).size()) == proved);
                REQUIRE(static_cast<std::int64_t>(game.steps().size()) == proved);
            }
        } catch (const FileError& error) {
            REQUIRE(std::string(error.what()) != "");
            ++refused;
        }
    }
    std::cout << "R8: " << flips << " flips, " << harmed << " changed what was booked and were all reported (" << unseen_by_sqlite
              << " of them unseen by SQLite), " << refused << " made the game unreadable\n";
    // the null control: with SQLite's own check alone, many would go unseen
    CHECK(unseen_by_sqlite * 5 > harmed);
}

TEST_CASE("an entry that was rewritten past the triggers is found", "[db][damage]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_game(path);
    const auto tamper = [&](const std::string& statement) {
        const TemporaryFolder copy_folder;
        const auto copy = copy_folder / "copy.intendant";
        std::filesystem::copy_file(path, copy);
        {
            SQLite::Database raw(copy.string(), SQLite::OPEN_READWRITE);
            std::map<std::string, std::string> triggers;
            SQLite::Statement query(raw, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
            while (query.executeStep()) {
                triggers[query.getColumn(0).getString()] = query.getColumn(1).getString();
            }
            query.reset();
            for (const auto& [name, sql] : triggers) {
                raw.exec("DROP TRIGGER " + name);
            }
            raw.exec(statement);
            for (const auto& [name, sql] : triggers) {
                raw.exec(sql);
            }
        }
        return GameFile::open(copy).verify().first_bad;
    };

    CHECK_FALSE(tamper("SELECT 1"));
    CHECK(tamper("UPDATE entry SET summary = 'Anna picks 99 apples' WHERE seq = 31") == 31);
    CHECK(tamper("UPDATE entry SET round = round + 1 WHERE seq >= 7") == 7);
    CHECK(tamper("DELETE FROM entry WHERE seq = 12") == 12);
    CHECK(tamper("UPDATE roll SET result = 6 WHERE entry = 15 AND n = 1") == 15);
    CHECK(tamper("UPDATE posting SET count = count + 1 WHERE entry = 14") == 14);
    CHECK(tamper("DELETE FROM posting WHERE entry = 17 AND n = 1") == 17);
    CHECK(tamper("INSERT INTO roll VALUES (40, 9, 'pick', 'north', 2, 1, 'table')") == 40);
    CHECK(tamper("INSERT INTO roll VALUES (61, 1, 'pick', 'north', 2, 1, 'table')").has_value() == false);
    CHECK(tamper("UPDATE meta SET value = '2001-01-01' WHERE name = 'created'") == 1);
}

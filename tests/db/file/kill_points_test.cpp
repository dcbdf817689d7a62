// Killed at a named point of its work (R3), and at every point of what writes a whole file (R13, R24).

#include "tests/db/file/after_kill.hpp"
#include "tests/db/file/damages.hpp"
#include "tests/db/file/died_at.hpp"
#include "tests/db/file/disk.hpp"
#include "tests/db/file/sample_file.hpp"
#include "tests/db/processes.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/calls.hpp"
#include "tests/support/catch.hpp"

#include "app/report/report.hpp"
#include "db/file/in_place.hpp"
#include "db/file/whole_file.hpp"
#include "db/shelf/backup_shelf.hpp"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <array>
#include <iostream>
#include <random>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

/// Told of each statement of this process's databases; `begins`: before it runs, else when it is done.
std::function<void(std::string_view sql, bool begins)> on_statement;

int trace(unsigned what, void*, void* statement, void*) {
    if (on_statement) {
        const char* const sql = sqlite3_sql(static_cast<sqlite3_stmt*>(statement));
        on_statement(sql == nullptr ? "" : sql, what == SQLITE_TRACE_STMT);
    }
    return 0;
}

int watch(sqlite3* database, char**, const sqlite3_api_routines*) {
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT | SQLITE_TRACE_PROFILE, trace, nullptr);
}

/// From now on, in a child that is going to die.
void watch_statements() { sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch)); }

/// What a child has told so far.
struct Told {
    std::atomic<std::int64_t> shown{0};
    std::atomic<bool> at_the_point{false};
};

/// Arranges that this process dies at its point while entry `victim` is booked.
using Arrange = std::function<void(Told& told, Disk& disk, const std::int64_t& next, std::int64_t victim, std::mt19937& random)>;

struct Point {
    const char* name;
    Arrange arrange;
};

void die_at_statement(Told& told, std::string_view start, bool begins, const std::int64_t& next, std::int64_t victim) {
    on_statement = [&told, &next, start, begins, victim](std::string_view sql, bool now_begins) {
        if (next == victim && now_begins == begins && sql.starts_with(start)) {
            told.at_the_point = true;
            die();
        }
    };
}

const std::array points{
    Point{"before BEGIN", [](Told& told, Disk&, const std::int64_t& next, std::int64_t victim,
                             std::mt19937&) { die_at_statement(told, "BEGIN", true, next, victim); }},
    Point{"between entry and postings", [](Told& told, Disk&, const std::int64_t& next, std::int64_t victim,
                                           std::mt19937&) { die_at_statement(told, "INSERT INTO posting", true, next, victim); }},
    Point{"before COMMIT", [](Told& told, Disk&, const std::int64_t& next, std::int64_t victim,
                              std::mt19937&) { die_at_statement(told, "COMMIT", true, next, victim); }},
    Point{"in COMMIT",
          [](Told& told, Disk& disk, const std::int64_t& next, std::int64_t victim, std::mt19937& random) {
              auto left = std::make_shared<int>(std::uniform_int_distribution<int>(0, 9)(random));
              auto in_commit = std::make_shared<bool>(false);
              on_statement = [in_commit, &next, victim](std::string_view sql, bool begins) {
                  *in_commit = *in_commit || (begins && next == victim && sql.starts_with("COMMIT"));
              };
              disk.judge = [left, in_commit, &told](const Wish&) {
                  if (*in_commit && (*left)-- == 0) {
                      told.at_the_point = true;
                      die();
                  }
                  return Fate::Done;
              };
          }},
    Point{"after COMMIT", [](Told& told, Disk&, const std::int64_t& next, std::int64_t victim, std::mt19937&) {
              die_at_statement(told, "COMMIT", false, next, victim);
          }}};

} // namespace

TEST_CASE("R3 killed at a named point of booking, nothing shown is lost", "[db][crash]") {
    std::mt19937 random(3);
    for (const auto& point : points) {
        const TemporaryFolder folder;
        int after_booking = 0;
        std::filesystem::path path;
        for (int trial = 0; trial < kills; ++trial) {
            if (trial % 10 == 0) {
                path = folder / (std::to_string(trial) + ".intendant");
                GameFile::create(path, sample_header);
            }
            const auto before = GameFile::open(path).last_seq();
            auto victim = before + std::uniform_int_distribution<std::int64_t>(1, 8)(random);
            victim += victim % 3 == 0 ? 1 : 0; // every third sample entry has no postings
            const auto seed = random();
            const Shared<Told> told;
            told->shown = before;
            Child child([&] {
                std::mt19937 chance(seed);
                Disk disk;
                watch_statements();
                auto game = GameFile::open(path);
                auto next = before + 1;
                point.arrange(*told, disk, next, victim, chance);
                for (; next <= victim; ++next) {
                    told->shown = game.append(sample_entry(next)).seq;
                }
            });
            const int status = child.wait();
            CAPTURE(point.name, trial, status);
            REQUIRE(told->at_the_point.load());
            REQUIRE(status == -1);
            REQUIRE(wrong_with_game(path, told->shown).value_or("") == "");
            after_booking += GameFile::open(path).last_seq() == told->shown + 1 ? 1 : 0;
        }
        std::cout << "R3: " << point.name << ": " << kills << " kills, " << after_booking
                  << " when the entry was booked and not yet shown; 0 violations\n";
        CHECK((after_booking == kills) == (std::string(point.name) == "after COMMIT"));
    }
}

TEST_CASE("R3 killed in a backup, the old copy or the new one is there and whole", "[db][crash]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const auto copy = folder / "backup.intendant";
    std::string old_copy;
    {
        auto game = GameFile::create(path, sample_header);
        fill(game, 30);
        game.backup_to(copy);
        old_copy = bytes_of(copy);
        fill(game, 30);
    }
    const auto back_up = [&] { GameFile::open(path).backup_to(copy); };
    const int all = calls_of(back_up);
    int renewed = 0;
    kill_by_chance(
        all, [&] { write_bytes(copy, old_copy); }, back_up,
        [&] {
            REQUIRE(wrong_with_game(path, 60).value_or("") == "");
            const auto booked = GameFile::open(copy).last_seq();
            REQUIRE((booked == 30 || booked == 60));
            REQUIRE(wrong_with_game(copy, booked).value_or("") == "");
            renewed += booked == 60 ? 1 : 0;
        });
    std::cout << "R3: in a backup: " << kills << " kills at " << all << " places, " << renewed << " left the new copy; 0 violations\n";
    CHECK_FALSE(died_at(all + 1, back_up));
    CHECK(GameFile::open(copy).last_seq() == 60);
}

TEST_CASE("R24 killed while a game is made, there is a whole game or none", "[db][crash][hostile]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const auto make = [&] { GameFile::create(path, sample_header); };
    const int all = calls_of(make);
    std::filesystem::remove(path);
    int made = 0;
    for (int number = 1; number <= all; ++number) {
        CAPTURE(number, all);
        REQUIRE(died_at(number, make));
        if (std::filesystem::exists(path)) {
            REQUIRE(wrong_with_game(path, 0).value_or("") == "");
            std::filesystem::remove(path);
            ++made;
        } else {
            make(); // the name is free
            REQUIRE(GameFile::open(path).verify().sound());
            std::filesystem::remove(path);
        }
        REQUIRE(std::filesystem::is_empty(folder.path())); // nor is anything left beside it
    }
    CHECK(made > 0);
    std::cout << "R24: a game is made in " << all << " steps, killed at each; " << made << " times it was there, and whole\n";
}

TEST_CASE("R24 killed while a whole game is written, it is there to its last entry or not at all", "[db][crash][hostile]") {
    constexpr std::int64_t entries = 30;
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const auto write = [&] {
        auto game = GameFile::create_aside(path, sample_header);
        fill(game, entries);
        game.put_in_place();
    };
    const int all = calls_of(write);
    std::filesystem::remove(path);
    int written = 0;
    for (int number = 1; number <= all; ++number) {
        CAPTURE(number, all);
        REQUIRE(died_at(number, write));
        if (std::filesystem::exists(path)) {
            REQUIRE(wrong_with_game(path, entries).value_or("") == "");
            REQUIRE(GameFile::open(path).last_seq() == entries);
            ++written;
        } else {
            write(); // the name is free, and what was left is cleared up
            REQUIRE(GameFile::open(path).verify().entries == entries);
        }
        std::filesystem::remove(path);
        REQUIRE(std::filesystem::is_empty(folder.path()));
    }
    CHECK(written > 0);
    std::cout << "R24: a whole game is written in " << all << " steps, killed at each; " << written << " times it was there, and whole\n";
}

TEST_CASE("a game that is written aside is there only when it is put in its place, and takes no other's", "[db][file]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const auto is_there = [](const FileError& error) { return error.kind() == FileErrorKind::AlreadyExists; };
    {
        auto game = GameFile::create_aside(path, sample_header);
        fill(game, 2500); // more than one transaction
        CHECK_FALSE(std::filesystem::exists(path));
        CHECK(game.last_seq() == 2500);
        CHECK(game.verify().entries == 2500);
    }
    CHECK(std::filesystem::is_empty(folder.path())); // gone with the object
    {
        auto game = GameFile::create_aside(path, sample_header);
        fill(game, 2500);
        game.put_in_place();
        CHECK(game.verify().sound());
        fill(game, 1); // it is a game like any other
        CHECK(game.last_seq() == 2501);
        Child other([&] { // and nobody else's
            SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec("BEGIN IMMEDIATE");
        });
        CHECK(other.wait() == 99);
    }
    const auto bytes = bytes_of(path);
    CHECK_THROWS_MATCHES(GameFile::create_aside(path, sample_header), FileError, Catch::Predicate<FileError>(is_there));
    std::filesystem::remove(path);
    {
        auto game = GameFile::create_aside(path, sample_header);
        fill(game, 3);
        write_bytes(path, bytes); // somebody else was quicker
        CHECK_THROWS_MATCHES(game.put_in_place(), FileError, Catch::Predicate<FileError>(is_there));
    }
    CHECK(bytes_of(path) == bytes);
}

TEST_CASE("R3 killed in an export, the old file or the new one is there and whole", "[db][crash]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path, 300);
    const auto lines = folder / "evening.jsonl";
    const auto run_export = [&] {
        const auto game = GameFile::open_for_review(path);
        write_whole_file(lines, [&](std::ostream& out) { report::write_lines(out, game, false); });
    };
    const int all = calls_of(run_export);
    const auto whole = bytes_of(lines);
    REQUIRE(lines_of(whole).size() == 300);
    int renewed = 0;
    int cut_off = 0;
    kill_by_chance(
        all, [&] { write_bytes(lines, "the old one"); }, run_export,
        [&] {
            const auto left = bytes_of(lines);
            REQUIRE((left == "the old one" || left == whole));
            renewed += left == whole ? 1 : 0;
            for (const auto& each : std::vector<std::filesystem::directory_entry>(std::filesystem::directory_iterator(folder.path()), {})) {
                if (each.path().extension() == ".part") {
                    ++cut_off;
                    std::filesystem::remove(each.path());
                }
            }
        });
    std::cout << "R3: in an export: " << kills << " kills at " << all << " places, " << cut_off << " while it was written, " << renewed
              << " left the new file; 0 violations\n";
    CHECK(cut_off > kills / 2);
    CHECK(renewed > 0);
}

TEST_CASE("R13 killed in a restoration, what was there is there or beside it, and it can be done again", "[db][crash][backup]") {
    no_links = GENERATE(false, true);
    const struct Links {
        ~Links() { no_links = false; }
    } again;
    const TemporaryFolder outer;
    const auto folder = outer / "games";
    const auto path = folder / "evening.intendant";
    const BackupShelf shelf(outer / "shelf");
    std::filesystem::create_directory(folder);
    {
        auto game = GameFile::create(path, sample_header);
        fill(game, 10);
        shelf.put(shelf.copy_aside(game));
    }
    damage(path, 12); // with a journal that is not its own
    const auto damaged = bytes_of(path);
    const auto journal = bytes_of(journal_of(path));
    const auto backup = shelf.backups_of(path).front();
    const auto is_it = [&](const std::filesystem::path& file) {
        return bytes_of(file) == damaged && bytes_of(journal_of(file)) == journal;
    };
    // a disk without links keeps what a cut off attempt had copied, so the whole one may be the second
    const auto is_beside = [&] {
        return is_it(folder / "evening.replaced.intendant") || (no_links && is_it(folder / "evening.replaced-2.intendant"));
    };
    int restored = 0;
    int number = 1;
    for (bool died = true; died; ++number) {
        CAPTURE(no_links, number);
        std::filesystem::remove_all(folder);
        std::filesystem::create_directory(folder);
        write_bytes(path, damaged);
        write_bytes(journal_of(path), journal);
        died = died_at(number, [&] { restore(backup, path); });
        REQUIRE((is_it(path) || is_beside()));
        if (bytes_of(path) != damaged) {
            ++restored;
            REQUIRE(wrong_with_game(path, 10).value_or("") == "");
        } else {
            restore(backup, path);
            REQUIRE(wrong_with_game(path, 10).value_or("") == "");
        }
        REQUIRE(is_beside());
    }
    std::cout << "R13: " << number - 2 << " places of a restoration" << (no_links ? " on a disk without links" : "") << ", killed at each; "
              << restored - 1 << " of them after the copy was in its place; 0 violations\n";
    CHECK(restored > 1);
}

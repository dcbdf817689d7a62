#include "tests/db/file/sample_file.hpp"
#include "tests/support/catch.hpp"

#include "db/file/connection.hpp"
#include "db/file/file_check.hpp"
#include "db/shelf/library.hpp"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <array>
#include <chrono>
#include <functional>
#include <iostream>

#include <sys/stat.h>

/// Files from strangers: their tables, and what lies beside them.

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

/// What was tried with a file, and how long that took.
struct Tried {
    std::optional<FileErrorKind> refused_to_play_on{};
    std::optional<Verification> found{}; ///< none where a review was refused
    std::int64_t booked{0};              ///< entries in the file afterwards
};

Tried try_all(const std::filesystem::path& path) {
    Tried tried;
    try {
        auto game = GameFile::open(path);
        fill(game, 2);
        tried.booked = game.last_seq();
    } catch (const FileError& error) {
        tried.refused_to_play_on = error.kind();
    }
    try {
        auto game = GameFile::open_for_review(path);
        tried.found = game.verify();
        static_cast<void>(game.show_only_proved());
        game.entries(1, game.last_seq());
    } catch (const FileError&) { // may be refused
    }
    return tried;
}

/// Writes a table of the schema as a forger does: past all that SQLite allows.
void write_schema(const std::filesystem::path& path, const std::string& statements) {
    SQLite::Database raw(path.string(), SQLite::OPEN_READWRITE);
    sqlite3_db_config(raw.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    raw.exec("PRAGMA writable_schema = ON");
    raw.exec(statements);
}

struct Forgery {
    const char* name;
    std::function<void(const std::filesystem::path&)> make;
};

std::vector<Forgery> forgeries() {
    const auto with = [](const char* statements) {
        return
            [statements](const std::filesystem::path& path) { SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec(statements); };
    };
    const auto schema = [](const char* statements) {
        return [statements](const std::filesystem::path& path) { write_schema(path, statements); };
    };
    return {
        {"a trigger", with("CREATE TRIGGER evil AFTER INSERT ON entry BEGIN DELETE FROM snapshot; END")},
        {"a trigger of the type TRIGGER", schema("INSERT INTO sqlite_schema VALUES ('TRIGGER', 'evil', 'entry', 0, 'CREATE TRIGGER evil "
                                                 "BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END')")},
        {"a unique index", with("CREATE UNIQUE INDEX zu ON entry (kind) WHERE seq > 60")},
        {"an index over an expression without end",
         with(
             "CREATE TABLE zz (a INTEGER); INSERT INTO zz VALUES (1); CREATE INDEX zi ON zz (a + length(hex(zeroblob(1000000 + a))) * 0)")},
        {"a view", with("CREATE VIEW other AS SELECT 1")},
        {"a view instead of a table",
         schema(
             "UPDATE sqlite_schema SET type = 'view', rootpage = 0, sql = 'CREATE VIEW roll AS WITH RECURSIVE c(x) AS "
             "(SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS entry, x AS n, '''' AS purpose, '''' AS side, 1 AS target, 1 AS result, "
             "'''' AS source FROM c' WHERE name = 'roll'; DELETE FROM sqlite_schema WHERE tbl_name = 'roll' AND type = 'trigger'")},
        {"a table more", with("CREATE TABLE other (a)")},
        {"a trigger less", with("DROP TRIGGER entry_stays")},
        {"a trigger on another table", schema("UPDATE sqlite_schema SET tbl_name = 'meta' WHERE name = 'entry_stays'")},
        {"a generated column", schema("UPDATE sqlite_schema SET sql = replace(sql, 'hash          TEXT NOT NULL', 'hash TEXT NOT NULL, "
                                      "x TEXT AS (hex(zeroblob(900000000)))') WHERE name = 'entry'")},
        {"a check that runs for ever",
         schema("UPDATE sqlite_schema SET sql = replace(sql, 'summary       TEXT NOT NULL', 'summary TEXT NOT NULL "
                "CHECK (length(hex(zeroblob(400000000))) > 0)') WHERE name = 'entry'")},
        {"texts in another encoding",
         [](const std::filesystem::path& path) {
             auto bytes = bytes_of(path);
             bytes[59] = 2;
             write_bytes(path, bytes);
         }},
        {"a database that counts its pages for a vacuum",
         [](const std::filesystem::path& path) {
             auto bytes = bytes_of(path);
             bytes[55] = 9;
             write_bytes(path, bytes);
         }},
        {"tables whose pages lead in a circle",
         [](const std::filesystem::path& path) { // the first page that leads to others leads to itself
             auto bytes = bytes_of(path);
             constexpr std::size_t page = 4096;
             for (std::size_t at = page; at < bytes.size(); at += page) {
                 if (bytes[at] == 5) {
                     const auto number = static_cast<unsigned char>(at / page + 1);
                     bytes[at + 11] = static_cast<char>(number); // its right-most child
                     const auto cell = at + static_cast<std::size_t>(static_cast<unsigned char>(bytes[at + 12])) * 256 +
                                       static_cast<unsigned char>(bytes[at + 13]);
                     bytes[cell + 3] = static_cast<char>(number);
                     break;
                 }
             }
             write_bytes(path, bytes);
         }},
    };
}

/// A journal that is empty but for the name of another file, which SQLite deletes when it rolls such a journal back.
std::string journal_naming(const std::filesystem::path& other, std::size_t pages) {
    const auto number = [](std::uint64_t value) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8) {
            bytes += static_cast<char>(value >> static_cast<unsigned>(shift) & 0xffU);
        }
        return bytes;
    };
    const std::string magic = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
    constexpr std::uint64_t page = 4096;
    auto journal = magic + number(0) + number(0) + number(pages) + number(512) + number(page);
    journal.resize(512, '\0');
    const auto name = other.string();
    std::uint32_t sum = 0;
    for (const char letter : name) {
        sum += static_cast<std::uint32_t>(static_cast<std::int32_t>(static_cast<signed char>(letter)));
    }
    return journal + number(0x40000000 / page + 1) + name + number(name.size()) + number(sum) + magic;
}

} // namespace

TEST_CASE("R21 a file with other tables than ours is refused before a row of it is read, and what the chain proves can be looked at",
          "[db][hostile]") {
    int refused = 0;
    int looked_at = 0;
    std::int64_t saved = 0;
    double slowest = 0;
    for (const auto& forgery : forgeries()) {
        CAPTURE(forgery.name);
        const TemporaryFolder folder;
        const auto path = folder / "evening.intendant";
        make_sample(path);
        forgery.make(path);
        const auto before = bytes_of(path);

        const auto start = std::chrono::steady_clock::now();
        const auto tried = try_all(path);
        slowest = std::max(slowest, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());

        CHECK(tried.refused_to_play_on == FileErrorKind::Damaged);
        CHECK(bytes_of(path) == before);
        CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
        ++refused;
        if (tried.found) {
            CHECK_FALSE(tried.found->sound());
            ++looked_at;
            // also where the tables are ours and only their pages are not
            const auto kept = GameFile::open_for_review(path).save_proved(folder / "repaired.intendant");
            CHECK(kept.entries == entries_in_sample);
            auto repaired = GameFile::open(folder / "repaired.intendant");
            fill(repaired, 2);
            CHECK(repaired.verify().sound());
            saved += kept.entries;
        }
    }
    constexpr double tables_alone = 2; // seconds; a forged expression runs for minutes
    CHECK(slowest < 10 * tables_alone);
    CHECK(looked_at > 10);

    // The null control: SQLite itself takes such files for whole, and acts on what they say.
    int taken = 0;
    for (const auto& forgery : forgeries()) {
        const TemporaryFolder folder;
        const auto path = folder / "evening.intendant";
        make_sample(path);
        forgery.make(path);
        try {
            SQLite::Database raw(path.string(), SQLite::OPEN_READWRITE);
            raw.exec("SELECT count(*) FROM entry; SELECT hash FROM entry");
            ++taken;
        } catch (const SQLite::Exception&) {
        }
    }
    CHECK(taken >= 8);
    std::cout << "R21: " << refused << " forged files refused unchanged, " << looked_at << " of them looked at page by page, " << saved
              << " entries saved from them; null control: SQLite alone reads " << taken << " of them\n";
}

TEST_CASE("R21 of a file that holds no entry any more nobody says that every entry is sound", "[db][hostile]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path);
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
        .exec("DROP TABLE entry; VACUUM; CREATE VIEW entry AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS "
              "seq "
              "FROM c");
    const auto tried = try_all(path);
    REQUIRE(tried.found);
    CHECK(tried.found->entries == 0);
    CHECK(tried.found->problem == "The record cannot be read: the tables that hold it are damaged.");
}

TEST_CASE("R21 a journal that names another file is refused, and that file stays", "[db][hostile]") {
    for (const bool only_read : {false, true}) {
        CAPTURE(only_read);
        const TemporaryFolder folder;
        const auto path = folder / "evening.intendant";
        const auto precious = folder / "thesis.txt";
        make_sample(path);
        write_bytes(precious, "years of work");
        write_bytes(journal_of(path), journal_naming(precious, bytes_of(path).size() / 4096));
        const auto before = bytes_of(path);

        if (only_read) {
            const auto game = GameFile::open_for_review(path); // without it
            CHECK(game.verify().sound());
            CHECK_THAT(game.notice().id, Catch::Contains("names another file"));
        } else {
            CHECK(failure_of([&] { GameFile::open(path); }) == FileErrorKind::Damaged);
        }
        CHECK(read_library(folder.path(), {}, {}).cards.size() == 1);

        CHECK(bytes_of(precious) == "years of work");
        CHECK(bytes_of(path) == before);
        CHECK(std::filesystem::exists(journal_of(path)));
    }

    // The null control: SQLite, given the same two files, deletes the third.
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const auto precious = folder / "thesis.txt";
    make_sample(path);
    write_bytes(precious, "years of work");
    write_bytes(journal_of(path), journal_naming(precious, bytes_of(path).size() / 4096));
    try {
        SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec("SELECT count(*) FROM entry");
    } catch (const SQLite::Exception&) {
    }
    CHECK_FALSE(std::filesystem::exists(precious));
    std::cout << "R21: 2 journals that name another file refused, that file stayed; null control: SQLite alone deletes it\n";
}

TEST_CASE("R21 whatever else lies in a journal's place keeps nobody waiting and is left as it is", "[db][hostile]") {
    const std::array<Forgery, 6> beside{{
        {"a pipe", [](const auto& path) { REQUIRE(::mkfifo(journal_of(path).c_str(), 0600) == 0); }},
        {"a folder", [](const auto& path) { std::filesystem::create_directory(journal_of(path)); }},
        {"a link to another game's journal",
         [](const auto& path) {
             write_bytes(path.parent_path() / "other", "something");
             std::filesystem::create_symlink(path.parent_path() / "other", journal_of(path));
         }},
        {"a link to nothing", [](const auto& path) { std::filesystem::create_symlink("/nowhere/at/all", journal_of(path)); }},
        {"a write-ahead log", [](const auto& path) { write_bytes(path.string() + "-wal", std::string(4096, 'w')); }},
        {"the index of one", [](const auto& path) { write_bytes(path.string() + "-shm", std::string(4096, 's')); }},
    }};
    for (const auto& forgery : beside) {
        CAPTURE(forgery.name);
        const TemporaryFolder folder;
        const auto path = folder / "evening.intendant";
        make_sample(path);
        const auto before = bytes_of(path);
        forgery.make(path);
        const auto files = std::distance(std::filesystem::directory_iterator(folder.path()), {});
        CHECK(failure_of([&] { GameFile::open(path); }) == FileErrorKind::Damaged);
        {
            const auto game = GameFile::open_for_review(path); // without it
            CHECK(game.verify().sound());
            CHECK_FALSE(game.notice().id.empty());
        }
        const auto library = read_library(folder.path(), {}, {});
        REQUIRE(library.cards.size() == 1);
        CHECK_FALSE(library.cards.front().problem.id.empty());
        CHECK(bytes_of(path) == before);
        CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == files);
    }
}

TEST_CASE("a journal of another state of the game is named, and without it the game is whole", "[db][hostile]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const auto copy = folder / "copy.intendant";
    make_sample(path);
    std::filesystem::copy_file(path, copy);
    {
        auto game = GameFile::open(path);
        fill(game, 30);
    }
    // A journal as a program leaves it that dies in its transaction: the first page as it was, of a game twice as long.
    {
        const TemporaryFolder elsewhere;
        const auto other = elsewhere / "evening.intendant";
        std::filesystem::copy_file(path, other);
        SQLite::Database raw(other.string(), SQLite::OPEN_READWRITE);
        raw.exec("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN");
        for (int row = 0; row < 400; ++row) {
            raw.exec("INSERT OR REPLACE INTO snapshot VALUES (" + std::to_string(row) + ", 'x', zeroblob(3000))");
        }
        REQUIRE(has_hot_journal(other));
        std::filesystem::copy_file(journal_of(other), journal_of(copy));
        raw.exec("ROLLBACK");
    }
    const auto before = bytes_of(copy);
    const auto journal = bytes_of(journal_of(copy));
    try {
        GameFile::open(copy);
        FAIL("it was opened");
    } catch (const FileError& error) {
        CHECK(error.kind() == FileErrorKind::Damaged);
        CHECK(std::string(error.what()).find("copy.intendant-journal") != std::string::npos);
        CHECK(std::string(error.what()).find("move the journal away") != std::string::npos);
    }
    CHECK(bytes_of(copy) == before);
    CHECK(bytes_of(journal_of(copy)) == journal);
    std::filesystem::rename(journal_of(copy), folder / "away");
    CHECK(GameFile::open(copy).last_seq() == entries_in_sample);
}

TEST_CASE("exchanged pages lose nothing that the chain proves", "[db][hostile]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path, 101);
    constexpr std::size_t page = 4096;
    const auto whole = bytes_of(path);
    const auto holds_rows = [&whole](std::size_t number) { return whole[number * page] == 13 || whole[number * page] == 10; };
    int exchanged = 0;
    for (std::size_t one = 1; one < whole.size() / page; ++one) {
        const auto other = one + 1 + one % 3;
        if (other >= whole.size() / page || !holds_rows(one) || !holds_rows(other)) {
            continue;
        }
        auto bytes = whole;
        bytes.replace(one * page, page, whole.substr(other * page, page));
        bytes.replace(other * page, page, whole.substr(one * page, page));
        write_bytes(path, bytes);
        CAPTURE(one, other);
        const auto review = GameFile::open_for_review(path);
        if (review.verify().sound()) {
            continue; // two empty ones
        }
        const auto repaired = folder / (std::to_string(one) + ".intendant");
        const auto kept = review.save_proved(repaired);
        CHECK(kept.entries == 101);
        CHECK(kept.of == 101);
        CHECK(GameFile::open(repaired).verify().sound());
        CHECK(bytes_of(path) == bytes);
        ++exchanged;
    }
    CHECK(exchanged > 5);
}

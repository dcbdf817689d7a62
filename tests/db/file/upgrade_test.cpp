// A file of an earlier schema is brought up to date (R12), whole or not at all, wherever it is interrupted (R3).

#include "tests/db/file/after_kill.hpp"
#include "tests/db/file/died_at.hpp"
#include "tests/db/file/sample_file.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include "db/file/schema.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

#include <array>
#include <iostream>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

constexpr std::string_view planted_statements = "CREATE INDEX entry_heading ON entry (round, power, seq);"
                                                "CREATE TABLE cover (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;"
                                                "INSERT INTO cover (name) SELECT value FROM meta WHERE name = 'id';"
                                                "CREATE TRIGGER cover_stays BEFORE UPDATE ON cover "
                                                "BEGIN SELECT RAISE(ABORT, 'the cover is never changed'); END;";

/// As if a later version had one schema more.
class LaterVersion {
public:
    LaterVersion() : m_steps{migrations().front(), Migration{2, planted_statements}} { plant_migrations(m_steps); }
    LaterVersion(const LaterVersion&) = delete;
    LaterVersion& operator=(const LaterVersion&) = delete;
    ~LaterVersion() { plant_migrations({}); }

private:
    std::array<Migration, 2> m_steps;
};

std::vector<std::string> hashes_of(const std::filesystem::path& path) {
    const auto game = GameFile::open_for_review(path);
    std::vector<std::string> hashes;
    for (const auto& entry : game.entries(1, game.last_seq())) {
        hashes.push_back(entry.hash);
    }
    return hashes;
}

unsigned version_of(const std::filesystem::path& path) {
    SQLite::Database raw(path.string(), SQLite::OPEN_READONLY);
    return raw.execAndGet("PRAGMA user_version").getUInt();
}

const std::filesystem::path first_schema = INTENDANT_SOURCE_DIR "/tests/db/payloads/schema_1.intendant";

} // namespace

TEST_CASE("R12 a game of the first schema opens, verifies and replays for ever", "[db][upgrade][axis_allies]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    std::filesystem::copy_file(first_schema, path);
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    const auto hashes = hashes_of(path);
    REQUIRE(hashes.size() > 20);
    {
        const auto game = AxisAlliesSession::open(path, printed_tables());
        CHECK(game.verify().sound());
        CHECK(game.digest() == played(text_of(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl")).digest());
    }
    const LaterVersion later;
    const auto bytes = bytes_of(path);
    {
        auto game = AxisAlliesSession::open(path, printed_tables());
        CHECK(game.verify().problem == "");
        CHECK(game.book(axis_allies::EndAction{}, "the table says so").booked);
        CHECK(game.verify().problem == "");
    }
    CHECK(version_of(path) == 2);
    CHECK(bytes_of(folder / "evening.schema-1.intendant") == bytes);
    auto after = hashes_of(path);
    after.resize(hashes.size());
    CHECK(after == hashes);
}

TEST_CASE("R12 a game that does not replay after an upgrade stays as it was", "[db][upgrade]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path, 10);
    const auto bytes = bytes_of(path);
    const LaterVersion later;
    CHECK_THROWS_AS(GameFile::open(path,
                                   [](const std::filesystem::path&) {
                                       throw FileError(FileErrorKind::Damaged, {"other books", {}});
                                   }),
                    FileError);
    CHECK(bytes_of(path) == bytes);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
    CHECK(GameFile::open_for_review(path).verify().sound()); // of the older schema, and only looked at
    CHECK(bytes_of(path) == bytes);
}

TEST_CASE("R12 an upgrade interrupted at each of its steps leaves the old game or the new one", "[db][crash][upgrade]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path, 30);
    const auto old_bytes = bytes_of(path);
    const auto hashes = hashes_of(path);
    const LaterVersion later;
    int upgraded = 0;
    int number = 1;
    for (bool died = true; died; ++number) {
        const auto place = folder / std::to_string(number);
        std::filesystem::create_directory(place);
        const auto game = place / "evening.intendant";
        write_bytes(game, old_bytes);
        died = died_at(number, [&] { GameFile::open(game); });
        CAPTURE(number);
        const auto version = version_of(game);
        REQUIRE((version == 1 || version == 2));
        REQUIRE(hashes_of(game) == hashes);
        if (version == 2) {
            ++upgraded;
            REQUIRE(bytes_of(place / "evening.schema-1.intendant") == old_bytes);
        } else {
            REQUIRE(bytes_of(game) == old_bytes);
        }
        // the next start goes on as if nothing had been
        REQUIRE(wrong_with_game(game, 30).value_or("") == "");
        REQUIRE(version_of(game) == 2);
        REQUIRE(bytes_of(place / "evening.schema-1.intendant") == old_bytes);
        REQUIRE(std::distance(std::filesystem::directory_iterator(place), {}) == 2);
    }
    std::cout << "R12: " << number - 2 << " places of an upgrade, killed at each; " << upgraded - 1
              << " of them after the new file was in its place; 0 violations\n";
    CHECK(upgraded > 1);
}

TEST_CASE("R3 killed in an upgrade, the old game or the new one is there and whole", "[db][crash][upgrade]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path);
    const auto old_bytes = bytes_of(path);
    const LaterVersion later;
    const auto upgrade = [&] { GameFile::open(path); };
    const int all = calls_of(upgrade);
    int upgraded = 0;
    const auto prepare = [&] {
        for (const auto& left : std::filesystem::directory_iterator(folder.path())) {
            std::filesystem::remove(left.path());
        }
        write_bytes(path, old_bytes);
    };
    kill_by_chance(all, prepare, upgrade, [&] {
        upgraded += version_of(path) == 2 ? 1 : 0;
        REQUIRE((version_of(path) == 2 || bytes_of(path) == old_bytes));
        REQUIRE(wrong_with_game(path, entries_in_sample).value_or("") == "");
    });
    std::cout << "R3: in an upgrade: " << kills << " kills at " << all << " places, " << upgraded << " left the new file; 0 violations\n";
}

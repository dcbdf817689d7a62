// Copies on the shelf and what restoring refuses; the drill itself goes through the window (R13, tests/app/files/restore_test.cpp).

#include "db/file/file_check.hpp"
#include "db/shelf/backup_shelf.hpp"
#include "tests/db/file/damages.hpp"
#include "tests/db/file/disk.hpp"
#include "tests/db/processes.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/support/calls.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <atomic>
#include <iostream>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

/// A game with a copy after every ten of its entries.
void play_with_backups(const std::filesystem::path& path, const BackupShelf& shelf, int copies) {
    auto game = GameFile::create(path, sample_header);
    for (int copy = 0; copy < copies; ++copy) {
        fill(game, 10);
        shelf.put(shelf.copy_aside(game));
    }
    fill(game, 3);
}

} // namespace

TEST_CASE("the last ten copies of a game are kept, and those of other games stay", "[db][backup]") {
    const TemporaryFolder folder;
    const Disk fast;
    const BackupShelf shelf(folder / "shelf");
    play_with_backups(folder / "one.intendant", shelf, 3);
    play_with_backups(folder / "other.intendant", shelf, 14);

    const auto backups = shelf.backups_of(folder / "other.intendant");
    REQUIRE(backups.size() == BackupShelf::kept);
    CHECK(backups.front().found.entries == 140);
    CHECK(backups.back().found.entries == 50);
    CHECK(backups.front().kind == "orchard");
    CHECK(backups.front().round == sample_entry(140).round);
    CHECK(shelf.backups_of(folder / "one.intendant").size() == 3);
    CHECK(shelf.games().size() == 2);
    CHECK(shelf.has(folder / "one.intendant"));
    CHECK_FALSE(shelf.has(folder / "third.intendant"));
    CHECK(shelf.backups_of(folder / "third.intendant").empty());
}

TEST_CASE("the newest copy is that of the game that is there now, not of one that was there before", "[db][backup]") {
    const TemporaryFolder folder;
    const Disk fast;
    const BackupShelf shelf(folder / "shelf");
    const auto path = folder / "evening.intendant";
    play_with_backups(path, shelf, 3);
    std::filesystem::remove(path);
    play_with_backups(path, shelf, 1);
    const auto backups = shelf.backups_of(path);
    REQUIRE(backups.size() == 4);
    CHECK(backups.front().found.entries == 10);
    CHECK(backups.front().number == 4);
}

TEST_CASE("a copy that is not sound takes no other copy's place", "[db][backup]") {
    const TemporaryFolder folder;
    const BackupShelf shelf(folder / "shelf");
    const auto path = folder / "evening.intendant";
    play_with_backups(path, shelf, 10);
    const auto game = GameFile::open(path);
    const auto aside = shelf.copy_aside(game);
    auto bytes = bytes_of(aside);
    bytes[bytes.find("Anna picks 7 apples") + 6] ^= 1;
    write_bytes(aside, bytes);

    CHECK_THROWS_AS(shelf.put(aside), FileError);

    CHECK_FALSE(std::filesystem::exists(aside));
    const auto backups = shelf.backups_of(path);
    REQUIRE(backups.size() == 10);
    CHECK(std::ranges::all_of(backups, &Backup::sound));
    CHECK(backups.back().found.entries == 10);
}

TEST_CASE("on a full disk the copies that are there stay, and the game goes on", "[db][backup][disk]") {
    const TemporaryFolder folder;
    const BackupShelf shelf(folder / "shelf");
    const auto path = folder / "evening.intendant";
    play_with_backups(path, shelf, 2);
    Disk disk;
    auto game = GameFile::open(path);
    disk.judge = [&](const Wish& wish) { return wish.act == Act::Write && wish.file.extension() == ".part" ? Fate::Full : Fate::Done; };
    try {
        shelf.put(shelf.copy_aside(game));
        FAIL("the disk has no room for it");
    } catch (const FileError& error) {
        CHECK(error.kind() == FileErrorKind::NoSpace);
        CHECK(error.sentence().id == "The disk is full; there is no room for {name}."); // and not a word of an entry
    }
    fill(game, 1);
    disk.judge = nullptr;
    CHECK(game.verify().sound());
    CHECK(shelf.backups_of(path).size() == 2);
    shelf.put(shelf.copy_aside(game));
    CHECK(shelf.backups_of(path).front().found.entries == game.last_seq());
}

TEST_CASE("R13 after any damage the newest good copy comes first, and the damaged file stays beside it", "[db][backup]") {
    for (int number = 0; number < damage_cases; ++number) {
        CAPTURE(number);
        const TemporaryFolder folder;
        const Disk fast;
        const BackupShelf shelf(folder / "shelf");
        const auto path = folder / "evening.intendant";
        play_with_backups(path, shelf, 4);
        auto all = shelf.backups_of(path);
        REQUIRE(all.size() == 4);
        const int spoiled = number % 3; // so many of the newest copies are damaged too
        for (int place = 0; place < spoiled; ++place) {
            const bool deletes = (number + place) % damage_cases == 7; // a copy that is gone is not on the shelf
            damage(all[static_cast<std::size_t>(place)].file, deletes ? 2 : number + place);
        }
        const bool there = damage(path, number);
        const auto damaged = there ? bytes_of(path) : std::string();
        const auto journal = std::filesystem::exists(journal_of(path)) ? bytes_of(journal_of(path)) : std::string();

        const auto offered = shelf.backups_of(path);
        REQUIRE(offered.size() == 4);
        REQUIRE(offered.front().sound());
        CHECK(offered.front().found.entries == 40 - 10 * spoiled);
        const auto beside = restore(offered.front(), path);

        REQUIRE(beside.has_value() == there);
        if (there) {
            CHECK(bytes_of(*beside) == damaged);
            CHECK((std::filesystem::exists(journal_of(*beside)) ? bytes_of(journal_of(*beside)) : std::string()) == journal);
        }
        CHECK_FALSE(std::filesystem::exists(journal_of(path)));
        CHECK(files_in(folder.path()) == (there ? journal.empty() ? 3U : 4U : 2U)); // the shelf, the game, what it was
        auto game = GameFile::open(path);
        CHECK(game.verify().sound());
        CHECK(game.last_seq() == offered.front().found.entries);
        fill(game, 1);
    }
    std::cout << "R13: " << damage_cases << " damages, each restored from the newest good copy, the damaged file kept beside it\n";
}

TEST_CASE("R13 a game that is open somewhere is not replaced", "[db][backup]") {
    const TemporaryFolder folder;
    const BackupShelf shelf(folder / "shelf");
    const auto path = folder / "evening.intendant";
    play_with_backups(path, shelf, 1);
    const auto backup = shelf.backups_of(path).front();
    const auto bytes = bytes_of(path);
    {
        const auto here = GameFile::open(path);
        CHECK_THROWS_AS(restore(backup, path), FileError);
    }
    const Shared<std::atomic<bool>> open;
    Child other([&] {
        const auto game = GameFile::open(path);
        *open = true;
        ::pause();
    });
    REQUIRE(wait_until([&] { return open->load(); }));
    CHECK_THROWS_AS(restore(backup, path), FileError);
    other.kill();
    CHECK(bytes_of(path) == bytes);
    CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("R13 nobody opens a game while another file takes its place", "[db][backup]") {
    const TemporaryFolder folder;
    const BackupShelf shelf(folder / "shelf");
    const auto path = folder / "evening.intendant";
    play_with_backups(path, shelf, 1);
    const auto backup = shelf.backups_of(path).front();
    enum Stage { Before, During, Opened, Told, Failed };
    const Shared<std::atomic<int>> stage;
    Child other([&] { // begun before: it knows nothing of what this program claims for itself
        wait_until([&] { return *stage == During; });
        try {
            GameFile::open(path);
            *stage = Opened;
        } catch (const FileError& error) {
            *stage = error.kind() == FileErrorKind::InUse ? Told : Failed;
        }
    });
    on_file_call = [&](const char* call) {
        if (call == std::string_view("link") && *stage == Before) {
            *stage = During;
            wait_until([&] { return *stage > During; });
        }
    };
    restore(backup, path);
    on_file_call = nullptr;
    CHECK(*stage == Told);
    CHECK(GameFile::open(path).last_seq() == 10);
}

TEST_CASE("R13 a copy that is itself damaged is not put in the place of anything", "[db][backup]") {
    const TemporaryFolder folder;
    const BackupShelf shelf(folder / "shelf");
    const auto path = folder / "evening.intendant";
    play_with_backups(path, shelf, 1);
    auto backup = shelf.backups_of(path).front();
    damage(backup.file, 0);
    const auto bytes = bytes_of(path);
    CHECK_THROWS_AS(restore(backup, path), FileError);
    CHECK(bytes_of(path) == bytes);
    CHECK(files_in(folder.path()) == 2);
}

#include "tests/db/file/sample_file.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/support/catch.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <functional>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

void check_same(const Entry& entry, const NewEntry& wanted) {
    CHECK(entry.who == wanted.who);
    CHECK(entry.round == wanted.round);
    CHECK(entry.seat == wanted.seat);
    CHECK(entry.phase == wanted.phase);
    CHECK(entry.kind == wanted.kind);
    CHECK(entry.target == wanted.target);
    CHECK(entry.command == wanted.command);
    CHECK(entry.events == wanted.events);
    CHECK(entry.summary == wanted.summary);
    CHECK(entry.overruled == wanted.overruled);
    CHECK(entry.reason == wanted.reason);
    CHECK(entry.state_digest == wanted.state_digest);
}

FileErrorKind kind_of_failure(const std::function<void()>& act) {
    try {
        act();
    } catch (const FileError& error) {
        CAPTURE(error.what());
        CHECK(std::string(error.what()).find("SQL") == std::string::npos);
        return error.kind();
    }
    FAIL("nothing was thrown");
    return FileErrorKind::Io;
}

} // namespace

TEST_CASE("what was booked is there when the game is opened again", "[db][game_file]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    {
        auto game = GameFile::create(path, sample_header);
        CHECK(game.last_seq() == 0);
        for (std::int64_t seq = 1; seq <= 30; ++seq) {
            const auto booked = game.append(sample_entry(seq));
            CHECK(booked.seq == seq);
        }
    }
    const auto game = GameFile::open(path);

    CHECK(game.header().game == "orchard");
    CHECK(game.header().format == "orchard/1");
    CHECK_FALSE(game.read_only());
    CHECK(game.path() == path);
    REQUIRE(game.last_seq() == 30);
    const auto entries = game.entries(1, 30);
    REQUIRE(entries.size() == 30);
    for (std::int64_t seq = 1; seq <= 30; ++seq) {
        const auto& entry = entries[static_cast<std::size_t>(seq - 1)];
        CAPTURE(seq);
        CHECK(entry.seq == seq);
        check_same(entry, sample_entry(seq));
        CHECK(game.rolls(seq) == sample_entry(seq).rolls);
        CHECK(game.postings(seq) == sample_entry(seq).postings);
        CHECK(entry.time.size() == 24);
        CHECK(entry.time.back() == 'Z');
    }
    CHECK(game.entries(29, 99).size() == 2);
    const auto found = game.verify();
    CHECK(found.problem == "");
    CHECK(found.entries == 30);
}

TEST_CASE("each entry carries the hash of the one before it", "[db][game_file]") {
    auto game = GameFile::in_memory(sample_header);
    const auto first = game.append(sample_entry(1));
    const auto second = game.append(sample_entry(2));

    CHECK(second.previous_hash == first.hash);
    CHECK(first.hash.size() == 64);
    CHECK(second.hash != first.hash);
    CHECK(game.entries(2, 2).at(0).hash == second.hash);
}

TEST_CASE("the steps name what each entry does to the course of the game", "[db][game_file]") {
    auto game = GameFile::in_memory(sample_header);
    fill(game, 20);
    auto note = sample_entry(21);
    note.kind = core::EntryKind::Note;
    game.append(note);

    const auto steps = game.steps();

    REQUIRE(steps.size() == 21);
    for (const auto& step : steps) {
        const auto wanted = step.seq == 21 ? note : sample_entry(step.seq);
        CHECK(step.kind == wanted.kind);
        CHECK(step.target == wanted.target);
    }
}

TEST_CASE("a new game is never written over a file", "[db][game_file]") {
    const TemporaryFolder folder;
    const auto path = folder / "letter.txt";
    write_bytes(path, "dear table");

    CHECK(kind_of_failure([&] { GameFile::create(path, sample_header); }) == FileErrorKind::AlreadyExists);
    CHECK(bytes_of(path) == "dear table");
    CHECK(kind_of_failure([&] { GameFile::create(folder / "no/where.intendant", sample_header); }) == FileErrorKind::NotFound);
}

TEST_CASE("the database refuses to change or delete what was booked", "[db][game_file]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    make_sample(path, 8);
    SQLite::Database raw(path.string(), SQLite::OPEN_READWRITE);
    for (const std::string statement :
         {"UPDATE entry SET summary = 'other' WHERE seq = 3", "DELETE FROM entry WHERE seq = 8", "DELETE FROM entry",
          "UPDATE roll SET result = 6", "DELETE FROM roll", "UPDATE posting SET count = 1000", "DELETE FROM posting",
          "UPDATE meta SET value = 'chess'", "DELETE FROM meta",
          "INSERT INTO entry SELECT seq + 2, time, who, round, power, action, kind, target, command, events, "
          "summary, "
          "overruled, reason, state_digest, previous_hash, hash FROM entry WHERE seq = 8"}) {
        CAPTURE(statement);
        CHECK_THROWS_AS(raw.exec(statement), SQLite::Exception);
    }
}

TEST_CASE("an entry that cannot be booked leaves no trace", "[db][game_file]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    auto game = GameFile::create(path, sample_header);
    fill(game, 2);
    // a kind that the schema does not know stands for any failure inside the transaction
    auto wrong = sample_entry(3);
    wrong.kind = static_cast<core::EntryKind>(99);

    CHECK_THROWS_AS(game.append(wrong), FileError);

    CHECK(game.last_seq() == 2);
    CHECK(game.entries(1, 99).size() == 2);
    CHECK(game.append(sample_entry(3)).seq == 3);
    CHECK(game.verify().sound());
}

TEST_CASE("R11 a second opening in the same program is told, and harms nothing", "[db][game_file]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    auto game = GameFile::create(path, sample_header);
    fill(game, 2);
    std::filesystem::create_symlink(path, folder / "same.intendant");

    CHECK(kind_of_failure([&] { GameFile::open(path); }) == FileErrorKind::InUse);
    CHECK(kind_of_failure([&] { GameFile::open(folder / "same.intendant"); }) == FileErrorKind::InUse);

    fill(game, 1);
    CHECK(game.verify().entries == 3);
}

TEST_CASE("a game that is open for review takes no entry", "[db][game_file]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    {
        auto game = GameFile::create(path, sample_header);
        fill(game, 5);
        game.put_snapshot(3, "as it was");
    }
    const auto before = bytes_of(path);
    {
        auto review = GameFile::open_for_review(path);
        CHECK(review.read_only());
        CHECK(review.last_seq() == 5);
        CHECK(review.snapshot_at_or_before(5)->second == "as it was");
        CHECK(kind_of_failure([&] { review.append(sample_entry(6)); }) == FileErrorKind::ReadOnly);
        CHECK_FALSE(review.put_snapshot(5, "no"));
        CHECK(review.verify().sound());
    }
    CHECK(bytes_of(path) == before);
}

TEST_CASE("a snapshot comes back newest first and never damaged", "[db][game_file][snapshot]") {
    const TemporaryFolder folder;
    const auto path = folder / "evening.intendant";
    const std::string image("two\0halves", 10);
    {
        auto game = GameFile::create(path, sample_header);
        fill(game, 20);
        CHECK_FALSE(game.snapshot_at_or_before(20));
        CHECK(game.put_snapshot(5, image));
        CHECK(game.put_snapshot(10, "ten"));
        CHECK(game.put_snapshot(15, "fifteen"));
        CHECK(game.snapshot_at_or_before(14)->first == 10);
        CHECK(game.snapshot_at_or_before(99)->second == "fifteen");
        CHECK_FALSE(game.snapshot_at_or_before(4));
    }
    {
        SQLite::Database raw(path.string(), SQLite::OPEN_READWRITE);
        raw.exec("UPDATE snapshot SET image = CAST('tEn' AS BLOB) WHERE entry = 10");
        raw.exec("UPDATE snapshot SET sha256 = 'x' WHERE entry = 15");
    }
    auto game = GameFile::open(path);
    CHECK(game.snapshot_at_or_before(20) == std::pair(std::int64_t{5}, image));
    CHECK_FALSE(game.put_snapshot(5, "") == false);
    game.drop_snapshots();
    CHECK_FALSE(game.snapshot_at_or_before(20));
    CHECK(game.verify().sound());
}

TEST_CASE("a backup is the whole game, and replaces an older one", "[db][game_file][backup]") {
    const TemporaryFolder folder;
    const auto copy = folder / "backup.intendant";
    auto game = GameFile::create(folder / "evening.intendant", sample_header);
    fill(game, 4);
    game.backup_to(copy);
    fill(game, 3);
    game.backup_to(copy);

    {
        auto restored = GameFile::open(copy);
        CHECK(restored.last_seq() == 7);
        CHECK(restored.entries(7, 7).at(0).hash == game.entries(7, 7).at(0).hash);
        CHECK(restored.verify().sound());
        // while it is open, its file must not be taken from under it
        CHECK(kind_of_failure([&] { game.backup_to(copy); }) == FileErrorKind::InUse);
    }
    CHECK(kind_of_failure([&] { game.backup_to(folder / "evening.intendant"); }) == FileErrorKind::InUse);
    for (const auto& left : std::filesystem::directory_iterator(folder.path())) {
        CHECK(left.path().extension() != ".part");
    }
}

#include "tests/db/archive/archived_game.hpp"
#include "tests/db/archive/server.hpp"
#include "tests/support/catch.hpp"

#include "db/archive/segment.hpp"

#include <array>

using namespace intendant;
using namespace intendant::test;

TEST_CASE("what an archive holds otherwise than it was pushed is found, and nothing is written", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    make_long_sample(folder / "a.intendant", 1010);
    const auto identity = db::ClubArchive("").push(folder / "a.intendant", facts_of_sample()).identity;
    const auto is_refused = [&] {
        const auto destination = folder / "pulled.intendant";
        const auto why = archive_failure_of([&] { db::ClubArchive("").pull(identity, 1, destination, prove_sample); });
        CHECK_FALSE(std::filesystem::exists(destination));
        return why == db::ArchiveErrorKind::Altered;
    };
    // Each alteration and what puts it right.
    archive.value("postgres", "CREATE TABLE kept AS SELECT * FROM intendant.segment");
    const std::string restore = "DELETE FROM intendant.segment; INSERT INTO intendant.segment SELECT * FROM kept; UPDATE intendant.branch "
                                "SET last = 1010, parent = NULL, parted = 0";
    const std::array<std::string, 12> alterations{
        "UPDATE intendant.segment SET body = set_byte(body, 40, get_byte(body, 40) # 1)",
        "UPDATE intendant.segment SET body = substring(body FOR 20)",
        "UPDATE intendant.segment SET body = '\\x00'",
        "UPDATE intendant.segment SET body = ''",
        "UPDATE intendant.segment SET body = '\\x28b52ffda00000ffff00000000'", // says that it is 4 GB
        "UPDATE intendant.segment SET hashes = set_byte(hashes, 3, get_byte(hashes, 3) # 1)",
        "UPDATE intendant.segment SET hashes = substring(hashes FOR 31)",
        "UPDATE intendant.segment SET body = (SELECT body FROM kept WHERE first <> segment.first LIMIT 1)",
        "DELETE FROM intendant.segment WHERE first > 1",
        "UPDATE intendant.segment SET last = 9000000000000000000",
        "UPDATE intendant.branch SET parent = 1, parted = 5",
        "UPDATE intendant.branch SET last = -5"};
    for (const auto& each : alterations) {
        INFO(each);
        REQUIRE(archive.tried("postgres", each).empty());
        CHECK(is_refused());
        REQUIRE(archive.tried("postgres", restore).empty());
    }
    const auto meta = archive.value("postgres", "SELECT meta FROM intendant.game");
    for (const std::string each : {"'[]'", "'['", "'{}'", "'[[1]]'", "replace(meta, 'orchard/1', 'orchard/2')"}) {
        INFO(each);
        REQUIRE(archive.tried("postgres", "UPDATE intendant.game SET meta = " + each).empty());
        CHECK(is_refused());
        REQUIRE(archive.tried("postgres", "UPDATE intendant.game SET meta = '" + meta + "'").empty());
    }
    CHECK(pulled(identity) == hashes_of(folder / "a.intendant"));

    std::string problems;
    const auto note = [&](const db::ArchivedGame&, const std::string& problem) { problems += problem; };
    db::ClubArchive("").verify("", prove_sample, note);
    CHECK(problems.empty());
    REQUIRE(archive.tried("postgres", alterations[0]).empty());
    db::ClubArchive("").verify(identity.substr(0, 8), prove_sample, note);
    CHECK(problems.find("is not what was pushed") != std::string::npos);
}

TEST_CASE("what is no segment is refused, whatever the bytes are", "[db][archive]") {
    const TemporaryFolder folder;
    make_sample(folder / "a.intendant", 12);
    const auto entries = db::GameFile::open_for_review(folder / "a.intendant").whole_entries(1, 12);
    const auto segment = db::pack(entries);
    CHECK(db::unpack(segment).at(11).hash == entries.at(11).hash);
    CHECK(db::unpack(segment).at(7).rolls == entries.at(7).rolls);
    int refused = 0;
    for (std::size_t i = 0; i < segment.body.size(); ++i) {
        auto altered = segment;
        altered.body[i] = static_cast<char>(altered.body[i] ^ 0x55);
        const auto why = archive_failure_of([&] { db::unpack(altered); });
        refused += why ? 1 : 0;
        CHECK((!why || why == db::ArchiveErrorKind::Altered)); // what can be read is caught by its hash
    }
    CHECK(refused > static_cast<int>(segment.body.size()) / 2);
}

TEST_CASE("a database without an archive, a later one and a server that is not there are told apart", "[db][archive]") {
    const SampleArchive archive;
    REQUIRE(archive.tried("postgres", "UPDATE intendant.archive SET version = version + 1").empty());
    CHECK(archive_failure_of([] { db::ClubArchive(""); }) == db::ArchiveErrorKind::NewerVersion);
    log_in("postgres");
    CHECK(archive_failure_of([] { db::ClubArchive::init("Monday"); }) == db::ArchiveErrorKind::NewerVersion);
    CHECK(archive.value("postgres", "SELECT count(*) FROM intendant.club") == "2");
    REQUIRE(archive.tried("postgres", "DROP SCHEMA intendant CASCADE").empty());
    CHECK(archive_failure_of([] { db::ClubArchive(""); }) == db::ArchiveErrorKind::NoArchive);
    log_in("nobody_at_all");
    CHECK(archive_failure_of([] { db::ClubArchive(""); }) == db::ArchiveErrorKind::NotLetIn);
    const TemporaryFolder nowhere;
    const std::string host = std::getenv("PGHOST");
    ::setenv("PGHOST", nowhere.path().c_str(), 1);
    CHECK(archive_failure_of([] { db::ClubArchive(""); }) == db::ArchiveErrorKind::Away);
    ::setenv("PGHOST", host.c_str(), 1);
}

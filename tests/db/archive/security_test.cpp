#include "tests/db/archive/archived_game.hpp"
#include "tests/db/archive/server.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::test;

namespace {

/// Whether the server refused it: by rights, or by a function that knows who asks.
bool forbidden(const std::string& state) { return state == "42501" || state == "IN002"; }

} // namespace

TEST_CASE("no role changes or deletes what an archive holds with SQL of its own", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    make_sample(folder / "a.intendant", 10);
    db::ClubArchive("").push(folder / "a.intendant", facts_of_sample("north"));

    for (const std::string login : {"keeper_anna", "member_bert", "reader_dora", "stranger_emil"}) {
        for (const std::string table : {"archive", "club", "membership", "game", "branch", "segment", "fact", "standing"}) {
            INFO(login << " and " << table);
            CHECK(forbidden(archive.tried(login, "DELETE FROM intendant." + table)));
            CHECK(forbidden(archive.tried(login, "TRUNCATE intendant." + table + " CASCADE")));
            CHECK(forbidden(archive.tried(login, "INSERT INTO intendant." + table + " DEFAULT VALUES")));
            CHECK(forbidden(archive.tried(login, "DROP TABLE intendant." + table + " CASCADE")));
            CHECK(forbidden(archive.tried(login, "ALTER TABLE intendant." + table + " DISABLE ROW LEVEL SECURITY")));
        }
        INFO(login);
        CHECK(forbidden(archive.tried(login, "UPDATE intendant.segment SET body = hashes")));
        CHECK(forbidden(archive.tried(login, "UPDATE intendant.branch SET last = 0")));
        CHECK(forbidden(archive.tried(login, "UPDATE intendant.membership SET role = 'keeper'")));
        CHECK(forbidden(archive.tried(login, "SELECT * FROM intendant.segment FOR UPDATE")));
        CHECK(forbidden(archive.tried(login, "SELECT intendant.count(f, 1) FROM intendant.fact AS f")));
        CHECK(forbidden(archive.tried(login, "SELECT intendant.found('Sunday')")));
        CHECK(forbidden(archive.tried(login, "CREATE FUNCTION intendant.mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'")));
        CHECK(forbidden(archive.tried(login, "SET ROLE postgres")));
    }
}

TEST_CASE("each role reads its own clubs and does what the role may", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    make_sample(folder / "a.intendant", 10);
    const auto identity = db::ClubArchive("").push(folder / "a.intendant", facts_of_sample("north")).identity;
    const auto game = archive.value("postgres", "SELECT game FROM intendant.game");

    for (const std::string login : {"keeper_anna", "member_bert", "reader_dora"}) {
        CHECK(archive.value(login, "SELECT count(*) FROM intendant.segment") == "1");
    }
    for (const std::string table : {"game", "branch", "segment", "fact", "standing"}) {
        CHECK(archive.value("stranger_emil", "SELECT count(*) FROM intendant." + table) == "0");
    }
    CHECK(archive.value("stranger_emil", "SELECT name FROM intendant.club") == "Friday");

    const auto tuesday = "(SELECT club FROM intendant.club WHERE name = 'Tuesday')";
    const auto number = archive.value("postgres", "SELECT club FROM intendant.club WHERE name = 'Tuesday'");
    const auto append = "SELECT intendant.append(" + game + ", 1, 11, 11, decode(repeat('00', 32), 'hex'), '\\x00')";
    const auto tell = "SELECT intendant.tell(" + game + ", 1, '{}')";
    for (const std::string login : {"reader_dora", "stranger_emil"}) {
        INFO(login);
        CHECK(forbidden(archive.tried(login, append)));
        CHECK(forbidden(archive.tried(login, tell)));
        CHECK(forbidden(archive.tried(login, "SELECT intendant.part(" + game + ", 1, 5)")));
        CHECK(forbidden(archive.tried(login, "SELECT intendant.choose(" + game + ", 1)")));
        CHECK(forbidden(archive.tried(login, "SELECT intendant.begin_push(" + number + ", repeat('0', 64), 'orchard', '[]')")));
        CHECK(forbidden(archive.tried(login, "SELECT intendant.admit('Tuesday', '" + login + "', 'keeper')")));
    }
    CHECK(forbidden(archive.tried("member_bert", "SELECT intendant.choose(" + game + ", 1)")));
    CHECK(forbidden(archive.tried("member_bert", "SELECT intendant.admit('Tuesday', 'member_bert', 'keeper')")));
    CHECK(archive.value("keeper_anna", std::string("SELECT count(*) FROM intendant.membership WHERE club = ") + tuesday) == "5");
    CHECK(archive.tried("keeper_anna", "SELECT intendant.admit('Tuesday', 'stranger_emil', 'reader')").empty());
    CHECK(archive.value("stranger_emil", "SELECT count(*) FROM intendant.segment") == "1");
    CHECK(forbidden(archive.tried("stranger_emil", append)));

    // A member may append, and only after the head.
    CHECK(archive.tried("member_cleo", "SELECT intendant.append(" + game + ", 1, 10, 10, decode(repeat('00', 32), 'hex'), '\\x00')") ==
          "IN001");
    CHECK(archive.tried("member_cleo", "SELECT intendant.append(" + game + ", 1, 11, 12, decode(repeat('00', 32), 'hex'), '\\x00')") ==
          "IN003");

    log_in("reader_dora");
    CHECK(archive_failure_of([&] { db::ClubArchive("").push(folder / "a.intendant", facts_of_sample()); }) ==
          db::ArchiveErrorKind::NotAllowed);
    CHECK(archive_failure_of([] { db::ClubArchive("Friday"); }) == db::ArchiveErrorKind::NotAllowed);
    log_in("postgres");
    CHECK(archive_failure_of([] { db::ClubArchive(""); }) == db::ArchiveErrorKind::NotFound); // of two clubs
    CHECK(pulled(identity) == hashes_of(folder / "a.intendant"));
}

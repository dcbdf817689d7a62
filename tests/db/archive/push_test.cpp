#include "tests/db/archive/archived_game.hpp"
#include "tests/db/archive/server.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::test;

TEST_CASE("a game that is pushed comes back as it was, however often and in whatever pieces it was sent", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    const auto game = folder / "a.intendant";
    const auto early = folder / "early.intendant"; // a laptop that has less of it
    make_long_sample(game, 1125);
    db::GameFile::open_for_review(game).save_proved(early, 25);

    const auto first = db::ClubArchive("").push(early, facts_of_sample());
    CHECK(first.sent == 25);
    CHECK(db::ClubArchive("Tuesday").push(early, facts_of_sample()).sent == 0);
    log_in("member_cleo");
    const auto second = db::ClubArchive("Tuesday").push(game, facts_of_sample());
    CHECK(second.sent == 1100);
    CHECK(second.identity == first.identity);
    CHECK(second.branches == 1);
    const auto late = db::ClubArchive("Tuesday").push(early, facts_of_sample());
    CHECK(late.sent == 0);
    CHECK(late.entries == 1125);

    log_in("reader_dora");
    CHECK(pulled(first.identity.substr(0, 12)) == hashes_of(game));
    CHECK(archive.value("reader_dora", "SELECT count(*) FROM intendant.fact") == "1");
}

TEST_CASE("a game that two laptops went on with is kept twice, and the club chooses which counts", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    const auto one = folder / "one.intendant";
    const auto other = folder / "other.intendant";
    make_sample(one, 30);
    std::filesystem::copy_file(one, other);
    go_on(one, 12, "Anna");
    go_on(other, 7, "Bert");
    const auto third = folder / "third.intendant";
    std::filesystem::copy_file(other, third);
    go_on(other, 3, "Bert");
    go_on(third, 2, "Cleo");

    db::ClubArchive club("Tuesday");
    const auto first = club.push(one, facts_of_sample("north"));
    const auto second = club.push(other, facts_of_sample("south"));
    const auto parted = club.push(third, facts_of_sample());
    CHECK(second.parted == 30);
    CHECK(second.branch == 2);
    CHECK(second.sent == 10);
    CHECK(parted.parted == 37);
    CHECK(parted.branches == 3);
    go_on(third, 5, "Cleo");
    const auto further = club.push(third, facts_of_sample());
    CHECK(further.branch == 3);
    CHECK(further.sent == 5);
    CHECK(further.branches == 3);
    CHECK(club.push(one, facts_of_sample("north")).sent == 0);

    CHECK(pulled(first.identity) == hashes_of(one));
    CHECK(pulled(first.identity, 2) == hashes_of(other));
    CHECK(pulled(first.identity, 3) == hashes_of(third));
    CHECK(archive_failure_of([&] { pulled(first.identity, 4); }) == db::ArchiveErrorKind::NotFound);

    CHECK(club.standings({.name = "Anna"}).at(0).won == 1);
    CHECK(archive_failure_of([&] { club.choose(first.identity, 2); }) == db::ArchiveErrorKind::NotAllowed);
    log_in("keeper_anna");
    db::ClubArchive("Tuesday").choose(first.identity, 2);
    CHECK(club.standings({.name = "Anna"}).at(0).won == 0);
    CHECK(club.standings({.name = "Bert"}).at(0).won == 1);
    CHECK(pulled(first.identity) == hashes_of(other));
}

TEST_CASE("a game in which nothing was booked is not pushed", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    make_sample(folder / "a.intendant", 0);
    db::ClubArchive club("");
    CHECK(failure_of([&] { club.push(folder / "a.intendant", facts_of_sample()); }) == db::FileErrorKind::NotAGame);
    CHECK(archive.value("postgres", "SELECT count(*) FROM intendant.game") == "0");
}

TEST_CASE("standings are kept by counters, and games are found by players, days, results and words", "[db][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    db::ClubArchive club("Tuesday");
    make_sample(folder / "a.intendant", 5);
    make_sample(folder / "b.intendant", 5);
    make_sample(folder / "c.intendant", 5);
    club.push(folder / "a.intendant", facts_of_sample());
    club.push(folder / "b.intendant", facts_of_sample("south", "The bridges were burning"));
    club.push(folder / "c.intendant", facts_of_sample("north", "Le battaglie erano perdute"));
    go_on(folder / "a.intendant", 1);
    club.push(folder / "a.intendant", facts_of_sample("east", "Les chevaux étaient partis")); // it has ended meanwhile

    const auto bert = club.standings({.name = "Bert", .year = "2026"}).at(0);
    CHECK(bert.games == 3); // he had two seats in each
    CHECK(bert.ended == 3);
    CHECK(bert.won == 2);
    CHECK(bert.minutes == 600);
    const auto north = club.standings({.side = true, .name = "north"}).at(0);
    CHECK(north.dice == 36);
    CHECK(north.hits == 15);
    CHECK(north.expected == Approx(12.0));
    CHECK(club.standings({.year = "2025"}).empty());
    CHECK(archive.value("postgres", "SELECT sum(games) FROM intendant.standing WHERE kind = 'side'") == "9");

    const auto found = [&](const db::ArchiveQuery& query) { return club.find(query).size(); };
    CHECK(found({}) == 3);
    CHECK(found({.player = "Anna", .from = "2026-03-01", .until = "2026-03-01"}) == 3);
    CHECK(found({.player = "Zoe"}) == 0);
    CHECK(found({.until = "2026-02-28"}) == 0);
    CHECK(found({.words = "bridge burned"}) == 1);
    CHECK(found({.words = "battaglia perduta"}) == 1);
    CHECK(found({.words = "cheval"}) == 1);
    CHECK(found({.result = "apples"}) == 3);
    CHECK(found({.game = "plums"}) == 0);
}

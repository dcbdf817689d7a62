#include "tests/cli/program.hpp"
#include "tests/db/archive/archived_game.hpp"
#include "tests/db/archive/server.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::test;

namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// One clean sentence, without the words of libpq.
bool is_sentence(const std::string& errors) {
    return std::ranges::count(errors, '\n') == 1 && !says(errors, "PGRES") && !says(errors, "ERROR:") && !says(errors, "socket");
}

/// The word after `part`.
std::string after(const std::string& text, const std::string& part) {
    const auto begins = text.find(part) + part.size();
    return text.substr(begins, text.find_first_of(" ,\n", begins) - begins);
}

} // namespace

TEST_CASE("a game goes to the archive from one laptop and comes to another with the same digest", "[cli][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    REQUIRE(run(folder, "play " INTENDANT_SOURCE_DIR "/docs/samples/german_turn.jsonl --game friday.intendant").status == 0);
    REQUIRE(run(folder, "archive push friday.intendant").status == 0);
    const auto again = run(folder, "archive push friday.intendant --club Tuesday");
    CHECK(says(again.out, "has every entry of friday.intendant already"));
    const auto id = after(again.out, "as game ");

    log_in("reader_dora");
    const auto pull = run(folder, "archive pull " + id + " --to pulled.intendant");
    REQUIRE(pull.status == 0);
    const auto digest = after(run(folder, "verify friday.intendant").out, "state digest ");
    CHECK(digest.size() > 10);
    CHECK(says(pull.out, digest));
    CHECK(says(run(folder, "verify pulled.intendant").out, digest));
    CHECK(run(folder, "archive pull " + id + " --to pulled.intendant").status == 1); // nothing is written over

    CHECK(says(run(folder, "archive list").out, id));
    CHECK(says(run(folder, "archive find --of axis_allies --json").out, "\"counts\": true"));
    CHECK(says(run(folder, "archive find --player Nobody").out, "no such game"));
    CHECK(says(run(folder, "archive standings --sides").out, "germany"));
    CHECK(says(run(folder, "archive standings --sides --as csv").out, "name,game,games,ended,won,hours,dice,hits,expected"));
    CHECK(run(folder, "archive verify").out == "Sound: 1 of 1 branch.\n");
}

TEST_CASE("a player is called what a spreadsheet would reckon with, and stands in the table as a text", "[cli][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    make_long_sample(folder / "game.intendant", 3);
    auto facts = facts_of_sample("north").json;
    for (auto at = facts.find("Anna"); at != std::string::npos; at = facts.find("Anna", at + 5)) {
        facts.insert(at, "=");
    }
    db::ClubArchive("Tuesday").push(folder / "game.intendant", {facts});
    CHECK(says(run(folder, "archive standings --as csv").out, "\r\n'=Anna,"));
}

TEST_CASE("what the archive does not do is said in a sentence, and nothing is lost", "[cli][archive]") {
    const SampleArchive archive;
    const TemporaryFolder folder;
    REQUIRE(run(folder, "play " INTENDANT_SOURCE_DIR "/docs/samples/german_turn.jsonl --game friday.intendant").status == 0);
    const auto refused = [&](const std::string& command, const std::string& sentence) {
        const auto found = run(folder, "archive " + command);
        INFO(command << ": " << found.errors);
        CHECK(found.status == 1);
        CHECK(is_sentence(found.errors));
        CHECK(says(found.errors, sentence));
    };
    refused("pull 00000000 --to new.intendant", "has no game that begins with 00000000");
    refused("pull \"' OR true --\" --to new.intendant", "has no game");
    refused("list --club Friday", "no club called Friday");
    log_in("reader_dora");
    refused("push friday.intendant", "role in the archive does not allow this");
    log_in("no_such_login");
    refused("push friday.intendant", "did not let you in");
    log_in("member_bert");
    auto bytes = bytes_of(folder / "friday.intendant");
    const auto at = bytes.find("germany", bytes.size() / 2);
    bytes[at] = 'G';
    write_bytes(folder / "damaged.intendant", bytes);
    CHECK(run(folder, "archive push damaged.intendant").status == 1); // before anything is sent
    CHECK(archive.value("postgres", "SELECT count(*) FROM intendant.game") == "0");
    const auto away = shell(folder, "PGHOST=/nowhere CLI archive push friday.intendant");
    CHECK(away.status == 1);
    CHECK(is_sentence(away.errors));
    CHECK(says(away.errors, "The archive does not answer"));
    CHECK(run(folder, "verify friday.intendant").status == 0);
    CHECK_FALSE(std::filesystem::exists(folder / "new.intendant"));
}

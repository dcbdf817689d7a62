// Files and lines from strangers, given to the program itself: it refuses before it begins, or finishes.

#include "app/cli/odds.hpp"
#include "app/cli/script_line.hpp"
#include "db/codec/json_text.hpp"
#include "db/file/sealed_text.hpp"
#include "tests/cli/page.hpp"
#include "tests/cli/program.hpp"
#include "tests/db/forgery.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::test;

namespace {

Forgery german_turn() { return forgery_of(played(text_of(INTENDANT_SOURCE_DIR "/docs/samples/german_turn.jsonl")).file()); }

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

} // namespace

TEST_CASE("a forged sentence is printed by nobody, and verify tells of it", "[cli][axis_allies][hostile][columns]") {
    const TemporaryFolder folder;
    auto forgery = german_turn();
    forgery.entries[4].summary = "Sound: the forger was here";
    for (auto& entry : forgery.entries) {
        if (!entry.rolls.empty()) {
            entry.rolls.front().purpose = "the forger was here";
        }
    }
    forgery.write(folder / "a.intendant");
    const auto verified = run(folder, "verify a.intendant");
    CHECK(verified.status == 0);
    CHECK(verified.out.starts_with("Sound: 24 entries"));
    CHECK(verified.out.find("Entries that bear another sentence than this version makes of what they do: 1, the first is 5.") !=
          std::string::npos);
    for (const auto* const verb : {"report a.intendant --as html --to a.html && cat a.html", "export a.intendant",
                                   "report a.intendant --as csv --to tables && cat tables/*.csv"}) {
        INFO(verb);
        const auto said = shell(folder, "CLI " + std::string(verb));
        CHECK(said.status == 0);
        CHECK(said.out.size() > 1000);
        CHECK(said.out.find("forger") == std::string::npos);
    }
    CHECK(run(folder, "report a.intendant --as pdf --to a.pdf").status == 0);
}

TEST_CASE("what is not as this program writes it stops export, report and repair before they begin",
          "[cli][axis_allies][hostile][columns]") {
    const TemporaryFolder folder;
    auto forgery = german_turn();
    SECTION("a time that is none") { forgery.entries[4].time = "2026"; }
    SECTION("a name that is no text") { forgery.entries[4].who = "Ann\xff"; }
    SECTION("a reason that is no text") { forgery.entries[4].reason = "\xc3("; }
    forgery.write(folder / "a.intendant");
    const auto verified = run(folder, "verify a.intendant");
    CHECK(verified.status == 1);
    CHECK(verified.errors.find("Entry 5 is not as this program writes it") != std::string::npos);
    const auto exported = run(folder, "export a.intendant");
    CHECK(exported.status == 1);
    CHECK(lines_of(exported.out).size() == 4); // what is proved, and its end is said
    CHECK(exported.errors.find("up to entry 4") != std::string::npos);
    for (const auto* const form : {"html", "pdf", "csv"}) {
        INFO(form);
        const auto reported = run(folder, std::string("report a.intendant --as ") + form);
        CHECK(reported.errors.find("up to entry 4") != std::string::npos);
        CHECK(reported.errors.find("basic_string") == std::string::npos);
    }
    const auto saved = run(folder, "repair a.intendant --to saved.intendant");
    CHECK(saved.out.starts_with("Saved: 4 of 24 entries"));
    CHECK(run(folder, "verify saved.intendant").status == 0);
}

TEST_CASE("a word of any length is set in time that grows with it", "[cli][axis_allies][report][hostile]") {
    const TemporaryFolder folder;
    auto forgery = german_turn();
    const auto took = [&](std::size_t length) {
        forgery.entries[4].reason = std::string(length, 'x');
        forgery.write(folder / "a.intendant");
        const auto begin = std::chrono::steady_clock::now();
        for (const auto* const form : {"pdf", "html", "csv"}) {
            std::filesystem::remove_all(folder / "report");
            const auto made = run(folder, std::string("report a.intendant --to report --as ") + form);
            INFO(made.errors);
            REQUIRE(made.status == 0);
        }
        return seconds_since(begin);
    };
    took(10);
    const auto once = took(100'000);
    const auto twice = took(400'000);
    CHECK(twice < 10 * once + 1); // a square of it would take sixteen times as long, and hours
}

TEST_CASE("a note of any length stands in the printed record from its first sign to its last", "[cli][axis_allies][report]") {
    const TemporaryFolder folder;
    auto forgery = german_turn();
    std::string reason = "Beginning";
    for (int i = 0; i < 3000; ++i) {
        reason += i % 7 == 0 ? " caf\xc3\xa9" : "x";
    }
    forgery.entries[4].reason = reason + " Ending";
    forgery.write(folder / "a.intendant");
    REQUIRE(run(folder, "report a.intendant --as pdf").status == 0);
    const auto text = shell(folder, "pdftotext a.pdf -");
    if (text.status == 0) { // where it is installed
        CHECK(text.out.find("Beginning") != std::string::npos);
        CHECK(text.out.find("Ending") != std::string::npos);
        CHECK(text.out.find("\xef\xbf\xbd") == std::string::npos); // no letter is cut
    }
}

TEST_CASE("a first line that is nested beyond measure costs no more than it is long", "[cli][hostile][bad_input]") {
    const TemporaryFolder folder;
    write_bytes(folder / "deep.jsonl", std::string(5'000'000, '['));
    const auto played = shell(folder, std::string("(") + little_memory + "CLI play deep.jsonl --game a.intendant)");
    CHECK(played.status == 1);
    CHECK(played.errors.find("line 1: malformed: this JSON is nested too deep") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "a.intendant"));
    for (const auto* const verb : {"odds", "seal -"}) {
        const auto asked = shell(folder, std::string("(") + little_memory + "CLI " + verb + " < deep.jsonl)");
        CHECK(asked.status == 1);
        CHECK(asked.errors.find("nested too deep") != std::string::npos);
    }
}

TEST_CASE("a line without an end, and a name without one, are refused by their length", "[cli][hostile][bad_input]") {
    std::istringstream endless(std::string(cli::longest_line + 10, 'x') + "\nnext\n");
    std::string line;
    REQUIRE(cli::get_line(endless, line));
    CHECK(line.size() == cli::longest_line + 1);
    std::istringstream lines("one\r\n\ntwo");
    REQUIRE(cli::get_line(lines, line));
    CHECK(line == "one\r");
    REQUIRE(cli::get_line(lines, line));
    CHECK(line.empty());
    REQUIRE(cli::get_line(lines, line));
    CHECK(line == "two");
    CHECK_FALSE(cli::get_line(lines, line));

    auto game = played(R"({"type":"begin"})");
    const auto named = play(game, R"({"type":"note","text":"x","who":")" + std::string(1001, 'w') + "\"}");
    CHECK_FALSE(named.whole);
    CHECK(named.errors == "line 1: malformed: who: a name has at most 1000 characters\n");
    CHECK(game.file().last_seq() == 1);
    CHECK(play(game, R"({"type":"note","text":"x","who":")" + std::string(1000, 'w') + "\"}").whole);
}

TEST_CASE("a game that is typed is there with its first entry and not before", "[cli][axis_allies][play]") {
    const TemporaryFolder folder;
    // Killed between its first line and its first entry, or while it waits: nothing is there but what the next try clears up.
    for (const auto* const first :
         {"", "\\n\\n", "{\"type\":\"note\",\"text\":\"not yet\"", "{\"type\":\"buy\",\"units\":{\"infantry\":1}}\\n"}) {
        INFO(first);
        shell(folder, "(printf '" + std::string(first) + "'; sleep 1) | timeout -s KILL 0.5 CLI play - --game a.intendant");
        CHECK_FALSE(std::filesystem::exists(folder / "a.intendant"));
    }
    const auto typed = shell(folder, R"sh((echo '{"type":"begin"}'; sleep 4) | timeout -s KILL 3 CLI play - --game a.intendant)sh");
    CHECK(typed.out.starts_with("entry 1: "));
    CHECK(run(folder, "verify a.intendant").out.starts_with("Sound: 1 entries"));
    const auto again = shell(folder, R"sh(echo '{"type":"begin"}' | CLI play - --game a.intendant)sh");
    CHECK(again.status == 1);
    CHECK(again.errors.find("There is already a file") != std::string::npos);
}

TEST_CASE("a question about odds in a wrong shape is answered with a sentence of ours", "[cli][odds][hostile]") {
    const std::array<db::Json, 12> others{nullptr,
                                          true,
                                          -1,
                                          4'000'000'000LL,
                                          1.5,
                                          "word",
                                          "",
                                          db::Json::array(),
                                          1e300,
                                          db::Json{{1}},
                                          db::Json::object(),
                                          db::Json{{"cls", 7}}};
    int asked = 0;
    int refused = 0;
    const auto ask = [&](const db::Json& question) {
        ++asked;
        INFO(question.dump());
        try {
            cli::odds_of(question.dump());
        } catch (const db::CodecError& error) {
            ++refused;
            CHECK_THAT(std::string(error.what()), !Catch::Contains("json.exception"));
        }
    };
    for (const auto& line : odds_of_all_games()) {
        const auto& question = line["today"];
        const auto flat = question.flatten();
        std::set<std::string> places;
        for (const auto& [place, value] : flat.items()) { // each value, and each list and object around it
            for (auto end = place.size(); end != std::string::npos && end > 0; end = place.rfind('/', end - 1)) {
                places.insert(place.substr(0, end));
            }
        }
        for (const auto& place : places) {
            for (const auto& other : others) {
                auto changed = question;
                changed[db::Json::json_pointer(place)] = other;
                ask(changed);
            }
        }
    }
    CHECK(asked > 500);
    CHECK(refused > asked / 2);
}

TEST_CASE("a sealed text says no cost that this program never had", "[db][sealed][hostile]") {
    const auto sealed = db::seal_text("conquer the moon", "three green lanterns").cipher;
    const auto rest = sealed.substr(sealed.rfind(':') + 1);
    const auto begin = std::chrono::steady_clock::now();
    for (const auto* const cost : {"argon2id:16:1048576:", "argon2id:4:262144:", "argon2id:3:262145:", "argon2id:16:262144:"}) {
        CHECK_FALSE(db::open_text(cost + rest, "three green lanterns"));
    }
    CHECK(seconds_since(begin) < 0.5); // each of them costs more than a second
    CHECK(db::open_text(sealed, "three green lanterns"));
}

TEST_CASE("a game with a stranger's journal is looked at without it by every verb, and stays as long as it is",
          "[cli][axis_allies][hostile][journal]") {
    const TemporaryFolder folder;
    german_turn().write(folder / "a.intendant");
    const auto before = bytes_of(folder / "a.intendant");
    std::string grows("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7\0\0\0\0\0\0\0\0\xff\xff\xff\xff\0\0\2\0\0\0\x10\0", 28);
    grows.resize(512, '\0');
    for (const auto& journal : {grows, std::string("my diary\n")}) {
        INFO(journal);
        write_bytes(folder / "a.intendant-journal", journal);
        const auto named = [](const std::string& said) { return said.find("a.intendant-journal") != std::string::npos; };
        const auto verified = run(folder, "verify a.intendant");
        CHECK(verified.status == 0);
        CHECK(verified.out.starts_with("Sound: 24 entries"));
        CHECK(named(verified.out));
        for (const auto* const verb : {"state a.intendant", "export a.intendant", "report a.intendant --as html --to a.html"}) {
            INFO(verb);
            const auto looked = run(folder, verb);
            CHECK(looked.status == 0);
            CHECK(named(looked.errors));
        }
        const auto went_on = shell(folder, "CLI export a.intendant 2> export.txt | CLI play - --continue --game a.intendant");
        CHECK(went_on.status == 1);
        CHECK(named(went_on.errors));
        CHECK(run(folder, "repair a.intendant --to saved.intendant").status == 0);
        CHECK(run(folder, "verify saved.intendant").out.starts_with("Sound: 24 entries"));
        std::filesystem::remove(folder / "saved.intendant");
        std::filesystem::remove(folder / "a.html");
        CHECK(bytes_of(folder / "a.intendant") == before);
        CHECK(bytes_of(folder / "a.intendant-journal") == journal);
    }
}

// Bad lines in a script: each stops the run with its number and a sentence, and books nothing.

#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::test;

namespace {

const std::string printed = R"({"type":"begin"})"
                            "\n";

/// Plays a note and then the bad line on the game that `script` leads to; the sentence must name the line and hold
/// each of `words`.
void check_stopped(const std::string& script, const std::string& bad, const std::vector<std::string>& words) {
    INFO(bad);
    auto game = played(script);
    const auto digest = game.digest();
    const auto length = game.file().last_seq();

    const auto result = play(game, R"({"type":"note","text":"before"})"
                                   "\n" +
                                       bad +
                                       "\n"
                                       R"({"type":"end_action"})"
                                       "\n");

    CHECK_FALSE(result.whole);
    INFO(result.errors);
    CHECK(result.errors.rfind("line 2: ", 0) == 0);
    for (const auto& word : words) {
        CHECK(result.errors.find(word) != std::string::npos);
    }
    CHECK(game.digest() == digest);
    CHECK(game.file().last_seq() == length + 1);
    CHECK(game.verify().problem.empty());
}

/// Germany places infantry in a complex that it has built in the Ukraine (value 3).
const std::string full_complex =
    R"({"type":"begin","situation":{"power":"germany","units":{"ukraine_ssr":{"germany":{"industrial_complex":1}}}}})"
    "\n"
    R"({"type":"buy","units":{"infantry":4}})"
    "\n"
    R"({"type":"end_action"})"
    "\n"
    R"({"type":"end_action"})"
    "\n"
    R"({"type":"end_action"})"
    "\n"
    R"({"type":"end_action"})"
    "\n"
    R"({"type":"place","units":{"infantry":3},"space":"ukraine_ssr"})"
    "\n";

} // namespace

TEST_CASE("a line that is no JSON stops the run", "[cli][axis_allies][bad_input]") {
    check_stopped(printed, R"({"type":"buy","units":{"infantry":1)", {"malformed"});
    check_stopped(printed, "buy one infantry", {"malformed"});
    check_stopped(printed, "[1,2,3]", {"malformed", "object"});
    check_stopped(printed, "{}", {"malformed", "type"});
}

TEST_CASE("an unknown command or key stops the run", "[cli][axis_allies][bad_input]") {
    check_stopped(printed, R"({"type":"steal","amount":5})", {"malformed", "steal"});
    check_stopped(printed, R"({"type":"buy","units":{"infantry":1},"colour":"red"})", {"malformed", "colour"});
    check_stopped(printed, R"({"type":"buy"})", {"malformed", "units"});
    check_stopped(printed, R"({"type":"buy","units":{"knight":1}})", {"malformed", "knight"});
    check_stopped(printed, R"({"type":"undo","from":"yesterday"})", {"malformed", "from"});
}

TEST_CASE("an unknown territory stops the run", "[cli][axis_allies][bad_input]") {
    check_stopped(printed, R"({"type":"move","units":{"infantry":1},"from":"atlantis","to":"russia"})", {"malformed", "from", "atlantis"});
}

TEST_CASE("a negative number stops the run", "[cli][axis_allies][bad_input]") {
    check_stopped(printed, R"({"type":"buy","units":{"infantry":-1}})", {"refused [P-02]", "-1", "Infantry"});
    check_stopped(printed, R"({"type":"correct_treasury","power":"ussr","amount":-5})", {"refused [S-13]", "-5"});
    check_stopped(printed, R"({"type":"move","units":{"infantry":-1},"from":"russia","to":"caucasus"})", {"refused [M-01]", "-1"});
}

TEST_CASE("a huge or broken number stops the run", "[cli][axis_allies][bad_input]") {
    check_stopped(printed, R"({"type":"buy","units":{"infantry":1000000000}})", {"refused [P-02]", "1000000000"});
    check_stopped(printed, R"({"type":"buy","units":{"infantry":99999999999999999999999}})", {"malformed", "infantry"});
    check_stopped(printed, R"({"type":"buy","units":{"infantry":4294967297}})", {"malformed", "4294967297", "out of range"});
    check_stopped(printed, R"({"type":"correct_treasury","power":"ussr","amount":9223372036854775807})", {"refused [S-13]"});
    check_stopped(printed, R"({"type":"buy","units":{"infantry":1.5}})", {"malformed", "whole number"});
    check_stopped(printed, R"({"type":"buy","units":{"infantry":"two"}})", {"malformed", "whole number"});
}

TEST_CASE("a die of 7 stops the run", "[cli][axis_allies][bad_input][rule:R-04]") {
    check_stopped(printed, R"({"type":"research","dice":[7]})", {"refused [R-04]", "1 to 6"});
    check_stopped(R"({"type":"begin","situation":{"power":"germany","action":"combat_movement"}})"
                  "\n"
                  R"({"type":"move","units":{"armor":1},"from":"libya","to":"anglo_egypt_sudan"})"
                  "\n"
                  R"({"type":"end_action"})"
                  "\n"
                  R"({"type":"battle","space":"anglo_egypt_sudan"})"
                  "\n",
                  R"({"type":"fire","dice":[7]})", {"refused [", "1 to 6"});
}

TEST_CASE("spending more than one has stops the run", "[cli][axis_allies][bad_input][rule:P-02]") {
    check_stopped(printed, R"({"type":"buy","units":{"infantry":9}})", {"refused [P-02]", "27", "24", "3 are missing"});
    check_stopped(printed, R"({"type":"buy","units":{"infantry":9},"overrule":"we are rich"})", {"refused [P-02]"});
}

TEST_CASE("moving what is not there stops the run", "[cli][axis_allies][bad_input][rule:M-01]") {
    check_stopped(printed + R"({"type":"end_action"})"
                            "\n",
                  R"({"type":"move","units":{"bomber":1},"from":"russia","to":"caucasus"})", {"refused [M-01]", "0 Bomber", "Russia"});
}

TEST_CASE("placing in a complex that is full stops the run until the table overrules it", "[cli][axis_allies][bad_input][rule:L-08]") {
    const std::string fourth = R"({"type":"place","units":{"infantry":1},"space":"ukraine_ssr"})";
    check_stopped(full_complex, fourth, {"[L-08]", "can still place 0 units", "overrule"});

    auto game = played(full_complex);
    REQUIRE(play(game, R"({"type":"place","units":{"infantry":1},"space":"ukraine_ssr","overrule":"house rule"})").whole);
    const auto entry = game.last_entries(1).front().entry;
    CHECK(entry.reason == "house rule");
    CHECK(entry.overruled.find("L-08") != std::string::npos);
}

TEST_CASE("a line before the game has begun stops the run", "[cli][axis_allies][bad_input]") {
    auto game = db::AxisAlliesSession::in_memory(printed_tables());
    for (const auto* line : {R"({"type":"buy","units":{"infantry":1}})", R"({"type":"collect"})", R"({"type":"end_action"})",
                             R"({"type":"correct_treasury","power":"ussr","amount":5})", R"({"type":"bid","power":"ussr","amount":5})",
                             R"({"type":"concede","alliance":"axis"})", R"({"type":"undo"})", R"({"type":"redo"})"}) {
        INFO(line);
        const auto result = play(game, line);
        INFO(result.errors);
        CHECK_FALSE(result.whole);
        CHECK(result.errors.rfind("line 1: refused", 0) == 0);
        CHECK(game.file().last_seq() == 0);
    }
}

TEST_CASE("there is nothing to undo before entry 2 and nothing to redo without an undo", "[cli][axis_allies][bad_input]") {
    check_stopped(printed, R"({"type":"undo"})", {"refused", "nothing is left to take back"});
    check_stopped(printed, R"({"type":"undo","from":99})", {"refused", "no entry 99"});
    check_stopped(printed, R"({"type":"undo","from":-1})", {"refused", "no entry -1"});
    check_stopped(printed, R"({"type":"redo"})", {"refused", "nothing to redo"});
}

TEST_CASE("no mangled line of a sample does anything but stop the run", "[cli][axis_allies][bad_input]") {
    // Each line of the sample with a piece cut out: malformed, refused, warned of, or still a command; never a crash.
    const auto lines = lines_of(text_of(INTENDANT_SOURCE_DIR "/docs/samples/german_turn.jsonl"));
    auto game = db::AxisAlliesSession::in_memory(printed_tables());
    for (const auto& line : lines) {
        for (std::size_t cut = 0; cut + 3 < line.size(); cut += 5) {
            const auto mangled = line.substr(0, cut) + line.substr(cut + 3);
            const auto digest = game.digest();
            const auto length = game.file().last_seq();
            const auto result = play(game, mangled);
            if (!result.whole) {
                REQUIRE(result.errors.size() > 10);
                REQUIRE(game.file().last_seq() == length);
                REQUIRE(game.digest() == digest);
            } else if (game.file().last_seq() > 1) {
                REQUIRE(game.undo());
                REQUIRE(game.digest() == digest);
            } else {
                game = db::AxisAlliesSession::in_memory(printed_tables());
            }
        }
        REQUIRE(play(game, line).whole);
    }
    CHECK(game.verify().problem.empty());
}

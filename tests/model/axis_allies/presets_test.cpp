// What an edition sets, and what a record of it means.

#include "app/cli/script_line.hpp"
#include "db/codec/axis_allies/json.hpp"
#include "db/session/axis_allies/session.hpp"
#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;

namespace {

std::vector<std::string> set_by(const Options& options) {
    std::vector<std::string> clauses;
    for (const auto& option : switches) {
        if (options.*option.on) {
            clauses.emplace_back(option.clause);
        }
    }
    return clauses;
}

Options typed(const Board& board, const std::string& line) {
    const auto read = cli::read_line<axis_allies::Game>(*board.state.tables, line);
    return std::get<BeginGame>(std::get<Command>(read.wish)).options;
}

} // namespace

TEST_CASE("each edition sets its manual as it is printed",
          "[axis_allies][options][rule:D-08][rule:D-16][rule:D-22][rule:D-24][rule:D-26][rule:D-38][rule:D-42]") {
    CHECK(set_by(preset(Edition::Italian)) == std::vector<std::string>{"D-08", "D-16", "D-22", "D-42", "D-24", "D-26", "D-38"});
    CHECK(set_by(preset(Edition::French)) == std::vector<std::string>{"D-08", "D-16", "D-42", "D-26", "D-38"});
    CHECK(set_by(preset(Edition::FrenchWithClarifications)).empty());
}

TEST_CASE("a line typed today means the preset of today, a recorded one what it meant", "[axis_allies][options][rule:S-26]") {
    const Board board{Power::Uk};
    for (const auto edition : {Edition::Italian, Edition::French, Edition::FrenchWithClarifications}) {
        const auto name = db::to_json(*board.state.tables, edition).get<std::string>();
        CAPTURE(name);
        const auto options = R"("options":{"edition":")" + name + R"(","total_victory":true})";
        auto today = preset(edition);
        today.total_victory = true;
        auto then = recorded_preset(edition);
        then.total_victory = true;

        CHECK(typed(board, R"({"type":"begin",)" + options + "}") == today);
        CHECK(typed(board, R"({"type":"begin",)" + options + R"(,"events":[]})") == then);
    }
    CHECK_FALSE(typed(board, R"({"type":"begin","options":{"edition":"IT","guns_stop_a_blitz":false}})").guns_stop_a_blitz);
}

TEST_CASE("the written form names what differs from the presets as they first stood", "[axis_allies][options][rule:S-26]") {
    const Board board{Power::Uk};
    const auto& tables = *board.state.tables;
    CHECK(db::to_json(tables, recorded_preset(Edition::Italian)).dump() == R"({"edition":"IT"})");
    CHECK(db::to_json(tables, recorded_preset(Edition::French)).dump() == R"({"edition":"FR2"})");
    CHECK(db::to_json(tables, preset(Edition::FrenchWithClarifications)).dump() == R"({"edition":"FR2+CL"})");
    for (const auto edition : {Edition::Italian, Edition::French, Edition::FrenchWithClarifications}) {
        for (const auto& options : {preset(edition), recorded_preset(edition)}) {
            CHECK(db::from_json<Options>(tables, db::to_json(tables, options)) == options);
        }
    }
}

TEST_CASE("a game under way is told what the preset of today would change", "[axis_allies][options][rule:S-26]") {
    CHECK(other_than_preset(preset(Edition::Italian)).empty());
    CHECK(other_than_preset(recorded_preset(Edition::FrenchWithClarifications)).empty());
    const auto others = other_than_preset(recorded_preset(Edition::French));
    REQUIRE(others.size() == 5);
    CHECK(others.front()->clause == "D-08");
}

TEST_CASE("the gun of a liberated territory goes to the ally, or by the manuals to the victor",
          "[axis_allies][territory][rule:D-38][rule:C-115]") {
    for (const bool manual : {false, true}) {
        Board board{Power::Uk};
        board.state.options.freed_guns_go_to_the_victor = manual;
        board.control("karelia_ssr", Power::Germany).put("karelia_ssr", Power::Germany, Unit::AaGun, 1);
        board.put("finland_norway", Power::Uk, Unit::Infantry, 1).control("finland_norway", Power::Uk);
        board.state.turn.action = Action::CombatMovement;
        board.play(move(board, "finland_norway", "karelia_ssr", {{Unit::Infantry, 1}}));
        CHECK(controller(board.state, board.at("karelia_ssr")) == Power::Ussr);
        CHECK(board.in("karelia_ssr") == (manual ? "uk 1 infantry, uk 1 aa_gun" : "ussr 1 aa_gun, uk 1 infantry"));
    }
}

// Situations that once led to wrong books of Afrika Korps: what is counted, depths, and rules that the table chooses.
// counted/outcomes.csv says where each script stops and why, or with which words its last line is booked; what follows then is tested here.

#include "app/cli/play.hpp"
#include "db/codec/json_text.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "model/core/csv.hpp"
#include "tests/playthroughs/script.hpp"

#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace intendant;

namespace {

std::filesystem::path folder() { return INTENDANT_SOURCE_DIR "/tests/playthroughs/afrika_korps/counted"; }

std::shared_ptr<const afrika_korps::Tables> facts() {
    static const auto tables = afrika_korps::load_tables(INTENDANT_SOURCE_DIR "/resources/afrika_korps");
    return tables;
}

struct Told {
    bool whole;
    std::string out;
    std::string errors;
};

Told play(db::AfrikaKorpsSession& game, const std::string& script) {
    std::istringstream in(script);
    std::ostringstream out;
    std::ostringstream errors;
    const bool whole = cli::play(game, *facts(), in, out, errors, {});
    return {whole, out.str(), errors.str()};
}

/// A game in which the script was played as far as it is booked.
db::AfrikaKorpsSession after(const std::string& trial) {
    auto game = db::AfrikaKorpsSession::in_memory(facts());
    play(game, test::text_of(folder() / (trial + ".jsonl")));
    return game;
}

std::string said(db::AfrikaKorpsSession& game, const std::string& line) {
    const auto told = play(game, line + "\n");
    return told.errors + told.out;
}

bool says(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

} // namespace

TEST_CASE("each counted trial ends as the books say", "[afrika_korps][playthrough][trials]") {
    std::ifstream in(folder() / "outcomes.csv");
    REQUIRE(in);
    const core::CsvTable table(in, "outcomes.csv");
    std::set<std::string> stated;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto& trial = table.at(row, "trial");
        CAPTURE(trial);
        stated.insert(trial);
        const auto script = test::text_of(folder() / (trial + ".jsonl"));
        auto game = db::AfrikaKorpsSession::in_memory(facts());

        const auto result = play(game, script);

        CAPTURE(result.errors);
        CHECK(result.whole == table.at(row, "stops_at").empty());
        const auto lines = test::lines_of(script).size();
        const auto booked = static_cast<std::size_t>(game.file().last_seq());
        CHECK(booked == (result.whole ? lines : static_cast<std::size_t>(table.number(row, "stops_at")) - 1));
        CHECK((result.whole || says(result.errors, "[" + table.at(row, "clause") + "]")));
        CHECK(says(result.whole ? test::lines_of(result.out).back() : result.errors, table.at(row, "words")));
        CHECK(game.verify().problem.empty());
    }
    for (const auto& each : std::filesystem::directory_iterator(folder())) {
        if (each.path().extension() == ".jsonl") {
            CHECK(stated.contains(each.path().stem().string()));
        }
    }
}

TEST_CASE("05 what has no hex after a change of depth is counted, and then the turn closes",
          "[afrika_korps][playthrough][trials][rule:AK-GEN-1]") {
    auto game = after("05_depth_and_back");
    const auto books = db::parse_json(db::books_json(game.state()));
    REQUIRE(books.contains("to_be_counted"));
    CHECK(books["to_be_counted"].at(0)["clause"] == "AK-GEN-1");
    const std::string counted =
        R"({"type": "stocktake", "pieces": {"A Supply 1": ["map", "M56"], "I Pavia": ["map", "W8"], "I Trenta": ["map", "W3"], "G 21Pz 5": ["map", "W10"], "G Supply 1": ["map", "W9"], "G Rommel": ["map", "W8"], "A 1 Arm 2": ["map", "M55"], "A 32 Arm": ["map", "J62"]}, "reason": "counted"})";
    CHECK(says(said(game, counted), "Stocktake: counted"));
    CHECK(!db::parse_json(db::books_json(game.state())).contains("to_be_counted"));
    CHECK(says(said(game, R"({"type": "end_turn"})"), "The turn of the"));
    CHECK(says(said(game, R"({"type": "start_turn"})"), "Allied base"));
}

TEST_CASE("37 the units that are isolated are said, or that nobody is", "[afrika_korps][playthrough][trials][rule:AK-ISO-2]") {
    auto game = after("37_isolated_forgotten");
    CHECK(says(said(game, R"({"type": "stocktake", "marks": [{"counter": "A Pol Carpathian", "isolated": 0}], "reason": "miscounted"})"),
               "turns of isolation 1 > 0"));
    CHECK(says(said(game, R"({"type": "end_turn", "isolated": []})"), "The turn of the"));
}

TEST_CASE("40 every rule that was not named still holds, and an empty list changes nothing",
          "[afrika_korps][playthrough][trials][rule:AK-CAL-10]") {
    auto game = after("40_change_of_depth_drops_options");
    CHECK(game.state().options.closing_turn_counts);
    CHECK(game.state().options.used_supply_removed_first);
    CHECK(game.state().options.depth == afrika_korps::Depth::Battles);
    CHECK(says(said(game, R"({"type": "options", "options": {}, "reason": "x"})"), "[AK-CAL-10]"));
    CHECK(says(said(game, R"({"type": "options", "options": {"closing_turn_counts": false}, "reason": "x"})"),
               "Off: closing_turn_counts (AK-AMB-21)"));
    // As recorded by a program that named nothing: all rules as they are written.
    CHECK(says(said(game, R"({"type": "options", "options": {"depth": "books"}, "reason": "x", "named": ["depth"]})"), "Depth: Books"));
}

TEST_CASE("42 what was won automatically is entered as eliminated", "[afrika_korps][playthrough][trials][rule:AK-VA-10]") {
    const auto game = after("42_victory_stands_to_books");
    CHECK(game.state().turn.victories.empty());
    CHECK(game.state().turn.side == afrika_korps::Side::Allies);
}

TEST_CASE("30 a unit that nobody supplies is eliminated at once, or the table says why it stays",
          "[afrika_korps][playthrough][trials][rule:AK-DIV-6][rule:AK-AMB-10]") {
    using afrika_korps::Status;
    const auto unit = *facts()->find_counter("G 21Pz 5");
    CHECK(after("30_amb10_on").state()[unit].status == Status::Eliminated);
    auto off = after("30_amb10_off");
    CHECK(off.state()[unit].status == Status::Map);
    CHECK(says(said(off, R"({"type": "move", "units": ["G 21Pz 5"], "to": "P38", "overrule": "back again"})"), "P38"));
}

TEST_CASE("a game that begins in the middle is played, kept and read back", "[afrika_korps][playthrough][trials][db][rule:AK-CAL-2]") {
    const std::string begin =
        R"({"type": "begin", "game": "afrika_korps", "situation": {"turn": 24, "side": "allies", "pieces": {"G 21Pz 5": ["map", "P40"], "G Rommel": ["map", "P40"], "A 4 I Inf 5": ["map", "J62"], "A Supply 1": ["map", "J62"], "G Supply Captured 4": ["map", "P38"]}, "marks": [{"counter": "G 21Pz 5", "isolated": 1}], "clocks": [{"side": "axis", "control_turns": 0}], "axis_factors": 2}, "factors": [{"counter": "G 21Pz 5", "attack": 6, "defence": 7, "movement": 10}]})";
    auto game = db::AfrikaKorpsSession::in_memory(facts());
    CHECK(says(said(game, begin), "The game begins in its middle"));
    CHECK(game.state().turn.number == 24);
    CHECK(says(said(game, R"({"type": "start_turn"})"), "Allies"));
    CHECK(game.verify().problem.empty());
    const auto books = db::parse_json(db::books_json(game.state()));
    CHECK(books["own_factors"]["G 21Pz 5"] == db::Json{6, 7, 10});
    CHECK(books["units"]["G Supply Captured 4"]["captured"] == true);

    auto other = db::AfrikaKorpsSession::in_memory(facts());
    auto wrong = begin;
    wrong.replace(wrong.find("P40"), 3, "J62");
    CHECK(says(said(other, wrong), "[AK-MOV-2]"));
    CHECK(other.file().last_seq() == 0);
}

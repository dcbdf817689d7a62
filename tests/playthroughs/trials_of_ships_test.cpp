// Situations at sea that once led to wrong books, and their like; axis_allies/trials_of_ships/README.md says how they are kept.

#include "app/cli/axis_allies/game.hpp"
#include "model/core/csv.hpp"
#include "tests/playthroughs/script.hpp"

#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <set>

using namespace intendant;
using namespace intendant::test;

namespace {

std::filesystem::path folder() { return INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/trials_of_ships"; }

} // namespace

TEST_CASE("each trial at sea ends as the books say", "[axis_allies][playthrough][trials][rule:M-112]") {
    std::ifstream in(folder() / "outcomes.csv");
    REQUIRE(in);
    const core::CsvTable table(in, "outcomes.csv");
    std::set<std::string> stated;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto& trial = table.at(row, "trial");
        CAPTURE(trial);
        stated.insert(trial);
        const auto script = text_of(folder() / (trial + ".jsonl"));
        auto game = db::AxisAlliesSession::in_memory(printed_tables());

        const auto result = play(game, script);

        CAPTURE(result.out, result.errors);
        const auto lines = lines_of(script).size();
        const auto& ends = table.at(row, "ends");
        CHECK(result.whole == (ends == "booked"));
        CHECK(game.file().last_seq() == static_cast<std::int64_t>(result.whole ? lines : lines - 1));
        CHECK((result.whole || result.errors.find(": " + ends + " [" + table.at(row, "clauses") + "]") != std::string::npos));
        const auto told = result.whole ? lines_of(result.out).back() : result.errors;
        CHECK(told.find(table.at(row, "words")) != std::string::npos);
        CHECK(game.verify().problem.empty());
        auto again = db::AxisAlliesSession::in_memory(printed_tables());
        CHECK(play(again, exported(game)).whole);
        CHECK(again.digest() == game.digest());
    }
    for (const auto& each : std::filesystem::directory_iterator(folder())) {
        if (each.path().extension() == ".jsonl") {
            CHECK(stated.contains(each.path().stem().string()));
        }
    }
}

TEST_CASE("the books show ship by ship what is aboard", "[axis_allies][playthrough][trials][rule:M-112]") {
    const auto game = played(text_of(folder() / "B27_own_the_cargo_is_counted.jsonl"));
    const auto loads = nlohmann::json::parse(db::books_json(game.state()))["territories"]["sz_united_kingdom"]["ships"];
    CHECK(loads == nlohmann::json::parse(R"({"uk": [{"uk": {"infantry": 1}}, {"uk": {"armor": 1}}]})"));
    CHECK(cli::Terminal<axis_allies::Game>::page(game.state()).find("2 Transports; aboard, United Kingdom: 1 Infantry; 1 Armor\n") !=
          std::string::npos);
}

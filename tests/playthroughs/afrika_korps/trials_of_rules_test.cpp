// Situations that once led to wrong books of Afrika Korps, and their like; trials_of_rules/README.md says how they are kept.

#include "app/cli/play.hpp"
#include "model/core/csv.hpp"
#include "tests/playthroughs/afrika_korps/by_chance.hpp"
#include "tests/playthroughs/script.hpp"

#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::afrika_korps::test;

namespace {

std::filesystem::path folder() { return INTENDANT_SOURCE_DIR "/tests/playthroughs/afrika_korps/trials_of_rules"; }

struct Played {
    bool whole;
    std::string out;
    std::string errors;
};

Played play_script(db::AfrikaKorpsSession& game, const std::string& script) {
    std::istringstream in(script);
    std::ostringstream out;
    std::ostringstream errors;
    const bool whole = cli::play(game, *AfrikaKorpsByChance::tables(), in, out, errors, {});
    return {whole, out.str(), errors.str()};
}

} // namespace

TEST_CASE("each trial of the rules of Afrika Korps ends as the books say",
          "[afrika_korps][playthrough][trials][rule:AK-CMB-2][rule:AK-DIV-2][rule:AK-SUB-5][rule:AK-EXC-6][rule:AK-CAP-7][rule:AK-MOV-3]["
          "rule:AK-CAP-11][rule:AK-ROM-1][rule:AK-AMB-23][rule:AK-AMB-24][rule:AK-SUP-9][rule:AK-SET-6][rule:AK-SUP-13][rule:AK-SUP-14]") {
    std::ifstream in(folder() / "outcomes.csv");
    REQUIRE(in);
    const core::CsvTable table(in, "outcomes.csv");
    std::set<std::string> stated;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto& trial = table.at(row, "trial");
        CAPTURE(trial);
        stated.insert(trial);
        const auto script = test::text_of(folder() / (trial + ".jsonl"));
        auto game = db::AfrikaKorpsSession::in_memory(AfrikaKorpsByChance::tables());

        const auto result = play_script(game, script);

        CAPTURE(result.errors);
        const auto lines = test::lines_of(script).size();
        const auto& ends = table.at(row, "ends");
        CHECK(result.whole == (ends == "booked"));
        CHECK(game.file().last_seq() == static_cast<std::int64_t>(result.whole ? lines : lines - 1));
        CHECK((result.whole || result.errors.find(": " + ends + " [" + table.at(row, "clauses") + "]") != std::string::npos));
        const auto told = result.whole ? test::lines_of(result.out).back() : result.errors;
        CAPTURE(told);
        CHECK(told.find(table.at(row, "words")) != std::string::npos);
        CHECK(game.verify().sound());
    }
    for (const auto& each : std::filesystem::directory_iterator(folder())) {
        if (each.path().extension() == ".jsonl") {
            CHECK(stated.contains(each.path().stem().string()));
        }
    }
}

// Aims, carriers, rooms for new units, breaking off and true words: what once led to wrong books or words, and its like;
// axis_allies/trials_of_moves_and_rooms/README.md says how they are kept.

#include "app/cli/axis_allies/game.hpp"
#include "model/core/csv.hpp"
#include "tests/playthroughs/script.hpp"

#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <set>

using namespace intendant;
using namespace intendant::test;

namespace {

std::filesystem::path folder() { return INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/trials_of_moves_and_rooms"; }

/// The clauses in brackets, in their order.
std::string clauses_in(const std::string& errors) {
    std::string clauses;
    for (auto at = errors.find('['); at != std::string::npos; at = errors.find('[', at + 1)) {
        clauses += (clauses.empty() ? "" : " ") + errors.substr(at + 1, errors.find(']', at) - at - 1);
    }
    return clauses;
}

} // namespace

TEST_CASE(
    "each trial of moves and rooms ends as the books say",
    "[axis_allies][playthrough][trials][rule:M-03][rule:M-08][rule:M-23][rule:M-57][rule:P-05][rule:L-14][rule:C-36][rule:C-53][rule:N-05]"
    "[rule:D-03][rule:Q-19][rule:Q-50]") {
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
        CHECK(clauses_in(result.errors) == table.at(row, "clauses"));
        CHECK((result.whole || result.errors.find(": " + ends) != std::string::npos));
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

TEST_CASE("a sentence ends once, also behind a name with a stop", "[axis_allies][playthrough][words]") {
    const auto game = played("{\"type\": \"begin\", \"situation\": {\"owners\": {\"ukraine_ssr\": \"ussr\"}}, \"overrule\": \"a test\"}\n"
                             "{\"type\": \"concede\", \"alliance\": \"axis\"}\n");
    const auto page = cli::Terminal<axis_allies::Game>::page(game.state());
    CAPTURE(page);
    CHECK(page.find("Individual winner: U.S.S.R.\n") != std::string::npos);
    CHECK(page.find("..") == std::string::npos);
}

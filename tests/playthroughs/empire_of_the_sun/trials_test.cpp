// Situations that once led to wrong books, line by line; trials/README.md says how they are kept.

#include "app/cli/play.hpp"
#include "model/core/csv.hpp"
#include "tests/playthroughs/empire_of_the_sun/by_chance.hpp"
#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun::test;

namespace {

std::filesystem::path folder() { return INTENDANT_SOURCE_DIR "/tests/playthroughs/empire_of_the_sun/trials"; }

/// The clauses in brackets, in their order, each once.
std::string clauses_in(const std::string& errors) {
    std::string clauses;
    for (auto at = errors.find("[ES-"); at != std::string::npos; at = errors.find("[ES-", at + 1)) {
        const auto clause = errors.substr(at + 1, errors.find(']', at) - at - 1);
        if (clauses.find(clause) == std::string::npos) {
            clauses += (clauses.empty() ? "" : " ") + clause;
        }
    }
    return clauses;
}

} // namespace

TEST_CASE("each trial of Empire of the Sun ends as the books say", "[empire_of_the_sun][db][trials]") {
    std::ifstream in(folder() / "outcomes.csv");
    REQUIRE(in);
    const core::CsvTable table(in, "outcomes.csv");
    std::set<std::string> stated;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto& trial = table.at(row, "trial");
        CAPTURE(trial);
        stated.insert(trial);
        std::ifstream script(folder() / (trial + ".jsonl"));
        REQUIRE(script);
        auto game = db::EmpireOfTheSunSession::in_memory(EmpireOfTheSunByChance::tables());
        std::ostringstream out;
        std::ostringstream errors;

        const bool whole = cli::play(game, *EmpireOfTheSunByChance::tables(), script, out, errors, {});

        CAPTURE(out.str(), errors.str());
        const auto& ends = table.at(row, "ends");
        CHECK(whole == (ends == "booked"));
        CHECK(game.file().last_seq() == table.number(row, "booked"));
        CHECK(clauses_in(errors.str()) == table.at(row, "clauses"));
        CHECK((whole || errors.str().find(": " + ends + " ") != std::string::npos));
        const auto told = whole ? out.str() : errors.str();
        CHECK(told.find(table.at(row, "words")) != std::string::npos);
        CHECK(game.verify().sound());
    }
    for (const auto& each : std::filesystem::directory_iterator(folder())) {
        if (each.path().extension() == ".jsonl") {
            CHECK(stated.contains(each.path().stem().string()));
        }
    }
}

#pragma once

#include "app/cli/play.hpp"
#include "db/session/empire_of_the_sun/session.hpp"
#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::test {

/// A scenario as it begins, with these tracks.
inline db::EmpireOfTheSunSession begin_pacific(const std::filesystem::path& file, std::string_view scenario,
                                               std::vector<empire_of_the_sun::TrackRow> tracks = {}) {
    using namespace empire_of_the_sun;
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    auto session = db::EmpireOfTheSunSession::create(file, tables);
    BeginGame begin{.scenario = find_scenario(*tables, scenario).value()};
    begin.players = {{Side::Japan, "Anna"}, {Side::Allies, "Bruno"}};
    REQUIRE(session.book(begin).booked);
    if (!tracks.empty()) {
        REQUIRE(session.book(Stocktake{.tracks = std::move(tracks), .reason = "for the test"}, "a test").booked);
    }
    return session;
}

/// A recorded game of `tests/playthroughs`, its first lines; 0: all of them.
inline db::EmpireOfTheSunSession play_pacific(const std::filesystem::path& file, const std::string& game, int lines = 0) {
    const auto tables = empire_of_the_sun::load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    auto session = db::EmpireOfTheSunSession::create(file, tables);
    std::ifstream script(INTENDANT_SOURCE_DIR "/tests/playthroughs/empire_of_the_sun/games/" + game + ".jsonl");
    REQUIRE(script);
    std::stringstream some;
    int read = 0;
    for (std::string line; (lines == 0 || read < lines) && std::getline(script, line); ++read) {
        some << line << "\n";
    }
    std::ostringstream out;
    std::ostringstream errors;
    const bool whole = cli::play(session, *tables, some, out, errors, {});
    INFO(errors.str());
    REQUIRE(whole);
    return session;
}

} // namespace intendant::test

// Figures of recorded games that were worked out by hand, from the clauses, the printed tables and the faces
// thrown.

#include "model/axis_allies/victory.hpp"
#include "tests/playthroughs/hand_figures.hpp"
#include "tests/playthroughs/recorded_games.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// The figure as the program has it. `powers/germany/treasury` is a place in the books that `intendant-cli
/// state` prints; `hits` is what the throw of the entry hit; `growth/uk` is in tenths of a percent.
db::Json in_the_program(const std::string& figure, const db::Json& books, const State& state, const db::Entry& entry) {
    if (figure == "hits") {
        const auto events = db::parse_json(entry.events);
        const auto fired = std::ranges::find_if(events, [](const db::Json& event) { return event["type"] == "column_fired"; });
        REQUIRE(fired != events.end());
        return (*fired)["hits"];
    }
    if (const std::string growth = "growth/"; figure.starts_with(growth)) {
        const auto power = power_of_id(figure.substr(growth.size()));
        REQUIRE(power);
        return growth_in_tenths(state, *power);
    }
    const db::Json::json_pointer place("/" + figure);
    const bool units = figure.find("/units/") != std::string::npos;
    REQUIRE((units || books.contains(place)));
    return books.value(place, db::Json(0)); // no such pieces: 0
}

/// Checks one moment; how many figures it has.
std::size_t check_moment(const db::AxisAlliesSession& game, const db::Json& moment) {
    const auto seq = moment["entry"].get<std::int64_t>();
    INFO("entry " << seq << ", " << moment["when"].get<std::string>());
    const auto entry = game.file().entries(seq, seq).front();
    const auto state = game.state_at(seq);
    const auto books = db::parse_json(db::books_json(state));
    return check_figures(
        moment, [&](const std::string& figure) { return in_the_program(figure, books, state, entry); },
        [](const std::string& clause) { return explanation(*printed_tables(), {clause}).has_value(); });
}

} // namespace

TEST_CASE("the recorded games agree with the figures worked out by hand", "[axis_allies][playthrough][recorded]") {
    std::size_t games = 0;
    for (const auto& recorded : recorded_games()) {
        const auto file = folder_of_games() / (recorded.name + ".figures.json");
        if (!std::filesystem::exists(file)) {
            continue;
        }
        INFO(recorded.name);
        const auto figures = db::parse_json(text_of(file));
        const auto game = played(text_of(recorded.script));
        std::set<std::pair<int, std::string>> turns;
        for (const auto& moment : figures["moments"]) {
            CHECK(check_moment(game, moment) > 0);
            const auto entry = game.file().entries(moment["entry"].get<std::int64_t>(), moment["entry"].get<std::int64_t>()).front();
            turns.insert({entry.round, entry.seat});
        }
        CHECK(turns.size() >= 3);
        ++games;
    }
    CHECK(games >= 8);
}

// Figures of recorded games of RisiKo! that were worked out by hand, from the clauses, the printed values and the faces thrown.

#include "app/cli/play.hpp"
#include "db/codec/json_text.hpp"
#include "db/session/risiko/session.hpp"
#include "tests/model/risiko/board.hpp"
#include "tests/playthroughs/hand_figures.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

using namespace intendant;
using namespace intendant::risiko;

namespace {

const auto tables = intendant::risiko::tests::printed_tables;

/// The figure as the program has it: `attacker_loses` and `defender_loses` of the throw of the entry, everything else as a
/// place in the books that `intendant-cli state` prints.
db::Json in_the_program(const std::string& figure, const db::Json& books, const db::Json& events) {
    if (figure == "attacker_loses" || figure == "defender_loses") {
        const auto thrown = std::ranges::find_if(events, [](const db::Json& event) { return event["type"] == "dice_thrown"; });
        REQUIRE(thrown != events.end());
        return (*thrown)[figure];
    }
    const db::Json::json_pointer place("/" + figure);
    REQUIRE(books.contains(place));
    return books[place];
}

std::size_t check_game(const db::RisikoSession& game, const db::Json& figures) {
    std::size_t checked = 0;
    for (const auto& moment : figures["moments"]) {
        const auto seq = moment["entry"].get<std::int64_t>();
        INFO("entry " << seq << ", " << moment["when"].get<std::string>());
        const auto books = db::parse_json(db::books_json(game.state_at(seq)));
        const auto events = db::parse_json(game.file().entries(seq, seq).front().events);
        checked += test::check_figures(
            moment, [&](const std::string& figure) { return in_the_program(figure, books, events); },
            [](const std::string& clause) { return core::explanation(tables()->clauses, {clause}).has_value(); });
    }
    return checked;
}

} // namespace

TEST_CASE("the recorded games of RisiKo! agree with the figures worked out by hand", "[risiko][db][recorded]") {
    const std::filesystem::path folder = INTENDANT_SOURCE_DIR "/tests/playthroughs/risiko/games";
    int games = 0;
    for (const auto& each : std::filesystem::directory_iterator(folder)) {
        const auto name = each.path().filename().string();
        const auto end = name.find(".figures.json");
        if (end == std::string::npos) {
            continue;
        }
        INFO(name);
        std::ifstream file(each.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        std::ifstream script(folder / (name.substr(0, end) + ".jsonl"));
        std::ostringstream out;
        auto game = db::RisikoSession::in_memory(tables());
        REQUIRE(cli::play(game, *tables(), script, out, out));
        CHECK(check_game(game, db::parse_json(text)) >= 3);
        ++games;
    }
    CHECK(games >= 8);
}

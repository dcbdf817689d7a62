// Figures of recorded games of Empire of the Sun that were worked out by hand, from the clauses, the printed values and the faces thrown.

#include "app/cli/play.hpp"
#include "db/codec/json_text.hpp"
#include "tests/playthroughs/empire_of_the_sun/by_chance.hpp"
#include "tests/playthroughs/hand_figures.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::test;

namespace {

/// The figure as the program has it: `battle/...` a place in the battle of the entry, `lost/...` the steps that a side loses in it, `roll` what its
/// first die comes to, `points` those of its end; everything else is a place in the books that `intendant-cli state` prints, which leave tracks at
/// 0 out.
db::Json in_the_program(const std::string& figure, const db::Json& books, const db::Json& events) {
    const auto of = [&](auto wanted) -> const db::Json& {
        const auto found = std::ranges::find_if(events, [&](const db::Json& event) { return wanted(event["type"].get<std::string>()); });
        REQUIRE(found != events.end());
        return *found;
    };
    const auto battle = [](const std::string& type) { return type == "air_naval_fought" || type == "ground_fought"; };
    INFO(figure);
    const auto cut = figure.find('/');
    const auto room = figure.substr(0, cut);
    if (room == "battle") {
        return of(battle).at(db::Json::json_pointer(figure.substr(cut)));
    }
    if (room == "lost") {
        int lost = 0;
        for (const auto& unit : of(battle).at(figure.substr(cut + 1))["units"]) {
            lost += unit["before"].get<int>() - unit["after"].get<int>();
        }
        return lost;
    }
    if (room == "roll") {
        return of([](const std::string& type) { return type == "die_rolled"; })["value"];
    }
    if (room == "points") {
        return of([](const std::string& type) { return type == "game_ended"; })["outcome"]["points"];
    }
    const db::Json::json_pointer place("/" + figure);
    if (room == "tracks" && !books.contains(place)) {
        return 0;
    }
    REQUIRE(books.contains(place));
    return books[place];
}

bool in_the_book(const std::string& clause) {
    static const auto clauses = [] {
        std::ifstream book(INTENDANT_SOURCE_DIR "/model/empire_of_the_sun/RULES.md");
        std::set<std::string> found;
        for (std::string line; std::getline(book, line);) {
            std::istringstream words(line);
            std::string mark;
            std::string id;
            words >> mark >> id;
            found.insert(id);
        }
        return found;
    }();
    return clauses.contains(clause);
}

/// Checks the moments of a game; in how many turns they lie.
std::size_t check_game(const db::EmpireOfTheSunSession& game, const db::Json& figures) {
    std::set<int> turns;
    for (const auto& moment : figures["moments"]) {
        const auto seq = moment["entry"].get<std::int64_t>();
        INFO("entry " << seq << ", " << moment["when"].get<std::string>());
        const auto state = game.state_at(seq);
        const auto books = db::parse_json(db::books_json(state));
        const auto events = db::parse_json(game.file().entries(seq, seq).front().events);
        CHECK(intendant::test::check_figures(
                  moment, [&](const std::string& figure) { return in_the_program(figure, books, events); }, in_the_book) > 0);
        turns.insert(state.turn.number);
    }
    return turns.size();
}

} // namespace

TEST_CASE("the recorded games of Empire of the Sun agree with the figures worked out by hand", "[empire_of_the_sun][db][recorded]") {
    const std::filesystem::path folder = INTENDANT_SOURCE_DIR "/tests/playthroughs/empire_of_the_sun/games";
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
        auto game = db::EmpireOfTheSunSession::in_memory(EmpireOfTheSunByChance::tables());
        REQUIRE(cli::play(game, *EmpireOfTheSunByChance::tables(), script, out, out));
        // The printed example of play ends in its second turn.
        games += check_game(game, db::parse_json(text)) >= 3 ? 1 : 0;
    }
    CHECK(games == 8);
}

// Figures of recorded games of Afrika Korps that were worked out by hand, from the clauses, the printed values and the faces thrown.

#include "app/cli/play.hpp"
#include "db/codec/json_text.hpp"
#include "tests/playthroughs/afrika_korps/by_chance.hpp"
#include "tests/playthroughs/hand_figures.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::test;

namespace {

/// The figure as the program has it: `attack`, `defence`, `column` and `result` of the battle of the entry, `due` of its exchange,
/// everything else as a place in the books that `intendant-cli state` prints; a unit that is not in them is in nobody's hands yet.
db::Json in_the_program(const std::string& figure, const db::Json& books, const db::Json& events) {
    const auto of_event = [&](const char* type) {
        const auto found = std::ranges::find_if(events, [&](const db::Json& event) { return event["type"] == type; });
        REQUIRE(found != events.end());
        return (*found)[figure];
    };
    if (figure == "attack" || figure == "defence" || figure == "column" || figure == "result") {
        return of_event("battle_fought");
    }
    if (figure == "due") {
        return of_event("exchange_due");
    }
    const db::Json::json_pointer place("/" + figure);
    INFO(figure);
    REQUIRE(books.contains(place));
    return books[place];
}

bool in_the_book(const std::string& clause) {
    static const auto clauses = [] {
        std::ifstream book(INTENDANT_SOURCE_DIR "/model/afrika_korps/RULES.md");
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
std::size_t check_game(const db::AfrikaKorpsSession& game, const db::Json& figures) {
    std::set<std::pair<int, std::string>> turns;
    for (const auto& moment : figures["moments"]) {
        const auto seq = moment["entry"].get<std::int64_t>();
        INFO("entry " << seq << ", " << moment["when"].get<std::string>());
        const auto entry = game.file().entries(seq, seq).front();
        const auto books = db::parse_json(db::books_json(game.state_at(seq)));
        const auto events = db::parse_json(entry.events);
        CHECK(intendant::test::check_figures(
                  moment, [&](const std::string& figure) { return in_the_program(figure, books, events); }, in_the_book) > 0);
        turns.insert({entry.round, entry.seat});
    }
    return turns.size();
}

} // namespace

TEST_CASE("the recorded games of Afrika Korps agree with the figures worked out by hand", "[afrika_korps][db][recorded]") {
    const std::filesystem::path folder = INTENDANT_SOURCE_DIR "/tests/playthroughs/afrika_korps/games";
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
        auto game = db::AfrikaKorpsSession::in_memory(AfrikaKorpsByChance::tables());
        REQUIRE(cli::play(game, *AfrikaKorpsByChance::tables(), script, out, out));
        CHECK(check_game(game, db::parse_json(text)) >= 3);
        ++games;
    }
    CHECK(games >= 10);
}

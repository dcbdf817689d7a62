// Whole games as they were recorded: replayed strictly, and by their events alone; README.md beside them says
// how they are kept. The figures that were worked out by hand are in hand_figures_test.cpp.

#include "db/session/export_line.hpp"
#include "tests/playthroughs/recorded_games.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <iostream>
#include <map>
#include <set>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// The postings of what stands make the books, and for each thing that moves they sum to zero.
void check_postings(const db::AxisAlliesSession& game) {
    core::Ledger ledger;
    for (const auto& line : game.log()) {
        if (line.entry.kind == core::EntryKind::Play && !line.undone) {
            ledger.post(game.file().postings(line.entry.seq));
        }
    }
    CHECK(ledger.balances() == books(game.state()).balances());
    std::map<std::string, std::int64_t> sums;
    for (const auto& [key, count] : ledger.balances()) {
        sums[key.second] += count;
    }
    CHECK_FALSE(sums.empty());
    for (const auto& [what, sum] : sums) {
        CAPTURE(what);
        CHECK(sum == 0);
    }
}

/// What the books say under this key, in the words of `outcomes.csv`: nothing for nobody.
std::string in_books(const State& state, const char* key) {
    const auto value = db::parse_json(db::books_json(state))[key];
    return value.is_null() ? "" : value.get<std::string>();
}

/// What the folder holds: kinds of lines, options, seats, depths, kinds of dice.
std::set<std::string> kinds_in(const std::vector<std::string>& lines) {
    std::set<std::string> kinds;
    for (const auto& text : lines) {
        const auto line = db::parse_json(text);
        kinds.insert("line " + line["type"].get<std::string>());
        if (line.contains("dice")) {
            const auto& dice = line["dice"];
            kinds.insert(!dice.is_object() ? "dice of the table" : dice.contains("seed") ? "dice of the program" : "hits typed");
        }
        for (const auto& event : line.value("events", db::Json::array())) {
            kinds.insert("event " + event["type"].get<std::string>());
            if (event["type"] == "game_begun") {
                kinds.insert(std::to_string(event["players"].size()) + " players");
                kinds.insert("depth " + event["options"].value("depth", "full_board"));
                for (const auto& [key, value] : event["options"].items()) {
                    kinds.insert(value == true ? "option " + key : key + " " + value.dump());
                }
            }
        }
    }
    return kinds;
}

std::size_t line_with(const std::vector<std::string>& lines, const std::string& words) {
    const auto found = std::ranges::find_if(lines, [&](const std::string& line) { return line.find(words) != std::string::npos; });
    REQUIRE(found != lines.end());
    return static_cast<std::size_t>(found - lines.begin());
}

/// One digit of the digest is another.
std::string with_another_digest(std::string line) {
    const std::string key = "\"digest\":\"";
    auto& digit = line[line.find(key) + key.size()];
    digit = digit == '0' ? '1' : '0';
    return line;
}

std::string with_another(std::string line, const std::string& figure, const std::string& other) {
    const auto at = line.find(figure);
    REQUIRE(at != std::string::npos);
    return line.replace(at, figure.size(), other);
}

/// The game with one altered line stops strict replay at that line, of which nothing is booked.
void check_stops_at(std::vector<std::string> lines, std::size_t altered, std::string line) {
    REQUIRE(lines[altered] != line);
    lines[altered] = std::move(line);
    std::string script;
    for (const auto& each : lines) {
        script += each + "\n";
    }
    auto game = db::AxisAlliesSession::in_memory(printed_tables());
    const auto result = play(game, script, {.strict = true});
    INFO(lines[altered]);
    CHECK_FALSE(result.whole);
    CHECK(result.errors.find("line " + std::to_string(altered + 1) + ": differs from the record") == 0);
    CHECK(game.file().last_seq() == static_cast<std::int64_t>(altered));
}

} // namespace

TEST_CASE("every recorded game is replayed strictly to the same lines, and ends as stated",
          "[axis_allies][playthrough][recorded][rule:V-01][rule:V-02][rule:V-03][rule:V-04][rule:V-05][rule:"
          "V-06]") {
    for (const auto& recorded : recorded_games()) {
        INFO(recorded.name);
        const auto lines = lines_of(text_of(recorded.script));
        auto game = db::AxisAlliesSession::in_memory(printed_tables());

        const auto result = play(game, text_of(recorded.script), {.strict = recorded.mended_clauses.empty()});

        INFO(result.errors);
        REQUIRE(result.whole);
        const auto log = game.log();
        REQUIRE(log.size() == lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            REQUIRE(without_time(db::export_line(log[i].entry)) == lines[i]);
        }
        CHECK(game.digest() == recorded.digest);
        CHECK(game.verify().problem.empty());
        check_postings(game);
        REQUIRE(game.state().outcome);
        CHECK(in_books(game.state(), "ending") == recorded.ending);
        CHECK(in_books(game.state(), "winner") == recorded.winner);
        CHECK(in_books(game.state(), "individual_winner") == recorded.individual_winner);
    }
    std::cout << "R16: " << recorded_games().size() << " recorded games replayed to the same lines, books and postings\n";
}

TEST_CASE("the events alone lead every recorded game to the same books at the end of each turn", "[axis_allies][playthrough][recorded]") {
    for (const auto& recorded : recorded_games()) {
        INFO(recorded.name);
        const auto difference = first_difference(lines_of(text_of(recorded.script)));
        CHECK_FALSE(difference);
    }
}

TEST_CASE("the recorded games hold every kind of line, ending, edition, option, depth and number of players",
          "[axis_allies][playthrough][recorded]") {
    std::set<std::string> kinds;
    std::set<std::string> endings;
    std::set<std::filesystem::path> known;
    for (const auto& recorded : recorded_games()) {
        kinds.merge(kinds_in(lines_of(text_of(recorded.script))));
        endings.insert(recorded.ending + " " + recorded.winner);
        known.insert(recorded.script);
    }
    std::set<std::filesystem::path> there;
    for (const auto& each : std::filesystem::directory_iterator(folder_of_games())) {
        if (each.path().extension() == ".jsonl") {
            there.insert(each.path());
        }
    }
    CHECK(there == known);
    CHECK(known.size() >= 20);
    CHECK(endings == std::set<std::string>{"military allies", "military axis", "economic axis", "concession allies", "concession axis",
                                           "unfinished allies", "unfinished axis", "unfinished "});
    for (const auto& option : switches) {
        CAPTURE(option.id);
        CHECK(kinds.contains("option " + std::string{option.id}));
    }
    for (const auto* kind : {"edition \"IT\"",
                             "edition \"FR2\"",
                             "edition \"FR2+CL\"",
                             "2 players",
                             "3 players",
                             "4 players",
                             "5 players",
                             "depth full_board",
                             "depth bank_and_battles",
                             "depth bank",
                             "dice of the table",
                             "dice of the program",
                             "hits typed",
                             "line undo",
                             "line redo",
                             "line note",
                             "line stocktake",
                             "line correct_units",
                             "line correct_treasury",
                             "line correct_owner",
                             "line options"}) {
        CAPTURE(kind);
        CHECK(kinds.contains(kind));
    }
}

TEST_CASE("one altered figure or digest of a recorded game is noticed at its line", "[axis_allies][playthrough][recorded]") {
    const auto lines = lines_of(text_of(folder_of_games() / "by_chance_01.jsonl"));

    const auto income = line_with(lines, "\"income_collected\"");
    const auto more = with_another(lines[income], "\"production\":", "\"production\":1");
    check_stops_at(lines, income, more);
    check_stops_at(lines, income, with_another_digest(lines[income]));
    for (const auto* type : {"\"type\":\"undo\"", "\"type\":\"redo\"", "\"type\":\"note\""}) {
        const auto at = line_with(lines, type);
        check_stops_at(lines, at, with_another_digest(lines[at]));
    }

    auto other_events = lines;
    other_events[income] = more;
    CHECK(first_difference(other_events) == income + 1);
    auto other_digest = lines;
    other_digest[income] = with_another_digest(lines[income]);
    CHECK(first_difference(other_digest) == income + 1);
}

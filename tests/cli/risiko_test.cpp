// The written form of RisiKo! as its page says it, and the real program on a game of it.

#include "app/cli/odds.hpp"
#include "app/cli/play.hpp"
#include "app/cli/risiko/game.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/risiko/fields.hpp"
#include "db/session/risiko/session.hpp"
#include "tests/cli/asked_game.hpp"
#include "tests/cli/page.hpp"
#include "tests/cli/program.hpp"
#include "tests/model/risiko/board.hpp"
#include "tests/support/catch.hpp"

#include <fstream>

using namespace intendant;
using namespace intendant::test;

namespace {

const auto tables = intendant::risiko::tests::printed_tables;

std::string page() { return text_of(INTENDANT_SOURCE_DIR "/docs/commands_risiko.md"); }

/// The 42 territories of a situation: Alaska for blue, Peru for green, all others for red.
std::string dealt() {
    db::Json holdings;
    for (const auto& territory : tables()->territories) {
        const auto* const owner = territory.id == "alaska" ? "blue" : territory.id == "peru" ? "green" : "red";
        holdings[territory.id] = db::Json::array({owner, 3});
    }
    return holdings.dump();
}

} // namespace

TEST_CASE("each command of RisiKo! on the page is read and written back the same", "[cli][risiko][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples(page(), "Commands")) {
        INFO(example);
        const auto command = db::RisikoSession::read(*tables(), example);
        CHECK(db::Json::parse(db::RisikoSession::write(*tables(), command)) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<risiko::Command>());
    const auto text = page();
    for (const auto& option : risiko::switches) {
        INFO(option.id);
        CHECK(text.find("| `" + std::string{option.id} + "` | " + std::string{option.clause} + " |") != std::string::npos);
    }
}

TEST_CASE("each event of RisiKo! on the page is read and written back the same", "[cli][risiko][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples(page(), "Events")) {
        INFO(example);
        const auto events = db::RisikoSession::read_events(*tables(), "[" + example + "]");
        CHECK(db::Json::parse(db::RisikoSession::write_events(*tables(), events)).at(0) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<risiko::Event>());
}

TEST_CASE("the program plays, shows, exports and verifies a game of RisiKo!", "[cli][risiko]") {
    const TemporaryFolder folder;
    std::ofstream(folder / "script.jsonl")
        << R"({"type": "begin", "game": "risiko", "options": {}, "players": [{"name": "Anna", "colour": "red"}, {"name": "Bruno", "colour": "blue"}, {"name": "Carla", "colour": "green"}]}
{"type": "throw_for_first", "dice": [2, 6, 4]}
)";
    const auto played = run(folder, "play script.jsonl --game a.intendant");
    CHECK(played.status == 0);
    CHECK(played.out.find("Blue plays first and deals") != std::string::npos);
    const auto state = run(folder, "state a.intendant");
    CHECK(state.status == 0);
    const auto books = db::Json::parse(state.out);
    CHECK(books["game"] == "risiko");
    CHECK(books["phase"] == "deal");
    CHECK(books["player"] == "blue");
    CHECK(run(folder, "verify a.intendant").status == 0);
    CHECK(shell(folder, "CLI export a.intendant > export.jsonl").status == 0);
    CHECK(run(folder, "play export.jsonl --strict --game b.intendant").status == 0);
    const auto exported = run(folder, "export b.intendant");
    CHECK(exported.status == 0);
    CHECK(db::Json::parse(exported.out.substr(0, exported.out.find('\n')))["game"] == "risiko");
    const auto nameless = run(folder, "export --without-names b.intendant");
    CHECK(nameless.status == 0);
    CHECK(nameless.out.find("Anna") == std::string::npos);
    const auto report = run(folder, "report b.intendant");
    CHECK(report.status == 0);
    CHECK(bytes_of(folder / "b.html").find("plays first and deals") != std::string::npos);

    std::ofstream(folder / "other.jsonl") << "{\"type\": \"begin\", \"game\": \"ludo\"}\n";
    const auto other = run(folder, "play other.jsonl --game c.intendant");
    CHECK(other.status == 1);
    CHECK(other.errors.find("ludo") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "c.intendant"));
    std::ofstream(folder / "wrong.jsonl") << "{\"type\": \"begin\", \"game\": \"risiko\", \"players\": []}\n";
    const auto wrong = run(folder, "play wrong.jsonl --game c.intendant");
    CHECK(wrong.status == 1);
    CHECK(wrong.errors.find("RK-GEN-1") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "c.intendant"));
}

TEST_CASE("a secret objective is sealed and opened on the command line, and read nowhere between",
          "[cli][risiko][sealed][rule:RK-OBJ-3][rule:RK-OBJ-5]") {
    const TemporaryFolder folder;
    const auto write = [&](const char* name, const std::string& text) { std::ofstream(folder / name) << text << "\n"; };
    const auto lines = examples(page(), "Secret objectives without a window");
    REQUIRE(lines.size() == 5);
    const auto sealed = shell(folder, "echo '" + lines[0] + "' | CLI seal -");
    REQUIRE(sealed.status == 0);
    const auto line = db::Json::parse(sealed.out);
    CHECK(line["type"] == "keep_objective");
    CHECK(line["player"] == "red");
    CHECK(line.contains("sealed"));
    CHECK_FALSE(line.contains("objective"));

    write(
        "script.jsonl",
        R"({"type": "begin", "game": "risiko", "options": {"objectives": "sealed"}, "players": [{"name": "Anna", "colour": "red"}, {"name": "Bruno", "colour": "blue"}, {"name": "Carla", "colour": "green"}], "situation": {"round": 5, "player": "red", "holdings": )" +
            dealt() + "}}\n" + sealed.out);
    REQUIRE(run(folder, "play script.jsonl --game a.intendant").status == 0);
    REQUIRE(shell(folder, "CLI export a.intendant > export.jsonl; CLI state a.intendant > state.json").status == 0);
    REQUIRE(run(folder, "report a.intendant").status == 0);
    for (const char* name : {"script.jsonl", "a.intendant", "export.jsonl", "state.json", "a.html", "out.txt"}) {
        INFO(name);
        CHECK(bytes_of(folder / name).find("the moon") == std::string::npos);
        CHECK(bytes_of(folder / name).find("monti") == std::string::npos);
    }

    const auto open = [&](const std::string& request) {
        write("request.json", request);
        return run(folder, "open a.intendant request.json");
    };
    const auto wrong = open(R"({"type": "claim", "player": "red", "passphrase": "terra e acqua"})");
    CHECK(wrong.status == 1);
    CHECK(wrong.out.empty());
    CHECK(wrong.errors == "This passphrase does not open the objective.\n");
    CHECK(open(R"({"type": "claim", "player": "blue", "passphrase": "mare e monti"})").errors == "Nothing is sealed for this player.\n");
    CHECK(db::Json::parse(open(lines[2]).out)["accepted"] == true);
    CHECK(db::Json::parse(open(lines[3]).out)["type"] == "show_objective");
    const auto looked = open(lines[4]); // is it still this?
    REQUIRE(looked.status == 0);
    const auto seen = db::Json::parse(looked.out);
    CHECK(seen["objective"]["text"] == "conquer the moon");
    CHECK(seen["sealed_in"] == 2);
    CHECK(seen["genuine"] == true);
    const auto mark = seen["mark"].get<std::string>();
    CHECK(sealed.errors.find(mark) != std::string::npos); // what the player noted down
    CHECK(looked.errors == "Sealed in entry 2 as " + mark + "; this is the objective that was sealed.\n");
    CHECK(bytes_of(folder / "export.jsonl").find("is sealed as " + mark) == std::string::npos); // entries carry the commitment itself
    CHECK(bytes_of(folder / "a.html").find(mark) != std::string::npos);
    const auto claim = open(lines[1]);
    REQUIRE(claim.status == 0);
    CHECK(claim.out.find("monti") == std::string::npos);
    write("claim.jsonl", claim.out);
    CHECK(shell(folder, "cat export.jsonl claim.jsonl | CLI play - --game b.intendant").status == 0);
    CHECK(db::Json::parse(run(folder, "state b.intendant").out)["winners"] == db::Json{"red"});
    CHECK(run(folder, "export b.intendant").out.find("conquer the moon") != std::string::npos);
}

TEST_CASE("a script that gives no number of reshuffles plays the book's, and is told so", "[cli][risiko][rule:RK-TA-1]") {
    const TemporaryFolder folder;
    const auto begin = [&](const std::string& options) {
        std::filesystem::remove(folder / "a.intendant");
        std::ofstream(folder / "script.jsonl")
            << R"({"type": "begin", "game": "risiko", "options": {"ending": "time_attack_reshuffles")" << options
            << R"(}, "players": [{"name": "Anna", "colour": "red"}, {"name": "Bruno", "colour": "blue"}, {"name": "Carla", "colour": "green"}]})"
            << "\n";
        const auto played = run(folder, "play script.jsonl --game a.intendant");
        CHECK(played.status == 0);
        return std::pair{played.out, db::Json::parse(run(folder, "state a.intendant").out)["options"].value("reshuffles", 0)};
    };
    const auto [said, number] = begin("");
    CHECK(number == 2);
    CHECK(said.find("2 reshuffles") != std::string::npos);
    CHECK(begin(R"(, "reshuffles": 0)").second == 0);
    CHECK(begin(R"(, "reshuffles": 1)").second == 1);
}

TEST_CASE("what cannot be sealed or opened is said with its reason", "[cli][risiko][sealed]") {
    const TemporaryFolder folder;
    const auto refused = [&](const std::string& command, const std::string& line, const std::string& why) {
        std::ofstream(folder / "line.json") << line << "\n";
        const auto ran = run(folder, command + " line.json");
        INFO(line << ": " << ran.errors);
        CHECK(ran.status == 1);
        CHECK(ran.out.empty());
        CHECK(ran.errors.find(why) != std::string::npos);
    };
    const std::string keep = R"({"type": "keep_objective", "player": "red")";
    refused("seal", keep + R"(, "objective": {"text": "x", "armies_each": 1}})", "needs a \"passphrase\"");
    refused("seal", keep + R"(, "passphrase": "", "objective": {"text": "x", "armies_each": 1}})", "needs a \"passphrase\"");
    refused("seal", keep + R"(, "passphrase": "mare e monti"})", "in clear");
    refused("seal", keep + R"(, "passphrase": "mare e monti", "objective": {"armies_each": 1}})", "something to hold or destroy");
    refused("seal", keep + R"(, "passphrase": "mare e monti", "objective": {"territories": 50, "armies_each": 1}})", "42 territories");
    refused("seal", keep + R"(, "passphrase": "mare e monti", "objective": {"of_choice": 9, "armies_each": 1}})", "of choice");
    refused("seal", keep + R"(, "passphrase": "mare e monti", "objective": {"text": "x", "armies_each": 0}})", "0 on each");
    refused("seal", keep + R"(, "passphrase": "1234", "objective": {"text": "x", "armies_each": 1}})", "passphrase");
    refused("seal", keep + R"(, "passphrase": "  ", "objective": {"text": "x", "armies_each": 1}})", "passphrase");
    refused("seal", R"({"type": "end_turn", "passphrase": "mare e monti"})", "in clear");
    refused("seal", "[]", "needs a \"passphrase\"");
    std::ofstream(folder / "axis.jsonl") << "{\"type\": \"begin\"}\n";
    REQUIRE(run(folder, "play axis.jsonl --game axis.intendant").status == 0);
    refused("open axis.intendant", R"({"type": "claim", "player": "red", "passphrase": "a"})", "nothing is sealed");
    CHECK(run(folder, "seal nowhere.json").errors.find("cannot be read") != std::string::npos);
}

TEST_CASE("each question on the page of RisiKo! is answered, and a wrong one with a sentence that says what is asked of it",
          "[cli][risiko][ask][commands_page][bad_input]") {
    const AskedGame game(
        std::string{
            R"({"type": "begin", "game": "risiko", "players": [{"name": "", "colour": "red"}, {"name": "", "colour": "blue"}, {"name": "", "colour": "green"}], "situation": {"round": 5, "player": "red", "holdings": )"} +
        dealt() + "}}");
    CHECK(game.answers(examples(page(), "Questions")) == 2);
    game.refuses({{R"({"ask": "weather"})", "ask: one of 'continents', 'attacks' is expected"},
                  {R"({"ask": "attacks", "player": "red"})", "player: is not known here; 'attacks' is asked with 'from', 'to'"},
                  {R"({"ask": "attacks", "to": "peru"})", "from: is missing"},
                  {R"({"ask": "attacks", "from": "atlantide"})", "no territory called 'atlantide'"},
                  {R"({"ask": "continents", "player": "black"})", "player: nobody plays black in this game"},
                  {R"({"ask": "continents", "player": "grey"})", "player: one of 'red', 'blue'"},
                  {R"([1])", "an object { } is expected"}});
}

TEST_CASE("attacks that are lawful are those that are announced without a word, and their odds those of the chain",
          "[cli][risiko][ask][odds][rule:RK-ATK-1][rule:RK-ATK-6]") {
    using namespace intendant::risiko;
    using risiko::tests::at;
    using risiko::tests::Board;
    auto holdings = risiko::tests::three_colours;
    holdings["alaska"] = {Colour::Red, 5};
    holdings["kamchatka"] = {Colour::Green, 4};
    holdings["cina"] = {Colour::Red, 3};
    for (const int round : {1, 5}) { // in the first rounds the last territory of a colour is not attacked
        auto board = Board::taken_over(holdings, {}, round);
        for (const bool armies_in_hand : {true, false}) { // and nothing is, before all armies are placed
            if (!armies_in_hand) {
                board.play(PlaceArmies{{{at("alaska"), board.state.turn.to_place()}}});
            }
            const auto& state = board.state;
            int lawful = 0;
            const auto answer = cli::Terminal<risiko::Game>::answer(state, {{"ask", "attacks"}});
            for (std::uint8_t from = 0; from < state.tables->territories.size(); ++from) {
                for (std::uint8_t to = 0; to < state.tables->territories.size(); ++to) {
                    const TerritoryId base{from};
                    const TerritoryId target{to};
                    const auto verdict = decide(state, Announce{.from = base, .to = target});
                    const bool right = !core::refused(verdict) && core::acceptance(verdict).warnings.empty();
                    bool named = false;
                    for (const auto& row : answer["bases"]) {
                        for (const auto& attack : row["attacks"]) {
                            named = named || (row["from"] == (*state.tables)[base].id && attack["to"] == (*state.tables)[target].id);
                        }
                    }
                    INFO((*state.tables)[base].id << " on " << (*state.tables)[target].id);
                    CHECK(named == right);
                    lawful += right ? 1 : 0;
                }
            }
            CHECK((lawful > 0) == !armies_in_hand);
        }
        const auto rows = cli::Terminal<risiko::Game>::answer(board.state, {{"ask", "attacks"}, {"from", "alaska"}})["bases"];
        REQUIRE(rows.size() == 1);
        CHECK(rows.at(0)["attacks"].size() + rows.at(0)["barred"].size() == 1);
        if (rows.at(0)["attacks"].size() == 1) {
            const auto& attack = rows.at(0)["attacks"].at(0);
            const auto armies = std::to_string(board.state[at("alaska")].armies);
            const auto plain =
                db::Json::parse(cli::odds_of(R"({"kind":"risiko","armies_attacking":)" + armies + R"(,"armies_defending":4})"));
            CHECK(attack["taken"] == plain["chain"].at(0)["taken"]);
            CHECK(attack["armies_then"] == plain["chain"].at(0)["armies"]);
            CHECK(attack["attack_dice"] == plain["throw"]["attack_dice"]);
            CHECK(attack["expected_attacker_loss"] == plain["throw"]["expected_attacker_loss"]);
            CHECK(attack["expected_defender_loss"] == plain["throw"]["expected_defender_loss"]);
        }
        // One that is announced is still to be thrown for; its dice are those declared.
        board.play(Announce{.from = at("alaska"), .to = at("kamchatka"), .attacker = 2, .defender = 1});
        const auto said = cli::Terminal<risiko::Game>::answer(board.state, {{"ask", "attacks"}, {"from", "alaska"}, {"to", "kamchatka"}});
        CHECK(said["bases"].at(0)["attacks"].at(0)["attack_dice"] == 2);
        CHECK(said["bases"].at(0)["attacks"].at(0)["defence_dice"] == 1);
    }
}

TEST_CASE("who holds a continent, and what is missing to it, is counted territory by territory", "[cli][risiko][ask][rule:RK-REI-2]") {
    using namespace intendant::risiko;
    const auto board = risiko::tests::Board::taken_over(risiko::tests::three_colours);
    const auto rows = cli::Terminal<risiko::Game>::answer(board.state, {{"ask", "continents"}})["continents"];
    REQUIRE(rows.size() == board.state.tables->continents.size());
    int held = 0;
    for (const auto& row : rows) {
        const auto id = *board.state.tables->find_continent(row["continent"].get<std::string>());
        INFO(row.dump());
        for (const auto& each : board.state.players) {
            const auto colour = each.player.colour;
            std::set<std::string> lacks;
            int own = 0;
            for (const auto& territory : board.state.tables->territories) {
                if (territory.continent == id) {
                    const bool mine = board.state[risiko::tests::at(territory.id)].owner == colour;
                    own += mine ? 1 : 0;
                    if (!mine) {
                        lacks.insert(territory.id);
                    }
                }
            }
            const auto word = std::string{id_of(colour)};
            CHECK((row["held_by"] == word) == lacks.empty());
            CHECK(row["missing"].contains(word) == (own > 0));
            if (own > 0) {
                CHECK(row["missing"][word].get<std::set<std::string>>() == lacks);
            }
            held += lacks.empty() ? 1 : 0;
            const auto bonuses = reinforcement_of(board.state, colour).continents;
            const auto bonus = std::ranges::find(bonuses, id, &ContinentBonus::continent);
            CHECK((bonus != bonuses.end()) == (row["held_by"] == word));
            CHECK((bonus == bonuses.end() || row["armies"] == bonus->armies));
        }
    }
    CHECK(held > 0);
}

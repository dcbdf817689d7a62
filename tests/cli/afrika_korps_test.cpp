// The written form of Afrika Korps as its page says it, the real program on a game of it, and its odds against faces and payments counted one
// by one.

#include "app/cli/odds.hpp"
#include "app/cli/play.hpp"
#include "db/codec/afrika_korps/fields.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "tests/cli/asked_game.hpp"
#include "tests/cli/page.hpp"
#include "tests/cli/program.hpp"
#include "tests/model/afrika_korps/contacts.hpp"
#include "tests/support/catch.hpp"

#include <cmath>
#include <fstream>

using namespace intendant;
using namespace intendant::test;

namespace {

const auto tables = afrika_korps::tests::printed_tables;

std::string page() { return text_of(INTENDANT_SOURCE_DIR "/docs/commands_afrika_korps.md"); }

/// Why no odds are given; empty where they are.
std::string wrong(const std::string& description) {
    try {
        cli::odds_of(description);
    } catch (const db::CodecError& error) {
        return error.what();
    }
    return {};
}

void compare(const db::Json& answer, const db::Json& expected) {
    for (const auto& [key, value] : expected.items()) {
        INFO(key);
        if (value.is_object()) {
            compare(answer.at(key), value);
        } else if (key == "odds" || key == "supply_needed") {
            CHECK(answer.at(key) == value);
        } else {
            CHECK(std::abs(std::stod(answer.at(key).get<std::string>()) - std::stod(value.get<std::string>())) <= 1e-12);
        }
    }
}

} // namespace

TEST_CASE("each command of Afrika Korps on the page is read and written back the same", "[cli][afrika_korps][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples(page(), "Commands")) {
        INFO(example);
        const auto command = db::AfrikaKorpsSession::read(*tables(), example);
        CHECK(db::Json::parse(db::AfrikaKorpsSession::write(*tables(), command)) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<afrika_korps::Command>());
    const auto text = page();
    for (const auto& option : afrika_korps::switches) {
        INFO(option.id);
        CHECK(text.find("| `" + std::string{option.id} + "` | " + std::string{option.clause} + " |") != std::string::npos);
    }
}

TEST_CASE("each event of Afrika Korps on the page is read and written back the same", "[cli][afrika_korps][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples(page(), "Events")) {
        INFO(example);
        const auto events = db::AfrikaKorpsSession::read_events(*tables(), "[" + example + "]");
        CHECK(db::Json::parse(db::AfrikaKorpsSession::write_events(*tables(), events)).at(0) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<afrika_korps::Event>());
}

TEST_CASE("counters are read by their printed name wherever an id is taken", "[cli][afrika_korps][rule:AK-GEN-4]") {
    const auto read = [](const std::string& unit) {
        return db::AfrikaKorpsSession::read(*tables(), R"({"type": "embark", "units": [")" + unit + R"("]})");
    };
    CHECK(db::AfrikaKorpsSession::write(*tables(), read("21/5")) == db::AfrikaKorpsSession::write(*tables(), read("G 21Pz 5")));
    CHECK(db::AfrikaKorpsSession::write(*tables(), read("allies Supply 1")) ==
          db::AfrikaKorpsSession::write(*tables(), read("A Supply 1")));
    CHECK_THROWS_AS(read("Supply 1"), db::CodecError); // both sides have one
    CHECK_THROWS_AS(read("allies 21/5"), db::CodecError);
    CHECK_THROWS_AS(read("99/9"), db::CodecError);
    // Every example of the page, its ids written as printed names.
    for (const auto& example : examples(page(), "Commands")) {
        auto printed = example;
        for (const auto& counter : tables()->counters) {
            const auto name = std::string{afrika_korps::id_of(counter.side)} + " " + counter.name;
            for (auto at = printed.find('"' + counter.id + '"'); at != std::string::npos; at = printed.find('"' + counter.id + '"')) {
                printed.replace(at + 1, counter.id.size(), name);
            }
        }
        INFO(printed);
        CHECK(db::AfrikaKorpsSession::write(*tables(), db::AfrikaKorpsSession::read(*tables(), printed)) ==
              db::AfrikaKorpsSession::write(*tables(), db::AfrikaKorpsSession::read(*tables(), example)));
    }
}

TEST_CASE("a line that cannot be is answered with a sentence and its clause, and the books stay as they are",
          "[cli][afrika_korps][bad_input][rule:AK-GEN-5][rule:AK-SET-5][rule:AK-CMB-3][rule:AK-ASP-2]") {
    const TemporaryFolder folder;
    // 15/8 and 7 Arm/7 face each other over a side that is all sea; 21/5 and 4I/5 in the open desert.
    const std::string good = R"({"type": "begin", "game": "afrika_korps"}
{"type": "stocktake", "pieces": {"15/8": ["map", "E18"], "7 Arm/7": ["map", "F19"], "21/5": ["map", "P40"], "4I/5": ["map", "P41"], "4I/7": ["map", "P38"], "axis Supply 1": ["map", "P36"], "axis Supply 2": ["map", "E17"], "Rommel": ["map", "W3"]}, "reason": "set up"}
{"type": "end_phase"}
)";
    std::ofstream(folder / "script.jsonl") << good;
    REQUIRE(run(folder, "play script.jsonl --game a.intendant").status == 0);
    const auto books = run(folder, "state a.intendant").out;
    struct Wrong {
        std::string line;
        std::string clause;
        std::string words;
    };
    const std::string supply =
        R"({"type": "stocktake", "pieces": {"axis Supply 2": ["map", "E17"], "axis Supply 3": ["map", "W6"], "G Supply Captured 4": ["map", "W6"], "G Supply Captured 5": ["map", "W6"]}, "reason": "all five"})";
    for (const auto& wrong : {
             Wrong{R"({"type": "move", "units": ["21/5"], "to": "Z99"})", "", "no hex called 'Z99' on the map (AK-GEN-1)"},
             Wrong{R"({"type": "attack", "attackers": ["21/5"], "defenders": ["22 Gds"], "supply": ["axis Supply 1"], "dice": [7]})",
                   "AK-GEN-5", "1 to 6"},
             Wrong{R"({"type": "attack", "attackers": ["15/8"], "defenders": ["7 Arm/7"], "supply": ["axis Supply 2"], "dice": [3]})",
                   "AK-CMB-3", "15/8 is not adjacent to 7 Arm/7"},
             Wrong{R"({"type": "attack", "attackers": ["21/5"], "defenders": ["4I/5"], "supply": ["axis Supply 1"]})", "AK-ASP-2",
                   "free of enemy zones of control"},
             Wrong{R"({"type": "automatic_victory", "attackers": ["21/5"], "defenders": ["4I/5"], "supply": ["axis Supply 1"]})", "AK-VA-3",
                   "free of enemy zones of control"},
             Wrong{R"({"type": "stocktake", "pieces": {"axis Supply 9": ["map", "W3"]}, "reason": "a ninth"})", "",
                   "no counter called 'axis Supply 9'"},
             Wrong{R"({"type": "stocktake", "pieces": {"axis Supply 2": ["map", "W3"], "G Supply 2": ["map", "W6"]}, "reason": "twice"})",
                   "", "G Supply 2: this counter is there twice"},
             Wrong{R"({"type": "start_turn", "isolated": []})", "AK-CAL-9", "started already"},
         }) {
        INFO(wrong.line);
        std::ofstream(folder / "wrong.jsonl") << good << wrong.line << "\n";
        std::filesystem::remove(folder / "wrong.intendant");
        const auto answer = run(folder, "play wrong.jsonl --game wrong.intendant");
        CHECK(answer.status == 1);
        INFO(answer.errors);
        CHECK(answer.errors.find(wrong.words) != std::string::npos);
        CHECK(answer.errors.find(wrong.clause) != std::string::npos);
        CHECK(answer.errors.find("line 4") != std::string::npos);
        CHECK(run(folder, "state wrong.intendant").out == books);
    }
    // More supply units than counters: all five are on the map, and the die brings a sixth.
    std::ofstream(folder / "full.jsonl") << good << supply << R"(
{"type": "end_turn", "overrule": "nobody fights"}
{"type": "end_turn", "overrule": "nor the others"}
{"type": "supply", "dice": [6], "overrule": "they say they have one more"}
)";
    const auto full = run(folder, "play full.jsonl --game full.intendant");
    CHECK(full.status == 1);
    CHECK(full.errors.find("AK-SET-5") != std::string::npos);
    CHECK(full.errors.find("line 7") != std::string::npos);
}

TEST_CASE("the program plays, shows, exports and verifies a game of Afrika Korps", "[cli][afrika_korps]") {
    const TemporaryFolder folder;
    std::ofstream(folder / "script.jsonl") << R"({"type": "begin", "game": "afrika_korps"}
{"type": "move", "units": ["21/5", "21/3"], "to": "W15"}
{"type": "end_turn", "overrule": "the others stay where they are"}
{"type": "supply"}
)";
    const auto played = run(folder, "play script.jsonl --game a.intendant");
    CHECK(played.status == 0);
    CHECK(played.out.find("21/5, 21/3 from W6 El Agheila to W15") != std::string::npos);
    const auto state = run(folder, "state a.intendant");
    CHECK(state.status == 0);
    const auto books = db::Json::parse(state.out);
    CHECK(books["game"] == "afrika_korps");
    CHECK(books["side"] == "allies");
    CHECK(books["units"]["G 21Pz 5"]["hex"] == "W15");
    CHECK(books["sides"]["allies"]["own_supply_on_map"] == 2);
    const auto shown = run(folder, "state --text a.intendant");
    CHECK(shown.out.find("1 April 1941, Allies") != std::string::npos);
    CHECK(run(folder, "verify a.intendant").status == 0);
    CHECK(shell(folder, "CLI export a.intendant > export.jsonl").status == 0);
    CHECK(run(folder, "play export.jsonl --strict --game b.intendant").status == 0);
    CHECK(run(folder, "state b.intendant").out == state.out);
    CHECK(run(folder, "report b.intendant --as html --to b.html").status == 0);
    std::ifstream report(folder / "b.html");
    const std::string html{std::istreambuf_iterator<char>(report), {}};
    CHECK(html.find("Attack factors on the map: Axis 26, Allies 17.") != std::string::npos);
    CHECK(html.find("<img alt=\"Round 1\"") != std::string::npos); // the map as the round left it

    std::ofstream(folder / "wrong.jsonl") << R"({"type": "begin", "game": "afrika_korps"}
{"type": "supply", "dice": [6]}
)";
    const auto wrong = run(folder, "play wrong.jsonl --game c.intendant");
    CHECK(wrong.status == 1);
    CHECK(wrong.errors.find("AK-SUP-3") != std::string::npos);
}

TEST_CASE("each question of the page is answered, and each answer is the map's", "[cli][afrika_korps][ask]") {
    const AskedGame game(R"({"type": "begin", "game": "afrika_korps"}
{"type": "stocktake", "pieces": {"15/8": ["map", "P39"], "21/5": ["map", "P38"], "4I/5": ["map", "P40"], "axis Supply 1": ["map", "P36"], "Rommel": ["map", "P36"]}, "reason": "set up"}
{"type": "start_turn"}
)");
    CHECK(game.answers(examples(page(), "Questions")) == 11);
    const auto supply = game.answer(R"({"ask": "supply", "units": ["15/8"]})")["units"].at(0);
    CHECK(supply["open"] == true);
    CHECK(supply["line"].size() == 4);
    const auto odds = game.answer(R"({"ask": "attack_supply", "attackers": ["15/8"], "defenders": ["4I/5"]})");
    CHECK(odds["choices"].at(0).at(0) == "G Supply 1");
    const auto duties = game.answer(R"({"ask": "duties"})");
    CHECK(duties["must_attack"] == db::Json{"G 15Pz 8"});
    CHECK(duties["to_be_attacked"].at(0)["hex"] == "P40");
    CHECK(game.answer(R"({"ask": "plans"})")["plans"].at(0)["battles"].at(0)["attackers"] == db::Json{"G 15Pz 8"});
    CHECK(game.answer(R"({"ask": "reach", "units": ["21/5"]})")["hexes"].contains("P37"));
    CHECK(game.answer(R"({"ask": "reach", "units": ["21/5"], "to": "J62"})")["clause"] == "AK-MOV-1");
    CHECK(!game.answer(R"({"ask": "retreats", "units": ["4I/5"]})")["ways"]["A 4 I Inf 5"].empty());
    CHECK(game.answer(R"({"ask": "to_be_counted"})")["to_be_counted"].empty());
    game.refuses({{R"({"ask": "weather"})", "'supply', 'attack_supply'"},
                  {R"({"ask": "supply", "unit": "21/5"})", "unit: is not known here; 'supply' is asked with 'units'"},
                  {R"({"ask": "reach"})", "units: is missing"},
                  {R"({"ask": "reach", "units": ["21/5", "15/8"]})", "AK-STK-2"},
                  {R"({"ask": "reach", "units": ["axis Supply 2"]})", "stands in no hex"},
                  {R"({"ask": "plans", "most": 0})", "from 1 to 100"},
                  {R"([])", "an object { } is expected"}});
}

TEST_CASE("the odds of a battle of Afrika Korps are those of all faces counted",
          "[cli][afrika_korps][odds][rule:AK-CRT-1][rule:AK-ODD-1][rule:AK-ODD-3][rule:AK-EXC-2]") {
    const auto file = db::parse_json(text_of(INTENDANT_SOURCE_DIR "/tests/vectors/afrika_korps/odds.json"));
    CHECK(file["vectors"].size() == 10);
    for (const auto& vector : file["vectors"]) {
        INFO(vector["id"].get<std::string>() << ", " << vector["title"].get<std::string>());
        const auto answer = db::parse_json(cli::odds_of(db::json_line(vector)));
        compare(answer, vector["expected"]);
        CHECK(std::stod(answer["certificate"].get<std::string>()) <= 1e-12);
    }
}

TEST_CASE("odds of Afrika Korps that cannot be worked out are refused where they are wrong", "[cli][afrika_korps][odds][bad_input]") {
    const auto of = [](const std::string& attackers, const std::string& defenders) {
        return wrong(R"({"kind":"afrika_korps","attackers":)" + attackers + R"(,"defenders":)" + defenders + "}");
    };
    CHECK(of("[7]", "[2]").empty());
    CHECK(of("[1]", "[7]").find("1-6") != std::string::npos);
    CHECK(of("[1]", "[7]").find("AK-ODD-5") != std::string::npos);
    CHECK(of("[]", "[2]").find("attackers: a list of 1 to 20 units") == 0);
    CHECK(of("7", "[2]").find("attackers: ") == 0);
    CHECK(of("[7]", R"([{"terrain":"fortress"}])").find("defenders") == 0);
    CHECK(of("[0]", "[2]").find("a number from 1 to 99") != std::string::npos);
    CHECK(of("[7.5]", "[2]").find("attackers[0]") == 0);
    CHECK(of(R"(["99/9"])", "[2]").find("no counter called '99/9'") != std::string::npos);
    CHECK(of(R"(["Supply 1"])", "[2]").find("axis Supply 1") != std::string::npos);
    CHECK(of(R"(["axis Supply 1"])", "[2]").find("AK-ODD-7") != std::string::npos);
    CHECK(of(R"(["21/5", "G 21Pz 5"])", "[2]").find("AK-CMB-9") != std::string::npos);
    CHECK(of("[7]", R"([{"defence":2,"terrain":"swamp"}])").find("defenders[0].terrain") == 0);
    CHECK(of("[7]", R"([{"defence":2,"terrain":"sea"}])").find("AK-") != std::string::npos);
    CHECK(of("[7]", R"([{"defence":2,"retreated_in":true}])").find("AK-CMB-9") != std::string::npos);
    CHECK(wrong(R"({"kind":"afrika_korps","attackers":[7],"defenders":[2],"options":[]})").find("options") == 0);
    CHECK(wrong(R"({"kind":"afrika_korps","attackers":[7]})").find("defenders") == 0);
}

TEST_CASE("the further units that a battle of Afrika Korps needs are the weakest of all that suffice",
          "[cli][afrika_korps][odds][bad_input]") {
    const std::vector<int> could_join{2, 3, 7, 5};
    for (const double wanted : {0.5, 0.65, 0.8, 0.95}) {
        int weakest = 1000;
        for (unsigned choice = 0; choice < 16; ++choice) {
            std::string attackers = "[3";
            int attack = 0;
            for (std::size_t i = 0; i < could_join.size(); ++i) {
                if ((choice >> i & 1U) != 0) {
                    attackers += "," + std::to_string(could_join[i]);
                    attack += could_join[i];
                }
            }
            const auto odds =
                db::parse_json(cli::odds_of(R"({"kind":"afrika_korps","attackers":)" + attackers + R"(],"defenders":[3,1]})"));
            if (std::stod(odds["defenders_gone"].get<std::string>()) >= wanted - 1e-12) {
                weakest = std::min(weakest, attack);
            }
        }
        const auto found = db::parse_json(
            cli::odds_of(R"({"kind":"need","game":"afrika_korps","attackers":[3],"defenders":[3,1],"could_join":[2,3,7,5],"chance":)" +
                         std::to_string(wanted) + "}"));
        REQUIRE(found.contains("none") == (weakest == 1000));
        if (weakest != 1000) {
            CHECK(found["attack"] == weakest);
        }
    }
    CHECK(
        wrong(R"({"kind":"need","game":"afrika_korps","attackers":[3],"defenders":[3],"could_join":[2],"chance":1})").find("below 100 %") !=
        std::string::npos);
    const auto joining = [](const std::string& units) {
        return wrong(R"({"kind":"need","game":"afrika_korps","attackers":["21/5"],"defenders":[3],"chance":0.8,"could_join":)" + units +
                     "}");
    };
    CHECK(joining("[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]").empty());
    CHECK(joining("[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]") == "could_join: a list of 1 to 17 units is expected");
    CHECK(joining(R"(["21/5"])").find("AK-CMB-9") != std::string::npos); // it attacks already
    CHECK(joining(R"([2,"axis Supply 1"])").find("AK-ODD-7") != std::string::npos);
    CHECK(wrong(R"({"kind":"need","game":"afrika_korps","attackers":[3],"defenders":[3],"chance":0.8})").find("could_join: a list of 1") ==
          0);
}

TEST_CASE("the example of the page of Afrika Korps is what the program prints", "[cli][afrika_korps][odds][commands_page]") {
    const auto text = page();
    const auto example = text.find("echo '{\"kind\":\"afrika_korps\"");
    REQUIRE(example != std::string::npos);
    const auto begin = text.find('{', example);
    const auto end = text.find("'", begin);
    const auto answer = text.find('{', end);
    CHECK(cli::odds_of(text.substr(begin, end - begin)) == text.substr(answer, text.find('\n', answer) - answer));
}

// The written form of Empire of the Sun as its page says it, and the real program on a game of it.

#include "app/cli/play.hpp"
#include "db/codec/empire_of_the_sun/json.hpp"
#include "db/session/empire_of_the_sun/session.hpp"
#include "tests/cli/asked_game.hpp"
#include "tests/cli/page.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>

using namespace intendant;
using namespace intendant::test;

namespace {

std::shared_ptr<const empire_of_the_sun::Tables> tables() {
    static const auto loaded = empire_of_the_sun::load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    return loaded;
}
std::string page() { return text_of(INTENDANT_SOURCE_DIR "/docs/commands_empire_of_the_sun.md"); }

} // namespace

TEST_CASE("each command of Empire of the Sun on the page is read and written back the same", "[cli][empire_of_the_sun][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples(page(), "Commands")) {
        INFO(example);
        const auto command = db::EmpireOfTheSunSession::read(*tables(), example);
        CHECK(db::Json::parse(db::EmpireOfTheSunSession::write(*tables(), command)) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<empire_of_the_sun::Command>());
    const auto text = page();
    for (const auto& option : empire_of_the_sun::switches) {
        INFO(option.id);
        CHECK(text.find("| `" + std::string{option.id} + "` | " + std::string{option.clause} + " |") != std::string::npos);
    }
    for (const auto& track : empire_of_the_sun::track_facts) {
        INFO(track.word);
        CHECK(text.find("`" + std::string{track.word} + "`") != std::string::npos);
    }
}

TEST_CASE("each event of Empire of the Sun on the page is read and written back the same", "[cli][empire_of_the_sun][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples(page(), "Events")) {
        INFO(example);
        const auto events = db::EmpireOfTheSunSession::read_events(*tables(), "[" + example + "]");
        CHECK(db::Json::parse(db::EmpireOfTheSunSession::write_events(*tables(), events)).at(0) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<empire_of_the_sun::Event>());
}

TEST_CASE("a line that cannot be is answered with a sentence and its clause, and the books of Empire of the Sun stay as they are",
          "[cli][empire_of_the_sun][bad_input][rule:ES-GEN-1][rule:ES-CRD-5][rule:ES-OFF-3][rule:ES-BAT-17]") {
    const TemporaryFolder folder;
    const std::string good = R"({"type": "begin", "game": "empire_of_the_sun", "scenario": "1942"}
{"type": "discard", "card": "JP19"}
{"type": "pass", "side": "allied"}
{"type": "offensive", "card": "JP9", "headquarters": ["jp_hq_south"]}
)";
    std::ofstream(folder / "script.jsonl") << good;
    REQUIRE(run(folder, "play script.jsonl --game a.intendant").status == 0);
    const auto books = run(folder, "state a.intendant").out;
    struct Wrong {
        std::string line;
        std::string clause;
        std::string words;
    };
    for (const auto& wrong : {
             Wrong{R"({"type": "react", "cards": ["JP19"]})", "ES-CRD-13", "not of the side that reacts"},
             Wrong{R"({"type": "intelligence", "dice": [10]})", "ES-GEN-1", "faces 0 to 9"},
             Wrong{R"({"type": "activate", "units": ["jp_24_air_flot"]})", "ES-OFF-3", "24th Air Flotilla is beyond the range of HQ South"},
             Wrong{R"({"type": "lose_steps", "units": {"us_m_corps": 1}})", "ES-BAT-17", "not in play"},
             Wrong{R"({"type": "move", "units": ["jp_15_army"], "to": "9999", "by": "land"})", "",
                   "no hex called '9999' on the map (ES-GEN-4)"},
             Wrong{R"({"type": "move", "units": ["jp_15_amry"], "to": "2014", "by": "land"})", "", "no unit called 'jp_15_amry'"},
             Wrong{R"({"type": "react", "cards": ["AL84"]})", "", "no card called 'AL84'"},
             Wrong{R"({"type": "stocktake", "units": {"us_7af": {"hex": 3}}, "reason": "x"})", "", "only the turn track and the Delay box"},
         }) {
        INFO(wrong.line);
        std::ofstream(folder / "wrong.jsonl") << good << wrong.line << "\n";
        std::filesystem::remove(folder / "wrong.intendant");
        const auto answer = run(folder, "play wrong.jsonl --game wrong.intendant");
        CHECK(answer.status == 1);
        INFO(answer.errors);
        CHECK(answer.errors.find(wrong.words) != std::string::npos);
        CHECK(answer.errors.find(wrong.clause) != std::string::npos);
        CHECK(answer.errors.find("line 5") != std::string::npos);
        CHECK(run(folder, "state wrong.intendant").out == books);
    }
    // A card played twice.
    std::ofstream(folder / "twice.jsonl") << good << R"({"type": "end_offensive"}
{"type": "discard", "card": "JP9"}
)";
    const auto twice = run(folder, "play twice.jsonl --game twice.intendant");
    CHECK(twice.status == 1);
    CHECK(twice.errors.find("ES-CRD-5") != std::string::npos);
}

TEST_CASE("the program plays, shows, exports and verifies a game of Empire of the Sun", "[cli][empire_of_the_sun]") {
    const TemporaryFolder folder;
    const auto script = std::filesystem::path{INTENDANT_SOURCE_DIR} / "tests/playthroughs/empire_of_the_sun/games/example_of_play.jsonl";
    std::filesystem::copy_file(script, folder / "script.jsonl");
    const auto played = run(folder, "play script.jsonl --game a.intendant");
    REQUIRE(played.status == 0);
    CHECK(played.out.find("Air-naval combat at 5808 Oahu, surprise.") != std::string::npos);
    CHECK(run(folder, "verify a.intendant").out.find("Sound: 89 entries") != std::string::npos);
    const auto shown = run(folder, "state --text a.intendant").out;
    CHECK(shown.find("Full campaign, December 1941 to August 1945. Turn 2") != std::string::npos);
    CHECK(shown.find("Next to act: Japan") != std::string::npos);
    CHECK(shown.find("US Political Will") != std::string::npos);
    // Exported and played again: the same books. Not strictly: since it was recorded an offensive keeps what it changed.
    const auto exported = run(folder, "export a.intendant").out;
    std::ofstream(folder / "again.jsonl") << exported;
    REQUIRE(run(folder, "play again.jsonl --game b.intendant").status == 0);
    CHECK(run(folder, "state a.intendant").out == run(folder, "state b.intendant").out);
}

TEST_CASE("each question on the page of Empire of the Sun is answered, and a wrong one with a sentence",
          "[cli][empire_of_the_sun][rule:ES-SUP-2][rule:ES-OFF-3]") {
    const AskedGame game(R"({"type": "begin", "game": "empire_of_the_sun", "scenario": "1942"})");
    CHECK(game.answers(examples(page(), "Questions")) == 13);
    // A fresh game, and what the clauses say of it.
    const auto supply = game.answer(R"({"ask": "supply"})");
    CHECK(supply["units"].size() > 90);
    CHECK(supply["burma_road"]["open"] == true);
    const auto unsupplied = game.answer(R"({"ask": "attrition"})")["units"];
    for (const auto& line : supply["units"]) {
        INFO(line.dump());
        CHECK((line["supplied"] == true || !line["clause"].get<std::string>().empty()));
        CHECK_FALSE((line["supplied"] == true && unsupplied.contains(line["unit"].get<std::string>())));
    }
    CHECK(game.answer(R"({"ask": "distance", "from": "4612", "to": "5108"})")["hexes"] == 6); // Wake and Midway, ES-GEN-4
    CHECK(game.answer(R"({"ask": "resources"})")["base_draw"] == 2);                          // four hexes, ES-STW-1
    const auto activation = game.answer(R"({"ask": "activation", "headquarters": "jp_hq_south", "card": "JP3"})");
    CHECK(activation["may_lead"] == true);
    const auto far = std::ranges::find_if(activation["units"], [](const db::Json& each) { return each["unit"] == "jp_cv_akagi"; });
    REQUIRE(far != activation["units"].end());
    CHECK((*far)["may"] == false);
    CHECK((*far)["clause"] == "ES-OFF-3");
    const auto without =
        game.answer(R"({"ask": "what_if", "eliminated": ["jp_hq_south", "jp_hq_combined_fleet_yamamoto", "jp_hq_south_seas"]})");
    CHECK(!without["fall_out_of_supply"].empty());

    // A card: what it says, and what is missing for it in this game.
    const auto doolittle = game.answer(R"({"ask": "card", "card": "JP6"})");
    CHECK(
        doolittle["missing"] ==
        db::Json::parse(
            R"(["JP6 Operation in China: reprisal for the Doolittle raid is an event only after AL6 Doolittle raid has been played as one."])"));
    CHECK(doolittle["must_be_event"] == false);
    CHECK(std::ranges::find(doolittle["says"], "China: 1 box towards Collapse.") != doolittle["says"].end());
    CHECK(game.answer(R"({"ask": "card", "card": "JP1"})")["must_be_event"] == true);
    CHECK(game.answer(R"({"ask": "card", "card": "JP3"})")["missing"].empty());

    game.refuses({{R"({"ask": "weather"})", "'supply', 'zones'"},
                  {R"({"ask": "supply", "unit": "jp_17_army"})", "unit: is not known here"},
                  {R"({"ask": "distance", "from": "4612"})", "to: is missing"},
                  {R"({"ask": "card"})", "card: is missing"},
                  {R"({"ask": "card", "card": "JP99"})", "JP99"},
                  {R"({"ask": "what_if", "taken": ["9999"]})", "no hex called '9999' on the map (ES-GEN-4)"},
                  {R"({"ask": "what_if", "taken": ["5506"]})", "sea: nobody controls it"},
                  {R"([1])", "an object { } is expected"},
                  {"{", ""}});
}

TEST_CASE("books without the map answer what needs none, and say what they ask of the table", "[cli][empire_of_the_sun][rule:ES-GEN-20]") {
    const AskedGame game(R"({"type": "begin", "game": "empire_of_the_sun", "scenario": "1942", "options": {"depth": "books"}}
{"type": "offensive", "card": "JP9", "headquarters": ["jp_hq_south"]}
{"type": "take", "side": "japanese", "hexes": ["2015"]}
{"type": "lose_steps", "units": {"jp_15_army": 1}, "cause": "battle"})");
    CHECK(game.answer(R"({"ask": "to_affirm"})")["to_affirm"].size() == 3);
    CHECK(game.answer(R"({"ask": "resources"})").contains("base_draw"));
    for (const auto* const question : {R"({"ask": "supply"})", R"({"ask": "reach", "unit": "jp_15_army", "card": "JP3"})"}) {
        const auto refused = game.ask(question);
        CHECK(refused.status != 0);
        CHECK(refused.errors.find("do not keep where the counters stand") != std::string::npos);
    }
}

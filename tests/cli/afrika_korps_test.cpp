// The written form of Afrika Korps as its page says it, and the real program on a game of it.

#include "app/cli/play.hpp"
#include "db/codec/afrika_korps/fields.hpp"
#include "db/codec/json_fields.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "tests/cli/page.hpp"
#include "tests/cli/program.hpp"
#include "tests/model/afrika_korps/contacts.hpp"
#include "tests/support/catch.hpp"

#include <fstream>

using namespace intendant;
using namespace intendant::test;

namespace {

const auto tables = afrika_korps::tests::printed_tables;

std::string page() { return text_of(INTENDANT_SOURCE_DIR "/docs/commands_afrika_korps.md"); }

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

TEST_CASE("counters are read by their printed name, where only one has it", "[cli][afrika_korps][rule:AK-GEN-4]") {
    const auto read = [](const std::string& unit) {
        return db::AfrikaKorpsSession::read(*tables(), R"({"type": "embark", "units": [")" + unit + R"("]})");
    };
    CHECK(db::AfrikaKorpsSession::write(*tables(), read("21/5")) == db::AfrikaKorpsSession::write(*tables(), read("G 21Pz 5")));
    CHECK_THROWS_AS(read("Supply 1"), db::CodecError); // both sides have one
    CHECK_THROWS_AS(read("99/9"), db::CodecError);
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
    CHECK(played.out.find("21/5, 21/3 move from W6 El Agheila to W15") != std::string::npos);
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
    CHECK(run(folder, "report b.intendant").status == 1);

    std::ofstream(folder / "wrong.jsonl") << R"({"type": "begin", "game": "afrika_korps"}
{"type": "supply", "dice": [6]}
)";
    const auto wrong = run(folder, "play wrong.jsonl --game c.intendant");
    CHECK(wrong.status == 1);
    CHECK(wrong.errors.find("AK-SUP-3") != std::string::npos);
}

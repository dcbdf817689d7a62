// The written form of RisiKo! as its page says it, and the real program on a game of it.

#include "app/cli/play.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/risiko_fields.hpp"
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
        const auto events = db::read_events(*tables(), "[" + example + "]");
        CHECK(db::Json::parse(db::write_events(*tables(), events)).at(0) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<risiko::Event>());
}

TEST_CASE("the program plays, shows, exports and verifies a game of RisiKo!", "[cli][risiko]") {
    const TemporaryFolder folder;
    std::ofstream(folder / "script.jsonl") << R"({"type": "begin", "game": "risiko", "options": {}, "players": [{"name": "Anna", "colour": "red"}, {"name": "Bruno", "colour": "blue"}, {"name": "Carla", "colour": "green"}]}
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

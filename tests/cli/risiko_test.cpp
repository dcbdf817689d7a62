// The written form of RisiKo! as its page says it, and the real program on a game of it.

#include "app/cli/play.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/risiko_fields.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

using namespace intendant;

namespace {

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    INFO(file.string());
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::shared_ptr<const risiko::Tables> tables() {
    static const auto printed = risiko::load_tables(INTENDANT_SOURCE_DIR "/resources/risiko");
    return printed;
}

/// The lines of JSON under a heading of the page.
std::vector<std::string> examples(const std::string& heading) {
    std::istringstream page(text_of(INTENDANT_SOURCE_DIR "/docs/commands_risiko.md"));
    std::vector<std::string> found;
    bool here = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("## ")) {
            here = line == "## " + heading;
        } else if (here && line.starts_with("{")) {
            found.push_back(line);
        }
    }
    return found;
}

template <class Variant>
std::set<std::string> words() {
    std::set<std::string> found;
    [&found]<std::size_t... I>(std::index_sequence<I...>) {
        (found.emplace(db::json_type<std::variant_alternative_t<I, Variant>>), ...);
    }(std::make_index_sequence<std::variant_size_v<Variant>>{});
    return found;
}

int run(const std::string& arguments, const std::filesystem::path& out) {
    const int status = std::system((std::string{INTENDANT_CLI} + " " + arguments + " > " + out.string() + " 2>&1").c_str());
    return status == 0 ? 0 : 1;
}

} // namespace

TEST_CASE("each command of RisiKo! on the page is read and written back the same", "[cli][risiko][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples("Commands")) {
        INFO(example);
        const auto command = db::RisikoSession::read(*tables(), example);
        CHECK(db::Json::parse(db::RisikoSession::write(*tables(), command)) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<risiko::Command>());
    const auto page = text_of(INTENDANT_SOURCE_DIR "/docs/commands_risiko.md");
    for (const auto& option : risiko::switches) {
        INFO(option.id);
        CHECK(page.find("| `" + std::string{option.id} + "` | " + std::string{option.clause} + " |") != std::string::npos);
    }
}

TEST_CASE("each event of RisiKo! on the page is read and written back the same", "[cli][risiko][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples("Events")) {
        INFO(example);
        const auto events = db::read_events(*tables(), "[" + example + "]");
        CHECK(db::Json::parse(db::write_events(*tables(), events)).at(0) == db::Json::parse(example));
        documented.insert(db::Json::parse(example).at("type").get<std::string>());
    }
    CHECK(documented == words<risiko::Event>());
}

TEST_CASE("the program plays, shows, exports and verifies a game of RisiKo!", "[cli][risiko]") {
    const auto folder = std::filesystem::temp_directory_path() / "intendant_risiko_cli";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "script.jsonl") << R"({"type": "begin", "game": "risiko", "options": {}, "players": [{"name": "Anna", "colour": "red"}, {"name": "Bruno", "colour": "blue"}, {"name": "Carla", "colour": "green"}]}
{"type": "throw_for_first", "dice": [2, 6, 4]}
)";
    const auto out = folder / "out";
    CHECK(run("play " + (folder / "script.jsonl").string() + " --game " + (folder / "a.intendant").string(), out) == 0);
    CHECK(text_of(out).find("Blue plays first and deals") != std::string::npos);
    CHECK(run("state " + (folder / "a.intendant").string(), out) == 0);
    const auto books = db::Json::parse(text_of(out));
    CHECK(books["game"] == "risiko");
    CHECK(books["phase"] == "deal");
    CHECK(books["player"] == "blue");
    CHECK(run("verify " + (folder / "a.intendant").string(), out) == 0);
    CHECK(run("export " + (folder / "a.intendant").string(), folder / "export.jsonl") == 0);
    CHECK(run("play " + (folder / "export.jsonl").string() + " --strict --game " + (folder / "b.intendant").string(), out) == 0);
    CHECK(run("export " + (folder / "b.intendant").string(), out) == 0);
    CHECK(db::Json::parse(text_of(out).substr(0, text_of(out).find('\n')))["game"] == "risiko");
    CHECK(run("export --without-names " + (folder / "b.intendant").string(), out) == 0);
    CHECK(text_of(out).find("Anna") == std::string::npos);
    CHECK(run("report " + (folder / "b.intendant").string(), out) == 1);
    CHECK(text_of(out).find("No report is made of a game of \"risiko\" yet") != std::string::npos);

    std::ofstream(folder / "other.jsonl") << "{\"type\": \"begin\", \"game\": \"ludo\"}\n";
    CHECK(run("play " + (folder / "other.jsonl").string() + " --game " + (folder / "c.intendant").string(), out) == 1);
    CHECK(text_of(out).find("ludo") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "c.intendant"));
    std::ofstream(folder / "wrong.jsonl") << "{\"type\": \"begin\", \"game\": \"risiko\", \"players\": []}\n";
    CHECK(run("play " + (folder / "wrong.jsonl").string() + " --game " + (folder / "c.intendant").string(), out) == 1);
    CHECK(text_of(out).find("RK-GEN-1") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "c.intendant"));
    std::filesystem::remove_all(folder);
}

// The odds of one battle of Afrika Korps as the program prints them, against faces and payments counted one by one.

#include "app/cli/odds.hpp"
#include "db/codec/fields.hpp"
#include "db/codec/json_text.hpp"
#include "tests/cli/page.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/catch.hpp"

#include <cmath>

using namespace intendant;
using namespace intendant::test;

namespace {

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
        } else if (key == "odds" || key == "supplyNeeded") {
            CHECK(answer.at(key) == value);
        } else {
            CHECK(std::abs(std::stod(answer.at(key).get<std::string>()) - std::stod(value.get<std::string>())) <= 1e-12);
        }
    }
}

} // namespace

TEST_CASE("the odds of a battle of Afrika Korps are those of all faces counted",
          "[cli][afrika_korps][odds][rule:AK-CRT-1][rule:AK-ODD-1][rule:AK-ODD-3][rule:AK-EXC-2]") {
    const auto file = db::parse_json(text_of(INTENDANT_SOURCE_DIR "/tests/vectors/afrika_korps/crt_odds.json"));
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
        return wrong(R"({"kind":"crt","attackers":)" + attackers + R"(,"defenders":)" + defenders + "}");
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
    CHECK(of("[7]", R"([{"defence":2,"retreatedIn":true}])").find("AK-CMB-9") != std::string::npos);
    CHECK(wrong(R"({"kind":"crt","attackers":[7],"defenders":[2],"options":[]})").find("options") == 0);
    CHECK(wrong(R"({"kind":"crt","attackers":[7]})").find("defenders") == 0);
}

TEST_CASE("the example of the page of Afrika Korps is what the program prints", "[cli][afrika_korps][odds][commands_page]") {
    const auto page = text_of(INTENDANT_SOURCE_DIR "/docs/commands_afrika_korps.md");
    const auto example = page.find("echo '{\"kind\":\"crt\"");
    REQUIRE(example != std::string::npos);
    const auto begin = page.find('{', example);
    const auto end = page.find("'", begin);
    const auto answer = page.find('{', end);
    CHECK(cli::odds_of(page.substr(begin, end - begin)) == page.substr(answer, page.find('\n', answer) - answer));
}

// Battles with known odds, as the command line prints them.

#include "app/cli/odds.hpp"
#include "db/codec/json_fields.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <fstream>

using nlohmann::json;

TEST_CASE("each battle of the Pacific with known odds is computed to the last digit", "[empire_of_the_sun][vectors][odds]") {
    std::ifstream file(INTENDANT_SOURCE_DIR "/tests/vectors/empire_of_the_sun/odds.json");
    const auto vectors = json::parse(file);
    REQUIRE(vectors.size() == 10);
    for (const auto& vector : vectors) {
        INFO(vector["title"]);
        CHECK(json::parse(intendant::cli::odds_of(vector["battle"].dump())) == vector["result"]);
    }
}

TEST_CASE("a battle of the Pacific that cannot be worked out is refused where it is wrong", "[empire_of_the_sun][vectors][odds]") {
    const auto fault = [](const std::string& battle) -> std::string {
        try {
            intendant::cli::odds_of(battle);
        } catch (const intendant::db::CodecError& error) {
            return error.what();
        }
        return "";
    };
    const auto says = [&](const std::string& battle, const std::string& words) {
        INFO(battle << " -> " << fault(battle));
        CHECK(fault(battle).find(words) != std::string::npos);
    };
    const std::string none = R"("offensive":{"units":[]},"reaction":{"units":[]})";
    const auto with = [&](const std::string& unit, const std::string& more = R"("status":"surprise")") {
        return R"({"kind":"empire_of_the_sun","offensive_side":"japanese",)" + more + R"(,"offensive":{"units":[)" + unit +
               R"(]},"reaction":{"units":[]}})";
    };
    says(R"({"kind":"empire_of_the_sun",)" + none + "}", "offensive_side");
    says(R"({"kind":"empire_of_the_sun","offensive_side":"german",)" + none + "}", "one of 'japanese', 'allied' is expected");
    says(R"({"kind":"empire_of_the_sun","offensive_side":"japanese",)" + none + "}", "either the status");
    says(R"({"kind":"empire_of_the_sun","offensive_side":"japanese","status":"surprise","intelligence":4,)" + none + "}",
         "either the status");
    says(R"({"kind":"empire_of_the_sun","offensive_side":"japanese","intelligence":10,)" + none + "}", "a number from 0 to 9");
    says(R"({"kind":"empire_of_the_sun","offensive_side":"japanese","status":"surprise","year":1950,)" + none + "}",
         "a number from 1941 to 1945");
    says(R"({"kind":"empire_of_the_sun","offensive_side":"japanese","status":"surprise","offensive":{"units":[]}})", "reaction");
    says(R"({"kind":"empire_of_the_sun","offensive_side":"japanese","status":"surprise","options":{"luck":true},)" + none + "}", "luck");
    says(with(R"({"unit":"us_feaf"})"), "\"us_feaf\" is no fighting unit of this side");
    says(with(R"({"unit":"jp_hq_south"})"), "is no fighting unit");
    says(with(R"({"unit":"jp_ca_takao","at":"range"})"), "only aircraft and carriers fight at range");
    says(with(R"({"unit":"jp_ca_takao","defence":3})"), "stands on the counter already");
    says(with(R"({"unit":"jp_ca_takao","lands":true})"), "only ground units land");
    says(with(R"({"unit":"jp_ca_takao","reacts":true})"), "only units of the reaction react");
    says(with(R"({"arm":"ship","attack":[4],"defence":4})"), "an attack full and reduced");
    says(with(R"({"arm":"ship","attack":[4,2],"defence":0})"), "a number from 1 to 60");
    says(with(R"(7)"), "an object { } is expected");
    std::string many = R"({"unit":"jp_ca_takao"})";
    for (int i = 0; i < 20; ++i) {
        many += R"(,{"unit":"jp_ca_takao"})";
    }
    says(with(many), "a list of at most 20 units");
}

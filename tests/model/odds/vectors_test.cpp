#include "tests/support/catch.hpp"

#include "app/cli/odds.hpp"

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>

namespace {

using nlohmann::json;

/// Probabilities within 1e-12, expectations within 1e-9.
double tolerance(const std::string& key) {
    const bool expectation =
        key.find("ipc") != std::string::npos || key.find("units_left") != std::string::npos || key.starts_with("expected");
    return expectation ? 1e-9 : 1e-12;
}

double value(const json& text) { return std::stod(text.get<std::string>()); }

} // namespace

TEST_CASE("each battle with known odds is computed to the last digit that matters", "[odds]") {
    std::ifstream file(INTENDANT_SOURCE_DIR "/tests/vectors/odds.json");
    const auto vectors = json::parse(file)["vectors"];
    REQUIRE(vectors.size() == 20);
    for (const auto& vector : vectors) {
        INFO(vector["id"] << " " << vector["title"]);
        const auto result = json::parse(intendant::cli::odds_of(vector.dump()));
        CHECK(value(result["certificate"]) <= 1e-12);
        for (const auto& [key, expected] : vector["expected"].items()) {
            if (key == "fractions") {
                continue; // for people
            }
            INFO(key);
            REQUIRE(result.contains(key));
            if (expected.is_array()) {
                REQUIRE(result[key].size() == expected.size());
                for (std::size_t i = 0; i < expected.size(); ++i) {
                    CHECK(std::abs(value(result[key][i]) - value(expected[i])) <= 1e-12);
                }
            } else {
                CHECK(std::abs(value(result[key]) - value(expected)) <= tolerance(key));
            }
        }
    }
}

TEST_CASE("each question of what is needed, of waves and of holding with a known answer is answered so", "[odds]") {
    for (const std::string kind : {"need", "waves", "hold"}) {
        std::ifstream file(INTENDANT_SOURCE_DIR "/tests/vectors/further/" + kind + ".json");
        const auto vectors = json::parse(file);
        REQUIRE(vectors.size() == 10);
        for (const auto& vector : vectors) {
            INFO(vector["question"].dump());
            const auto result = json::parse(intendant::cli::odds_of(vector["question"].dump()));
            CHECK(value(result["certificate"]) <= 1e-12);
            CHECK(result.contains("none") == (kind == "need" && !vector["answer"].contains("more")));
            for (const auto& [key, expected] : vector["answer"].items()) {
                INFO(key);
                REQUIRE(result.contains(key));
                if (expected.is_string()) {
                    CHECK(std::abs(value(result[key]) - value(expected)) <= 1e-12);
                } else {
                    CHECK(result[key] == expected);
                }
            }
        }
    }
}

TEST_CASE("questions of what is needed, of waves and of holding that cannot be answered are refused where they are wrong", "[odds]") {
    const auto wrong = [](const std::string& question) -> std::string {
        try {
            intendant::cli::odds_of(question);
        } catch (const std::exception& error) {
            return error.what();
        }
        return {};
    };
    const auto says = [&](const std::string& question, const std::string& words) {
        INFO(question << " -> " << wrong(question));
        CHECK(wrong(question).find(words) != std::string::npos);
    };
    const std::string one = R"("attacker":[{"count":1,"hit":1,"cost":3,"more":2}],"defender":[{"count":1,"hit":2,"cost":3}])";
    says(R"({"kind":"need",)" + one + "}", "chance: a number from 0 to 1 is expected, 0.8 for 80 %");
    says(R"({"kind":"need","chance":80,)" + one + "}", "chance: a number from 0 to 1");
    says(R"({"kind":"need","chance":1,)" + one + "}", "Dice make nothing certain: ask for a chance below 100 %.");
    says(R"({"kind":"need","chance":0,)" + one + "}", "Ask for a chance above 0 % and below 100 %.");
    says(R"({"kind":"need","chance":0.5,"aim":"win",)" + one + "}", "aim: one of 'take', 'hold'");
    says(R"({"kind":"need","chance":0.5,"game":"chess",)" + one + "}", "game: one of 'axis_allies'");
    says(R"({"kind":"need","chance":0.5,"attacker":[{"count":1,"hit":1,"more":2}],"defender":[]})", "attacker[0].price: a number from 1");
    says(R"({"kind":"need","chance":0.5,"attacker":[{"count":1,"hit":7}],"defender":[]})", "a die shows 1 to 6");
    says(R"({"kind":"waves","defender":[{"count":1,"hit":2}]})", "waves: a list of attacks");
    says(R"({"kind":"waves","waves":[],"defender":[{"count":1,"hit":2}]})", "One to 6 attacks are put in order.");
    says(R"({"kind":"waves","battle":"sea","waves":[],"defender":[]})", "waves are worked out on land");
    says(R"({"kind":"hold","battle":"sea",)" + one + "}", "taking and holding is worked out on land");
    says(R"({"kind":"hold","counter":[],)" + one + "}", "attacker[0].defence: is missing");
    const auto none = json::parse(intendant::cli::odds_of(R"({"kind":"need","chance":0.9,"money":0,)" + one + "}"));
    CHECK(none["none"] == "There is no money to add anything.");
    CHECK_FALSE(none.contains("more"));
    const std::string kept = R"({"kind":"axis_allies","attacker":[{"count":2,"hit":3,"cls":"air"}],"defender":[{"count":1,"hit":2}],)";
    says(kept + R"("options":{"keep_aircraft":1,"bombard":1}})", "nobody retreats from a landing");
    says(kept + R"("battle":"sea","options":{"keep_aircraft":1}})", "at sea the number of units left does not tell");
    const auto safe = json::parse(intendant::cli::odds_of(kept + R"("options":{"keep_aircraft":2}})"));
    CHECK(safe["aircraft_kept"] == "1.000000000000000"); // they would be at risk at once, and do not begin
    CHECK(safe["aircraft_left"].size() == 3);
}

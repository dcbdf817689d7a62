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

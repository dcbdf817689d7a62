// The odds of RisiKo! as the program prints them, against throws counted one by one; and the kinds and keys of before.

#include "app/cli/games.hpp"
#include "app/cli/odds.hpp"
#include "db/codec/fields.hpp"
#include "db/codec/json_text.hpp"
#include "tests/cli/page.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <functional>

using namespace intendant;
using namespace intendant::test;

namespace {

double value(const db::Json& text) { return std::stod(text.get<std::string>()); }

db::Json odds(const std::string& description) { return db::parse_json(cli::odds_of(description)); }

std::vector<double> values(const db::Json& list) {
    std::vector<double> numbers;
    for (const auto& each : list) {
        numbers.push_back(value(each));
    }
    return numbers;
}

/// How often the attacker loses 0, 1, 2, 3 armies over all throws of so many dice: every face of every die, no formula.
std::vector<double> counted(int attack, int defence) {
    constexpr int faces = 6;
    std::vector<double> lost(static_cast<std::size_t>(std::min(attack, defence)) + 1, 0.0);
    std::vector<int> dice(static_cast<std::size_t>(attack + defence), 1);
    double throws = 0;
    for (bool more = true; more;) {
        std::vector<int> a(dice.begin(), dice.begin() + attack);
        std::vector<int> d(dice.begin() + attack, dice.end());
        std::ranges::sort(a, std::greater{});
        std::ranges::sort(d, std::greater{});
        std::size_t losses = 0;
        for (std::size_t pair = 0; pair + 1 < lost.size(); ++pair) {
            losses += a[pair] > d[pair] ? 0 : 1;
        }
        ++lost[losses];
        ++throws;
        more = false;
        for (auto& die : dice) {
            if (die < faces) {
                ++die;
                more = true;
                break;
            }
            die = 1;
        }
    }
    for (auto& each : lost) {
        each /= throws;
    }
    return lost;
}

} // namespace

TEST_CASE("the odds of a throw are those of all throws counted", "[cli][risiko][odds][rule:RK-ATK-6]") {
    for (int attack = 1; attack <= 3; ++attack) {
        for (int defence = 1; defence <= 3; ++defence) {
            CAPTURE(attack, defence);
            const auto thrown = odds(R"({"kind":"risiko","armies_attacking":9,"armies_defending":9,"attack_dice":)" +
                                     std::to_string(attack) + R"(,"defence_dice":)" + std::to_string(defence) + "}")["throw"];
            const auto lost = values(thrown["attacker_loses"]);
            const auto right = counted(attack, defence);
            REQUIRE(lost.size() == right.size());
            double mean = 0;
            for (std::size_t armies = 0; armies < right.size(); ++armies) {
                CHECK(lost[armies] == Approx(right[armies]).margin(1e-12));
                mean += static_cast<double>(armies) * right[armies];
            }
            CHECK(value(thrown["expected_attacker_loss"]) == Approx(mean).margin(1e-12));
            CHECK(value(thrown["expected_defender_loss"]) == Approx(std::min(attack, defence) - mean).margin(1e-12));
        }
    }
}

TEST_CASE("all dice that may be thrown are, where no number is said", "[cli][risiko][odds][rule:RK-ATK-2]") {
    const auto two = odds(R"({"kind":"risiko","armies_attacking":3,"armies_defending":1})")["throw"];
    CHECK(two["attack_dice"] == 2);
    CHECK(two["defence_dice"] == 1);
    const auto three = odds(R"({"kind":"risiko","armies_attacking":4,"targets":[3,1]})")["throw"];
    CHECK(three["attack_dice"] == 3);
    CHECK(three["defence_dice"] == 3);
}

TEST_CASE("the first territory of a chain is a battle, and the next needs the one before", "[cli][risiko][odds]") {
    const auto chain = odds(R"({"kind":"risiko","armies_attacking":11,"targets":[10,1]})")["chain"];
    REQUIRE(chain.size() == 2);
    const auto battle = odds(R"({"kind":"risiko","battle":"to_the_end","armies_attacking":11,"armies_defending":10})");
    CHECK(value(chain[0]["taken"]) == Approx(value(battle["win"])).margin(1e-12));
    CHECK(value(chain[1]["taken"]) < value(chain[0]["taken"]));
    // Three against one and one, by hand: 2 dice against 1 wins 125 of 216; then one army stays, two are there, 1 die against 1
    // wins 15 of 36; after a lost pair of dice one die is left, and where that wins the last army moves in and cannot go on.
    const auto small = odds(R"({"kind":"risiko","armies_attacking":3,"targets":[1,1]})")["chain"];
    CHECK(value(small[1]["taken"]) == Approx(125.0 / 216 * 15 / 36).margin(1e-12));
}

TEST_CASE("odds of RisiKo! that cannot be worked out are refused where they are wrong", "[cli][risiko][odds]") {
    const auto wrong = [](const std::string& description) -> std::string {
        try {
            cli::odds_of(description);
        } catch (const db::CodecError& error) {
            return error.what();
        }
        return {};
    };
    CHECK(wrong(R"({"kind":"risiko","armies_attacking":1,"armies_defending":1})").find("armies_attacking") != std::string::npos);
    CHECK(wrong(R"({"kind":"risiko","armies_attacking":3})").find("armies_defending") != std::string::npos);
    CHECK(wrong(R"({"kind":"risiko","armies_attacking":3,"targets":[1,0]})").find("targets") != std::string::npos);
    CHECK(wrong(R"({"kind":"risiko","armies_attacking":3,"targets":[]})").find("targets") != std::string::npos);
    CHECK(wrong(R"({"kind":"risiko","armies_attacking":3,"targets":["x"]})").find("targets") != std::string::npos);
    CHECK(wrong(R"({"kind":"risiko","armies_attacking":1001,"armies_defending":1})").find("1000") != std::string::npos);
    CHECK(wrong(R"({"kind":"risiko","armies_attacking":3,"armies_defending":5,"attack_dice":3})").find("attack_dice") != std::string::npos);
    std::string games;
    cli::any_game([&]<class G>(G) {
        games += (games.empty() ? "'" : ", '") + std::string{G::id} + "'";
        return false;
    });
    CHECK(wrong(R"({"kind":"other"})") == "kind: one of " + games + ", 'need', 'waves', 'hold' is expected");
    CHECK(wrong(R"({"kind":"risiko","battle":"sea","armies_attacking":3,"armies_defending":1})").find("battle: one of 'next_throw'") == 0);
}

TEST_CASE("the armies that a way needs are asked for with the game's name", "[cli][risiko][odds]") {
    const auto found = odds(R"({"kind":"need","game":"risiko","targets":[3,2],"armies_arriving":2,"chance":0.8,"armies_attacking":5})");
    const int armies = found["armies"].get<int>();
    CHECK(found["more"] == armies - 5);
    CHECK(value(found["chance"]) >= 0.8);
    CHECK(value(found["one_fewer"]) < 0.8);
    // With one army arriving, that is the chance of the chain.
    const auto one = odds(R"({"kind":"need","game":"risiko","targets":[3,2],"chance":0.8})");
    const auto chain =
        odds(R"({"kind":"risiko","targets":[3,2],"armies_attacking":)" + std::to_string(one["armies"].get<int>()) + "}")["chain"];
    CHECK(one["chance"] == chain[1]["taken"]);
    CHECK(odds(R"({"kind":"need","game":"risiko","targets":[1000,1000],"chance":0.8})")["none"] ==
          "Not even 1000 armies arrive there with so many.");
    CHECK_THROWS_WITH(cli::odds_of(R"({"kind":"need","game":"risiko","targets":[3],"chance":1})"), Catch::Contains("below 100 %"));
    CHECK_THROWS_WITH(cli::odds_of(R"({"kind":"waves","game":"risiko"})"), Catch::Contains("'risiko' does not answer 'waves'"));
}

TEST_CASE("a further activation is asked for with the game's name", "[cli][empire_of_the_sun][odds]") {
    const std::string battle = R"("offensive_side":"japanese","status":"surprise","year":1941,"terrain":"atoll",)"
                               R"("offensive":{"units":[{"unit":"jp_4_sn_brig","lands":true}]},)"
                               R"("reaction":{"units":[{"unit":"us_vmf_211"},{"unit":"us_wake_brig"}]})";
    const auto found =
        odds(R"({"kind":"need","game":"empire_of_the_sun","chance":0.22,)" + battle +
             R"(,"could_activate":[{"unit":"jp_24_air_flot","at":"extended"},{"unit":"jp_cl_tenyru"},{"unit":"jp_cv_akagi"}]})");
    REQUIRE(found.contains("activate"));
    CHECK(found["activate"].size() == 2); // one of them alone gives 20 % at most
    CHECK(value(found["before"]) < 0.22);
    CHECK(value(found["chance"]) >= 0.22);
    CHECK_THROWS_WITH(cli::odds_of(R"({"kind":"need","game":"empire_of_the_sun","chance":1,)" + battle + "}"),
                      Catch::Contains("below 100 %"));
    CHECK_THROWS_WITH(cli::odds_of(R"({"kind":"need","game":"empire_of_the_sun","chance":0.5,"aim":"sea",)" + battle + "}"),
                      Catch::Contains("aim: one of 'hex', 'air_naval'"));
}

TEST_CASE("kinds and keys as they were written before give the same odds", "[cli][odds]") {
    for (const auto& line : odds_of_all_games()) {
        const auto before = db::json_line(line["before"]);
        INFO(before);
        const auto answer = cli::odds_of(db::json_line(line["today"]));
        CHECK(cli::odds_of(before) == answer);
        const auto capital = [](char sign) { return sign >= 'A' && sign <= 'Z'; };
        const auto flat = db::parse_json(answer).flatten();
        for (const auto& [place, unused] : flat.items()) { // results of Afrika Korps are AE, DB2 and so on
            CHECK((place.starts_with("/results/") || std::ranges::none_of(place, capital)));
        }
    }
    CHECK_THROWS_WITH(cli::odds_of(R"({"kind":"risiko","armiesAttacking":3,"armies_attacking":3,"armies_defending":1})"),
                      Catch::Contains("armies_attacking: is said twice"));
}

TEST_CASE("the program prints the odds of a throw and a chain", "[cli][risiko][odds]") {
    const TemporaryFolder folder;
    const auto printed = shell(folder, R"(echo '{"kind":"risiko","armies_attacking":11,"targets":[10,1]}' | CLI odds)");
    INFO(printed.errors);
    REQUIRE(printed.status == 0);
    const auto result = db::parse_json(printed.out);
    CHECK(result["chain"].size() == 2);
    CHECK(result["throw"]["attack_dice"] == 3);
}

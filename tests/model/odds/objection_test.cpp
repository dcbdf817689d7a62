#include "model/odds/odds.hpp"
#include "model/odds/sorted_dice.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::odds;

TEST_CASE("odds are refused with a sentence for forces that cannot be", "[odds]") {
    const Force one{{1, 2, 1, 3, UnitClass::Land}};
    CHECK_FALSE(objection(one, one, {}));
    CHECK(objection({}, one, {}) == "The attacker has no units.");
    CHECK(objection(one, {{0, 2, 1, 3, UnitClass::Land}}, {}) == "The defender has no units.");
    CHECK(objection({{1, 7, 1, 3, UnitClass::Land}}, one, {})->find("hits on 7") != std::string::npos);
    CHECK(objection({{1, -1, 1, 3, UnitClass::Land}}, one, {})->find("hits on -1") != std::string::npos);
    CHECK_FALSE(objection({{1, 0, 1, 8, UnitClass::Vessel}}, one, {}));
    CHECK(objection({{most_units + 1, 1, 1, 3, UnitClass::Land}}, one, {})->find("the most that is computed") != std::string::npos);
    CHECK_FALSE(objection({{1000, 1, 1, 3, UnitClass::Land}}, {{1000, 2, 1, 3, UnitClass::Land}}, {}));
}

TEST_CASE("sorted dice need two armies to attack", "[odds]") {
    CHECK(objection(1, 5, SortedDiceOptions{}));
    CHECK(objection(5, 0, SortedDiceOptions{}));
    CHECK_FALSE(objection(2, 1, SortedDiceOptions{}));
    const auto chances = losses_in_one_throw(3, 3);
    CHECK(chances[0] == Approx(6420.0 / 46656));
    CHECK(chances[3] == Approx(17871.0 / 46656));
}

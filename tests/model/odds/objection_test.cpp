#include "model/odds/odds.hpp"
#include "model/odds/sorted_dice.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::odds;

namespace {

/// The sentence of the objection; empty when there is none.
std::string why(const Force& attacker, const Force& defender, const Options& options = {}) {
    const auto message = objection(attacker, defender, options);
    return message ? intendant::core::fill(message->id, *message) : "";
}

} // namespace

TEST_CASE("odds are refused with a sentence for forces that cannot be", "[odds]") {
    const Force one{{1, 2, 1, 3, UnitClass::Land}};
    CHECK(why(one, one).empty());
    CHECK(why({}, one) == "The attacker has no units.");
    CHECK(why(one, {{0, 2, 1, 3, UnitClass::Land}}) == "The defender has no units.");
    CHECK(why({{1, 7, 1, 3, UnitClass::Land}}, one).find("The attacker has a group that hits on 7;") == 0);
    CHECK(why(one, {{1, -1, 1, 3, UnitClass::Land}}).find("The defender has a group that hits on -1;") == 0);
    CHECK(why({{1, 0, 1, 8, UnitClass::Vessel}}, one).empty());
    CHECK(why({{most_units + 1, 1, 1, 3, UnitClass::Land}}, one) == "The attacker has more than 1200 units, the most that is computed.");
    CHECK(why(one, {{700, 1, 1, 3, UnitClass::Land}, {700, 1, 1, 3, UnitClass::Land}}).find("the most that is computed") !=
          std::string::npos);
    CHECK(why({{2'000'000'000, 1, 1, 3, UnitClass::Land}, {2'000'000'000, 1, 1, 3, UnitClass::Land}}, one).find("more than") !=
          std::string::npos);
    CHECK(why({{-1, 1, 1, 3, UnitClass::Land}}, one).find("cannot be") != std::string::npos);
    CHECK(why({{1000, 1, 1, 3, UnitClass::Land}}, {{1000, 2, 1, 3, UnitClass::Land}}).empty());
    CHECK_FALSE(why(one, one, {.max_rounds = -1}).empty());
    CHECK_FALSE(why(one, one, {.opening = Opening{.attack = {{.dice = 1, .hit = 7}}}}).empty());
    CHECK(why(one, {}, {.opening = Opening{.defence = {{.dice = 1, .hit = 2}}}}).empty());
}

TEST_CASE("sorted dice need two armies to attack", "[odds]") {
    CHECK(objection(1, 5, SortedDiceOptions{}));
    CHECK(objection(5, 0, SortedDiceOptions{}));
    CHECK_FALSE(objection(2, 1, SortedDiceOptions{}));
    const auto chances = losses_in_one_throw(3, 3);
    CHECK(chances[0] == Approx(6420.0 / 46656));
    CHECK(chances[3] == Approx(17871.0 / 46656));
}

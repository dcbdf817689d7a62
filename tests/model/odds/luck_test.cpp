// Luck: how often dice fall at least as well as they did.

#include "model/odds/luck.hpp"
#include "tests/support/catch.hpp"

#include <cmath>

using namespace intendant::odds;

TEST_CASE("luck of a few dice is counted out", "[odds][luck]") {
    DiceRecord dice;
    dice.add(1, 1, 1); // 1/6
    dice.add(2, 3, 1); // 1/2 each
    const auto luck = dice.luck();
    CHECK(luck.dice == 3);
    CHECK(luck.hits == 2);
    CHECK(luck.expected == Approx(1.0 / 6 + 1.0));
    CHECK(luck.variance == Approx(5.0 / 36 + 0.5));
    // Of the 24 equal cases (the first die counted six times): 3 hits in 1, 2 in 5 + 2 = 7.
    CHECK(luck.at_least == Approx(8.0 / 24));
    CHECK(luck.at_most == Approx(23.0 / 24));
    CHECK_FALSE(luck.telling);
}

TEST_CASE("a tail far out keeps its digits", "[odds][luck]") {
    DiceRecord dice;
    dice.add(60, 1, 60);
    CHECK(dice.luck().at_least == Approx(std::pow(6.0, -60)).epsilon(1e-12));
    CHECK(dice.luck().at_most == Approx(1.0));
    DiceRecord none;
    none.add(60, 5, 0);
    CHECK(none.luck().at_most == Approx(std::pow(6.0, -60)).epsilon(1e-12));
}

TEST_CASE("luck says nothing where nothing could be remarkable", "[odds][luck]") {
    const auto telling = [](int dice, int hit) {
        DiceRecord record;
        record.add(dice, hit, 0);
        return record.luck().telling;
    };
    CHECK_FALSE(telling(11, 2));
    CHECK(telling(12, 2));
    CHECK_FALSE(telling(6, 3));
    CHECK(telling(7, 3));
    CHECK_FALSE(DiceRecord{}.luck().telling);
    CHECK(DiceRecord{}.luck().at_least == 1.0);
}

TEST_CASE("dice without chance and numbers that cannot be are not counted", "[odds][luck]") {
    DiceRecord dice;
    dice.add(3, 6, 3);
    dice.add(3, 0, 0);
    dice.add(2, 3, 3);
    dice.add(2, 3, -1);
    dice.add(0, 3, 0);
    CHECK(dice == DiceRecord{});
    DiceRecord one;
    one.add(4, 2, 1);
    DiceRecord two;
    two.add(3, 4, 2);
    one.add(two);
    CHECK(one.luck().dice == 7);
    CHECK(one.luck().hits == 3);
}

// Luck: how often dice fall at least as well as they did.

#include "model/odds/luck.hpp"
#include "model/odds/turn_story.hpp"
#include "tests/support/catch.hpp"

#include <cmath>

using namespace intendant;
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

TEST_CASE("the chance of a sum of dice with ten faces is that of all their throws", "[odds][luck]") {
    for (const int sum : {-1, 0, 1, 9, 13, 26, 27, 28}) {
        int as_high = 0;
        for (int thrown = 0; thrown < 1000; ++thrown) {
            as_high += thrown / 100 + thrown / 10 % 10 + thrown % 10 >= sum ? 1 : 0;
        }
        INFO(sum);
        CHECK(chance_of_sum(3, sum) == Approx(as_high / 1000.0));
    }
    CHECK(chance_of_sum(0, 0) == Approx(1));
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

// A turn in rows: what was taken, what flowed, how lucky the dice were, and which levels are others.

namespace {

core::Message name_of(const std::string& id) { return {"{side}", {{"side", "@side:" + id}}}; }

/// Two sides, Red and Blue, that measure coins, what they lose, and what comes every turn.
TurnCourse toy_course() {
    TurnCourse course;
    course.measures.measures = {{"coins", {"Coins", {}}},
                                {.id = "lost", .name = {"Lost in battle", {}}, .flow = true},
                                {.id = "wages", .name = {"Wages", {}}, .flow = true, .regular = true},
                                {.id = "fine", .name = {"Fine print", {}}, .detail = true}};
    course.measures.sides = {{.id = "red", .name = name_of("red")}, {.id = "blue", .name = name_of("blue")}};
    course.before = {{"coins", "red", 10}, {"coins", "blue", 4}, {"fine", "red", 1}};
    course.after = {{"coins", "red", 7.5}, {"coins", "blue", 4}, {"fine", "red", 2}};
    course.flows = {{"lost", "blue", 3}, {"wages", "red", 5}, {"lost", "blue", 2}};
    course.held_before = {
        {"ford", {"Ford", {}}, "blue"}, {"mill", {"{space}", {{"space", "@space:mill"}}}, ""}, {"hill", {"Hill", {}}, "red"}};
    course.held_after = course.held_before;
    return course;
}

std::string in_rows(const TurnCourse& course) {
    std::string text;
    for (const auto& row : rows_of(course)) {
        text += core::fill(row.name.id, row.name) + ": " + core::fill(row.value.id, row.value) + "\n";
    }
    return text;
}

} // namespace

TEST_CASE("a turn is told by what changed in it", "[odds][story]") {
    auto course = toy_course();
    CHECK(in_rows(course) == "Lost in battle: @side:blue 5\nCoins: @side:red 10 \u2192 @decimal:7_5\n");
    course.held_after[0].side = "red";
    course.held_after[1].side = "red";
    CHECK(in_rows(course).starts_with("Taken: @side:red: " + core::words("Ford") + ", @space:mill\n"));
    course.dice["blue"].add(3, 2, 2);
    DiceRecord dice;
    dice.add(3, 2, 2);
    const auto luck = dice.luck();
    CHECK(luck.at_least == Approx(3 * 2.0 / 27 + 1.0 / 27));
    CHECK(in_rows(course).find("Luck of @side:blue: 2 of 3 dice hit, 1 to be expected; at least as many in @decimal:25_9 %") !=
          std::string::npos);
}

TEST_CASE("a turn in which nothing changed has nothing to tell, and a board that was dealt was not taken", "[odds][story]") {
    auto course = toy_course();
    course.after = course.before;
    course.flows.clear();
    CHECK(rows_of(course).empty());
    course.held_before = {{"ford", {"Ford", {}}, ""}, {"mill", {"Mill", {}}, ""}};
    course.held_after = {{"ford", {"Ford", {}}, "red"}, {"mill", {"Mill", {}}, "blue"}};
    CHECK(rows_of(course).empty());
}

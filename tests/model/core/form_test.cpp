#include "model/core/form.hpp"
#include "tests/support/catch.hpp"

namespace intendant::core {

TEST_CASE("a choice is what was filled in where it is offered, else the only one or the one proposed", "[core][forms]") {
    const std::vector<FormChoice> one{{"a", told("A")}};
    const std::vector<FormChoice> two{{"a", told("A")}, {"b", told("B")}};
    const auto value = [](const std::vector<FormChoice>& choices, const FormValues& values, std::string_view proposed = {}) {
        return choice_field("key", told("Label"), choices, values, proposed).value;
    };
    CHECK(value(one, {}) == "a");
    CHECK(value(one, {{"key", "z"}}) == "a"); // not offered
    CHECK(value(one, {}, "z") == "a");
    CHECK(value(two, {}).empty()); // which, is for whoever fills it in
    CHECK(value(two, {}, "b") == "b");
    CHECK(value(two, {}, "z").empty());
    CHECK(value(two, {{"key", "a"}}, "b") == "a");
    CHECK(value(two, {{"key", "z"}}, "b") == "b");
    CHECK(value({}, {{"key", "a"}}, "b").empty());
}

TEST_CASE("a number is what was filled in where there are so many, else the one proposed", "[core][forms]") {
    const auto value = [](int most, const FormValues& values, int proposed = 0) {
        return count_field("key", told("Label"), most, values, proposed).value;
    };
    CHECK(value(3, {}) == "0");
    CHECK(value(3, {}, 2) == "2");
    CHECK(value(3, {}, 9) == "3"); // no more than there are
    CHECK(value(3, {}, -1) == "0");
    CHECK(value(3, {{"key", "3"}}, 1) == "3");
    CHECK(value(3, {{"key", "0"}}, 1) == "0");
    for (const auto* const wrong : {"4", "-1", "x", "2x", "", "99999999999999"}) {
        CHECK(value(3, {{"key", wrong}}, 1) == "1");
    }
    CHECK(count_in({{"key", "4"}}, "key", 3) == 0);
}

TEST_CASE("dice are kept as they were filled in, as many as are due", "[core][forms]") {
    const auto value = [](int most, const char* faces) { return dice_field("key", told("Dice"), most, {{"key", faces}}).value; };
    CHECK(value(3, "316") == "316");
    CHECK(value(3, "31") == "31");
    for (const auto* const wrong : {"3165", "317", "310", "3 1", ""}) {
        CHECK(value(3, wrong).empty());
    }
    CHECK(dice_in({{"key", "26"}}, "key", 2)->faces == std::vector{2, 6});
    CHECK_FALSE(dice_in({{"key", "2"}}, "key", 0));
}

TEST_CASE("what was left out is as the form proposes it, what was filled in stays whether it is offered or not", "[core][forms]") {
    const Form form{
        .id = "buy", .title = told("Buy"), .fields = {count_field("a", told("A"), 5, {}, 2), choice_field("b", told("B"), {}, {})}};
    CHECK(filled(form, {}) == FormValues{{"a", "2"}});
    CHECK(filled(form, {{"a", "77"}, {"c", "x"}}) == FormValues{{"a", "77"}, {"c", "x"}});
}

} // namespace intendant::core

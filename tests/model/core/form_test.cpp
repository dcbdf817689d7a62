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
    const auto ten = dice_in({{"key", "09"}}, "key", 2, Die::TenFaces);
    REQUIRE(ten);
    CHECK(ten->faces == std::vector{0, 9});
    CHECK(ten->die == Die::TenFaces);
    CHECK_FALSE(dice_in({{"key", "0"}}, "key", 1));
    CHECK(dice_field("key", told("Die"), 1, {{"key", "0"}}, Die::TenFaces).value == "0");
}

TEST_CASE("what was left out is as the form proposes it, what was filled in stays whether it is offered or not", "[core][forms]") {
    const Form form{
        .id = "buy", .title = told("Buy"), .fields = {count_field("a", told("A"), 5, {}, 2), choice_field("b", told("B"), {}, {})}};
    CHECK(filled(form, {}) == FormValues{{"a", "2"}});
    CHECK(filled(form, {{"a", "77"}, {"c", "x"}}) == FormValues{{"a", "77"}, {"c", "x"}});
}

TEST_CASE("a throw stands in a field by its faces, or by how the program threw it", "[core][forms]") {
    const auto by_program_thrown = throw_by_program(77, 3, 4);
    CHECK(as_filled({.faces = {6, 1}}) == "61");
    CHECK(throw_in({{"key", "61"}}, "key") == Throw{.faces = {6, 1}});
    CHECK(throw_in({{"key", "70"}}, "key") == Throw{.faces = {7, 0}}); // refused where it is decided
    CHECK(throw_in({{"key", as_filled(by_program_thrown)}}, "key") == by_program_thrown);
    for (const auto* const wrong : {"", "6x", "program:", "program:1:2", "program:1:2:0", "program:1:2:3:4", "program:1:2:99999999"}) {
        CHECK_FALSE(throw_in({{"key", wrong}}, "key"));
    }
    CHECK(says_source({{"a", "61"}, {"b", as_filled(by_program_thrown)}}));
    CHECK_FALSE(says_source({{"a", "61"}}));
}

TEST_CASE("a throw that a camera read says so in its field, and how many dice were corrected", "[core][forms]") {
    const Throw read{.source = DiceSource::Camera, .faces = {6, 1, 3}, .corrected = 2};
    CHECK(as_filled(read) == "camera:2:613");
    CHECK(throw_in({{"key", "camera:2:613"}}, "key") == read);
    CHECK(dice_in({{"key", "camera:2:613"}}, "key", 3) == read);
    CHECK_FALSE(dice_in({{"key", "camera:2:613"}}, "key", 2)); // one die too many
    CHECK_FALSE(dice_in({{"key", "camera:2:617"}}, "key", 3));
    for (const auto* const wrong : {"camera:", "camera:61", "camera::61", "camera:-1:61", "camera:60000:61", "camera:2:", "camera:2:6x"}) {
        CAPTURE(wrong);
        CHECK_FALSE(throw_in({{"key", wrong}}, "key"));
        CHECK_FALSE(dice_in({{"key", wrong}}, "key", 6));
    }
    CHECK(says_source({{"a", "camera:0:61"}}));
}

TEST_CASE("a form without seats is for whoever keeps the books", "[core][forms]") {
    const Form banker{.id = "banker", .title = told("Banker")};
    CHECK(for_seats({banker, form_of("red", told("Red"))}) == std::vector{form_of("red", told("Red"))});
}

} // namespace intendant::core

#include "model/core/language.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::core;

TEST_CASE("a language is known by its code, whatever country and encoding follow", "[language]") {
    CHECK(language_of_code("it") == Language::Italian);
    CHECK(language_of_code("fr_CA") == Language::French);
    CHECK(language_of_code("it_IT.UTF-8") == Language::Italian);
    CHECK(language_of_code("en-GB") == Language::English);
    CHECK_FALSE(language_of_code("de_DE"));
    CHECK_FALSE(language_of_code("C"));
    CHECK_FALSE(language_of_code(""));
    for (const auto language : all_languages) {
        CHECK(language_of_code(code_of(language)) == language);
    }
}

TEST_CASE("a table speaks the language asked for, and English where it has no other words", "[language]") {
    const Translations both{.it = "mela", .fr = "pomme"};
    CHECK(in(Language::English, "apple", both) == "apple");
    CHECK(in(Language::Italian, "apple", both) == "mela");
    CHECK(in(Language::French, "apple", both) == "pomme");
    CHECK(in(Language::French, "apple", Translations{.it = "mela", .fr = ""}) == "apple");
}

// What a typed name means, and the numbers and small words of a line.

#include "app/typed/line.hpp"
#include "tests/app/typed/tongues.hpp"

using namespace intendant;
using namespace intendant::typed;
using namespace intendant::typed::tests;

namespace {

const std::vector<Nameable> things{{"eastern_usa", {"Eastern U.S.A."}},
                                   {"united_kingdom", {"United Kingdom", "UK"}},
                                   {"ukraine_ssr", {"Ukraine S.S.R."}},
                                   {"peru", {"Per\u00f9"}},
                                   {"great_britain", {"Royaume-Uni"}}};

std::string only(const char* text) {
    const auto place = meant(things, text);
    return place ? things[*place].id : "";
}

} // namespace

TEST_CASE("dots, hyphens, accents and capitals of a name need not be typed", "[typed]") {
    CHECK(only("eastern usa") == "eastern_usa");
    CHECK(only("EASTERN U.S.A.") == "eastern_usa");
    CHECK(only("eusa") == "eastern_usa");
    CHECK(only("PERU") == "peru");
    CHECK(only("royaume uni") == "great_britain");
    CHECK(only("uk") == "united_kingdom"); // what it is called, before what only begins so
    CHECK(only("atlantis").empty());
    CHECK(lowered("\u00c9gypte DU Sud") == "\u00e9gypte du sud");
}

TEST_CASE("who types an unknown name is told the nearest", "[typed]") {
    const auto found = nearest(things, "ukriane", 2);
    REQUIRE(found.size() == 2);
    CHECK(things[found[0]].id == "ukraine_ssr");
    CHECK(things[nearest(things, "peurto", 1).front()].id == "peru");
}

TEST_CASE("a number is said in figures or in letters, in the language of the line or in English", "[typed]") {
    CHECK(number(english(), "12") == 12);
    CHECK(number(english(), "three") == 3);
    CHECK(number(english(), "a") == 1);
    CHECK(number(italian(), "due") == 2);
    CHECK(number(italian(), "three") == 3);
    CHECK_FALSE(number(italian(), "a")); // there it leads to a place
    CHECK(number(french(), "douze") == 12);
    CHECK_FALSE(number(english(), "due"));
    CHECK_FALSE(number(english(), "3x"));
    CHECK_FALSE(number(english(), "99999999999999999999"));
}

TEST_CASE("brackets, arrows and the blanks of another keyboard part words", "[typed]") {
    CHECK(words_of("research 1 4 6 (the dice)") == Words{"research", "1", "4", "6", "the", "dice"});
    CHECK(words_of("kar->ukr") == Words{"kar", ">", "ukr"});
    CHECK(words_of("a\u2192b\u00a0c") == Words{"a", ">", "b", "c"});
    CHECK(words_of("  ").empty());
}

TEST_CASE("the name of a hex is that hex, also where others begin with it", "[afrika_korps][typed][rule:AK-GEN-1]") {
    const std::vector<typed::Nameable> hexes{{"W6", {"W6 El Agheila", "El Agheila"}}, {"W60", {"W60"}}, {"W61", {"W61"}}};
    CHECK(typed::meant(hexes, "W6") == 0);
    CHECK(typed::meant(hexes, "w6") == 0);
    CHECK(typed::meant(hexes, "W61") == 2);
    CHECK(typed::candidates(hexes, "W").size() == 3);
}

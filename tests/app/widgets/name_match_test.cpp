// What a typed name means, and what is doubtful.

#include "app/widgets/name_match.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::app;

namespace {

const std::vector<Nameable> spaces{{"ukraine_ssr", {"Ukraine S.S.R."}},
                                   {"united_kingdom", {"United Kingdom"}},
                                   {"kwangtung", {"Kwangtung"}},
                                   {"sz_kwangtung", {"Kwangtung coast"}},
                                   {"eastern_europe", {"Europa Orientale", "Eastern Europe"}},
                                   {"eastern_usa", {"Stati Uniti Orientali", "Eastern U.S.A."}},
                                   {"peru", {"Per\u00f9"}}};

std::vector<std::string> ids(const std::vector<std::size_t>& places) {
    std::vector<std::string> found;
    for (const auto place : places) {
        found.push_back(spaces[place].id);
    }
    return found;
}

std::string only(const char* text) {
    const auto place = meant(spaces, wxString::FromUTF8(text));
    return place ? spaces[*place].id : "";
}

} // namespace

TEST_CASE("a name is meant by its whole, its beginning, its initials or a part of it", "[names]") {
    CHECK(only("peru") == "peru");
    CHECK(only(" PERU ") == "peru");
    CHECK(only("united_kingdom") == "united_kingdom");
    CHECK(only("king") == "united_kingdom");
    CHECK(only("eusa") == "eastern_usa");
    CHECK(only("kw") == "kwangtung"); // the coast must be typed further
    CHECK(only("kwangtung c") == "sz_kwangtung");
    CHECK(only("eastern e") == "eastern_europe"); // in the other language
    CHECK(only("").empty());
    CHECK(only("atlantis").empty());
}

TEST_CASE("a name that may mean several things is doubtful, and says what it may mean", "[names]") {
    CHECK(ids(candidates(spaces, "uk")) == std::vector<std::string>{"ukraine_ssr", "united_kingdom"});
    CHECK(only("uk").empty());
    CHECK(only("ukr") == "ukraine_ssr");
    CHECK(candidates(spaces, "orientale").size() == 1);
    CHECK(candidates(spaces, "eastern").size() == 2);
    CHECK(candidates(spaces, "atlantis").empty());
}

TEST_CASE("a name in another language that is typed whole goes before the beginning of one in this", "[names]") {
    const std::vector<Nameable> things{{"a", {"Mar Rosso"}}, {"b", {"Isole", "Mar"}}};
    REQUIRE(meant(things, "mar"));
    CHECK(things[*meant(things, "mar")].id == "b");
}

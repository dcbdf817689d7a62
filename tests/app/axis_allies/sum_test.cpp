#include "app/base/text.hpp"
#include "app/widgets/money_field.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::app;

TEST_CASE("money fields take sums", "[window]") {
    CHECK(evaluate_sum("10+15+8-5") == 28);
    CHECK(evaluate_sum(" 7 ") == 7);
    CHECK(evaluate_sum("3 - 5") == -2);
    for (const auto* const wrong : {"", "+", "5+", "-5", "5 5", "1e3", "99999999999999999999", "2000000", "3,5"}) {
        INFO(wrong);
        CHECK_FALSE(evaluate_sum(wrong).has_value());
    }
}

TEST_CASE("names in a sentence are put in the place of their ids", "[window]") {
    const Names names = [](std::string_view kind, std::string_view id) {
        return kind == "space" && id == "libya" ? wxString{"Libya"} : wxString{};
    };
    CHECK(with_names("from @space:libya, 2 left", names) == "from Libya, 2 left");
    CHECK(with_names("mail a@b and @space:nowhere", names) == "mail a@b and nowhere");
    CHECK(translate({"{who} holds {what}", {{"who", "Anna"}, {"what", "@space:libya"}}}, names) == "Anna holds Libya");
}

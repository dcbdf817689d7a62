#include "model/core/decimal.hpp"

#include "model/core/message.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;

TEST_CASE("a number in a sentence has the sign of the language before its decimals", "[core][language]") {
    const core::Message sentence{
        "{expected} to be expected, {change}, {whole}",
        {{"expected", "@side:red " + core::decimal("0.9")}, {"change", core::decimal("-12.5")}, {"whole", core::decimal("3")}}};
    const auto said = [&sentence](const std::string& sign) {
        return core::fill(sentence.id, sentence, [&sign](std::string_view kind, std::string_view id) {
            return kind == "decimal" && id == "sign" ? sign : kind == "side" ? "Red" : std::string{id};
        });
    };
    CHECK(said(",") == "Red 0,9 to be expected, -12,5, 3");
    CHECK(said(".") == "Red 0.9 to be expected, -12.5, 3");
    CHECK(said("sign") == "Red 0.9 to be expected, -12.5, 3"); // a game that names nothing of the kind speaks English
    CHECK(said("") == "Red 0.9 to be expected, -12.5, 3");
    // What was typed stays as it was typed.
    CHECK(core::with_names(core::words("@decimal:0_9"), [](std::string_view, std::string_view) { return std::string{","}; }) ==
          "@decimal:0_9");
}

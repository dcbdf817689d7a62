#include "app/seat/catalog.hpp"
#include "model/core/decimal.hpp"
#include "tests/support/catch.hpp"

#include <random>

namespace intendant::test {
namespace {

std::string four(std::uint32_t value) {
    std::string bytes;
    for (int i = 0; i < 4; ++i) {
        bytes += static_cast<char>(value >> (8 * i) & 0xFFU);
    }
    return bytes;
}

/// A catalog of one sentence.
std::string one_sentence() {
    const std::string english = "Books";
    const std::string italian = "Libri";
    return four(0x950412de) + four(0) + four(1) + four(28) + four(36) + four(0) + four(0) + four(5) + four(44) + four(5) + four(50) +
           english + '\0' + italian + '\0';
}

} // namespace

TEST_CASE("a catalog is read as gettext writes it", "[seat]") {
    const auto catalog = seat::Catalog::parse(one_sentence());
    CHECK(catalog.size() == 1);
    CHECK(catalog.find("Books") == "Libri");
    CHECK(catalog.find("Log") == "Log");
}

TEST_CASE("whoever is told a number hears it with the sign of his language", "[seat][language]") {
    const seat::Speaker speaker(seat::NameIn{});
    const core::Message sentence{"{expected}", {{"expected", core::decimal("0.9")}}};
    CHECK(speaker.say(core::Language::English, sentence) == "0.9");
#ifdef INTENDANT_CATALOGS // those of the windows
    CHECK(speaker.say(core::Language::Italian, sentence) == "0,9");
    CHECK(speaker.say(core::Language::French, sentence) == "0,9");
#endif
}

TEST_CASE("a name that the tables have in a language is no word of the program", "[seat][language]") {
    const auto name_in = [](core::Language language, std::string_view kind, std::string_view id) -> std::string {
        if (kind == "unit") {
            return language == core::Language::French ? "Cargo" : "Transport";
        }
        return kind == "turn" ? "15 @month:june 1941" : kind == "month" ? "June" : std::string{id};
    };
    const seat::Speaker speaker(name_in);
    const core::Message ship{"1 {unit}", {{"unit", "@unit:transport"}}};
    CHECK(speaker.say(core::Language::French, ship) == "1 Cargo"); // not the French for a ship's cargo
    CHECK(speaker.say(core::Language::English, ship) == "1 Transport");
    const core::Message turn{"{turn}", {{"turn", "@turn:6"}}};
    CHECK(speaker.say(core::Language::English, turn) == "15 June 1941");
#ifdef INTENDANT_CATALOGS
    CHECK(speaker.say(core::Language::Italian, turn) == "15 giugno 1941"); // of which the month is one
#endif
}

TEST_CASE("a catalog that is damaged anywhere is read as far as it is one", "[seat][fuzz]") {
    const auto whole = one_sentence();
    std::mt19937 chance(7);
    for (int i = 0; i < 5000; ++i) {
        auto bytes = whole.substr(0, std::uniform_int_distribution<std::size_t>{0, whole.size()}(chance));
        for (int changes = 0; changes < 3 && !bytes.empty(); ++changes) {
            bytes[std::uniform_int_distribution<std::size_t>{0, bytes.size() - 1}(chance)] = static_cast<char>(chance());
        }
        CHECK(seat::Catalog::parse(bytes).size() <= 100'000);
    }
}

} // namespace intendant::test

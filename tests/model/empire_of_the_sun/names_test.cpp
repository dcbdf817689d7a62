// What hexes, units and cards are called in each language.

#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/seat_page.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("a hex that has an Italian name has it behind its number, in Italian alone", "[empire_of_the_sun][names]") {
    const auto in = [](core::Language language, std::size_t hex) { return name_in(tables(), language, "hex", std::to_string(hex)); };
    int italian = 0;
    for (std::size_t i = 0; i < tables().map->grid().size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        const auto english = english_name(tables(), "hex", std::to_string(i));
        CAPTURE(english);
        CHECK(in(core::Language::English, i) == english);
        CHECK(in(core::Language::French, i) == english);
        const auto named = std::ranges::find(tables().named_hexes, hex, &NamedHex::hex);
        const auto* const land = tables().map->land(hex);
        if (named != tables().named_hexes.end() && !named->name_it.empty() && land != nullptr && !land->name.empty()) {
            const auto first = named->name_it.substr(0, named->name_it.find('/')); // the book has it by two names
            CHECK(in(core::Language::Italian, i) == tables().map->label(hex) + " " + first);
            italian += first != land->name ? 1 : 0;
        } else {
            CHECK(in(core::Language::Italian, i) == english);
        }
    }
    CHECK(italian > 5);
}

TEST_CASE("what is no number of a hex is no hex, and a number of something else is not one", "[empire_of_the_sun][names]") {
    for (const auto* const id : {"60000", "abc", "", "12x"}) {
        CHECK(name_in(tables(), core::Language::Italian, "hex", id) == english_name(tables(), "hex", id));
    }
    CHECK(name_in(tables(), core::Language::Italian, "unit", "0") == tables().units.front().name_it);
    const auto turn =
        core::with_names(name_in(tables(), core::Language::Italian, "turn", "1"),
                         [](std::string_view kind, std::string_view id) { return name_in(tables(), core::Language::English, kind, id); });
    CHECK(turn == english_name(tables(), "turn", "1"));
}

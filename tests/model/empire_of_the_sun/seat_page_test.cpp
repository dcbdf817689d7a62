// What the phones see of Empire of the Sun: the board, what is to be done, and what is proposed face down.

#include "model/empire_of_the_sun/seat_page.hpp"

#include "model/empire_of_the_sun/forms.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

core::SeatSpace space_of(const State& state, std::string_view label) {
    const auto page = seat_page(state);
    const auto found = std::ranges::find(page.spaces, label, &core::SeatSpace::id);
    REQUIRE(found != page.spaces.end());
    return *found;
}

std::string said(const core::Message& message) { return to_english(tables(), message); }

bool at_will_now(const State& state, std::string_view id) {
    const auto asked = form(state, id, {});
    REQUIRE(asked);
    return at_will(state, *asked);
}

/// The pieces of one force of the offensive, in words.
std::string force_now(const State& state, std::string_view title) {
    const auto page = seat_page(state);
    REQUIRE(page.battle);
    std::string text;
    for (const auto& force : page.battle->forces) {
        for (const auto& piece : force.name.id == title ? force.pieces : std::vector<core::Message>{}) {
            text += (text.empty() ? "" : " | ") + said(piece);
        }
    }
    return text;
}

} // namespace

TEST_CASE("the board at the seats has every counter in its hex, and the places by whoever controls them",
          "[empire_of_the_sun][seat][rule:ES-GEN-21][rule:ES-CTL-1]") {
    AtTable table("1942");
    table.put("jp_22_air_flot", "2212", Step::Reduced);
    const auto& state = table.now();
    std::map<std::string, int> standing;
    for (const auto& station : state.units) {
        standing[station.on_map() ? tables().map->label(station.place.hex) : std::string{}] += 1;
    }
    standing.erase("");
    std::set<std::string> empty;
    for (const auto& space : seat_page(state).spaces) {
        INFO(space.id);
        const auto hex = hex_at(space.id);
        if (space.mark.empty()) {
            empty.insert(space.id);
            CHECK_FALSE(standing.contains(space.id));
            CHECK(space.holder == id_of(controller_of(state, hex)));
            CHECK(said(space.stands).empty());
            continue;
        }
        REQUIRE(standing.contains(space.id));
        CHECK(space.mark == std::to_string(standing[space.id]));
        standing.erase(space.id);
    }
    CHECK(standing.empty());
    for (const auto& land : tables().map_hexes) {
        const auto& label = tables().map->label(land.hex);
        const bool counters = !units_in(state, land.hex, Side::Japan).empty() || !units_in(state, land.hex, Side::Allies).empty();
        INFO(label);
        CHECK(empty.contains(label) ==
              (!counters && tables().map->ground(land.hex) && (land.port || land.airfield || land.resource || land.city != City::None)));
    }
}

TEST_CASE("a hex at the seats tells its counters with their factors, whoever stands there, and whose it is",
          "[empire_of_the_sun][seat][rule:ES-GEN-8]") {
    AtTable table("1942");
    table.put("jp_22_air_flot", "2212", Step::Reduced);
    table.put("us_cv_lexington", "2212");
    const auto told = said(space_of(table.now(), "2212").stands);
    INFO(told);
    const auto& flotilla = tables()[unit("jp_22_air_flot")];
    CHECK(told.find(flotilla.name + " " + std::to_string(flotilla.attack[1]) + "-" + std::to_string(flotilla.defence) + " (reduced)") !=
          std::string::npos);
    const auto& south = tables()[unit("jp_hq_south")];
    CHECK(told.find(south.name + " " + std::to_string(south.hq_range) + "-" + std::to_string(south.efficiency)) != std::string::npos);
    CHECK(told.starts_with("Japan: "));
    CHECK(told.find("; Allies: " + tables()[unit("us_cv_lexington")].name) != std::string::npos);
    CHECK(told.ends_with(". The hex is held by: Japan"));
    table.put("us_cv_lexington", "3000"); // at sea: nobody holds it
    CHECK(said(space_of(table.now(), "3000").stands).find("held by") == std::string::npos);
}

TEST_CASE("what has to be done now stands apart from what may be left", "[empire_of_the_sun][seat][forms][rule:ES-OFF-15]") {
    AtTable table("1943");
    table.rule(tests::play("AL31", "us_hq_s_pac_halsey"));
    CHECK_FALSE(at_will_now(table.now(), "activate"));
    CHECK(force_now(table.now(), "Units of the offensive") == "Not moved: -");
    table.put("us_cv_lexington", "4828");
    table.rule(tests::activate({"us_cv_lexington"}));
    CHECK(at_will_now(table.now(), "activate"));
    CHECK(at_will_now(table.now(), "reaction"));
    CHECK_FALSE(at_will_now(table.now(), "move"));
    CHECK(force_now(table.now(), "Units of the offensive") == "Not moved: " + tables()[unit("us_cv_lexington")].name);
    CHECK(force_now(table.now(), "Reaction cards").empty());
    table.rule(PlayReaction{.cards = {card("JP36")}});
    CHECK(force_now(table.now(), "Reaction cards").find("JP36") != std::string::npos);
    CHECK_FALSE(at_will_now(table.now(), "card_die")); // which the card asks for
}

TEST_CASE("a pass may be left while there are cards, and is due when there are none", "[empire_of_the_sun][seat][forms][rule:ES-DRW-5]") {
    AtTable table("1942");
    table.set({{Track::JapanesePasses, 1}});
    CHECK(at_will_now(table.now(), "pass"));
    CHECK_FALSE(at_will_now(table.now(), "card"));
    table.hand(Side::Japan, 1);
    CHECK(at_will_now(table.now(), "pass"));
    table.hand(Side::Japan, 0);
    CHECK_FALSE(at_will_now(table.now(), "pass"));
}

TEST_CASE("only a reaction is proposed face down", "[empire_of_the_sun][seat][forms][rule:ES-CRD-13][rule:ES-SRM-1]") {
    AtTable table("1943");
    table.rule(tests::play("AL31", "us_hq_s_pac_halsey"));
    std::set<std::string> closed;
    std::set<std::string> open;
    for (const auto& form : forms(table.now())) {
        (face_down(form.id) ? closed : open).insert(form.id);
    }
    CHECK(closed == std::set<std::string>{"reaction"});
    CHECK(open.contains("activate"));
    CHECK(face_down("special"));
    CHECK_FALSE(face_down("react")); // those counters lie on the board
}

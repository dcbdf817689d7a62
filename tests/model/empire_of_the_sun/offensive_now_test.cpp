// What the table sees at once: the step of an offensive, where a side acts, where both stand, and what would be without a hex.

#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/offensive_now.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("an offensive goes through its steps, and the table is told which form is due at each",
          "[empire_of_the_sun][forms][rule:ES-OFF-15]") {
    const auto now = [](const AtTable& table) {
        const auto due = due_form(table.now(), forms(table.now()));
        return std::pair{offensive_step(table.now(), due), due};
    };
    auto table = in_the_south();
    CHECK(now(table) == std::pair{OffensiveStep::Moves, std::string{"activate"}});
    CHECK(where_it_acts(table.now()).empty()); // nobody is active yet
    table.put("jp_15_army", "2212");
    table.rule(activate({"jp_15_army"}));
    CHECK(now(table) == std::pair{OffensiveStep::Moves, std::string{"move"}});
    CHECK(where_it_acts(table.now()) == std::vector{hex_at("2212")});
    const auto quiet = AtTable{}.now();
    CHECK_FALSE(where_it_acts(quiet).empty()); // the headquarters of whoever acts
    for (const auto hex : where_it_acts(quiet)) {
        CHECK(std::ranges::any_of(units_in(quiet, hex, side_that_acts(quiet)), [&](UnitId id) { return tables()[id].hq(); }));
    }
    auto declared = table.now();
    declared.offensive->battles = {hex_at("2112")};
    CHECK(offensive_step(declared, "intelligence") == OffensiveStep::Intelligence);
    declared.offensive->status = Status::Intercept;
    CHECK(offensive_step(declared, "sea") == OffensiveStep::Reaction);
    declared.offensive->fought_at_sea = {hex_at("2112")};
    CHECK(offensive_step(declared, "land") == OffensiveStep::Battles);
    declared.offensive->fought = {hex_at("2112")};
    CHECK(offensive_step(declared, "post_battle") == OffensiveStep::After);
}

TEST_CASE("both sides stand in a hex that is no battle hex yet", "[empire_of_the_sun][offensive][rule:ES-OFF-8]") {
    AtTable table;
    table.put("jp_15_army", "2212");
    CHECK(contacts(table.now()).empty());
    table.put("cw_2_aus_corps", "2212");
    CHECK(contacts(table.now()) == std::vector{hex_at("2212")});
    CHECK(has(units_in(table.now(), hex_at("2212")), unit("cw_2_aus_corps")));
    CHECK(has(units_in(table.now(), hex_at("2212")), unit("jp_15_army")));
    table.put("jp_hq_south", "2212");
    CHECK_FALSE(has(troops_in(table.now(), hex_at("2212"), Side::Japan), unit("jp_hq_south")));
    CHECK(has(troops_in(table.now(), hex_at("2212"), Side::Japan), unit("jp_15_army")));
}

TEST_CASE("with a hex lost, whoever stands there is gone and the enemy controls it", "[empire_of_the_sun][supply]") {
    AtTable table;
    table.put("jp_15_army", "2212");
    const auto& state = table.now();
    const auto hex = hex_at("2212");
    const auto before = board_of(state);
    const auto then = with_hex_lost(state, hex);
    CHECK_FALSE(then[unit("jp_15_army")].on_map());
    CHECK(then.control[hex] == enemy_of(before.control[hex]));
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        CHECK((then[id].place == before[id].place || before[id].place.hex == hex));
    }
}

TEST_CASE("the card that is thought of without one is an operations card of the highest value", "[empire_of_the_sun]") {
    for (const auto side : {Side::Japan, Side::Allies}) {
        const auto usual = usual_card(tables(), side);
        REQUIRE(usual);
        CHECK(tables()[*usual].side == side);
        CHECK_FALSE(tables()[*usual].event_only);
        CHECK(std::ranges::all_of(tables().cards, [&](const Card& each) {
            return each.side != side || each.event_only || each.operations <= tables()[*usual].operations;
        }));
    }
}

TEST_CASE("ships sail on one water, and the empty corners of the map are none of it", "[empire_of_the_sun][rule:ES-NAV-1]") {
    const auto& map = *tables().map;
    const auto sea = sea_of_ships(map);
    for (const auto& hex : tables().map_hexes) {
        if (hex.port) {
            INFO(map.label(hex.hex));
            CHECK(sea[hex.hex] != 0);
        }
    }
    int beyond = 0;
    for (std::uint16_t i = 0; i < map.grid().size(); ++i) {
        beyond += sea[HexId{i}] == 0 && map.land({i}) == nullptr ? 1 : 0;
    }
    CHECK(beyond > 0);
}

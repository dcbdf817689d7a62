// What a player chooses by a card, or brings about by it after its battle: whose activation is undone, which corps is reduced, which card leaves the hand.

#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/offensive/card_changes.hpp"
#include "model/empire_of_the_sun/ways.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

PlayReaction react(std::string_view id, std::optional<std::string_view> named = {}) {
    return {.cards = {card(id)}, .future = {}, .unit = named ? std::optional{unit(*named)} : std::nullopt};
}

/// An army of Japan goes from Siam into Burma.
AtTable into_burma() {
    auto table = in_the_south();
    for (const auto id : units_in(table.now(), hex_at("2108"), Side::Allies)) {
        table.put(tables()[id].id, PlaceKind::Eliminated);
    }
    table.flag("2108", Side::Allies);
    table.put("jp_15_army", "2109");
    table.rule(activate({"jp_15_army"}));
    table.rule(go({"jp_15_army"}, "2108", Travel::Land));
    return table;
}

} // namespace

TEST_CASE("the activation of one Japanese ground unit in Burma is undone", "[empire_of_the_sun][cards][rule:ES-CRD-24]") {
    auto table = into_burma();
    REQUIRE(table.holds(Side::Japan, "2108"));
    REQUIRE(active_in_burma(table.now()) == std::vector{unit("jp_15_army")});
    auto only = table;
    only.enter(react("AL22")); // there is no choice
    CHECK(only.at("jp_15_army") == "2109");
    CHECK(!has(only.now().offensive->activated, unit("jp_15_army")));
    CHECK(only.now().offensive->moved.empty());
    CHECK(only.holds(Side::Allies, "2108")); // and what it took
    CHECK(only.breaks(go({"jp_15_army"}, "2108", Travel::Land), "ES-OFF-2"));
    // Of two the Allies choose.
    table.put("jp_25_army", "2008");
    table.rule(activate({"jp_25_army", "jp_ca_mogami"}));
    CHECK(says(table, react("AL22"), "Name the unit"));
    CHECK(table.breaks(react("AL22"), "ES-CRD-24"));
    CHECK(table.breaks(react("AL22", "jp_ca_mogami"), "ES-CRD-24"));
    CHECK(table.breaks(react("AL22", "jp_14_army"), "ES-CRD-24")); // not active
    CHECK(table.refused(react("AL61", "jp_15_army")) == "ES-CRD-24");
    auto other = table;
    other.enter(react("AL22", "jp_25_army"));
    CHECK(other.at("jp_15_army") == "2108");
    CHECK(other.holds(Side::Japan, "2108"));
    CHECK(has(other.now().offensive->activated, unit("jp_15_army")));
    CHECK(!has(other.now().offensive->activated, unit("jp_25_army")));
    // A ground unit, in Burma or northern India.
    auto ships = in_the_south();
    ships.put("jp_ca_mogami", "2008");
    ships.rule(activate({"jp_ca_mogami"}));
    CHECK(ships.breaks(react("AL22"), "ES-CRD-9"));
    ships.put("jp_15_army", "2015");
    ships.rule(activate({"jp_15_army"}));
    CHECK(ships.breaks(react("AL22"), "ES-CRD-9"));
    ships.put("jp_15_army", "1905");
    CHECK(!ships.breaks(react("AL22"), "ES-CRD-9"));
}

TEST_CASE("an assault that is undone gives its shipping points and its battle back", "[empire_of_the_sun][cards][rule:ES-CRD-24]") {
    auto table = in_the_south();
    table.put("jp_18_army", "2015");
    table.flag("2015", Side::Japan);
    table.put("cw_1_ind_corps", "2008");
    table.flag("2008", Side::Allies);
    table.rule(activate({"jp_18_army"}));
    table.rule(go({"jp_18_army"}, "2008", Travel::Assault));
    REQUIRE(table[Track::JapaneseAspUsed] == 2);
    table.rule(DeclareBattles{.hexes = {hex_at("2008")}});
    auto near = table;
    table.rule(react("AL22"));
    CHECK(table[Track::JapaneseAspUsed] == 0);
    CHECK(table.at("jp_18_army") == "2015");
    CHECK(table.now().offensive->battles.empty());
    // Where another can fight the battle stays.
    near.put("jp_22_air_flot", "2109");
    near.rule(activate({"jp_22_air_flot"}));
    near.rule(react("AL22"));
    CHECK(near.now().offensive->battles == std::vector{hex_at("2008")});
}

TEST_CASE("an offensive of HQ SEAC is cancelled and a full Indian corps reduced",
          "[empire_of_the_sun][cards][rule:ES-CRD-24][rule:ES-CRD-9]") {
    AtTable table("1944");
    table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    table.rule(play("AL13", "cw_hq_seac"));
    for (const auto id : full_indian_corps(table.now())) {
        table.put(tables()[id].id, PlaceKind::Eliminated);
    }
    CHECK(says(table, react("JP21"), "none of full strength"));
    table.put("cw_1_ind_corps", "1805", Step::Reduced);
    CHECK(table.breaks(react("JP21"), "ES-CRD-9"));
    table.put("cw_b_ind_div", "1805"); // no corps
    CHECK(table.breaks(react("JP21"), "ES-CRD-9"));
    table.put("cw_2_ind_corps", "1905");
    CHECK(!table.breaks(react("JP21"), "ES-CRD-9"));
    auto only = table;
    only.enter(react("JP21"));
    CHECK(!only.now().offensive);
    CHECK(only["cw_2_ind_corps"].step == Step::Reduced);
    CHECK(only.at("cw_2_ind_corps") == "1905");
    table.put("cw_3_ind_corps", "1805");
    CHECK(says(table, react("JP21"), "Name the corps"));
    CHECK(table.breaks(react("JP21", "cw_1_ind_corps"), "ES-CRD-24"));
    table.enter(react("JP21", "cw_3_ind_corps"));
    CHECK(table["cw_3_ind_corps"].step == Step::Reduced);
    CHECK(table["cw_2_ind_corps"].step == Step::Full);
}

TEST_CASE("a card leaves the Japanese hand when a US carrier has fought in the Japanese islands",
          "[empire_of_the_sun][cards][rule:ES-STW-14]") {
    const auto raid = [](std::string_view hex, std::string_view ship) {
        auto table = event_of("AL72", "us_hq_c_pac");
        clear_map(table);
        table.put("us_hq_c_pac", "5808");
        table.put(ship, hex);
        table.put("jp_22_air_flot", hex);
        table.rule(activate({ship}));
        table.rule(DeclareBattles{.hexes = {hex_at(hex)}});
        table.rule(FightAtSea{.hex = hex_at(hex), .offensive = {.die = die(9)}, .reaction = {.die = die(0)}});
        return table;
    };
    EndOffensive gives{.cancelled = false, .give = card("JP8")};
    auto table = raid("3706", "us_cv_enterprise");
    CHECK(table.now().offensive->undo->raided);
    CHECK(table.refused(EndOffensive{}) == "ES-STW-14");
    CHECK(table.refused(EndOffensive{.cancelled = false, .give = card("AL8")}) == "ES-STW-14");
    const int cards = table[Track::JapaneseCards];
    auto empty = table;
    table.rule(gives);
    CHECK(table[Track::JapaneseCards] == cards - 1);
    CHECK(table.place_of("JP8") == CardPlace::Discards);
    empty.hand(Side::Japan, 0);
    CHECK(empty.refused(EndOffensive{}).empty()); // there is none to take
    // No carrier, not in the Japanese islands, or not as event.
    for (const auto& [hex, ship] : {std::pair{"3706", "us_ca_new_orleans"}, std::pair{"4715", "us_cv_enterprise"}}) {
        const auto none = raid(hex, ship);
        CHECK(none.refused(EndOffensive{}).empty());
        CHECK(none.refused(gives) == "ES-STW-14");
    }
    AtTable start("campaign");
    start.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    auto early = play("AL72", "us_hq_c_pac", true);
    early.give = card("JP8");
    CHECK(start.refused(early) == "ES-STW-14");
}

TEST_CASE("what a card needs is told before the card that it takes is asked for",
          "[empire_of_the_sun][cards][rule:ES-CRD-9][rule:ES-STW-14]") {
    AtTable table("1944");
    table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    for (const auto* const id : {"us_20bc", "us_21bc"}) {
        table.put(id, PlaceKind::Eliminated);
    }
    const PlayEvent raid{.card = card("AL60")};
    CHECK(table.refused(raid) == "ES-CRD-9");
    CHECK(says(table, raid, "needs a B29 in the China box"));
    table.put("us_20bc", PlaceKind::ChinaBox);
    CHECK(table.refused(raid) == "ES-STW-14");
    CHECK(says(table, raid, "draw one at random"));
    table.put("us_20bc", PlaceKind::Eliminated);
    table.rule(PlayEvent{.card = card("AL60"), .future = false, .give = card("JP8")}); // the table has ruled
    CHECK(table.place_of("JP8") == CardPlace::Discards);
}

TEST_CASE("steps of a card are counted with their units over all entries", "[empire_of_the_sun][cards][rule:ES-CRD-19]") {
    const auto lose = [](std::string_view id, std::string_view by, int steps = 1) {
        return LoseSteps{.units = {{unit(id), steps}}, .cause = {}, .card = card(by)};
    };
    // Kamikaze: two steps of ships, one of the aircraft that flew, whatever comes first.
    auto table = event_of("AL31", "us_hq_c_pac");
    for (const auto* const id : {"us_cv_lexington", "us_cv_enterprise", "us_ca_new_orleans"}) {
        table.put(id, "4017");
    }
    table.rule(activate({"us_cv_lexington", "us_cv_enterprise", "us_ca_new_orleans"}));
    table.rule(DeclareBattles{.hexes = {hex_at("4017")}});
    table.rule(PlayReaction{.cards = {card("JP61")}});
    table.rule(lose("us_cv_lexington", "JP61"));
    table.rule(lose("us_cv_enterprise", "JP61"));
    const auto& losses = tables()[card("JP61")].losses;
    CHECK(struck_already(table.now(), card("JP61"), losses[0].whom) == 2);
    CHECK(struck_already(table.now(), card("JP61"), losses[1].whom) == 0);
    CHECK(says(table, lose("us_ca_new_orleans", "JP61"), "of one side")); // three of three in all, and one side too many
    CHECK(!says(table, lose("jp_24_air_flot", "JP61"), "of one side"));
    // The steps of a die come from one unit.
    auto submarine = event_of("JP9", "jp_hq_south_seas");
    submarine.put("jp_ca_mogami", "4017");
    submarine.put("jp_bb_nagato", "4017");
    submarine.rule(activate({"jp_ca_mogami", "jp_bb_nagato"}));
    submarine.rule(PlayReaction{.cards = {card("AL61")}});
    submarine.rule(ThrowDie{.card = card("AL61"), .dice = die(6)}); // two steps
    CHECK(!submarine.breaks(lose("jp_bb_nagato", "AL61", 2), "ES-CRD-19"));
    submarine.rule(lose("jp_bb_nagato", "AL61"));
    CHECK(says(submarine, lose("jp_ca_mogami", "AL61"), "strikes one unit"));
    CHECK(!submarine.breaks(lose("jp_bb_nagato", "AL61"), "ES-CRD-19"));
}

TEST_CASE("an evacuation goes by sea as far as strategic transport", "[empire_of_the_sun][cards][rule:ES-LND-10][rule:ES-LND-5]") {
    const auto by = [](std::string_view id, std::string_view to) {
        auto found = go({id}, to, Travel::Card);
        found.card = card("JP35");
        return found;
    };
    AtTable table("campaign");
    table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    table.rule(PlayEvent{.card = card("JP35")});
    const int allowance = tables().allowance[1][static_cast<std::size_t>(tables()[card("JP35")].operations - 1)];
    // From a port twice as far as from a coast without one.
    const auto from = [&](bool port) {
        const auto found = std::ranges::find_if(tables().map_hexes, [&](const MapHex& hex) {
            const auto way = sea_way(*tables().map, hex.hex, hex_at("3407"), 99);
            return hex.port == port && tables().map->coastal(hex.hex) && way && *way > allowance && *way <= 2 * allowance &&
                   tables().map->ground(hex.hex) && hex.region != "Manchuria" && hex.region != "Japan";
        });
        REQUIRE(found != tables().map_hexes.end());
        return tables().map->label(found->hex);
    };
    const auto port = from(true);
    const auto coast = from(false);
    table.put("jp_1_sn_brig", port);
    table.flag(port, Side::Japan);
    CHECK(!table.breaks(by("jp_1_sn_brig", "3407"), "ES-LND-10"));
    table.flag(port, Side::Allies); // no friendly port any more
    CHECK(says(table, by("jp_1_sn_brig", "3407"), "by sea, and"));
    table.put("jp_2_sn_brig", coast);
    table.flag(coast, Side::Japan);
    CHECK(says(table, by("jp_2_sn_brig", "3407"), "by sea, and"));
    // A port that nobody supplies.
    table.put("jp_1_sn_brig", "4715");
    CHECK(!table.breaks(by("jp_1_sn_brig", "4017"), "ES-LND-10"));
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        if (tables().units[i].hq() && tables().units[i].side == Side::Japan) {
            table.put(tables().units[i].id, PlaceKind::Eliminated);
        }
    }
    CHECK(says(table, by("jp_1_sn_brig", "4017"), "port in supply"));
}

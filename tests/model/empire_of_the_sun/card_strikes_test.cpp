// Whom the cards of an offensive strike and when, and whom and what their text moves.

#include "model/empire_of_the_sun/offensive/card_changes.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("cards strike whom they name, and no more than they say", "[empire_of_the_sun][cards][rule:ES-CRD-19][rule:ES-BAT-31]") {
    const auto lose = [](std::string_view id, std::string_view by, int steps = 1) {
        return LoseSteps{.units = {{unit(id), steps}}, .cause = {}, .card = card(by)};
    };
    auto table = event_of("AL31", "us_hq_c_pac");
    table.put("us_cv_lexington", "4017");
    table.put("us_cv_enterprise", "4017");
    table.put("us_ca_new_orleans", "4017");
    table.rule(activate({"us_cv_lexington", "us_cv_enterprise"}));
    table.rule(DeclareBattles{.hexes = {hex_at("4017")}});
    table.rule(PlayReaction{.cards = {card("JP61")}});
    CHECK(!table.breaks(lose("us_cv_lexington", "JP61"), "ES-CRD-19"));
    CHECK(!table.breaks(lose("jp_24_air_flot", "JP61"), "ES-CRD-19")); // the aircraft that flew
    CHECK(table.breaks(lose("us_7af", "JP61"), "ES-CRD-19"));
    CHECK(table.breaks(lose("us_ca_new_orleans", "JP61"), "ES-CRD-19"));  // not active
    CHECK(table.breaks(lose("us_cv_lexington", "JP61", 2), "ES-CRD-19")); // another could lose a step
    table.rule(lose("us_cv_lexington", "JP61"));
    table.rule(lose("us_cv_enterprise", "JP61"));
    table.rule(lose("jp_24_air_flot", "JP61"));
    const auto& losses = tables()[card("JP61")].losses;
    REQUIRE(losses.size() == 2);
    CHECK(steps_of(table.now(), card("JP61"), losses[0]) == 2);
    CHECK(steps_of(table.now(), card("JP61"), losses[1]) == 1);
    CHECK(table.breaks(lose("us_cv_enterprise", "JP61"), "ES-CRD-19")); // two of the Allies, one of Japan
    table.rule(PlayReaction{.cards = {card("JP45")}});                  // one more
    CHECK(steps_of(table.now(), card("JP61"), losses[0]) == 3);
    CHECK(steps_of(table.now(), card("JP61"), losses[1]) == 1);          // of Japan no more than before
    CHECK(!table.breaks(lose("us_cv_enterprise", "JP61"), "ES-CRD-19")); // its last, for no other has two

    // What falls due at the end stands until it is entered, or the table says why not.
    auto yamato = event_of("AL31", "us_hq_c_pac");
    yamato.put("jp_bb_yamato", "3407");
    yamato.rule(DeclareBattles{.hexes = {hex_at("4017")}});
    yamato.rule(PlayReaction{.cards = {card("JP65")}});
    CHECK(yamato.breaks(EndOffensive{}, "ES-CRD-19"));
    CHECK(yamato.breaks(lose("jp_bb_nagato", "JP65"), "ES-CRD-19"));
    yamato.rule(lose("jp_bb_yamato", "JP65"));
    CHECK(!yamato.breaks(EndOffensive{}, "ES-CRD-19"));

    // So does a die.
    auto submarine = event_of("AL31", "us_hq_c_pac");
    submarine.put("us_cv_lexington", "4017");
    submarine.rule(activate({"us_cv_lexington"}));
    CHECK(!submarine.breaks(EndOffensive{}, "ES-BAT-31"));
    submarine.rule(PlayReaction{.cards = {card("JP36")}});
    CHECK(submarine.breaks(EndOffensive{}, "ES-BAT-31"));
    submarine.rule(ThrowDie{.card = card("JP36"), .dice = die(3)});
    CHECK(!submarine.breaks(EndOffensive{}, "ES-BAT-31"));

    // Where a Japanese BB stands, and no Allied one.
    auto guns = event_of("JP20", "jp_hq_south_seas");
    guns.put("us_7af", "4017");
    CHECK(guns.breaks(lose("us_7af", "JP20"), "ES-CRD-19"));
    guns.put("jp_bb_nagato", "4017");
    CHECK(!guns.breaks(lose("us_7af", "JP20"), "ES-CRD-19"));
    guns.put("us_bb_miss", "4017");
    CHECK(guns.breaks(lose("us_7af", "JP20"), "ES-CRD-19"));
}

TEST_CASE("what the text of a card moves keeps its limits",
          "[empire_of_the_sun][cards][rule:ES-HQ-10][rule:ES-LND-9][rule:ES-LND-10][rule:ES-CRD-9]") {
    const auto by = [](const std::vector<std::string_view>& ids, std::string_view to, std::string_view id) {
        auto found = go(ids, to, Travel::Card);
        found.card = card(id);
        return found;
    };
    AtTable table("campaign");
    table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    const auto fleet = by({"jp_hq_combined_fleet_yamamoto", "jp_bb_nagato"}, "4017", "JP77");
    CHECK(table.breaks(fleet, "ES-CRD-9")); // not played
    table.rule(PlayEvent{.card = card("JP77")});
    CHECK(!table.breaks(fleet, "ES-CRD-9"));
    CHECK(table.breaks(fleet, "ES-HQ-10")); // no resource hex is near Truk
    table.flag("2220", Side::Japan);
    const auto near = std::ranges::find_if(tables().map_hexes, [&](const MapHex& hex) {
        return hex.port && controls(table.now(), Side::Japan, hex.hex) && std::ranges::any_of(tables().map_hexes, [&](const MapHex& other) {
                   return other.resource && tables().map->distance(hex.hex, other.hex) <= 3;
               });
    });
    REQUIRE(near != tables().map_hexes.end());
    const auto port = tables().map->label(near->hex);
    CHECK(!table.breaks(by({"jp_bb_nagato"}, port, "JP77"), "ES-HQ-10"));
    CHECK(table.breaks(by({"jp_bb_nagato", "jp_cv_akagi", "jp_cv_soryu", "jp_cv_shokaku", "jp_bb_kongo_1"}, port, "JP77"), "ES-HQ-10"));
    CHECK(table.breaks(by({"jp_hq_south"}, port, "JP77"), "ES-HQ-10"));
    CHECK(table.breaks(by({"jp_1_sn_brig"}, port, "JP77"), "ES-HQ-10"));

    AtTable away("campaign");
    away.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    away.rule(PlayEvent{.card = card("JP35")});
    for (const auto id : {"jp_1_sn_brig", "jp_2_sn_brig", "jp_3_sn_brig", "jp_4_sn_brig"}) {
        away.put(id, "4017");
    }
    CHECK(!away.breaks(by({"jp_1_sn_brig", "jp_2_sn_brig", "jp_3_sn_brig"}, "3407", "JP35"), "ES-LND-10"));
    CHECK(away.breaks(by({"jp_1_sn_brig", "jp_2_sn_brig", "jp_3_sn_brig", "jp_4_sn_brig"}, "3407", "JP35"), "ES-LND-10"));
    CHECK(away.breaks(by({"jp_bb_nagato"}, "3407", "JP35"), "ES-LND-10"));
    CHECK(away.breaks(by({"jp_1_sn_brig"}, "5808", "JP35"), "ES-LND-10")); // not friendly
    away.put("jp_2_sn_brig", "3817");
    REQUIRE(tables().map->distance(hex_at("4017"), hex_at("3817")) == 2);
    CHECK(away.breaks(by({"jp_1_sn_brig", "jp_2_sn_brig"}, "3407", "JP35"), "ES-LND-10"));

    AtTable jump("campaign");
    jump.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    jump.rule(play("AL69", "us_hq_c_pac", true));
    jump.put("us_11_airborne_div", "3626");
    jump.put("us_5af", "3626");
    jump.flag("3626", Side::Allies);
    const auto reach = std::max(tables()[unit("us_5af")].range, tables()[unit("us_5af")].extended_range);
    const auto drop = [&](const MapHex& hex) {
        return tables().map->ground(hex.hex) && hex.terrain != Terrain::Ocean && tables().map->distance(hex_at("3626"), hex.hex) == reach &&
               !stands_in(jump.now(), hex.hex, Side::Allies) && !stands_in(jump.now(), hex.hex, Side::Japan);
    };
    const auto target = std::ranges::find_if(tables().map_hexes, drop);
    REQUIRE(target != tables().map_hexes.end());
    const auto label = tables().map->label(target->hex);
    CHECK(!jump.breaks(by({"us_11_airborne_div"}, label, "AL69"), "ES-LND-9"));
    auto occupied = jump;
    occupied.put("jp_1_sn_brig", label);
    CHECK(occupied.breaks(by({"us_11_airborne_div"}, label, "AL69"), "ES-LND-9"));
    jump.put("us_5af", PlaceKind::Eliminated);
    for (const auto id : units_in(jump.now(), hex_at("3626"), Side::Allies)) {
        if (tables()[id].kind == UnitKind::Air) {
            jump.put(tables()[id].id, PlaceKind::Eliminated);
        }
    }
    CHECK(jump.breaks(by({"us_11_airborne_div"}, label, "AL69"), "ES-LND-9"));

    AtTable chutes("campaign");
    chutes.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    chutes.rule(play("JP58", "jp_hq_south", true));
    for (std::size_t i = 0; i < tables().units.size(); ++i) { // no zone of the Allies
        if (tables().units[i].side == Side::Allies && tables().units[i].zone() && chutes.now().units[i].on_map()) {
            chutes.put(tables().units[i].id, PlaceKind::Eliminated);
        }
    }
    const TakeHexes empty{.side = Side::Japan, .hexes = {hex_at("1916")}, .card = card("JP58")};
    for (const auto id : units_in(chutes.now(), hex_at("1916"), Side::Allies)) {
        chutes.put(tables()[id].id, PlaceKind::Eliminated);
    }
    chutes.put("jp_22_air_flot", "2014");
    chutes.rule(activate({"jp_22_air_flot"}));
    CHECK(!chutes.breaks(empty, "ES-LND-9"));
    auto both = empty;
    both.hexes.push_back(hex_at("1915"));
    CHECK(chutes.breaks(both, "ES-LND-9"));
    auto guarded = chutes;
    guarded.put("nl_3_reg", "1916");
    CHECK(guarded.breaks(empty, "ES-LND-9"));
    const LoseSteps regiment{.units = {{unit("nl_3_reg"), 1}}, .cause = {}, .card = card("JP58")};
    CHECK(!guarded.breaks(regiment, "ES-LND-9"));
    guarded.put("nl_3_reg", "3823"); // out of reach
    CHECK(guarded.breaks(regiment, "ES-LND-9"));
    chutes.put("us_7af", "1917");
    chutes.flag("1917", Side::Allies);
}

TEST_CASE("a last step is taken only while no other unit of the card stands beside it with two",
          "[empire_of_the_sun][cards][rule:ES-CRD-19]") {
    auto table = event_of("AL31", "us_hq_c_pac");
    table.put("us_cv_lexington", "4017", Step::Reduced);
    table.put("us_cv_enterprise", "4017");
    table.rule(activate({"us_cv_lexington", "us_cv_enterprise"}));
    table.rule(DeclareBattles{.hexes = {hex_at("4017")}});
    table.rule(PlayReaction{.cards = {card("JP61")}});
    const LoseSteps last{.units = {{unit("us_cv_lexington"), 1}}, .cause = {}, .card = card("JP61")};
    CHECK(says(table, last, "while another can lose a step"));
    auto other = table; // in another hex
    other.put("us_cv_enterprise", "4317");
    CHECK(!other.breaks(last, "ES-CRD-19"));
    other = table; // with one step
    other.put("us_cv_enterprise", "4017", Step::Reduced);
    CHECK(!other.breaks(last, "ES-CRD-19"));
    other.put("us_7af", "4017"); // no ship
    other.rule(activate({"us_7af"}));
    CHECK(!other.breaks(last, "ES-CRD-19"));
    other.put("us_ca_new_orleans", "4017"); // not active
    CHECK(!other.breaks(last, "ES-CRD-19"));
    other.rule(activate({"us_ca_new_orleans"}));
    CHECK(other.breaks(last, "ES-CRD-19"));
    // Both steps of the only ship that is there.
    auto alone = table;
    alone.put("us_cv_lexington", "4317");
    const LoseSteps both{.units = {{unit("us_cv_enterprise"), 2}}, .cause = {}, .card = card("JP61")};
    CHECK(!alone.breaks(both, "ES-CRD-19"));
    // Of one side no more than the card says, though the sum is right.
    const LoseSteps three{.units = {{unit("us_cv_enterprise"), 2}, {unit("us_cv_lexington"), 1}}, .cause = {}, .card = card("JP61")};
    CHECK(says(table, three, "of one side"));
    // JP64 eliminates nobody, whoever else is there.
    auto storm = event_of("AL31", "us_hq_c_pac");
    storm.put("us_ca_new_orleans", "4017", Step::Reduced);
    storm.rule(PlayReaction{.cards = {card("JP64")}});
    CHECK(says(storm, LoseSteps{.units = {{unit("us_ca_new_orleans"), 1}}, .cause = {}, .card = card("JP64")}, "eliminates no unit, and"));
}

TEST_CASE("AL78 strikes what is not active, and a card that was not played nobody",
          "[empire_of_the_sun][cards][rule:ES-CRD-19][rule:ES-CRD-9]") {
    auto table = event_of("JP9", "jp_hq_south_seas");
    table.put("jp_ca_mogami", "4017");
    table.put("jp_bb_nagato", "4017");
    table.rule(activate({"jp_ca_mogami"}));
    const auto lose = [](std::string_view id, std::string_view by) {
        return LoseSteps{.units = {{unit(id), 1}}, .cause = {}, .card = card(by)};
    };
    CHECK(table.breaks(lose("jp_bb_nagato", "AL78"), "ES-CRD-9"));
    table.rule(PlayReaction{.cards = {card("AL78")}});
    table.rule(ThrowDie{.card = card("AL78"), .dice = die(3)});
    CHECK(!table.breaks(lose("jp_bb_nagato", "AL78"), "ES-CRD-9"));
    CHECK(!table.breaks(lose("jp_bb_nagato", "AL78"), "ES-CRD-19"));
    CHECK(says(table, lose("jp_ca_mogami", "AL78"), "that are not active"));
}

TEST_CASE("paratroops and the 11th Airborne go as far as an aircraft reaches, and into no zone",
          "[empire_of_the_sun][cards][rule:ES-LND-9][rule:ES-ZOI-4]") {
    AtTable chutes("campaign");
    clear_map(chutes);
    chutes.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    chutes.put("jp_hq_south", "2014");
    chutes.rule(play("JP58", "jp_hq_south", true));
    chutes.put("jp_22_air_flot", "2014");
    chutes.put("jp_15_army", "1916");
    chutes.rule(activate({"jp_22_air_flot", "jp_15_army"}));
    const int reach = std::max(tables()[unit("jp_22_air_flot")].range, tables()[unit("jp_22_air_flot")].extended_range);
    const auto at = [&](int hexes) {
        const auto found = std::ranges::find_if(tables().map_hexes, [&](const MapHex& hex) {
            return tables().map->ground(hex.hex) && tables().map->distance(hex_at("2014"), hex.hex) == hexes &&
                   tables().map->distance(hex_at("1916"), hex.hex) > 0;
        });
        REQUIRE(found != tables().map_hexes.end());
        return found->hex;
    };
    const auto take = [](HexId hex) { return TakeHexes{.side = Side::Japan, .hexes = {hex}, .cause = {}, .card = card("JP58")}; };
    CHECK(!chutes.breaks(take(at(reach)), "ES-LND-9"));
    CHECK(says(chutes, take(at(reach + 1)), "extended range")); // and the army beside it does not fly
    auto idle = chutes;
    idle.put("jp_22_air_flot", PlaceKind::Eliminated);
    CHECK(says(idle, take(at(1)), "extended range"));
    // Nor one that is off the map, however near its number would lie.
    const auto first = std::ranges::find_if(tables().map_hexes, [&](const MapHex& hex) {
        return tables().map->ground(hex.hex) && tables().map->distance(HexId{}, hex.hex) <= reach;
    });
    REQUIRE(first != tables().map_hexes.end());
    CHECK(says(idle, take(first->hex), "extended range"));
    // A carrier carries none.
    auto fleet = idle;
    const auto island = hex_at("3813");
    const auto around = tables().map->grid().around(island);
    const auto beside =
        std::ranges::find_if(around, [](const auto& each) { return each.there() && tables().map->land(each.hex) == nullptr; });
    REQUIRE(beside != around.end());
    fleet.put("jp_cv_akagi", tables().map->label(beside->hex));
    fleet.flag("3813", Side::Allies);
    fleet.rule(activate({"jp_cv_akagi"}));
    CHECK(says(fleet, take(island), "extended range"));
    // A zone of the Allies that nothing neutralises.
    auto dark = chutes;
    dark.put("us_hq_c_pac", "5808");
    dark.put("us_7af", "5808");
    dark.put("jp_22_air_flot", "5408");
    CHECK(says(dark, take(hex_at("5808")), "no paratroops"));
    auto light = dark;
    light.put("us_7af", PlaceKind::Eliminated);
    CHECK(!says(light, take(hex_at("5808")), "no paratroops"));

    AtTable jump("campaign");
    clear_map(jump);
    jump.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    jump.put("us_hq_c_pac", "5808");
    jump.rule(play("AL69", "us_hq_c_pac", true));
    jump.put("us_11_airborne_div", "3813");
    jump.put("us_5af", "3813");
    jump.flag("3813", Side::Allies);
    auto move = go({"us_11_airborne_div"}, "3709", Travel::Card);
    move.card = card("AL69");
    REQUIRE(tables().map->distance(hex_at("3813"), hex_at("3709")) <=
            std::max(tables()[unit("us_5af")].range, tables()[unit("us_5af")].extended_range));
    CHECK(!jump.breaks(move, "ES-LND-9"));
    jump.put("jp_hq_combined_fleet_yamamoto", "3706");
    jump.put("jp_1_air_div", "3708");
    REQUIRE(supply_of(board_of(jump.now())).zones().hostile(Side::Allies, hex_at("3709")));
    CHECK(says(jump, move, "does not jump there"));
}

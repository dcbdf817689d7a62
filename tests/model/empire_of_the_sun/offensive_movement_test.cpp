// How units move in an offensive: by land, by sea, in the air, ashore, and what they take.

#include "model/empire_of_the_sun/questions/supply.hpp"
#include "model/empire_of_the_sun/ways.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("how far units go by land and by sea",
          "[empire_of_the_sun][offensive][rule:ES-MOV-1][rule:ES-MOV-2][rule:ES-LND-1][rule:ES-LND-2][rule:ES-NAV-1]"
          "[rule:ES-NAV-2][rule:ES-MRK-3][rule:ES-GEN-3]") {
    const auto& map = *tables().map;
    CHECK(sea_way(map, hex_at("3407"), hex_at("3407"), 15) == 0);
    CHECK(!sea_way(map, hex_at("3407"), hex_at("5808"), 15));
    const auto far = sea_way(map, hex_at("4017"), hex_at("4021"), 15); // Truk to Rabaul
    REQUIRE(far);
    CHECK(*far == map.distance(hex_at("4017"), hex_at("4021")));
    CHECK(land_way(tables(), hex_at("2008"), hex_at("2106"), 12, false).has_value());
    CHECK(!land_way(tables(), hex_at("2008"), hex_at("2106"), 1, false));
    CHECK(!land_way(tables(), hex_at("2008"), hex_at("3706"), 60, false)); // no land joins them
    // The bridge makes a road of 2108 and 2109.
    const auto without = land_way(tables(), hex_at("2109"), hex_at("2108"), 12, false);
    const auto with = land_way(tables(), hex_at("2109"), hex_at("2108"), 12, true);
    REQUIRE(without);
    REQUIRE(with);
    CHECK(*with == 1);
    CHECK(*with < *without);
    auto table = in_the_south();
    table.rule(activate({"jp_15_army", "jp_ca_mogami", "jp_22_air_flot"}));
    CHECK(table.breaks(go({"jp_15_army"}, "2008", Travel::Land), "ES-LND-1"));
    CHECK(table.breaks(go({"jp_ca_mogami"}, "5808", Travel::Sea), "ES-NAV-1"));
    CHECK(table.breaks(go({"jp_38_army"}, "2110", Travel::Land), "ES-OFF-2")); // not activated
    CHECK(table.refused(go({"jp_15_army"}, "2013", Travel::Land)) == (map.ground(hex_at("2013")) ? "" : "ES-LND-1"));
    CHECK(table.refused(go({"jp_22_air_flot"}, "5807", Travel::Air)) == "ES-LND-1"); // open sea
    table.enter(go({"jp_15_army"}, "2014", Travel::Land));
    CHECK(table.at("jp_15_army") == "2014");
    // Operations value 1 takes a third of the way.
    AtTable slow;
    slow.enter(play("JP4", "jp_hq_south"));
    slow.rule(activate({"jp_ca_mogami"}));
    CHECK(slow.breaks(go({"jp_ca_mogami"}, "2015", Travel::Sea), "ES-NAV-1") ==
          !sea_way(map, hex_at("2311"), hex_at("2015"), 5).has_value());
}

TEST_CASE("where nobody goes", "[empire_of_the_sun][offensive][rule:ES-MOV-3][rule:ES-MOV-4][rule:ES-MOV-5][rule:ES-MOV-6][rule:ES-MOV-7]"
                               "[rule:ES-MOV-8]") {
    auto table = in_the_south();
    CHECK(table.breaks(go({"jp_15_army"}, "3302", Travel::Land), "ES-MOV-8"));
    CHECK(table.breaks(go({"jp_15_army"}, "2507", Travel::Land), "ES-MOV-4"));
    CHECK_FALSE(table.breaks(go({"jp_22_air_flot"}, "2507", Travel::Air), "ES-MOV-4")); // that is said of ground units
    CHECK(table.breaks(go({"jp_15_army"}, "1805", Travel::Land), "ES-MOV-5"));
    CHECK(!table.breaks(go({"jp_15_army"}, "2105", Travel::Land), "ES-MOV-5"));
    CHECK(table.breaks(go({"us_p_brig"}, "2507", Travel::Land), "ES-MOV-6"));
    CHECK(table.breaks(go({"cn_5_army"}, "2709", Travel::Land), "ES-MOV-7"));
    CHECK(!table.breaks(go({"cn_5_army"}, "2305", Travel::Land), "ES-MOV-7"));
}

TEST_CASE("aircraft go from airfield to airfield",
          "[empire_of_the_sun][offensive][rule:ES-AIR-1][rule:ES-AIR-2][rule:ES-AIR-3][rule:ES-AIR-6][rule:ES-AIR-9]"
          "[rule:ES-AIR-10]") {
    auto table = in_the_south();
    table.rule(activate({"jp_22_air_flot"}));
    CHECK(table.breaks(go({"jp_22_air_flot"}, "4715", Travel::Air), "ES-AIR-1")); // too far
    CHECK(table.breaks(go({"jp_22_air_flot"}, "2111", Travel::Air), "ES-AIR-1") == !tables().map->airfield(hex_at("2111")));
    table.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    CHECK(table.breaks(go({"jp_22_air_flot"}, "2015", Travel::Air), "ES-AIR-2"));
    CHECK(table.breaks(go({"jp_22_air_flot"}, "5018", Travel::Strategic), "ES-AIR-6"));
    table.enter(go({"jp_22_air_flot"}, "1913", Travel::Air));
    // A bracketed range is for movement only.
    AtTable other;
    other.rule(play("AL13", "us_hq_c_pac"));
    other.rule(activate({"us_vmf_211"}));
    other.rule(go({"us_vmf_211"}, "5808", Travel::Extended));
    other.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    CHECK(other.breaks(FightAtSea{.hex = hex_at("4715"),
                                  .offensive = {.units = {{.unit = unit("us_vmf_211"), .from = FightsFrom::Range}}, .die = die(5)},
                                  .reaction = {.die = die(5)}},
                       "ES-AIR-3"));
    // Between the China box and northern India.
    other.put("us_10af_lrb", "1905");
    other.enter(FlyChina{.unit = unit("us_10af_lrb")});
    CHECK(other.at("us_10af_lrb") == "china_box");
    CHECK(other.breaks(FlyChina{.unit = unit("us_10af_lrb"), .hex = hex_at("5808")}, "ES-AIR-9"));
    other.enter(FlyChina{.unit = unit("us_10af_lrb"), .hex = hex_at("2104")});
    CHECK(other.refused(FlyChina{.unit = unit("us_10af_lrb"), .hex = hex_at("2104")}) == "ES-AIR-9");
    CHECK(other.refused(FlyChina{.unit = unit("jp_22_air_flot")}) == "ES-AIR-9");
}

TEST_CASE(
    "assaults, barges and transport",
    "[empire_of_the_sun][offensive][rule:ES-AMP-1][rule:ES-AMP-2][rule:ES-AMP-4][rule:ES-AMP-5][rule:ES-AMP-7][rule:ES-AMP-9][rule:ES-AMP-"
    "10][rule:ES-ASP-2][rule:ES-ASP-8][rule:ES-LND-5][rule:ES-LND-6][rule:ES-LND-7][rule:ES-LND-8][rule:ES-NAV-6][rule:ES-GEN-14]") {
    auto table = in_the_south();
    table.rule(activate({"jp_15_army", "jp_2_sn_brig", "jp_38_army", "jp_ca_mogami"}));
    table.put("jp_15_army", "2212"); // in a coastal hex, full: two points
    CHECK(asp_left(table.now(), Side::Japan) == 7);
    table.rule(go({"jp_15_army"}, "2415", Travel::Assault));
    CHECK(asp_left(table.now(), Side::Japan) == 5);
    table.rule(go({"jp_2_sn_brig"}, "2415", Travel::Transport)); // carried by a cruiser: none
    CHECK(asp_left(table.now(), Side::Japan) == 5);
    table.set({{Track::JapaneseAspUsed, 7}});
    CHECK(table.breaks(go({"jp_38_army"}, "2415", Travel::Assault), "ES-ASP-2"));
    CHECK(table.breaks(go({"jp_38_army"}, "2110", Travel::Barges), "ES-LND-7")); // no barges
    table.set({{Track::Barges, 1}});
    table.put("jp_38_army", "2110");
    CHECK(table.breaks(go({"jp_38_army"}, "2415", Travel::Barges), "ES-LND-7")); // more than one side
    CHECK(table.breaks(go({"jp_ca_mogami"}, "2111", Travel::Strategic), "ES-NAV-6"));
    CHECK(!table.breaks(go({"jp_ca_mogami"}, "2212", Travel::Strategic), "ES-NAV-6"));
    // A ship that went before goes along when it went all the way from there to there.
    for (const bool all_the_way : {true, false}) {
        auto escorted = in_the_south();
        escorted.put("jp_2_sn_brig", "2212");
        escorted.put("jp_ca_mogami", "2212");
        escorted.rule(activate({"jp_2_sn_brig", "jp_ca_mogami"}));
        escorted.rule(go({"jp_ca_mogami"}, all_the_way ? "2415" : "2414", Travel::Sea));
        CHECK(escorted.breaks(go({"jp_2_sn_brig"}, "2415", Travel::Transport), "ES-AMP-9") == !all_the_way);
    }
    // Not everybody lands or is transported.
    auto allied = in_the_pacific();
    CHECK(allied.breaks(go({"nl_1_reg"}, "2015", Travel::Assault), "ES-GEN-14"));
    CHECK(allied.breaks(go({"cw_1_ind_corps"}, "2015", Travel::Strategic), "ES-LND-6"));
    allied.put("cw_7_armoured_brig", "2008");
    CHECK(allied.breaks(go({"cw_7_armoured_brig"}, "2014", Travel::Assault), "ES-GEN-14"));
    CHECK(!allied.breaks(go({"cw_7_armoured_brig"}, "1805", Travel::Strategic), "ES-LND-6"));
    // Army units take an island that is defended only with Marines.
    allied.put("us_x_corps", "5018");
    allied.flag("4715", Side::Japan);
    CHECK(allied.breaks(go({"us_x_corps"}, "4715", Travel::Assault), "ES-AMP-7"));
    allied.put("us_1_marine_div", "5018");
    allied.rule(activate({"us_1_marine_div", "us_x_corps"}));
    allied.rule(go({"us_1_marine_div"}, "4715", Travel::Assault));
    CHECK(!allied.breaks(go({"us_x_corps"}, "4715", Travel::Assault), "ES-AMP-7"));
    // Into an enemy zone of influence that nothing neutralises.
    Supply supply;
    supply.compute(tables(), board_of(allied.now()));
    const auto dark = std::ranges::find_if(tables().map_hexes, [&](const MapHex& hex) {
        return hex.terrain != Terrain::Ocean && tables().map->coastal(hex.hex) && supply.zones().hostile(Side::Allies, hex.hex);
    });
    REQUIRE(dark != tables().map_hexes.end());
    CHECK(allied.breaks(go({"us_1_marine_div"}, tables().map->label(dark->hex), Travel::Assault), "ES-AMP-4"));
}

TEST_CASE("ground units take what they enter",
          "[empire_of_the_sun][offensive][rule:ES-CTL-1][rule:ES-CTL-2][rule:ES-CTL-3][rule:ES-CTL-5][rule:ES-CTL-7]"
          "[rule:ES-LND-3][rule:ES-LND-9][rule:ES-OFF-13][rule:ES-HQ-6][rule:ES-AMP-3]") {
    auto table = in_the_south();
    table.rule(activate({"jp_15_army", "jp_22_air_flot"}));
    table.put("jp_15_army", "2110");
    table.flag("2109", Side::Allies);
    table.flag("2108", Side::Allies);
    table.rule(RemoveUnits{.units = {unit("jp_38_army")}, .cause = Cause::Table});
    auto through = go({"jp_15_army"}, "2109", Travel::Land);
    table.rule(through);
    CHECK(table.holds(Side::Japan, "2109"));
    table.put("jp_15_army", "2110");
    through = go({"jp_15_army"}, "2107", Travel::Land);
    through.through = {hex_at("2108")};
    CHECK(table.breaks(through, "ES-LND-3")); // the 1st Burma Division stands there
    // What is passed lies on a way that the unit can go.
    const auto board = board_of(table.now());
    const int most = 2 * tables().allowance[0][2];
    const auto from = hex_at("2110");
    int passed = 0;
    for (const auto& middle : tables().map_hexes) {
        for (const auto& end : tables().map_hexes) {
            if (tables().map->distance(from, middle.hex) != 1 || tables().map->distance(middle.hex, end.hex) != 1 ||
                tables().map->distance(from, end.hex) != 2) {
                continue;
            }
            auto there = board;
            there[unit("jp_15_army")].place.hex = middle.hex;
            const auto first = land_way(tables(), board, unit("jp_15_army"), middle.hex, most);
            const bool on = first && land_way(tables(), there, unit("jp_15_army"), end.hex, most - *first);
            auto way = go({"jp_15_army"}, tables().map->label(end.hex), Travel::Land);
            way.through = {middle.hex};
            if (tables().map->ground(end.hex) && !stops_in(table.now(), middle.hex, Side::Allies)) {
                CHECK(says(table, way, "lies on no way") == !on);
                passed += on ? 1 : 0;
            }
        }
    }
    CHECK(passed > 2);
    auto astray = go({"jp_15_army"}, "2109", Travel::Land);
    astray.through = {hex_at("1913")};
    CHECK(table.breaks(astray, "ES-CTL-1"));
    // Where an enemy stands nothing changes hands.
    table.rule(go({"jp_15_army"}, "2108", Travel::Land));
    CHECK(table.holds(Side::Allies, "2108"));
    // As affirmed: paratroops, card 28, or a ruling.
    table.enter(TakeHexes{.side = Side::Japan, .hexes = {hex_at("2917")}, .cause = Cause::Card});
    CHECK(table.holds(Side::Japan, "2917"));
    CHECK(table.refused(TakeHexes{.side = Side::Japan, .hexes = {hex_at("5807")}, .cause = Cause::Card}) == "ES-CTL-6");
    CHECK(table.refused(TakeHexes{.side = Side::Japan, .hexes = {hex_at("2407")}, .cause = Cause::Card}) == "ES-CTL-3");
    CHECK(table.refused(TakeHexes{.side = Side::Japan, .hexes = {hex_at("2917")}, .cause = Cause::Card}) == "ES-GEN-22"); // his already
    CHECK(taken_this_turn(table.now()).japanese > 0);
    table.rule(RemoveUnits{.units = {unit("us_hq_sw_pac")}, .cause = Cause::Table}); // a headquarters is put on the turn track
    CHECK(table.at("us_hq_sw_pac") == "turn_track");
}

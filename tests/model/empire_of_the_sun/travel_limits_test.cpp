// Movement where one hex, one condition or one side decides, each clause with both sides of its limit.

#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"
#include "model/empire_of_the_sun/ways.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

bool hostile(const AtTable& table, Side side, std::string_view hex) {
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    return supply.zones().hostile(side, hex_at(hex));
}
bool among(const std::vector<HexId>& hexes, std::string_view label) { return has(hexes, hex_at(label)); }

/// Every unit of a side in the hex is put aside.
void clear(AtTable& table, std::string_view hex, Side side) {
    if (const auto units = units_in(table.now(), hex_at(hex), side); !units.empty()) {
        table.rule(RemoveUnits{.units = units, .cause = Cause::Table});
    }
}

} // namespace

TEST_CASE("emergency moves end at their limits", "[empire_of_the_sun][aftermath][rule:ES-NAV-5][rule:ES-AIR-5]") {
    auto board = empty_board();
    const auto ports = emergency_ports(tables(), board, Side::Allies, hex_at("3014"));
    CHECK(among(ports, "2019"));       // ten hexes
    CHECK_FALSE(among(ports, "2008")); // Rangoon: eleven
    // An aircraft uses its extended range, in brackets too: 2 and 4.
    stand(board, "us_feaf", "2813");
    const auto airfields = emergency_airfields(tables(), board, unit("us_feaf"));
    CHECK(among(airfields, "2812"));
    CHECK(among(airfields, "2915"));       // Davao: three
    CHECK(among(airfields, "2415"));       // Miri: four
    CHECK_FALSE(among(airfields, "2917")); // Menado: five
}

TEST_CASE("strategic movement of aircraft has twice the legs of the card", "[empire_of_the_sun][offensive][rule:ES-AIR-6]") {
    auto table = in_the_south("JP4"); // of value 1
    table.rule(activate({"jp_22_air_flot"}));
    CHECK_FALSE(table.breaks(go({"jp_22_air_flot"}, "3209", Travel::Strategic), "ES-AIR-6")); // Okinawa: ten hexes, twice five
    CHECK(table.breaks(go({"jp_22_air_flot"}, "3209", Travel::Extended), "ES-AIR-1"));
    CHECK(table.breaks(go({"jp_22_air_flot"}, "3307", Travel::Strategic), "ES-AIR-6")); // eleven
}

TEST_CASE("the air ferry is of use to the Allies alone", "[empire_of_the_sun][offensive][rule:ES-AIR-8]") {
    auto board = empty_board();
    CHECK(lands_at(tables(), board, Side::Allies, hex_at("5408"), true));
    CHECK_FALSE(lands_at(tables(), board, Side::Allies, hex_at("5408"), false)); // nobody ends there
    CHECK_FALSE(lands_at(tables(), board, Side::Japan, hex_at("5408"), true));
    stand(board, "jp_ca_mogami", "5408");
    CHECK_FALSE(lands_at(tables(), board, Side::Allies, hex_at("5408"), true));
}

TEST_CASE("a carrier that went all the way opens the zones of a landing", "[empire_of_the_sun][offensive][rule:ES-AMP-4]") {
    for (const bool carrier : {true, false}) {
        auto table = in_the_pacific();
        table.put("us_1_marine_div", "5018");
        table.put("us_cv_enterprise", "5018");
        table.put("jp_24_air_flot", "4916"); // two hexes from where they start
        clear(table, "4415", Side::Japan);
        table.rule(activate({"us_1_marine_div", "us_cv_enterprise"}));
        table.rule(go({"us_cv_enterprise"}, carrier ? "4415" : "5019", Travel::Sea));
        table.put("us_7af", "5808");
        if (!carrier) {
            table.put("us_cv_enterprise", "5808");
        }
        REQUIRE(hostile(table, Side::Allies, "5018"));
        REQUIRE_FALSE(hostile(table, Side::Allies, "4415"));
        CHECK(table.breaks(go({"us_1_marine_div"}, "4415", Travel::Assault), "ES-AMP-4") == !carrier);
    }
}

TEST_CASE("in reaction the Army assaults an island without Marines", "[empire_of_the_sun][offensive][rule:ES-AMP-7]") {
    auto table = in_the_south();
    table.put("us_x_corps", "5018");
    table.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    table.rule(SetIntelligence{.dice = die(0)});
    CHECK(table.breaks(go({"us_x_corps"}, "4715", Travel::Assault), "ES-AMP-7"));
    table.rule(activate({"us_x_corps"}, "us_hq_c_pac"));
    CHECK_FALSE(table.breaks(go({"us_x_corps"}, "4715", Travel::Assault), "ES-AMP-7"));
}

TEST_CASE("what an assault costs by size and step", "[empire_of_the_sun][offensive][rule:ES-ASP-2]") {
    const auto cost = [](std::string_view id, Step step) {
        auto table = in_the_south();
        table.put(id, "2212", step);
        table.rule(activate({id}));
        const int before = asp_left(table.now(), Side::Japan);
        table.rule(go({id}, "2415", Travel::Assault));
        return before - asp_left(table.now(), Side::Japan);
    };
    CHECK(cost("jp_15_army", Step::Full) == 2);
    CHECK(cost("jp_15_army", Step::Reduced) == 1);
    CHECK(cost("jp_2_sn_brig", Step::Full) == 1);
}

TEST_CASE("strategic transport is doubled from port to port only", "[empire_of_the_sun][offensive][rule:ES-LND-5]") {
    auto table = in_the_south("JP4"); // five hexes by sea, ten when doubled
    table.rule(activate({"jp_15_army"}));
    table.put("jp_15_army", "3308");
    CHECK(table.breaks(go({"jp_15_army"}, "3704", Travel::Strategic), "ES-LND-5")); // six, from a coast
    CHECK_FALSE(table.breaks(go({"jp_15_army"}, "3607", Travel::Strategic), "ES-LND-5"));
    table.put("jp_15_army", "3209");
    CHECK_FALSE(table.breaks(go({"jp_15_army"}, "3704", Travel::Strategic), "ES-LND-5")); // from a port
}

TEST_CASE("strategic movement of ships begins in a friendly port", "[empire_of_the_sun][offensive][rule:ES-NAV-6]") {
    auto table = in_the_south();
    table.rule(activate({"jp_ca_mogami"}));
    CHECK_FALSE(table.breaks(go({"jp_ca_mogami"}, "2212", Travel::Strategic), "ES-NAV-6"));
    table.put("jp_ca_mogami", "2312");
    CHECK(table.breaks(go({"jp_ca_mogami"}, "2212", Travel::Strategic), "ES-NAV-6"));
}

TEST_CASE("a unit disengages from a weaker enemy only", "[empire_of_the_sun][offensive][rule:ES-LND-4]") {
    for (const auto* id : {"jp_1_sn_brig", "jp_ss_brig"}) {
        auto table = in_the_south();
        table.put(id, "2015");
        const bool weaker = tables()[unit(id)].attack[0] < tables()[unit("cw_8_aus_div")].attack[0];
        CHECK(weaker == (unit(id) == unit("jp_1_sn_brig"))); // 4 against 6, and 6 against 6
        CHECK(table.breaks(go({"cw_8_aus_div"}, "2014", Travel::Disengage), "ES-LND-4") == !weaker);
    }
}

TEST_CASE("who made strategic movement does not move after battle", "[empire_of_the_sun][offensive][rule:ES-PBM-1]") {
    for (const auto by : {Travel::Strategic, Travel::Sea}) {
        auto table = in_the_south();
        table.rule(activate({"jp_ca_mogami"}));
        table.enter(go({"jp_ca_mogami"}, "2212", by));
        CHECK(table.breaks(go({"jp_ca_mogami"}, "2311", Travel::PostBattle), "ES-PBM-1") == (by == Travel::Strategic));
    }
}

TEST_CASE("a lost assault does not leave through enemy zones", "[empire_of_the_sun][offensive][rule:ES-PBM-7]") {
    for (const bool aircraft : {true, false}) {
        auto table = in_the_pacific();
        table.put("us_1_marine_div", "5018");
        if (!aircraft) {
            clear(table, "4715", Side::Japan);
        }
        table.rule(activate({"us_1_marine_div"}));
        table.rule(go({"us_1_marine_div"}, "4716", Travel::Assault));
        REQUIRE(hostile(table, Side::Allies, "4817") == aircraft);
        CHECK(table.breaks(go({"us_1_marine_div"}, "5018", Travel::PostBattle), "ES-PBM-7") == aircraft);
    }
}

TEST_CASE("a road helps where no enemy stands, and ships stop nobody on land",
          "[empire_of_the_sun][offensive][rule:ES-LND-2][rule:ES-LND-3]") {
    auto board = empty_board();
    board.control[hex_at("2106")] = Side::Allies;
    stand(board, "jp_15_army", "2107");
    const auto points = [&](std::string_view to) { return land_way(tables(), board, unit("jp_15_army"), hex_at(to), 60); };
    REQUIRE(points("2106"));
    CHECK(*points("2106") == tables().road_cost);
    stand(board, "cw_b_ind_div", "2106");
    CHECK(*points("2106") == tables().movement_cost[static_cast<std::size_t>(Terrain::Jungle)]);
    lift(board, "cw_b_ind_div");
    // The neck of Malaya is one hex wide.
    auto neck = empty_board();
    stand(neck, "jp_15_army", "2011");
    const auto beyond = [&] { return land_way(tables(), neck, unit("jp_15_army"), hex_at("2013"), 60).has_value(); };
    CHECK(beyond());
    stand(neck, "cw_ca_exeter", "2012");
    CHECK(beyond());
    stand(neck, "cw_1_burma_div", "2012");
    CHECK_FALSE(beyond());
}

TEST_CASE("the armoured brigade stops off the road in a hex that is not open", "[empire_of_the_sun][offensive][rule:ES-LND-8]") {
    auto board = empty_board();
    stand(board, "cw_7_armoured_brig", "2007");
    stand(board, "cw_1_ind_corps", "2007");
    const auto points = [&](std::string_view id, std::string_view to) { return land_way(tables(), board, unit(id), hex_at(to), 12); };
    // From 2007 into jungle beside the road, and on.
    CHECK(points("cw_1_ind_corps", "2006"));
    CHECK(points("cw_7_armoured_brig", "2006"));
    int fewer = 0;
    for (const auto& hex : tables().map_hexes) {
        if (!tables().map->ground(hex.hex)) {
            continue;
        }
        const auto label = tables().map->label(hex.hex);
        const bool corps = points("cw_1_ind_corps", label).has_value();
        const bool armour = points("cw_7_armoured_brig", label).has_value();
        CHECK((corps || !armour));
        fewer += corps && !armour ? 1 : 0;
    }
    CHECK(fewer > 0);
}

TEST_CASE("ships and aircraft never change who controls a hex", "[empire_of_the_sun][offensive][rule:ES-CTL-1]") {
    auto table = in_the_south();
    clear(table, "2216", Side::Allies);
    table.put("jp_2_sn_brig", "2212");
    table.flag("2216", Side::Allies);
    table.rule(activate({"jp_ca_mogami", "jp_22_air_flot", "jp_2_sn_brig"}));
    table.rule(go({"jp_ca_mogami"}, "2216", Travel::Sea));
    table.rule(go({"jp_22_air_flot"}, "2216", Travel::Air));
    CHECK(table.holds(Side::Allies, "2216"));
    table.rule(go({"jp_2_sn_brig"}, "2216", Travel::Assault));
    table.rule(EndOffensive{});
    CHECK(table.holds(Side::Japan, "2216"));
}

TEST_CASE("who was beaten at sea takes nothing ashore", "[empire_of_the_sun][offensive][rule:ES-CTL-2]") {
    for (const bool ships : {true, false}) {
        auto table = in_the_south();
        clear(table, "2216", Side::Allies);
        table.flag("2216", Side::Allies);
        table.put("jp_15_army", "2212");
        table.rule(activate({"jp_15_army"}));
        table.rule(go({"jp_15_army"}, "2216", Travel::Assault));
        if (ships) {
            table.put("cw_ca_exeter", "2216");
            table.rule(DeclareBattles{.hexes = {hex_at("2216")}});
            table.rule(FightAtSea{.hex = hex_at("2216"), .offensive = {}, .reaction = {.die = die(0)}});
            REQUIRE_FALSE(has(table.now().offensive->won_at_sea, hex_at("2216")));
        }
        table.rule(EndOffensive{});
        CHECK(table.holds(Side::Japan, "2216") == !ships);
    }
}

TEST_CASE("a unit that reacted by land and fought has done what it had to", "[empire_of_the_sun][offensive][rule:ES-REA-5]") {
    auto table = in_the_south();
    table.put("jp_15_army", "2014"); // with the 3rd Indian Corps
    table.rule(activate({"jp_15_army"}));
    table.rule(DeclareBattles{.hexes = {hex_at("2014")}});
    table.rule(SetIntelligence{.dice = die(0)});
    table.rule(activate({"cw_3_ind_corps"}, "cw_hq_malaya"));
    CHECK(table.breaks(EndOffensive{}, "ES-REA-5"));
    const FightOnLand battle{.hex = hex_at("2014"), .offensive = {.die = die(2)}, .reaction = {.die = die(0)}};
    const auto fought = core::acceptance(decide(table.now(), battle));
    CHECK(std::get<LandBattleFought>(fought.events.front()).offensive.modifier == 0); // a city: its terrain counts for nothing
    table.rule(battle);
    REQUIRE(table["cw_3_ind_corps"].on_map());
    CHECK_FALSE(table.breaks(EndOffensive{}, "ES-REA-5"));
}

TEST_CASE("the terrain of a city counts for nothing", "[empire_of_the_sun][offensive][rule:ES-GND-6]") {
    const auto modifier = [](std::string_view hex) {
        auto table = in_the_south();
        table.put("jp_15_army", hex);
        table.put("cw_3_ind_corps", hex);
        table.flag(hex, Side::Allies);
        table.rule(activate({"jp_15_army"}));
        table.rule(DeclareBattles{.hexes = {hex_at(hex)}});
        const auto verdict =
            decide(table.now(), FightOnLand{.hex = hex_at(hex), .offensive = {.die = die(2)}, .reaction = {.die = die(0)}});
        return std::get<LandBattleFought>(core::acceptance(verdict).events.front()).offensive.modifier;
    };
    CHECK(modifier("2014") == 0);  // Kuantan, mixed, a city
    CHECK(modifier("2113") == -2); // mixed
    CHECK(modifier("2107") == -1); // jungle
    CHECK(modifier("2013") == -3); // mountain
}

TEST_CASE("a headquarters saves from attrition to the end of its range", "[empire_of_the_sun][aftermath][rule:ES-ATR-3]") {
    auto board = empty_board();
    stand(board, "cw_hq_malaya", "2015"); // its range is 5
    stand(board, "cw_3_ind_corps", "2010", Step::Reduced);
    CHECK(attrition(tables(), board, unit("cw_3_ind_corps"), false) == Attrition::Stays);
    stand(board, "cw_3_ind_corps", "2109", Step::Reduced);
    CHECK(attrition(tables(), board, unit("cw_3_ind_corps"), false) == Attrition::Eliminated);
}

TEST_CASE("a retreat goes to a friendly hex with a name before one without", "[empire_of_the_sun][aftermath][rule:ES-RET-2]") {
    auto board = empty_board();
    const auto found = reaction_retreat(tables(), board, hex_at("2014"), Side::Allies, {});
    CHECK(found.named);
    CHECK(among(found.hexes, "2015"));
    CHECK(among(found.hexes, "1913"));
    CHECK_FALSE(among(found.hexes, "2013")); // friendly, and without a name
    stand(board, "jp_bb_kongo_2", "2015");   // as in the example of January 1942
    CHECK(among(reaction_retreat(tables(), board, hex_at("2014"), Side::Allies, {}).hexes, "2015"));
    stand(board, "jp_22_air_flot", "2015");
    CHECK_FALSE(among(reaction_retreat(tables(), board, hex_at("2014"), Side::Allies, {}).hexes, "2015"));
}

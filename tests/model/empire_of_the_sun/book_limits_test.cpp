// Cards, nations and tracks where one box, one condition or one turn decides, each clause with both sides of its limit.

#include "model/empire_of_the_sun/questions/supply.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

void conquer(AtTable& table, Area area, Side side) {
    for (const auto hex : tables().needed_hexes(area, false)) {
        if (!controls(table.now(), side, hex)) {
            table.flag(tables().map->label(hex), side);
        }
    }
}
void clear(AtTable& table, std::string_view hex, Side side) {
    if (const auto units = units_in(table.now(), hex_at(hex), side); !units.empty()) {
        table.rule(RemoveUnits{.units = units, .cause = Cause::Table});
    }
}
/// What the Political Will segment books.
int will_of_turn(AtTable& table) {
    table.until(Phase::NationalStatus);
    table.set({{Track::UsWill, 8}});
    table.rule(EndPhase{});
    return table[Track::UsWill] - 8;
}

} // namespace

TEST_CASE("the bombers of the 14th Air Force help China, other bombers do not", "[empire_of_the_sun][cards][rule:ES-CHN-4]") {
    const auto box_after = [](std::string_view id) {
        AtTable table("short_campaign", {}, 6);
        table.put(id, PlaceKind::ChinaBox);
        table.set({{Track::China, 2}});
        table.rule(AttackChina{.card = card("JP8"), .dice = die(4)}); // 12 divisions less 8: 4 and below
        return table[Track::China];
    };
    CHECK(box_after("us_10af_lrb") == 3); // 4: a box towards Collapse
    CHECK(box_after("us_14af_lrb") == 1); // 5: it fails, and there are aircraft
    CHECK(box_after("us_avg") == 1);
}

TEST_CASE("two boxes towards Stable Front are none when they would reach it", "[empire_of_the_sun][cards][rule:ES-CHN-7][rule:ES-AMB-5]") {
    const auto box_after = [](std::string_view id, int box) {
        AtTable table("short_campaign", {}, 6);
        table.set({{Track::China, box}});
        table.rule(PlayEvent{.card = card(id)});
        return table[Track::China];
    };
    CHECK(box_after("AL81", 3) == 1);
    CHECK(box_after("AL81", 2) == 2);
    CHECK(box_after("AL81", 1) == 1);
    CHECK(box_after("AL49", 1) == 0); // one box goes all the way
}

TEST_CASE("after a roll for intelligence JP13 alone is played", "[empire_of_the_sun][offensive][rule:ES-CRD-17]") {
    AtTable table("1943");
    table.rule(play("AL31", "us_hq_sw_pac"));
    table.rule(DeclareBattles{.hexes = {hex_at("4021")}});
    table.rule(SetIntelligence{.dice = die(9)});
    table.rule(Stocktake{.cards = {{card("JP13"), CardPlace::Unseen}, {card("JP4"), CardPlace::Unseen}}, .reason = "for the test"});
    CHECK(table.breaks(PlayReaction{.cards = {card("JP4")}}, "ES-CRD-17"));
    CHECK_FALSE(table.breaks(PlayReaction{.cards = {card("JP13")}}, "ES-CRD-17"));
    CHECK(table.breaks(PlayReaction{.cards = {card("JP13"), card("JP4")}}, "ES-CRD-17"));
}

TEST_CASE("the card of an offensive that weather cancels is not removed", "[empire_of_the_sun][offensive][rule:ES-CRD-21]") {
    AtTable table("1942");
    table.rule(play("AL51", "cw_hq_seac", true));
    CHECK(table.place_of("AL51") == CardPlace::Removed);
    table.rule(PlayReaction{.cards = {card("JP19")}});
    CHECK(table.place_of("AL51") == CardPlace::Discards);
}

TEST_CASE("Kunming and the hexes beside it do not change hands", "[empire_of_the_sun][offensive][rule:ES-CTL-3]") {
    AtTable table;
    for (const auto* hex : {"2407", "2406", "2408", "2306", "2307", "2506", "2507"}) {
        INFO(hex);
        const bool beside = tables().map->distance(hex_at("2407"), hex_at(hex)) <= 1;
        REQUIRE(beside);
        CHECK(table.refused(TakeHexes{.side = Side::Japan, .hexes = {hex_at(hex)}, .cause = Cause::Card}) == "ES-CTL-3");
    }
    CHECK(table.refused(TakeHexes{.side = Side::Japan, .hexes = {hex_at("2305")}, .cause = Cause::Card}).empty());
}

TEST_CASE("ground units alone keep a hex of the Mandates", "[empire_of_the_sun][status][rule:ES-POL-10]") {
    AtTable table;
    conquer(table, Area::Mandates, Side::Japan);
    table.flag("4222", Side::Allies);
    table.flag("4322", Side::Allies);
    table.put("us_7af", "4222");
    table.put("us_x_corps", "4322");
    table.until(Phase::NationalStatus);
    CHECK(table.holds(Side::Japan, "4222"));
    CHECK(table.holds(Side::Allies, "4322"));
}

TEST_CASE("the HUMP works while the Allies have an airfield in northern India", "[empire_of_the_sun][status][rule:ES-BUR-3]") {
    AtTable table;
    table.flag("2206", Side::Japan);
    table.set({{Track::Hump, 1}});
    auto open = table;
    open.until(Phase::NationalStatus);
    CHECK(open[Track::BurmaRoad] == 1);
    for (const auto& hex : tables().map_hexes) {
        if (hex.region == "NIndia" && hex.airfield) {
            table.flag(tables().map->label(hex.hex), Side::Japan);
        }
    }
    table.until(Phase::NationalStatus);
    CHECK(table[Track::BurmaRoad] == 2);
}

TEST_CASE("the Aleutians are lost by two turns in a row", "[empire_of_the_sun][status][rule:ES-PWL-9]") {
    AtTable table;
    table.put("jp_4_sn_brig", "4600");
    CHECK(will_of_turn(table) == 0);
    table.next_turn();
    table.put("jp_4_sn_brig", "4715");
    CHECK(will_of_turn(table) == 0);
    CHECK(table[Track::AlaskaTurns] == 0);
    table.next_turn();
    table.put("jp_4_sn_brig", "4600");
    will_of_turn(table);
    CHECK_FALSE(table.counted("alaska")); // not in a row
    table.next_turn();
    will_of_turn(table);
    CHECK(table.counted("alaska"));
}

TEST_CASE("eleven resource hexes save Japan in 1942", "[empire_of_the_sun][status][rule:ES-VPT-2]") {
    for (const int held : {10, 11}) {
        AtTable table("1942");
        while (table.now().turn.number < 4) {
            table.next_turn();
        }
        int count = 0;
        for (const auto hex : tables().resource_hexes(false)) {
            const auto side = count++ < held ? Side::Japan : Side::Allies;
            if (!controls(table.now(), side, hex)) {
                table.flag(tables().map->label(hex), side);
            }
        }
        table.until(Phase::EndOfTurn);
        REQUIRE(table.now().outcome);
        CHECK((table.now().outcome->ending == Ending::Resources) == (held < 11));
    }
}

TEST_CASE("a US division costs Political Will once a turn", "[empire_of_the_sun][offensive][rule:ES-PWL-13]") {
    auto table = in_the_pacific();
    const int will = table[Track::UsWill];
    clear(table, "4715", Side::Japan);
    table.put("jp_4_sn_brig", "4715");
    table.put("jp_ss_brig", "4816");
    table.rule(DeclareBattles{.hexes = {hex_at("4715"), hex_at("4816")}});
    for (const auto& [id, hex] : {std::pair{"us_1_marine_div", "4715"}, std::pair{"us_2_marine_div", "4816"}}) {
        table.put(id, hex, Step::Reduced);
        table.rule(activate({id}));
        table.rule(FightOnLand{
            .hex = hex_at(hex), .offensive = {.die = die(0), .loses = std::vector<LossRow>{{unit(id), 1}}}, .reaction = {.die = die(9)}});
        CHECK(table.at(id) == "eliminated");
    }
    CHECK(table[Track::UsWill] == will - 1);
}

TEST_CASE("the Indian levy holds up land replacements of the Commonwealth only", "[empire_of_the_sun][turn][rule:ES-REP-17]") {
    AtTable table;
    table.rule(PlayEvent{.card = card("JP15")});
    table.next_turn();
    table.until(Phase::Replacements);
    CHECK(table[Track::AlliedLand] == 1);
    table.put("cw_2_ind_corps", "1805", Step::Reduced);
    table.put("cw_ca_exeter", "1307", Step::Reduced);
    CHECK(table.breaks(Replace{.units = {{.unit = unit("cw_2_ind_corps")}}}, "ES-REP-17"));
    CHECK_FALSE(table.breaks(Replace{.units = {{.unit = unit("cw_ca_exeter")}}}, "ES-REP-17"));
}

TEST_CASE("US rivalry binds headquarters of the United States only", "[empire_of_the_sun][offensive][rule:ES-OFF-6][rule:ES-RIV-2]") {
    for (const auto* hq : {"us_hq_sw_pac", "joint_hq_anzac"}) {
        INFO(hq);
        AtTable table("1943");
        table.set({{Track::UsRivalry, 1}});
        table.rule(play("AL28", hq));
        table.rule(activate({"us_5af"}, hq));
        CHECK(table.breaks(activate({"us_1_marine_div"}, hq), "ES-OFF-6") == tables()[unit(hq)].id.starts_with("us_"));
    }
}

TEST_CASE("under surprise the Reaction side answers what special reaction found out",
          "[empire_of_the_sun][offensive][rule:ES-REA-1][rule:ES-SRM-2][rule:ES-SRM-3][rule:ES-SRM-4]") {
    AtTable table;
    table.rule(
        BeginOffensive{.card = card("JP3"), .as_event = true, .headquarters = {unit("jp_hq_south")}}); // prints surprise; 4 for its value
    table.put("jp_15_army", "2212");
    table.rule(activate({"jp_15_army"}));
    clear(table, "1307", Side::Allies);
    table.rule(go({"jp_15_army"}, "1307", Travel::Assault));
    table.put("cw_hq_seac", "1308");
    table.put("cw_ma_air", "1308");
    CHECK_FALSE(table.breaks(SpecialReaction{.hex = hex_at("1307"), .dice = die(0)}, "ES-SRM-1"));
    auto failed = table;
    failed.rule(SpecialReaction{.hex = hex_at("1307"), .dice = die(7)}); // 7 - 2 is more than 4
    CHECK(failed.now().offensive->battles.empty());
    table.rule(SpecialReaction{.hex = hex_at("1307"), .dice = die(6)}); // 6 - 2 is 4
    REQUIRE(has(table.now().offensive->battles, hex_at("1307")));
    CHECK(table.now().offensive->status == Status::Surprise);
    CHECK_FALSE(table.breaks(activate({"cw_ma_air"}, "cw_hq_seac"), "ES-REA-1"));
    // Without it nobody reacts.
    failed.rule(DeclareBattles{.hexes = {hex_at("1308")}});
    CHECK(failed.breaks(activate({"cw_ma_air"}, "cw_hq_seac"), "ES-REA-1"));
}

TEST_CASE("who starts in a zone of the enemy helps his roll, by land too", "[empire_of_the_sun][offensive][rule:ES-INT-6]") {
    auto table = in_the_south();     // 5 and below
    table.put("jp_15_army", "2013"); // two hexes from the aircraft of Singapore
    table.rule(activate({"jp_15_army"}));
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    REQUIRE(supply.zones().covered(Side::Allies, hex_at("2013")));
    REQUIRE_FALSE(supply.zones().covered(Side::Allies, hex_at("2012")));
    table.rule(go({"jp_15_army"}, "2012", Travel::Land));
    table.rule(DeclareBattles{.hexes = {hex_at("2112")}});
    table.rule(SetIntelligence{.dice = die(7)});
    CHECK(table.now().offensive->status == Status::Intercept);
}

TEST_CASE("under card 2 no Allied zone helps the roll of special reaction", "[empire_of_the_sun][offensive][rule:ES-SCN-24]") {
    AtTable table("campaign");
    table.rule(BeginOffensive{.card = card("JP1"), .as_event = true, .headquarters = {}});
    table.rule(EndOffensive{});
    table.rule(BeginOffensive{.card = card("JP2"), .as_event = true, .headquarters = {unit("jp_hq_south")}});
    table.rule(activate({"jp_15_army"}, "jp_hq_south"));
    table.put("jp_15_army", "2013");
    table.rule(go({"jp_15_army"}, "2014", Travel::Land));
    table.rule(DeclareBattles{.hexes = {hex_at("2014")}});
    CHECK(table.breaks(SetIntelligence{.dice = die(3), .crossed = true}, "ES-INT-6"));
    CHECK_FALSE(table.breaks(SetIntelligence{.dice = die(3), .crossed = false}, "ES-INT-6"));
}

TEST_CASE("a garrison makes a battle hex of its city, and an offensive does not end beside it",
          "[empire_of_the_sun][offensive][rule:ES-OFF-8][rule:ES-GND-13]") {
    for (const int divisions : {12, 0}) {
        auto table = in_the_pacific();
        clear(table, "2709", Side::Japan);
        table.set({{Track::ChinaDivisions, divisions}});
        table.put("us_x_corps", "2709");
        table.rule(activate({"us_x_corps"}));
        CHECK(table.breaks(EndOffensive{}, "ES-OFF-8") == (divisions > 0));
    }
}

TEST_CASE("a zone that a carrier neutralises counts for special reaction", "[empire_of_the_sun][offensive][rule:ES-ZOI-3][rule:ES-SRM-1]") {
    AtTable table;
    table.rule(play("JP9", "jp_hq_south_seas"));
    clear(table, "4612", Side::Allies);
    table.put("us_cv_enterprise", "4712");
    table.put("jp_4_sn_brig", "4715");
    table.rule(activate({"jp_4_sn_brig"}));
    table.rule(go({"jp_4_sn_brig"}, "4612", Travel::Assault));
    table.put("jp_cv_akagi", "4512");
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    REQUIRE(supply.zones().covered(Side::Allies, hex_at("4612")));
    REQUIRE_FALSE(supply.zones().hostile(Side::Japan, hex_at("4612")));
    CHECK_FALSE(table.breaks(SpecialReaction{.hex = hex_at("4612"), .dice = die(0)}, "ES-SRM-1"));
}

TEST_CASE("the Tokyo Express stops with the turn", "[empire_of_the_sun][cards][rule:ES-SUP-9][rule:ES-EOT-2]") {
    AtTable table;
    auto express = play("JP28", "jp_hq_south", true);
    express.express = hex_at("2212");
    table.rule(express);
    CHECK(table.now().tokyo_express == hex_at("2212"));
    table.rule(EndOffensive{});
    CHECK(table.now().tokyo_express == hex_at("2212"));
    table.next_turn();
    CHECK_FALSE(table.now().tokyo_express);
}

TEST_CASE("a headquarters that has just come places units in its own hex only", "[empire_of_the_sun][turn][rule:ES-REI-5]") {
    const auto arrive = [](std::string_view id, std::string_view hex) {
        return PlaceReinforcements{.units = {{.unit = unit(id), .place = PlaceKind::Hex, .hex = hex_at(hex)}}};
    };
    AtTable table;
    table.next_turn();
    CHECK(table.breaks(arrive("cw_cv_indomitable", "3727"), "ES-REI-8")); // nobody there commands it
    table.enter(arrive("joint_hq_anzac", "3727"));
    CHECK(table.breaks(arrive("cw_cv_indomitable", "3626"), "ES-REI-5"));
    table.enter(arrive("cw_cv_indomitable", "3727"));
}

TEST_CASE("a nine costs a bomber a step, unless the Allies have an airfield near Tokyo", "[empire_of_the_sun][turn][rule:ES-STW-11]") {
    const auto bombs = [](std::string_view allied) {
        AtTable table("1944");
        table.next_turn();
        if (!allied.empty()) {
            table.flag(allied, Side::Allies);
        }
        table.put("us_20bc", PlaceKind::ChinaBox);
        table.until(Phase::StrategicWarfare);
        table.rule(StrategicWarfare{.submarines = die(9), .bombers = {{unit("us_20bc"), die(9)}}});
        return table["us_20bc"].step;
    };
    CHECK(bombs("") == Step::Reduced);
    CHECK(bombs("3709") == Step::Full);    // Iwo Jima: three hexes
    CHECK(bombs("3708") == Step::Reduced); // no airfield
    CHECK(bombs("3209") == Step::Reduced); // Okinawa: too far
}

TEST_CASE("units of the Commonwealth leave northern India too when India has surrendered", "[empire_of_the_sun][status][rule:ES-POL-8]") {
    AtTable table;
    conquer(table, Area::India, Side::Japan);
    table.set({{Track::India, 2}, {Track::IndiaTurns, 1}});
    table.until(Phase::NationalStatus);
    REQUIRE(has(table.now().surrendered, Area::India));
    for (const auto& hex : tables().map_hexes) {
        if (hex.region == "India" || hex.region == "NIndia") {
            clear(table, tables().map->label(hex.hex), Side::Allies);
        }
    }
    CHECK_FALSE(table.breaks(EndPhase{}, "ES-POL-8"));
    for (const auto* hex : {"1905", "1505"}) { // Dacca and the mainland
        auto left = table;
        left.put("cw_15_brit_corps", hex);
        CHECK(left.breaks(EndPhase{}, "ES-POL-8"));
    }
}

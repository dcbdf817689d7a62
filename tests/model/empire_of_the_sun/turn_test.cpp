// The turn and its parts, reinforcements, replacements, and the strategic war.

#include "model/empire_of_the_sun/fits.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"
#include "tests/model/empire_of_the_sun/at_table.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("each scenario begins as its tables say",
          "[empire_of_the_sun][turn][rule:ES-SCN-4][rule:ES-SCN-12][rule:ES-SCN-20][rule:ES-SCN-26][rule:ES-GEN-18]") {
    for (const auto& scenario : tables().scenarios) {
        INFO(scenario.id);
        const AtTable table(scenario.id);
        CHECK(table.now().turn.number == scenario.first_turn);
        CHECK(table.now().turn.phase == Phase::Offensives);
        CHECK(table[Track::UsWill] == tables()[scenario.setup].markers.us_will);
        for (const auto side : all_sides) { // ES-DRW-8: no card is lost
            int known = 0;
            for (std::size_t i = 0; i < table.now().cards.size(); ++i) {
                known += tables().cards[i].side == side && table.now().cards[i] != CardPlace::Unseen ? 1 : 0;
            }
            CHECK(cards_in_deck(table.now(), side) + table[cards_of(side)] + known -
                      (scenario.id == "campaign" && side == Side::Japan ? 2 : 0) ==
                  (side == Side::Japan ? 82 : 83));
        }
    }
    const AtTable campaign("campaign");
    CHECK(campaign[Track::JapaneseCards] == 2);
    CHECK(campaign.place_of("JP1") == CardPlace::Hand);
    CHECK(campaign[Track::AlliedCards] == 0);
    CHECK(tables().turn(1).label == "December 1941");
    const AtTable middle("1943");
    CHECK(middle.place_of("JP26") == CardPlace::Future);
    CHECK(middle[Track::JapaneseFuture] == 1);
    CHECK(middle[Track::KwaiBridge] == 1);
    CHECK(middle[Track::JapaneseCards] == 7);
    CHECK(middle[Track::AlliedCards] == 7);
    CHECK(middle["us_20bc"].place.turn == 9); // due as in the campaign
}

TEST_CASE(
    "the parts of a turn follow one another",
    "[empire_of_the_sun][turn][rule:ES-SEQ-1][rule:ES-SEQ-2][rule:ES-SEQ-3][rule:ES-SEQ-5][rule:ES-EOT-2][rule:ES-DRW-5][rule:ES-MRK-4]") {
    AtTable table;
    CHECK(table.breaks(EndPhase{}, "ES-SEQ-3")); // cards are in hand
    CHECK(table[Track::AlliedPasses] == 2);
    table.until(Phase::NationalStatus);
    CHECK(table[Track::AlliedPasses] == 0); // passes left are lost
    table.until(Phase::EndOfTurn);
    table.set({{Track::JapaneseAspUsed, 3}, {Track::AlliedDraws, 2}});
    table.enter(EndPhase{});
    CHECK(table.now().turn.number == 3);
    CHECK(table.now().turn.phase == Phase::Reinforcements);
    CHECK(table[Track::JapaneseAspUsed] == 0);
    CHECK(table[Track::AlliedDraws] == 0);
    CHECK(table.breaks(Replace{.units = {{.unit = unit("us_ca_new_orleans")}}}, "ES-SEQ-1"));
    std::vector<Phase> seen;
    for (int i = 0; i < 4; ++i) {
        table.rule(EndPhase{});
        seen.push_back(table.now().turn.phase);
    }
    CHECK(seen == std::vector{Phase::Replacements, Phase::StrategicWarfare, Phase::Cards, Phase::Offensives});
}

TEST_CASE("a die has the faces 0 to 9", "[empire_of_the_sun][turn][bad_input][rule:ES-GEN-1]") {
    AtTable table;
    table.next_turn();
    table.until(Phase::StrategicWarfare);
    CHECK(table.refused(StrategicWarfare{.submarines = die(10)}) == "ES-GEN-1");
    CHECK(table.refused(StrategicWarfare{.submarines = core::Throw{.faces = {3}}}) == "ES-GEN-1"); // six faces
    CHECK(table.refused(StrategicWarfare{.submarines = core::Throw{.die = core::Die::TenFaces, .faces = {3, 4}}}) == "ES-GEN-1");
    table.enter(StrategicWarfare{.submarines = die(0)});
}

TEST_CASE("reinforcements arrive, wait, or go to Europe",
          "[empire_of_the_sun][turn][rule:ES-REI-1][rule:ES-REI-11][rule:ES-REI-16][rule:ES-REI-17][rule:ES-REI-19]"
          "[rule:ES-REI-20]") {
    AtTable table;
    table.next_turn(); // turn 3, war in Europe at 0: new Allied units wait
    CHECK(table.at("us_xiv_corps") == "delay_box");
    CHECK(table.at("us_hq_s_pac_ghormley") == "turn_track"); // headquarters are never delayed
    CHECK(table.at("jp_6_air_div") == "turn_track");
    CHECK(has(due(table.now(), Side::Allies), unit("us_5af"))); // in the box since turn 2: it comes in first
    CHECK(!has(due(table.now(), Side::Allies), unit("us_xiv_corps")));
    CHECK(has(to_roll_for_europe(table.now()), unit("us_xiv_corps")));
    CHECK(!has(to_roll_for_europe(table.now()), unit("us_bb_north_carolina"))); // ships but escort carriers do not roll
    CHECK(table.refused(RollForEurope{.dice = {{unit("us_bb_north_carolina"), die(0)}}}) == "ES-REI-16");
    table.enter(RollForEurope{.dice = {{unit("us_xiv_corps"), die(1)}}}); // level 1: lost on 0 and 1
    CHECK(table.at("us_xiv_corps") == "eliminated");
    table.enter(RollForEurope{.dice = {{unit("us_i_corps"), die(2)}}});
    CHECK(table.at("us_i_corps") == "delay_box");
    CHECK(table.refused(RollForEurope{.dice = {{unit("us_i_corps"), die(2)}}}) == "ES-REI-16"); // one roll
    CHECK(table.breaks(EndPhase{}, "ES-REI-17"));
    CHECK(table.breaks(EndPhase{}, "ES-REI-19"));
    table.rule(EndPhase{});
    CHECK(table.at("us_5af") == "delay_box");
    CHECK(table["us_5af"].place.turn == 3);
    CHECK(table.at("jp_6_air_div") == "delay_box"); // Japanese units wait too, and never roll
    CHECK(!has(to_roll_for_europe(table.now()), unit("jp_6_air_div")));
}

TEST_CASE("where a unit arrives",
          "[empire_of_the_sun][turn][rule:ES-REI-2][rule:ES-REI-3][rule:ES-REI-4][rule:ES-REI-5][rule:ES-REI-6][rule:ES-REI-7]"
          "[rule:ES-REI-8][rule:ES-REI-9][rule:ES-REI-10][rule:ES-REI-22][rule:ES-GEN-16]") {
    AtTable table;
    table.next_turn();
    const auto arrive = [](std::string_view id, std::string_view hex) {
        return PlaceReinforcements{.units = {{.unit = unit(id), .place = PlaceKind::Hex, .hex = hex_at(hex)}}};
    };
    table.enter(arrive("us_5af", "3727")); // an airfield of Australia within range of HQ SW Pac
    CHECK(table.at("us_5af") == "3727");
    CHECK(table.breaks(arrive("us_bb_miss", "3625"), "ES-REI-2"));        // no port
    CHECK(table.breaks(arrive("us_1_maw", "3327"), "ES-REI-3"));          // no airfield
    CHECK(table.breaks(arrive("us_bb_miss", "3706"), "ES-REI-2"));        // Tokyo is not friendly
    CHECK(table.breaks(arrive("cw_cv_indomitable", "5808"), "ES-REI-8")); // no US headquarters near Ceylon
    CHECK(table.breaks(arrive("us_hq_s_pac_ghormley", "3625"), "ES-REI-7"));
    table.enter(arrive("us_bb_miss", "5808"));
    CHECK(table.refused(arrive("us_bb_miss", "5808")) == "ES-REI-1"); // it is there already
    CHECK(table.refused(arrive("us_20bc", "5808")) == "ES-REI-1");    // due in turn 9
    CHECK(table.refused(arrive("us_1_maw", "5807")) == "ES-REI-2");   // open sea
    // Any Japanese headquarters places any Japanese unit.
    table.set({{Track::JapaneseRivalry, 1}});
    table.enter(arrive("jp_6_air_div", "3706"));
    // An enemy zone that nothing neutralises.
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    const auto shadowed = std::ranges::find_if(tables().map_hexes, [&](const MapHex& hex) {
        return hex.port && controls(table.now(), Side::Allies, hex.hex) && supply.zones().hostile(Side::Allies, hex.hex);
    });
    REQUIRE(shadowed != tables().map_hexes.end());
    CHECK(table.breaks(arrive("us_marine_brig", tables().map->label(shadowed->hex)), "ES-REI-4"));
    REQUIRE(!supply.zones().hostile(Side::Allies, hex_at("3727")));
    table.enter(arrive("us_marine_brig", "3727"));
    // A Chinese unit comes to Kunming only.
    table.put("cn_5_army", PlaceKind::TurnTrack, 3);
    CHECK(table.breaks(arrive("cn_5_army", "2305"), "ES-REI-9"));
    // The China box holds three, of these one B29 while the road is open.
    const auto box = [](std::string_view id) { return PlaceReinforcements{.units = {{.unit = unit(id), .place = PlaceKind::ChinaBox}}}; };
    for (const auto* id : {"us_10af_lrb", "us_5af_lrb", "us_1_maw"}) {
        table.enter(box(id));
    }
    CHECK(table.breaks(box("cw_seac_air"), "ES-REI-22"));
    table.put("us_1_maw", "3727");
    table.put("us_20bc", PlaceKind::TurnTrack, 3);
    table.set({{Track::BurmaRoad, 2}});
    CHECK(table.breaks(box("us_20bc"), "ES-REI-22"));
    table.set({{Track::BurmaRoad, 0}});
    table.enter(box("us_20bc"));
}

TEST_CASE("units that come back are not delayed, Australians of a fallen Australia are lost",
          "[empire_of_the_sun][turn][rule:ES-REI-14][rule:ES-REI-21][rule:ES-REI-25]") {
    AtTable table;
    table.put("us_7af", PlaceKind::TurnTrack, 3); // withdrawn, it comes back in turn 3
    table.put("us_5af", PlaceKind::TurnTrack, 3);
    table.next_turn();
    CHECK(table.at("us_7af") == "turn_track");
    CHECK(has(due(table.now(), Side::Allies), unit("us_7af")));
    AtTable fallen;
    for (const auto hex : tables().needed_hexes(Area::Australia, false)) {
        fallen.flag(tables().map->label(hex), Side::Japan);
    }
    fallen.next_turn();
    CHECK(has(fallen.now().surrendered, Area::Australia));
    CHECK(fallen.at("cw_3_aus_corps") == "eliminated");
}

TEST_CASE("shipping points grow, are spent once a turn, and are halved by rivalry",
          "[empire_of_the_sun][turn][rule:ES-ASP-1][rule:ES-ASP-3][rule:ES-ASP-4][rule:ES-ASP-5][rule:ES-ASP-6][rule:ES-ASP-7]") {
    AtTable table;
    CHECK(table[Track::AlliedAsp] == 1);
    table.next_turn();
    CHECK(table[Track::AlliedAsp] == 2);
    table.set({{Track::Wie, -5}}); // level 3: no growth
    table.next_turn();
    CHECK(table[Track::AlliedAsp] == 2);
    CHECK(table[Track::JapaneseAsp] == 7);
    CHECK(asp_left(table.now(), Side::Japan) == 7);
    table.set({{Track::JapaneseRivalry, 1}});
    CHECK(asp_left(table.now(), Side::Japan) == 4);
    table.set({{Track::JapaneseAspUsed, 3}});
    CHECK(asp_left(table.now(), Side::Japan) == 1);
    table.until(Phase::StrategicWarfare);
    table.enter(StrategicWarfare{.submarines = die(0)}); // success takes one
    CHECK(table[Track::JapaneseAsp] == 6);
    table.set({{Track::JapaneseAsp, 1}});
    CHECK(table.breaks(StrategicWarfare{.submarines = die(0)}, "ES-STW-4")); // once a turn
    table.rule(StrategicWarfare{.submarines = die(0)});
    CHECK(table[Track::JapaneseAsp] == 1); // not the last
    table.until(Phase::Offensives);
    table.set({{Track::AlliedCards, 7}});
    table.rule(PlayEvent{.card = card("AL18")});
    CHECK(table[Track::AlliedAsp] == 3);
}

TEST_CASE("replacements mend and bring back",
          "[empire_of_the_sun][turn][rule:ES-REP-2][rule:ES-REP-3][rule:ES-REP-5][rule:ES-REP-13][rule:ES-REP-16][rule:ES-REP-18]") {
    AtTable table;
    table.next_turn();
    table.until(Phase::Replacements);
    CHECK(table[Track::AlliedLand] == 2);
    CHECK(table[Track::AlliedAir] == 5);
    CHECK(table[Track::UsNaval] == 1); // turn 3: one for Oahu
    CHECK(table[Track::ChinesePool] == 1);
    CHECK(table[Track::CommonwealthNaval] == 1);
    CHECK(table[Track::JapaneseNaval] == 1);
    CHECK(table.refused(Replace{.units = {{.unit = unit("us_7af")}}}) == "ES-REP-2");      // full
    CHECK(table.refused(Replace{.units = {{.unit = unit("nl_1_reg")}}}) == "ES-REP-16");   // Dutch
    CHECK(table.refused(Replace{.units = {{.unit = unit("us_hq_c_pac")}}}) == "ES-REP-1"); // a headquarters
    CHECK(table.refused(Replace{.units = {{.unit = unit("us_bb_md_ca")}}}) == "ES-REP-3"); // where to?
    table.enter(Replace{.units = {{.unit = unit("us_bb_md_ca"), .hex = hex_at("5808"), .step = Step::Reduced}}});
    CHECK(table.at("us_bb_md_ca") == "5808");
    CHECK(table["us_bb_md_ca"].step == Step::Reduced);
    CHECK(table[Track::UsNaval] == 0);
    CHECK(table.breaks(Replace{.units = {{.unit = unit("us_ca_new_orleans")}}}, "ES-REP-1")); // none is left
    CHECK(table.breaks(Replace{.units = {{.unit = unit("us_m_corps"), .hex = hex_at("3706")}}}, "ES-REI-2"));
    table.put("us_7af", "5808", Step::Reduced);
    table.enter(Replace{.units = {{.unit = unit("us_7af")}}});
    CHECK(table["us_7af"].step == Step::Full);
    table.put("us_20bc", PlaceKind::Eliminated);
    table.rule(Replace{.units = {{.unit = unit("us_20bc"), .hex = hex_at("5808"), .step = Step::Full}}});
    CHECK(table[Track::AlliedAir] == 2); // five, less one, less two
    CHECK(has(table.now().turn.rebuilt, unit("us_20bc")));
    table.enter(EndPhase{});
    CHECK(table[Track::AlliedAir] == 0);     // the rest is lost
    CHECK(table[Track::JapaneseNaval] == 1); // these are stored
    CHECK(table.breaks(StrategicWarfare{.bombers = {{unit("us_20bc"), die(3)}}}, "ES-REP-18"));
    // Without Oahu there is one on even turns only.
    table.flag("5808", Side::Japan);
    table.next_turn();
    table.until(Phase::Replacements);
    CHECK(table[Track::UsNaval] == 1);
}

TEST_CASE("Japan mends its land units with divisions from China",
          "[empire_of_the_sun][turn][rule:ES-REP-7][rule:ES-REP-8][rule:ES-REP-9][rule:ES-REP-21][rule:ES-POL-14]") {
    AtTable table;
    table.next_turn();
    table.until(Phase::Replacements);
    table.enter(Replace{.units = {{.unit = unit("jp_18_army")}, {.unit = unit("jp_27_army")}}});
    CHECK(table["jp_18_army"].step == Step::Full);
    CHECK(table[Track::ChinaDivisions] == 10);
    CHECK(table[Track::DivisionsTaken] == 2);
    CHECK(table.breaks(Replace{.units = {{.unit = unit("jp_35_army")}}}, "ES-REP-8"));
    // The ports of China and Korea in Allied hands.
    table.next_turn();
    for (const auto& hex : tables().map_hexes) {
        if (hex.port && (hex.region == "China" || hex.region == "Korea")) {
            table.flag(tables().map->label(hex.hex), Side::Allies);
        }
    }
    table.until(Phase::Replacements);
    CHECK(table.breaks(Replace{.units = {{.unit = unit("jp_35_army")}}}, "ES-REP-9"));
    // Air replacements come by card, and stay.
    CHECK(table[Track::JapaneseAir] == 0);
    table.until(Phase::Offensives);
    table.hand(Side::Japan, 5);
    table.rule(PlayEvent{.card = card("JP5")});
    CHECK(table[Track::JapaneseAir] == 2);
    table.next_turn();
    CHECK(table[Track::JapaneseAir] == 2);
}

TEST_CASE("who takes no replacements",
          "[empire_of_the_sun][turn][rule:ES-REP-4][rule:ES-GEN-12][rule:ES-REP-10][rule:ES-REP-19][rule:ES-REP-20]") {
    AtTable table;
    table.next_turn();
    table.until(Phase::Replacements);
    table.put("cw_aus_air", "3727", Step::Reduced);
    table.put("joint_hq_anzac", "3727");
    // Those with the dot: the text names none, the table marks them once.
    auto dotted = table;
    dotted.enter(Stocktake{.prewar = std::vector{unit("cw_aus_air")}, .reason = "as the counters show"});
    CHECK(dotted.breaks(Replace{.units = {{.unit = unit("cw_aus_air")}}}, "ES-REP-4"));
    CHECK(table.refused(Stocktake{.prewar = std::vector{unit("cw_aus_air"), unit("cw_aus_air")}, .reason = "twice"}) == "ES-GEN-12");
    table.enter(Replace{.units = {{.unit = unit("cw_aus_air")}}});
    // A unit that is not in supply.
    table.put("jp_18_army", "5908", Step::Reduced);
    table.flag("5908", Side::Japan);
    CHECK(table.breaks(Replace{.units = {{.unit = unit("jp_18_army")}}}, "ES-REP-3"));
    // Card replacements are used at once, in the Offensives Phase.
    table.until(Phase::Offensives);
    table.hand(Side::Allies, 5);
    table.rule(PlayEvent{.card = card("AL15")});
    CHECK(table[Track::UsNaval] == 2);
    table.enter(Replace{.units = {{.unit = unit("us_ca_new_orleans")}}});
    CHECK(table[Track::UsNaval] == 1);
    table.hand(Side::Japan, 5);
    table.rule(PlayEvent{.card = card("JP39")});
    CHECK(table[Track::JapaneseLand] == 2);
    table.rule(PlayEvent{.card = card("JP72")});
    CHECK(table[Track::JapaneseNaval] == 4);
    // After Australia's surrender an eliminated Australian unit is out, a reduced one is mended.
    AtTable fallen;
    for (const auto hex : tables().needed_hexes(Area::Australia, false)) {
        fallen.flag(tables().map->label(hex), Side::Japan);
    }
    fallen.next_turn();
    fallen.until(Phase::Replacements);
    fallen.put("cw_1_aus_corps", PlaceKind::Eliminated);
    CHECK(fallen.breaks(Replace{.units = {{.unit = unit("cw_1_aus_corps"), .hex = hex_at("1805")}}}, "ES-REP-20"));
}

TEST_CASE("the strategic war and the cards that it leaves",
          "[empire_of_the_sun][turn][rule:ES-STW-8][rule:ES-STW-9][rule:ES-STW-12][rule:ES-STW-13][rule:ES-STW-15][rule:ES-DRW-3]"
          "[rule:ES-DRW-7][rule:ES-PWL-12][rule:ES-CHN-8]") {
    AtTable table("1944");
    table.next_turn(); // turn 9: the first B29 is due
    table.set({{Track::BurmaRoad, 0}});
    table.enter(PlaceReinforcements{.units = {{.unit = unit("us_20bc"), .place = PlaceKind::ChinaBox}}});
    table.until(Phase::StrategicWarfare);
    CHECK(table.refused(StrategicWarfare{.bombers = {{unit("us_7af"), die(3)}}}) == "ES-STW-8");
    CHECK(table.breaks(StrategicWarfare{.bombers = {{unit("us_21bc"), die(3)}}}, "ES-STW-8"));   // not there yet
    table.enter(StrategicWarfare{.submarines = die(9), .bombers = {{unit("us_20bc"), die(8)}}}); // full: success up to 8
    CHECK(table.now().turn.bombings == 1);
    CHECK(table.refused(StrategicWarfare{.bombers = {{unit("us_20bc"), die(3)}}}) == "ES-STW-10");
    const int will = table[Track::UsWill];
    table.enter(EndPhase{});
    // 14 resource hexes draw 7; die 9 less turn 9 is a success too: 7 - 1 - 1.
    CHECK(table[Track::JapaneseCards] == 5);
    CHECK(table[Track::JapanesePasses] == 2);
    CHECK(table[Track::BombingTurns] == 1);
    CHECK(table[Track::UsWill] == will + 1);
    CHECK(table.counted("bombing"));
    // A saved card: the bombing counts, its card does not.
    AtTable saved("1944");
    saved.set({{Track::HighAltitude, 9}});
    saved.next_turn();
    saved.set({{Track::BurmaRoad, 0}});
    saved.enter(PlaceReinforcements{.units = {{.unit = unit("us_20bc"), .place = PlaceKind::ChinaBox}}});
    saved.until(Phase::StrategicWarfare);
    saved.enter(StrategicWarfare{.submarines = die(9), .bombers = {{unit("us_20bc"), die(0)}}});
    saved.enter(EndPhase{});
    CHECK(saved[Track::JapaneseCards] == 6);
    CHECK(saved[Track::BombingTurns] == 1);
    CHECK(!saved.counted("bombing"));
    // Nations that are lost cost the Allies cards, also when they were retaken.
    AtTable lost;
    lost.next_turn();
    lost.next_turn();
    for (const auto hex : tables().needed_hexes(Area::Australia, false)) {
        lost.flag(tables().map->label(hex), Side::Japan);
    }
    lost.until(Phase::UsWill);
    CHECK(has(lost.now().surrendered, Area::Australia));
    CHECK(nations_lost(lost.now()) == 1);
    // A deck that runs out is shuffled.
    AtTable empty("very_short_campaign");
    std::vector<CardRow> rows;
    for (std::size_t i = 0; i < 80; ++i) {
        if (empty.now().cards[i] == CardPlace::Unseen) {
            rows.push_back({CardId{static_cast<std::uint8_t>(i)}, CardPlace::Discards});
        }
    }
    empty.rule(Stocktake{.cards = rows, .reason = "played"});
    empty.next_turn();
    empty.until(Phase::Cards);
    CHECK(cards_in_deck(empty.now(), Side::Japan) > 20);
    // A B29 in China is out of supply when the road is closed and northern India lost.
    AtTable china("1944");
    china.put("us_20bc", PlaceKind::ChinaBox);
    china.set({{Track::BurmaRoad, 2}});
    for (const auto hex : tables().needed_hexes(Area::India, false)) {
        china.flag(tables().map->label(hex), Side::Japan);
    }
    china.next_turn();
    china.set({{Track::BurmaRoad, 2}});
    china.until(Phase::StrategicWarfare);
    CHECK(china.breaks(StrategicWarfare{.bombers = {{unit("us_20bc"), die(3)}}}, "ES-CHN-8"));
}

TEST_CASE("attrition takes a step from what is out of supply",
          "[empire_of_the_sun][turn][rule:ES-ATR-1][rule:ES-ATR-2][rule:ES-ATR-3][rule:ES-ATR-5]") {
    AtTable table;
    table.until(Phase::UsWill);
    table.put("jp_4_sn_brig", "5908"); // far from every headquarters
    table.flag("5908", Side::Japan);
    table.put("jp_ss_brig", "5708", Step::Reduced);
    table.put("jp_cl_tenyru", "5908");
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    REQUIRE(!supply.supplied(unit("jp_4_sn_brig")));
    table.enter(EndPhase{});
    CHECK(table.now().turn.phase == Phase::Attrition);
    CHECK(table["jp_4_sn_brig"].step == Step::Reduced);
    CHECK(table.at("jp_4_sn_brig") == "5908");
    CHECK(table.at("jp_ss_brig") == "eliminated"); // reduced, and no headquarters in range
    CHECK(table["jp_cl_tenyru"].step == Step::Full);
    // Both sides suffer, ships do not; and there is none in turn 1.
    AtTable campaign("campaign");
    campaign.until(Phase::UsWill);
    campaign.put("jp_4_sn_brig", "5908");
    campaign.rule(EndPhase{});
    CHECK(campaign["jp_4_sn_brig"].step == Step::Full);
}

TEST_CASE("corrections and rulings are written down",
          "[empire_of_the_sun][turn][bad_input][rule:ES-GEN-20][rule:ES-GEN-22][rule:ES-GEN-5][rule:ES-CTL-6]") {
    AtTable table;
    CHECK(table.refused(Stocktake{.tracks = {{Track::UsWill, 5}}}) == "ES-GEN-22"); // say why
    CHECK(table.refused(Stocktake{.tracks = {{Track::Wie, 9}}, .reason = "x"}) == "ES-GEN-22");
    CHECK(table.refused(Stocktake{.control = {{hex_at("5807"), Side::Japan}}, .reason = "x"}) == "ES-CTL-6");
    CHECK(table.refused(Stocktake{.control = {{hex_at("2813"), Side::Japan}, {hex_at("2813"), Side::Allies}}, .reason = "x"}) ==
          "ES-CTL-6");
    CHECK(table.refused(Stocktake{.control = {{hex_at("2407"), Side::Japan}}, .reason = "x"}) == "ES-CTL-6");
    table.enter(Stocktake{.tracks = {{Track::UsWill, 5}}, .reason = "read wrongly"});
    CHECK(table[Track::UsWill] == 5);
    CHECK(table.refused(ChangeOptions{.options = {.resources_as_printed = true}, .reason = ""}) == "ES-GEN-22");
    table.enter(ChangeOptions{.options = {.resources_as_printed = true}, .reason = "our map says so"});
    CHECK(table.now().options.resources_as_printed);
    table.enter(Concede{.side = Side::Japan});
    CHECK(table.now().outcome->winner == Side::Allies);
    CHECK(table.refused(Concede{.side = Side::Japan}) == "ES-EOT-1");
    CHECK(table.breaks(EndPhase{}, "ES-EOT-1"));
}

TEST_CASE("a unit that a card brings is placed at once, or lost",
          "[empire_of_the_sun][turn][rule:ES-REI-23][rule:ES-REI-24][rule:ES-CRD-25]") {
    AtTable table;
    table.rule(PlayEvent{.card = card("JP78")});
    REQUIRE(has(table.now().turn.entering, unit("jp_tainan_air")));
    auto lost = table;
    lost.enter(PlaceReinforcements{.units = {{.unit = unit("jp_tainan_air"), .place = PlaceKind::Eliminated}}});
    CHECK(lost.at("jp_tainan_air") == "eliminated");
    table.enter(PlaceReinforcements{.units = {{.unit = unit("jp_tainan_air"), .place = PlaceKind::Hex, .hex = hex_at("3009")}}});
    CHECK(table.at("jp_tainan_air") == "3009");
    CHECK(table.now().turn.entering.empty());
}

namespace {

core::Verdict<Event> begun_in(std::string_view scenario, const Situation& situation) {
    return decide(empty_state(AtTable().now().tables),
                  BeginGame{.scenario = find_scenario(tables(), scenario).value(), .situation = situation});
}

/// The books after the beginning; every event of it fits.
State books_of(std::string_view scenario, const Situation& situation) {
    const auto verdict = begun_in(scenario, situation);
    REQUIRE_FALSE(core::refused(verdict));
    auto state = empty_state(AtTable().now().tables);
    for (const auto& event : core::acceptance(verdict).events) {
        CHECK_FALSE(misfit(state, event));
        state = apply(std::move(state), event);
    }
    CHECK_FALSE(misfit(state));
    return state;
}

std::string refusal_of(std::string_view scenario, const Situation& situation) {
    const auto verdict = begun_in(scenario, situation);
    return core::refused(verdict) ? core::refusal(verdict).rule.id : std::string{};
}

} // namespace

TEST_CASE("a game begins in the middle, with what is counted", "[empire_of_the_sun][situation][rule:ES-SCN-1][rule:ES-GEN-21]") {
    const auto far = unit("us_7af");
    const auto state = books_of("campaign", {.turn = 5,
                                             .surrendered = {Area::Philippines, Area::Philippines},
                                             .count = {.units = {{.unit = far, .place = {.hex = hex_at("5808")}, .step = Step::Reduced}},
                                                       .cards = {{.card = card("JP3"), .place = CardPlace::Discards}},
                                                       .tracks = {{Track::UsWill, 7}}}});
    const auto once = begun_in("campaign", {.turn = 5, .surrendered = {Area::Philippines, Area::Philippines}});
    CHECK(std::ranges::count_if(core::acceptance(once).events,
                                [](const Event& event) { return std::holds_alternative<NationSurrendered>(event); }) == 1);
    CHECK(state.turn.number == 5);
    CHECK(state.turn.phase == Phase::Reinforcements);
    CHECK(state.surrendered == std::vector{Area::Philippines}); // once, though named twice
    CHECK(tables().map->label(state[far].place.hex) == "5808");
    CHECK(state[far].step == Step::Reduced);
    CHECK(state[card("JP3")] == CardPlace::Discards);
    CHECK(state[Track::UsWill] == 7);
    CHECK(refusal_of("campaign", {.turn = 5, .count = {.tracks = {{Track::ChinaLength, 999}}}}) == "ES-GEN-22");
    const UnitRow twice{.unit = far, .place = {.hex = hex_at("5808")}, .step = Step::Reduced};
    CHECK(refusal_of("campaign", {.turn = 5, .count = {.units = {twice, twice}}}) == "ES-GEN-21");
}

TEST_CASE("a game begins in a turn of its scenario", "[empire_of_the_sun][situation][rule:ES-SCN-1]") {
    for (const auto& scenario : tables().scenarios) {
        INFO(scenario.id);
        CHECK(refusal_of(scenario.id, {.turn = scenario.first_turn - 1}) == "ES-SCN-1");
        CHECK(refusal_of(scenario.id, {.turn = scenario.last_turn + 1}) == "ES-SCN-1");
        CHECK(books_of(scenario.id, {.turn = scenario.last_turn}).turn.number == scenario.last_turn);
        // Its first turn begins as the set-up has it.
        CHECK(books_of(scenario.id, {.turn = scenario.first_turn}) == AtTable(scenario.id).now());
    }
}

TEST_CASE("steps of a card that nobody knows, or of no unit, fit nowhere", "[empire_of_the_sun][hostile][rule:ES-MRK-4]") {
    auto state = AtTable("short_campaign").now();
    state.offensive = Offensive{.side = Side::Japan, .card = card("JP3")};
    const auto with = [&](CardId of, UnitId hit) {
        state.offensive->undo = Undo{};
        state.offensive->undo->hits = {{of, hit}};
        return misfit(state);
    };
    CHECK_FALSE(with(card("JP3"), unit("us_7af")));
    CHECK(with(CardId{255}, unit("us_7af")));
    CHECK(with(card("JP3"), UnitId{255}));
    CHECK(with(CardId{255}, UnitId{255}));
}

TEST_CASE("a turn that is not the next fits a beginning only", "[empire_of_the_sun][situation][hostile]") {
    const auto state = books_of("short_campaign", {.turn = 5});
    CHECK(misfit(state, TurnBegun{.number = 6}));
    CHECK(misfit(state, TurnBegun{.number = 8}));
    const auto first = AtTable("short_campaign").now();
    CHECK_FALSE(misfit(first, TurnBegun{.number = static_cast<int>(tables().turns.size())}));
    CHECK(misfit(first, TurnBegun{.number = static_cast<int>(tables().turns.size()) + 1}));
    CHECK(misfit(first, TurnBegun{.number = first.turn.number}));
}

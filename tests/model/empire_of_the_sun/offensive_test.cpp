// Offensives step by step: activation, battle hexes, intelligence, reaction, battles, and where everybody ends.

#include "model/empire_of_the_sun/questions/supply.hpp"
#include "model/empire_of_the_sun/ways.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("who is activated", "[empire_of_the_sun][offensive][rule:ES-OFF-1][rule:ES-OFF-2][rule:ES-OFF-4][rule:ES-OFF-6][rule:ES-OFF-15]"
                              "[rule:ES-RIV-3][rule:ES-SUP-7][rule:ES-SUP-10]") {
    AtTable table;
    CHECK(table.refused(activate({"jp_15_army"})) == "ES-SEQ-6");
    CHECK(table.refused(play("JP9", "us_hq_c_pac")) == "ES-OFF-1");
    CHECK(table.refused(play("JP9", "jp_15_army")) == "ES-OFF-1");
    CHECK(table.breaks(BeginOffensive{.card = card("JP9"), .as_event = false, .headquarters = {}}, "ES-OFF-1"));
    table.enter(play("JP9", "jp_hq_south"));
    table.enter(activate({"jp_15_army", "jp_38_army", "jp_25_army"}));
    CHECK(table.now().offensive->activated.size() == 3);
    CHECK(table.refused(activate({"jp_15_army"})) == "ES-OFF-2"); // active already
    CHECK(table.refused(activate({"jp_hq_south"})) == "ES-HQ-1");
    CHECK(table.refused(activate({"jp_ca_mogami", "us_7af"})) == "ES-OFF-4");
    table.enter(activate({"jp_28_army"}));
    CHECK(table.breaks(activate({"jp_ca_mogami"}), "ES-OFF-2"));   // efficiency 1 and value 3 make four
    CHECK(table.breaks(activate({"jp_24_air_flot"}), "ES-OFF-3")); // Kwajalein is too far
    table.rule(EndOffensive{});
    table.set({{Track::JapaneseRivalry, 1}});
    table.rule(play("JP12", "jp_hq_south"));
    table.enter(activate({"jp_15_army"}));
    CHECK(table.breaks(activate({"jp_ca_mogami"}), "ES-OFF-6"));
    table.rule(EndOffensive{});
    // With card 48 as event nobody needs supply.
    table.set({{Track::JapaneseRivalry, 0}});
    table.put("jp_4_sn_brig", "2305");
    table.flag("2305", Side::Japan);
    table.rule(play("JP14", "jp_hq_south"));
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    const bool cut = !supply.supplied(unit("jp_4_sn_brig"));
    CHECK(table.breaks(activate({"jp_4_sn_brig"}), "ES-OFF-5") == cut);
    table.rule(EndOffensive{});
    table.rule(play("JP48", "jp_hq_south", true));
    CHECK(!table.breaks(activate({"jp_4_sn_brig"}), "ES-OFF-5"));
}

TEST_CASE("card 2 activates up to 26 units of any headquarters",
          "[empire_of_the_sun][offensive][rule:ES-SCN-22][rule:ES-SCN-23][rule:ES-SCN-24][rule:ES-SCN-25]") {
    AtTable table("campaign");
    CHECK(table.breaks(BeginOffensive{.card = card("JP1"), .as_event = false, .headquarters = {}}, "ES-SCN-20"));
    table.enter(BeginOffensive{.card = card("JP1"), .as_event = true, .headquarters = {}});
    CHECK(table[Track::UsWill] == 8); // Operation Z
    CHECK(table.counted("operation_z"));
    table.enter(activate({"jp_cv_akagi", "jp_cv_soryu", "jp_cv_shokaku", "jp_bb_kongo_1"}));
    CHECK(table.breaks(activate({"jp_bb_nagato"}), "ES-CRD-10"));
    table.rule(EndOffensive{});
    std::vector<UnitId> all;
    for (const auto* id : {"jp_hq_combined_fleet_yamamoto", "jp_hq_south", "jp_hq_south_seas"}) {
        all.push_back(unit(id));
    }
    table.rule(BeginOffensive{.card = card("JP2"), .as_event = true, .headquarters = all});
    ActivateUnits many{.units = {}, .headquarters = unit("jp_hq_south")};
    for (const auto id : units_on_map(tables(), board_of(table.now()), Side::Japan)) {
        if (!tables()[id].hq() && many.units.size() < 26) {
            many.units.push_back(id);
        }
    }
    CHECK(!table.breaks(many, "ES-OFF-2"));
    CHECK(!table.breaks(many, "ES-OFF-3"));
    table.rule(many);
    CHECK(table.breaks(activate({"jp_bb_kongo_2"}), "ES-OFF-2"));
    // Force Z reacts to the first ship at the coast of Malaya; two hexes hold submarines.
    CHECK(table.breaks(go({"jp_ca_mogami"}, "2014", Travel::Sea), "ES-SCN-23"));
    CHECK(!table.breaks(DeclareBattles{.hexes = {hex_at("5808")}}, "ES-OFF-9"));
}

TEST_CASE("battle hexes are declared",
          "[empire_of_the_sun][offensive][rule:ES-OFF-8][rule:ES-OFF-9][rule:ES-OFF-10][rule:ES-OFF-14][rule:ES-SEQ-6]"
          "[rule:ES-SEQ-7]") {
    auto table = in_the_south();
    CHECK(table.refused(DeclareBattles{.hexes = {}}) == "ES-OFF-8");
    table.rule(activate({"jp_15_army"}));
    table.put("jp_15_army", "2014");                                            // with the 3rd Indian Corps
    CHECK(table.breaks(DeclareBattles{.hexes = {hex_at("2015")}}, "ES-OFF-8")); // both stand in 2014
    CHECK(table.breaks(DeclareBattles{.hexes = {hex_at("2014"), hex_at("5807")}}, "ES-OFF-9"));
    CHECK(table.breaks(DeclareBattles{.hexes = {hex_at("2014"), hex_at("2015")}}, "ES-OFF-10")); // an operations card: one
    table.enter(DeclareBattles{.hexes = {hex_at("2014")}});
    CHECK(table.refused(DeclareBattles{.hexes = {hex_at("2014")}}) == "ES-OFF-8");
    CHECK(table.breaks(EndOffensive{}, "ES-BAT-1")); // it is not fought
    AtTable event;
    event.enter(play("JP8", "jp_hq_south", true));
    CHECK(!event.breaks(DeclareBattles{.hexes = {hex_at("2014"), hex_at("2015")}}, "ES-OFF-10"));
    AtTable quiet; // no battle: it ends after movement
    quiet.enter(play("JP8", "jp_hq_south", true));
    quiet.enter(EndOffensive{});
    CHECK(!quiet.now().offensive);
}

TEST_CASE("the status of the offensive",
          "[empire_of_the_sun][offensive][rule:ES-INT-1][rule:ES-INT-4][rule:ES-INT-5][rule:ES-INT-6][rule:ES-INT-7]"
          "[rule:ES-INT-8][rule:ES-INT-9][rule:ES-INT-10][rule:ES-ZOI-3][rule:ES-CRD-11]") {
    auto table = in_the_south(); // JP9 for its value: 5
    CHECK(table.breaks(SetIntelligence{.dice = die(3)}, "ES-INT-10"));
    table.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    CHECK(table.refused(SetIntelligence{.dice = die(3), .modifier = 99}) == "ES-INT-8");
    auto failed = table;
    failed.enter(SetIntelligence{.dice = die(6)});
    CHECK(failed.now().offensive->status == Status::Surprise);
    CHECK(failed.breaks(SetIntelligence{.dice = die(0)}, "ES-INT-4")); // one roll
    auto crossed = table;
    crossed.rule(SetIntelligence{.dice = die(7), .crossed = true}); // 7 - 2
    CHECK(crossed.now().offensive->status == Status::Intercept);
    auto nine = table;
    nine.rule(SetIntelligence{.dice = die(9), .crossed = true, .modifier = -9});
    CHECK(nine.now().offensive->status == Status::Surprise);
    auto silent = table;
    silent.enter(SetIntelligence{});
    CHECK(silent.now().offensive->status == Status::Surprise);
    CHECK(silent.refused(SetIntelligence{}) == "ES-INT-1");
    // An event that prints surprise has it from the start.
    AtTable printed;
    const auto surprise = std::ranges::find_if(tables().cards, [](const Card& each) {
        return each.status == Status::Surprise && each.side == Side::Japan && each.kind == CardKind::Military && each.number > 2;
    });
    REQUIRE(surprise != tables().cards.end());
    printed.rule(BeginOffensive{.card = card(surprise->id), .as_event = true, .headquarters = {unit("jp_hq_south")}});
    CHECK(printed.now().offensive->status == Status::Surprise);
    printed.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    CHECK(printed.breaks(SetIntelligence{.dice = die(0)}, "ES-INT-4"));
}

TEST_CASE("reaction cards",
          "[empire_of_the_sun][offensive][rule:ES-CRD-13][rule:ES-CRD-14][rule:ES-CRD-15][rule:ES-CRD-16][rule:ES-CRD-17]"
          "[rule:ES-CRD-18][rule:ES-CRD-20][rule:ES-CRD-21][rule:ES-CRD-22][rule:ES-CRD-23][rule:ES-CRD-24][rule:ES-INT-2]"
          "[rule:ES-INT-3][rule:ES-ASP-9]") {
    auto table = in_the_south();
    CHECK(table.breaks(PlayReaction{.cards = {card("AL8")}}, "ES-CRD-15"));   // no battle hex
    CHECK(!table.breaks(PlayReaction{.cards = {card("AL61")}}, "ES-CRD-15")); // submarines need none
    CHECK(table.refused(PlayReaction{.cards = {card("JP4")}}) == "ES-CRD-13");
    CHECK(table.refused(PlayReaction{.cards = {}}) == "ES-CRD-14");
    CHECK(table.refused(PlayReaction{.cards = {card("AL8"), card("AL8")}}) == "ES-CRD-14");
    CHECK(table.breaks(PlayReaction{.cards = {card("AL11")}}, "ES-CRD-13")); // no reaction card
    table.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    CHECK(table.breaks(PlayReaction{.cards = {card("AL8"), card("AL12"), card("AL24"), card("AL61")}}, "ES-CRD-14"));
    auto rolled = table;
    rolled.enter(SetIntelligence{.dice = die(6)});
    CHECK(rolled.breaks(PlayReaction{.cards = {card("AL8")}}, "ES-CRD-17"));
    CHECK(!rolled.breaks(PlayReaction{.cards = {card("AL24")}}, "ES-CRD-17")); // it does not change the status
    const int cards = table[Track::AlliedCards];
    table.rule(activate({"jp_ca_mogami"}));
    table.enter(PlayReaction{.cards = {card("AL8"), card("AL12")}}); // intercept and ambush: ambush
    CHECK(table.now().offensive->status == Status::Ambush);
    CHECK(table[Track::AlliedCards] == cards - 2 + 1);
    CHECK(table.now().offensive->reaction_cards.size() == 2);
    // A counter-offensive makes it intercept.
    auto counter = in_the_pacific();
    counter.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    counter.rule(PlayReaction{.cards = {card("JP46")}});
    CHECK(counter.now().offensive->status == Status::Intercept);
    // Weather: played alone, units go back, points come back, the card counts as not played.
    AtTable storm;
    storm.rule(BeginOffensive{.card = card("AL6"), .as_event = false, .headquarters = {unit("us_hq_c_pac")}});
    storm.put("us_1_marine_div", "5018");
    storm.rule(activate({"us_1_marine_div"}));
    storm.rule(go({"us_1_marine_div"}, "4816", Travel::Assault));
    CHECK(storm[Track::AlliedAspUsed] == 1);
    CHECK(storm.breaks(PlayReaction{.cards = {card("JP19"), card("JP24")}}, "ES-CRD-22"));
    storm.rule(PlayReaction{.cards = {card("JP19")}});
    CHECK(!storm.now().offensive);
    CHECK(storm.at("us_1_marine_div") == "5018");
    CHECK(storm[Track::AlliedAspUsed] == 0);
    CHECK(storm.place_of("AL6") == CardPlace::Discards);
    // The 77th Brigade comes next turn and is not delayed.
    auto burma = in_the_south();
    burma.rule(PlayReaction{.cards = {card("AL22")}});
    CHECK(burma["cw_77_brig"].place.turn == 3);
    burma.rule(EndOffensive{});
    burma.next_turn();
    CHECK(burma.at("cw_77_brig") == "turn_track");
    CHECK(has(due(burma.now(), Side::Allies), unit("cw_77_brig")));
}

TEST_CASE("reaction", "[empire_of_the_sun][offensive][rule:ES-REA-1][rule:ES-REA-2][rule:ES-REA-3][rule:ES-REA-4][rule:ES-REA-5]"
                      "[rule:ES-REA-6][rule:ES-REA-7][rule:ES-REA-8][rule:ES-HQ-4][rule:ES-LND-4]") {
    auto table = in_the_south();
    table.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    CHECK(table.breaks(activate({"cw_ma_air"}, "cw_hq_malaya"), "ES-REA-1")); // nobody knows of it
    table.enter(SetIntelligence{.dice = die(0)});
    CHECK(!table.breaks(activate({"cw_ma_air"}, "cw_hq_malaya"), "ES-REA-1"));
    CHECK(table.breaks(activate({"us_7af"}, "us_hq_c_pac"), "ES-REA-2")); // Oahu is far from Singapore
    CHECK(table.breaks(activate({"nl_ca_dutch"}, "cw_hq_malaya"), "ES-OFF-4"));
    table.rule(activate({"cw_8_aus_div", "cw_ma_air", "cw_3_ind_corps"}, "cw_hq_malaya"));
    table.put("cw_ca_exeter", "1913");
    CHECK(table.breaks(activate({"cw_ca_exeter", "cw_ca_kent"}, "cw_hq_malaya"), "ES-REA-3")); // 1 + 3
    CHECK(table.breaks(go({"cw_8_aus_div"}, "2014", Travel::Land), "ES-REA-7"));
    CHECK(!table.breaks(go({"cw_8_aus_div"}, "2014", Travel::Disengage), "ES-REA-7"));
    CHECK(table.breaks(go({"cw_3_ind_corps"}, "2015", Travel::Strategic), "ES-REA-6"));
    // Reaction that meets the enemy makes a battle hex.
    table.put("jp_25_army", "2112");
    table.rule(go({"cw_3_ind_corps"}, "2112", Travel::Land));
    CHECK(has(table.now().offensive->battles, hex_at("2112")));
}

TEST_CASE("special reaction", "[empire_of_the_sun][offensive][rule:ES-SRM-1][rule:ES-SRM-2][rule:ES-SRM-3][rule:ES-SRM-4]") {
    auto table = in_the_south();
    table.put("jp_15_army", "2212");
    table.rule(activate({"jp_15_army"}));
    table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("1307"), Side::Allies), .cause = Cause::Table});
    CHECK(table.breaks(SpecialReaction{.hex = hex_at("1307"), .dice = die(0)}, "ES-SRM-1")); // nobody landed
    table.rule(go({"jp_15_army"}, "1307", Travel::Assault));
    CHECK(table.breaks(SpecialReaction{.hex = hex_at("1307"), .dice = die(0)}, "ES-SRM-1")); // no zone covers it
    table.put("cw_hq_seac", "1308");
    table.put("cw_ma_air", "1308");
    CHECK(!table.breaks(SpecialReaction{.hex = hex_at("1307"), .dice = die(0)}, "ES-SRM-1"));
    auto failed = table;
    failed.rule(SpecialReaction{.hex = hex_at("1307"), .dice = die(8)});
    CHECK(failed.now().offensive->battles.empty());
    table.rule(SpecialReaction{.hex = hex_at("1307"), .dice = die(5)});
    CHECK(has(table.now().offensive->battles, hex_at("1307")));
    CHECK(!table.now().offensive->status); // the status stays what it was
    CHECK(table.refused(SpecialReaction{.hex = hex_at("1307"), .dice = die(10)}) == "ES-GEN-1");
}

TEST_CASE("a battle at sea is fought with the units that stand there",
          "[empire_of_the_sun][offensive][rule:ES-BAT-1][rule:ES-BAT-2][rule:ES-BAT-3][rule:ES-BAT-5][rule:ES-BAT-7]"
          "[rule:ES-BAT-12][rule:ES-BAT-16][rule:ES-BAT-33][rule:ES-OFF-11][rule:ES-OFF-12][rule:ES-STW-13]") {
    AtTable table;
    table.enter(play("JP8", "jp_hq_south_seas", true));
    table.put("jp_cv_akagi", "5018");
    table.put("jp_cv_soryu", "5018");
    table.rule(activate({"jp_cv_akagi", "jp_cv_soryu"}));
    table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("5808"), Side::Allies), .cause = Cause::Table});
    table.put("us_cv_enterprise", "5808");
    table.rule(go({"jp_cv_akagi", "jp_cv_soryu"}, "5808", Travel::Sea));
    table.rule(DeclareBattles{.hexes = {hex_at("5808"), hex_at("5708")}});
    table.rule(SetIntelligence{.dice = die(9)});
    CHECK(table.refused(FightAtSea{.hex = hex_at("5808"), .offensive = {.die = die(5)}, .reaction = {}}) == "ES-GEN-1");
    CHECK(table.refused(FightAtSea{.hex = hex_at("5807"), .offensive = {.die = die(5)}, .reaction = {}}) == "ES-BAT-28");
    CHECK(table.refused(FightAtSea{.hex = hex_at("5808"),
                                   .offensive = {.units = {{.unit = unit("us_cv_enterprise")}}, .die = die(5)},
                                   .reaction = {.die = die(5)}}) == "ES-BAT-2");
    CHECK(table.breaks(FightAtSea{.hex = hex_at("5808"),
                                  .offensive = {.units = {{.unit = unit("jp_cv_shokaku"), .from = FightsFrom::Range}}, .die = die(5)},
                                  .reaction = {.die = die(5)}},
                       "ES-BAT-3"));
    const FightAtSea battle{.hex = hex_at("5808"), .offensive = {.die = die(5)}, .reaction = {.die = die(5)}};
    auto fought = table;
    fought.enter(battle);
    // Surprise: 22 x 1 (die 5 + 3) against a defence of 12: one step, and the rest is lost; then 8 x 1/2 does no harm.
    CHECK(fought["us_cv_enterprise"].step == Step::Reduced);
    CHECK(fought.at("us_cv_enterprise") == "5808");
    CHECK(fought["jp_cv_akagi"].step == Step::Full);
    CHECK(has(fought.now().offensive->won_at_sea, hex_at("5808")));
    CHECK(fought.breaks(battle, "ES-BAT-1"));
    CHECK(fought.breaks(FightAtSea{.hex = hex_at("5708"),
                                   .offensive = {.units = {{.unit = unit("jp_cv_akagi"), .from = FightsFrom::Range}}, .die = die(5)},
                                   .reaction = {}},
                        "ES-OFF-11"));
    // Losses as the player who rolled applies them, against the rules of F.
    auto kept = battle;
    kept.reaction.loses = std::vector<LossRow>{{unit("us_cv_enterprise"), 0}};
    CHECK(!table.against(kept).empty()); // hits kept back
    // A card makes carriers stronger.
    auto stronger = battle;
    stronger.offensive.units = {{.unit = unit("jp_cv_akagi"), .attack = 2}, {.unit = unit("jp_cv_soryu"), .attack = 2}};
    const auto verdict = decide(table.now(), stronger);
    const auto& event = std::get<SeaBattleFought>(core::acceptance(verdict).events.front());
    CHECK(event.offensive.strength == 26);
    CHECK(event.offensive.modifier == 3);
    CHECK(event.offensive.hits == 26);
    CHECK(event.reaction.units.front().after == 0); // twice 12
    CHECK(table.refused(FightAtSea{.hex = hex_at("5808"),
                                   .offensive = {.units = {{.unit = unit("jp_cv_akagi"), .attack = 1000}}, .die = die(5)},
                                   .reaction = {.die = die(5)}}) == "ES-BAT-12");
}

TEST_CASE("at Pearl Harbor the Allies do not roll and defend at half, by the event of card 1 alone",
          "[empire_of_the_sun][offensive][rule:ES-SCN-21]") {
    for (const bool as_event : {true, false}) {
        INFO((as_event ? "its event" : "its value"));
        AtTable table("campaign");
        table.rule(play("JP1", "jp_hq_combined_fleet_yamamoto", as_event));
        table.rule(activate({"jp_cv_akagi", "jp_cv_soryu"}));
        table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("5808"), Side::Allies), .cause = Cause::Table});
        table.put("us_cv_enterprise", "5808");
        table.rule(go({"jp_cv_akagi", "jp_cv_soryu"}, "5808", Travel::Sea));
        table.rule(DeclareBattles{.hexes = {hex_at("5808")}});
        FightAtSea battle{.hex = hex_at("5808"), .offensive = {.die = die(5)}, .reaction = {}};
        CHECK(table.refused(battle) == (as_event ? "" : "ES-GEN-1")); // a die of the Allies is missing, or none is thrown
        if (!as_event) {
            battle.reaction.die = die(5);
        }
        table.rule(battle);
        // 22 against a defence of 12, or twice 6.
        CHECK(table.at("us_cv_enterprise") == (as_event ? "eliminated" : "5808"));
    }
}

TEST_CASE("ground combat takes the hex, or does not",
          "[empire_of_the_sun][offensive][rule:ES-GND-1][rule:ES-GND-7][rule:ES-GND-12][rule:ES-GND-14][rule:ES-CTL-2]"
          "[rule:ES-BAT-28][rule:ES-BAT-30][rule:ES-RET-1][rule:ES-RET-2][rule:ES-PWL-13][rule:ES-MOV-4]") {
    auto table = in_the_south();
    table.rule(activate({"jp_15_army"}));
    table.put("jp_15_army", "2106");
    table.put("cw_1_burma_div", "2106");
    table.flag("2106", Side::Allies);
    table.rule(DeclareBattles{.hexes = {hex_at("2106")}});
    CHECK(table.refused(FightOnLand{.hex = hex_at("2106"), .offensive = {.die = die(10)}, .reaction = {.die = die(3)}}) == "ES-GEN-1");
    table.enter(FightOnLand{.hex = hex_at("2106"), .offensive = {.die = die(9)}, .reaction = {.die = die(0)}});
    CHECK(table.at("cw_1_burma_div") == "eliminated");
    CHECK(table.holds(Side::Japan, "2106"));
    CHECK(has(table.now().turn.changed, hex_at("2106")));
    CHECK(table.refused(FightOnLand{.hex = hex_at("2015"), .offensive = {.die = die(9)}, .reaction = {.die = die(0)}}) == "ES-BAT-30");
    // The 3 of a landing on defended ground.
    auto landing = in_the_pacific();
    landing.put("us_1_marine_div", "5018");
    landing.rule(activate({"us_1_marine_div"}));
    landing.rule(go({"us_1_marine_div"}, "4715", Travel::Assault));
    landing.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    landing.rule(RemoveUnits{.units = {unit("jp_24_air_flot"), unit("jp_cl_tenyru")}, .cause = Cause::Table});
    const auto verdict =
        decide(landing.now(), FightOnLand{.hex = hex_at("4715"), .offensive = {.die = die(5)}, .reaction = {.die = die(5)}});
    CHECK(std::get<LandBattleFought>(core::acceptance(verdict).events.front()).reaction.modifier == 3);
    // A US division lost on the offensive costs Political Will, once a turn.
    const int will = landing[Track::UsWill];
    landing.put("us_1_marine_div", "4715", Step::Reduced);
    landing.rule(FightOnLand{.hex = hex_at("4715"),
                             .offensive = {.die = die(0), .loses = std::vector<LossRow>{{unit("us_1_marine_div"), 1}}},
                             .reaction = {.die = die(9)}});
    CHECK(landing.at("us_1_marine_div") == "eliminated");
    CHECK(landing[Track::UsWill] == will - 1);
    CHECK(landing[Track::UsLoss] == 1);
    // Units retreat one hex.
    table.put("cw_b_ind_div", "2106");
    CHECK(table.breaks(go({"cw_b_ind_div"}, "2305", Travel::Retreat), "ES-RET-2") ==
          (tables().map->distance(hex_at("2106"), hex_at("2305")) != 1));
    table.enter(go({"cw_b_ind_div"}, "2206", Travel::Retreat));
    // Into a friendly hex with a name, if there is one; not where the enemy came from, nor to him.
    table.put("cw_b_ind_div", "2106");
    CHECK(table.breaks(go({"cw_b_ind_div"}, "2107", Travel::Retreat), "ES-RET-2"));
    auto nowhere = table;
    for (const auto& beside : tables().map->grid().around(hex_at("2106"))) {
        if (beside.there() && tables().map->land(beside.hex) != nullptr) {
            nowhere.put("jp_22_air_flot", tables().map->label(beside.hex));
            CHECK(nowhere.breaks(go({"cw_b_ind_div"}, tables().map->label(beside.hex), Travel::Retreat), "ES-RET-2"));
        }
    }
    // Units of the offensive go back to where they came from.
    auto beaten = in_the_south();
    beaten.put("jp_15_army", "2107");
    beaten.rule(activate({"jp_15_army"}));
    beaten.rule(go({"jp_15_army"}, "2106", Travel::Land));
    CHECK(beaten.breaks(go({"jp_15_army"}, "2206", Travel::Retreat), "ES-RET-1"));
    CHECK(!beaten.breaks(go({"jp_15_army"}, "2107", Travel::Retreat), "ES-RET-1"));
}

TEST_CASE("cities of China and Japan have garrisons", "[empire_of_the_sun][offensive][rule:ES-GND-13]") {
    auto table = in_the_pacific();
    table.put("us_x_corps", "2709");
    table.rule(activate({"us_x_corps"}));
    table.flag("2709", Side::Japan);
    table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("2709"), Side::Japan), .cause = Cause::Table});
    table.rule(DeclareBattles{.hexes = {hex_at("2709")}});
    const FightOnLand battle{.hex = hex_at("2709"), .offensive = {.die = die(0)}, .reaction = {.die = die(0)}};
    const auto held = decide(table.now(), battle);
    CHECK(!std::get<LandBattleFought>(core::acceptance(held).events.front()).taken); // three of 9-12 stand there
    table.set({{Track::ChinaDivisions, 0}});
    const auto open = decide(table.now(), FightOnLand{.hex = hex_at("2709"), .offensive = {}, .reaction = {}});
    CHECK(std::get<LandBattleFought>(core::acceptance(open).events.front()).taken);
}

TEST_CASE("where everybody ends",
          "[empire_of_the_sun][offensive][rule:ES-STK-1][rule:ES-STK-2][rule:ES-STK-3][rule:ES-STK-4][rule:ES-HQ-3]"
          "[rule:ES-NAV-3][rule:ES-NAV-4][rule:ES-PBM-1][rule:ES-PBM-2][rule:ES-PBM-3][rule:ES-PBM-4][rule:ES-PBM-5]"
          "[rule:ES-PBM-6][rule:ES-PBM-7][rule:ES-AMP-6][rule:ES-AMP-8]") {
    auto table = in_the_south();
    table.rule(activate({"jp_ca_mogami", "jp_22_air_flot", "jp_15_army"}));
    table.put("jp_ca_mogami", "5807");
    CHECK(table.breaks(EndOffensive{}, "ES-NAV-4"));
    table.put("jp_ca_mogami", "2212");
    table.put("jp_15_army", "2008");
    CHECK(table.breaks(EndOffensive{}, "ES-PBM-7"));
    table.put("jp_15_army", "2110");
    table.put("jp_22_air_flot", "2008");
    CHECK(table.breaks(EndOffensive{}, "ES-PBM-6"));
    table.put("jp_22_air_flot", "2212");
    for (const auto* id : {"jp_cv_akagi", "jp_cv_soryu", "jp_cv_shokaku", "jp_bb_nagato", "jp_bb_yamato", "jp_ca_takao"}) {
        table.put(id, "2212");
    }
    CHECK(table.breaks(EndOffensive{}, "ES-STK-1")); // seven ships
    table.put("jp_ca_takao", "3407");
    for (const auto* id : {"jp_1_air_div", "jp_25_army", "jp_38_army"}) {
        table.put(id, "2212");
    }
    CHECK(table.breaks(EndOffensive{}, "ES-STK-2"));          // four
    table.rule(RemoveUnits{.units = {unit("jp_1_air_div")}}); // in supply: back next turn
    CHECK(table["jp_1_air_div"].place.turn == 3);
    CHECK(!table.breaks(EndOffensive{}, "ES-STK-2"));
    table.put("jp_4_sn_brig", "5908");
    table.rule(RemoveUnits{.units = {unit("jp_4_sn_brig")}}); // out of supply: gone
    CHECK(table.at("jp_4_sn_brig") == "eliminated");
    table.put("jp_hq_south_seas", "2212");
    CHECK(table.breaks(EndOffensive{}, "ES-HQ-3"));
    // The two halves of one designation count as one.
    AtTable pair;
    pair.put("us_1_maw", "5808");
    pair.put("us_x_corps", "5808");
    pair.rule(play("AL13", "us_hq_c_pac"));
    CHECK(!pair.breaks(EndOffensive{}, "ES-STK-2")); // 7AF, its bombers, a wing, a corps: three
    // The Reaction player moves first after the battle.
    auto after = in_the_south();
    after.rule(activate({"jp_ca_mogami"}));
    after.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    after.rule(activate({"cw_ma_air"}, "cw_hq_malaya"));
    CHECK(!after.breaks(go({"cw_ma_air"}, "2015", Travel::PostBattle), "ES-PBM-2"));
    CHECK(after.breaks(go({"jp_bb_nagato"}, "2212", Travel::PostBattle), "ES-OFF-2")); // inactive units stay
    after.rule(go({"jp_ca_mogami"}, "2212", Travel::PostBattle));
    CHECK(after.breaks(go({"cw_ma_air"}, "2015", Travel::PostBattle), "ES-PBM-2"));
    // Enemy ships, and none with the assault.
    auto alone = in_the_south();
    alone.put("jp_15_army", "2212");
    alone.rule(activate({"jp_15_army"}));
    alone.rule(go({"jp_15_army"}, "2019", Travel::Assault));
    alone.rule(DeclareBattles{.hexes = {hex_at("2019")}});
    CHECK(alone.breaks(FightAtSea{.hex = hex_at("2019"), .offensive = {}, .reaction = {.die = die(3)}}, "ES-AMP-6"));
    // An aircraft of the Reaction side without a place.
    auto homeless = in_the_south();
    homeless.rule(activate({"cw_ma_air"}, "cw_hq_malaya"));
    homeless.flag("2015", Side::Japan);
    CHECK(homeless.breaks(EndOffensive{}, "ES-PBM-4"));
}

TEST_CASE("cards take steps",
          "[empire_of_the_sun][offensive][rule:ES-BAT-31][rule:ES-BAT-32][rule:ES-CRD-19][rule:ES-HQ-10][rule:ES-LND-10]") {
    auto table = in_the_south();
    table.rule(ThrowDie{.card = card("AL61"), .dice = die(3)});
    CHECK(table.refused(ThrowDie{.card = card("AL61"), .dice = die(11)}) == "ES-GEN-1");
    table.enter(LoseSteps{.units = {{unit("jp_ca_mogami"), 1}}});
    CHECK(table["jp_ca_mogami"].step == Step::Reduced);
    CHECK(table.refused(LoseSteps{.units = {{unit("jp_ca_mogami"), 2}}}) == "ES-BAT-17"); // it has one left
    table.enter(LoseSteps{.units = {{unit("jp_ca_mogami"), 1}}});
    CHECK(table.at("jp_ca_mogami") == "eliminated");
    CHECK(table.refused(LoseSteps{.units = {{unit("jp_ca_mogami"), 1}}}) == "ES-BAT-17");
    // What an event moves.
    table.enter(go({"jp_hq_combined_fleet_yamamoto", "jp_bb_nagato"}, "2415", Travel::Card));
    CHECK(table.at("jp_bb_nagato") == "2415");
}

TEST_CASE("supply is what the map says now, and an aircraft that leaves still fights",
          "[empire_of_the_sun][offensive][rule:ES-SUP-11][rule:ES-AIR-4][rule:ES-AMP-10]") {
    auto table = in_the_south();
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    REQUIRE(supply.supplied(unit("jp_15_army")));
    table.put("jp_15_army", "5908");
    supply.compute(tables(), board_of(table.now()));
    CHECK(!supply.supplied(unit("jp_15_army"))); // it has moved, and is asked for again
    // The Malayan aircraft move out of the battle hex and fight there from their range.
    auto reacts = in_the_south();
    reacts.put("jp_ca_mogami", "2015");
    reacts.rule(activate({"jp_ca_mogami"}));
    reacts.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    reacts.rule(SetIntelligence{.dice = die(0)});
    reacts.rule(activate({"cw_ma_air"}, "cw_hq_malaya"));
    reacts.rule(go({"cw_ma_air"}, "2014", Travel::Air));
    const FightAtSea battle{.hex = hex_at("2015"),
                            .offensive = {.die = die(5)},
                            .reaction = {.units = {{.unit = unit("cw_ma_air"), .from = FightsFrom::Range}}, .die = die(5)}};
    CHECK(reacts.against(battle).empty());
    // Rivalry: an Army unit lands from ships that the Navy does not give.
    AtTable rivals;
    rivals.set({{Track::JapaneseRivalry, 1}});
    rivals.enter(play("JP9", "jp_hq_south"));
    rivals.put("jp_15_army", "2212");
    rivals.enter(activate({"jp_15_army"}));
    CHECK(!rivals.breaks(go({"jp_15_army"}, "2415", Travel::Assault), "ES-OFF-6"));
}

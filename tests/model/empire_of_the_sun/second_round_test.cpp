// What a second round at the table found, and what a second reading of the clauses found after it.

#include "model/empire_of_the_sun/questions/supply.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// No aircraft and no carrier of that side is on the map.
void ground_all(AtTable& table, Side side) {
    Stocktake count{.reason = "for the test"};
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        if (tables()[id].side == side && tables()[id].zone() && table.now()[id].on_map()) {
            count.units.push_back({.unit = id, .place = {.kind = PlaceKind::Eliminated}, .step = Step::Full});
        }
    }
    table.rule(count);
}
PlaceReinforcements arrives(std::string_view id, std::string_view hex) { return {.units = {{.unit = unit(id), .hex = hex_at(hex)}}}; }

} // namespace

TEST_CASE("nobody lands alone where ships of the enemy are", "[empire_of_the_sun][offensive][rule:ES-AMP-4]") {
    auto table = in_the_pacific();
    ground_all(table, Side::Japan);
    table.flag("4916", Side::Japan);
    table.put("us_1_marine_div", "5018");
    table.put("us_ca_new_orleans", "5018");
    table.rule(activate({"us_1_marine_div", "us_ca_new_orleans"}));
    const auto landing = go({"us_1_marine_div"}, "4916", Travel::Assault);
    CHECK_FALSE(table.breaks(landing, "ES-AMP-4"));
    table.put("jp_ca_mogami", "4916");
    CHECK(table.breaks(landing, "ES-AMP-4"));
    CHECK(says(table, landing, "Enemy ships are in"));
    table.rule(go({"us_ca_new_orleans"}, "4916", Travel::Sea));
    CHECK_FALSE(table.breaks(landing, "ES-AMP-4"));
}

TEST_CASE("a carrier of the offensive has its zone wherever it goes",
          "[empire_of_the_sun][offensive][rule:ES-SUP-7][rule:ES-ZOI-1][rule:ES-MOV-2]") {
    AtTable table;
    table.enter(play("JP9", "jp_hq_south"));
    table.put("jp_15_army", "4715");
    table.put("us_7af", "5808");
    table.put("us_hq_c_pac", "5808");
    table.put("jp_cv_akagi", "4017");
    table.rule(activate({"jp_15_army", "jp_cv_akagi"}));
    const auto landing = go({"jp_15_army"}, "5708", Travel::Assault);
    CHECK(says(table, landing, "lies in the zone of influence"));
    table.rule(go({"jp_cv_akagi"}, "5608", Travel::Sea));
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    CHECK_FALSE(supply.supplied(unit("jp_cv_akagi"))); // no headquarters has a line to it
    CHECK(supply.zones().covered(Side::Japan, hex_at("5708")));
    CHECK_FALSE(says(table, landing, "lies in the zone of influence"));
    table.rule(EndOffensive{});
    supply.compute(tables(), board_of(table.now()));
    CHECK_FALSE(supply.zones().covered(Side::Japan, hex_at("5708")));
}

TEST_CASE("a carrier that sails strategically neutralises nothing", "[empire_of_the_sun][offensive][rule:ES-NAV-6]") {
    AtTable table;
    ground_all(table, Side::Allies);
    table.flag("2911", Side::Japan);
    table.put("jp_hq_south", "2909");
    table.put("jp_5_air_div", "2911");
    table.rule(play("AL13", "us_hq_c_pac"));
    table.flag("2813", Side::Allies);
    table.flag("3014", Side::Allies);
    table.put("us_cv_lexington", "2813");
    table.put("us_cv_enterprise", "5808");
    table.rule(activate({"us_cv_lexington", "us_cv_enterprise"}));
    const auto sails = go({"us_cv_lexington"}, "3014", Travel::Strategic);
    CHECK(table.breaks(sails, "ES-NAV-6"));
    table.put("us_cv_enterprise", "2813"); // another one, which stays
    CHECK_FALSE(table.breaks(sails, "ES-NAV-6"));
}

TEST_CASE("the HUMP works from an airfield in supply only", "[empire_of_the_sun][status][rule:ES-BUR-3]") {
    for (const bool supplied : {true, false}) {
        AtTable table;
        table.set({{Track::Hump, 1}});
        table.flag("2206", Side::Japan);
        for (std::size_t i = 0; i < tables().units.size(); ++i) {
            const auto& each = tables().units[i];
            const UnitId id{static_cast<std::uint8_t>(i)};
            if (each.hq() && each.side == Side::Allies && table.now()[id].on_map() && !supplied) {
                table.put(each.id, PlaceKind::TurnTrack, 12);
            }
        }
        if (supplied) {
            table.put("cw_hq_seac", "1805");
        }
        table.until(Phase::NationalStatus);
        CHECK(table[Track::BurmaRoad] == (supplied ? 1 : 2));
    }
}

TEST_CASE("units that a card brings come where it says", "[empire_of_the_sun][cards][rule:ES-HQ-9][rule:ES-REI-23]") {
    AtTable arcadia("1942");
    arcadia.rule(PlayEvent{.card = card("AL4")});
    CHECK(arcadia.breaks(arrives("joint_hq_abda", "3727"), "ES-HQ-9"));
    CHECK_FALSE(arcadia.breaks(arrives("joint_hq_abda", "2019"), "ES-HQ-9"));
    AtTable burma("1942");
    burma.rule(play("AL70", "cw_hq_seac", true));
    CHECK(burma.breaks(arrives("cw_7_armoured_brig", "3727"), "ES-REI-23"));
    CHECK_FALSE(burma.breaks(arrives("cw_7_armoured_brig", "1805"), "ES-REI-23"));
    AtTable flyers("1942");
    flyers.rule(play("AL51", "cw_hq_seac", true));
    CHECK(flyers.breaks(arrives("us_14af", "3727"), "ES-REI-23"));
    CHECK_FALSE(flyers.breaks(arrives("us_14af", "2104"), "ES-REI-23"));
}

TEST_CASE("Allied replacements come before Japanese ones", "[empire_of_the_sun][strategic][rule:ES-SEQ-2]") {
    AtTable table;
    table.next_turn();
    table.until(Phase::Replacements);
    table.put("us_7af", "5808", Step::Reduced);
    table.put("jp_14_army", "3407", Step::Reduced);
    const Replace allied{.units = {{.unit = unit("us_7af")}}};
    CHECK_FALSE(table.breaks(allied, "ES-SEQ-2"));
    auto on_land = table;
    on_land.rule(Replace{.units = {{.unit = unit("jp_14_army")}}});
    CHECK(on_land[Track::DivisionsTaken] == 1);
    CHECK(on_land[Track::JapaneseMended] == 0); // the divisions say it
    CHECK(on_land.breaks(allied, "ES-SEQ-2"));

    // A ship or an aircraft that is mended where it stands takes no division.
    auto at_sea = table;
    at_sea.put("jp_ca_mogami", "3407", Step::Reduced);
    at_sea.set({{Track::JapaneseNaval, 1}});
    at_sea.enter(Replace{.units = {{.unit = unit("jp_ca_mogami")}}});
    CHECK(at_sea[Track::DivisionsTaken] == 0);
    CHECK(at_sea.breaks(allied, "ES-SEQ-2"));
    CHECK_FALSE(at_sea.breaks(Replace{.units = {{.unit = unit("jp_14_army")}}}, "ES-SEQ-2")); // Japan goes on
    at_sea.set({{Track::JapaneseMended, 0}});
    CHECK_FALSE(at_sea.breaks(allied, "ES-SEQ-2"));
    at_sea.set({{Track::JapaneseMended, 1}});
    at_sea.next_turn();
    CHECK(at_sea[Track::JapaneseMended] == 0);

    // What the Allies mend says nothing against them.
    auto first = table;
    first.rule(allied);
    CHECK(first[Track::JapaneseMended] == 0);
    first.put("us_5af", "5808", Step::Reduced);
    CHECK_FALSE(first.breaks(Replace{.units = {{.unit = unit("us_5af")}}}, "ES-SEQ-2"));
}

TEST_CASE("a headquarters comes back into northern India", "[empire_of_the_sun][cards][rule:ES-HQ-8][rule:ES-POL-16]") {
    AtTable table;
    table.put("cw_hq_seac", PlaceKind::TurnTrack, 3);
    const auto back = [](std::string_view hex) {
        return ReturnHeadquarters{.card = card("AL13"), .unit = unit("cw_hq_seac"), .hex = hex_at(hex)};
    };
    CHECK_FALSE(says(table, back("1905"), "comes back into a port of")); // Dacca
    CHECK(says(table, back("4828"), "comes back into a port of"));
}

TEST_CASE("cards that speak of few units or of a moment",
          "[empire_of_the_sun][cards][rule:ES-REP-10][rule:ES-CRD-9][rule:ES-CRD-30][rule:ES-CRD-17]") {
    AtTable bose("1942");
    bose.put("jp_14_army", "3706", Step::Reduced);
    bose.rule(PlayEvent{.card = card("JP39")});
    CHECK(bose.breaks(Replace{.units = {{.unit = unit("jp_14_army")}}}, "ES-REP-10"));
    AtTable soviets("1944");
    CHECK_FALSE(soviets.breaks(play("AL79", "us_hq_c_pac"), "ES-CRD-30"));
    soviets.set({{Track::TojoResigned, 1}});
    CHECK(soviets.breaks(play("AL79", "us_hq_c_pac"), "ES-CRD-30"));
    AtTable bismarck("1943"); // no CA, CL or APD is active
    bismarck.rule(play("JP10", "jp_hq_south_seas"));
    bismarck.rule(activate({"jp_17_army"}));
    bismarck.rule(DeclareBattles{.hexes = {hex_at("3823")}});
    CHECK(bismarck.breaks(PlayReaction{.cards = {card("AL24")}}, "ES-CRD-9"));
    AtTable codes("1942"); // another intelligence card came in an entry of its own
    codes.rule(play("AL31", "us_hq_c_pac"));
    codes.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    codes.rule(PlayReaction{.cards = {card("JP49")}});
    CHECK(codes.breaks(PlayReaction{.cards = {card("JP13")}}, "ES-CRD-17"));
}

TEST_CASE("what a cancelled event would bring stays away", "[empire_of_the_sun][cards][rule:ES-CRD-21]") {
    AtTable table("1943");
    table.rule(play("AL70", "cw_hq_seac", true));
    REQUIRE(has(table.now().turn.entering, unit("cw_7_armoured_brig")));
    table.rule(PlayReaction{.cards = {card("JP19")}});
    CHECK(!table.now().offensive);
    CHECK(!has(table.now().turn.entering, unit("cw_7_armoured_brig")));
    CHECK(table.at("cw_7_armoured_brig") == "by_card");
    CHECK(!table.refused(arrives("cw_7_armoured_brig", "1805")).empty());
}

TEST_CASE("a special card that is taken from the hand happens", "[empire_of_the_sun][cards][rule:ES-CRD-33][rule:ES-STW-14]") {
    AtTable table("1944");
    table.put("us_20bc", "3813"); // a B29 that reaches Tokyo
    const auto will = table[Track::UsWill];
    table.rule(PlayEvent{.card = card("AL67"), .give = card("JP43")});
    CHECK(table.place_of("JP43") == CardPlace::Discards);
    CHECK(table[Track::TojoResigned] == 1);
    CHECK(table[Track::UsWill] == will - 2);
}

TEST_CASE("the Tokyo Express is asked for by its card", "[empire_of_the_sun][cards][rule:ES-SUP-9]") {
    AtTable table("1942");
    auto offensive = play("JP28", "jp_hq_south_seas", true);
    CHECK(says(table, offensive, "none is named"));
    offensive.express = hex_at("4017");
    CHECK(!says(table, offensive, "none is named"));
}

TEST_CASE("what cannot be entered is refused with its clause, and the books stay as they are",
          "[empire_of_the_sun][bad_input][rule:ES-DRW-8][rule:ES-ASP-2][rule:ES-SUP-9][rule:ES-CRD-1]") {
    AtTable table("1942");
    table.hand(Side::Japan, 0);
    CHECK(table.refused(play("JP9", "jp_hq_south")) == "ES-DRW-8"); // from an empty hand
    table.hand(Side::Japan, 3);
    table.rule(DiscardCard{.card = card("JP9")});
    CHECK(table.refused(play("JP9", "jp_hq_south")) == "ES-CRD-5"); // from the discards
    CHECK(table.refused(SetAside{.side = Side::Allies, .card = card("JP8")}) == "ES-CRD-1");
    auto landing = in_the_pacific();
    landing.put("us_1_marine_div", "5018");
    landing.rule(activate({"us_1_marine_div"}));
    landing.set({{Track::AlliedAspUsed, landing[Track::AlliedAsp]}});
    CHECK(says(landing, go({"us_1_marine_div"}, "4715", Travel::Assault), "and 0 are left"));
    CHECK(landing.breaks(go({"us_1_marine_div"}, "4715", Travel::Assault), "ES-ASP-2"));
}

TEST_CASE("a step is lost by a unit that fights there, never by a garrison",
          "[empire_of_the_sun][bad_input][offensive][rule:ES-BAT-17][rule:ES-GND-11][rule:ES-GND-13]") {
    auto table = in_the_pacific();
    clear_map(table);
    table.put("us_x_corps", "2709");
    table.flag("2709", Side::Japan);
    table.put("jp_14_army", "2609"); // near by
    table.rule(activate({"us_x_corps"}));
    table.rule(DeclareBattles{.hexes = {hex_at("2709")}});
    FightOnLand battle{.hex = hex_at("2709"), .offensive = {.die = die(9)}, .reaction = {.die = die(0)}};
    REQUIRE(garrison_of(table.now(), hex_at("2709")) > 0);
    CHECK(table.refused(battle).empty());
    battle.reaction.loses = std::vector<LossRow>{{unit("jp_14_army"), 1}}; // what the garrison loses, put down to somebody else
    CHECK(table.refused(battle) == "ES-BAT-17");
    CHECK(says(table, battle, "14th Army does not fight in 2709 Hong Kong: it loses no step there."));
    battle.reaction.loses = std::vector<LossRow>{};
    CHECK(table.refused(battle).empty());
    battle.offensive.loses = std::vector<LossRow>{{unit("us_x_corps"), 3}};
    CHECK(says(table, battle, "has not so many steps to lose"));
    battle.offensive.loses = std::vector<LossRow>{{unit("us_x_corps"), 1}};
    CHECK(table.refused(battle).empty());
    CHECK(table.refused(LoseSteps{.units = {{unit("us_5af"), 1}}}) == "ES-BAT-17"); // nowhere in play
    // At sea the same.
    auto ships = in_the_pacific();
    clear_map(ships);
    ships.put("us_cv_enterprise", "4715");
    ships.put("jp_ca_mogami", "4715");
    ships.rule(activate({"us_cv_enterprise"}));
    ships.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    FightAtSea at_sea{.hex = hex_at("4715"), .offensive = {.die = die(9)}, .reaction = {.die = die(0)}};
    CHECK(ships.refused(at_sea).empty());
    at_sea.reaction.loses = std::vector<LossRow>{{unit("jp_ca_aoba"), 1}};
    CHECK(ships.refused(at_sea) == "ES-BAT-17");
}

TEST_CASE("messages say which of their conditions fails, with its figures",
          "[empire_of_the_sun][messages][rule:ES-SEQ-3][rule:ES-CHN-2][rule:ES-CRD-34][rule:ES-STW-14][rule:ES-REA-1][rule:ES-REA-3]") {
    AtTable table("1943");
    // Who is next, and how many cards both hold.
    CHECK(says(table, PassAction{.side = Side::Japan}, "no pass is left"));
    table.set({{Track::JapanesePasses, 1}, {Track::JapaneseCards, 3}, {Track::AlliedCards, 6}});
    const auto other = to_act(table.now()) == Side::Japan ? Side::Allies : Side::Japan;
    table.set({{passes_of(other), 1}});
    CHECK(says(table, PassAction{.side = other}, "is next to act (cards in hand:"));
    // China: the value, or the turn.
    CHECK(says(table, AttackChina{.card = card("JP17"), .dice = die(5)}, "takes a card of value 3"));
    const bool odd = table.now().turn.number % 2 != 0;
    CHECK(says(table, AttackChina{.card = card("JP9"), .dice = die(5)}, "is odd") == odd);
    // A swap with one card twice, and of the other deck.
    CHECK(says(table, PlayEvent{.card = card("JP33"), .give = card("JP9"), .take = card("JP9")}, "is named twice"));
    CHECK(says(table, PlayEvent{.card = card("JP33"), .give = card("JP9"), .take = card("AL31")}, "is of the other deck"));
    CHECK(says(table, PlayEvent{.card = card("JP33"), .give = card("JP9"), .take = card("JP17")}, "does not lie among the discards"));
    // Under surprise; too many that react.
    auto offensive = in_the_pacific();
    offensive.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    CHECK(says(offensive, activate({"jp_24_air_flot"}, "jp_hq_south_seas"), "the roll for intelligence comes first"));
    // A counter-offensive is no offensive.
    CHECK(says(table, play("AL5", "us_hq_sw_pac", true), "is no offensive as event"));
}

// What once led to wrong books in Empire of the Sun, each with its clause; and what messages say.

#include "model/empire_of_the_sun/points.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

int item(const State& state, std::string_view id) {
    for (const auto& row : victory_items(state)) {
        if (row.item == id) {
            return row.points;
        }
    }
    return 0;
}

} // namespace

TEST_CASE("a garrison holds its city until it is beaten, and is gone for good at home",
          "[empire_of_the_sun][offensive][rule:ES-GND-13][rule:ES-OFF-8][rule:ES-CTL-2]") {
    AtTable table("1944");
    CHECK(garrison_of(table.now(), hex_at("3706")) == 1);
    CHECK(stands_in(table.now(), hex_at("3706"), Side::Japan));
    table.flag("3706", Side::Allies);
    CHECK(garrison_of(table.now(), hex_at("3706")) == 0);
    table.rule(TakeHexes{.side = Side::Japan, .hexes = {hex_at("3706")}, .cause = Cause::Table});
    CHECK(garrison_of(table.now(), hex_at("3706")) == 0); // gone for good
    table.flag("3706", Side::Allies);
    table.flag("3706", Side::Japan); // a correction sets it right
    CHECK(garrison_of(table.now(), hex_at("3706")) == 1);
    // In China there is one for every four divisions.
    table.set({{Track::ChinaDivisions, 5}});
    CHECK(garrison_of(table.now(), hex_at("2609")) == 2);
    table.set({{Track::ChinaDivisions, 0}});
    CHECK(garrison_of(table.now(), hex_at("2609")) == 0);
}

TEST_CASE("a landing takes its hex after the battles, and weather gives everything back",
          "[empire_of_the_sun][offensive][rule:ES-CTL-2][rule:ES-CRD-21][rule:ES-CRD-22][rule:ES-ASP-9]") {
    AtTable table("1943");
    table.set({{Track::UsRivalry, 0}});
    table.rule(play("AL33", "us_hq_sw_pac", true));
    table.rule(activate({"us_1_marine_div"}));
    table.rule(go({"us_1_marine_div"}, "4022", Travel::Assault));
    CHECK(table.holds(Side::Japan, "4022"));
    CHECK(table[Track::AlliedAspUsed] > 0);
    auto stays = table;
    stays.rule(EndOffensive{});
    CHECK(stays.holds(Side::Allies, "4022"));
    table.rule(PlayReaction{.cards = {card("JP19")}});
    CHECK(!table.now().offensive);
    CHECK(table.holds(Side::Japan, "4022"));
    CHECK(table[Track::AlliedAspUsed] == 0);
    CHECK(table.at("us_1_marine_div") != "4022");
    CHECK(table.refused(PlayReaction{.cards = {card("JP4")}}) == "ES-SEQ-6"); // it is played alone
    // What the event did is undone: the rivalry that it ended, the unit that it removed, and the one that it brought.
    AtTable rivals("1943");
    rivals.set({{Track::UsRivalry, 1}});
    rivals.rule(play("AL33", "us_hq_sw_pac", true));
    CHECK(rivals[Track::UsRivalry] == 0);
    rivals.rule(PlayReaction{.cards = {card("JP22")}});
    CHECK(rivals[Track::UsRivalry] == 1);
    CHECK(rivals.place_of("AL33") == CardPlace::Discards);
    AtTable flyers("1942");
    flyers.rule(play("AL51", "cw_hq_seac", true));
    CHECK(flyers.at("us_avg") == "eliminated");
    flyers.rule(PlayReaction{.cards = {card("JP19")}});
    CHECK(flyers.at("us_avg") == "2008");
    CHECK(flyers.refused(PlaceReinforcements{.units = {{.unit = unit("us_14af"), .hex = hex_at("2104")}}}) == "ES-REI-1");
    // Nothing else cancels.
    AtTable plain("1943");
    plain.rule(play("AL31", "us_hq_sw_pac"));
    CHECK(plain.breaks(EndOffensive{.cancelled = true}, "ES-CRD-21"));
}

TEST_CASE("zones are computed for the roll, and the table's word against it is affirmed", "[empire_of_the_sun][offensive][rule:ES-INT-6]") {
    AtTable table("1942");
    table.rule(play("JP10", "jp_hq_south"));
    table.rule(activate({"jp_15_army"}));
    table.rule(go({"jp_15_army"}, "2014", Travel::Land));
    table.rule(DeclareBattles{.hexes = {hex_at("2014")}});
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    const bool covered = supply.zones().covered(Side::Allies, hex_at("2014"));
    REQUIRE(covered);
    CHECK(table.breaks(SetIntelligence{.dice = die(7), .crossed = false}, "ES-INT-6"));
    table.enter(SetIntelligence{.dice = die(7)}); // 7 - 2
    CHECK(table.now().offensive->status == Status::Intercept);
}

TEST_CASE("points: each hex once, what is cut and what is in supply",
          "[empire_of_the_sun][status][rule:ES-VPT-1][rule:ES-VPT-4][rule:ES-VPT-5][rule:ES-VPT-6][rule:ES-AMB-47]") {
    AtTable table("1943");
    for (const auto* hex : {"4700", "4800", "5000"}) {
        table.put("jp_1_sn_brig", hex);
        table.flag(hex, Side::Japan);
        table.until(Phase::EndOfTurn);
        if (table.now().turn.number < 7) {
            table.rule(EndPhase{});
        }
    }
    CHECK(table[Track::AlaskaPoints] == 4); // these three, and the one that the scenario gives
    CHECK(item(table.now(), "K") == 4);
    // Not where the Allies control the hex.
    AtTable empty("1943");
    empty.put("jp_1_sn_brig", "5808");
    empty.until(Phase::EndOfTurn);
    CHECK(empty[Track::OahuPoints] == (empty.holds(Side::Japan, "5808") ? 1 : 0));
    // Townsville in a zone that nothing neutralises.
    AtTable late("1944");
    CHECK(item(late.now(), "E") == 0);
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        const auto& each = tables().units[i];
        const UnitId id{static_cast<std::uint8_t>(i)};
        if (each.side == Side::Allies && (each.kind == UnitKind::Air || each.carrier()) && late.now()[id].on_map()) {
            late.put(each.id, PlaceKind::Eliminated);
        }
    }
    late.put("jp_25_air_flot", "3626"); // Cairns
    late.put("jp_hq_south_seas", "3626");
    late.flag("3626", Side::Japan);
    late.put("jp_17_army", "3627"); // no way by land either
    late.put("jp_18_army", "3628");
    CHECK(item(late.now(), "E") == 5);
    // Rabaul without a headquarters is out of supply.
    AtTable alone("1944");
    const int before = item(alone.now(), "P");
    for (const auto* hq : {"jp_hq_south", "jp_hq_south_seas", "jp_hq_combined_fleet_yamamoto", "jp_hq_combined_fleet_ozawa"}) {
        alone.put(hq, PlaceKind::Eliminated);
    }
    CHECK(before == 3);
    CHECK(item(alone.now(), "P") == 0);
    // Philippine hexes that a line reaches count, whether anybody stands there or not.
    AtTable manila("1944");
    for (const auto& hex : tables().map_hexes) {
        if (hex.region == "Philippines") {
            manila.flag(tables().map->label(hex.hex), Side::Allies);
        }
    }
    manila.put("jp_14_army", PlaceKind::Eliminated);
    manila.put("us_hq_sw_pac", "2813");
    manila.put("us_5af", "2813");
    CHECK(item(manila.now(), "R") == 0);
    auto options = manila.now().options;
    options.supplied_units_count = true;
    manila.rule(ChangeOptions{.options = options, .reason = "agreed"});
    CHECK(item(manila.now(), "R") == 3);
    const auto words = to_english(
        tables(),
        summary(tables(), GameEnded{.outcome = {.ending = Ending::Points, .winner = Side::Allies, .points = 1}, .items = {{"B", 1}}}));
    CHECK(words == "Allied decisive victory. Points of Japan: 1 (B 1).");
}

TEST_CASE("Japan traces to its resources", "[empire_of_the_sun][status][rule:ES-POL-13][rule:ES-AMB-46]") {
    AtTable table("1944");
    table.until(Phase::NationalStatus);
    CHECK(table[Track::UntracedTurns] == 0);
    AtTable cut("1944");
    for (const auto hex : tables().map->japanese_sources()) {
        cut.flag(tables().map->label(hex), Side::Allies);
    }
    cut.until(Phase::NationalStatus);
    CHECK(cut[Track::UntracedTurns] == 1);
}

TEST_CASE("Political Will 0 ends the campaigns, and others where the table plays so", "[empire_of_the_sun][status][rule:ES-AMB-45]") {
    for (const bool always : {false, true}) {
        Options options;
        options.negotiation_always = always;
        AtTable table("1943", options);
        table.until(Phase::Attrition);
        table.set({{Track::UsWill, 0}});
        table.rule(EndPhase{});
        CHECK((table.now().outcome && table.now().outcome->ending == Ending::Negotiation) == always);
    }
}

TEST_CASE("how many react with a counter-offensive, and who",
          "[empire_of_the_sun][offensive][rule:ES-REA-3][rule:ES-CRD-10][rule:ES-CRD-20]") {
    const auto fleet = unit("jp_hq_combined_fleet_yamamoto");
    const int efficiency = tables()[fleet].efficiency;
    CHECK(reaction_limit(tables(), fleet, tables()[card("AL31")], &tables()[card("JP45")]) == efficiency + 5);
    CHECK(reaction_limit(tables(), unit("jp_hq_south"), tables()[card("AL31")], &tables()[card("JP45")]) ==
          tables()[unit("jp_hq_south")].efficiency + 4);
    CHECK(reaction_limit(tables(), fleet, tables()[card("AL31")], &tables()[card("JP65")]) == efficiency + 4); // 3, and one more
    AtTable table("1943");
    table.rule(play("AL31", "us_hq_sw_pac"));
    table.rule(DeclareBattles{.hexes = {hex_at("4021")}});
    table.rule(PlayReaction{.cards = {card("JP17")}});
    CHECK(table.breaks(activate({"jp_17_army"}, "jp_hq_south_seas"), "ES-CRD-10"));
}

TEST_CASE("headquarters come by their card", "[empire_of_the_sun][cards][rule:ES-HQ-9][rule:ES-HQ-3][rule:ES-REI-5]") {
    AtTable table("1942");
    table.put("us_hq_s_pac_ghormley", "4828");
    table.put("us_1_marine_div", "4828");
    table.rule(play("AL20", "us_hq_s_pac_halsey", true));
    CHECK(table.at("us_hq_s_pac_halsey") == "4828");
    CHECK(table.at("us_hq_s_pac_ghormley") == "eliminated");
    CHECK(!table.breaks(activate({"us_1_marine_div"}, "us_hq_s_pac_halsey"), "ES-CRD-10"));
    AtTable late("1942");
    late.rule(play("AL20", "us_hq_s_pac_halsey", true));
    late.rule(PlaceReinforcements{.units = {{.unit = unit("us_hq_s_pac_halsey"), .hex = hex_at("4828")}}});
    CHECK(late.at("us_hq_s_pac_halsey") == "4828");
}

TEST_CASE("replacements: where, when and for whom",
          "[empire_of_the_sun][strategic][rule:ES-REP-3][rule:ES-REP-8][rule:ES-REP-15][rule:ES-REP-19][rule:ES-SEQ-2]") {
    AtTable table("1943");
    table.put("jp_14_army", "3407", Step::Reduced);
    CHECK(table.breaks(Replace{.units = {{.unit = unit("jp_14_army")}}}, "ES-SEQ-2"));
    CHECK(table.breaks(Replace{.units = {{.unit = unit("jp_14_army")}}}, "ES-REP-8"));
    // Those of a card are for its units, and used before anything else.
    AtTable australia("1942");
    australia.rule(PlayEvent{.card = card("AL3")});
    CHECK(australia[Track::AlliedLand] == 2);
    australia.put("us_1_marine_div", "3727", Step::Reduced);
    CHECK(australia.breaks(Replace{.units = {{.unit = unit("us_1_marine_div")}}}, "ES-REP-19"));
    australia.rule(DiscardCard{.card = card("JP9")});
    CHECK(australia[Track::AlliedLand] == 0);
    // The AVG is mended by card 17 alone.
    AtTable flyers("1942");
    flyers.put("us_avg", "2008", Step::Reduced);
    CHECK(flyers.refused(Replace{.units = {{.unit = unit("us_avg")}}}) == "ES-REP-1");
    flyers.rule(PlayEvent{.card = card("AL17")});
    flyers.rule(Replace{.units = {{.unit = unit("us_avg")}}});
    CHECK(flyers["us_avg"].step == Step::Full);
    // What comes back arrives like a reinforcement.
    AtTable back("1943");
    back.until(Phase::Replacements);
    back.put("us_bb_md_ca", PlaceKind::Eliminated);
    CHECK(back.breaks(Replace{.units = {{.unit = unit("us_bb_md_ca"), .hex = hex_at("1805")}}}, "ES-REI-8"));
}

TEST_CASE("cards at their moment",
          "[empire_of_the_sun][cards][rule:ES-CRD-8][rule:ES-CRD-30][rule:ES-CRD-33][rule:ES-INI-3][rule:ES-POL-14][rule:ES-SUP-9]"
          "[rule:ES-DRW-7][rule:ES-SEQ-4][rule:ES-CRD-17]") {
    AtTable table("1944");
    CHECK(table.refused(PlayEvent{.card = card("JP3")}) == "ES-CRD-8");
    CHECK(table.breaks(play("JP43", "jp_hq_south"), "ES-CRD-30"));
    table.rule(DiscardCard{.card = card("JP43")}); // its event happens
    CHECK(table[Track::TojoResigned] == 1);
    // A Future Offensive out of turn is the first card of the phase.
    AtTable early("1943");
    early.rule(play("AL29", "us_hq_sw_pac", true));
    AtTable late("1943");
    late.rule(DiscardCard{.card = card("AL31")});
    late.rule(DiscardCard{.card = card("JP9")});
    late.rule(DiscardCard{.card = card("AL32")});
    auto future = play("AL29", "us_hq_sw_pac", true);
    future.future = true;
    CHECK(late.breaks(future, "ES-INI-3"));
    // Nothing is drawn from an empty deck.
    AtTable drawn("1942");
    std::vector<CardRow> gone;
    int left = drawn[Track::JapaneseCards];
    for (std::size_t i = 0; i < tables().cards.size(); ++i) {
        const CardId id{static_cast<std::uint8_t>(i)};
        if (tables()[id].side == Side::Japan && drawn.now()[id] == CardPlace::Unseen && tables()[id].id != "JP7" && --left < 0) {
            gone.push_back({id, CardPlace::Removed});
        }
    }
    drawn.rule(Stocktake{.cards = gone, .reason = "for the test"});
    const int deck = cards_in_deck(drawn.now(), Side::Japan);
    drawn.rule(PlayEvent{.card = card("JP7")});
    CHECK(deck >= 0);
    CHECK(cards_in_deck(drawn.now(), Side::Japan) >= 0);
    // The Tokyo Express comes by its cards, into a Japanese hex.
    AtTable express("1942");
    auto offensive = play("JP28", "jp_hq_south_seas", true);
    offensive.express = hex_at("3727");
    CHECK(express.breaks(offensive, "ES-SUP-9"));
    offensive = play("JP10", "jp_hq_south_seas");
    offensive.express = hex_at("4017");
    CHECK(express.breaks(offensive, "ES-SUP-9"));
    // No offensive in China once its ports are lost.
    AtTable china("1942");
    for (const auto& hex : tables().map_hexes) {
        if (hex.port && (hex.region == "China" || hex.region == "Korea")) {
            china.flag(tables().map->label(hex.hex), Side::Allies);
        }
    }
    CHECK(china.breaks(AttackChina{.card = card("JP9"), .dice = die(5)}, "ES-POL-14"));
    CHECK(china.breaks(PlayEvent{.card = card("JP41")}, "ES-POL-14"));
    // JP13 comes with no other intelligence card.
    AtTable two("1942");
    two.rule(play("AL31", "us_hq_c_pac"));
    two.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    CHECK(two.breaks(PlayReaction{.cards = {card("JP49"), card("JP13")}}, "ES-CRD-17"));
}

TEST_CASE("dice of cards, and the steps they take", "[empire_of_the_sun][offensive][rule:ES-BAT-31][rule:ES-CRD-19][rule:ES-AMB-13]") {
    AtTable table("1943");
    table.rule(play("AL31", "us_hq_s_pac_halsey"));
    table.put("us_cv_lexington", "4828");
    table.rule(activate({"us_cv_lexington"}));
    CHECK(table.breaks(ThrowDie{.card = card("JP75"), .dice = die(3)}, "ES-BAT-31")); // not played
    table.rule(PlayReaction{.cards = {card("JP36")}});
    table.enter(ThrowDie{.card = card("JP36"), .dice = die(3)});
    CHECK(table.breaks(ThrowDie{.card = card("JP36"), .dice = die(3)}, "ES-BAT-31")); // once
    const LoseSteps one{.units = {{unit("us_cv_lexington"), 1}}, .cause = {}, .card = card("JP36")};
    table.enter(one);
    CHECK(table.breaks(one, "ES-BAT-31")); // one step
    const auto& dice = tables()[card("JP27")].dice;
    REQUIRE(dice.size() == 4);
    CHECK(dice[1].steps == 2);
    CHECK(dice[3].steps == 0); // not printed
}

TEST_CASE("what bombed Japan takes part in no offensive", "[empire_of_the_sun][offensive][rule:ES-STW-13]") {
    AtTable table("1944");
    table.until(Phase::StrategicWarfare);
    table.put("us_20bc", "5018");
    table.rule(StrategicWarfare{.submarines = die(9), .bombers = {{unit("us_20bc"), die(9)}}});
    table.until(Phase::Offensives);
    table.rule(play("AL31", "us_hq_c_pac"));
    CHECK(table.breaks(activate({"us_20bc"}), "ES-STW-13"));
}

TEST_CASE("barges cross a side that is all sea", "[empire_of_the_sun][offensive][rule:ES-LND-7]") {
    AtTable table("1942");
    table.set({{Track::Barges, 1}});
    table.rule(play("JP10", "jp_hq_south_seas"));
    table.put("jp_18_army", "3822");
    table.rule(activate({"jp_18_army"}));
    CHECK(told_of(table, go({"jp_18_army"}, "3922", Travel::Barges)).find("there is land") != std::string::npos);
    CHECK(told_of(table, go({"jp_18_army"}, "4021", Travel::Barges)).find("hexes from") != std::string::npos);
    // Once, and as a whole move.
    const auto says = [&](std::string_view id, std::string_view words) {
        return told_of(table, go({id}, "4021", Travel::Barges)).find(words) != std::string::npos;
    };
    CHECK_FALSE(says("jp_18_army", "has moved already"));
    table.rule(go({"jp_18_army"}, "3922", Travel::Barges));
    CHECK(says("jp_18_army", "has moved already"));
    CHECK_FALSE(says("jp_18_army", "has crossed already"));
    table.put("jp_17_army", "3822");
    table.rule(activate({"jp_17_army"}));
    CHECK(says("jp_17_army", "18th Army has crossed already"));
    CHECK_FALSE(says("jp_17_army", "has moved already"));
}

TEST_CASE("what a surrender leaves in hexes of the enemy moves before the phase ends",
          "[empire_of_the_sun][status][rule:ES-POL-3][rule:ES-NAV-5][rule:ES-AIR-5]") {
    AtTable table("1942");
    table.flag("2813", Side::Japan);
    table.flag("2915", Side::Japan);
    table.put("us_ca_us_asia", "2813");
    table.until(Phase::NationalStatus);
    CHECK(table.breaks(EndPhase{}, "ES-POL-3"));
    CHECK(told_of(table, EndPhase{}).find("emergency movement") != std::string::npos);
}

TEST_CASE("messages name the one condition that failed",
          "[empire_of_the_sun][rule:ES-OFF-1][rule:ES-REA-2][rule:ES-CRD-9][rule:ES-STW-8]") {
    AtTable table("1942");
    CHECK(told_of(table, play("JP47", "jp_hq_combined_fleet_yamamoto", true)).find("does not lead") != std::string::npos);
    CHECK(told_of(table, PlayEvent{.card = card("JP76")}).find("needs a B29") != std::string::npos);
    CHECK(told_of(table, PlayEvent{.card = card("JP76")}).find("can be played for its value; it can be discarded") != std::string::npos);
    CHECK(told_of(table, PassAction{.side = Side::Allies}).find("it is the other player's turn") == std::string::npos);
    CHECK(told_of(table, EndPhase{}).find("1 cards") == std::string::npos);
}

TEST_CASE("events in China fail by China and its ports alone", "[empire_of_the_sun][cards][rule:ES-CRD-9][rule:ES-POL-14]") {
    const auto says = [](const AtTable& table, std::string_view id, std::string_view sentence) {
        return told_of(table, PlayEvent{.card = card(id)}).find(sentence) != std::string::npos;
    };
    const std::string_view surrendered = "China, which has surrendered";
    const std::string_view ports = "the ports of China and Korea";
    const AtTable whole("short_campaign", {}, 5);
    auto fallen = whole;
    fallen.set({{Track::China, 4}, {Track::ChinaOffensive, 0}});
    fallen.rule(AttackChina{.card = card("JP8"), .dice = die(0)});
    REQUIRE(has(fallen.now().surrendered, Area::China));
    auto cut_off = whole;
    for (const auto& hex : tables().map_hexes) {
        if (hex.port && (hex.region == "China" || hex.region == "Korea")) {
            cut_off.flag(tables().map->label(hex.hex), Side::Allies);
        }
    }
    for (const auto* const id : {"JP26", "AL49"}) {
        CHECK(!says(whole, id, surrendered));
        CHECK(says(fallen, id, surrendered));
        CHECK(!says(cut_off, id, surrendered));
    }
    CHECK(!says(fallen, "JP7", surrendered)); // no event of China
    CHECK(says(cut_off, "JP26", ports));
    CHECK(!says(whole, "JP26", ports));
    CHECK(!says(cut_off, "AL49", ports)); // which is the other side's
    CHECK(!says(cut_off, "JP7", ports));
}

TEST_CASE("a headquarters leads a reaction up to its range and no farther", "[empire_of_the_sun][offensive][rule:ES-REA-2]") {
    AtTable table;
    table.enter(play("JP9", "jp_hq_south"));
    const auto range = tables()[unit("cw_hq_malaya")].hq_range;
    const auto from = table["cw_hq_malaya"].place.hex;
    for (const int away : {range - 1, range, range + 1}) {
        const auto hex =
            std::ranges::find_if(tables().map_hexes, [&](const MapHex& each) { return tables().map->distance(from, each.hex) == away; });
        REQUIRE(hex != tables().map_hexes.end());
        auto offensive = table;
        offensive.rule(DeclareBattles{.hexes = {hex->hex}});
        offensive.rule(SetIntelligence{.dice = die(0)});
        INFO(away << " of " << range);
        CHECK(offensive.breaks(activate({"cw_ma_air"}, "cw_hq_malaya"), "ES-REA-2") == (away > range));
    }
}

TEST_CASE("special reaction answers a landing in a hex of one's own", "[empire_of_the_sun][offensive][rule:ES-SRM-1]") {
    const std::string_view sentence = "was not the Reaction side's";
    AtTable table;
    table.enter(play("JP9", "jp_hq_south"));
    table.put("jp_15_army", "2212");
    table.rule(activate({"jp_15_army"}));
    table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("1307"), Side::Allies), .cause = Cause::Table});
    table.rule(go({"jp_15_army"}, "1307", Travel::Assault));
    const SpecialReaction landed{.hex = hex_at("1307"), .dice = die(0)};
    CHECK(told_of(table, landed).find(sentence) == std::string::npos);
    table.flag("1307", Side::Japan);
    CHECK(told_of(table, landed).find(sentence) != std::string::npos);
    // The open sea is nobody's, and has nothing else to say of itself.
    HexId sea{0};
    while (tables().map->land(sea) != nullptr) {
        ++sea.index;
    }
    CHECK(told_of(table, SpecialReaction{.hex = sea, .dice = die(0)}).find("has none") != std::string::npos);
    CHECK(told_of(table, SpecialReaction{.hex = sea, .dice = die(0)}).find(sentence) == std::string::npos);
}

TEST_CASE("a headquarters comes back at home", "[empire_of_the_sun][cards][rule:ES-HQ-8]") {
    AtTable table;
    table.put("jp_hq_south", PlaceKind::TurnTrack, 2);
    table.put("us_hq_c_pac", PlaceKind::TurnTrack, 2);
    const auto away_from_home = [&](std::string_view id, std::string_view headquarters, std::string_view hex) {
        return told_of(table, ReturnHeadquarters{.card = card(id), .unit = unit(headquarters), .hex = hex_at(hex)})
                   .find("comes back into a port of") != std::string::npos;
    };
    CHECK(!away_from_home("JP9", "jp_hq_south", "3307"));
    CHECK(away_from_home("JP9", "jp_hq_south", "4017")); // Truk
    CHECK(!away_from_home("AL13", "us_hq_c_pac", "5808"));
    CHECK(away_from_home("AL13", "us_hq_c_pac", "4828"));
    CHECK(away_from_home("AL13", "us_hq_c_pac", "3307"));
}

TEST_CASE("no refusal lists alternatives", "[empire_of_the_sun][messages]") {
    // A sentence against an entry says what failed; what may be done instead is another sentence. Names and conditions of the game may hold the word.
    const std::filesystem::path folder = INTENDANT_SOURCE_DIR "/model/empire_of_the_sun";
    std::vector<std::string> found;
    for (const auto& each : std::filesystem::recursive_directory_iterator(folder)) {
        if (each.path().extension() != ".cpp") {
            continue;
        }
        std::ifstream in(each.path());
        std::stringstream text;
        text << in.rdbuf();
        const auto source = text.str();
        for (auto at = source.find("INTENDANT_TR("); at != std::string::npos; at = source.find("INTENDANT_TR(", at + 1)) {
            auto sentence = source.substr(at, source.find(')', at) - at);
            sentence = std::regex_replace(sentence, std::regex("\"\\s*\""), "");
            if (sentence.find(", or ") != std::string::npos) {
                found.push_back(each.path().filename().string() + ": " + sentence);
            }
        }
    }
    CHECK(found == std::vector<std::string>{});
}

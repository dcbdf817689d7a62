// Twenty sentences that once left the table guessing: each now names the one condition that failed, with its unit, hex, number and what to do.

#include "app/cli/empire_of_the_sun/game.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

void check_says(const AtTable& table, const Command& command, std::string_view words) {
    INFO("expected: " << words << "\ntold: " << told_of(table, command));
    CHECK(says(table, command, words));
}
void check_silent(const AtTable& table, const Command& command, std::string_view words) {
    INFO("not expected: " << words << "\ntold: " << told_of(table, command));
    CHECK(!says(table, command, words));
}
StrategicWarfare bombs(std::string_view id) { return {.submarines = {}, .bombers = {{unit(id), die(5)}}}; }

} // namespace

TEST_CASE("messages 1, 13: who may not lead, by the card and for want of supply",
          "[empire_of_the_sun][messages][rule:ES-CRD-10][rule:ES-OFF-1][rule:ES-HQ-9]") {
    AtTable table("1942");
    table.put("us_hq_sw_pac", "3727");
    check_says(table, play("AL20", "us_hq_sw_pac", true), "does not lead AL20");
    check_says(table, play("AL20", "us_hq_sw_pac", true), "its event names HQ South Pacific (Halsey)");
    check_silent(table, play("AL20", "us_hq_sw_pac", true), "supply");
    check_silent(table, play("AL20", "us_hq_s_pac_halsey", true), "not there yet"); // 13: it comes with the card
    check_silent(table, play("AL20", "us_hq_s_pac_halsey", true), "does not lead");
    const auto cut_off = std::ranges::find_if(tables().map_hexes, [&](const MapHex& hex) { // a port amid Japan's holdings
        auto board = board_of(table.now());
        board.control[hex.hex] = Side::Allies;
        stand(board, "us_hq_sw_pac", tables().map->label(hex.hex));
        return hex.port && controls(table.now(), Side::Japan, hex.hex) && units_in(table.now(), hex.hex, Side::Japan).empty() &&
               !supply_of(board).supplied(unit("us_hq_sw_pac"));
    });
    REQUIRE(cut_off != tables().map_hexes.end());
    table.flag(tables().map->label(cut_off->hex), Side::Allies);
    table.put("us_hq_sw_pac", tables().map->label(cut_off->hex));
    check_says(table, play("AL31", "us_hq_sw_pac"), "HQ Southwest Pacific is not in supply: ");
    check_silent(table, play("AL31", "us_hq_sw_pac"), "does not lead");
}

TEST_CASE("messages 2, 14: why a unit is not mended", "[empire_of_the_sun][messages][rule:ES-REP-3][rule:ES-REP-4][rule:ES-REP-19]") {
    AtTable table("1943");
    table.next_turn();
    table.until(Phase::Replacements);
    table.flag("3627", Side::Japan);
    table.put("jp_15_army", "3627", Step::Reduced); // beside Cairns
    table.put("us_5af", "3626");
    const Replace mends{.units = {{.unit = unit("jp_15_army")}}};
    check_says(table, mends, "15th Army is not in supply: ");
    check_says(table, mends, "15th Army stands in the zone of influence of 5th Air Force");
    table.put("jp_15_army", "3706", Step::Reduced); // Tokyo
    check_silent(table, mends, "supply");
    check_silent(table, mends, "zone of influence");
    // 14
    AtTable flyers("1942");
    flyers.put("us_avg", "2008", Step::Reduced);
    flyers.rule(PlayEvent{.card = card("AL17")});
    const Replace mended{.units = {{.unit = unit("us_avg")}}};
    check_silent(flyers, mended, "takes no replacements");
    CHECK_FALSE(flyers.breaks(mended, "ES-REP-4")); // a pre-war unit, but the card names it
}

TEST_CASE("message 3: from where a B29 bombs", "[empire_of_the_sun][messages][rule:ES-STW-8]") {
    AtTable table("1944");
    table.flag("4017", Side::Allies);
    table.put("us_20bc", "4017");
    check_says(table, bombs("us_20bc"), "in 4017 Truk is 12 hexes from Tokyo, and it bombs from 8 and less");
    check_silent(table, bombs("us_20bc"), "airfield");
    table.flag("3814", Side::Allies); // eight
    table.put("us_20bc", "3814");
    check_silent(table, bombs("us_20bc"), "hexes from Tokyo");
}

TEST_CASE("messages 4, 6, 7: who reacts", "[empire_of_the_sun][messages][rule:ES-REA-1][rule:ES-REA-2][rule:ES-REA-3]") {
    auto table = in_the_south();
    table.rule(DeclareBattles{.hexes = {hex_at("2216")}});
    check_says(table, activate({"cw_3_ind_corps"}, "cw_hq_malaya"),
               "Under surprise nobody reacts: the roll for intelligence comes first, ");
    check_says(table, activate({"cw_3_ind_corps"}, "cw_hq_malaya"), " and below.");
    table.rule(SetIntelligence{.dice = die(0)});
    check_silent(table, activate({"cw_3_ind_corps"}, "cw_hq_malaya"), "Under surprise");
    const int way = tables().map->distance(table["us_hq_c_pac"].place.hex, hex_at("2216"));
    const int range = tables()[unit("us_hq_c_pac")].hq_range;
    REQUIRE(way > range);
    const auto far = activate({"us_7af"}, "us_hq_c_pac");
    check_says(table, far, "the nearest battle hex ");
    check_says(table, far, " is " + std::to_string(way) + " hexes away, and its range is " + std::to_string(range) + ". In range: ");
    // Too many.
    ActivateUnits many{.units = {}, .headquarters = unit("cw_hq_malaya")};
    for (const auto id : units_on_map(tables(), board_of(table.now()), Side::Allies)) {
        if (!tables()[id].hq() && many.units.size() < 9) {
            many.units.push_back(id);
        }
    }
    const int efficiency = tables()[unit("cw_hq_malaya")].efficiency;
    const int allowed = efficiency + 3;
    check_says(table, many,
               "9 units react; " + std::to_string(allowed) + (allowed == 1 ? " is" : " are") + " allowed, " + std::to_string(efficiency) +
                   " by the headquarters and 3 by the card: " + std::to_string(9 - allowed) + " too many.");
}

TEST_CASE("messages 5, 15: what the event of a card needs", "[empire_of_the_sun][messages][rule:ES-CRD-9][rule:ES-STW-14]") {
    AtTable table("1943");
    table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    check_says(table, PlayEvent{.card = card("JP76")},
               "needs a B29 that can bomb Tokyo, within eight hexes of it; none is there, and none in the China box.");
    // The B29 first, then the card that is drawn.
    check_says(table, PlayEvent{.card = card("AL60")}, "needs a B29 in the China box, and there is none.");
    check_silent(table, PlayEvent{.card = card("AL60")}, "at random");
    CHECK(table.refused(PlayEvent{.card = card("AL60")}) == "ES-CRD-9");
    CHECK(table.breaks(PlayEvent{.card = card("AL60"), .give = card("JP9")}, "ES-CRD-9")); // which the table may overrule
    table.put("us_20bc", PlaceKind::ChinaBox);
    check_says(table, PlayEvent{.card = card("AL60")}, "draw one at random from the Japanese hand and name it as");
    check_silent(table, PlayEvent{.card = card("AL60")}, "B29 in the China box");
}

TEST_CASE("message 8: barges, each of their conditions", "[empire_of_the_sun][messages][rule:ES-LND-7]") {
    auto table = in_the_south("JP4");
    table.put("jp_18_army", "3822");
    const auto far = go({"jp_18_army"}, "4021", Travel::Barges);
    check_says(table, far, "Japan has no barges: 18th Army. They come with JP73 Ants: more barge traffic.");
    check_says(table, far, "Barges take a card of value 3: JP4");
    check_says(table, far, "Barges cross one side: ");
    check_says(table, far, " is 2 hexes from ");
    auto whole = in_the_south();
    whole.set({{Track::Barges, 1}});
    whole.put("jp_18_army", "3822");
    check_silent(whole, far, "no barges");
    check_silent(whole, far, "a card of value 3");
}

TEST_CASE("messages 9, 10: too many in a hex, by name and with what to do", "[empire_of_the_sun][messages][rule:ES-STK-1][rule:ES-STK-2]") {
    auto table = in_the_south();
    clear_map(table);
    for (const auto* id : {"jp_14_army", "jp_15_army", "jp_16_army", "jp_25_army"}) {
        table.put(id, "2409");
    }
    check_says(table, EndOffensive{}, "Japan: 4 air and ground units stand in 2409 Hanoi, 1 too many: ");
    check_says(table, EndOffensive{}, "25th Army");
    check_says(table, EndOffensive{}, "Aircraft go first; `remove` puts them on the turn track.");
    check_silent(table, EndOffensive{}, "ships stand in");
    auto ships = in_the_south();
    clear_map(ships);
    const int most = tables().limit("naval_stack");
    int there = 0;
    for (std::size_t i = 0; i < tables().units.size() && there <= most; ++i) {
        if (tables().units[i].side == Side::Japan && tables().units[i].kind == UnitKind::Naval) {
            ships.put(tables().units[i].id, "4017");
            ++there;
        }
    }
    check_says(ships, EndOffensive{}, "Japan: " + std::to_string(most + 1) + " ships stand in 4017 Truk, 1 too many: ");
    check_says(ships, EndOffensive{}, "`remove` puts them on the turn track.");
}

TEST_CASE("messages 11, 12: who is next, and what is still in hand", "[empire_of_the_sun][messages][rule:ES-SEQ-3][rule:ES-SEQ-4]") {
    AtTable table("1943");
    table.set({{Track::JapaneseCards, 7}, {Track::AlliedCards, 6}, {Track::JapanesePasses, 1}, {Track::AlliedPasses, 1}});
    const auto next = to_act(table.now());
    const auto other = enemy_of(next);
    check_says(table, PassAction{.side = other},
               next == Side::Japan ? "Japan is next to act (cards in hand: Japan, 7; Allies, 6)."
                                   : "Allies is next to act (cards in hand: Allies, 6; Japan, 7).");
    check_silent(table, PassAction{.side = next}, "is next to act");
    table.set({{Track::JapaneseCards, 1}, {Track::AlliedCards, 0}});
    check_says(table, EndPhase{}, "Japan: 1 card is still in hand and has to be played first.");
    check_silent(table, EndPhase{}, "Allies still");
    table.set({{Track::JapaneseCards, 2}});
    check_says(table, EndPhase{}, "Japan: 2 cards are still in hand and have to be played first.");
}

TEST_CASE("messages 16, 17: a swap and an offensive in China", "[empire_of_the_sun][messages][rule:ES-CRD-34][rule:ES-CHN-2]") {
    AtTable table("1943");
    table.set({{Track::JapaneseCards, 4}, {Track::AlliedCards, 4}});
    const auto swap = [](std::string_view give, std::string_view take) {
        return PlayEvent{.card = card("JP33"), .give = card(give), .take = card(take)};
    };
    check_says(table, swap("JP9", "JP9"), "is named twice: what is given is not taken.");
    check_says(table, swap("JP9", "AL31"), "is of the other deck.");
    check_says(table, swap("JP9", "JP17"), "does not lie among the discards of its side.");
    // Of three conditions the one that fails.
    const auto attack = [](std::string_view id) { return AttackChina{.card = card(id), .dice = die(5)}; };
    const bool odd = table.now().turn.number % 2 != 0;
    const auto turn = "Turn " + std::to_string(table.now().turn.number) + " is odd: there is no offensive in China.";
    CHECK(says(table, attack("JP9"), turn) == odd);
    check_silent(table, attack("JP9"), "takes a card of value 3");
    check_silent(table, attack("JP9"), "has been made");
    check_says(table, attack("JP17"), "An offensive in China takes a card of value 3: JP17");
    table.set({{Track::ChinaOffensive, 1}});
    check_says(table, attack("JP9"), "The offensive in China of this turn has been made.");
}

TEST_CASE("messages 18, 19, 20: what is told of a die, of the end and of the moment",
          "[empire_of_the_sun][messages][rule:ES-CRD-19][rule:ES-VPT-5]") {
    const auto told = [](const Event& event) { return to_english(tables(), summary(tables(), event)); };
    const auto die_of = [&](int face) {
        return told(
            DieRolled{.purpose = Purpose::Card, .dice = die(face), .unit = {}, .value = face, .success = true, .card = card("JP36")});
    };
    CHECK(die_of(3).find("JP36") != std::string::npos);
    CHECK(die_of(3).find(": die 3, steps ") != std::string::npos);
    const auto ended = [&](Ending ending, Side winner, int points, std::vector<PointRow> items) {
        return told(GameEnded{.outcome = {.ending = ending, .winner = winner, .points = points}, .items = std::move(items)});
    };
    CHECK(ended(Ending::Points, Side::Allies, 1, {{"B", 1}}) == "Allied decisive victory. Points of Japan: 1 (B 1).");
    CHECK(ended(Ending::Points, Side::Allies, 0, {}) == "Allied decisive victory. Points of Japan: 0.");
    CHECK(ended(Ending::Time, Side::Japan, 0, {}) == "Japan wins: the Allies have not won by the end of the last turn.");
    const auto page = cli::Terminal<Game>::page(AtTable("1943").now());
    INFO(page.substr(0, 80));
    CHECK(page.find("Turn 5, 1943: Offensives\n") != std::string::npos);
}

// What players do when it is their turn, and what each of the 165 events does to the books.

#include "model/core/csv.hpp"
#include "tests/model/empire_of_the_sun/at_table.hpp"

#include <map>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// The rows of both decks as they are written, by id.
std::map<std::string, std::map<std::string, std::string>> printed_cards() {
    std::map<std::string, std::map<std::string, std::string>> found;
    for (const auto* file : {"cards_japanese.csv", "cards_allied.csv"}) {
        const auto csv = core::read_table(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun", file);
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            for (const auto* column : {"draw", "us_will", "wie_1942", "china", "india", "rivalry", "asp", "replacements", "marker",
                                       "enters", "special", "type", "removed_after_event"}) {
                found[csv.at(row, "id")][column] = csv.at(row, column);
            }
        }
    }
    return found;
}

/// An offensive of a side that does nothing, so that the other can react.
void let_act(AtTable& table, Side side) {
    table.rule(BeginOffensive{.card = card(side == Side::Japan ? "JP3" : "AL13"), .as_event = false, .headquarters = {}});
}

} // namespace

TEST_CASE("each event does to the books what its row of the table says",
          "[empire_of_the_sun][cards][rule:ES-CRD-5][rule:ES-CRD-12][rule:ES-CRD-19][rule:ES-CRD-25][rule:ES-CRD-26]"
          "[rule:ES-CRD-27][rule:ES-CRD-35][rule:ES-RIV-1][rule:ES-MRK-1][rule:ES-MRK-2][rule:ES-CHN-6][rule:ES-CHN-7]"
          "[rule:ES-IND-2][rule:ES-PWL-7][rule:ES-ASP-6][rule:ES-WIE-2][rule:ES-REP-19][rule:ES-REI-23]") {
    const std::map<std::string, Track> markers{{"BRIDGE OVER RIVER KWAI", Track::KwaiBridge},
                                               {"+1 DEFENSIVE DOCTRINE", Track::DefensiveDoctrine},
                                               {"ESCORTS", Track::Escorts},
                                               {"TOJO RESIGNS", Track::TojoResigned},
                                               {"HIGH ALTITUDE INTERCEPTORS", Track::HighAltitude},
                                               {"BARGE", Track::Barges},
                                               {"PANAMA CANAL", Track::Panama},
                                               {"DOOLITTLE", Track::Doolittle},
                                               {"HUMP", Track::Hump},
                                               {"PT BOAT", Track::PtBoats}};
    const std::map<std::string, Track> pools{{"jp_land", Track::JapaneseLand},   {"jp_air", Track::JapaneseAir},
                                             {"jp_naval", Track::JapaneseNaval}, {"australian_land", Track::AlliedLand},
                                             {"us_naval", Track::UsNaval},       {"avg_or_14af", Track::AlliedAir},
                                             {"allied_air", Track::AlliedAir},   {"chinese", Track::ChinesePool}};
    int played = 0;
    for (const auto& [id, row] : printed_cards()) {
        INFO(id);
        AtTable table("short_campaign", {}, 6);
        table.set(
            {{Track::China, 4}, {Track::JapaneseRivalry, 1}, {Track::UsRivalry, id == "JP7" || id == "JP11" || id == "JP34" ? 0 : 1}});
        if (id == "AL2" || id == "AL43") {
            table.set({{Track::JapaneseRivalry, 0}});
        }
        const auto before = table.now();
        const auto side = tables()[card(id)].side;
        if (before[card(id)] == CardPlace::Removed) {
            const bool leads = tables()[card(id)].leads_offensive();
            CHECK(table.refused(leads ? Command{BeginOffensive{.card = card(id), .as_event = true}}
                                      : Command{PlayEvent{.card = card(id)}}) == "ES-CRD-6");
            ++played;
            continue;
        }
        if (row.at("type") == "reaction") {
            let_act(table, enemy_of(side));
            table.rule(DeclareBattles{.hexes = {hex_at("2813")}});
            table.rule(PlayReaction{.cards = {card(id)}});
        } else if (tables()[card(id)].leads_offensive()) {
            CHECK(table.refused(PlayEvent{.card = card(id)}) == "ES-CRD-8"); // it begins an offensive
            table.rule(BeginOffensive{.card = card(id), .as_event = true, .headquarters = {}});
        } else if (row.at("special").starts_with("jp_hand_random_minus_1")) {
            table.rule(PlayEvent{.card = card(id), .give = card("JP82")});
            CHECK(table[Track::JapaneseCards] == before[Track::JapaneseCards] - 1); // ES-STW-14
        } else {
            table.rule(PlayEvent{.card = card(id)});
        }
        ++played;
        const int drawn = row.at("draw") == "1" ? 1 : 0;
        CHECK(table[cards_of(side)] == before[cards_of(side)] - 1 + drawn);
        CHECK(table[draws_of(side)] == drawn);
        const auto will = row.at("us_will").empty() || id == "AL79" ? 0 : std::stoi(row.at("us_will"));
        CHECK(table[Track::UsWill] == before[Track::UsWill] + will);
        const auto wie = row.at("wie_1942").empty() ? 0 : std::stoi(row.at("wie_1942"));
        CHECK(table[Track::Wie] == before[Track::Wie] + wie);
        const auto china = row.at("china").empty() ? 0 : std::stoi(row.at("china"));
        CHECK(table[Track::China] == 4 - china);
        CHECK(table[Track::India] == (row.at("india").empty() ? 0 : 1));
        const auto& rivalry = row.at("rivalry");
        CHECK(table[Track::UsRivalry] == (rivalry == "us_on" ? 1 : rivalry == "us_off" ? 0 : before[Track::UsRivalry]));
        CHECK(table[Track::JapaneseRivalry] == (rivalry == "jp_on" ? 1 : rivalry == "jp_off" ? 0 : before[Track::JapaneseRivalry]));
        if (const auto marker = markers.find(row.at("marker")); marker != markers.end()) {
            const bool next_turn = marker->second == Track::HighAltitude || marker->second == Track::Panama;
            CHECK(table[marker->second] == (next_turn ? 3 : marker->second == Track::Escorts ? 2 : 1));
        }
        std::istringstream replacements(row.at("replacements"));
        for (std::string each; std::getline(replacements, each, ';');) {
            std::istringstream words(each);
            std::string pool;
            int count = 0;
            words >> pool >> count;
            CHECK(table[pools.at(pool)] == before[pools.at(pool)] + count);
        }
        if (!row.at("enters").empty() && id != "AL22" && id != "AL27") {
            CHECK(has(table.now().turn.entering, unit(row.at("enters"))));
        }
        const bool removed = row.at("removed_after_event") == "1";
        CHECK(table.place_of(id) == (id == "AL79" ? CardPlace::Unseen : removed ? CardPlace::Removed : CardPlace::Discards));
        if (row.at("asp") == "+1 permanent") {
            CHECK(table[Track::AlliedAsp] == before[Track::AlliedAsp] + 1);
        }
        if (row.at("asp") == "jp -1 permanent (not the last)") {
            CHECK(table[Track::JapaneseAsp] == before[Track::JapaneseAsp] - 1);
        }
    }
    CHECK(played == 165);
}

TEST_CASE("an action is one of a few things",
          "[empire_of_the_sun][cards][rule:ES-CRD-2][rule:ES-CRD-3][rule:ES-CRD-4][rule:ES-SEQ-4][rule:ES-GEN-6][rule:ES-GEN-7]") {
    AtTable table;
    CHECK(table.now().turn.next == Side::Japan); // seven cards to five
    CHECK(table.breaks(PassAction{.side = Side::Allies}, "ES-SEQ-3"));
    CHECK(table.refused(PassAction{.side = Side::Japan}) == "ES-DRW-5");
    table.enter(DiscardCard{.card = card("JP19")});
    CHECK(table[Track::JapaneseCards] == 6);
    CHECK(table.now().turn.next == Side::Allies);
    CHECK(table.refused(PlayEvent{.card = card("JP19")}) == "ES-CRD-5"); // it lies among the discards
    table.enter(PassAction{.side = Side::Allies});
    CHECK(table[Track::AlliedPasses] == 1);
    table.enter(BeginOffensive{.card = card("JP8"), .as_event = false, .headquarters = {unit("jp_hq_south")}});
    CHECK(table.refused(DiscardCard{.card = card("AL1")}) == "ES-SEQ-6"); // an offensive is under way
    CHECK(!table.now().offensive->as_event);
    table.enter(EndOffensive{});
    CHECK(table.place_of("JP8") == CardPlace::Discards); // for its value: not removed
    table.hand(Side::Allies, 0);
    table.set({{Track::AlliedPasses, 0}});
    table.rule(DiscardCard{.card = card("JP22")});
    CHECK(table.now().turn.next == Side::Japan); // the other has nothing left
    table.hand(Side::Japan, 0);
    CHECK(table.refused(DiscardCard{.card = card("JP64")}) == "ES-DRW-8");
}

TEST_CASE("an event whose condition fails is stopped with its clause",
          "[empire_of_the_sun][cards][bad_input][rule:ES-CRD-9][rule:ES-CRD-36][rule:ES-ASP-10]") {
    AtTable table;
    CHECK(table.breaks(PlayEvent{.card = card("JP6")}, "ES-CRD-9"));                       // before Doolittle
    CHECK(table.breaks(PlayEvent{.card = card("JP18")}, "ES-CRD-9"));                      // 2108 is not Japanese
    CHECK(table.refused(PlayEvent{.card = card("AL60")}) == "ES-CRD-9");                   // its condition before the card that it takes
    CHECK(table.breaks(PlayEvent{.card = card("AL60"), .give = card("JP8")}, "ES-CRD-9")); // no B29 in China
    CHECK(table.breaks(PlayEvent{.card = card("AL1")}, "ES-CRD-9"));
    CHECK(!tables()[card("JP40")].out_of_pattern.empty());
    table.enter(PlayEvent{.card = card("JP73")});
    CHECK(table[Track::Barges] == 1);
    table.rule(PlayEvent{.card = card("AL23")});
    CHECK(table[Track::Barges] == 0);
    CHECK(table[Track::PtBoats] == 1);
    table.rule(Stocktake{.cards = {{card("JP73"), CardPlace::Unseen}}, .reason = "for the test"});
    CHECK(table.breaks(PlayEvent{.card = card("JP73")}, "ES-CRD-9"));
    table.rule(PlayEvent{.card = card("JP73")});
    CHECK(table[Track::Barges] == 0);
    table.rule(PlayEvent{.card = card("AL6")});
    CHECK(!table.breaks(PlayEvent{.card = card("JP6")}, "ES-CRD-9"));
}

TEST_CASE("draws by events, swaps, and decks that are shuffled",
          "[empire_of_the_sun][cards][rule:ES-CRD-28][rule:ES-CRD-29][rule:ES-CRD-32][rule:ES-CRD-34][rule:ES-STW-14]") {
    AtTable table;
    table.hand(Side::Japan, 7);
    for (const auto* id : {"JP7", "JP11", "JP34"}) {
        table.rule(PlayEvent{.card = card(id)});
    }
    CHECK(table[Track::JapaneseDraws] == 3);
    CHECK(table[Track::JapaneseCards] == 7);
    table.rule(PlayEvent{.card = card("JP80")});
    CHECK(table[Track::JapaneseCards] == 6); // a fourth is not drawn
    table.rule(PlayEvent{.card = card("JP33"), .give = card("JP41"), .take = card("JP7")});
    CHECK(table.place_of("JP7") == CardPlace::Hand);
    CHECK(table.place_of("JP41") == CardPlace::Discards);
    CHECK(table[Track::JapaneseCards] == 5);
    CHECK(table.refused(PlayEvent{.card = card("JP67"), .give = card("JP42"), .take = card("JP80")}) == "ES-CRD-34"); // out of the game
    CHECK(table.refused(PlayEvent{.card = card("JP42"), .give = card("JP67"), .take = card("JP11")}) == "ES-CRD-34"); // no such card
    // JP43 for its value: the deck is shuffled at the end of the turn.
    const int deck = cards_in_deck(table.now(), Side::Japan);
    table.rule(DiscardCard{.card = card("JP43")});
    CHECK(table[Track::JapaneseReshuffle] == 1);
    table.until(Phase::EndOfTurn);
    CHECK(table.place_of("JP41") == CardPlace::Unseen);
    CHECK(table.place_of("JP43") == CardPlace::Unseen);
    CHECK(table.place_of("JP80") == CardPlace::Removed);
    CHECK(cards_in_deck(table.now(), Side::Japan) > deck);
}

TEST_CASE("the two special cards",
          "[empire_of_the_sun][cards][rule:ES-CRD-30][rule:ES-CRD-31][rule:ES-CRD-33][rule:ES-FUT-5][rule:ES-POL-15]") {
    AtTable table("short_campaign", {}, 6);
    CHECK(table.breaks(SetAside{.side = Side::Japan, .card = card("JP43")}, "ES-FUT-5"));
    table.set({{Track::China, 4}});
    table.rule(PlayEvent{.card = card("AL79")}); // before Tojo has resigned: China
    CHECK(table[Track::China] == 2);
    CHECK(table[Track::ManchuriaLost] == 0);
    CHECK(table.place_of("AL79") == CardPlace::Unseen);
    CHECK(table[Track::AlliedReshuffle] == 1);
    table.rule(PlayEvent{.card = card("JP43")});
    CHECK(table[Track::TojoResigned] == 1);
    CHECK(table.counted("card_jp43"));
    table.rule(PlayEvent{.card = card("AL79")}); // then Manchuria
    CHECK(table[Track::ManchuriaLost] == 1);
    CHECK(table[Track::China] == 2);
    CHECK(table.place_of("AL79") == CardPlace::Removed);
}

TEST_CASE("a Future Offensive lies aside",
          "[empire_of_the_sun][cards][rule:ES-FUT-1][rule:ES-FUT-2][rule:ES-FUT-3][rule:ES-FUT-4][rule:ES-INI-3]") {
    AtTable table;
    table.enter(SetAside{.side = Side::Japan});
    CHECK(table[Track::JapaneseCards] == 6); // it counts not for the hand
    CHECK(table[Track::JapaneseFuture] == 1);
    CHECK(table.refused(SetAside{.side = Side::Japan}) == "ES-FUT-4");
    CHECK(table.breaks(BeginOffensive{.card = card("JP8"), .as_event = true, .headquarters = {unit("jp_hq_south")}, .future = true},
                       "ES-FUT-3"));
    table.next_turn();
    table.until(Phase::Offensives);
    CHECK(table[Track::JapaneseFuture] == 1);
    table.set({{Track::AlliedCards, 7}, {Track::JapaneseCards, 5}});
    // The player with fewer cards may play first with it, as event; and not as his last card.
    table.rule(EndPhase{});
    CHECK(table.now().turn.phase == Phase::NationalStatus);
    AtTable other;
    other.enter(SetAside{.side = Side::Japan});
    other.next_turn();
    other.until(Phase::Offensives);
    other.set({{Track::AlliedCards, 7}, {Track::JapaneseCards, 1}});
    CHECK(!other.breaks(BeginOffensive{.card = card("JP8"), .as_event = true, .headquarters = {unit("jp_hq_south")}, .future = true},
                        "ES-SEQ-3"));
    other.set({{Track::JapaneseCards, 0}});
    CHECK(other.breaks(BeginOffensive{.card = card("JP8"), .as_event = true, .headquarters = {unit("jp_hq_south")}, .future = true},
                       "ES-FUT-3"));
    other.set({{Track::JapaneseCards, 2}});
    other.rule(BeginOffensive{.card = card("JP8"), .as_event = true, .headquarters = {unit("jp_hq_south")}, .future = true});
    CHECK(other[Track::JapaneseFuture] == 0);
    CHECK(other[Track::JapaneseCards] == 2);
    other.rule(EndOffensive{});
    CHECK(other.refused(DiscardCard{.card = card("JP9"), .future = true}) == "ES-FUT-1");
}

TEST_CASE("headquarters and aircraft are withdrawn and come back",
          "[empire_of_the_sun][cards][rule:ES-HQ-1][rule:ES-HQ-5][rule:ES-HQ-7][rule:ES-HQ-8][rule:ES-HQ-9][rule:ES-AIR-7]") {
    AtTable table;
    table.enter(WithdrawUnit{.card = card("JP8"), .unit = unit("jp_hq_south")});
    CHECK(table.at("jp_hq_south") == "turn_track");
    CHECK(table["jp_hq_south"].place.turn == 3);
    table.enter(WithdrawUnit{.card = card("AL13"), .unit = unit("us_7af")});
    CHECK(table["us_7af"].place.turn == 3);
    CHECK(table.refused(WithdrawUnit{.card = card("JP9"), .unit = unit("jp_bb_nagato")}) == "ES-CRD-3");
    CHECK(table.refused(WithdrawUnit{.card = card("JP9"), .unit = unit("us_hq_c_pac")}) == "ES-CRD-1");
    CHECK(table.breaks(ReturnHeadquarters{.card = card("JP9"), .unit = unit("jp_hq_south"), .hex = hex_at("2212")}, "ES-HQ-8"));
    table.enter(ReturnHeadquarters{.card = card("JP9"), .unit = unit("jp_hq_south"), .hex = hex_at("3307")});
    CHECK(table.at("jp_hq_south") == "3307");
    CHECK(table.refused(ReturnHeadquarters{.card = card("JP12"), .unit = unit("jp_hq_south"), .hex = hex_at("3307")}) == "ES-HQ-8");
    table.rule(WithdrawUnit{.card = card("AL19"), .unit = unit("cw_hq_malaya")});
    CHECK(table.at("cw_hq_malaya") == "eliminated"); // for good
    CHECK(table.refused(LoseSteps{.units = {{unit("us_hq_c_pac"), 1}}}) == "ES-HQ-1");
    // Halsey takes Ghormley's place, Ozawa Yamamoto's.
    AtTable later("1943");
    later.put("us_hq_s_pac_ghormley", "4828");
    later.put("us_hq_s_pac_halsey", PlaceKind::ByCard);
    later.rule(PlayEvent{.card = card("AL27")});
    CHECK(later.at("jp_hq_combined_fleet_ozawa") == "3407");
    CHECK(later.at("jp_hq_combined_fleet_yamamoto") == "eliminated");
    AtTable early;
    early.put("us_hq_s_pac_ghormley", "4828");
    early.rule(BeginOffensive{.card = card("AL20"), .as_event = true, .headquarters = {}});
    CHECK(early.at("us_hq_s_pac_halsey") == "4828");
    CHECK(early.at("us_hq_s_pac_ghormley") == "eliminated");
}

TEST_CASE("the offensive in China",
          "[empire_of_the_sun][cards][rule:ES-CHN-1][rule:ES-CHN-2][rule:ES-CHN-3][rule:ES-CHN-5][rule:ES-POL-7]") {
    AtTable table("short_campaign", {}, 5);
    CHECK(table.refused(AttackChina{.card = card("AL13"), .dice = die(0)}) == "ES-CHN-2");
    CHECK(table.breaks(AttackChina{.card = card("JP19"), .dice = die(0)}, "ES-CHN-2")); // not of value 3
    table.enter(AttackChina{.card = card("JP8"), .dice = die(4)});                      // 12 divisions less 8 for the open road
    CHECK(table[Track::China] == 1);
    CHECK(table[Track::ChinaOffensive] == 1);
    CHECK(table.breaks(AttackChina{.card = card("JP9"), .dice = die(0)}, "ES-CHN-2")); // once a turn
    table.next_turn();
    table.until(Phase::Offensives);
    CHECK(table.breaks(AttackChina{.card = card("JP9"), .dice = die(0)}, "ES-CHN-2")); // odd turns
    table.set({{Track::China, 4}, {Track::ChinaOffensive, 0}});
    table.put("us_avg", PlaceKind::ChinaBox);
    const int will = table[Track::UsWill];
    table.rule(AttackChina{.card = card("JP9"), .dice = die(9)}); // fails: one box back, for there are aircraft
    CHECK(table[Track::China] == 3);
    table.set({{Track::China, 4}, {Track::ChinaOffensive, 0}});
    table.rule(AttackChina{.card = card("JP12"), .dice = die(0)});
    CHECK(table[Track::China] == 5); // Collapse
    CHECK(has(table.now().surrendered, Area::China));
    CHECK(table.at("cn_5_army") == "eliminated");
    CHECK(table.at("us_avg") == "turn_track");
    CHECK(table[Track::UsWill] == will - 2);
    CHECK(nations_lost(table.now()) == 1);
    CHECK(table.refused(AttackChina{.card = card("JP14"), .dice = die(0)}) == "ES-CHN-2");
    AtTable unknown; // a track whose length nobody entered
    CHECK(unknown.breaks(AttackChina{.card = card("JP8"), .dice = die(0)}, "ES-CHN-1"));
    CHECK(unknown.refused(BeginGame{}) == "ES-SCN-1");
}

TEST_CASE("a rivalry is ended by a card of value 3 in the scenarios of three turns",
          "[empire_of_the_sun][cards][rule:ES-SCN-17][rule:ES-RIV-2]") {
    AtTable table("1943");
    CHECK(table[Track::JapaneseRivalry] == 1);
    CHECK(table.breaks(EndRivalry{.card = card("JP19")}, "ES-SCN-17"));
    table.rule(EndRivalry{.card = card("JP9")});
    CHECK(table[Track::JapaneseRivalry] == 0);
    CHECK(table.refused(EndRivalry{.card = card("JP10")}) == "ES-SCN-17");
    AtTable longer("1943_44");
    CHECK(longer.breaks(EndRivalry{.card = card("JP9")}, "ES-SCN-17"));
    AtTable ruled("1943_44", {.rivalry_removed_always = true});
    CHECK(!ruled.breaks(EndRivalry{.card = card("JP9")}, "ES-SCN-17"));
}

TEST_CASE("a bid changes the points, and Political Will in the campaign",
          "[empire_of_the_sun][cards][rule:ES-BID-1][rule:ES-BID-2][rule:ES-BID-3][rule:ES-PWL-3][rule:ES-PWL-4]") {
    const auto empty = empty_state(load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun"));
    const auto bids = [&](std::string_view scenario, int bid) {
        auto state = empty;
        const auto verdict = decide(
            state,
            BeginGame{.scenario = find_scenario(tables(), scenario).value(), .options = {}, .players = {}, .china_length = {}, .bid = bid});
        for (const auto& event : core::acceptance(verdict).events) {
            state = apply(std::move(state), event);
        }
        return std::pair{state, core::acceptance(verdict).warnings.size()};
    };
    CHECK(victory_points(bids("1942", 2).first) == victory_points(bids("1942", 0).first) + 2);
    CHECK(bids("1942", 2).second == 0);
    CHECK(bids("1942", 4).second == 1); // held to be too much
    CHECK(core::refused(decide(empty, BeginGame{.bid = 100})));
    auto campaign = bids("campaign", -2).first; // Japan's bid is added to the will, after Operation Z
    const auto attack = decide(campaign, BeginOffensive{.card = card("JP1"), .as_event = true, .headquarters = {}});
    for (const auto& event : core::acceptance(attack).events) {
        campaign = apply(std::move(campaign), event);
    }
    CHECK(campaign[Track::UsWill] == 8 + 2);
}

TEST_CASE("what an event needs, as far as the books know it",
          "[empire_of_the_sun][cards][rule:ES-CRD-9][rule:ES-CRD-19][rule:ES-CRD-24][rule:ES-CRD-35]") {
    const auto needs = [](AtTable& table, std::string_view id) { return table.breaks(PlayReaction{.cards = {card(id)}}, "ES-CRD-9"); };
    AtTable table;
    table.rule(BeginOffensive{.card = card("AL13"), .as_event = false, .headquarters = {unit("us_hq_c_pac")}});
    CHECK(needs(table, "JP21")); // not of HQ SEAC
    CHECK(needs(table, "JP24")); // no Allied ship is active
    CHECK(needs(table, "JP61")); // no battle near Tokyo
    table.rule(ActivateUnits{.units = {unit("us_ca_new_orleans")}});
    CHECK(!needs(table, "JP24"));
    table.rule(DeclareBattles{.hexes = {hex_at("3706")}});
    CHECK(!needs(table, "JP61"));
    AtTable burma;
    burma.enter(BeginOffensive{.card = card("JP9"), .as_event = false, .headquarters = {unit("jp_hq_south")}});
    CHECK(needs(burma, "AL8"));  // neither aircraft nor ships are active
    CHECK(needs(burma, "AL22")); // not in Burma
    CHECK(needs(burma, "AL61"));
    burma.rule(ActivateUnits{.units = {unit("jp_ca_mogami")}});
    CHECK(!needs(burma, "AL8"));
    CHECK(!needs(burma, "AL61"));
    burma.put("jp_15_army", "2008");
    burma.rule(ActivateUnits{.units = {unit("jp_15_army")}});
    CHECK(!needs(burma, "AL22"));
    // The battle hexes of the event itself.
    AtTable midway;
    midway.enter(BeginOffensive{.card = card("JP12"), .as_event = true, .headquarters = {unit("jp_hq_combined_fleet_yamamoto")}});
    CHECK(midway.breaks(DeclareBattles{.hexes = {hex_at("2813")}}, "ES-CRD-9")); // Luzon is no island of one hex
    CHECK(!midway.breaks(DeclareBattles{.hexes = {hex_at("4612")}}, "ES-CRD-9"));
    AtTable leyte;
    leyte.rule(BeginOffensive{.card = card("AL62"), .as_event = true, .headquarters = {unit("us_hq_sw_pac")}});
    CHECK(leyte.breaks(DeclareBattles{.hexes = {hex_at("4715")}}, "ES-CRD-9"));
    CHECK(!leyte.breaks(DeclareBattles{.hexes = {hex_at("3014")}}, "ES-CRD-9"));
    // Bombers.
    AtTable late("1944");
    CHECK(late.breaks(PlayEvent{.card = card("JP76")}, "ES-CRD-9"));
    late.put("us_20bc", PlaceKind::ChinaBox);
    CHECK(!late.breaks(PlayEvent{.card = card("JP76")}, "ES-CRD-9"));
}

// What cards change, and what they leave as it is.

#include "tests/model/empire_of_the_sun/sentences.hpp"

#include <tuple>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("only Tojo's resignation and the Soviet card make their deck be shuffled", "[empire_of_the_sun][cards][rule:ES-CRD-31]") {
    for (const auto* const id : {"JP9", "JP10", "JP43"}) {
        INFO(id);
        AtTable table("1942");
        table.rule(play(id, "jp_hq_south"));
        CHECK(table[Track::JapaneseReshuffle] == (std::string_view{id} == "JP43" ? 1 : 0));
        CHECK(table[Track::AlliedReshuffle] == 0);
    }
    for (const auto* const id : {"AL31", "AL32", "AL79"}) {
        INFO(id);
        AtTable table("1943");
        table.rule(play(id, "us_hq_sw_pac"));
        CHECK(table[Track::AlliedReshuffle] == (std::string_view{id} == "AL79" ? 1 : 0));
        CHECK(table[Track::JapaneseReshuffle] == 0);
    }
    // Once Tojo has resigned it is Manchuria that AL79 is about.
    AtTable late("1944");
    late.set({{Track::TojoResigned, 1}});
    late.rule(play("AL79", "us_hq_sw_pac"));
    CHECK(late[Track::AlliedReshuffle] == 0);
}

TEST_CASE("a card begins a rivalry, or ends it", "[empire_of_the_sun][cards][rule:ES-RIV-1]") {
    for (const auto* const id : {"JP7", "JP11", "JP34", "AL2", "AL43"}) {
        INFO(id);
        AtTable table("1942");
        table.set({{Track::UsRivalry, 0}, {Track::JapaneseRivalry, 0}});
        const bool japanese = tables()[card(id)].side == Side::Allies;
        table.rule(PlayEvent{.card = card(id)});
        CHECK(table[Track::JapaneseRivalry] == (japanese ? 1 : 0));
        CHECK(table[Track::UsRivalry] == (japanese ? 0 : 1));
    }
}

TEST_CASE("Gandhi's strike cancels an offensive of HQ SEAC, as weather does",
          "[empire_of_the_sun][offensive][rule:ES-CRD-24][rule:ES-CRD-21]") {
    for (const auto* const id : {"JP21", "JP19", "JP49"}) {
        INFO(id);
        AtTable table("1943");
        table.rule(play("AL31", "cw_hq_seac"));
        table.rule(DeclareBattles{.hexes = {hex_at("2008")}});
        table.rule(PlayReaction{.cards = {card(id)}});
        CHECK(table.now().offensive.has_value() == (std::string_view{id} == "JP49"));
    }
}

TEST_CASE("a card that moves China two boxes back does nothing where that reaches Stable Front",
          "[empire_of_the_sun][cards][rule:ES-CHN-7][rule:ES-AMB-5]") {
    for (const auto& [id, from, to] : {std::tuple{"AL82", 1, 1}, std::tuple{"AL82", 2, 2}, std::tuple{"AL82", 3, 1},
                                       std::tuple{"AL49", 1, 0}, std::tuple{"AL49", 2, 1}, std::tuple{"AL49", 0, 0}}) {
        INFO(id << " from " << from);
        AtTable table("1943", {}, 5);
        table.set({{Track::China, from}});
        table.rule(PlayEvent{.card = card(id)});
        CHECK(table[Track::China] == to);
    }
}

TEST_CASE("the turn after an Indian levy no land replacement is for the Commonwealth", "[empire_of_the_sun][turn][rule:ES-REP-17]") {
    for (const bool levy : {false, true}) {
        AtTable table("1942");
        table.next_turn();
        table.until(Phase::Replacements);
        table.set({{Track::IndianLevy, levy ? table.now().turn.number : 0}, {Track::AlliedLand, 2}});
        table.put("cw_1_aus_corps", "3023", Step::Reduced);
        table.put("us_x_corps", "5808", Step::Reduced);
        CHECK(table.breaks(Replace{.units = {{.unit = unit("cw_1_aus_corps")}}}, "ES-REP-17") == levy);
        CHECK(!table.breaks(Replace{.units = {{.unit = unit("us_x_corps")}}}, "ES-REP-17"));
    }
}

TEST_CASE("JP39 mends within three hexes of Rangoon", "[empire_of_the_sun][cards][rule:ES-REP-10]") {
    AtTable table("1942");
    table.rule(PlayEvent{.card = card("JP39")});
    const auto too_far = [&](std::string_view hex) {
        auto one = table;
        one.put("jp_15_army", hex, Step::Reduced);
        return one.breaks(Replace{.units = {{.unit = unit("jp_15_army")}}}, "ES-REP-10");
    };
    CHECK(!too_far("2008"));
    CHECK(!too_far("2106"));
    CHECK(too_far("2112"));
    CHECK(too_far("2212"));
    // What comes back is not on the map yet.
    auto back = table;
    back.put("jp_15_army", PlaceKind::Eliminated);
    CHECK(!back.breaks(Replace{.units = {{.unit = unit("jp_15_army"), .hex = hex_at("2008"), .step = Step::Reduced}}}, "ES-REP-10"));
}

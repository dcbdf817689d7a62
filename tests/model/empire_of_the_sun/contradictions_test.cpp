// What cannot stand together: told when it would be booked, refused where nothing makes it possible, asked for when a turn closes.

#include "model/empire_of_the_sun/contradictions.hpp"
#include "tests/model/empire_of_the_sun/at_table.hpp"
#include "tests/support/catch.hpp"

#include <set>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

using Clauses = std::vector<std::string>;

Clauses clauses_of(const std::vector<Contradiction>& found) {
    Clauses clauses;
    for (const auto& each : found) {
        clauses.push_back(each.rule.id);
        const auto sentence = to_english(tables(), each.why);
        UNSCOPED_INFO(sentence);
        CHECK(sentence.find('{') == std::string::npos);
    }
    return clauses;
}

UnitRow in_hex(std::string_view id, std::string_view hex, Step step = Step::Full) {
    return {.unit = unit(id), .place = {.kind = PlaceKind::Hex, .hex = hex_at(hex)}, .step = step};
}

Stocktake counted(std::vector<UnitRow> units) { return {.units = std::move(units), .reason = "for the test"}; }

/// Ships of a side, not yet in that hex.
std::vector<UnitRow> ships_into(const State& state, Side side, std::string_view hex, std::size_t many) {
    std::vector<UnitRow> rows;
    for (std::size_t i = 0; i < state.units.size() && rows.size() < many; ++i) {
        const auto& each = tables().units[i];
        if (each.side == side && each.kind == UnitKind::Naval && state.units[i].place.hex != hex_at(hex)) {
            rows.push_back(in_hex(each.id, hex));
        }
    }
    REQUIRE(rows.size() == many);
    return rows;
}

} // namespace

TEST_CASE("nothing is to be counted in any set-up", "[empire_of_the_sun][contradictions][rule:ES-SCN-5][rule:ES-GEN-21]") {
    for (const auto& scenario : tables().scenarios) {
        INFO(scenario.id);
        CHECK(clauses_of(contradictions(AtTable(scenario.id).now())).empty());
    }
}

TEST_CASE("what cannot stand together is told before it is booked, and while the books hold it",
          "[empire_of_the_sun][contradictions][rule:ES-HQ-3][rule:ES-OFF-8][rule:ES-NAV-4][rule:ES-AIR-1][rule:ES-CTL-1][rule:ES-HQ-6]"
          "[rule:ES-STK-1][rule:ES-STK-2][rule:ES-GND-13]") {
    const AtTable fresh("campaign");
    struct Case {
        std::vector<UnitRow> units;
        std::string clause;
    };
    const std::vector<Case> cases{
        {{in_hex("us_hq_c_pac", "5808"), in_hex("us_hq_s_pac_ghormley", "5808")}, "ES-HQ-3"},
        {{in_hex("us_hq_c_pac", "3706")}, "ES-HQ-6"},  // Tokyo
        {{in_hex("us_xi_corps", "3706")}, "ES-CTL-1"}, // and its garrison stands there
        {{in_hex("us_xi_corps", "3706")}, "ES-OFF-8"},
        {{in_hex("us_bb_mass", "3706")}, "ES-NAV-4"},
        {{in_hex("us_7af", "3706")}, "ES-AIR-1"},
        {ships_into(fresh.now(), Side::Allies, "5808", 7), "ES-STK-1"},
        {{in_hex("us_xi_corps", "5808"), in_hex("us_x_corps", "5808"), in_hex("us_ix_corps", "5808"), in_hex("us_i_corps", "5808")},
         "ES-STK-2"},
    };
    for (const auto& each : cases) {
        INFO(each.clause);
        CHECK(fresh.breaks(counted(each.units), each.clause));
        AtTable table("campaign");
        table.rule(counted(each.units));
        CHECK(has(clauses_of(contradictions(table.now())), each.clause));
        // What the table has affirmed is not told again for something else.
        CHECK_FALSE(table.breaks(Stocktake{.tracks = {{Track::UsWill, 3}}, .reason = "for the test"}, each.clause));
    }
}

TEST_CASE("an offensive moves units where they may not stay, and nothing is said of it until it is over",
          "[empire_of_the_sun][contradictions][rule:ES-STK-1]") {
    AtTable table("campaign");
    table.rule(counted(ships_into(table.now(), Side::Allies, "5808", 7)));
    REQUIRE(has(clauses_of(contradictions(table.now())), std::string{"ES-STK-1"}));
    auto state = table.now();
    state.offensive = Offensive{.side = Side::Allies};
    CHECK(contradictions(state).empty());
}

TEST_CASE("what no reason makes possible is refused", "[empire_of_the_sun][contradictions][hostile][rule:ES-HQ-1][rule:ES-GEN-12]") {
    const AtTable table("campaign");
    CHECK(table.refused(counted({in_hex("us_hq_c_pac", "5808", Step::Reduced)})) == "ES-HQ-1");
    CHECK(table.refused(Stocktake{.prewar = std::vector{unit("us_hq_c_pac")}, .reason = "for the test"}) == "ES-GEN-12");
    CHECK(table.refused(counted({in_hex("us_xi_corps", "5609")})) == "ES-GEN-21"); // open sea
}

TEST_CASE("the China box, headquarters that are out of the game, and the cards, as they are counted",
          "[empire_of_the_sun][contradictions][rule:ES-REI-22][rule:ES-HQ-7][rule:ES-DRW-8][rule:ES-FUT-1]") {
    const AtTable table("campaign");
    const auto flown = [](std::vector<std::string_view> ids) {
        std::vector<UnitRow> rows;
        for (const auto id : ids) {
            rows.push_back({.unit = unit(id), .place = {.kind = PlaceKind::ChinaBox}});
        }
        return counted(rows);
    };
    CHECK_FALSE(table.breaks(flown({"us_7af", "us_5af", "us_10af_lrb"}), "ES-REI-22"));
    CHECK(table.breaks(flown({"us_7af", "us_5af", "us_10af_lrb", "us_13af"}), "ES-REI-22"));
    CHECK_FALSE(table.breaks(flown({"us_20bc"}), "ES-REI-22"));
    CHECK(table.breaks(flown({"us_20bc", "us_21bc"}), "ES-REI-22"));
    CHECK(table.breaks(counted({{.unit = unit("cw_hq_malaya"), .place = {.kind = PlaceKind::TurnTrack, .turn = 3}}}), "ES-HQ-7"));
    CHECK_FALSE(table.breaks(counted({{.unit = unit("us_hq_c_pac"), .place = {.kind = PlaceKind::TurnTrack, .turn = 3}}}), "ES-HQ-7"));
    const auto cards = [](CardPlace place, std::vector<TrackRow> tracks) {
        return Stocktake{.cards = {{card("JP40"), place}, {card("JP41"), place}}, .tracks = std::move(tracks), .reason = "for the test"};
    };
    int known = 2; // and those of the set-up
    for (std::size_t i = 0; i < tables().cards.size(); ++i) {
        known += tables().cards[i].side == Side::Japan && table.now().cards[i] == CardPlace::Hand ? 1 : 0;
    }
    CHECK(table.breaks(cards(CardPlace::Hand, {{Track::JapaneseCards, known - 1}}), "ES-DRW-8"));
    CHECK_FALSE(table.breaks(cards(CardPlace::Hand, {{Track::JapaneseCards, known}}), "ES-DRW-8"));
    CHECK(table.breaks(cards(CardPlace::Future, {{Track::JapaneseFuture, 1}}), "ES-FUT-1"));
    CHECK(table.breaks(cards(CardPlace::Discards, {{Track::JapaneseCards, 81}}), "ES-DRW-8"));
    CHECK_FALSE(table.breaks(cards(CardPlace::Discards, {{Track::JapaneseCards, 7}}), "ES-DRW-8"));
}

TEST_CASE("a turn does not close over what is to be counted without a reason", "[empire_of_the_sun][contradictions][rule:ES-EOT-1]") {
    AtTable table("campaign");
    table.until(Phase::EndOfTurn);
    const auto before = table.against(EndPhase{});
    table.rule(counted({in_hex("us_hq_c_pac", "5808"), in_hex("us_hq_s_pac_ghormley", "5808")}));
    CHECK_FALSE(has(before, std::string{"ES-HQ-3"}));
    CHECK(table.breaks(EndPhase{}, "ES-HQ-3"));
}

TEST_CASE("a game that begins in the middle tells what contradicts itself",
          "[empire_of_the_sun][contradictions][situation][rule:ES-GEN-21]") {
    const auto begun = [](std::vector<UnitRow> units) {
        return decide(empty_state(AtTable().now().tables), BeginGame{.scenario = find_scenario(tables(), "campaign").value(),
                                                                     .situation = Situation{.turn = 5, .count = {.units = units}}});
    };
    std::set<std::string> told;
    for (const auto& warning : core::acceptance(begun({in_hex("us_hq_c_pac", "5808"), in_hex("us_hq_s_pac_ghormley", "5808")})).warnings) {
        told.insert(warning.rule.id);
    }
    CHECK(told.contains("ES-HQ-3"));
    CHECK(core::refusal(begun({in_hex("us_hq_c_pac", "5808", Step::Reduced)})).rule.id == "ES-HQ-1");
}

TEST_CASE("ports that what arrives makes too full are told", "[empire_of_the_sun][contradictions][reinforcements][rule:ES-STK-1]") {
    AtTable table("campaign");
    table.until(Phase::EndOfTurn);
    table.rule(EndPhase{});
    REQUIRE(table.now().turn.phase == Phase::Reinforcements);
    table.rule(counted(ships_into(table.now(), Side::Allies, "5808", 6)));
    table.put("cw_ca_kent", PlaceKind::TurnTrack, table.now().turn.number);
    std::vector<ArrivalRow> rows;
    for (const auto id : due(table.now(), Side::Allies)) {
        if (tables()[id].kind == UnitKind::Naval) {
            rows.push_back({.unit = id, .place = PlaceKind::Hex, .hex = hex_at("5808")});
        }
    }
    REQUIRE_FALSE(rows.empty());
    CHECK(table.breaks(PlaceReinforcements{.units = rows}, "ES-STK-1"));
}

TEST_CASE("what arrives in one entry is counted together",
          "[empire_of_the_sun][contradictions][reinforcements][rule:ES-HQ-3][rule:ES-REI-22]") {
    AtTable table("campaign");
    table.until(Phase::EndOfTurn);
    table.rule(EndPhase{});
    for (const std::string_view id : {"us_hq_c_pac", "us_hq_s_pac_halsey", "us_20bc", "us_21bc"}) {
        table.put(id, PlaceKind::TurnTrack, table.now().turn.number);
    }
    const auto port = [](std::string_view id, std::string_view hex) {
        return ArrivalRow{.unit = unit(id), .place = PlaceKind::Hex, .hex = hex_at(hex)};
    };
    const auto box = [](std::string_view id) { return ArrivalRow{.unit = unit(id), .place = PlaceKind::ChinaBox}; };
    CHECK(table.breaks(PlaceReinforcements{.units = {port("us_hq_c_pac", "5808"), port("us_hq_s_pac_halsey", "5808")}}, "ES-HQ-3"));
    CHECK_FALSE(table.breaks(PlaceReinforcements{.units = {port("us_hq_c_pac", "5808"), port("us_hq_s_pac_halsey", "4828")}}, "ES-HQ-3"));
    table.set({{Track::BurmaRoad, 0}});
    CHECK_FALSE(table.breaks(PlaceReinforcements{.units = {box("us_20bc")}}, "ES-REI-22"));
    CHECK(table.breaks(PlaceReinforcements{.units = {box("us_20bc"), box("us_21bc")}}, "ES-REI-22"));
}

TEST_CASE("a contradiction that grows is told again, one that shrinks is not", "[empire_of_the_sun][contradictions][rule:ES-STK-1]") {
    AtTable table("campaign");
    auto rows = ships_into(table.now(), Side::Allies, "5808", 8);
    const auto last = rows.back();
    rows.pop_back();
    table.rule(counted(rows));
    CHECK(table.breaks(counted({last}), "ES-STK-1"));
    table.rule(counted({last}));
    CHECK_FALSE(table.breaks(counted({{.unit = last.unit, .place = {.kind = PlaceKind::Eliminated}}}), "ES-STK-1"));
}

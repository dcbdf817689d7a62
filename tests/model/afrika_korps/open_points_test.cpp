// Each open point of the book that is a switch: situations in which it matters, off and on; and in none of them does another switch matter.

#include "model/afrika_korps/battle/exchange.hpp"
#include "model/afrika_korps/battle/odds_column.hpp"
#include "model/afrika_korps/ground.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

std::string joined(const Clauses& clauses) {
    std::string text;
    for (const auto& each : clauses) {
        text += (text.empty() ? "" : " ") + each;
    }
    return text;
}

std::vector<ControlRow> all_four(Side side) {
    std::vector<ControlRow> rows;
    for (const auto place : all_key_places) {
        rows.push_back({.place = place, .side = side});
    }
    return rows;
}

std::vector<CounterId> nobody() { return {}; }

/// Turns of control of the Axis after it held all four places through a turn of that side.
std::string control_turns(const Options& options, Side turn) {
    Desert desert(Depth::Books, options);
    desert.at(5, turn).overrule(StartTurn{.control = all_four(Side::Axis)}).overrule(EndTurn{.control = all_four(Side::Axis)});
    return std::to_string(desert.state.sides[Side::Axis].control_turns);
}

Desert supply_full(const Options& options) {
    auto desert = Desert::with(
        {{"21/5", "W3"}, {"G Supply 1", "W3"}, {"G Supply 2", "W3"}, {"G Supply 3", "W3"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}},
        options);
    desert.at(4, Side::Axis).play(StartTurn{});
    return desert;
}

/// Supply of the Axis stands only beside the unit that is attacked.
Desert supply_beside(const Options& options, Phase phase) {
    auto desert = Desert::with({{"21/5", "P39"},
                                {"G Supply 1", "P39"},
                                {"4I/5", "P40"},
                                {"4I/7", "M60"},
                                {"A Supply 1", "M60"},
                                {"Bologna", "W3"},
                                {"G Supply 2", "W3"}},
                               options);
    desert.at(4, Side::Axis, phase);
    return desert;
}

Desert used_supply(const Options& options) {
    auto desert = Desert::with({{"21/5", "P40"}, {"G Supply 1", "P40"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}, {"1 Arm", "J62"}}, options);
    desert.at(4, Side::Axis, Phase::End);
    desert["G Supply 1"].used = true;
    desert["21/5"].isolated_at_start = true;
    desert.state.sides[Side::Axis].without_supply_at_start = true;
    return desert;
}

/// A unit not cut off, but out of reach of supply, beside one that it must attack.
Desert unsupported(const Options& options, Side side) {
    auto desert =
        side == Side::Axis
            ? Desert::with(
                  {{"21/5", "P39"}, {"G Supply 1", "W9"}, {"4I/5", "P40"}, {"A Supply 1", "M60"}, {"4I/7", "M60"}, {"Bologna", "W8"}},
                  options)
            : Desert::with(
                  {{"7 Arm/7", "P39"}, {"A Supply 1", "M60"}, {"Bologna", "P40"}, {"G Supply 1", "W9"}, {"21/5", "W8"}, {"4I/7", "M60"}},
                  options);
    desert.at(6, side, Phase::Movement);
    return desert;
}

std::string after_movement(Desert desert, std::string_view word) {
    const auto told = desert.against(EndPhase{});
    desert.overrule(EndPhase{});
    return joined(told) + (desert[word].status == Status::Map ? " stays" : " is gone");
}

/// The Allies two turns without supply.
Desert dry_allies(const Options& options) {
    Desert dry(Depth::Books, options);
    dry["A Supply 1"].status = Status::Stock;
    dry.at(4, Side::Allies);
    return dry;
}

MoveUnits helped(std::initializer_list<std::string_view> units, std::string_view to) {
    return {.units = counters(units), .to = hex_at(to), .with_rommel = true};
}

/// The Allies hold the port since their own turn began, not since that of the Axis.
Desert port_since_own_turn(const Options& options) {
    Desert desert(Depth::Books, options);
    desert.at(24, Side::Axis).play(StartTurn{.control = all_four(Side::Axis), .isolated = nobody()});
    desert.state.turn.supply_done = true;
    desert.overrule(EndTurn{.isolated = nobody()});
    desert.state.sides[Side::Axis].control_turns = 0;
    desert.play(StartTurn{.control = all_four(Side::Allies), .isolated = nobody()});
    desert.state.sides[Side::Allies].factors = 9;
    desert["4I/5"].status = Status::Eliminated;
    desert["4I/7"].status = Status::Sea;
    desert["4I/7"].since = 0;
    return desert;
}

std::string overpaid(const Options& options, int due, std::initializer_list<std::string_view> with) {
    std::vector<Attacker> attackers;
    std::vector<Payment> payments;
    for (const auto id : counters(with)) {
        attackers.push_back({.unit = id, .attack = (*printed_tables())[id].attack});
        payments.push_back({.unit = id});
    }
    const auto answer = choice(*printed_tables(), options, coins(*printed_tables(), attackers), due, payments);
    if (const auto* const refused = std::get_if<core::Refused>(&answer)) {
        return "! " + refused->rule.id;
    }
    const auto& warnings = std::get<std::vector<core::Warning>>(answer);
    return warnings.empty() ? "" : warnings.front().rule.id;
}

/// A unit that was isolated lands where nobody is.
std::string landed(const Options& options, Side side) {
    const bool allies = side == Side::Allies;
    auto desert = Desert::with({{"A Supply 1", "G25"}, {"4I/5", "M60"}, {"21/5", "W6"}, {"G Supply 1", "W3"}}, options);
    const auto* const word = allies ? "4I/7" : "Bologna";
    desert[word] = {.status = Status::Sea, .isolated = 1};
    desert.at(5, side).play(StartTurn{}).play(EnterUnits{.units = counters({word}), .port = hex_at(allies ? "G25" : "W3")});
    return std::to_string(desert[word].isolated);
}

std::string closed_in(const Options& options, bool at_sea) {
    auto desert = Desert::with({{"4I/5", "M60"}, {"A Supply 1", "M60"}, {"21/5", "W6"}, {"G Supply 1", "W6"}}, options);
    desert["4I/7"] = {.status = at_sea ? Status::Sea : Status::Map, .hex = at_sea ? std::nullopt : std::optional{hex_at("G25")}};
    desert["4I/7"].since = 2 * 4 + 1;
    for (const auto& [word, hex] : {std::pair{"21/3", "H25"}, {"Bologna", "H26"}, {"Brescia", "G24"}}) {
        desert[word] = {.status = Status::Map, .hex = hex_at(hex)};
    }
    desert.at(5, Side::Allies, Phase::End);
    desert.overrule(EndTurn{});
    return std::to_string(desert["4I/7"].isolated);
}

/// A unit comes next to lone supply and to a unit that is too strong for it.
std::string captures_in_vain(const Options& options, std::string_view strong) {
    auto desert = Desert::with(
        {{"7A/2", "Q38"}, {strong, "P40"}, {"G Supply 2", "O38"}, {"G Supply 1", "W9"}, {"Pavia", "W8"}, {"A Supply 1", "M56"}}, options);
    desert.at(4, Side::Allies, Phase::Movement);
    const MoveUnits move{.units = counters({"7A/2"}), .to = hex_at("P39"), .way = hexes({"Q39", "P39"})};
    const auto told = desert.against(move);
    desert.overrule(move);
    return joined(told) + (desert["G Supply 2"].status == Status::Stock ? " captured" : " not captured");
}

struct Situation {
    std::string option;
    std::string what;
    std::string (*outcome)(const Options&);
    std::string off;
    std::string on;
};

const std::vector<Situation>& situations() {
    static const std::vector<Situation> all{
        {"control_in_own_turns", "all four places through an Axis turn", [](const Options& o) { return control_turns(o, Side::Axis); }, "0",
         "1"},
        {"control_in_own_turns", "all four places through an Allied turn", [](const Options& o) { return control_turns(o, Side::Allies); },
         "1", "0"},
        {"roll_with_supply_full", "the Axis rolls with three supply units on the map",
         [](const Options& o) { return joined(supply_full(o).against(BringSupply{.dice = die(6), .port = hex_at("W3")})); }, "AK-SUP-6",
         ""},
        {"roll_with_supply_full", "the Axis goes on without a roll",
         [](const Options& o) { return joined(supply_full(o).against(EndPhase{})); }, "", "AK-SUP-10"},
        {"supply_beside_defender_never", "an attack supported from the defender's zone",
         [](const Options& o) {
             return joined(
                 supply_beside(o, Phase::Combat)
                     .against(Attack{
                         .attackers = counters({"21/5"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"}), .dice = {}}));
         },
         "", "AK-ASP-2"},
        {"supply_beside_defender_never", "the same unit before combat",
         [](const Options& o) { return std::to_string(doomed(supply_beside(o, Phase::PreCombat).state).size()); }, "0", "1"},
        {"used_supply_removed_first", "the only supply of a unit was used",
         [](const Options& o) {
             auto desert = used_supply(o);
             desert.overrule(EndTurn{});
             return std::to_string(desert["21/5"].isolated);
         },
         "0", "1"},
        {"used_supply_removed_first", "the only supply on the map was used",
         [](const Options& o) {
             auto desert = used_supply(o);
             desert.overrule(EndTurn{});
             return std::to_string(desert.state.sides[Side::Axis].without_supply);
         },
         "0", "1"},
        {"unsupported_eliminated", "an Axis unit must attack without supply in reach",
         [](const Options& o) { return after_movement(unsupported(o, Side::Axis), "21/5"); }, "AK-DIV-6 stays", " is gone"},
        {"unsupported_eliminated", "an Allied unit must",
         [](const Options& o) { return after_movement(unsupported(o, Side::Allies), "7 Arm/7"); }, "AK-DIV-6 stays", " is gone"},
        {"allies_lose_without_supply", "two Allied turns without supply",
         [](const Options& o) {
             auto dry = dry_allies(o);
             for (int turn = 4; turn < 6; ++turn) {
                 dry.at(turn, Side::Allies).overrule(StartTurn{.isolated = nobody()}).overrule(EndTurn{.isolated = nobody()});
             }
             return std::string{dry.state.outcome ? "over" : "goes on"};
         },
         "goes on", "over"},
        {"allies_lose_without_supply", "a stocktake of their clock",
         [](const Options& o) {
             return joined(dry_allies(o).against(Stocktake{.reason = "x", .clocks = {{.side = Side::Allies, .without_supply = 2}}}));
         },
         "", "! AK-ISO-7"},
        {"rommel_only_along", "a unit passes Rommel",
         [](const Options& o) {
             auto desert = Desert::with({{"Bologna", "P35"}, {"Rommel", "P36"}, {"4I/5", "M60"}}, o);
             return joined(desert.at(4, Side::Axis, Phase::Movement).against(helped({"Bologna"}, "P41")));
         },
         "", "AK-ROM-1"},
        {"rommel_only_along", "a unit ends where Rommel is",
         [](const Options& o) {
             auto desert = Desert::with({{"Brescia", "P35"}, {"Rommel", "P41"}, {"4I/5", "M60"}}, o);
             return joined(desert.at(4, Side::Axis, Phase::Movement).against(helped({"Brescia"}, "P41")));
         },
         "", "AK-ROM-1"},
        {"control_at_game_turn", "reinforcements enter",
         [](const Options& o) {
             auto desert = port_since_own_turn(o);
             desert["1 Arm"].status = Status::Waiting;
             return joined(desert.against(EnterUnits{.units = counters({"1 Arm"}), .port = hex_at("J62")}));
         },
         "", "AK-RNF-2"},
        {"control_at_game_turn", "replacements enter",
         [](const Options& o) {
             return joined(port_since_own_turn(o).against(EnterUnits{.units = counters({"4I/5"}), .port = hex_at("J62")}));
         },
         "", "AK-RNF-2"},
        {"overpaying_refused", "seven and two for four",
         [](const Options& o) {
             return overpaid(o, 4, {"21/5", "21/3"});
         },
         "AK-EXC-4", "! AK-AMB-18"},
        {"overpaying_refused", "two and two for two",
         [](const Options& o) {
             return overpaid(o, 2, {"21/3", "Bologna"});
         },
         "AK-EXC-4", "! AK-AMB-18"},
        {"landing_clears_isolation", "an Allied unit lands in an empty Tobruch", [](const Options& o) { return landed(o, Side::Allies); },
         "1", "0"},
        {"landing_clears_isolation", "an Axis unit lands in its empty base", [](const Options& o) { return landed(o, Side::Axis); }, "1",
         "0"},
        {"closing_turn_counts", "a pocket closes in this turn", [](const Options& o) { return closed_in(o, false); }, "0", "1"},
        {"closing_turn_counts", "a unit goes to sea in this turn, without supply there",
         [](const Options& o) { return closed_in(o, true); }, "0", "1"},
        {"capture_before_contact", "beside lone supply and 21/5", [](const Options& o) { return captures_in_vain(o, "21/5"); },
         "AK-AMB-22 captured", " captured"},
        {"capture_before_contact", "beside lone supply and 15/8", [](const Options& o) { return captures_in_vain(o, "15/8"); },
         "AK-AMB-22 captured", " captured"},
        {"printed_odds_chart", "24 to 12", [](const Options& o) { return std::string{id_of(odds_column(*printed_tables(), o, 24, 12))}; },
         "2-1", "1-1"},
        {"printed_odds_chart", "6 to 17", [](const Options& o) { return std::string{id_of(odds_column(*printed_tables(), o, 6, 17))}; },
         "1-3", "1-4"},
    };
    return all;
}

/// Switches whose situations stand elsewhere, or that make no difference on the printed map: E19 is sea, so nothing ever crosses the side
/// between E18 and E19.
const std::set<std::string> not_here{"AK-AMB-5", "AK-AMB-23", "AK-AMB-24", "AK-AMB-25"};

} // namespace

TEST_CASE(
    "each switch matters in two situations, and no other switch matters there",
    "[afrika_korps][options][rule:AK-AMB-2][rule:AK-AMB-6][rule:AK-AMB-8][rule:AK-AMB-9][rule:AK-AMB-10][rule:AK-AMB-12]"
    "[rule:AK-AMB-16][rule:AK-AMB-17][rule:AK-AMB-18][rule:AK-AMB-19][rule:AK-AMB-21][rule:AK-AMB-22][rule:AK-ODD-6][rule:AK-DIV-6]") {
    std::map<std::string, int> shown;
    for (const auto& each : situations()) {
        INFO(each.option << ": " << each.what);
        ++shown[each.option];
        CHECK(each.outcome({}) == each.off);
        for (const auto& option : switches) {
            INFO("with " << option.id);
            Options options{};
            options.*option.on = true;
            CHECK(each.outcome(options) == (option.id == each.option ? each.on : each.off));
        }
    }
    for (const auto& option : switches) {
        INFO(option.id);
        CHECK((shown[std::string{option.id}] == 2 || not_here.contains(std::string{option.clause})));
    }
    CHECK(printed_tables()->hexes[hex_at("E19").index].terrain == Terrain::Sea); // AK-AMB-5
}

TEST_CASE("control when the game turn began is asked of reinforcements and replacements only",
          "[afrika_korps][options][rule:AK-AMB-17][rule:AK-SUP-5][rule:AK-SEA-6]") {
    for (const bool on : {false, true}) {
        auto desert = port_since_own_turn({.control_at_game_turn = on});
        CHECK(desert.against(BringSupply{.port = hex_at("J62")}) == nothing);
        CHECK(desert.against(EnterUnits{.units = counters({"4I/7"}), .port = hex_at("J62")}) == nothing); // from the sea
    }
}

TEST_CASE("who captures beside a strong enemy is not stopped while others can join it, whoever moves first",
          "[afrika_korps][supply][rule:AK-AMB-22]") {
    auto desert = Desert::with({{"7A/2", "Q38"},
                                {"2 Arm/3", "P42"},
                                {"21/5", "P40"},
                                {"G Supply 2", "O38"},
                                {"G Supply 1", "W9"},
                                {"Pavia", "W8"},
                                {"A Supply 1", "M56"}});
    desert.at(4, Side::Allies, Phase::Movement);
    const MoveUnits captor{.units = counters({"7A/2"}), .to = hex_at("P39"), .way = hexes({"Q39", "P39"})};
    const MoveUnits friends{.units = counters({"2 Arm/3"}), .to = hex_at("P41")};
    auto other = desert;
    desert.play(captor).play(friends);
    other.play(friends).play(captor);
    CHECK(desert["G Supply 2"].status == Status::Stock);
    CHECK(other["G Supply 2"].status == Status::Stock);
}

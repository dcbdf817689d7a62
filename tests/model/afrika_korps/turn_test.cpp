// Set-up, calendar, supply book, arrivals, replacements, substitutes, sea, isolation and endings.

#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

/// Control of all four places by one side.
std::vector<ControlRow> all_of(Side side) {
    std::vector<ControlRow> rows;
    for (const auto place : all_key_places) {
        rows.push_back({.place = place, .side = side});
    }
    return rows;
}
std::vector<ControlRow> control(KeyPlace place, std::optional<Side> side) { return {{.place = place, .side = side}}; }

} // namespace

TEST_CASE("March 1941 stands as printed", "[afrika_korps][setup][rule:AK-SET-2][rule:AK-SET-3][rule:AK-SET-5][rule:AK-SET-6]") {
    Desert desert;
    CHECK(combat_units(desert.state, Side::Axis).size() == 9);
    CHECK(combat_units(desert.state, Side::Allies).size() == 11);
    CHECK(desert["Rommel"].hex == hex_at("W6"));
    CHECK(supply_units(desert.state, Side::Axis).size() == 1);
    CHECK(supply_units(desert.state, Side::Allies).size() == 1);
    const auto count = [&](Status status, Side side) {
        return counters_where(desert.state,
                              [&](CounterId id) { return desert.state[id].status == status && (*printed_tables())[id].side == side; })
            .size();
    };
    CHECK(count(Status::Stock, Side::Axis) == 4);
    CHECK(count(Status::Stock, Side::Allies) == 5 + 6); // with the substitutes
    CHECK(count(Status::Due, Side::Axis) + count(Status::Due, Side::Allies) == 62);
    CHECK(desert.against(BeginGame{}) == Clauses{"! AK-SET-3"});
    CHECK(Desert(Depth::Books)["21/5"].hex == std::nullopt);
}

TEST_CASE("the first Axis turn brings no supply, and the Axis moves first",
          "[afrika_korps][supply][rule:AK-SUP-4][rule:AK-CAL-1][rule:AK-CAL-9]") {
    Desert desert;
    CHECK(desert.state.turn.side == Side::Axis);
    CHECK(desert.against(BringSupply{.dice = die(6)}) == Clauses{"! AK-SUP-3"});
    desert.play(StartTurn{});
    CHECK(desert.against(StartTurn{}) == Clauses{"! AK-CAL-9"});
    desert.play(EndPhase{});
    CHECK(desert.state.turn.phase == Phase::Movement);
    CHECK(desert.against(BringSupply{.dice = die(6)}) == Clauses{"! AK-SUP-3"});
    CHECK(desert.against(EnterUnits{.units = counters({"21/5"})}) == Clauses{"! AK-RNF-1"});
}

TEST_CASE("the Allies may place one supply unit a turn in a port that they control",
          "[afrika_korps][supply][rule:AK-SUP-2][rule:AK-SUP-5][rule:AK-SUP-11][rule:AK-CAL-7][rule:AK-SET-4]") {
    Desert desert;
    CHECK(desert.against(EndTurn{}) == Clauses{"AK-STK-1"}); // all of the Axis still stands in W6
    desert.overrule(EndTurn{}).play(StartTurn{});
    CHECK(desert.state.turn.side == Side::Allies);
    CHECK(desert.against(BringSupply{.dice = die(3)}) == Clauses{"! AK-SUP-2"});
    CHECK(desert.against(BringSupply{.port = hex_at("H2")}) == Clauses{"AK-SUP-5"});
    CHECK(desert.against(EndPhase{}) == Clauses{"AK-SUP-10"});
    Desert declined = desert;
    declined.play(BringSupply{.declined = true});
    CHECK(supply_units(declined.state, Side::Allies).size() == 1);
    desert.play(BringSupply{});
    CHECK(units_in(desert.state, hex_at("G25"), Side::Allies).size() == 3);
    CHECK(desert.against(BringSupply{}) == Clauses{"AK-SUP-2"});
    CHECK(desert.against(EndPhase{}) == nothing);
}

TEST_CASE("the die brings Axis supply by the period", "[afrika_korps][supply][rule:AK-SUP-3][rule:AK-GEN-5]") {
    const auto rolled = [](int number, int face) {
        Desert desert(Depth::Books);
        desert.at(number, Side::Axis).play(StartTurn{.control = control(KeyPlace::AxisBase, Side::Axis)});
        desert.play(BringSupply{.dice = die(face)});
        CHECK(desert.state.turn.supply_done);
        return supply_units(desert.state, Side::Axis).size() == 2;
    };
    CHECK(rolled(6, 3));
    CHECK_FALSE(rolled(6, 2));
    CHECK_FALSE(rolled(7, 3));
    CHECK(rolled(7, 4));
    CHECK(rolled(17, 2));
    CHECK_FALSE(rolled(17, 1));
    Desert desert(Depth::Books);
    desert.at(2, Side::Axis).play(StartTurn{.control = control(KeyPlace::AxisBase, Side::Axis)});
    CHECK(desert.against(BringSupply{.dice = die(7)}) == Clauses{"! AK-GEN-5"});
    CHECK(desert.against(BringSupply{}) == Clauses{"! AK-SUP-3"});
    auto forged = core::throw_by_program(1, 0, 1);
    forged.faces.front() = 7 - forged.faces.front();
    CHECK(desert.against(BringSupply{.dice = forged}) == Clauses{"! AK-GEN-5"});
}

TEST_CASE("limits of own supply; captured supply does not count",
          "[afrika_korps][supply][rule:AK-SUP-6][rule:AK-SUP-7][rule:AK-SUP-8][rule:AK-SUP-9][rule:AK-SUP-17]") {
    Desert desert(Depth::Books);
    desert["G Supply 2"].status = Status::Map;
    desert["G Supply 3"].status = Status::Map;
    desert.at(5, Side::Axis).play(StartTurn{.control = control(KeyPlace::AxisBase, Side::Axis)});
    CHECK(desert.against(BringSupply{.dice = die(6)}) == Clauses{"AK-SUP-6"});
    Desert left = desert;
    left.play(EndPhase{});
    CHECK(left.state.turn.supply_done);
    Desert captured = desert;
    captured["G Supply 3"].captured = true;
    CHECK(captured.against(BringSupply{.dice = die(6)}) == nothing);
    Desert rolls = desert;
    rolls.state.options.roll_with_supply_full = true;
    rolls.play(BringSupply{.dice = die(6)});
    CHECK(own_supply_on_map(rolls.state, Side::Axis) == 3);
    desert["G Supply Captured 4"].status = Status::Sea;
    CHECK(desert.against(EnterUnits{.units = counters({"G Supply Captured 4"})}) == Clauses{"! AK-SUP-17"});
    Desert allies(Depth::Books);
    for (const auto* const word : {"A Supply 2", "A Supply 3", "A Supply 4"}) {
        allies[word].status = Status::Map;
    }
    allies.at(5, Side::Allies).play(StartTurn{});
    CHECK(allies.against(BringSupply{}) == Clauses{"AK-SUP-8"});
}

TEST_CASE("supply is destroyed by its owner at any time, and what was used goes back to the stock",
          "[afrika_korps][supply][rule:AK-SUP-15][rule:AK-SUP-16]") {
    Desert desert(Depth::Books);
    CHECK(desert.against(DestroySupply{.supply = unit("21/5")}) == Clauses{"! AK-SUP-16"});
    desert.play(DestroySupply{.supply = unit("G Supply 1")});
    CHECK(desert["G Supply 1"].status == Status::Stock);
    CHECK(desert.against(DestroySupply{.supply = unit("G Supply 1")}) == Clauses{"! AK-SUP-16"});
    Desert used(Depth::Books);
    used.play(StartTurn{});
    used["G Supply 1"].used = true;
    used.play(EndTurn{});
    CHECK(used["G Supply 1"].status == Status::Stock);
}

TEST_CASE("reinforcements wait from their turn on and enter at controlled ports",
          "[afrika_korps][arrival][rule:AK-RNF-1][rule:AK-RNF-2][rule:AK-RNF-4][rule:AK-RNF-7][rule:AK-CAL-4]") {
    Desert desert;
    desert.at(2, Side::Axis).play(StartTurn{});
    CHECK(desert.against(EnterUnits{.units = counters({"15/8"})}) == Clauses{"! AK-RNF-1"});
    desert.state.turn = {.number = 3, .side = Side::Axis};
    desert["21/3"].hex = hex_at("W3");
    desert.play(StartTurn{});
    CHECK(desert["15/8"].status == Status::Waiting);
    CHECK(desert.against(EnterUnits{.units = counters({"15/8"}), .port = hex_at("G25")}) == Clauses{"! AK-MOV-2"});
    CHECK(desert.against(EnterUnits{.units = counters({"15/8"}), .port = hex_at("W6")}) == Clauses{"AK-RNF-2"});
    CHECK(desert.against(EnterUnits{.units = counters({"7 Arm/4"})}) == Clauses{"! AK-GEN-4"});
    desert.play(EnterUnits{.units = counters({"15/8", "15/115"})});
    CHECK(desert["15/8"].hex == hex_at("W3"));
    CHECK(desert["15/33"].status == Status::Waiting);
    desert.overrule(EndPhase{});
    CHECK(desert.against(EnterUnits{.units = counters({"15/33"})}) == Clauses{"AK-CAL-9"});
    Desert none;
    none.at(5, Side::Allies).play(StartTurn{.control = {}});
    none.state.control = {};
    CHECK(none.against(EnterUnits{.units = counters({"7 Arm/4"})}) == Clauses{"! AK-RNF-2"});
}

TEST_CASE("reinforcements not in play by the last turn are eliminated", "[afrika_korps][arrival][rule:AK-RNF-8]") {
    Desert desert(Depth::Books);
    desert.at(38, Side::Axis).play(StartTurn{}).overrule(EndTurn{});
    CHECK(desert["15/8"].status == Status::Eliminated);
    CHECK(desert["7 Arm/4"].status == Status::Due);
}

TEST_CASE("replacement factors from March 1942 on bring lost units back",
          "[afrika_korps][arrival][rule:AK-RPL-1][rule:AK-RPL-2][rule:AK-RPL-3][rule:AK-RPL-4][rule:AK-RPL-5][rule:AK-RPL-6]"
          "[rule:AK-RPL-7][rule:AK-RPL-8][rule:AK-RPL-9]") {
    Desert desert(Depth::Books);
    desert["Brescia"].status = Status::Eliminated;
    desert["21/5"].status = Status::Eliminated;
    desert.at(22, Side::Axis).play(StartTurn{.control = all_of(Side::Axis)});
    CHECK(desert.state.sides[Side::Axis].factors == 0);
    CHECK(desert.against(EnterUnits{.units = counters({"Brescia"})}) == Clauses{"! AK-RPL-4"});
    desert.at(23, Side::Axis).play(StartTurn{.control = all_of(Side::Axis)});
    CHECK(desert.state.sides[Side::Axis].factors == 2);
    CHECK(desert.against(EnterUnits{.units = counters({"21/5"})}) == Clauses{"! AK-RPL-4"});
    CHECK(desert.against(EnterUnits{.units = counters({"G Supply 2"})}) == Clauses{"! AK-RPL-8"});
    CHECK(desert.against(EnterUnits{.units = counters({"Rommel"})}) == Clauses{"! AK-RNF-1"});
    Desert gone = desert;
    gone["Brescia"].since = gone.state.turn.count();
    CHECK(gone.against(EnterUnits{.units = counters({"Brescia"})}) == Clauses{"AK-RPL-9"});
    desert.play(EnterUnits{.units = counters({"Brescia"})});
    CHECK(desert["Brescia"].status == Status::Map);
    CHECK(desert.state.sides[Side::Axis].factors == 0);
    Desert early(Depth::Books);
    early["Brescia"].status = Status::Eliminated;
    early.state.sides[Side::Axis].factors = 5;
    early.at(22, Side::Axis).play(StartTurn{.control = all_of(Side::Axis)});
    CHECK(early.against(EnterUnits{.units = counters({"Brescia"})}) == Clauses{"AK-RPL-1"});
    Desert allies(Depth::Books);
    allies.at(24, Side::Allies).play(StartTurn{.control = all_of(Side::Allies)});
    CHECK(allies.state.sides[Side::Allies].factors == 3);
    allies.at(25, Side::Allies).play(StartTurn{.control = all_of(Side::Axis)});
    CHECK(allies.state.sides[Side::Allies].factors == 3); // kept; only the income stops
}

TEST_CASE(
    "units are exchanged for a substitute of the same attack, and back",
    "[afrika_korps][substitutes][rule:AK-SUB-1][rule:AK-SUB-2][rule:AK-SUB-3][rule:AK-SUB-4][rule:AK-SUB-6][rule:AK-SUB-7][rule:AK-SUB-"
    "9][rule:AK-SET-6]") {
    auto desert = Desert::with({{"1 Arm", "M60"}, {"32", "M60"}, {"7A/1", "M60"}, {"4I/5", "N60"}, {"21/5", "W6"}, {"A Supply 1", "M60"}});
    desert.at(32, Side::Allies, Phase::Movement);
    const ExchangeCounters form{.give = counters({"1 Arm", "32"}), .take = counters({"Sub Arm 1"})};
    CHECK(desert.against(form) == Clauses{"AK-SUB-1"});
    desert.at(33, Side::Allies, Phase::Movement);
    CHECK(desert.against(ExchangeCounters{.give = counters({"1 Arm"}), .take = counters({"Sub Arm 1"})}) == Clauses{"! AK-SUB-1"});
    CHECK(desert.against(ExchangeCounters{.give = counters({"1 Arm", "7A/1"}), .take = counters({"Sub Inf 3"})}) == Clauses{"AK-SUB-2"});
    CHECK(desert.against(ExchangeCounters{.give = counters({"32"}), .take = counters({"7A/2", "50/69"})}) == Clauses{"! AK-SUB-9"});
    CHECK(desert.against(ExchangeCounters{.give = counters({"32"}), .take = counters({"A Supply 2"})}) == Clauses{"! AK-SUB-9"});
    auto with_supply = form;
    with_supply.give.push_back(unit("A Supply 1"));
    CHECK(desert.against(with_supply) == Clauses{"! AK-SUB-9"});
    auto apart = desert;
    apart["32"].hex = hex_at("N60");
    CHECK(apart.against(form) == Clauses{"AK-SUB-3"});
    auto late = desert;
    late.state.turn.phase = Phase::Combat;
    CHECK(late.against(form) == Clauses{"AK-SUB-3"});
    auto crowd = desert;
    crowd["4I/5"].hex = hex_at("M60");
    CHECK(crowd.against(form) == Clauses{"AK-SUB-7"});
    desert.play(form);
    CHECK(desert["Sub Arm 1"].hex == hex_at("M60"));
    CHECK(desert["Sub Arm 1"].moved);
    CHECK(desert["32"].status == Status::Merged);
    CHECK(desert.against(ExchangeCounters{.give = counters({"Sub Arm 1"}), .take = counters({"1 Arm"})}) == Clauses{"AK-SUB-1"});
    CHECK(desert.against(ExchangeCounters{.give = counters({"Sub Arm 1"}), .take = counters({"1 Arm", "4I/5"})}) == Clauses{"! AK-SUB-9"});
    auto axis = desert;
    axis["21/3"] = {.status = Status::Eliminated};
    CHECK(axis.against(ExchangeCounters{.give = counters({"Sub Arm 1"}), .take = counters({"21/3"})}) == Clauses{"! AK-SUB-9"});
    auto broken = desert;
    broken.play(ExchangeCounters{.give = counters({"Sub Arm 1"}), .take = counters({"1 Arm", "32"})});
    CHECK(broken["32"].hex == hex_at("M60"));
    CHECK(broken["Sub Arm 1"].status == Status::Stock);
    // A lost substitute takes those with it that formed it; they may come back, it may not.
    desert.overrule(EliminateUnits{.units = counters({"Sub Arm 1"})});
    CHECK(desert["32"].status == Status::Eliminated);
    CHECK(desert["Sub Arm 1"].status == Status::Stock);
    CHECK(desert.against(EnterUnits{.units = counters({"Sub Arm 1"})}) == Clauses{"! AK-RPL-8"});
}

TEST_CASE("units go to sea at Tobruch or their base and land in the next turn",
          "[afrika_korps][sea][rule:AK-SEA-1][rule:AK-SEA-2][rule:AK-SEA-3][rule:AK-SEA-4][rule:AK-SEA-5][rule:AK-SEA-6][rule:AK-SEA-7]") {
    auto desert =
        Desert::with({{"4I/5", "G25"}, {"4I/7", "H2"}, {"4I/11", "M60"}, {"21/5", "W6"}, {"A Supply 1", "G25"}, {"G Supply 1", "W6"}});
    desert.at(4, Side::Allies).play(StartTurn{}).play(BringSupply{.declined = true});
    CHECK(desert.against(Embark{.units = counters({"4I/7"})}) == Clauses{"AK-SEA-1"});
    CHECK(desert.against(Embark{.units = counters({"4I/11"})}) == Clauses{"AK-SEA-2"});
    desert.play(Embark{.units = counters({"4I/5"})});
    CHECK(desert["4I/5"].status == Status::Sea);
    CHECK(desert.against(EnterUnits{.units = counters({"4I/5"})}) == Clauses{"AK-CAL-9", "AK-SEA-2"});
    desert.play(EndTurn{});
    CHECK(desert["4I/5"].status == Status::Sea);
    desert.at(5, Side::Allies).play(StartTurn{}); // Tobruch is held by the supply unit
    auto lost = desert;
    lost.overrule(EndTurn{});
    CHECK(lost["4I/5"].status == Status::Eliminated);
    CHECK(desert.against(EnterUnits{.units = counters({"4I/5"}), .port = hex_at("J62")}) == Clauses{"AK-SEA-6"});
    desert.play(EnterUnits{.units = counters({"4I/5"})});
    CHECK(desert["4I/5"].hex == hex_at("G25"));
    desert.play(BringSupply{.declined = true});
    CHECK(desert.against(Embark{.units = counters({"4I/5"})}) == Clauses{"AK-SEA-4"});
    // Captured supply lands above the number of one's own.
    auto full = Desert::with({{"21/5", "W3"}, {"G Supply 1", "W3"}, {"G Supply 2", "W3"}, {"G Supply 3", "W3"}, {"4I/5", "M60"}});
    full.at(5, Side::Axis, Phase::Arrival);
    full.state.control[static_cast<std::size_t>(KeyPlace::AxisBase)] = Side::Axis;
    full["G Supply Captured 4"] = {.status = Status::Sea, .captured = true};
    CHECK(full.against(EnterUnits{.units = counters({"G Supply Captured 4"})}) == nothing);
    full["G Supply Captured 4"].captured = false;
    CHECK(full.against(EnterUnits{.units = counters({"G Supply Captured 4"})}) == Clauses{"! AK-SUP-17"});
    auto base = Desert::with({{"4I/5", "J62"}, {"21/5", "K62"}, {"A Supply 1", "M60"}, {"G Supply 1", "W6"}});
    base.at(5, Side::Allies, Phase::Movement);
    CHECK(base.against(Embark{.units = counters({"4I/5"})}) == Clauses{"AK-SEA-6"});
    base.state.control[static_cast<std::size_t>(KeyPlace::AlliedBase)] = Side::Allies;
    CHECK(base.against(Embark{.units = counters({"4I/5"})}) == nothing);
}

TEST_CASE("two turns of isolation eliminate, two without supply lose the game",
          "[afrika_korps][isolation][rule:AK-ISO-2][rule:AK-ISO-3][rule:AK-ISO-4][rule:AK-ISO-6][rule:AK-ISO-7][rule:AK-CAL-10]") {
    Desert desert(Depth::Books);
    const auto pocket = counters({"Brescia"});
    const auto axis_turn = [&](bool at_start, bool at_end) {
        desert.state.turn.side = Side::Axis;
        desert.play(StartTurn{.isolated = at_start ? pocket : std::vector<CounterId>{}});
        desert.play(EndTurn{.isolated = at_end ? pocket : std::vector<CounterId>{}});
    };
    axis_turn(false, true);
    CHECK(desert["Brescia"].isolated == 0);
    axis_turn(true, true);
    CHECK(desert["Brescia"].isolated == 1);
    auto freed = desert;
    axis_turn(true, true);
    CHECK(desert["Brescia"].status == Status::Eliminated);
    freed.state.turn.side = Side::Axis;
    CHECK(freed.play(StartTurn{.isolated = pocket}).against(EndTurn{}) == Clauses{"AK-ISO-2"}); // a count is not passed over
    freed.play(EndTurn{.isolated = std::vector<CounterId>{}});
    CHECK(freed["Brescia"].isolated == 0);
    CHECK(freed.against(EndTurn{.isolated = counters({"15/8"})}) == Clauses{"! AK-GEN-4"});

    Desert closing(Depth::Books, {.closing_turn_counts = true});
    closing.play(StartTurn{}).play(EndTurn{.isolated = pocket});
    CHECK(closing["Brescia"].isolated == 1);

    Desert dry(Depth::Books);
    dry["G Supply 1"].status = Status::Stock;
    dry.play(StartTurn{}).play(EndTurn{});
    CHECK(dry.state.sides[Side::Axis].without_supply == 1);
    CHECK_FALSE(dry.state.outcome);
    dry.state.turn.side = Side::Axis;
    dry.play(StartTurn{}).play(EndTurn{});
    REQUIRE(dry.state.outcome);
    CHECK(*dry.state.outcome == Outcome{.ending = Ending::NoSupply, .winner = Side::Allies});
    CHECK(dry.against(StartTurn{}) == Clauses{"AK-CAL-8"});

    Desert sea(Depth::Books);
    sea["Brescia"].status = Status::Sea;
    sea["Brescia"].isolated = 1;
    sea.state.turn.number = 4;
    sea.play(StartTurn{});
    sea["Brescia"].since = sea.state.turn.count();
    auto supplied = sea;
    supplied["G Supply 1"].status = Status::Sea;
    supplied["G Supply 1"].since = supplied.state.turn.count();
    sea.play(EndTurn{});
    CHECK(sea["Brescia"].status == Status::Eliminated);
    supplied.play(EndTurn{});
    CHECK(supplied["Brescia"].isolated == 0);
}

TEST_CASE("what lands takes on the isolation of the port", "[afrika_korps][isolation][rule:AK-ISO-5][rule:AK-AMB-19]") {
    auto desert = Desert::with({{"4I/5", "G25"}, {"21/5", "W6"}, {"G Supply 1", "W6"}});
    desert["4I/7"] = {.status = Status::Sea, .isolated = 0};
    desert["4I/5"].isolated = 1;
    desert.at(5, Side::Allies).play(StartTurn{});
    desert.play(EnterUnits{.units = counters({"4I/7"})});
    CHECK(desert["4I/7"].isolated == 1);
    CHECK(desert["4I/7"].isolated_at_start);
    auto pair = Desert::with({{"4I/5", "G25"}, {"21/5", "W6"}, {"G Supply 1", "W6"}});
    pair["4I/7"] = {.status = Status::Sea, .isolated_at_start = true};
    pair.at(5, Side::Allies, Phase::Arrival);
    pair.state.control[static_cast<std::size_t>(KeyPlace::Tobruch)] = Side::Allies;
    pair.play(EnterUnits{.units = counters({"4I/7"})});
    CHECK(pair["4I/7"].isolated_at_start); // its own is not forgotten where the port's is none
    auto alone = Desert::with({{"A Supply 1", "G25"}, {"4I/5", "M60"}, {"21/5", "W6"}, {"G Supply 1", "W6"}});
    alone["4I/7"] = {.status = Status::Sea, .isolated = 1};
    alone.at(5, Side::Allies).play(StartTurn{});
    auto other = alone;
    alone.play(EnterUnits{.units = counters({"4I/7"})});
    CHECK(alone["4I/7"].isolated == 1);
    other.state.options.landing_clears_isolation = true;
    other.play(EnterUnits{.units = counters({"4I/7"})});
    CHECK(other["4I/7"].isolated == 0);
}

TEST_CASE(
    "the game ends by control, by elimination, and with the calendar",
    "[afrika_korps][endings][rule:AK-VIC-1][rule:AK-VIC-2][rule:AK-VIC-3][rule:AK-VIC-6][rule:AK-CAL-2][rule:AK-CAL-8][rule:AK-AMB-2]") {
    const auto allied_turn = [](Desert& desert, Side holder) {
        desert.state.turn.side = Side::Allies;
        desert.play(StartTurn{.control = all_of(holder)});
        desert.overrule(EndTurn{.control = all_of(holder)});
    };
    Desert desert(Depth::Books);
    allied_turn(desert, Side::Axis);
    CHECK(desert.state.sides[Side::Axis].control_turns == 1);
    CHECK_FALSE(desert.state.outcome);
    auto broken = desert;
    broken.state.turn.side = Side::Allies;
    broken.play(StartTurn{.control = all_of(Side::Axis)}).overrule(EndTurn{.control = control(KeyPlace::Tobruch, std::nullopt)});
    CHECK(broken.state.sides[Side::Axis].control_turns == 0);
    allied_turn(desert, Side::Axis);
    CHECK(desert.state.outcome == Outcome{.ending = Ending::AllControlled, .winner = Side::Axis});

    Desert last(Depth::Books);
    last.at(38, Side::Allies).play(StartTurn{}).overrule(EndTurn{});
    CHECK(last.state.outcome == Outcome{.ending = Ending::Time, .winner = Side::Allies});
    CHECK(last.against(StartTurn{}) == Clauses{"! AK-CAL-8"});

    Desert lost(Depth::Books);
    lost.play(EliminateUnits{.units = combat_units(lost.state, Side::Allies), .cause = Cause::Battle});
    CHECK(lost.state.outcome == Outcome{.ending = Ending::Elimination, .winner = Side::Axis});

    Desert left;
    left.play(LeaveUnfinished{});
    CHECK(left.state.outcome == Outcome{.ending = Ending::Unfinished});
    CHECK(left.against(LeaveUnfinished{}) == Clauses{"! AK-CAL-8"});
}

TEST_CASE("a side gives up, and the other has won", "[afrika_korps][endings]") {
    Desert desert;
    desert.play(Concede{.side = Side::Allies});
    CHECK(desert.state.outcome == Outcome{.ending = Ending::Concession, .winner = Side::Axis});
    CHECK(desert.against(Concede{.side = Side::Axis}) == Clauses{"! AK-CAL-8"});
}

TEST_CASE("a stocktake sets the books to what is on the table", "[afrika_korps][stocktake][rule:AK-GEN-4]") {
    Desert desert;
    const auto row = [](std::string_view word, Status status, std::optional<HexId> hex = {}) {
        return PieceRow{.counter = unit(word), .status = status, .hex = hex};
    };
    CHECK(desert.against(Stocktake{.pieces = {row("21/5", Status::Sea)}}) == Clauses{"! AK-SUP-1"});
    CHECK(desert.against(Stocktake{.pieces = {row("21/5", Status::Map, hex_at("W6"))}, .reason = "x"}) == nothing); // it agrees
    CHECK(desert.against(Stocktake{.pieces = {row("21/5", Status::Merged)}, .reason = "x"}) == Clauses{"! AK-GEN-4"});
    CHECK(desert.against(Stocktake{.pieces = {row("21/5", Status::Map, hex_at("H2"))}, .reason = "x"}) == Clauses{"! AK-MOV-2"});
    CHECK(desert.against(Stocktake{.pieces = {row("21/5", Status::Map, hex_at("G26"))}, .reason = "x"}) == Clauses{"! AK-MOV-4"}); // sea
    CHECK(desert.against(Stocktake{.axis_factors = -1, .reason = "x"}) == Clauses{"! AK-RPL-6"});
    desert.play(Stocktake{
        .pieces = {row("21/5", Status::Map, hex_at("W3")), row("Brescia", Status::Eliminated)}, .axis_factors = 3, .reason = "x"});
    CHECK(desert["21/5"].hex == hex_at("W3"));
    CHECK(desert["Brescia"].status == Status::Eliminated);
    CHECK(desert.state.sides[Side::Axis].factors == 3);
}

TEST_CASE("the depth changes in mid-game with a reason", "[afrika_korps][options]") {
    Desert desert;
    auto options = desert.state.options;
    CHECK(desert.against(ChangeOptions{.options = options, .reason = "x"}) == Clauses{"! AK-CAL-10"});
    options.depth = Depth::Books;
    CHECK(desert.against(ChangeOptions{.options = options, .reason = ""}) == Clauses{"! AK-CAL-10"});
    desert.play(ChangeOptions{.options = options, .reason = "too long an evening"});
    CHECK(desert["21/5"].hex == std::nullopt);
    CHECK(desert["21/5"].status == Status::Map);
    CHECK(desert.against(MoveUnits{.units = counters({"21/5"}), .to = hex_at("W3")}) == Clauses{"! AK-MOV-1"});
}

TEST_CASE("the table settles what the text leaves open about supply and ports",
          "[afrika_korps][options][rule:AK-AMB-6][rule:AK-AMB-9][rule:AK-AMB-12][rule:AK-AMB-17][rule:AK-VIC-5]") {
    const auto rows = {
        std::pair<std::string_view, std::string_view>{"21/5", "P40"}, {"G Supply 1", "P40"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}};
    auto desert = Desert::with(rows);
    desert.at(4, Side::Axis).play(StartTurn{});
    desert["G Supply 1"].used = true;
    auto first = desert;
    first.state.options.used_supply_removed_first = true;
    first.state.options.closing_turn_counts = true;
    desert.state.options.closing_turn_counts = true;
    desert.play(EndTurn{});
    CHECK(desert["21/5"].isolated == 0);
    first.play(EndTurn{});
    CHECK(first["21/5"].isolated == 1);

    Desert dry(Depth::Books, {.allies_lose_without_supply = true});
    dry["A Supply 1"].status = Status::Stock;
    dry.state.turn.side = Side::Allies;
    dry.play(StartTurn{}).overrule(EndTurn{});
    dry.state.turn.side = Side::Allies;
    dry.play(StartTurn{}).overrule(EndTurn{});
    CHECK(dry.state.outcome == Outcome{.ending = Ending::NoSupply, .winner = Side::Axis});

    Desert ports(Depth::Books, {.control_at_game_turn = true});
    ports.at(5, Side::Axis).play(StartTurn{.control = all_of(Side::Axis)}).overrule(EndTurn{});
    ports.play(StartTurn{.control = all_of(Side::Allies)});
    CHECK(ports_of_entry(ports.state, Side::Allies).empty());
    CHECK(open_ports(ports.state, Side::Allies) == hexes({"G25", "J62"})); // for supply, and from the sea
    ports.state.options.control_at_game_turn = false;
    CHECK(ports_of_entry(ports.state, Side::Allies) == hexes({"G25", "J62"})); // never W3
}

TEST_CASE("substitutes are exchanged on the map only", "[afrika_korps][substitutes][rule:AK-SUB-8]") {
    Desert desert(Depth::Books);
    desert.at(34, Side::Allies, Phase::Movement);
    for (const auto* const word : {"1 Arm", "32"}) {
        desert[word].status = Status::Sea;
    }
    CHECK(desert.against(ExchangeCounters{.give = counters({"1 Arm", "32"}), .take = counters({"Sub Arm 1"})}) == Clauses{"! AK-GEN-4"});
}

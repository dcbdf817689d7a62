// Movement on the whole map: factors, road, escarpments, zones of control, stacking, capture by movement, automatic victory.

#include "model/afrika_korps/ground.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

MoveUnits move(std::initializer_list<std::string_view> units, std::string_view to, std::initializer_list<std::string_view> way = {},
               bool with_rommel = false) {
    return {.units = counters(units), .to = hex_at(to), .way = hexes(way), .with_rommel = with_rommel};
}

Desert axis_moves(std::initializer_list<std::pair<std::string_view, std::string_view>> rows, Options options = {}) {
    auto desert = Desert::with(rows, options);
    desert.at(2, Side::Axis, Phase::Movement);
    return desert;
}

} // namespace

TEST_CASE("a unit moves its factor, and ten hexes more by road",
          "[afrika_korps][movement][rule:AK-MOV-1][rule:AK-MOV-3][rule:AK-MOV-7][rule:AK-MOV-8][rule:AK-CAL-5]") {
    // The road from W3 runs to the north; inland there is none.
    auto desert = axis_moves({{"Bologna", "P35"}, {"4I/5", "M60"}});
    CHECK(desert.against(move({"Bologna"}, "P39")) == nothing);
    CHECK(desert.against(move({"Bologna"}, "P40")) == Clauses{"AK-MOV-1"});
    auto road = axis_moves({{"Bologna", "J50"}, {"4I/5", "S60"}});
    CHECK(road.against(move({"Bologna"}, "J57")) == nothing);
    const auto far = reach_of(road.state, counters({"Bologna"}), false);
    CHECK(std::ranges::any_of(far.hexes(), [&](HexId hex) { return far.spent(hex).bonus == 10; }));
    CHECK(std::ranges::all_of(far.hexes(), [&](HexId hex) { return far.spent(hex).bonus <= 10 && far.spent(hex).allowance <= 4; }));
    desert.play(move({"Bologna"}, "P37"));
    CHECK(desert["Bologna"].hex == hex_at("P37"));
    CHECK(desert.against(move({"Bologna"}, "P39")) == nothing); // two of its four points are left
    CHECK(desert.against(move({"Bologna"}, "P40")) == Clauses{"AK-MOV-1"});
    CHECK(desert.against(move({"Bologna"}, "P40", {"P38", "P39", "P40"})) == Clauses{"AK-MOV-1"});
    auto unknown = desert;
    unknown["Bologna"].went.clear(); // how far it went is not in the books
    CHECK(unknown.against(move({"Bologna"}, "P38")) == Clauses{"AK-MOV-3"});
    desert.state.turn.phase = Phase::Combat;
    CHECK(desert.against(move({"Bologna"}, "P38")) == Clauses{"AK-CAL-5"});
    CHECK(desert.against(move({"Bologna"}, "P37")) == Clauses{"! AK-MOV-1"});
    CHECK(desert.against(move({"4I/5"}, "P38")) == Clauses{"! AK-GEN-4"});
}

TEST_CASE("why a hex is out of reach is said with its clause and where", "[afrika_korps][movement][rule:AK-MOV-1][rule:AK-ZOC-3]") {
    const auto why = [](const Desert& desert, std::string_view word, const char* to) {
        const auto found = hindrance(desert.state, counters({std::string{word}}), false, hex_at(to));
        return found.rule.id + ": " + core::fill(found.why.id, found.why);
    };
    const auto far = axis_moves({{"Bologna", "P35"}, {"4I/5", "M60"}});
    CHECK(why(far, "Bologna", "P40") == "AK-MOV-1: To P40 it takes 5 movement points besides the bonus of the road; they have 4.");
    // An enemy two hexes off in each of the six directions: each step leads into a zone of control.
    auto shut_in = axis_moves({{"21/5", "P40"}, {"Bologna", "W3"}});
    const auto& grid = shut_in.state.tables->map->grid();
    std::vector<CounterId> enemies;
    for (std::size_t i = 0; enemies.size() < 6; ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        if ((*shut_in.state.tables)[id].side == Side::Allies && (*shut_in.state.tables)[id].combat_unit()) {
            enemies.push_back(id);
        }
    }
    std::size_t placed = 0;
    for (const auto direction : hex::directions) {
        const auto beside = grid.around(hex_at("P40"))[direction].hex;
        shut_in.state.pieces[enemies[placed++].index] = {.status = Status::Map, .hex = grid.around(beside)[direction].hex};
    }
    CHECK(why(shut_in, "21/5", "P44").starts_with("AK-ZOC-3: The zone of control of the enemy closes the way to P44: in "));
    CHECK(shut_in.against(move({"21/5"}, "P44")) == Clauses{"AK-ZOC-3"});
    // The same six beside the goal leave no way to it at all.
    placed = 0;
    for (const auto direction : hex::directions) {
        shut_in.state.pieces[enemies[placed++].index].hex = grid.around(hex_at("P50"))[direction].hex;
    }
    CHECK(why(shut_in, "21/5", "P50") == "AK-MOV-5: No way leads to P50: sea, depression or enemy units close it.");
    // Behind an escarpment is another one.
    const auto& tables = *far.state.tables;
    std::size_t behind = 0;
    for (std::uint16_t i = 0; i < tables.hexes.size(); ++i) {
        if (tables.map->land(HexId{i}) && HexId{i} != hex_at("P35")) {
            const auto found = hindrance(far.state, counters({"Bologna"}), false, HexId{i});
            behind += found.rule.id == "AK-MOV-10" ? 1 : 0;
            CHECK((found.rule.id == "AK-MOV-10" || found.rule.id == "AK-MOV-1" || found.rule.id == "AK-MOV-5" ||
                   found.rule.id == "AK-ZOC-3"));
        }
    }
    CHECK(behind > 0);
}

TEST_CASE("units that move together begin in one hex and go at the pace of the slowest", "[afrika_korps][movement][rule:AK-STK-2]") {
    auto desert = axis_moves({{"Bologna", "P35"}, {"21/5", "P35"}, {"21/3", "P36"}, {"4I/5", "M60"}});
    CHECK(desert.against(move({"21/5"}, "P45")) == nothing);
    CHECK(desert.against(move({"21/5", "Bologna"}, "P45")) == Clauses{"AK-MOV-1"});
    CHECK(desert.against(move({"21/5", "21/3"}, "P40")) == Clauses{"! AK-STK-2"});
}

TEST_CASE("Rommel gives two hexes more, once", "[afrika_korps][movement][rule:AK-ROM-1][rule:AK-ROM-4][rule:AK-ROM-5][rule:AK-ROM-3]") {
    auto desert = axis_moves({{"Bologna", "P35"}, {"Rommel", "P35"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}});
    CHECK(desert.against(move({"Bologna", "Rommel"}, "P41", {}, true)) == nothing);
    CHECK(desert.against(move({"Bologna", "Rommel"}, "P42", {}, true)) == Clauses{"AK-MOV-1"});
    desert["Bologna"].with_rommel = true;
    CHECK(desert.against(move({"Bologna", "Rommel"}, "P37", {}, true)) == Clauses{"AK-ROM-1"});
    desert["Bologna"].with_rommel = false;
    desert["Rommel"].hex = hex_at("W6");
    CHECK(desert.against(move({"Bologna"}, "P37", {}, true)) == Clauses{"AK-ROM-1"});
    desert["Rommel"].hex = hex_at("M57");
    CHECK(desert.against(move({"Rommel"}, "M59")) == Clauses{"AK-ROM-5"});
    desert["Rommel"].hex = hex_at("M59");
    CHECK(desert.against(EndTurn{}) == Clauses{"AK-ROM-4"});
    CHECK(desert.against(PlaceRommel{.to = hex_at("P36")}) == Clauses{"AK-ROM-4"});
    desert.play(PlaceRommel{.to = hex_at("P35")});
    CHECK(desert["Rommel"].hex == hex_at("P35"));
}

TEST_CASE("a zone of control stops who enters it, and nobody goes along it",
          "[afrika_korps][movement][rule:AK-MOV-2][rule:AK-ZOC-1][rule:AK-ZOC-3][rule:AK-ZOC-4][rule:AK-CMB-1]") {
    auto desert = axis_moves({{"21/5", "P35"}, {"21/3", "P38"}, {"4I/5", "P39"}, {"A Supply 1", "M60"}, {"G Supply 1", "W6"}});
    CHECK(zones_of(desert.state, Side::Allies).contains(hex_at("P38")));
    CHECK_FALSE(zones_of(desert.state, Side::Allies).contains(hex_at("P37")));
    CHECK(desert.against(move({"21/5"}, "P38")) == nothing);
    CHECK(desert.against(move({"21/5"}, "P39")) == Clauses{"! AK-MOV-2"});
    CHECK(desert.against(move({"21/5"}, "P40", {"P36", "P37", "P38", "O38", "O39", "O40", "P40"})) == Clauses{"AK-MOV-1"});
    // From one hex to another that the same unit covers.
    const auto beside = [&](std::string_view from) {
        std::vector<std::string> found;
        for (const auto& each : printed_tables()->map->grid().around(hex_at(from))) {
            if (zones_of(desert.state, Side::Allies).contains(each.hex)) {
                found.push_back(printed_tables()->map->label(each.hex));
            }
        }
        return found;
    };
    REQUIRE(beside("P38").size() == 2);
    CHECK(desert.against(move({"21/3"}, beside("P38").front(), {beside("P38").front()})) == Clauses{"AK-MOV-1"});
    CHECK(desert.against(move({"21/3"}, "P37")) == nothing);
}

TEST_CASE("a fortress takes no zone of control and gives none",
          "[afrika_korps][movement][rule:AK-FOR-1][rule:AK-FOR-2][rule:AK-RNF-6][rule:AK-SEA-3]") {
    auto desert = axis_moves({{"4I/5", "G25"}, {"21/5", "H25"}, {"A Supply 1", "G25"}, {"G Supply 1", "W6"}});
    CHECK_FALSE(zones_of(desert.state, Side::Allies).contains(hex_at("H25")));
    CHECK_FALSE(zones_of(desert.state, Side::Axis).contains(hex_at("G25")));
    CHECK(zones_of(desert.state, Side::Axis).contains(hex_at("H24")));
    CHECK(still_to_fight(desert.state).attackers.empty());
    CHECK(control_on_map(desert.state)[1] == Side::Allies);
}

TEST_CASE("neither sea nor depression nor the blocked sides are crossed",
          "[afrika_korps][movement][rule:AK-MOV-4][rule:AK-MOV-5][rule:AK-AMB-5]") {
    auto desert = axis_moves({{"21/5", "E18"}, {"4I/5", "F19"}, {"A Supply 1", "M60"}, {"G Supply 1", "W6"}});
    CHECK_FALSE(meet(desert.state, hex_at("E18"), hex_at("F19")));
    CHECK_FALSE(zones_of(desert.state, Side::Allies).contains(hex_at("E18")));
    CHECK(desert.against(move({"21/5"}, "R60")) == Clauses{"! AK-MOV-4"});
    auto other = desert;
    other.state.options.both_sea_sides_blocked = true;
    CHECK_FALSE(meet(other.state, hex_at("E18"), hex_at("E19")));
    CHECK_FALSE(meet(other.state, hex_at("E19"), hex_at("E18"))); // from either side
    CHECK(meet(other.state, hex_at("E18"), hex_at("F18")));       // and that side only
    CHECK(desert.against(move({"21/5"}, "F18")) == nothing);
}

TEST_CASE("more than three combat units stop the end of movement",
          "[afrika_korps][movement][rule:AK-STK-1][rule:AK-STK-3][rule:AK-SET-4]") {
    auto desert = axis_moves({{"21/5", "P35"},
                              {"21/3", "P35"},
                              {"Bologna", "P35"},
                              {"Rommel", "P35"},
                              {"G Supply 1", "P35"},
                              {"Brescia", "P36"},
                              {"4I/5", "M60"}});
    CHECK(desert.against(EndPhase{}) == nothing);
    desert.play(move({"Brescia"}, "P35"));
    CHECK(desert.against(EndPhase{}) == Clauses{"AK-STK-1"});
}

TEST_CASE("a lone supply unit is captured by who comes next to it",
          "[afrika_korps][supply][rule:AK-CAP-1][rule:AK-CAP-2][rule:AK-CAP-3][rule:AK-CAP-4][rule:AK-CAP-7][rule:AK-CAP-14][rule:AK-CAP-"
          "15][rule:AK-FOR-7][rule:AK-SUP-14]["
          "rule:AK-SET-5][rule:AK-SET-6][rule:AK-SUP-9]") {
    auto desert = axis_moves({{"21/5", "P35"}, {"G Supply 1", "P35"}, {"A Supply 1", "P39"}, {"4I/5", "M60"}});
    auto supply = desert;
    CHECK(supply.against(move({"G Supply 1"}, "P38")) == Clauses{"AK-SUP-14"});
    desert.play(move({"21/5"}, "P41"));
    CHECK(desert["A Supply 1"].status == Status::Stock);
    const auto taken = unit("G Supply Captured 4");
    CHECK(desert.state[taken].hex == hex_at("P39"));
    CHECK(desert.state[taken].captured);
    CHECK_FALSE(desert.state[taken].cannot_support);
    desert.play(MoveUnits{.units = {taken}, .to = hex_at("P40")});

    auto guarded = axis_moves({{"21/5", "P35"}, {"A Supply 1", "P39"}, {"4I/5", "P39"}, {"G Supply 1", "W6"}});
    guarded.play(move({"21/5"}, "P38"));
    CHECK(guarded["A Supply 1"].status == Status::Map);
    CHECK(guarded.against(CaptureSupply{.supply = unit("A Supply 1"), .method = CaptureMethod::Move}) == Clauses{"AK-CAP-9"});

    auto fortress = axis_moves({{"21/5", "H25"}, {"A Supply 1", "G25"}, {"4I/5", "M60"}, {"G Supply 1", "W6"}});
    CHECK(fortress.against(move({"21/5"}, "H24")) == nothing);
    const CaptureSupply capture{.supply = unit("A Supply 1"), .method = CaptureMethod::Fortress, .captor = unit("21/5")};
    auto gate = fortress;
    gate.play(capture);
    CHECK(gate.state[taken].cannot_move);
    CHECK(gate.state[taken].cannot_support);
    CHECK(gate.against(MoveUnits{.units = {taken}, .to = hex_at("H25")}) == Clauses{"AK-CAP-15"});
    CHECK(gate.against(AdvanceUnits{.units = counters({"G Supply 1"}), .to = hex_at("G25")}) == Clauses{"AK-CAP-14"});
    auto before = gate; // captured in an earlier turn, whatever the marks say
    --before.state.pieces[taken.index].since;
    CHECK(before.against(AdvanceUnits{.units = counters({"21/5"}), .to = hex_at("G25")}) == Clauses{"! AK-ADV-1"});
    auto garrison = fortress;
    garrison["4I/5"].hex = hex_at("G25");
    CHECK(garrison.against(capture) == Clauses{"AK-CAP-9"});
    gate.play(AdvanceUnits{.units = counters({"21/5"}), .to = hex_at("G25")});
    CHECK(gate["21/5"].hex == hex_at("G25"));
    CHECK(fortress.against(AdvanceUnits{.units = counters({"21/5"}), .to = hex_at("G25")}) == Clauses{"! AK-ADV-1"});
    CHECK(fortress.against(CaptureSupply{.supply = unit("A Supply 1"), .method = CaptureMethod::Move}) == Clauses{"AK-CAP-7"});
    fortress.play(move({"21/5"}, "G25"));
    CHECK(fortress["A Supply 1"].status == Status::Stock);
    CHECK(fortress.against(CaptureSupply{.supply = unit("21/5"), .method = CaptureMethod::Move}) == Clauses{"! AK-CAP-2"});
    CHECK(fortress.against(CaptureSupply{.supply = taken, .method = CaptureMethod::Move}) == Clauses{"AK-CAP-2", "AK-CAP-7", "AK-CAP-9"});

    auto full = axis_moves({{"21/5", "P35"}, {"A Supply 1", "P39"}, {"4I/5", "M60"}});
    for (const auto* const word : {"G Supply 1", "G Supply 2", "G Supply 3", "G Supply Captured 4", "G Supply Captured 5"}) {
        full[word] = {
            .status = Status::Map, .hex = hex_at("W6"), .captured = std::string_view{word}.find("Captured") != std::string_view::npos};
    }
    CHECK(full.against(CaptureSupply{.supply = unit("A Supply 1"), .method = CaptureMethod::Move}) == nothing);
    full.play(move({"21/5"}, "P41")); // there is no limit: a spare counter stands for it
    CHECK(supply_units(full.state, Side::Axis).size() == 6);
    CHECK(supply_units(full.state, Side::Allies).empty());
    CHECK(side_of(full.state, unit("A Supply 1")) == Side::Axis);
    CHECK(own_supply_on_map(full.state, Side::Axis) == 3);
    full.play(move({"A Supply 1"}, "P45"));
    full.play(EndTurn{});
    CHECK(full["A Supply 1"].hex == hex_at("P45"));
    full.play(StartTurn{});
    full["4I/5"].hex = hex_at("P47");
    full.play(EndPhase{}).play(move({"4I/5"}, "P46")); // and back again
    CHECK(side_of(full.state, unit("A Supply 1")) == Side::Allies);
    CHECK(supply_units(full.state, Side::Axis).size() == 5);
    CHECK(supply_units(full.state, Side::Allies).size() == 1);
}

TEST_CASE("supply in an enemy zone of control must support an attack", "[afrika_korps][supply][rule:AK-SUP-13]") {
    auto desert = axis_moves({{"21/5", "P35"}, {"G Supply 1", "P35"}, {"4I/5", "P39"}, {"A Supply 1", "M60"}});
    desert.play(move({"G Supply 1"}, "P38"));
    CHECK(desert.against(EndTurn{}) == Clauses{"AK-SUP-13"});
}

TEST_CASE(
    "an automatic victory opens the way through the defender",
    "[afrika_korps][victory][rule:AK-VA-1][rule:AK-VA-3][rule:AK-VA-4][rule:AK-VA-5][rule:AK-VA-6][rule:AK-VA-10][rule:AK-ZOC-2][rule:"
    "AK-ASP-10]") {
    auto desert =
        axis_moves({{"21/5", "P38"}, {"21/3", "P35"}, {"G Supply 1", "P36"}, {"4I/5", "P39"}, {"1 Arm", "M60"}, {"A Supply 1", "M60"}});
    CHECK(desert.against(move({"21/3"}, "P40", {"P36", "P37", "P38", "P39", "P40"})) == Clauses{"AK-MOV-1"});
    const ClaimVictory claim{.attackers = counters({"21/5"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"})};
    auto no_supply = claim;
    no_supply.supply.clear();
    CHECK(desert.against(no_supply) == Clauses{"! AK-VA-3"});
    auto weak = claim;
    weak.attackers = counters({"21/3"});
    CHECK(desert.against(weak) == Clauses{"! AK-VA-1"});
    auto far = desert;
    far["G Supply 1"].hex = hex_at("P25");
    CHECK(far.against(claim) == Clauses{"AK-VA-3"});
    desert.play(claim);
    CHECK(desert["4I/5"].overrun);
    CHECK_FALSE(zones_of(desert.state, Side::Allies).contains(hex_at("P38")));
    CHECK(desert.against(claim) == Clauses{"AK-CMB-9"});
    auto behind = desert; // supply goes through as well
    behind["21/3"].hex = hex_at("P41");
    CHECK(supports(behind.state, unit("G Supply 1"), unit("21/3"), {}));
    CHECK(desert.against(move({"21/5"}, "P37")) == Clauses{"AK-VA-6"});
    CHECK(desert.against(move({"21/3"}, "P39")) == Clauses{"! AK-MOV-2"});
    CHECK(desert.against(EndTurn{}) == Clauses{"AK-VA-10", "AK-CMB-2", "AK-CMB-2"});
    auto lapsed = desert;
    lapsed.play(move({"G Supply 1"}, "P30")).play(EndPhase{});
    CHECK(lapsed.state.turn.victories.empty());
    CHECK_FALSE(lapsed["21/5"].fixed);
    desert.play(move({"21/3"}, "P40", {"P36", "P37", "P38", "P39", "P40"}));
    desert.play(Attack{.attackers = counters({"21/5"}), .defenders = enemies({"4I/5"})});
    CHECK(desert["4I/5"].status == Status::Eliminated);
    CHECK(desert["G Supply 1"].used);
    CHECK(desert.state.turn.victories.empty());
    desert.play(EndTurn{});
    CHECK(desert["G Supply 1"].status == Status::Stock);
}

TEST_CASE("the movement rules of escarpments and of the two roads of I26 hold for a march",
          "[afrika_korps][movement][rule:AK-MOV-6][rule:AK-MOV-9][rule:AK-MOV-10][rule:AK-MOV-11][rule:AK-MOV-12][rule:AK-MOV-13]") {
    // P28 and P29 are escarpments without a road.
    auto desert = axis_moves({{"21/5", "P26"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}, {"G Supply 1", "W6"}});
    CHECK(desert.against(move({"21/5"}, "P28", {"P27", "P28"})) == nothing);
    CHECK(desert.against(move({"21/5"}, "P30", {"P27", "P28", "P29", "P30"})) == Clauses{"AK-MOV-1"});
    desert["21/5"].hex = hex_at("P29");
    CHECK(desert.against(move({"21/5"}, "P30")) == nothing); // no penalty for leaving one
    auto slow = axis_moves({{"Bologna", "P29"}, {"4I/5", "M60"}});
    CHECK(slow.against(move({"Bologna"}, "P33")) == nothing); // all four points
    CHECK(printed_tables()->find("R68") == std::nullopt);
    // H26 is the end of one road of I26; I25, I26, J27 is the other.
    auto road = axis_moves({{"Bologna", "I25"}, {"4I/5", "S60"}});
    const auto way = hexes({"I25", "I26", "J27"});
    const auto turning = hexes({"I25", "I26", "H26"});
    CHECK(may_go(road.state, counters({"Bologna"}), false, way));
    CHECK(may_go(road.state, counters({"Bologna"}), false, turning)); // for a point more
    const auto from_west = reach_of(road.state, counters({"Bologna"}), false);
    CHECK(from_west.spent(hex_at("J27")).allowance == 0); // it stays on its road
    const auto at_the_crossing = axis_moves({{"Bologna", "I26"}, {"4I/5", "S60"}});
    const auto from_there = reach_of(at_the_crossing.state, counters({"Bologna"}), false); // it came by neither
    CHECK(from_there.spent(hex_at("J27")).allowance == 0);
    CHECK(from_there.spent(hex_at("H26")).allowance == 0);
    auto met = axis_moves({{"Bologna", "I25"}, {"Brescia", "H26"}, {"4I/5", "S60"}}); // they meet there, one by each road
    met.play(move({"Bologna"}, "I26")).play(move({"Brescia"}, "I26"));
    const auto together = reach_of(met.state, counters({"Bologna", "Brescia"}), false);
    CHECK(together.spent(hex_at("J27")).allowance == 1);
    CHECK(together.spent(hex_at("H26")).allowance == 1);
    CHECK(reach_of(met.state, counters({"Bologna"}), false).spent(hex_at("J27")).allowance == 0);
    CHECK(reach_of(met.state, counters({"Brescia"}), false).spent(hex_at("H26")).allowance == 0);
    // Off the road to J27, then the two roads of I26: the steps are of the bonus, the point more of the factor.
    CHECK(may_go(road.state, counters({"Bologna"}), false, hexes({"J31", "J30", "J29", "J28", "J27", "I26", "I25"})));
    CHECK_FALSE(may_go(road.state, counters({"Bologna"}), false, hexes({"J31", "J30", "J29", "J28", "J27", "I26", "H26"})));
    CHECK(may_go(road.state, counters({"Bologna"}), false, hexes({"J30", "J29", "J28", "J27", "I26", "H26"})));
    CHECK(may_go(road.state, counters({"Bologna"}), false, hexes({"J30", "J29", "J28", "J27", "I26", "H26", "H27", "H28"})));
    CHECK(may_go(road.state, counters({"Bologna"}), false, hexes({"I26", "H26", "H27"})));
}

TEST_CASE("Rommel's bonus is for any of the turn, or along the hexes moved with him only",
          "[afrika_korps][movement][rule:AK-ROM-1][rule:AK-AMB-16]") {
    auto desert = axis_moves({{"Bologna", "P35"}, {"Rommel", "P36"}, {"4I/5", "M60"}}, {.rommel_only_along = true});
    CHECK(desert.against(move({"Bologna"}, "P41", {}, true)) == Clauses{"AK-ROM-1"});
    desert["Rommel"].hex = hex_at("P35");
    CHECK(desert.against(move({"Bologna", "Rommel"}, "P41", {}, true)) == nothing);
    desert.state.options.rommel_only_along = false;
    desert["Rommel"].hex = hex_at("P36");
    CHECK(desert.against(move({"Bologna"}, "P41", {}, true)) == nothing);
}

TEST_CASE("who comes next to lone supply and into a zone of control that it may not attack captures only where the table plays so",
          "[afrika_korps][supply][rule:AK-AMB-22]") {
    // 21/3 (2) would stand beside two 7-7-10.
    const auto rows = {std::pair<std::string_view, std::string_view>{"4I/5", "P40"},
                       {"A Supply 2", "M60"},
                       {"G Supply 1", "P43"},
                       {"21/5", "O42"},
                       {"15/8", "O42"},
                       {"4I/7", "M60"}};
    auto desert = Desert::with(rows);
    desert.at(4, Side::Allies, Phase::Movement);
    auto other = desert;
    CHECK(desert.against(move({"4I/5"}, "P42")) == Clauses{"AK-AMB-22"});
    other.state.options.capture_before_contact = true;
    other.play(move({"4I/5"}, "P42"));
    CHECK(other["G Supply 1"].status == Status::Stock);
}

TEST_CASE("what arrives moves in the same turn, and may stand above the limit until then",
          "[afrika_korps][movement][rule:AK-RNF-3][rule:AK-RNF-5][rule:AK-SUP-12][rule:AK-CAL-3]") {
    auto desert =
        Desert::with({{"21/5", "W3"}, {"21/3", "W3"}, {"Bologna", "W3"}, {"4I/5", "M60"}, {"G Supply 1", "W6"}, {"A Supply 1", "M60"}});
    desert.at(3, Side::Axis).play(StartTurn{});
    desert.play(BringSupply{.dice = die(6)}).play(EnterUnits{.units = counters({"15/8"})});
    CHECK(stack_in(desert.state, hex_at("W3"), Side::Axis).size() == 4);
    CHECK(desert.against(EndTurn{}) == Clauses{"AK-STK-1"});
    desert.play(move({"15/8"}, "W10")).play(move({"G Supply 2"}, "W10"));
    CHECK(desert.against(EndTurn{}) == nothing);
}

TEST_CASE("guarded supply is captured by an automatic victory, and its new owner's zones are another's",
          "[afrika_korps][supply][rule:AK-CAP-5][rule:AK-CAP-9][rule:AK-VA-8]") {
    auto desert = axis_moves({{"21/5", "P38"},
                              {"21/3", "P35"},
                              {"G Supply 1", "P36"},
                              {"4I/5", "P39"},
                              {"A Supply 1", "P39"},
                              {"A Supply 2", "M60"},
                              {"4I/7", "M60"}});
    desert.play(ClaimVictory{.attackers = counters({"21/5"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"})});
    desert.play(move({"21/3"}, "P37"));
    CHECK(desert["A Supply 1"].status == Status::Map);
    desert["21/3"].moved = false;
    desert.play(move({"21/3"}, "O39")); // through what was the defender's zone
    const auto taken = unit("G Supply Captured 4");
    CHECK(desert.state[taken].hex == hex_at("P39"));
    desert.play(MoveUnits{.units = {taken}, .to = hex_at("P41")});
    desert.play(Attack{.attackers = counters({"21/5", "21/3"}), .defenders = enemies({"4I/5"})});
    CHECK(desert["4I/5"].status == Status::Eliminated);
}

TEST_CASE("what a unit has used is counted on, whoever it goes with",
          "[afrika_korps][movement][rule:AK-MOV-3][rule:AK-STK-2][rule:AK-MOV-10]") {
    auto desert = axis_moves({{"21/5", "P35"}, {"Bologna", "P37"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}, {"G Supply 1", "W6"}});
    desert.play(move({"21/5"}, "P37"));
    CHECK(used_of(desert.state, unit("21/5")).allowance == 2);
    CHECK(desert.against(move({"21/5", "Bologna"}, "P42")) == Clauses{"AK-MOV-1"});
    desert.play(move({"21/5", "Bologna"}, "P41")); // the four points of Bologna
    CHECK(used_of(desert.state, unit("21/5")).allowance == 6);
    CHECK_FALSE(can_move_on(desert.state, unit("Bologna")));
    CHECK(can_move_on(desert.state, unit("21/5")));
    CHECK(desert.against(move({"Bologna"}, "P42")) == Clauses{"AK-MOV-1"});
    CHECK(desert.against(move({"21/5"}, "P46")) == Clauses{"AK-MOV-1"});
    CHECK(desert.against(move({"21/5"}, "P45")) == nothing);
    CHECK(reach_of(desert.state, counters({"21/5"}), false).spent(hex_at("P45")).allowance == 4);
    desert["21/5"].with_rommel = true; // the bonus of an earlier move is its own
    CHECK(desert.against(move({"21/5"}, "P46")) == nothing);
    desert.play(EndTurn{}).play(StartTurn{}).overrule(EndTurn{}).play(StartTurn{});
    CHECK(desert.against(move({"Bologna"}, "P42")) == nothing); // nothing is kept for a later turn, nothing owed

    // How far a ruling brought it nobody knows: it has nothing left. Rommel, who is put somewhere at times, keeps what he has.
    auto ruled = axis_moves({{"21/5", "P35"}, {"Rommel", "P35"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}, {"G Supply 1", "W6"}});
    ruled.overrule(move({"21/5"}, "P50"));
    CHECK(ruled.against(move({"21/5"}, "P51")) == Clauses{"AK-MOV-1"});
    ruled.play(move({"Rommel"}, "P37")).overrule(PlaceRommel{.to = hex_at("P50")});
    CHECK(ruled.against(move({"Rommel"}, "P52")) == nothing);
    CHECK(used_of(ruled.play(move({"Rommel"}, "P52")).state, unit("Rommel")).allowance == 4);

    auto hill = axis_moves({{"21/5", "P26"}, {"4I/5", "M60"}});
    hill.play(move({"21/5"}, "P28", {"P27", "P28"}));
    CHECK(hill.against(move({"21/5"}, "P30")) == Clauses{"AK-MOV-10"});
    auto contact = axis_moves({{"21/5", "P35"}, {"4I/5", "P39"}});
    contact.play(move({"21/5"}, "P38"));
    CHECK(contact.against(move({"21/5"}, "P36")) == Clauses{"AK-ZOC-3"});
    CHECK_FALSE(can_move_on(contact.state, unit("21/5")));
    // Ten hexes of the road are ten, in however many entries.
    auto road = axis_moves({{"Bologna", "J50"}, {"4I/5", "S60"}});
    const auto far = reach_of(road.state, counters({"Bologna"}), false);
    road.play(move({"Bologna"}, "J52"));
    const auto used = used_of(road.state, unit("Bologna"));
    const auto rest = reach_of(road.state, counters({"Bologna"}), false);
    for (const auto hex : rest.hexes()) {
        CHECK(far.reached(hex));
        CHECK(rest.spent(hex).allowance + used.allowance <= 4);
        CHECK(rest.spent(hex).bonus + rest.spent(hex).allowance + used.bonus + used.allowance <= 14);
    }
}

TEST_CASE("an exchanged counter moves no more; how far it is from that", "[afrika_korps][movement][rule:AK-SUB-4]") {
    auto desert =
        Desert::with({{"7 Arm/7", "P40"}, {"2 Arm/2 S.G.", "P40"}, {"A Supply 1", "P39"}, {"Bologna", "W6"}, {"G Supply 1", "W6"}});
    desert.at(34, Side::Allies, Phase::Movement);
    desert.play(ExchangeCounters{.give = counters({"7 Arm/7", "2 Arm/2 S.G."}), .take = counters({"Sub Arm 1"})});
    CHECK(desert.against(move({"Sub Arm 1"}, "P42")) == Clauses{"AK-SUB-4"});
    CHECK_FALSE(can_move_on(desert.state, unit("Sub Arm 1")));
    desert.play(ExchangeCounters{.give = counters({"Sub Arm 1"}), .take = counters({"7 Arm/7", "2 Arm/2 S.G."})});
    CHECK(desert.against(move({"7 Arm/7"}, "P42")) == Clauses{"AK-SUB-4"});
}

TEST_CASE("supply without a combat unit goes round enemy supply, or is told", "[afrika_korps][movement][rule:AK-SUP-14][rule:AK-AMB-25]") {
    auto desert = axis_moves({{"G Supply 1", "P36"}, {"A Supply 1", "O39"}, {"4I/5", "M60"}, {"21/5", "W6"}});
    CHECK(desert.against(move({"G Supply 1"}, "P44", {"P37", "P38", "P39", "P40", "P41", "P42", "P43", "P44"})) == Clauses{"AK-SUP-14"});
    CHECK(desert.against(move({"G Supply 1"}, "P40")) == Clauses{"AK-SUP-14"});
    auto round = desert;
    round.play(move({"G Supply 1"}, "P44"));
    for (std::size_t i = 1; i < round["G Supply 1"].went.size(); ++i) {
        CHECK_FALSE(beside_enemy_supply(round.state, round["G Supply 1"].went[i], Side::Axis));
    }
    auto escorted = desert;
    escorted["21/5"].hex = hex_at("P40"); // it ends with a combat unit, which does not cover the way before
    CHECK(escorted.against(move({"G Supply 1"}, "P40", {"P37", "P38", "Q39", "Q40", "P40"})) == nothing);
    CHECK(escorted.against(move({"G Supply 1"}, "P40", {"P37", "P38", "P39", "P40"})) == Clauses{"AK-SUP-14"});
    CHECK(escorted.against(move({"G Supply 1"}, "P44", {"P37", "P38", "Q39", "Q40", "P40", "P41", "P42", "P43", "P44"})) ==
          Clauses{"AK-SUP-14"});
    auto guarded = desert;
    guarded["4I/5"].hex = hex_at("O39");
    CHECK(guarded.against(move({"G Supply 1"}, "P39")) == Clauses{"AK-SUP-14"});
    guarded.state.options.guarded_supply_bars_nobody = true;
    CHECK(guarded.against(move({"G Supply 1"}, "P39")) == nothing);
    auto fortress = axis_moves({{"G Supply 1", "H27"}, {"A Supply 1", "G25"}, {"4I/5", "M60"}});
    CHECK(fortress.against(move({"G Supply 1"}, "H26")) == nothing); // the walls keep them apart
}

TEST_CASE("who takes supply in a fortress stays, also from going to sea", "[afrika_korps][movement][rule:AK-CAP-7][rule:AK-SEA-2]") {
    auto desert = axis_moves({{"21/5", "H25"}, {"15/8", "H26"}, {"A Supply 1", "G25"}, {"4I/5", "M60"}, {"G Supply 1", "W6"}});
    auto two = desert;
    desert.play(CaptureSupply{.supply = unit("A Supply 1"), .method = CaptureMethod::Fortress, .captor = unit("15/8")});
    CHECK(desert.against(move({"15/8"}, "H28")) == Clauses{"AK-CAP-7"});
    CHECK(desert.against(move({"21/5"}, "H28")) == nothing);
    CHECK(desert.against(Embark{.units = counters({"G Supply Captured 4"})}) == Clauses{"AK-CAP-15"});
    CHECK_FALSE(can_move_on(desert.state, unit("15/8")));
    for (const auto& [nowhere, beside] : {std::pair{"21/5", "15/8"}, std::pair{"15/8", "21/5"}}) { // who stands nowhere takes nothing
        auto one = two;
        one[nowhere].hex.reset();
        one.play(CaptureSupply{.supply = unit("A Supply 1"), .method = CaptureMethod::Fortress});
        CHECK(one[beside].cannot_move);
    }
    two.play(move({"15/8"}, "H27", {"H27"})).play(move({"15/8"}, "H26", {"H26"}));
    two.play(CaptureSupply{.supply = unit("A Supply 1"), .method = CaptureMethod::Fortress}); // of two the one that has moved
    CHECK(two.against(move({"15/8"}, "H28")) == Clauses{"AK-CAP-7"});
}

TEST_CASE("Rommel's bonus is for hexes moved with him", "[afrika_korps][movement][rule:AK-ROM-1][rule:AK-AMB-16]") {
    auto desert =
        axis_moves({{"21/5", "P35"}, {"15/8", "P37"}, {"Rommel", "P35"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}, {"G Supply 1", "P40"}});
    auto alone = desert;
    alone.play(move({"21/5"}, "P47", {}, true));
    CHECK(alone.against(EndPhase{}) == Clauses{"AK-ROM-1"});
    auto one = alone;
    one.play(move({"Rommel"}, "P36"));
    CHECK(one.against(EndPhase{}) == Clauses{"AK-ROM-1"}); // one hex, one point
    auto nowhere = one;                                    // the way that it went is known, though not where it is now
    nowhere.overrule(Stocktake{.pieces = {{.counter = unit("21/5"), .status = Status::Map}}, .reason = "lost"});
    CHECK(nowhere.against(EndPhase{}) == Clauses{"AK-ROM-1"});
    one.play(move({"Rommel"}, "P37"));
    CHECK(one.against(EndPhase{}) == nothing);
    // Two stacks, one after the other.
    desert.play(move({"21/5", "Rommel"}, "P37", {}, true));
    desert.play(move({"15/8", "Rommel"}, "P39", {}, true));
    desert.play(move({"21/5"}, "P47")).play(move({"15/8"}, "P49"));
    CHECK(desert.against(EndPhase{}) == nothing);
    CHECK(desert.against(move({"Rommel"}, "P47")) == nothing);                                   // eight of his twelve points are left
    CHECK(desert.against(move({"Rommel"}, "P48", {}, true)) == Clauses{"AK-MOV-1", "AK-ROM-1"}); // he has no bonus himself
}

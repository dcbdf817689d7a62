// Corners of the book: what is looked at once, what stays closed, what captured supply may still do, where Rommel goes.

#include "model/afrika_korps/fits.hpp"
#include "model/afrika_korps/ground.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

using Rows = std::initializer_list<std::pair<std::string_view, std::string_view>>;

// P30 to P59 is open desert. Next to P40 lie P39, P41, O39, O40, Q40 and Q41.
Desert axis_turn(Rows rows, Phase phase) {
    auto desert = Desert::with(rows);
    for (const auto* const far : {"Bologna", "50/69"}) { // so that nobody is without a unit
        if (desert[far].status != Status::Map) {
            desert[far] = {.status = Status::Map, .hex = hex_at(far[0] == 'B' ? "W9" : "S61")};
        }
    }
    desert.at(10, Side::Axis, phase);
    return desert;
}

Attack attack(std::initializer_list<std::string_view> own, std::initializer_list<std::string_view> enemy,
              std::initializer_list<std::string_view> supply, std::optional<int> face) {
    return {.attackers = counters(own),
            .defenders = enemies(enemy),
            .supply = supply.size() == 0 ? std::vector<CounterId>{} : counters(supply),
            .dice = face ? std::optional{die(*face)} : std::nullopt};
}

MoveUnits move(std::initializer_list<std::string_view> units, std::string_view to, std::initializer_list<std::string_view> way = {}) {
    return {.units = counters(units), .to = hex_at(to), .way = hexes(way)};
}

} // namespace

TEST_CASE("lines of supply are looked at once, when the battles begin", "[afrika_korps][combat][rule:AK-ASP-3]") {
    auto desert = axis_turn({{"21/5", "P40"},
                             {"21/3", "P40"},
                             {"G Supply 1", "P39"},
                             {"7 Arm/7", "P41"},
                             {"15/8", "P46"},
                             {"G Supply 2", "P44"},
                             {"4I/5", "P47"}},
                            Phase::PreCombat);
    // 9 to 3: DB2. The second supply unit is in use, so that it is not captured.
    desert.play(attack({"21/5", "21/3"}, {"7 Arm/7"}, {"G Supply 1", "G Supply 2"}, 3));
    desert.play(RetreatUnits{.units = {{.unit = unit("7 Arm/7"), .way = hexes({"P42", "P43"})}}});
    // Now the retreated unit covers P44.
    CHECK_FALSE(supports(desert.state, unit("G Supply 2"), unit("15/8"), counters({"4I/5"})));
    CHECK(desert.against(attack({"15/8"}, {"4I/5"}, {"G Supply 2"}, {})) == nothing);
    // What was out of reach when they began stays so, though the way is free since.
    auto late =
        axis_turn({{"21/5", "P40"}, {"G Supply 1", "P39"}, {"4I/7", "P41"}, {"15/8", "O42"}, {"G Supply 2", "P42"}, {"4I/5", "O43"}},
                  Phase::PreCombat);
    CHECK_FALSE(supports(late.state, unit("G Supply 2"), unit("15/8"), counters({"4I/5"})));
    late.play(attack({"21/5"}, {"4I/7"}, {"G Supply 1"}, {}));
    CHECK(late["4I/7"].status == Status::Eliminated);
    CHECK(late.against(attack({"15/8"}, {"4I/5"}, {"G Supply 2"}, {})) == Clauses{"AK-ASP-2"});
    late.overrule(EndTurn{}); // the next turn begins with nothing kept
    CHECK(late.state.turn.stood.empty());
}

TEST_CASE("the supply that takes the place of another in an automatic victory is named, and both are used",
          "[afrika_korps][victory][rule:AK-ASP-10][rule:AK-VA-9][rule:AK-VA-10]") {
    auto desert =
        axis_turn({{"21/5", "P38"}, {"G Supply 1", "P36"}, {"G Supply 2", "P37"}, {"4I/5", "P39"}, {"A Supply 1", "M60"}}, Phase::Movement);
    desert.play(ClaimVictory{.attackers = counters({"21/5"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"})});
    auto over = desert;
    over.play(move({"G Supply 1"}, "P40", {"P37", "P38", "P39", "P40"})); // over the defender, and still in reach
    over.play(attack({"21/5"}, {"4I/5"}, {}, {}));
    CHECK(over["4I/5"].status == Status::Eliminated);
    desert.play(move({"G Supply 1"}, "P30"));
    CHECK(desert.against(attack({"21/5"}, {"4I/5"}, {}, {})) == Clauses{"AK-ASP-10"});
    desert.play(attack({"21/5"}, {"4I/5"}, {"G Supply 2"}, {}));
    CHECK(desert["G Supply 1"].used);
    CHECK(desert["G Supply 2"].used);
}

TEST_CASE("who closes the retreat of a victory at 5-1 stays", "[afrika_korps][victory][rule:AK-VA-1][rule:AK-VA-7]") {
    auto desert = axis_turn({{"15/115", "P38"},
                             {"21/3", "P38"},
                             {"21/104", "O40"},
                             {"Brescia", "Q41"},
                             {"G Supply 1", "P36"},
                             {"4I/5", "P39"},
                             {"A Supply 1", "M60"}},
                            Phase::Movement);
    REQUIRE(retreat_ways(desert.state, unit("4I/5")).empty());
    auto open = desert;
    open["Brescia"].hex = hex_at("W6");
    ClaimVictory claim{.attackers = counters({"15/115", "21/3"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"})};
    CHECK(open.against(claim) == Clauses{"! AK-VA-1"}); // 5 to 1, and a way is open
    auto named = desert;
    desert.play(claim);
    CHECK(desert.against(move({"21/104"}, "O45")) == Clauses{"AK-VA-7"});
    CHECK(desert.against(move({"Brescia"}, "Q43")) == Clauses{"AK-VA-7"});
    claim.blockers = counters({"21/104", "Brescia"});
    named.play(claim);
    CHECK(named.against(move({"21/104"}, "O45")) == Clauses{"AK-VA-6", "AK-VA-7"});
}

TEST_CASE("supply whose guards and captors are all gone stays, unless a zone of control covers it",
          "[afrika_korps][combat][rule:AK-CAP-10]") {
    auto desert = axis_turn({{"15/115", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P41"}, {"A Supply 1", "P41"}}, Phase::Combat);
    auto covered = desert;
    desert.play(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 1"}, 2)); // 3 to 3, both gone
    CHECK(desert["7 Arm/7"].status == Status::Eliminated);
    CHECK(desert["A Supply 1"].status == Status::Map);
    covered["21/3"] = {.status = Status::Map, .hex = hex_at("O41")};
    covered.play(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 1"}, 2));
    CHECK(covered["A Supply 1"].status == Status::Stock);
    CHECK(covered["G Supply Captured 4"].hex == hex_at("P41"));
    // An attacker that stands elsewhere, by a ruling, takes nothing either.
    auto ruled = axis_turn({{"15/115", "P45"}, {"G Supply 1", "P44"}, {"4I/5", "P41"}, {"A Supply 1", "P41"}}, Phase::Combat);
    ruled.overrule(attack({"15/115"}, {"4I/5"}, {"G Supply 1"}, 1));
    CHECK(ruled["4I/5"].status == Status::Eliminated);
    CHECK(ruled["A Supply 1"].status == Status::Map);
}

TEST_CASE("isolated units are told as the map has them, or against it", "[afrika_korps][turn][rule:AK-ISO-1]") {
    auto desert = Desert::with({{"21/5", "P40"}, {"G Supply 1", "P39"}, {"4I/5", "G25"}, {"A Supply 1", "G25"}});
    desert.at(5, Side::Axis);
    REQUIRE(isolated_on_map(desert.state, Side::Axis).empty());
    CHECK(desert.against(StartTurn{.isolated = std::vector<CounterId>{}}) == nothing);
    CHECK(desert.against(StartTurn{.isolated = counters({"21/5"})}) == Clauses{"AK-ISO-1"});
}

TEST_CASE("whoever captured supply by a ruling is kept in the books", "[afrika_korps][rule:AK-CAP-2][rule:AK-CAP-11]") {
    auto desert = Desert::with({{"A Supply 1", "P41"}, {"G Rommel", "P40"}});
    desert.at(2, Side::Axis, Phase::Combat);
    const CaptureSupply by_rommel{.supply = unit("A Supply 1"), .method = CaptureMethod::BattleB, .captor = unit("G Rommel")};
    CHECK(desert.against(by_rommel) != nothing); // only a combat unit captures supply
    desert.overrule(by_rommel);
    CHECK(desert.state.turn.captors.size() == 1);
    CHECK_FALSE(misfit(desert.state));
}

TEST_CASE("supply captured beside a battle leaves the zones of those it stood with",
          "[afrika_korps][combat][rule:AK-CAP-12][rule:AK-CAP-13]") {
    auto desert =
        axis_turn({{"21/5", "P40"}, {"21/3", "O41"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P41"}, {"A Supply 1", "P41"}, {"4I/7", "O44"}},
                  Phase::Combat);
    desert.play(CaptureSupply{.supply = unit("A Supply 1"), .method = CaptureMethod::BattleB, .captor = unit("21/3")});
    CHECK(desert["G Supply Captured 4"].hex == hex_at("P41"));
    CHECK(desert.against(move({"G Supply Captured 4"}, "P43", {"P42", "P43"})) == nothing); // through the zone of 7 Arm/7
    CHECK(desert.against(move({"G Supply Captured 4"}, "P45", {"P42", "P43", "P44", "P45"})) == Clauses{"AK-MOV-1"}); // of another unit
    CHECK(desert.against(move({"G Supply 1"}, "P37")) == Clauses{"AK-CAL-5"});
    desert.play(move({"G Supply Captured 4"}, "P43", {"P42", "P43"}));
    CHECK(desert.against(move({"G Supply Captured 4"}, "P44")) == nothing); // its full movement, in one entry or two
}

TEST_CASE("what captured supply may still do in the turn follows from how it was captured", "[afrika_korps][supply][rule:AK-CAP-15]") {
    struct May {
        CaptureMethod method;
        bool move, support;
    };
    using enum CaptureMethod;
    for (const auto& may : {May{Move, true, true}, May{Victory, true, true}, May{BattleA, true, false}, May{BattleB, true, false},
                            May{Fortress, false, false}, May{RetreatAdvance, false, false}}) {
        INFO(id_of(may.method));
        auto desert = axis_turn({{"21/5", "P40"}, {"7 Arm/7", "P45"}, {"A Supply 1", "P39"}, {"G Supply 1", "P38"}}, Phase::Movement);
        desert.state = apply(desert.state, SupplyCaptured{.supply = unit("A Supply 1"),
                                                          .as = unit("G Supply Captured 4"),
                                                          .method = may.method,
                                                          .captor = may.method == BattleB ? std::optional{unit("21/5")} : std::nullopt});
        const auto& taken = desert["G Supply Captured 4"];
        CHECK(taken.captured);
        CHECK(desert["A Supply 1"].status == Status::Stock);
        CHECK((desert.against(move({"G Supply Captured 4"}, "P36")) == nothing) == may.move);
        CHECK(supports(desert.state, unit("G Supply Captured 4"), unit("21/5"), {}) == may.support);
        CHECK(desert["21/5"].fought == (may.method == BattleB));
        // In the next turn of its new owner it is like any other.
        desert.at(11, Side::Axis).play(StartTurn{});
        CHECK(supports(desert.state, unit("G Supply Captured 4"), unit("21/5"), {}));
    }
}

TEST_CASE("nobody is driven into a fortress whose owner does not want it", "[afrika_korps][combat][rule:AK-FOR-6]") {
    auto desert = axis_turn({{"21/5", "J27"}, {"15/8", "J27"}, {"G Supply 1", "J27"}, {"7 Arm/7", "I26"}, {"4I/5", "G25"}}, Phase::Combat);
    const int odds_for_six = (*printed_tables())[hex_at("I26")].terrain == Terrain::Escarpment ? 3 : 4; // 2-1 or 4-1: DB2
    desert.play(attack({"21/5", "15/8"}, {"7 Arm/7"}, {"G Supply 1"}, odds_for_six));
    REQUIRE(desert.state.turn.aftermath->retreating == counters({"7 Arm/7"}));
    const auto ways = retreat_ways(desert.state, unit("7 Arm/7"));
    const auto into = std::ranges::find(ways, hex_at("G25"), [](const auto& way) { return way.back(); });
    const auto past = std::ranges::find_if(ways, [](const auto& way) { return way.back() != hex_at("G25"); });
    REQUIRE((into != ways.end() && past != ways.end()));
    const auto back = [](const std::vector<HexId>& way) { return RetreatUnits{.units = {{.unit = unit("7 Arm/7"), .way = way}}}; };
    CHECK(desert.against(back(*into)) == Clauses{"AK-FOR-6"});
    CHECK(desert.against(back(*past)) == nothing);
    desert.overrule(back(*into));
    CHECK(desert["7 Arm/7"].hex == hex_at("G25"));
}

TEST_CASE("Rommel joins the nearest unit where he is alone in a zone of control or alone and cut off",
          "[afrika_korps][rommel][rule:AK-ROM-4][rule:AK-ROM-6]") {
    auto desert =
        axis_turn({{"Rommel", "P40"}, {"Brescia", "P37"}, {"Pavia", "P44"}, {"G Supply 1", "P36"}, {"4I/5", "P41"}, {"A Supply 1", "M60"}},
                  Phase::Combat);
    CHECK(rommel_joins(desert.state) == hexes({"P37"}));
    CHECK(desert.against(PlaceRommel{.to = hex_at("P44")}) == Clauses{"AK-ROM-6"});
    CHECK(desert.against(PlaceRommel{.to = hex_at("P38")}) == Clauses{"AK-ROM-4"});
    auto choice = desert;
    choice["Savona"] = {.status = Status::Map, .hex = hex_at("Q38")};
    CHECK(rommel_joins(choice.state).size() == 2); // as near: the Axis chooses
    CHECK(choice.against(PlaceRommel{.to = hex_at("Q38")}) == nothing);
    auto along = desert; // the nearest by hexes lies behind the enemy's zone
    along["Pavia"].hex = hex_at("O42");
    along["Brescia"].hex = hex_at("P36");
    CHECK(printed_tables()->map->grid().distance(hex_at("P40"), hex_at("O42")) == 3);
    CHECK(rommel_joins(along.state) == hexes({"P36"})); // four hexes; the way around the zone is five
    auto together = desert;
    together["Brescia"].hex = hex_at("P40");
    CHECK(rommel_joins(together.state).empty());
    CHECK(together.against(PlaceRommel{.to = hex_at("P44")}) == Clauses{"AK-ROM-4"});
    desert.play(PlaceRommel{.to = hex_at("P37")});
    CHECK(desert["Rommel"].hex == hex_at("P37"));
    auto free = desert;
    free["Rommel"].hex = hex_at("P35");
    CHECK(rommel_joins(free.state).empty()); // alone, and with supply

    // A ring around P40 of which no hex is free of a zone of control.
    const Rows ring{{"4I/7", "P42"},  {"4I/11", "P38"},  {"7A/1", "N40"},   {"7A/2", "R40"},       {"22 Gds", "N42"}, {"9A/20", "R42"},
                    {"50/69", "R38"}, {"50/150", "N38"}, {"Rommel", "P40"}, {"G Supply 1", "P30"}, {"Brescia", "P30"}};
    auto cut = axis_turn(ring, Phase::Combat);
    CHECK_FALSE(zones_of(cut.state, Side::Allies).contains(hex_at("P40")));
    CHECK(rommel_joins(cut.state) == hexes({"P30"}));
    const auto against = cut.against(EndTurn{});
    CHECK(std::ranges::find(against, "AK-ROM-4") != against.end());
    cut["Pavia"] = {.status = Status::Map, .hex = hex_at("P40")}; // in the pocket with one he stays
    CHECK(rommel_joins(cut.state).empty());
}

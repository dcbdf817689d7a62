// Battles as entries: declared, resolved, paid, retreated from, followed by an advance; who must fight, and who is eliminated before.

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

// P30 to P59 is open desert. Next to P40 lie P39, P41, O39, O40, Q40 and Q41.
Desert meeting(std::initializer_list<std::pair<std::string_view, std::string_view>> rows, Side side = Side::Axis) {
    auto desert = Desert::with(rows);
    for (const auto* const far : {"Bologna", "50/69"}) { // so that nobody is without a unit
        if (desert[far].status != Status::Map) {
            desert[far] = {.status = Status::Map, .hex = hex_at(far[0] == 'B' ? "W9" : "S61")};
        }
    }
    desert.at(10, side, Phase::Combat);
    return desert;
}

Attack attack(std::initializer_list<std::string_view> own, std::initializer_list<std::string_view> enemy,
              std::initializer_list<std::string_view> supply, std::optional<int> face) {
    return {.attackers = counters(own),
            .defenders = enemies(enemy),
            .supply = counters(supply),
            .dice = face ? std::optional{die(*face)} : std::nullopt};
}

PayExchange pay(std::initializer_list<std::string_view> units) {
    PayExchange command{};
    for (const auto id : counters(units)) {
        command.payments.push_back({.unit = id});
    }
    return command;
}

RetreatUnits back(std::string_view word, std::initializer_list<std::string_view> way) {
    return {.units = {{.unit = unit(word), .way = hexes(way)}}};
}

} // namespace

TEST_CASE(
    "a battle is declared, thrown and carried out",
    "[afrika_korps][combat][rule:AK-CMB-3][rule:AK-CMB-4][rule:AK-CMB-9][rule:AK-CMB-12][rule:AK-CRT-3][rule:AK-ODD-4][rule:AK-GEN-5]") {
    auto desert = meeting({{"21/5", "P40"}, {"4I/5", "P41"}, {"21/3", "P30"}, {"G Supply 1", "P39"}, {"7 Arm/7", "O40"}, {"15/8", "P40"}});
    CHECK(desert.against(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, 3)) == Clauses{"! AK-ODD-4"});
    CHECK(desert.against(attack({"21/5"}, {"7 Arm/7"}, {"G Supply 1"}, {})) == Clauses{"! AK-GEN-5"});
    CHECK(desert.against(attack({"21/3"}, {"4I/5"}, {"G Supply 1"}, 3)) == Clauses{"AK-CMB-3", "AK-ASP-2"});
    CHECK(desert.against(attack({"21/5"}, {"21/3"}, {"G Supply 1"}, 3)) == Clauses{"! AK-GEN-4"});
    CHECK(desert.against(attack({"21/5"}, {"4I/5"}, {"21/3"}, 3)) == Clauses{"! AK-ASP-8"});
    CHECK(desert.against(EndTurn{}) == Clauses{"AK-CMB-2", "AK-CMB-2"});
    desert.play(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, {}));
    CHECK(desert["4I/5"].status == Status::Eliminated);
    CHECK(desert["G Supply 1"].used);
    CHECK(desert.against(attack({"21/5"}, {"7 Arm/7"}, {"G Supply 1"}, 1)) == Clauses{"AK-CMB-9"});
    auto lost = desert;
    lost.play(attack({"15/8"}, {"7 Arm/7"}, {"G Supply 1"}, 6)); // 7 to 3, 2-1
    CHECK(lost["15/8"].status == Status::Eliminated);
    CHECK(lost["7 Arm/7"].status == Status::Map);
    desert.play(attack({"15/8"}, {"7 Arm/7"}, {"G Supply 1"}, 1));
    CHECK(desert["7 Arm/7"].status == Status::Eliminated);
    desert.play(EndTurn{});
    CHECK(desert["G Supply 1"].status == Status::Stock);
}

TEST_CASE("every unit in an enemy zone of control attacks, and every such enemy is attacked",
          "[afrika_korps][combat][rule:AK-CMB-2][rule:AK-CMB-6][rule:AK-CMB-7][rule:AK-CMB-8][rule:AK-FOR-2]") {
    auto desert = meeting({{"21/5", "P40"}, {"4I/5", "P41"}, {"21/3", "P42"}, {"G Supply 1", "P39"}});
    auto left = still_to_fight(desert.state);
    CHECK(left.attackers.size() == 2);
    CHECK(left.defenders == counters({"4I/5"}));
    desert.play(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, {}));
    left = still_to_fight(desert.state);
    CHECK(desert.state.turn.sallied.empty());
    CHECK(left.attackers.empty()); // nobody is left to be attacked
    auto sortie = meeting({{"21/5", "G25"}, {"4I/5", "H25"}, {"4I/7", "H26"}, {"4I/11", "G24"}, {"G Supply 1", "G25"}});
    CHECK(still_to_fight(sortie.state).defenders.empty());
    sortie.play(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, 1)); // 7 to 2: H25 is an escarpment
    CHECK(still_to_fight(sortie.state).defenders == counters({"4I/7", "4I/11"}));
    CHECK(sortie.against(EndTurn{}) == Clauses{"AK-CMB-2"});
    CHECK(sortie.state.turn.sallied == counters({"21/5"}));
    auto counted = sortie; // the garrison was counted elsewhere since: from there it owes no fortress an attack
    counted["21/5"].hex = hex_at("H25");
    counted["4I/5"] = {.status = Status::Map, .hex = hex_at("G25")};
    counted["4I/7"].hex = counted["4I/11"].hex = hex_at("M60");
    CHECK(still_to_fight(counted.state).defenders.empty());
}

TEST_CASE("attacks at 1-2 or better need supply in reach; others do not",
          "[afrika_korps][combat][rule:AK-ASP-1][rule:AK-ASP-2][rule:AK-ASP-4][rule:AK-ASP-5][rule:AK-ASP-7][rule:AK-ASP-8][rule:AK-ASP-9]["
          "rule:AK-AMB-8]") {
    auto desert = meeting({{"15/115", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P35"}, {"G Supply 2", "P34"}});
    const auto supported = [&](std::string_view from) { return supports(desert.state, unit(from), unit("15/115"), counters({"7 Arm/7"})); };
    CHECK(supported("G Supply 1"));
    CHECK_FALSE(supported("G Supply 2"));
    CHECK(desert.against(attack({"15/115"}, {"7 Arm/7"}, {}, 1)) == Clauses{"! AK-ASP-8"});
    CHECK(desert.against(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 2"}, 1)) == Clauses{"AK-ASP-2"});
    CHECK(desert.against(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 1"}, 1)) == nothing);
    desert["G Supply 1"].hex = hex_at("O40"); // in the zone of the unit attacked
    CHECK(supported("G Supply 1"));
    CHECK_FALSE(supports(desert.state, unit("G Supply 1"), unit("15/115"), {}));
    auto never = desert;
    never.state.options.supply_beside_defender_never = true;
    CHECK(never.against(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 1"}, 1)) == Clauses{"AK-ASP-2"});
    desert["G Supply 1"].cannot_support = true;
    CHECK(desert.against(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 1"}, 1)) == Clauses{"AK-CAP-15", "AK-ASP-2"});
    auto weak = meeting({{"4I/5", "P41"}, {"15/115", "P40"}}, Side::Allies);
    CHECK(weak.against(attack({"4I/5"}, {"15/115"}, {}, 3)) == nothing); // 1-3
}

TEST_CASE("odds are not worsened to escape supply", "[afrika_korps][combat][rule:AK-ASP-6]") {
    auto desert = meeting({{"4I/5", "P41"}, {"4I/7", "P41"}, {"15/115", "P40"}}, Side::Allies);
    CHECK(desert.against(attack({"4I/5"}, {"15/115"}, {}, 3)) == Clauses{"AK-ASP-6"});
    auto supplied = meeting({{"21/5", "P40"}, {"21/3", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}});
    CHECK(supplied.against(attack({"21/5"}, {"7 Arm/7"}, {"G Supply 1"}, 3)) == nothing); // it has its supply: nothing is escaped
}

TEST_CASE("an exchange costs the smaller side all, the larger as much",
          "[afrika_korps][combat][rule:AK-EXC-1][rule:AK-EXC-2][rule:AK-EXC-3][rule:AK-EXC-4][rule:AK-CAL-6][rule:AK-AMB-18]") {
    auto desert = meeting({{"21/5", "P40"}, {"21/3", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}, {"15/8", "P45"}, {"4I/5", "P46"}});
    CHECK(desert.against(pay({"21/5"})) == Clauses{"! AK-EXC-2"});
    desert.play(attack({"21/5", "21/3"}, {"7 Arm/7"}, {"G Supply 1"}, 2)); // 9 to 3, 3-1
    CHECK(desert["7 Arm/7"].status == Status::Eliminated);
    REQUIRE(desert.state.turn.aftermath);
    CHECK(desert.state.turn.aftermath->due == 3);
    CHECK(desert.against(pay({"21/3"})) == Clauses{"! AK-EXC-2"});
    CHECK(desert.against(pay({"21/5", "21/3"})) == Clauses{"AK-EXC-4"});
    CHECK(desert.against(attack({"15/8"}, {"4I/5"}, {"G Supply 1"}, {})) == Clauses{"AK-CAL-6", "AK-ASP-2"});
    auto strict = desert;
    strict.state.options.overpaying_refused = true;
    CHECK(strict.against(pay({"21/5", "21/3"}))[0][0] == '!');
    desert.play(pay({"21/5"}));
    CHECK(desert["21/5"].status == Status::Eliminated);
    CHECK(desert["21/3"].status == Status::Map);
    CHECK_FALSE(desert.state.turn.aftermath->open());

    auto level = meeting({{"15/115", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}});
    level.play(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 1"}, 2));
    CHECK(level["15/115"].status == Status::Eliminated);
    CHECK(level["7 Arm/7"].status == Status::Eliminated);

    auto alone = meeting({{"21/5", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}});
    alone.play(attack({"21/5"}, {"7 Arm/7"}, {"G Supply 1"}, 2)); // nothing to choose
    CHECK(alone["21/5"].status == Status::Eliminated);
}

TEST_CASE("a substitute is broken to pay exactly", "[afrika_korps][combat][rule:AK-EXC-6][rule:AK-SUB-5]") {
    auto desert = meeting({{"21/5", "P40"}, {"15/115", "P42"}, {"G Supply 1", "P39"}}, Side::Allies);
    desert.at(34, Side::Allies, Phase::Combat);
    desert["Sub Arm 1"] = {.status = Status::Map, .hex = hex_at("P43")};
    for (const auto* const part : {"7 Arm/7", "7 Arm/7 S.G."}) {
        desert[part].status = Status::Merged;
    }
    desert.state.formed = {{.substitute = unit("Sub Arm 1"), .parts = counters({"7 Arm/7", "7 Arm/7 S.G."})}};
    desert["A Supply 1"] = {.status = Status::Map, .hex = hex_at("P44")};
    desert["4I/5"] = {.status = Status::Map, .hex = hex_at("P43")};
    desert.play(attack({"Sub Arm 1", "4I/5"}, {"15/115"}, {"A Supply 1"}, 2)); // 5 to 3
    CHECK(desert["15/115"].status == Status::Eliminated);
    desert.play(ExchangeCounters{.give = counters({"Sub Arm 1"}), .take = counters({"7 Arm/7", "7 Arm/7 S.G."})});
    desert.play(pay({"7 Arm/7"}));
    CHECK(desert["7 Arm/7 S.G."].hex == hex_at("P43"));
    CHECK(desert["7 Arm/7 S.G."].fought);
    CHECK(desert["7 Arm/7"].status == Status::Eliminated);
}

TEST_CASE("a smaller part that takes the place of a substitute pays the difference",
          "[afrika_korps][combat][rule:AK-EXC-6][rule:AK-SUB-5]") {
    auto desert = meeting({{"21/5", "P40"}, {"15/115", "P42"}, {"G Supply 1", "P39"}}, Side::Allies);
    desert.at(34, Side::Allies, Phase::Combat);
    desert["Sub Arm 1"] = {.status = Status::Map, .hex = hex_at("P43")};
    desert["7 Arm/7"].status = Status::Merged;
    desert["7 Arm/7 S.G."].status = Status::Eliminated; // among the lost
    desert.state.formed = {{.substitute = unit("Sub Arm 1"), .parts = counters({"7 Arm/7"})}};
    desert["A Supply 1"] = {.status = Status::Map, .hex = hex_at("P44")};
    desert["4I/5"] = {.status = Status::Map, .hex = hex_at("P43")};
    desert.play(attack({"Sub Arm 1", "4I/5"}, {"15/115"}, {"A Supply 1"}, 2)); // 5 to 3
    REQUIRE(desert.state.turn.aftermath->payer == Side::Allies);
    CHECK(desert.state.turn.aftermath->due == 3);
    desert.play(ExchangeCounters{.give = counters({"Sub Arm 1"}), .take = counters({"7 Arm/7 S.G."})}); // 4 for 1: 3 are paid
    CHECK_FALSE(desert.state.turn.aftermath->payer);
    CHECK(desert.state.turn.aftermath->due == 0);
    CHECK(desert["7 Arm/7 S.G."].hex == hex_at("P43"));
    CHECK(desert["7 Arm/7 S.G."].fought);
    CHECK(desert["7 Arm/7"].status == Status::Eliminated);
    CHECK(desert["4I/5"].status == Status::Map);
}

TEST_CASE(
    "the loser goes back two hexes as the winner says, where there is a way",
    "[afrika_korps][combat][rule:AK-CRT-4][rule:AK-RET-1][rule:AK-RET-2][rule:AK-RET-3][rule:AK-RET-4][rule:AK-RET-6][rule:AK-RET-7]") {
    auto desert = meeting({{"21/5", "P40"}, {"21/3", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}});
    CHECK(desert.against(back("7 Arm/7", {"P42", "P43"})) == Clauses{"! AK-RET-7"});
    desert.play(attack({"21/5", "21/3"}, {"7 Arm/7"}, {"G Supply 1"}, 3)); // DB2
    const auto ways = retreat_ways(desert.state, unit("7 Arm/7"));
    CHECK(std::ranges::find(ways, hexes({"P42", "P43"})) != ways.end());
    CHECK(std::ranges::none_of(ways, [](const auto& way) { return way.back() == hex_at("P41") || way.front() == hex_at("O40"); }));
    CHECK(desert.against(back("7 Arm/7", {"O40", "N40"})) == Clauses{"AK-RET-3"}); // a zone of control
    CHECK(desert.against(back("7 Arm/7", {"P42"})) == Clauses{"AK-RET-3"});
    CHECK(desert.against(back("7 Arm/7", {"P42", "P40"})) == Clauses{"! AK-RET-3"});
    CHECK(desert.against(back("7 Arm/7", {})) == Clauses{"! AK-RET-1"});
    CHECK(desert.against(back("21/5", {"P39", "P38"})) == Clauses{"! AK-RET-7"});
    CHECK(desert.against(RetreatUnits{.units = {{.unit = unit("7 Arm/7"), .eliminated = true}}}) == Clauses{"AK-RET-4"});
    CHECK(desert.against(EndTurn{}) == Clauses{"AK-CAL-6"});
    auto crowd = desert;
    for (const auto* const word : {"4I/5", "4I/7", "4I/11"}) {
        crowd[word] = {.status = Status::Map, .hex = hex_at("P43")};
    }
    CHECK(crowd.against(back("7 Arm/7", {"P42", "P43"})) == Clauses{"AK-RET-3"});
    auto through = desert; // through friends, however many, with room at the end
    for (const auto* const word : {"4I/5", "4I/7", "4I/11"}) {
        through[word] = {.status = Status::Map, .hex = hex_at("P42")};
    }
    CHECK(through.against(back("7 Arm/7", {"P42", "P43"})) == nothing);
    desert.play(back("7 Arm/7", {"P42", "P43"}));
    CHECK(desert["7 Arm/7"].hex == hex_at("P43"));
    CHECK(desert["7 Arm/7"].retreated);
    CHECK(desert.against(EndTurn{}) == nothing);

    auto attackers = meeting({{"15/115", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}});
    attackers.play(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 1"}, 4)); // AB2
    attackers.play(back("15/115", {"P39", "P38"}));
    CHECK(attackers["15/115"].hex == hex_at("P38"));
}

TEST_CASE("who is shut in a fortress cannot retreat; all in it are attacked",
          "[afrika_korps][combat][rule:AK-FOR-1][rule:AK-FOR-4][rule:AK-RET-3]") {
    auto desert = meeting({{"21/5", "H25"},
                           {"15/8", "H25"},
                           {"21/3", "G24"},
                           {"21/104", "H24"},
                           {"90/55", "H26"},
                           {"90/200", "G26"},
                           {"4I/5", "G25"},
                           {"7A/1", "G25"},
                           {"G Supply 1", "H25"}});
    CHECK(desert.against(attack({"21/5", "15/8"}, {"4I/5"}, {"G Supply 1"}, {})) == Clauses{"AK-FOR-1"});
    CHECK(retreat_ways(desert.state, unit("4I/5")).empty());
    desert.play(attack({"21/5", "15/8"}, {"4I/5", "7A/1"}, {"G Supply 1"}, 3)); // 14 to 4, 3-1: DB2
    desert.play(RetreatUnits{.units = {{.unit = unit("4I/5")}, {.unit = unit("7A/1")}}});
    CHECK(desert["4I/5"].status == Status::Eliminated);
    CHECK(desert["7A/1"].status == Status::Eliminated);
    desert.play(AdvanceUnits{.units = counters({"21/5"})});
    CHECK(desert["21/5"].hex == hex_at("G25"));
}

TEST_CASE("a unit that retreated into a fortress is attacked again with it",
          "[afrika_korps][combat][rule:AK-FOR-5][rule:AK-FOR-6][rule:AK-EXC-5]") {
    auto desert = meeting({{"21/5", "H25"}, {"15/8", "H25"}, {"4I/5", "G25"}, {"7A/1", "G25"}, {"G Supply 1", "H25"}});
    desert["7A/1"].fought = true;
    desert["7A/1"].retreated = true;
    desert.play(attack({"21/5"}, {"4I/5", "7A/1"}, {"G Supply 1"}, 2)); // 7 to 2: 3-1, exchange
    CHECK(desert["4I/5"].status == Status::Eliminated);
    CHECK(desert["7A/1"].status == Status::Eliminated);
    auto alone = meeting({{"21/3", "H25"}, {"7A/1", "G25"}, {"G Supply 1", "H25"}});
    alone["7A/1"].fought = true;
    alone["7A/1"].retreated = true;
    alone.play(attack({"21/3"}, {"7A/1"}, {"G Supply 1"}, {}));
    CHECK(alone["7A/1"].status == Status::Eliminated);
    auto paid = meeting({{"21/3", "H25"}, {"9A/20", "G25"}, {"7A/1", "G25"}, {"G Supply 1", "H25"}});
    paid["7A/1"].fought = true;
    paid["7A/1"].retreated = true;
    paid.play(attack({"21/3"}, {"9A/20", "7A/1"}, {"G Supply 1"}, 2)); // 2 to 4: 1-2, exchange; the garrison has one coin
    CHECK(paid["9A/20"].status == Status::Eliminated);
    CHECK(paid["7A/1"].status == Status::Eliminated); // all the others are lost
}

TEST_CASE("in the open one unit of a stack may be attacked alone", "[afrika_korps][combat][rule:AK-FOR-1][rule:AK-CMB-3]") {
    auto desert = meeting({{"21/5", "P40"}, {"21/3", "P40"}, {"4I/5", "P41"}, {"7A/1", "P41"}, {"G Supply 1", "P39"}});
    CHECK(desert.against(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, {})) == nothing);
    auto fortress = meeting({{"21/5", "H25"}, {"21/3", "H25"}, {"4I/5", "G25"}, {"7A/1", "G25"}, {"G Supply 1", "H25"}});
    CHECK(fortress.against(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, 2)) == Clauses{"AK-FOR-1"});
}

TEST_CASE("attackers advance into a fortress or an escarpment hex only",
          "[afrika_korps][combat][rule:AK-ADV-1][rule:AK-ADV-2][rule:AK-ADV-3][rule:AK-CAP-6]") {
    auto desert =
        meeting({{"21/5", "P27"}, {"15/8", "P27"}, {"90/55", "P26"}, {"4I/5", "P28"}, {"G Supply 1", "P26"}, {"A Supply 1", "P31"}});
    REQUIRE((*printed_tables())[hex_at("P28")].terrain == Terrain::Escarpment);
    CHECK(desert.against(AdvanceUnits{.units = counters({"21/5"})}) == Clauses{"! AK-ADV-1"});
    desert.play(attack({"21/5", "15/8"}, {"4I/5"}, {"G Supply 1"}, {})); // 14 to 2
    CHECK(desert.against(AdvanceUnits{.units = counters({"90/55"})}) == Clauses{"AK-ADV-3"});
    CHECK(desert.against(AdvanceUnits{.units = counters({"21/5"}), .to = hex_at("P29")}) == Clauses{"AK-ADV-3"});
    const auto offered = possible_advances(desert.state);
    REQUIRE(offered.size() == 1);
    CHECK(offered.front().hex == hex_at("P28"));
    CHECK(offered.front().units == counters({"21/5", "15/8"}));
    desert.play(AdvanceUnits{.units = counters({"21/5", "15/8"})});
    CHECK(desert["15/8"].hex == hex_at("P28"));
    CHECK(possible_advances(desert.state).empty());
    CHECK(desert["A Supply 1"].status == Status::Map); // three hexes away
    auto open = meeting({{"21/5", "P40"}, {"4I/5", "P41"}, {"G Supply 1", "P39"}});
    open.play(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, {}));
    CHECK(open.against(AdvanceUnits{.units = counters({"21/5"})}) == Clauses{"AK-ADV-3"});
    CHECK(possible_advances(open.state).empty());
}

TEST_CASE("supply with combat units is captured when the battle removes them",
          "[afrika_korps][combat][rule:AK-CAP-10][rule:AK-CAP-11][rule:AK-CAP-12]") {
    auto desert = meeting({{"21/5", "P40"}, {"4I/5", "P41"}, {"A Supply 1", "P41"}, {"G Supply 1", "P39"}, {"21/3", "O41"}});
    const CaptureSupply beside{.supply = unit("A Supply 1"), .method = CaptureMethod::BattleB, .captor = unit("21/3")};
    auto other = desert;
    other.play(beside);
    CHECK(other["21/3"].fought);
    other["21/5"].fought = true;
    CHECK(other.against(CaptureSupply{.supply = unit("A Supply 2"), .method = CaptureMethod::BattleB}) == Clauses{"! AK-CAP-2"});
    auto nobody = beside;
    nobody.captor.reset();
    CHECK(desert.against(nobody) == Clauses{"! AK-CAP-11"});
    desert.play(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, {}));
    const auto taken = unit("G Supply Captured 4");
    CHECK(desert.state[taken].hex == hex_at("P41"));
    CHECK(desert.state[taken].cannot_support);
    CHECK(desert.against(MoveUnits{.units = {taken}, .to = hex_at("P45")}) == nothing);
    desert["21/5"].fought = false;
    CHECK(desert.against(MoveUnits{.units = counters({"21/5"}), .to = hex_at("P45")}) == Clauses{"AK-CAL-5"});
}

TEST_CASE("units that can make no battle are eliminated before combat",
          "[afrika_korps][combat][rule:AK-DIV-2][rule:AK-DIV-4][rule:AK-DIV-5][rule:AK-DIV-6][rule:AK-DIV-7]") {
    auto desert = meeting({{"21/5", "P26"}, {"4I/5", "P27"}, {"4I/7", "P40"}, {"A Supply 1", "P28"}}, Side::Allies);
    desert.state.turn.phase = Phase::PreCombat;
    const auto all = doomed(desert.state); // 1 to 7
    REQUIRE(all.size() == 1);
    CHECK(all.front().unit == unit("4I/5"));
    CHECK(all.front().rule == core::RuleRef{"AK-DIV-2"});
    CHECK(desert.against(EndPhase{}) == Clauses{"AK-DIV-2"});
    CHECK(desert.against(EliminateUnits{.units = counters({"4I/7"}), .cause = Cause::TooWeak}) == Clauses{"AK-DIV-2"});
    CHECK(desert.against(EliminateUnits{.units = counters({"A Supply 1"}), .cause = Cause::TooWeak}) == Clauses{"! AK-ROM-4"});
    auto late = desert;
    late.state.turn.battles = 1;
    CHECK(late.against(EliminateUnits{.units = counters({"4I/5"}), .cause = Cause::TooWeak}) == Clauses{"AK-DIV-5"});
    CHECK(desert.against(EliminateUnits{.units = counters({"4I/7"})}) == nothing); // a ruling
    CHECK(desert.against(EliminateUnits{.units = counters({"4I/7"}), .cause = Cause::Battle}) == Clauses{"AK-CMB-12"});
    desert.play(EliminateUnits{.units = counters({"4I/5"}), .cause = Cause::TooWeak});
    desert.play(EndPhase{});
    auto dry = meeting({{"15/115", "P40"}, {"7 Arm/7", "P41"}});
    REQUIRE(doomed(dry.state).size() == 1);
    CHECK(doomed(dry.state).front().rule == core::RuleRef{"AK-DIV-4"});
}

TEST_CASE("isolation is found on the map, and the table may say otherwise",
          "[afrika_korps][isolation][rule:AK-ISO-1][rule:AK-FOR-3][rule:AK-VIC-4][rule:AK-ROM-2][rule:AK-SUP-1]") {
    auto desert = Desert::with({{"21/5", "P40"}, {"G Supply 1", "P30"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}, {"Rommel", "W3"}});
    desert.at(10, Side::Axis);
    CHECK(isolated_on_map(desert.state, Side::Axis).empty());
    CHECK(control_on_map(desert.state)[2] == Side::Axis); // Rommel holds the base
    auto cut = desert;
    // A ring around P40 of which no hex is free of a zone of control.
    for (const auto& [word, label] : std::initializer_list<std::pair<const char*, const char*>>{{"4I/7", "P42"},
                                                                                                {"4I/11", "P38"},
                                                                                                {"7A/1", "N40"},
                                                                                                {"7A/2", "R40"},
                                                                                                {"22 Gds", "N42"},
                                                                                                {"9A/20", "R42"},
                                                                                                {"50/69", "R38"},
                                                                                                {"50/150", "N38"}}) {
        cut[word] = {.status = Status::Map, .hex = hex_at(label)};
    }
    CHECK(isolated_on_map(cut.state, Side::Axis) == counters({"21/5"}));
    CHECK(cut.against(StartTurn{.isolated = std::vector<CounterId>{}}) == Clauses{"AK-ISO-1"});
    cut.play(StartTurn{});
    CHECK(cut["21/5"].isolated_at_start);
    CHECK(desert.against(StartTurn{.control = {{.place = KeyPlace::Tobruch, .side = Side::Axis}}}) == Clauses{"AK-VIC-4"});
    CHECK(desert.against(StartTurn{.control = {{.place = KeyPlace::AxisBase, .side = Side::Axis}}}) == nothing); // as the map has it
    desert["4I/5"].hex = hex_at("W4");
    CHECK_FALSE(control_on_map(desert.state)[2]); // in an enemy zone of control
}

TEST_CASE("below the whole map battles are entered freely, below those not at all", "[afrika_korps][combat][rule:AK-CMB-12]") {
    Desert books(Depth::Books);
    CHECK(books.against(attack({"21/5"}, {"7 Arm/3 I Motor"}, {"G Supply 1"}, 3)) == Clauses{"! AK-CMB-12"});
    CHECK(books.against(EliminateUnits{.units = counters({"21/5"}), .cause = Cause::Battle}) == nothing);
    Desert battles(Depth::Battles);
    auto declared = attack({"21/5"}, {"7 Arm/3 I Motor"}, {"G Supply 1"}, 3); // 7 to 2
    battles.play(declared);
    battles.play(RetreatUnits{.units = {{.unit = unit("7 Arm/3 I Motor")}}});
    CHECK(battles["7 Arm/3 I Motor"].retreated);
    CHECK(battles.against(AdvanceUnits{.units = counters({"21/5"})}) == Clauses{"AK-ADV-3"});
    Desert escarpment(Depth::Battles);
    declared.defenders.front().terrain = Terrain::Escarpment; // 7 to 4
    declared.dice = die(1);
    escarpment.play(declared);
    CHECK(escarpment["7 Arm/3 I Motor"].status == Status::Eliminated);
    CHECK(escarpment.against(AdvanceUnits{.units = counters({"21/5"})}) == nothing);
    escarpment.play(EndTurn{});
    CHECK(escarpment.state.turn.side == Side::Allies);
}

TEST_CASE("Rommel stays where the units with him retreat, and is put with the nearest",
          "[afrika_korps][combat][rule:AK-RET-5][rule:AK-ROM-6][rule:AK-CMB-11]") {
    auto desert = meeting({{"15/115", "P40"}, {"Rommel", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}});
    CHECK(desert.against(MoveUnits{.units = counters({"7 Arm/7"}), .to = hex_at("P45")}) == Clauses{"! AK-GEN-4"});
    desert.play(attack({"15/115"}, {"7 Arm/7"}, {"G Supply 1"}, 4)); // AB2
    desert.play(back("15/115", {"P39", "P38"}));
    CHECK(desert["Rommel"].hex == hex_at("P40"));
    CHECK(desert.against(EndTurn{}) == Clauses{"AK-ROM-4"});
    desert.play(PlaceRommel{.to = hex_at("P38")});
    CHECK(desert.against(EndTurn{}) == nothing);
}

TEST_CASE("who ends in a zone of control after combat fights no more in that turn", "[afrika_korps][combat][rule:AK-CMB-10]") {
    auto desert = meeting({{"21/5", "P40"},
                           {"21/3", "P40"},
                           {"7 Arm/7", "P41"},
                           {"4I/5", "P44"},
                           {"15/8", "P43"},
                           {"G Supply 1", "P39"},
                           {"G Supply 2", "P42"}});
    desert["7 Arm/7"].hex = hex_at("O41");
    desert["21/5"].hex = hex_at("O40");
    desert["21/3"].hex = hex_at("O40");
    desert.play(attack({"21/5", "21/3"}, {"7 Arm/7"}, {"G Supply 1"}, 3)); // DB2
    const auto ways = retreat_ways(desert.state, unit("7 Arm/7"));
    REQUIRE_FALSE(ways.empty());
    desert.play(RetreatUnits{.units = {{.unit = unit("7 Arm/7"), .way = ways.front()}}});
    const auto left = still_to_fight(desert.state);
    CHECK(left.defenders == counters({"4I/5"}));
    CHECK(left.attackers == counters({"15/8"}));
}

TEST_CASE("a unit that attacks lone supply in a fortress needs none itself and may fight besides",
          "[afrika_korps][combat][rule:AK-CAP-8]") {
    auto desert = Desert::with({{"21/5", "H25"}, {"A Supply 1", "G25"}, {"4I/5", "I26"}, {"4I/7", "M60"}, {"G Supply 1", "H25"}});
    desert.at(10, Side::Axis, Phase::Movement);
    desert.play(CaptureSupply{.supply = unit("A Supply 1"), .method = CaptureMethod::Fortress, .captor = unit("21/5")});
    CHECK_FALSE(desert["21/5"].fought);
    desert.play(attack({"21/5"}, {"4I/5"}, {"G Supply 1"}, 1));
    CHECK(desert["4I/5"].status == Status::Eliminated);
}

TEST_CASE("nobody who dies or goes back takes a duty with him", "[afrika_korps][combat][rule:AK-CMB-2][rule:AK-FOR-2][rule:AK-ZOC-2]") {
    auto desert =
        meeting({{"Ariete", "O40"}, {"Savona", "P41"}, {"9A/20", "P40"}, {"7A/2", "O41"}, {"G Supply 1", "N39"}, {"G Supply 2", "P43"}});
    desert.at(10, Side::Axis, Phase::PreCombat).play(EndPhase{});
    auto died = desert;
    died.play(attack({"Ariete"}, {"9A/20"}, {"G Supply 1"}, 6));
    CHECK(died["Ariete"].status == Status::Eliminated);
    CHECK(still_to_fight(died.state).attackers == counters({"Savona"}));
    CHECK(still_to_fight(died.state).defenders == counters({"7A/2"}));
    auto killed = desert;
    killed.play(attack({"Ariete"}, {"9A/20"}, {"G Supply 1"}, 1));
    CHECK(killed["9A/20"].status == Status::Eliminated);
    killed["7A/2"] = {.status = Status::Eliminated}; // as if it were alone
    CHECK(still_to_fight(killed.state).attackers == counters({"Savona"}));
    CHECK(killed.against(EndPhase{}) == Clauses{"AK-CMB-2"});
    // A garrison that sallied and died: the other enemy beside it is attacked all the same.
    auto sortie = meeting({{"21/3", "G25"}, {"15/8", "G25"}, {"4I/5", "H25"}, {"4I/7", "H26"}, {"G Supply 1", "G25"}});
    sortie.at(10, Side::Axis, Phase::PreCombat).play(EndPhase{});
    CHECK(still_to_fight(sortie.state).defenders.empty());
    sortie.play(attack({"21/3"}, {"4I/5"}, {"G Supply 1"}, 6)); // 2 to 2: H25 is an escarpment
    CHECK(sortie["21/3"].status == Status::Eliminated);
    CHECK(still_to_fight(sortie.state).defenders == counters({"4I/7"}));
    CHECK(sortie.against(EndTurn{}) == Clauses{"AK-CMB-2"});
    // Beside one who is overrun nobody is in a zone of control.
    auto passing = meeting({{"21/5", "P40"}, {"21/3", "O41"}, {"4I/5", "P41"}, {"G Supply 1", "P38"}, {"A Supply 1", "M60"}});
    passing.at(10, Side::Axis, Phase::Movement);
    passing.play(ClaimVictory{.attackers = counters({"21/5"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"})});
    CHECK(still_to_fight(passing.state).attackers == counters({"21/5"}));
    CHECK(still_to_fight(passing.state).defenders == counters({"4I/5"}));
    passing.play(attack({"21/5"}, {"4I/5"}, {}, {})).play(EndTurn{});
}

TEST_CASE("who goes before the battles may be the table's choice", "[afrika_korps][combat][rule:AK-DIV-2][rule:AK-DIV-5][rule:AK-CMB-6]") {
    // Each of the two can attack one hex alone; both hexes together are too much for either.
    auto desert = meeting({{"4I/5", "O40"}, {"4I/7", "O40"}, {"21/5", "P40"}, {"15/8", "P41"}, {"A Supply 1", "N39"}}, Side::Allies);
    desert.at(10, Side::Allies, Phase::PreCombat);
    CHECK(doomed(desert.state).size() == 2); // 1 to 7 each
    auto choice = meeting({{"7 Arm/7", "O40"}, {"7A/1", "O40"}, {"21/5", "P40"}, {"15/8", "P41"}, {"A Supply 1", "N39"}}, Side::Allies);
    choice.at(10, Side::Allies, Phase::PreCombat);
    CHECK(doomed(choice.state).empty()); // 4 to 14
    // Lone defenders of 7 and a stack of one: only one of the two can go against the hill.
    auto stack = meeting({{"7A/2", "P39"}, {"Savona", "P40"}, {"21/5", "P40"}, {"A Supply 1", "P38"}}, Side::Allies);
    stack.at(10, Side::Allies, Phase::PreCombat);
    REQUIRE(doomed(stack.state).size() == 1); // 1 to 9 together, and it cannot attack one of them alone
    CHECK(doomed(stack.state).front().rule == core::RuleRef{"AK-DIV-2"});
    CHECK(stack.against(EndPhase{}) == Clauses{"AK-DIV-2"});
    CHECK(stack.against(EliminateUnits{.units = counters({"7A/2"}), .cause = Cause::TooWeak}) == nothing);
    auto joined = stack;
    joined["4I/5"] = {.status = Status::Map, .hex = hex_at("P39")}; // 1 to 2 and 1 to 7: not allowed; 2 to 9: allowed
    CHECK(joined.against(EndPhase{}) == nothing);
    CHECK(joined.against(EliminateUnits{.units = counters({"7A/2"}), .cause = Cause::TooWeak}) == Clauses{"AK-DIV-2"});
}

TEST_CASE("one unit a hex captures guarded supply instead of fighting, and needs no supply for that",
          "[afrika_korps][combat][rule:AK-CAP-11][rule:AK-DIV-6]") {
    auto desert = meeting({{"Ariete", "P41"},
                           {"Folgore", "P39"},
                           {"Savona", "O39"},
                           {"9A/20", "P40"},
                           {"A Supply 1", "P40"},
                           {"A Supply 2", "P40"},
                           {"G Supply 1", "P44"}});
    desert.at(10, Side::Axis, Phase::PreCombat);
    // Out of reach of supply one of the two may capture; the other goes, whichever.
    CHECK(doomed(desert.state).empty());
    REQUIRE(too_many(desert.state).size() == 1);
    CHECK(too_many(desert.state).front().count == 1);
    const auto by = [](std::string_view supply, std::string_view captor) {
        return CaptureSupply{.supply = unit(supply), .method = CaptureMethod::BattleB, .captor = unit(captor)};
    };
    desert.play(by("A Supply 1", "Folgore"));
    CHECK(desert.state.turn.phase == Phase::PreCombat);
    CHECK(desert.against(by("A Supply 2", "Savona")) == Clauses{"AK-CAP-11"});
    desert.play(by("A Supply 2", "Folgore")); // it is the one that captures here
    CHECK(doomed(desert.state).size() == 1);
    CHECK(doomed(desert.state).front().unit == unit("Savona"));
}

TEST_CASE("a substitute that fights alone is broken to pay, on either side of a battle",
          "[afrika_korps][combat][rule:AK-SUB-5][rule:AK-EXC-6]") {
    auto desert = meeting({{"Sub Arm 1", "P41"}, {"Ariete", "P40"}, {"G Supply 1", "P39"}});
    desert.state.turn.number = 34;
    desert.state.formed.push_back({.substitute = unit("Sub Arm 1"), .parts = counters({"7 Arm/7", "2 Arm/2 S.G."})});
    desert["7 Arm/7"] = {.status = Status::Merged};
    desert["2 Arm/2 S.G."] = {.status = Status::Merged};
    desert["Savona"] = {.status = Status::Map, .hex = hex_at("P40")};
    desert.play(attack({"Savona"}, {"Sub Arm 1"}, {"G Supply 1"}, 2)); // 2 to 4, 1-2: EX
    REQUIRE(desert.state.turn.aftermath);
    CHECK(desert.state.turn.aftermath->payer == Side::Allies);
    CHECK(desert.state.turn.aftermath->due == 2);
    CHECK(desert["Sub Arm 1"].status == Status::Map);
    auto whole = desert;
    whole.play(pay({"Sub Arm 1"}));
    CHECK(whole["7 Arm/7"].status == Status::Eliminated);
    desert.play(ExchangeCounters{.give = counters({"Sub Arm 1"}), .take = counters({"7 Arm/7", "2 Arm/2 S.G."})});
    desert.play(pay({"7 Arm/7"}));
    CHECK(desert["2 Arm/2 S.G."].status == Status::Map);
}

TEST_CASE("who retreats captures lone supply in a fortress by entering it, and not in passing",
          "[afrika_korps][combat][rule:AK-CAP-6][rule:AK-CAP-7]") {
    auto desert = meeting({{"21/5", "J27"}, {"15/8", "J27"}, {"G Supply 1", "J27"}, {"7 Arm/7", "I26"}, {"G Supply 2", "G25"}});
    const int odds_for_six = (*printed_tables())[hex_at("I26")].terrain == Terrain::Escarpment ? 3 : 4; // 2-1 or 4-1: DB2
    desert.play(attack({"21/5", "15/8"}, {"7 Arm/7"}, {"G Supply 1"}, odds_for_six));
    const auto ways = retreat_ways(desert.state, unit("7 Arm/7"));
    const auto into = std::ranges::find(ways, hex_at("G25"), [](const auto& way) { return way.back(); });
    const auto past = std::ranges::find_if(
        ways, [&](const auto& way) { return way.back() != hex_at("G25") && meet(desert.state, way.back(), hex_at("G25")); });
    REQUIRE((into != ways.end() && past != ways.end()));
    auto passed = desert;
    passed.play(RetreatUnits{.units = {{.unit = unit("7 Arm/7"), .way = *past}}});
    CHECK(passed["G Supply 2"].status == Status::Map);
    desert.overrule(RetreatUnits{.units = {{.unit = unit("7 Arm/7"), .way = *into}}}); // its owner agrees
    CHECK(desert["G Supply 2"].status == Status::Stock);
    const auto taken = supply_units(desert.state, Side::Allies);
    REQUIRE(taken.size() == 1);
    CHECK(desert.state[taken.front()].hex == hex_at("G25"));
}

TEST_CASE("a substitute has fought when one of those that formed it has", "[afrika_korps][combat][rule:AK-SUB-4][rule:AK-CMB-9]") {
    auto desert = meeting({{"7 Arm/7", "P40"}, {"2 Arm/2 S.G.", "P40"}, {"A Supply 1", "P39"}}, Side::Allies);
    desert.at(34, Side::Allies, Phase::Movement);
    desert["2 Arm/2 S.G."].fought = true; // it captured guarded supply
    desert.play(ExchangeCounters{.give = counters({"7 Arm/7", "2 Arm/2 S.G."}), .take = counters({"Sub Arm 1"})});
    CHECK(desert["Sub Arm 1"].fought);
}

TEST_CASE("where there is too much to think through, who may capture need not be brought supply",
          "[afrika_korps][combat][rule:AK-CAP-11][rule:AK-DIV-6]") {
    auto desert = meeting({{"7A/1", "P40"},
                           {"7 Arm/3 I Motor", "P40"},
                           {"2 Arm/3", "P40"},
                           {"7A/2", "P41"},
                           {"9A/20", "P41"},
                           {"7 Arm/4", "P41"},
                           {"4I/5", "P42"},
                           {"22 Gds", "P42"},
                           {"7 Arm/7", "P42"},
                           {"A Supply 1", "P41"},
                           {"G Supply 1", "R41"}});
    desert.at(10, Side::Axis, Phase::Movement);
    struct Own {
        const char* word;
        const char* hex;
        int attack;
    };
    Stocktake factors{.reason = "our counters"}; // all strong, and no two alike; supply does not reach those in O41
    for (const auto& each : {Own{"21/5", "Q40", 15}, Own{"21/3", "Q40", 14}, Own{"Savona", "Q40", 13}, Own{"Trento", "Q41", 15},
                             Own{"Ariete", "Q41", 14}, Own{"21/104", "Q41", 13}, Own{"Trieste", "Q42", 15}, Own{"Brescia", "Q42", 14},
                             Own{"Pavia", "Q42", 13}, Own{"15/8", "Q43", 15}, Own{"15/115", "Q43", 14}, Own{"15/33", "Q43", 13},
                             Own{"90/361", "P43", 12}, Own{"Sabratha", "O41", 15}, Own{"90/55", "O41", 14}, Own{"90/200", "O41", 13}}) {
        desert[each.word] = {.status = Status::Map, .hex = hex_at(each.hex)};
        factors.factors.push_back({.counter = unit(each.word), .attack = each.attack, .defence = 1, .movement = 10});
    }
    desert.play(factors);
    REQUIRE(refused(plans(*desert.state.tables, desert.state.options, contact_to_plan(desert.state), {}, 1)) == "AK-CMB-6");
    REQUIRE(doomed(desert.state).size() == 3);
    CHECK(desert.against(EndPhase{}) == nothing); // each of them stands beside the supply in P41
    desert["A Supply 1"].hex = hex_at("M60");
    CHECK(desert.against(EndPhase{}) == Clauses{"AK-DIV-6"});
}

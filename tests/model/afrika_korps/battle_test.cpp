// Odds, the combat results table and its chances, what a battle is worth before the die, supply for attacks.

#include "model/afrika_korps/battle/chances.hpp"
#include "model/afrika_korps/battle/combat_results.hpp"
#include "model/afrika_korps/battle/odds_column.hpp"
#include "tests/model/afrika_korps/contacts.hpp"

#include <rapidcheck.h>

#include <numeric>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

OddsColumn column(int attack, int defence, const Options& options = {}) { return odds_column(*printed_tables(), options, attack, defence); }

} // namespace

TEST_CASE("odds are rounded for the defender", "[afrika_korps][odds][rule:AK-ODD-1]") {
    CHECK(id_of(column(7, 2)) == "3-1");
    CHECK(id_of(column(2, 7)) == "1-4");
    CHECK(id_of(column(5, 5)) == "1-1");
    CHECK(id_of(column(5, 6)) == "1-2");
    CHECK(id_of(column(1, 6)) == "1-6");
}

TEST_CASE("from 7-1 on no die is needed, and worse than 1-6 is not allowed", "[afrika_korps][odds][rule:AK-ODD-4][rule:AK-ODD-5]") {
    CHECK(column(13, 2) == OddsColumn::SixToOne);
    CHECK(column(14, 2) == OddsColumn::Automatic);
    CHECK(column(900, 2) == OddsColumn::Automatic);
    CHECK(column(1, 7) == OddsColumn::NotAllowed);
    CHECK(column(1, 900) == OddsColumn::NotAllowed);
    CHECK(odds_of({1}, {7}) == "AK-ODD-5");
}

TEST_CASE("the printed chart is a choice of the table", "[afrika_korps][odds][rule:AK-ODD-6]") {
    CHECK(printed_tables()->chart.size() == 11);
    const Options printed{.printed_odds_chart = true};
    int different = 0;
    for (int attack = 1; attack <= 60; ++attack) {
        for (int defence = 1; defence <= 40; ++defence) {
            const auto chart = chart_reads(*printed_tables(), attack, defence);
            CHECK(column(attack, defence, printed) == chart.value_or(column(attack, defence)));
            different += chart && *chart != column(attack, defence) ? 1 : 0;
        }
    }
    CHECK(different == 11);
    CHECK(id_of(column(6, 17)) == "1-3");
    CHECK(id_of(column(6, 17, printed)) == "1-4");
}

TEST_CASE("better odds need more attackers or fewer defenders", "[afrika_korps][odds][rule:AK-ODD-1]") {
    CHECK(rc::check("odds are monotone and lie between the next whole ratios", [] {
        const auto attack = *rc::gen::inRange(1, 200);
        const auto defence = *rc::gen::inRange(1, 200);
        const auto here = column(attack, defence);
        RC_ASSERT(column(attack + 1, defence) >= here);
        RC_ASSERT(column(attack, defence + 1) <= here);
        RC_ASSERT(column(attack * 3, defence * 3) == here);
        const auto steps = static_cast<int>(here) - static_cast<int>(OddsColumn::OneToOne);
        if (here != OddsColumn::Automatic && here != OddsColumn::NotAllowed) {
            RC_ASSERT((steps >= 0 ? attack >= defence * (steps + 1) : attack * (1 - steps) >= defence)); // never better than it is
            RC_ASSERT((steps >= 0 ? attack < defence * (steps + 2) : attack * -steps < defence));        // nor a whole column worse
        }
    }));
}

TEST_CASE("a die has six faces", "[afrika_korps][results][rule:AK-GEN-5][rule:AK-CRT-1][rule:AK-CRT-2]") {
    const auto& tables = *printed_tables();
    for (const int die : {-1, 0, 7, 100}) {
        const auto answer = combat_result(tables, OddsColumn::ThreeToOne, die);
        REQUIRE(refused(answer) == "AK-GEN-5");
        CHECK(core::fill(std::get<core::Refused>(answer).why.id, std::get<core::Refused>(answer).why) ==
              "The die shows 1 to 6, not " + std::to_string(die) + ": type the face again.");
    }
    CHECK(std::get<CombatResult>(combat_result(tables, OddsColumn::ThreeToOne, 6)) == CombatResult::DefendersEliminated);
    CHECK(std::get<CombatResult>(combat_result(tables, OddsColumn::OneToOne, 2)) == CombatResult::Exchange);
    CHECK(std::get<CombatResult>(combat_result(tables, OddsColumn::Automatic, 0)) == CombatResult::DefendersEliminated);
    CHECK(refused(combat_result(tables, OddsColumn::NotAllowed, 3)) == "AK-ODD-5");
}

TEST_CASE("the chances of a column are its faces", "[afrika_korps][results][rule:AK-CRT-1]") {
    for (auto each = OddsColumn::OneToSix; each <= OddsColumn::Automatic; each = static_cast<OddsColumn>(static_cast<int>(each) + 1)) {
        const auto found = chances(*printed_tables(), each);
        CHECK(std::accumulate(found.sixths.begin(), found.sixths.end(), 0) == 6);
    }
    const auto found = chances(*printed_tables(), OddsColumn::OneToFour);
    CHECK(found[CombatResult::AttackersEliminated] == 3);
    CHECK(found[CombatResult::AttackersBack] == 3);
    CHECK(chances(*printed_tables(), OddsColumn::Automatic)[CombatResult::DefendersEliminated] == 6);
}

TEST_CASE("a defender counts twice in a fortress or on an escarpment, an attacker never",
          "[afrika_korps][odds][rule:AK-ODD-2][rule:AK-ODD-3][rule:AK-CMB-4][rule:AK-CMB-5]") {
    CHECK(odds_of({2}, {4}, Terrain::Escarpment) == "1-4");
    CHECK(odds_of({6}, {1}, Terrain::Fortress) == "3-1");
    CHECK(odds_of({6}, {1}, Terrain::HomeBase) == "6-1");
    CHECK(odds_of({6}, {1}, Terrain::DepressionEdge) == "6-1");
    auto mixed = defenders({2, 2});
    mixed.back().terrain = Terrain::Escarpment;
    CHECK(defence_value(*printed_tables(), mixed) == 6);
    CHECK(std::get<BattleValue>(value_of(attackers({3, 4}), mixed)) ==
          BattleValue{.attack = 7, .defence = 6, .column = OddsColumn::OneToOne, .supply_needed = true});
}

TEST_CASE("what cannot be a battle is refused", "[afrika_korps][odds][rule:AK-CMB-12][rule:AK-CMB-9][rule:AK-ODD-7]") {
    CHECK(odds_of({}, {1}) == "AK-CMB-12");
    CHECK(odds_of({1}, {}) == "AK-CMB-12");
    auto twice = attackers({3, 2});
    twice.back().unit = twice.front().unit;
    CHECK(refused(value_of(twice, defenders({1}))) == "AK-CMB-9");
    CHECK(refused(value_of({{counter("G Rommel"), 1}}, defenders({1}))) == "AK-ODD-7");
    CHECK(refused(value_of({{counter("G Supply 1"), 0}}, defenders({1}))) == "AK-ODD-7");
    CHECK(refused(value_of(attackers({3}), {{.unit = counter("A Supply 1"), .defence = 1, .terrain = Terrain::Clear}})) == "AK-ODD-7");
    CHECK(refused(value_of(attackers({3}), defenders({1}, Terrain::Sea))) == "AK-MOV-4");
    auto again = defenders({2});
    again.front().retreated_in = true;
    CHECK(refused(value_of(attackers({3}), again)) == "AK-CMB-9");
}

TEST_CASE("an attack at 1-2 or better names its supply",
          "[afrika_korps][supply][rule:AK-ASP-1][rule:AK-ASP-5][rule:AK-ASP-8][rule:AK-ASP-9]") {
    const auto even = std::get<BattleValue>(value_of(attackers({3}), defenders({6})));
    CHECK(even.supply_needed);
    CHECK(refused(supply_objection(even, {})) == "AK-ASP-8");
    const std::vector two{counter("G Supply 1"), counter("G Supply 2")};
    CHECK_FALSE(supply_objection(even, two));
    const auto low = std::get<BattleValue>(value_of(attackers({3}), defenders({7})));
    CHECK_FALSE(low.supply_needed);
    CHECK_FALSE(supply_objection(low, {}));
}

TEST_CASE("who could join may not be left out to escape supply", "[afrika_korps][supply][rule:AK-ASP-6]") {
    const auto& tables = *printed_tables();
    const auto low = std::get<BattleValue>(value_of(attackers({2}), defenders({6})));
    CHECK_FALSE(worsened(tables, {}, low, 0));
    const auto warning = worsened(tables, {}, low, 1);
    REQUIRE(warning);
    CHECK(warning->rule.id == "AK-ASP-6");
    const auto lower = std::get<BattleValue>(value_of(attackers({1}), defenders({6})));
    CHECK_FALSE(worsened(tables, {}, lower, 1)); // 1-3 still
    const auto high = std::get<BattleValue>(value_of(attackers({6}), defenders({6})));
    CHECK_FALSE(worsened(tables, {}, high, 6));
}

TEST_CASE("a unit that retreated into a fortress adds nothing, and alone is lost at any odds",
          "[afrika_korps][odds][rule:AK-FOR-5][rule:AK-FOR-6][rule:AK-ASP-11]") {
    auto inside = defenders({1, 1, 2}, Terrain::Fortress);
    inside[2].retreated_in = true;
    CHECK(std::get<BattleValue>(value_of(attackers({7, 5}), inside)).defence == 4);
    const std::vector alone{inside[2]};
    const auto strong = std::get<BattleValue>(value_of(attackers({2}), alone));
    CHECK(strong.no_die());
    CHECK(strong.supply_needed);
    auto big = alone;
    big.front().defence = 7;
    const auto weak = std::get<BattleValue>(value_of(attackers({1}), big)); // 1:14
    CHECK(weak.no_die());
    CHECK_FALSE(weak.supply_needed);
}

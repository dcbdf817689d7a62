// What the table asks the map before it acts: lines of supply and what cuts them, duties, variants of a battle, what is proposed after it.

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

// P30 to P59 is open desert. Next to P40 lie P39, P41, O39, O40, Q40 and Q41.
Desert meeting(std::initializer_list<std::pair<std::string_view, std::string_view>> rows, Phase phase = Phase::Combat) {
    auto desert = Desert::with(rows);
    desert.at(10, Side::Axis, phase);
    return desert;
}

SupplyLine line_of(const Desert& desert, std::string_view word) {
    const auto lines = supply_lines(desert.state, printed_tables()->counters[unit(word).index].side);
    const auto found = std::ranges::find(lines, unit(word), &SupplyLine::unit);
    REQUIRE(found != lines.end());
    return *found;
}

} // namespace

TEST_CASE("a line of supply leads from the unit to its supply, and names what cuts it",
          "[afrika_korps][advice][rule:AK-ISO-1][rule:AK-ASP-2][rule:AK-AMB-24]") {
    auto desert = meeting({{"21/5", "P44"}, {"G Supply 1", "P40"}, {"7 Arm/7", "M50"}});
    auto line = line_of(desert, "21/5");
    CHECK(line.open());
    CHECK(line.line.size() == 5);
    CHECK(line.line.front() == hex_at("P44"));
    CHECK(line.line.back() == hex_at("P40"));
    CHECK(attack_line(desert.state, unit("G Supply 1"), unit("21/5"), {}).open());
    desert["G Supply 1"].hex = hex_at("P34");
    CHECK_FALSE(attack_line(desert.state, unit("G Supply 1"), unit("21/5"), {}).open()); // too far for an attack
    CHECK(line_of(desert, "21/5").open());

    // Supply that itself stands in an enemy zone of control sends a line out, unless the table plays otherwise.
    desert["G Supply 1"].hex = hex_at("P40");
    desert["7 Arm/7"].hex = hex_at("O40");
    CHECK(line_of(desert, "21/5").open());
    CHECK(isolated_on_map(desert.state, Side::Axis).empty());
    desert.state.options.supply_hex_must_be_free = true;
    line = line_of(desert, "21/5");
    CHECK_FALSE(line.open());
    CHECK(std::ranges::find(line.cut, hex_at("P40")) != line.cut.end());
    CHECK(isolated_on_map(desert.state, Side::Axis) == counters({"21/5"}));
    desert["G Supply 1"] = {.status = Status::Stock};
    CHECK(line_of(desert, "21/5").line.empty());
}

TEST_CASE("the duties are the enemies that must be attacked with what all beside them make of it",
          "[afrika_korps][advice][rule:AK-CMB-2][rule:AK-CMB-3][rule:AK-FOR-1]") {
    auto desert = meeting({{"21/5", "P40"}, {"21/3", "P40"}, {"4I/5", "P41"}, {"G Supply 1", "P39"}, {"9A/20", "G25"}, {"15/8", "H25"}});
    const auto left = duties(desert.state);
    REQUIRE(left.enemies.size() == 1);
    const auto& duty = left.enemies.front();
    CHECK(duty.hex == hex_at("P41"));
    CHECK(duty.enemies == counters({"4I/5"}));
    CHECK(duty.own.size() == 2);
    REQUIRE(duty.value);
    CHECK(duty.value->attack == 9);
    CHECK(duty.value->defence == 1);
    CHECK(left.attackers.size() == 2);
    // A fortress may be attacked and need not.
    const auto all = targets(desert.state);
    REQUIRE(all.size() == 2);
    CHECK(all.back().hex == hex_at("G25"));
    CHECK(all.back().own == counters({"15/8"}));
    REQUIRE(all.back().value);
    CHECK(all.back().value->defence == 2 * printed_tables()->counters[unit("9A/20").index].defence); // not attacked before
    auto held = desert; // only who came in by its retreat counts nothing
    held["9A/20"].fought = true;
    CHECK(value_of(held.state, counters({"15/8"}), counters({"9A/20"}))->defence == all.back().value->defence);
    desert["4I/5"].hex = hex_at("P50");
    CHECK(duties(desert.state).none());
}

TEST_CASE("one unit more or less is another battle, and supply is named that reaches all",
          "[afrika_korps][advice][rule:AK-ASP-8][rule:AK-ASP-9][rule:AK-CRT-1]") {
    const auto desert = meeting({{"21/5", "P40"}, {"21/3", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}, {"G Supply 2", "P59"}});
    const auto enemy = counters({"7 Arm/7"});
    const auto alone = variants(desert.state, counters({"21/5"}), enemy);
    REQUIRE(alone.size() == 1);
    CHECK(alone.front().joins);
    CHECK(alone.front().unit == unit("21/3"));
    CHECK(alone.front().value.column == OddsColumn::ThreeToOne); // 9 to 3
    CHECK(alone.front().chances == chances(*printed_tables(), OddsColumn::ThreeToOne));
    CHECK(alone.front().supported);
    const auto both = variants(desert.state, counters({"21/5", "21/3"}), enemy);
    REQUIRE(both.size() == 2);
    CHECK_FALSE(both.front().joins);
    CHECK(supply_choices(desert.state, counters({"21/5", "21/3"}), enemy) == std::vector<std::vector<CounterId>>{counters({"G Supply 1"})});
    CHECK(value_of(desert.state, counters({"21/5"}), enemy)->column == OddsColumn::TwoToOne);
}

TEST_CASE("an automatic victory is found while it can be claimed, and the books take it",
          "[afrika_korps][advice][rule:AK-VA-1][rule:AK-VA-3]") {
    auto desert = meeting({{"21/5", "P40"}, {"4I/5", "P41"}, {"G Supply 1", "P38"}, {"Bologna", "W9"}, {"50/69", "S61"}}, Phase::Movement);
    const auto found = possible_victories(desert.state);
    REQUIRE(found.size() == 1);
    CHECK(found.front().value.column == OddsColumn::Automatic);
    auto late = desert;
    late.state.turn.phase = Phase::Combat;
    CHECK(possible_victories(late.state).empty());
    ClaimVictory claim{.attackers = found.front().attackers, .blockers = {}, .defenders = {}, .supply = found.front().supply, .closed = {}};
    for (const auto id : found.front().defenders) {
        claim.defenders.push_back({.unit = id});
    }
    desert.play(claim);
    CHECK(possible_victories(desert.state).empty());
    CHECK(desert["4I/5"].overrun);
}

TEST_CASE("what follows a battle is proposed so that the books take it",
          "[afrika_korps][advice][rule:AK-RET-1][rule:AK-RET-4][rule:AK-EXC-4][rule:AK-ADV-1]") {
    auto desert =
        meeting({{"21/5", "P40"}, {"15/8", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}, {"Bologna", "W9"}, {"50/69", "S61"}});
    Attack attack{.attackers = counters({"21/5"}), .defenders = enemies({"7 Arm/7"}), .supply = counters({"G Supply 1"}), .dice = die(3)};
    attack.attackers = counters({"21/5", "15/8"});
    auto back = desert;
    attack.dice = die(4); // 14 to 3, 4-1: defenders back
    back.play(attack);
    const auto rows = proposed_retreats(back.state);
    REQUIRE(rows.size() == 1);
    CHECK(rows.front().way.size() == 2);
    back.play(RetreatUnits{rows});
    CHECK(back["7 Arm/7"].hex == rows.front().way.back());
    CHECK(possible_advances(back.state).empty()); // nobody advances in the open

    attack.dice = die(2); // exchange
    desert.play(attack);
    const auto payments = proposed_payments(desert.state);
    REQUIRE_FALSE(payments.empty());
    PayExchange pay;
    for (const auto id : payments.front()) {
        pay.payments.push_back({.unit = id});
    }
    desert.play(pay);
    CHECK(proposed_payments(desert.state).empty());
}

TEST_CASE("where the books do not keep where counters stand, nothing is advised", "[afrika_korps][advice]") {
    const Desert desert(Depth::Battles);
    CHECK(supply_lines(desert.state, Side::Axis).empty());
    CHECK(duties(desert.state).none());
    CHECK(targets(desert.state).empty());
    CHECK(contact_to_plan(desert.state).attackers.empty());
    CHECK(possible_victories(desert.state).empty());
}

TEST_CASE("lone supply in a fortress is named for who stands beside it, and what is exchanged for a substitute",
          "[afrika_korps][advice][rule:AK-CAP-7][rule:AK-SUB-1][rule:AK-SUB-5]") {
    auto desert = meeting({{"21/5", "H25"}, {"A Supply 1", "G25"}, {"4I/5", "S50"}}, Phase::Movement);
    CHECK(lone_supply_in_fortresses(desert.state) == counters({"A Supply 1"}));
    desert["4I/5"].hex = hex_at("G25");
    CHECK(lone_supply_in_fortresses(desert.state).empty());

    auto allies = Desert::with({{"4I/5", "S50"}, {"4I/7", "S50"}, {"4I/11", "S50"}, {"21/5", "P40"}});
    allies.at(33, Side::Allies, Phase::Movement);
    const auto give = counters({"4I/5", "4I/7", "4I/11"});
    const auto found = possible_exchanges(allies.state, give);
    REQUIRE_FALSE(found.empty());
    allies.play(ExchangeCounters{.give = give, .take = found.front()});
    const auto back = possible_exchanges(allies.state, found.front());
    REQUIRE(back.size() == 1);
    CHECK(back.front() == give);
    allies.at(10, Side::Allies, Phase::Movement);
    CHECK(possible_exchanges(allies.state, found.front()).empty());
}

TEST_CASE("supply beside the unit attacked sends its line out for that battle only", "[afrika_korps][advice][rule:AK-ASP-4]") {
    const auto desert = meeting({{"15/115", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "O40"}});
    CHECK(attack_line(desert.state, unit("G Supply 1"), unit("15/115"), counters({"7 Arm/7"})).open());
    CHECK_FALSE(attack_line(desert.state, unit("G Supply 1"), unit("15/115"), {}).open());
}

TEST_CASE("where each attacker has a supply unit of its own all are named, and none that stands nowhere",
          "[afrika_korps][advice][rule:AK-ASP-8][rule:AK-ASP-9][rule:AK-GEN-1]") {
    auto desert =
        meeting({{"21/5", "P31"}, {"G Supply 1", "P30"}, {"21/3", "P45"}, {"G Supply 2", "P44"}, {"15/8", "P58"}, {"G Supply 3", "P57"}});
    desert["G Supply Captured 4"] = {.status = Status::Map};
    CHECK(supply_choices(desert.state, counters({"21/5", "21/3", "15/8"}), {}) ==
          std::vector<std::vector<CounterId>>{counters({"G Supply 1", "G Supply 2", "G Supply 3"})});
}

TEST_CASE("an advance is offered to who fought, is left and stands beside the hex, while there is room",
          "[afrika_korps][advice][rule:AK-ADV-1][rule:AK-ADV-3][rule:AK-STK-1]") {
    // P28 is an escarpment.
    auto desert = meeting(
        {{"21/5", "P27"}, {"15/8", "P27"}, {"90/55", "P25"}, {"4I/5", "P28"}, {"G Supply 1", "P26"}, {"Bologna", "W9"}, {"50/69", "S61"}});
    desert.overrule(Attack{.attackers = counters({"21/5", "15/8", "90/55"}), // the last by a ruling
                           .defenders = enemies({"4I/5"}),
                           .supply = counters({"G Supply 1"})});
    const auto offered = [](const Desert& now) {
        const auto found = possible_advances(now.state);
        return found.empty() ? std::vector<CounterId>{} : found.front().units;
    };
    CHECK(offered(desert) == counters({"21/5", "15/8"}));
    auto nowhere = desert;
    nowhere["15/8"].hex.reset();
    CHECK(offered(nowhere) == counters({"21/5"}));
    auto back = desert;
    back["15/8"].retreated = true;
    CHECK(offered(back) == counters({"21/5"}));
    for (const auto* const word : {"Pavia", "Brescia", "Savona"}) {
        desert[word] = {.status = Status::Map, .hex = hex_at("P28")};
    }
    CHECK(possible_advances(desert.state).empty());

    auto both = meeting({{"21/3", "P27"}, {"4I/5", "P28"}, {"G Supply 1", "P26"}, {"Bologna", "W9"}, {"50/69", "S61"}});
    both.play(Attack{
        .attackers = counters({"21/3"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"}), .dice = die(2)}); // 2 to 2, EX
    REQUIRE(both["21/3"].status == Status::Eliminated);
    REQUIRE(both.state.turn.aftermath->hexes == hexes({"P28"}));
    CHECK(possible_advances(both.state).empty());
}

TEST_CASE("a captor is looked for where supply stands with combat units in the open",
          "[afrika_korps][advice][rule:AK-CAP-11][rule:AK-FOR-7]") {
    const auto captors = [](std::initializer_list<std::pair<std::string_view, std::string_view>> rows) {
        return contact_to_plan(meeting(rows).state).captors.size();
    };
    CHECK(captors({{"21/5", "P40"}, {"4I/5", "P41"}, {"A Supply 1", "P41"}}) == 1);
    CHECK(captors({{"21/5", "P40"}, {"4I/5", "P41"}, {"A Supply 1", "O40"}}) == 0); // alone
    CHECK(captors({{"21/5", "H25"}, {"4I/5", "G25"}, {"A Supply 1", "G25"}}) == 0); // in a fortress
}

// Automatic victories: when they are had, what they cost, whether they still stand at the end of movement.

#include "model/afrika_korps/battle/automatic_victory.hpp"
#include "tests/model/afrika_korps/contacts.hpp"

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

VictoryClaim claim(const std::vector<int>& own, const std::vector<int>& enemy, Retreat retreat = Retreat::Open) {
    return {.attackers = attackers(own),
            .blockers = {counter("G 15Pz 33")},
            .defenders = defenders(enemy),
            .retreat = retreat,
            .supply = Supply::Reaches,
            .doomed = {}};
}

std::variant<core::Refused, AutomaticVictory> answer(const VictoryClaim& claim) { return automatic_victory(*printed_tables(), {}, claim); }

} // namespace

TEST_CASE("7-1 is an automatic victory, and 5-1 against a defender who cannot retreat",
          "[afrika_korps][va][rule:AK-VA-1][rule:AK-VA-6][rule:AK-VA-7]") {
    const auto open = std::get<AutomaticVictory>(answer(claim({7}, {1})));
    CHECK(open.value.no_die());
    CHECK(open.fixed == std::vector{some_unit(Side::Axis, 0)}); // nobody has to close the retreat
    CHECK(refused(answer(claim({6}, {1}))) == "AK-VA-1");
    CHECK(refused(answer(claim({4}, {1}, Retreat::Closed))) == "AK-VA-1");
    const auto closed = std::get<AutomaticVictory>(answer(claim({5}, {1}, Retreat::Closed)));
    CHECK(closed.fixed == std::vector{some_unit(Side::Axis, 0), counter("G 15Pz 33")});
    CHECK(refused(answer(claim({1}, {7}))) == "AK-ODD-5");
}

TEST_CASE("where 5-1 and 6-1 need no die, every face eliminates or drives back", "[afrika_korps][va][rule:AK-VA-2]") {
    for (const auto column : die_columns) {
        bool certain = true;
        for (const auto result : printed_tables()->results[static_cast<std::size_t>(column) - 1]) {
            certain = certain && (result == CombatResult::DefendersEliminated || result == CombatResult::DefendersBack);
        }
        CHECK(automatic(*printed_tables(), column, Retreat::Closed) == certain);
        CHECK_FALSE(automatic(*printed_tables(), column, Retreat::Open));
    }
}

TEST_CASE("a victory needs supply when it is obtained and at the end of movement",
          "[afrika_korps][va][rule:AK-VA-3][rule:AK-VA-9][rule:AK-VA-10][rule:AK-ASP-10]") {
    auto without = claim({7}, {1});
    without.supply = Supply::OutOfReach;
    CHECK(refused(answer(without)) == "AK-VA-3");
    const auto obtained = std::get<AutomaticVictory>(answer(claim({7}, {1})));
    CHECK(stands_at_end(obtained, Supply::Reaches));
    CHECK_FALSE(stands_at_end(obtained, Supply::OutOfReach));
    const std::vector first{counter("G Supply 1")};
    const std::vector second{counter("G Supply 2")};
    CHECK(supply_used(first, first) == first);
    CHECK(supply_used(first, second).size() == 2);
}

TEST_CASE("a unit that goes before combat takes no part in a victory", "[afrika_korps][va][rule:AK-DIV-7]") {
    auto with = claim({5}, {1}, Retreat::Closed);
    with.doomed = {counter("G 15Pz 33")};
    CHECK(refused(answer(with)) == "AK-DIV-7");
    auto strong = claim({7}, {1});
    strong.doomed = {counter("G 15Pz 33")}; // it closes nothing that must be closed
    CHECK(refused(answer(strong)).empty());
    strong.doomed = {some_unit(Side::Axis, 0)};
    CHECK(refused(answer(strong)) == "AK-DIV-7");
}

// Exact odds of a battle against every throw of its dice.

#include "tests/model/empire_of_the_sun/pacific.hpp"
#include "tests/model/empire_of_the_sun/plain_battle.hpp"

#include <random>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

class Chance {
public:
    explicit Chance(std::uint32_t seed) : m_chance(seed) {}

    int below(int limit) { return static_cast<int>(m_chance() % static_cast<std::uint32_t>(limit)); }
    bool once_in(int times) { return below(times) == 0; }

    Fighter fighter(Arm arm, bool reaction) {
        Fighter unit{.name = "unit", .arm = arm, .attack = {}, .defence = 2 + below(9)};
        unit.attack[1] = below(8);
        unit.attack[0] = unit.attack[1] + below(8);
        unit.step = once_in(4) ? Step::Reduced : Step::Full;
        unit.us = once_in(2);
        unit.reacts = reaction && once_in(4);
        if (arm == Arm::Ground) {
            unit.lands = once_in(2) && (!reaction || unit.reacts);
            unit.one_step = once_in(6);
            unit.intrinsic = reaction && !unit.reacts && once_in(6);
            unit.one_step = unit.one_step || unit.intrinsic;
            unit.armour = once_in(8);
        } else {
            unit.in_hex = !once_in(3);
            unit.extended = arm == Arm::Aircraft && once_in(4);
            unit.active = !reaction || unit.reacts || once_in(2);
        }
        return unit;
    }
    Force force(Side side, bool reaction) {
        Force found{.side = side, .units = {}};
        for (int i = below(4); i > 0; --i) {
            found.units.push_back(fighter(static_cast<Arm>(below(3)), reaction));
        }
        for (int i = below(3); i > 0; --i) {
            found.units.push_back(fighter(Arm::Ground, reaction));
        }
        found.air_naval_event = once_in(4) ? below(5) - 2 : 0;
        found.ground_event = once_in(4) ? below(5) - 2 : 0;
        if (once_in(10)) {
            found.ground_final = below(5);
        }
        found.silent = once_in(20);
        found.half_defence = once_in(20);
        return found;
    }
    Battle battle() {
        const auto side = once_in(2) ? Side::Japan : Side::Allies;
        Battle found{.offensive = force(side, false),
                     .reaction = force(enemy_of(side), true),
                     .year = 1941 + below(5),
                     .terrain = static_cast<Terrain>(below(6))};
        if (once_in(2)) {
            found.status = static_cast<Status>(below(3));
        } else {
            found.intelligence = below(10);
            found.intelligence_modifier = once_in(2) ? -2 : 0;
        }
        found.no_retreat = once_in(4);
        found.critical_modified = once_in(6);
        found.chart_superiority = once_in(6);
        found.chart_landing = once_in(6);
        found.transfer = !once_in(4);
        return found;
    }

private:
    std::mt19937 m_chance;
};

} // namespace

TEST_CASE("odds of two thousand battles are those of every throw of their dice",
          "[empire_of_the_sun][battle][odds][rule:ES-INT-4][rule:ES-INT-7][rule:ES-BAT-9][rule:ES-BAT-13][rule:ES-BAT-14][rule:ES-BAT-15]["
          "rule:ES-BAT-24]"
          "[rule:ES-BAT-25][rule:ES-BAT-26][rule:ES-BAT-27][rule:ES-BAT-28][rule:ES-BAT-29][rule:ES-BAT-30][rule:ES-GND-2][rule:ES-GND-12]["
          "rule:ES-GND-14]") {
    Chance chance(18);
    std::array<int, 4> grounds{};
    for (int round = 0; round < 2'000; ++round) {
        const auto battle = chance.battle();
        const auto rule = static_cast<LossRule>(round % 3);
        INFO("battle " << round);
        const auto expected = every_throw(battle, rule);
        const auto odds = battle_odds(tables(), battle, rule);
        int all = 0;
        REQUIRE(odds.ends.size() == expected.size());
        for (const auto& [outcome, throws] : odds.ends) {
            const auto place = expected.find(outcome);
            REQUIRE(place != expected.end());
            REQUIRE(place->second == throws);
            all += throws;
            grounds[static_cast<std::size_t>(outcome.ground)] += 1;
        }
        REQUIRE(all == BattleOdds::all_throws);
    }
    for (const auto each : grounds) {
        CHECK(each > 500); // no ending is left out
    }
}

TEST_CASE("a rule that keeps more costs less", "[empire_of_the_sun][battle][odds]") {
    Chance chance(7);
    for (int round = 0; round < 50; ++round) {
        auto battle = chance.battle();
        battle.status = Status::Intercept; // both sides fire at once, so that one side's losses change nothing for the other's
        battle.reaction.units.erase(std::remove_if(battle.reaction.units.begin(), battle.reaction.units.end(),
                                                   [](const Fighter& unit) { return unit.arm == Arm::Ground; }),
                                    battle.reaction.units.end());
        const auto kept = [&](LossRule rule) {
            std::int64_t sum = 0;
            for (const auto& [outcome, throws] : battle_odds(tables(), battle, rule).ends) {
                for (std::size_t i = 0; i < outcome.reaction.size(); ++i) {
                    sum += outcome.reaction[i] == 0
                               ? 0
                               : std::int64_t{throws} * battle.reaction.units[i].attack[outcome.reaction[i] == 2 ? 0 : 1];
                }
            }
            return sum;
        };
        const auto most = kept(LossRule::MostAttackKept);
        CHECK(most >= kept(LossRule::LeastCost));
        CHECK(most >= kept(LossRule::MostAttackLost));
    }
}

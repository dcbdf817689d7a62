// What thrown dice say of the odds: battles of all kinds, fought many times on fixed seeds.

#include "tests/model/odds/thrown.hpp"

#include "tests/support/catch.hpp"

#include <cmath>

using namespace intendant::odds;

namespace {

/// A mean of many throws, with the deviation that chance allows it.
struct Mean {
    double sum{0};
    double squares{0};

    void add(double value) {
        sum += value;
        squares += value * value;
    }
    /// How many standard deviations the mean of so many throws lies from what was expected.
    double off(double expected, int throws) const {
        const double mean = sum / throws;
        const double variance = std::max(squares / throws - mean * mean, 1e-12);
        return std::abs(mean - expected) / std::sqrt(variance / throws);
    }
    /// The same of something that happens or not: also where it never happened.
    double off_chance(double expected, int throws) const {
        return std::abs(sum / throws - expected) / std::sqrt(std::max(expected * (1 - expected), 1.0 / throws) / throws);
    }
};

void agrees_with_dice(const Force& attacker, const Force& defender, Field field, const Options& options, std::uint64_t seed) {
    constexpr int battles = 60'000;
    constexpr double sigmas = 5;
    Workspace workspace;
    const auto odds =
        field == Field::Land ? land_battle(attacker, defender, options, workspace) : sea_battle(attacker, defender, options, workspace);
    REQUIRE(odds.sound());
    test::Dice dice(seed);
    Mean won;
    Mean lost;
    Mean land;
    Mean attackers;
    Mean defenders;
    Mean attacker_loss;
    Mean defender_loss;
    for (int i = 0; i < battles; ++i) {
        const auto thrown = test::throw_battle(attacker, defender, field, options, dice);
        won.add(thrown.won ? 1 : 0);
        lost.add(thrown.attackers == 0 && thrown.defenders > 0 ? 1 : 0);
        land.add(thrown.won && thrown.land ? 1 : 0);
        attackers.add(thrown.attackers);
        defenders.add(thrown.defenders);
        attacker_loss.add(static_cast<double>(thrown.attacker_loss));
        defender_loss.add(static_cast<double>(thrown.defender_loss));
    }
    INFO("seed " << seed << ", win " << odds.win << " thrown " << won.sum / battles);
    CHECK(won.off_chance(odds.win, battles) < sigmas);
    CHECK(lost.off_chance(odds.lose, battles) < sigmas);
    CHECK(land.off_chance(odds.win_with_land, battles) < sigmas);
    CHECK(attackers.off(odds.attackers_left, battles) < sigmas);
    CHECK(defenders.off(odds.defenders_left, battles) < sigmas);
    CHECK(attacker_loss.off(odds.attacker_loss, battles) < sigmas);
    CHECK(defender_loss.off(odds.defender_loss, battles) < sigmas);
}

using enum UnitClass;
const Force army{{8, 1, 1, 3, Land}, {3, 3, 1, 5, Land}, {3, 3, 1, 12, Air}, {2, 4, 3, 15, Air}};
const Force garrison{{10, 2, 1, 3, Land}, {2, 2, 1, 5, Land}, {2, 5, 1, 12, Air}, {1, 1, 1, 15, Air}};
const Force fleet{{2, 0, 1, 8, Vessel},  {3, 3, 1, 8, Submerged}, {2, 3, 1, 12, Air},
                  {1, 1, 1, 18, Vessel}, {1, 4, 1, 15, Air},      {2, 4, 1, 24, Vessel}};
const Force squadron{{2, 1, 1, 8, Vessel},  {2, 4, 1, 12, Air},    {3, 2, 1, 8, Submerged},
                     {1, 3, 1, 18, Vessel}, {1, 4, 1, 24, Vessel}, {1, 4, 1, 12, Air}};

} // namespace

TEST_CASE("battles on land come out as dice throw them", "[odds][chance]") {
    agrees_with_dice(army, garrison, Field::Land, {}, 1);
    agrees_with_dice(army, garrison, Field::Land, {.retreat_below = 5}, 2);
    agrees_with_dice(army, garrison, Field::Land, {.max_rounds = 3}, 3);
}

TEST_CASE("guns and bombardment come out as dice throw them", "[odds][chance]") {
    agrees_with_dice(army, garrison, Field::Land, {.air_defence = AirDefence::OwnerOrder}, 11);
    agrees_with_dice(army, garrison, Field::Land, {.air_defence = AirDefence::PerGroup}, 12);
    agrees_with_dice(army, garrison, Field::Land, {.bombard_dice = 3}, 13);
    agrees_with_dice(army, garrison, Field::Land,
                     {.air_defence = AirDefence::OwnerOrder, .bombard_dice = 2, .retreat_below = 13, .max_rounds = 2}, 14);
    const Force aircraft{{4, 3, 1, 12, Air}};
    agrees_with_dice(aircraft, {{1, 2, 1, 3, Land}}, Field::Land, {.air_defence = AirDefence::OwnerOrder}, 15);
}

TEST_CASE("battles at sea come out as dice throw them", "[odds][chance]") {
    agrees_with_dice(fleet, squadron, Field::Sea, {}, 21);
    agrees_with_dice(fleet, squadron, Field::Sea, {.retreat_below = 4}, 22);
    agrees_with_dice(fleet, squadron, Field::Sea, {.max_rounds = 2}, 23);
    const Force below{{4, 2, 1, 8, Submerged}};
    const Force above{{2, 4, 1, 12, Air}};
    agrees_with_dice(below, above, Field::Sea, {}, 24);
    agrees_with_dice(above, below, Field::Sea, {}, 25);
}

TEST_CASE("submerged vessels that leave come out as dice throw them", "[odds][chance]") {
    agrees_with_dice(fleet, squadron, Field::Sea, {.defender_withdraws_submerged_after = 1}, 31);
    agrees_with_dice(fleet, squadron, Field::Sea, {.attacker_withdraws_submerged_after = 1}, 32);
    agrees_with_dice(fleet, squadron, Field::Sea, {.attacker_withdraws_submerged_after = 1, .defender_withdraws_submerged_after = 2}, 33);
    agrees_with_dice(fleet, squadron, Field::Sea, {.attacker_withdraws_submerged_after = 2, .defender_withdraws_submerged_after = 1}, 34);
    agrees_with_dice(fleet, squadron, Field::Sea, {.attacker_withdraws_submerged_after = 2, .defender_withdraws_submerged_after = 2}, 35);
    agrees_with_dice(fleet, squadron, Field::Sea, {.max_rounds = 3, .defender_withdraws_submerged_after = 2}, 36);
    const Force below{{3, 2, 1, 8, Submerged}};
    agrees_with_dice(below, squadron, Field::Sea, {.attacker_withdraws_submerged_after = 1}, 37);
    agrees_with_dice(fleet, below, Field::Sea, {.defender_withdraws_submerged_after = 1}, 38);
}

// The way back: the worth of every sub-battle, and where it is best to stop.

#include "tests/model/odds/plain_solver.hpp"

#include "model/odds/orders.hpp"
#include "model/odds/retreat.hpp"
#include "tests/support/catch.hpp"

#include <cmath>
#include <random>

using namespace intendant::odds;
using enum UnitClass;

namespace {

/// The last `left` units of a force.
Force the_last_of(const Force& force, int left) {
    int lost = size_of(force) - left;
    Force rest = force;
    for (auto& group : rest) {
        const int gone = std::min(lost, group.count);
        group.count -= gone;
        lost -= gone;
    }
    return rest;
}

const Force army{{6, 1, 1, 3, Land}, {3, 3, 1, 5, Land}, {2, 3, 1, 12, Air}, {1, 4, 3, 15, Air}};
const Force garrison{{7, 2, 1, 3, Land}, {2, 2, 1, 5, Land}, {2, 4, 1, 12, Air}};
const Force fleet{{2, 0, 1, 8, Vessel}, {2, 2, 1, 8, Submerged}, {2, 3, 1, 12, Air}, {1, 4, 1, 24, Vessel}};
const Force squadron{{1, 1, 1, 8, Vessel}, {2, 4, 1, 12, Air}, {2, 2, 1, 8, Submerged}, {1, 3, 1, 18, Vessel}};

} // namespace

TEST_CASE("the way back gives every sub-battle the chances of the way there", "[odds][values]") {
    Workspace workspace;
    Workspace another;
    LandValues win;
    LandValues capture;
    LandValues money;
    constexpr double prize = 6;
    REQUIRE(land_values(army, garrison, {.objective = Objective::Win}, workspace, win));
    REQUIRE(land_values(army, garrison, {.objective = Objective::Capture}, workspace, capture));
    REQUIRE(land_values(army, garrison, {.objective = Objective::Money, .prize = prize}, workspace, money));
    double worst = 0;
    double worst_money = 0;
    for (int a = 1; a <= size_of(army); ++a) {
        for (int d = 1; d <= size_of(garrison); ++d) {
            const auto attackers = the_last_of(army, a);
            const auto defenders = the_last_of(garrison, d);
            const auto odds = land_battle(attackers, defenders, {}, another);
            worst = std::max({worst, std::abs(odds.win - win.worth[win.place(a, d)]),
                              std::abs(odds.win_with_land - capture.worth[capture.place(a, d)])});
            const double before = static_cast<double>(value_of(garrison) - value_of(defenders) - value_of(army) + value_of(attackers));
            const double worth = before + odds.defender_loss - odds.attacker_loss + prize * odds.win_with_land;
            worst_money = std::max(worst_money, std::abs(worth - money.worth[money.place(a, d)]));
        }
    }
    CHECK(worst < 1e-14);
    CHECK(worst_money < 1e-11);
}

TEST_CASE("at sea the way back begins where the way there ends", "[odds][values]") {
    Workspace workspace;
    for (const int rounds : {0, 1}) {
        Options options;
        if (rounds == 1) {
            options.opening.emplace();
        }
        RetreatPlan plan;
        REQUIRE(
            plan_retreat(fleet, squadron, Field::Sea, options, rounds == 0 ? Deciding::Now : Deciding::AfterTheRound, 0, workspace, plan));
        const auto odds = sea_battle(fleet, squadron, {}, workspace);
        CHECK(plan.to_the_end == Approx(odds.defender_loss - odds.attacker_loss).margin(1e-11));
        const auto one = sea_battle(fleet, squadron, {.max_rounds = 1}, workspace);
        CHECK(plan.stop == Approx(rounds == 0 ? 0.0 : one.defender_loss - one.attacker_loss).margin(1e-11));
        CHECK(plan.best >= plan.stop);
        CHECK(plan.best >= plan.to_the_end - 1e-11);
    }
}

TEST_CASE("the best place to stop is that of a plain search", "[odds][values]") {
    std::mt19937_64 chance(20261121);
    Workspace workspace;
    int stops = 0;
    int goes_on = 0;
    for (int i = 0; i < 150; ++i) {
        const auto some = [&](int most) { return 1 + static_cast<int>(chance() % static_cast<unsigned>(most)); };
        const Force attacker{{some(4), 1, 1, 3, Land}, {some(2), 3, some(2), 5, Land}, {some(2), 3, 1, 12, Air}};
        const Force defender{{some(4), 2, 1, 3, Land}, {some(2), 4, 1, 12, Air}, {some(2), 1, 1, 15, Air}};
        const double prize = static_cast<double>(chance() % 15);
        const auto plain = test::plain_retreat(attacker, defender, prize);
        LandValues values;
        REQUIRE(land_values(attacker, defender, {.policy = Policy::Best, .prize = prize}, workspace, values));
        for (int a = 0; a <= size_of(attacker); ++a) {
            for (int d = 0; d <= size_of(defender); ++d) {
                INFO("battle " << i << ", " << a << " v " << d);
                const auto& worth = plain[static_cast<std::size_t>(a)][static_cast<std::size_t>(d)];
                REQUIRE(std::abs(values.worth[values.place(a, d)] - worth.best) < 1e-9);
                REQUIRE((values.goes_on[values.place(a, d)] != 0) == worth.goes_on);
                (worth.goes_on ? goes_on : stops) += a > 0 && d > 0 ? 1 : 0;
            }
        }
        RetreatPlan plan;
        REQUIRE(plan_retreat(attacker, defender, Field::Land, {}, Deciding::Now, prize, workspace, plan));
        CHECK(plan.best == Approx(plain.back().back().best).margin(1e-9));
        CHECK(plan.goes_on == plain.back().back().goes_on);
        REQUIRE(plan.fewest.size() == static_cast<std::size_t>(size_of(defender)) + 1);
    }
    CHECK(stops > 100); // both decisions occur, or nothing was tested
    CHECK(goes_on > 100);
}

TEST_CASE("a plan of retreat knows the round that is running, and the guns", "[odds][values]") {
    Workspace workspace;
    const Options guns{.air_defence = AirDefence::OwnerOrder, .bombard_dice = 1};
    RetreatPlan plan;
    REQUIRE(plan_retreat(army, garrison, Field::Land, guns, Deciding::AfterTheRound, 0, workspace, plan));
    const auto end = land_battle(army, garrison, guns, workspace);
    CHECK(plan.to_the_end == Approx(end.defender_loss - end.attacker_loss).margin(1e-10));
    auto one = guns;
    one.max_rounds = 1;
    const auto round = land_battle(army, garrison, one, workspace);
    CHECK(plan.stop == Approx(round.defender_loss - round.attacker_loss).margin(1e-10));
    CHECK(plan.fewest.empty());
}

TEST_CASE("an order that keeps a land unit doubles the chance to capture", "[odds][orders]") {
    // Figures of the method: 10/6/3/1 v 14/3/3.
    const Force attacker{{10, 1, 1, 3, Land}, {6, 3, 1, 5, Land}, {3, 3, 1, 12, Air}, {1, 4, 1, 15, Air}};
    const Force defender{{14, 2, 1, 3, Land}, {3, 2, 1, 5, Land}, {3, 4, 1, 12, Air}};
    Workspace workspace;
    const auto orders = sensible_orders(attacker);
    CHECK(orders.size() <= most_orders);
    CHECK(in_order(attacker, orders.front()) == attacker);
    CHECK(land_battle(attacker, defender, {}, workspace).win_with_land == Approx(0.2397).margin(5e-5));
    double best = 0;
    for (const auto& order : orders) {
        REQUIRE(size_of(in_order(attacker, order)) == size_of(attacker));
        best = std::max(best, land_battle(in_order(attacker, order), defender, {}, workspace).win_with_land);
    }
    CHECK(std::abs(best - 0.443684129560) < 1e-12);
}

TEST_CASE("a defender does best to give up a dear and weak unit first", "[odds][orders]") {
    const Force attacker{{6, 1, 1, 3, Land}, {3, 3, 1, 5, Land}, {2, 3, 1, 12, Air}, {1, 4, 1, 15, Air}};
    const Force defender{{8, 2, 1, 3, Land}, {2, 2, 1, 5, Land}, {2, 4, 1, 12, Air}, {1, 1, 1, 15, Air}};
    Workspace workspace;
    CHECK(land_battle(attacker, defender, {}, workspace).win == Approx(0.3715).margin(5e-5));
    double least = 1;
    for (const auto& order : sensible_orders(defender)) {
        least = std::min(least, land_battle(attacker, in_order(defender, order), {}, workspace).win);
    }
    CHECK(least == Approx(0.2964).margin(5e-5));
}

TEST_CASE("a great fleet has no more orders than are compared", "[odds][orders]") {
    const Force everything{{2, 0, 1, 8, Vessel},  {2, 3, 1, 8, Submerged}, {2, 3, 1, 12, Air},   {2, 4, 3, 15, Air},
                           {2, 1, 1, 18, Vessel}, {2, 4, 1, 24, Vessel},   {1, 5, 1, 9, Vessel}, {3, 2, 1, 20, Vessel}};
    const auto orders = sensible_orders(everything);
    CHECK(orders.size() == most_orders);
    CHECK(sensible_orders({}).size() <= 1);
}

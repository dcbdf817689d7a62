#include "tests/model/odds/plain_solver.hpp"

#include "model/odds/retreat.hpp"
#include "tests/support/catch.hpp"

#include <array>
#include <chrono>
#include <cmath>
#include <random>
#include <stop_token>
#include <thread>

using namespace intendant::odds;

namespace {

Force random_force(std::mt19937_64& chance, int most) {
    Force force;
    const int groups = 1 + static_cast<int>(chance() % 4);
    for (int i = 0; i < groups; ++i) {
        force.push_back({.count = 1 + static_cast<int>(chance() % static_cast<unsigned>(most)),
                         .hit = static_cast<int>(chance() % 6),
                         .dice = 1 + static_cast<int>(chance() % 3),
                         .cost = static_cast<std::int64_t>(chance() % 25),
                         .unit_class = chance() % 3 == 0 ? UnitClass::Air : UnitClass::Land});
    }
    return force;
}

} // namespace

TEST_CASE("four thousand random battles end as the plain solver says", "[odds]") {
    std::mt19937_64 chance(20261120);
    Workspace workspace;
    for (int i = 0; i < 4000; ++i) {
        const auto attacker = random_force(chance, i % 40 == 0 ? 17 : 4);
        const auto defender = random_force(chance, i % 40 == 0 ? 17 : 4);
        Options options;
        options.retreat_below = chance() % 3 == 0 ? static_cast<int>(chance() % 4) : 0;
        const auto odds = land_battle(attacker, defender, options, workspace);
        const auto plain = test::plain_land_battle(attacker, defender, options.retreat_below);
        double worst = 0;
        double stopped = 0;
        for (std::size_t a = 0; a < plain.size(); ++a) {
            for (std::size_t d = 0; d < plain[a].size(); ++d) {
                if (d == 0 && a > 0) {
                    worst = std::max(worst, std::abs(plain[a][d] - odds.attackers_left_and_win[a]));
                } else if (a == 0 && d > 0) {
                    worst = std::max(worst, std::abs(plain[a][d] - odds.defenders_left_and_lose[d]));
                } else if (a == 0) {
                    worst = std::max(worst, std::abs(plain[a][d] - odds.draw));
                } else {
                    stopped += plain[a][d];
                }
            }
        }
        INFO("battle " << i);
        REQUIRE(worst < 1e-12);
        REQUIRE(std::abs(stopped - odds.stopped) < 1e-12);
        REQUIRE(odds.certificate < certificate_limit);
    }
}

TEST_CASE("random battles of a few rounds stand as the plain solver says", "[odds]") {
    std::mt19937_64 chance(3);
    Workspace workspace;
    for (int i = 0; i < 200; ++i) {
        const auto attacker = random_force(chance, 3);
        const auto defender = random_force(chance, 3);
        const int rounds = 1 + static_cast<int>(chance() % 3);
        const auto odds = land_battle(attacker, defender, {.max_rounds = rounds, .joint = true}, workspace);
        const auto plain = test::plain_rounds(attacker, defender, rounds);
        INFO("battle " << i);
        for (std::size_t a = 0; a < plain.size(); ++a) {
            for (std::size_t d = 0; d < plain[a].size(); ++d) {
                REQUIRE(std::abs(odds.joint[a * plain[a].size() + d] - plain[a][d]) < 1e-13);
            }
        }
    }
}

TEST_CASE("guns before random battles mix what the plain solver says of each loss", "[odds]") {
    std::mt19937_64 chance(4);
    Workspace workspace;
    for (int i = 0; i < 150; ++i) {
        const auto attacker = random_force(chance, 3);
        const auto defender = random_force(chance, 3);
        int aircraft = 0;
        for (const auto& group : attacker) {
            aircraft += group.unit_class == UnitClass::Air ? group.count : 0;
        }
        double win = 0;
        double weight = std::pow(5.0 / 6, aircraft);
        for (int lost = 0; lost <= aircraft; ++lost) {
            auto left = attacker;
            int due = lost;
            for (auto& group : left) {
                const int gone = group.unit_class == UnitClass::Air ? std::min(due, group.count) : 0;
                group.count -= gone;
                due -= gone;
            }
            const auto plain = test::plain_land_battle(left, defender, 0);
            for (std::size_t a = 1; a < plain.size(); ++a) {
                win += weight * plain[a][0];
            }
            weight *= (aircraft - lost) / (lost + 1.0) / 5.0;
        }
        INFO("battle " << i);
        REQUIRE(std::abs(land_battle(attacker, defender, {.air_defence = AirDefence::OwnerOrder}, workspace).win - win) < 1e-12);
    }
}

namespace {

/// Groups of vessels, submarines and aircraft in any order, up to `most` units in each.
Force random_fleet(std::mt19937_64& chance, int groups, int most, int dice) {
    Force force;
    for (int i = 0; i < groups; ++i) {
        constexpr std::array classes{UnitClass::Air, UnitClass::Vessel, UnitClass::Submerged};
        force.push_back({.count = 1 + static_cast<int>(chance() % static_cast<unsigned>(most)),
                         .hit = static_cast<int>(chance() % 5),
                         .dice = 1 + static_cast<int>(chance() % static_cast<unsigned>(dice)),
                         .cost = static_cast<std::int64_t>(chance() % 25),
                         .unit_class = classes[chance() % 3]});
    }
    return force;
}

} // namespace

TEST_CASE("random battles at sea end as trying everything says", "[odds]") {
    std::mt19937_64 chance(5);
    Workspace workspace;
    const auto fleet = [&] { return random_fleet(chance, 2 + static_cast<int>(chance() % 3), 2, 1); };
    for (int i = 0; i < 400; ++i) {
        const auto attacker = fleet();
        const auto defender = fleet();
        const int retreat_below = chance() % 3 == 0 ? 2 : 0;
        const auto odds = sea_battle(attacker, defender, {.retreat_below = retreat_below}, workspace);
        const auto plain = test::plain_sea_battle(attacker, defender, retreat_below);
        INFO("battle " << i);
        REQUIRE(std::abs(odds.win - plain.win) < 1e-12);
        REQUIRE(std::abs(odds.lose - plain.lose) < 1e-12);
        REQUIRE(std::abs(odds.stopped - plain.stopped) < 1e-12);
        REQUIRE(std::abs(odds.attackers_left - plain.attackers_left) < 1e-11);
        REQUIRE(std::abs(odds.defenders_left - plain.defenders_left) < 1e-11);
        REQUIRE(odds.sound());
    }
}

// Dice are pooled from state to state, and scattered at once in an opening and on the way back: each is the other's witness.
TEST_CASE("large random fleets end in the same way by pooled and by scattered dice", "[odds]") {
    std::mt19937_64 chance(20261126);
    Workspace workspace;
    Options scattered{.max_rounds = 1, .joint = true};
    scattered.opening.emplace();
    double worst = 0;
    double worst_money = 0;
    for (int i = 0; i < 300; ++i) {
        const int most = i % 10 == 0 ? 9 : 4;
        const auto attacker = random_fleet(chance, 1 + static_cast<int>(chance() % 5), most, 2);
        const auto defender = random_fleet(chance, 1 + static_cast<int>(chance() % 5), most, 2);
        INFO("battle " << i);
        const auto pooled = sea_battle(attacker, defender, {.max_rounds = 1, .joint = true}, workspace);
        const auto one = sea_battle(attacker, defender, scattered, workspace);
        REQUIRE(pooled.joint.size() == one.joint.size());
        for (std::size_t k = 0; k < one.joint.size(); ++k) {
            worst = std::max(worst, std::abs(pooled.joint[k] - one.joint[k]));
        }
        const auto odds = sea_battle(attacker, defender, {}, workspace);
        REQUIRE(odds.sound());
        RetreatPlan plan;
        REQUIRE(plan_retreat(attacker, defender, Field::Sea, {}, Deciding::Now, 0, workspace, plan));
        worst_money = std::max(worst_money, std::abs(plan.to_the_end - (odds.defender_loss - odds.attacker_loss)));
    }
    CHECK(worst < 1e-13);
    CHECK(worst_money < 1e-9);
}

TEST_CASE("a few ships against hundreds are lost, and the other way round they win", "[odds]") {
    Workspace workspace;
    const Force few{{2, 2, 1, 8, UnitClass::Submerged}, {1, 3, 1, 12, UnitClass::Air}, {1, 4, 1, 24, UnitClass::Vessel}};
    const Force many{{150, 4, 1, 12, UnitClass::Air}, {150, 4, 1, 8, UnitClass::Vessel}, {20, 2, 1, 8, UnitClass::Submerged}};
    for (const int rounds : {0, 1}) {
        const auto lost = sea_battle(few, many, {.max_rounds = rounds}, workspace);
        CHECK(lost.sound());
        CHECK(lost.lose == Approx(1.0).margin(1e-12));
        const auto won = sea_battle(many, few, {.max_rounds = rounds}, workspace);
        CHECK(won.sound());
        CHECK(won.win == Approx(1.0).margin(1e-12));
    }
}

TEST_CASE("a battle at sea that was told to stop leaves nothing behind for the next", "[odds]") {
    std::mt19937_64 chance(6);
    const auto attacker = random_fleet(chance, 4, 6, 1);
    const auto defender = random_fleet(chance, 4, 6, 1);
    Workspace fresh;
    const auto expected = sea_battle(attacker, defender, {}, fresh);
    Workspace workspace;
    for (int calls = 1; calls < 40; ++calls) {
        // Stopped in the middle: by a thread that waits a little longer each time.
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::microseconds(calls));
            source.request_stop();
        });
        Odds odds;
        sea_battle(attacker, defender, {}, workspace, odds, source.get_token());
        stopper.join();
        REQUIRE(sea_battle(attacker, defender, {}, workspace).by_attackers_left == expected.by_attackers_left);
    }
}

TEST_CASE("a battle that nobody can win is an outcome, not a wait", "[odds]") {
    Workspace workspace;
    const Force harmless{{3, 0, 1, 8, UnitClass::Vessel}};
    const auto on_land = land_battle(harmless, harmless, {}, workspace);
    CHECK(on_land.stopped == 1.0);
    const auto at_sea = sea_battle(harmless, harmless, {}, workspace);
    CHECK(at_sea.stopped == 1.0);
}

TEST_CASE("a warm workspace gives the same answer as a new one", "[odds]") {
    const Force attacker{{10, 1, 1, 3, UnitClass::Land}, {6, 3, 1, 5, UnitClass::Land}};
    const Force defender{{14, 2, 1, 3, UnitClass::Land}};
    Workspace warm;
    land_battle(defender, attacker, {}, warm);
    Workspace fresh;
    CHECK(land_battle(attacker, defender, {}, warm).win == land_battle(attacker, defender, {}, fresh).win);
}

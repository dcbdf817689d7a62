#include "tests/model/odds/plain_solver.hpp"
#include "tests/support/catch.hpp"

#include <cmath>
#include <random>

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

/// One battle at sea as the table would throw it.
struct Thrown {
    int attackers;
    int defenders;
};

int throw_hits(const Group& group, int count, std::mt19937_64& chance) {
    int hits = 0;
    for (int die = 0; die < count * group.dice; ++die) {
        hits += 1 + static_cast<int>(chance() % 6) <= group.hit ? 1 : 0;
    }
    return hits;
}

void lose(Force& force, int hits, bool vessels_only) {
    for (auto& group : force) {
        const bool reached = !vessels_only || group.unit_class != UnitClass::Air;
        const int lost = reached ? std::min(hits, group.count) : 0;
        group.count -= lost;
        hits -= lost;
    }
}

Thrown sea_battle_by_chance(Force attacker, Force defender, std::mt19937_64& chance) {
    while (size_of(attacker) > 0 && size_of(defender) > 0) {
        int strike = 0;
        for (const auto& group : attacker) {
            strike += group.unit_class == UnitClass::Submerged ? throw_hits(group, group.count, chance) : 0;
        }
        lose(defender, strike, true);
        if (size_of(defender) == 0) {
            break;
        }
        int fire = 0;
        for (const auto& group : attacker) {
            fire += group.unit_class != UnitClass::Submerged ? throw_hits(group, group.count, chance) : 0;
        }
        int from_below = 0;
        int answer = 0;
        for (const auto& group : defender) {
            (group.unit_class == UnitClass::Submerged ? from_below : answer) += throw_hits(group, group.count, chance);
        }
        lose(defender, fire, false);
        lose(attacker, from_below, true);
        lose(attacker, answer, false);
    }
    return {size_of(attacker), size_of(defender)};
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

TEST_CASE("battles at sea fall out as thrown dice make them fall out", "[odds]") {
    using enum UnitClass;
    const Force attacker{{2, 2, 1, 8, Submerged}, {2, 3, 1, 12, Air}, {1, 0, 1, 8, Vessel}, {1, 4, 1, 24, Vessel}};
    const Force defender{{1, 1, 1, 8, Vessel}, {2, 2, 1, 8, Submerged}, {1, 3, 1, 18, Vessel}, {2, 4, 1, 12, Air}};
    Workspace workspace;
    const auto odds = sea_battle(attacker, defender, {}, workspace);
    std::mt19937_64 chance(7);
    constexpr int battles = 200'000;
    int won = 0;
    double left = 0;
    for (int i = 0; i < battles; ++i) {
        const auto thrown = sea_battle_by_chance(attacker, defender, chance);
        won += thrown.attackers > 0 ? 1 : 0;
        left += thrown.attackers;
    }
    // Five standard deviations of a proportion of 200,000.
    CHECK(std::abs(static_cast<double>(won) / battles - odds.win) < 5 * 0.5 / std::sqrt(battles));
    CHECK(std::abs(left / battles - odds.attackers_left) < 5 * 6.0 / std::sqrt(battles));
    CHECK(odds.certificate < certificate_limit);
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

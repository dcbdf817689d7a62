// The odds of battles, against a plain solver and against thrown dice.

#include "tests/bench/odds_ratio.hpp"

#include "tests/bench/chances.hpp"

#include "model/odds/kernels.hpp"
#include "model/odds/retreat.hpp"
#include "model/odds/sorted_dice.hpp"
#include "tests/model/odds/plain_solver.hpp"
#include "tests/model/odds/thrown.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>

using namespace intendant::odds;

namespace {

using enum UnitClass;

/// Infantry, armor, fighters and bombers attack; infantry, armor and fighters defend.
struct Armies {
    Force attacker;
    Force defender;
};

Armies armies(int infantry, int armor, int fighters, int bombers, int defending, int armor_there, int fighters_there) {
    return {{{infantry, 1, 1, 3, Land}, {armor, 3, 1, 5, Land}, {fighters, 3, 1, 12, Air}, {bombers, 4, 1, 15, Air}},
            {{defending, 2, 1, 3, Land}, {armor_there, 2, 1, 5, Land}, {fighters_there, 4, 1, 12, Air}}};
}

Armies five() { return armies(3, 1, 1, 0, 3, 1, 1); }
Armies twenty() { return armies(10, 6, 3, 1, 14, 3, 3); }
Armies ninety() { return armies(60, 20, 10, 5, 70, 10, 10); }
Armies hundreds(int times) { return armies(60 * times, 25 * times, 10 * times, 5 * times, 75 * times, 15 * times, 10 * times); }

/// Fleets of transports, submarines, aircraft, carriers and battleships, a fifth of each kind on both sides.
Armies fleets(int fifth) {
    return {{{fifth, 0, 1, 8, Vessel},
             {fifth, 2, 1, 8, Submerged},
             {fifth, 3, 1, 12, Air},
             {fifth, 1, 1, 18, Vessel},
             {fifth, 4, 1, 24, Vessel}},
            {{fifth, 1, 1, 8, Vessel},
             {fifth, 2, 1, 8, Submerged},
             {fifth, 4, 1, 12, Air},
             {fifth, 3, 1, 18, Vessel},
             {fifth, 4, 1, 24, Vessel}}};
}

void solve(benchmark::State& run, const Armies& armies, const Options& options, Field field) {
    Workspace workspace;
    Odds odds;
    for ([[maybe_unused]] auto _ : run) {
        if (field == Field::Land) {
            land_battle(armies.attacker, armies.defender, options, workspace, odds);
        } else {
            sea_battle(armies.attacker, armies.defender, options, workspace, odds);
        }
        benchmark::DoNotOptimize(odds.win);
    }
    if (!odds.sound()) {
        run.SkipWithError("not sound");
    }
}

const Options guns{.air_defence = AirDefence::OwnerOrder};

void odds_5v5(benchmark::State& run) { solve(run, five(), {}, Field::Land); }
void odds_20v20(benchmark::State& run) { solve(run, twenty(), {}, Field::Land); }
void odds_95v90(benchmark::State& run) { solve(run, ninety(), {}, Field::Land); }
void odds_95v90_guns(benchmark::State& run) { solve(run, ninety(), guns, Field::Land); }
void odds_100v100(benchmark::State& run) { solve(run, hundreds(1), {}, Field::Land); }
void odds_200v200(benchmark::State& run) { solve(run, hundreds(2), {}, Field::Land); }
void odds_500v500(benchmark::State& run) { solve(run, hundreds(5), {}, Field::Land); }
void odds_sea_20v20(benchmark::State& run) { solve(run, fleets(4), {}, Field::Sea); }
void odds_sea_40v40(benchmark::State& run) { solve(run, fleets(8), {}, Field::Sea); }

void odds_retreat_100v100(benchmark::State& run) {
    const auto battle = hundreds(1);
    Workspace workspace;
    LandValues values;
    for ([[maybe_unused]] auto _ : run) {
        land_values(battle.attacker, battle.defender, {.policy = Policy::Best}, workspace, values);
        benchmark::DoNotOptimize(values.worth.back());
    }
}

/// What the battle sheet asks for: both policies, and where to stop.
void plan(benchmark::State& run, const Armies& armies, Field field) {
    Workspace workspace;
    RetreatPlan found;
    for ([[maybe_unused]] auto _ : run) {
        plan_retreat(armies.attacker, armies.defender, field, {}, Deciding::Now, 0, workspace, found);
        benchmark::DoNotOptimize(found.best);
    }
}
void odds_plan_100v100(benchmark::State& run) { plan(run, hundreds(1), Field::Land); }
void odds_plan_sea_40v40(benchmark::State& run) { plan(run, fleets(8), Field::Sea); }

/// The anchor of small battles: a plain loop over the dice of each state, without any preparation: no tables, no memory asked for. The
/// chance of each ending.
using Endings = std::array<std::array<double, 6>, 6>;
Endings plain_five(const Force& attackers, const Force& defenders) {
    constexpr std::size_t most = 5;
    using Row = std::array<double, most + 1>;
    const auto line_up = [](const Force& force) {
        Row chance{};
        std::size_t left = most;
        for (const auto& group : force) { // the first to be lost stands on top
            for (int i = 0; i < group.count; ++i) {
                chance[left--] = chance_of(group.hit);
            }
        }
        return chance;
    };
    const auto throw_all = [](const Row& chance, std::size_t units) {
        Row hits{};
        hits[0] = 1.0;
        for (std::size_t unit = 1; unit <= units; ++unit) {
            for (std::size_t k = unit; k > 0; --k) {
                hits[k] = chance[unit] * hits[k - 1] + (1.0 - chance[unit]) * hits[k];
            }
            hits[0] *= 1.0 - chance[unit];
        }
        return hits;
    };
    const auto ours = line_up(attackers);
    const auto theirs = line_up(defenders);
    Endings mass{};
    mass[most][most] = 1.0;
    for (std::size_t a = most; a > 0; --a) {
        for (std::size_t d = most; d > 0; --d) {
            const auto fire = throw_all(ours, a);
            const auto answer = throw_all(theirs, d);
            const double weight = mass[a][d] / (1.0 - fire[0] * answer[0]);
            mass[a][d] = 0;
            for (std::size_t y = 0; y <= d; ++y) {
                for (std::size_t x = y == 0 ? 1 : 0; x <= a; ++x) {
                    mass[a - std::min(a, y)][d - std::min(d, x)] += weight * answer[y] * fire[x];
                }
            }
        }
    }
    return mass;
}
void odds_5v5_plain(benchmark::State& run) {
    const auto battle = five();
    Endings endings{};
    for ([[maybe_unused]] auto _ : run) {
        endings = plain_five(battle.attacker, battle.defender);
        benchmark::DoNotOptimize(endings);
    }
    double win = 0;
    for (std::size_t a = 1; a < endings.size(); ++a) {
        win += endings[a][0];
    }
    Workspace workspace;
    if (std::abs(win - land_battle(battle.attacker, battle.defender, {}, workspace).win) > 1e-12) {
        run.SkipWithError("another chance to win");
    }
}

void odds_sorted_1000v1000(benchmark::State& run) {
    Workspace workspace;
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(sorted_dice_battle(1001, 1000, {}, workspace));
    }
}

BENCHMARK(odds_5v5)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_5v5_plain)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_20v20)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_95v90)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_95v90_guns)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_100v100)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_200v200)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_500v500)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_sea_20v20)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_sea_40v40)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_retreat_100v100)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_plan_100v100)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_plan_sea_40v40)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_sorted_1000v1000)->Unit(benchmark::kMicrosecond);

/// The shortest of some runs. Units: seconds.
template <class Work> double shortest(int runs, Work&& work) {
    double best = 1e9;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return best;
}

} // namespace

namespace intendant::bench {

namespace {

double kernel_share() {
    const auto battle = hundreds(1);
    Workspace workspace;
    Odds odds;
    Effort effort;
    workspace.effort = &effort;
    land_battle(battle.attacker, battle.defender, {}, workspace, odds);
    workspace.effort = nullptr;
    const auto length = static_cast<int>(effort.cells / effort.rows);
    constexpr int passes = 20000;
    constexpr int operations = 3; // a cell
    std::vector<double> memory;
    Grid rows(memory, 1, length + 1); // it lies in memory as those of the solver do
    double* const row = rows[0];
    std::fill_n(row, length + 1, 0.5);
    double whole = 1e9;
    double bare = 1e9;
    for (int turn = 0; turn < 5; ++turn) {
        whole = std::min(whole, shortest(20, [&] { land_battle(battle.attacker, battle.defender, {}, workspace, odds); }));
        bare = std::min(bare, shortest(3, [&] {
                            for (int i = 0; i < passes; ++i) {
                                shift_mix(row, length, 0.5, 0.5);
                            }
                            benchmark::DoNotOptimize(*row);
                        }));
    }
    const double rate = static_cast<double>(effort.operations) / whole;
    return rate / (static_cast<double>(operations) * length * passes / bare);
}

/// How many times as long it takes to say where to stop as to say how the battle ends.
double plan_to_exact(const Armies& armies, Field field, int runs) {
    Workspace workspace;
    Odds odds;
    RetreatPlan found;
    double planned = 1e9;
    double exact = 1e9;
    for (int turn = 0; turn < 5; ++turn) {
        planned = std::min(planned, shortest(runs, [&] {
                               plan_retreat(armies.attacker, armies.defender, field, {}, Deciding::Now, 0, workspace, found);
                           }));
        exact = std::min(exact, shortest(runs, [&] {
                             if (field == Field::Land) {
                                 land_battle(armies.attacker, armies.defender, {}, workspace, odds);
                             } else {
                                 sea_battle(armies.attacker, armies.defender, {}, workspace, odds);
                             }
                         }));
    }
    return planned / exact;
}

} // namespace

OddsRatios compare_odds() {
    Workspace workspace;
    Odds odds;
    OddsRatios ratios{};
    const auto against_plain = [&](int times, int runs) {
        const auto battle = hundreds(times);
        // In turn, so that a busy machine slows both.
        double quick = 1e9;
        double plain = 1e9;
        for (int turn = 0; turn < 3; ++turn) {
            quick = std::min(quick, shortest(runs, [&] { land_battle(battle.attacker, battle.defender, {}, workspace, odds); }));
            plain = std::min(plain, shortest(1, [&] { odds::test::plain_land_battle(battle.attacker, battle.defender, 0); }));
        }
        return plain / quick;
    };
    ratios.plain_100 = against_plain(1, 30);
    ratios.plain_200 = against_plain(2, 10);
    const auto battle = ninety();
    odds::test::Dice dice(1);
    constexpr int thrown = 200;
    double exact = 1e9;
    double by_chance = 1e9;
    for (int turn = 0; turn < 5; ++turn) {
        exact = std::min(exact, shortest(20, [&] { land_battle(battle.attacker, battle.defender, {}, workspace, odds); }));
        by_chance = std::min(by_chance, shortest(3, [&] {
                                 for (int i = 0; i < thrown; ++i) {
                                     odds::test::throw_battle(battle.attacker, battle.defender, Field::Land, {}, dice);
                                 }
                             }));
    }
    ratios.simulated_battles = exact / (by_chance / thrown);
    const auto ships = fleets(8);
    exact = by_chance = 1e9;
    for (int turn = 0; turn < 5; ++turn) {
        exact = std::min(exact, shortest(5, [&] { sea_battle(ships.attacker, ships.defender, {}, workspace, odds); }));
        by_chance = std::min(by_chance, shortest(1, [&] {
                                 for (int i = 0; i < thrown; ++i) {
                                     odds::test::throw_battle(ships.attacker, ships.defender, Field::Sea, {}, dice);
                                 }
                             }));
    }
    ratios.simulated_fleets = exact / (by_chance / thrown);
    const auto few = five();
    double plain = 1e9;
    exact = 1e9;
    for (int turn = 0; turn < 20; ++turn) {
        constexpr int passes = 2000;
        exact = std::min(exact, shortest(3, [&] {
                             for (int i = 0; i < passes; ++i) {
                                 land_battle(few.attacker, few.defender, {}, workspace, odds);
                             }
                         }));
        plain = std::min(plain, shortest(3, [&] {
                             for (int i = 0; i < passes; ++i) {
                                 benchmark::DoNotOptimize(plain_five(few.attacker, few.defender));
                             }
                         }));
    }
    ratios.small_to_plain = exact / plain;
    ratios.plan_to_battle = plan_to_exact(hundreds(1), Field::Land, 20);
    ratios.plan_to_fleets = plan_to_exact(ships, Field::Sea, 5);
    ratios.kernel_share = kernel_share();
    ratios.plain_need = plain_need_to_ours();
    return ratios;
}

int check_odds_ratio() {
#if defined(__x86_64__)
    const double longer = __builtin_cpu_supports("avx512f") != 0 ? 1 : longer_without_avx512;
#else
    const double longer = longer_without_avx512;
#endif
    return one_of_three([longer] {
        const auto ratios = compare_odds();
        std::printf(
            "plain solver to ours: %.0f at 100v100 (at least %.0f), %.0f at 200v200 (at least %.0f); "
            "95v90 exactly takes as long as %.0f simulated battles (aim %.0f), fleets of 40 as %.0f (at most %.0f); 5v5 takes %.2f times a "
            "plain loop over its dice (at most %.1f); where to stop takes %.1f times as long as how it ends at 100v100 and %.1f for "
            "fleets of 40 (at most %.0f); 100v100 works at %.0f %% of the bare kernel's rate (aim %.0f %%); what is needed comes %.0f "
            "times as fast as "
            "by trying every army with the plain solver (at least %.0f)\n",
            ratios.plain_100, least_plain_100, ratios.plain_200, least_plain_200, ratios.simulated_battles, aimed_simulated_battles,
            ratios.simulated_fleets, longer * most_simulated_fleets, ratios.small_to_plain, longer * most_small_to_plain,
            ratios.plan_to_battle, ratios.plan_to_fleets, longer * most_plan_to_exact, 100 * ratios.kernel_share, 100 * aimed_kernel_share,
            ratios.plain_need, least_plain_need);
        return ratios.plain_100 >= least_plain_100 && ratios.plain_200 >= least_plain_200 && ratios.plain_need >= least_plain_need &&
               ratios.simulated_fleets <= longer * most_simulated_fleets && ratios.small_to_plain <= longer * most_small_to_plain &&
               ratios.plan_to_battle <= longer * most_plan_to_exact && ratios.plan_to_fleets <= longer * most_plan_to_exact;
    });
}

} // namespace intendant::bench

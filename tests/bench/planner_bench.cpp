// The planner of battles: melees on the map of Afrika Korps.

#include "tests/bench/planner_ratio.hpp"

#include "tests/bench/chances.hpp"

#include "model/afrika_korps/battle/planner.hpp"
#include "tests/model/afrika_korps/every_division.hpp"
#include "tests/model/afrika_korps/map_positions.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace intendant;
using namespace intendant::afrika_korps;

namespace {

const Tables& tables() {
    static const auto printed = load_tables(INTENDANT_SOURCE_DIR "/resources/afrika_korps");
    return *printed;
}

Contact melee(std::uint32_t seed, std::size_t attackers, std::size_t defenders) {
    return tests::Melee(tables(), seed).contact(attackers, defenders);
}

/// Units: milliseconds.
template <class Work> double time_of(const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

void plan(const Contact& contact, const Wish& wish) { benchmark::DoNotOptimize(plans(tables(), {}, contact, wish, 10)); }

void twelve_against_six(benchmark::State& run) {
    const auto contact = melee(static_cast<std::uint32_t>(run.range(0)), 12, 6);
    for ([[maybe_unused]] auto _ : run) {
        plan(contact, {});
    }
}

BENCHMARK(twelve_against_six)->Unit(benchmark::kMillisecond)->Arg(131)->Arg(194)->Arg(201);

} // namespace

namespace intendant::bench {

PlannerTimes time_planner() {
    std::vector<double> times;
    for (std::uint32_t seed = 0; seed < 400; ++seed) {
        const auto contact = melee(seed, 12, 6);
        const Wish wish{seed % 2 == 0 ? std::optional{contact.defenders.front().hex} : std::nullopt};
        times.push_back(time_of([&] { plan(contact, wish); }));
    }
    std::ranges::sort(times);
    double planned = 0;
    double tried = 0;
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        const auto contact = melee(seed, 5, 3);
        planned += time_of([&] { plan(contact, {}); });
        tried += time_of([&] { benchmark::DoNotOptimize(tests::every_division(tables(), {}, contact, {})); });
    }
    return {.median = times[times.size() / 2], .worst = times.back(), .tried = tried / planned};
}

int check_planner_ratio() {
    return one_of_three([] {
        const auto [median, worst, tried] = time_planner();
        std::printf("12 against 6: median %.2f ms, worst %.2f ms (at most %.0f); trying everything, 5 against 3, takes %.0f times as long "
                    "(at least %.0f)\n",
                    median, worst, most_milliseconds, tried, least_tried);
        return worst <= most_milliseconds && tried >= least_tried;
    });
}

} // namespace intendant::bench

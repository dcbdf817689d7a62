// What is needed to take a space, against a plain search: the same armies, each worked out by the plain solver.

#include "tests/bench/odds_ratio.hpp"

#include "tests/model/odds/further_by_hand.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

using namespace intendant::odds;

namespace {

using enum UnitClass;

/// Twenty defenders, ten attackers, and a purchase of infantry, armor, fighters and bombers that is to win four times of five.
NeedQuestion purchase() {
    return {.attacker = {{6, 1, 1, 3, Land}, {3, 3, 1, 5, Land}, {1, 3, 1, 12, Air}, {0, 4, 1, 15, Air}},
            .defender = {{14, 2, 1, 3, Land}, {3, 2, 1, 5, Land}, {3, 4, 1, 12, Air}},
            .additions = {{.group = 0, .most = 26, .price = 3},
                          {.group = 1, .most = 16, .price = 5},
                          {.group = 2, .most = 6, .price = 12},
                          {.group = 3, .most = 5, .price = 15}},
            .money = 80,
            .chance = 0.8};
}

void odds_need(benchmark::State& run) {
    const auto question = purchase();
    Workspace workspace;
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(need(question, workspace));
    }
}

void odds_need_plain(benchmark::State& run) {
    const auto question = purchase();
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(intendant::odds::test::plain_need(question));
    }
}

BENCHMARK(odds_need)->Unit(benchmark::kMicrosecond);
BENCHMARK(odds_need_plain)->Unit(benchmark::kMicrosecond);

template <class Work> double seconds_of(const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

namespace intendant::bench {

double plain_need_to_ours() {
    const auto question = purchase();
    Workspace workspace;
    Need found;
    odds::test::PlainNeed plain;
    double ours = 1e9;
    double tried = 1e9;
    for (int turn = 0; turn < 3; ++turn) { // in turn, so that a busy machine slows both
        ours = std::min(ours, seconds_of([&] { found = need(question, workspace); }));
        tried = std::min(tried, seconds_of([&] { plain = odds::test::plain_need(question); }));
    }
    if (found.counts != plain.counts) {
        throw std::logic_error("another addition than the cheapest of all");
    }
    return tried / ours;
}

} // namespace intendant::bench

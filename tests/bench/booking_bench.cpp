// One entry booked durably, beside the same rows written by hand.

#include "tests/bench/by_hand.hpp"

#include <benchmark/benchmark.h>

using namespace intendant;

namespace {

/// One run measures both in turn, so that a busy disk slows both.
const bench::Comparison& comparison() {
    static const auto measured = bench::compare(1000);
    return measured;
}

void show(benchmark::State& run, double microseconds) {
    for ([[maybe_unused]] auto _ : run) {
        run.SetIterationTime(microseconds / 1e6);
    }
}

void entry_by_session(benchmark::State& run) { show(run, comparison().booked); }
void entry_by_hand(benchmark::State& run) { show(run, comparison().by_hand); }

BENCHMARK(entry_by_session)->UseManualTime()->Iterations(1)->Unit(benchmark::kMicrosecond);
BENCHMARK(entry_by_hand)->UseManualTime()->Iterations(1)->Unit(benchmark::kMicrosecond);

} // namespace

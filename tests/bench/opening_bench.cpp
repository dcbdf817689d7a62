// Opening a long game.

#include "tests/bench/games.hpp"

#include <benchmark/benchmark.h>

using namespace intendant;

namespace {

constexpr int entries = 10'000;

void open_10000_entries(benchmark::State& run) {
    const bench::Folder folder;
    const auto file = folder / "long.intendant";
    bench::write_rounds(file, entries);
    for ([[maybe_unused]] auto _ : run) {
        const auto game = db::AxisAlliesSession::open(file, bench::printed_tables());
        benchmark::DoNotOptimize(game.state().turn.round);
    }
}

BENCHMARK(open_10000_entries)->Unit(benchmark::kMillisecond);

} // namespace

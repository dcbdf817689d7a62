// decide and apply of one command, without file and digest.

#include "tests/bench/games.hpp"

#include <benchmark/benchmark.h>

using namespace intendant;
using namespace intendant::axis_allies;

namespace {

void decide_and_apply(benchmark::State& run, const State& state, const Command& command) {
    for ([[maybe_unused]] auto _ : run) {
        const auto verdict = decide(state, command);
        if (core::refused(verdict)) {
            run.SkipWithError("refused");
            break;
        }
        auto next = state;
        for (const auto& event : core::acceptance(verdict).events) {
            next = apply(std::move(next), event);
        }
        benchmark::DoNotOptimize(next);
    }
}

/// One line of a sample, on the state that the lines before it lead to.
void line_of(benchmark::State& run, const std::string& name, std::size_t number) {
    decide_and_apply(run, bench::after(name, number - 1), bench::sample(name).at(number - 1));
}

void purchase(benchmark::State& run) { line_of(run, "german_turn.jsonl", 2); }
void column_fires(benchmark::State& run) { line_of(run, "german_turn.jsonl", 10); }
void loss_that_captures(benchmark::State& run) { line_of(run, "german_turn.jsonl", 15); }

/// A bomber from Germany over all of Russia to the far end of its range; the table gives no path.
void move_with_path_search(benchmark::State& run) {
    auto state = bench::after("german_turn.jsonl", 3);
    const auto from = *state.tables->find("germany");
    decide_and_apply(run, state, MoveUnits{.units = {{Unit::Bomber, 1}}, .from = from, .to = *state.tables->find("yakut_ssr")});
}

BENCHMARK(purchase)->Unit(benchmark::kMicrosecond);
BENCHMARK(column_fires)->Unit(benchmark::kMicrosecond);
BENCHMARK(loss_that_captures)->Unit(benchmark::kMicrosecond);
BENCHMARK(move_with_path_search)->Unit(benchmark::kMicrosecond);

} // namespace

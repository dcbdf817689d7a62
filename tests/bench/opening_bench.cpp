// Opening a long game.

#include "tests/bench/games.hpp"

#include <benchmark/benchmark.h>

using namespace intendant;

namespace {

constexpr int entries = 10'000;

/// Rounds in which every power goes through its actions and collects: six entries a turn, a snapshot after each.
void write_long_game(const std::filesystem::path& file) {
    using namespace axis_allies;
    auto game = db::AxisAlliesSession::create(file, bench::printed_tables());
    static_cast<void>(game.book(BeginGame{}));
    while (game.file().last_seq() < entries) {
        const auto& turn = game.state().turn;
        const auto answer = turn.action == Action::Income ? game.book(CollectIncome{}) : game.book(EndAction{});
        if (!answer.booked) {
            throw std::runtime_error("the long game cannot be written");
        }
    }
}

void open_10000_entries(benchmark::State& run) {
    const bench::Folder folder;
    const auto file = folder / "long.intendant";
    write_long_game(file);
    for ([[maybe_unused]] auto _ : run) {
        const auto game = db::AxisAlliesSession::open(file, bench::printed_tables());
        benchmark::DoNotOptimize(game.state().turn.round);
    }
}

BENCHMARK(open_10000_entries)->Unit(benchmark::kMillisecond);

} // namespace

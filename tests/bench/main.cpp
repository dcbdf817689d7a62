// intendant_bench: Google Benchmark's own arguments; `--ratio`, which fails when an entry costs too much; `--odds-ratio`, which fails
// when exact odds are too slow against a plain solver; `--planner-ratio`, the same for plans of battles; `--hex-ratio`, the same for
// reach and supply on a map of hexes; `--pacific-ratio`, the same for supply in Empire of the Sun; `--undo-ratio`, which fails when undo
// takes longer the longer the log is; `--growth`, which prints how the chief operations grow with the log; `--growth-ratio`, which fails
// when opening or an entry grows with it; `--library-ratio`, which fails when a folder of games takes too long to list or to prove;
// `--play-ratio`, which fails when playing a script takes too long against the proof of its game; or `--seats`, which fails when fifty
// phones hear of an entry too late.

#include "tests/bench/by_hand.hpp"
#include "tests/bench/growth_ratio.hpp"
#include "tests/bench/hex_ratio.hpp"
#include "tests/bench/library_ratio.hpp"
#include "tests/bench/odds_ratio.hpp"
#include "tests/bench/pacific_ratio.hpp"
#include "tests/bench/planner_ratio.hpp"
#include "tests/bench/play_ratio.hpp"
#include "tests/bench/seat_ratio.hpp"
#include "tests/bench/undo_ratio.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <exception>
#include <string_view>

namespace {

/// An entry booked durably may take so many times as long as the same transaction by hand.
constexpr double most = 2.0; // the aim is 1.25; on a disk that commits in 0.25 ms the digest alone is a tenth

/// A transaction this quick never reached a disk, so that there is no wait to compare with. Units: microseconds.
constexpr double too_quick_for_a_disk = 100;
constexpr int skipped = 77;

int check_ratio() {
    constexpr int pairs = 600;
    // A machine that does something else just now gets a second and a third chance: one good comparison is enough.
    for (int chance = 1; chance <= 3; ++chance) {
        const auto measured = intendant::bench::compare(pairs);
        std::printf("booked %.0f us, by hand %.0f us, ratio %.3f (at most %.2f)\n", measured.booked, measured.by_hand, measured.ratio(),
                    most);
        if (measured.ratio() <= most) {
            return 0;
        }
        if (measured.by_hand < too_quick_for_a_disk) {
            std::printf("Skipped: what is written here does not wait for a disk.\n");
            return skipped;
        }
    }
    return 1;
}

struct Check {
    std::string_view option;
    int (*run)();
};
constexpr std::array checks{Check{"--ratio", check_ratio},
                            Check{"--odds-ratio", intendant::bench::check_odds_ratio},
                            Check{"--planner-ratio", intendant::bench::check_planner_ratio},
                            Check{"--hex-ratio", intendant::bench::check_hex_ratio},
                            Check{"--pacific-ratio", intendant::bench::check_pacific_ratio},
                            Check{"--undo-ratio", intendant::bench::check_undo_ratio},
                            Check{"--growth", intendant::bench::print_growth},
                            Check{"--growth-ratio", intendant::bench::check_growth_ratio},
                            Check{"--library-ratio", intendant::bench::check_library_ratio},
                            Check{"--play-ratio", intendant::bench::check_play_ratio},
                            Check{"--seats", intendant::bench::check_seats}};

} // namespace

int main(int argc, char** argv) {
    try {
        for (const auto& [option, check] : checks) {
            if (argc > 1 && argv[1] == option) {
                return check();
            }
        }
        benchmark::Initialize(&argc, argv);
        if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
            return 1;
        }
        benchmark::RunSpecifiedBenchmarks();
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}

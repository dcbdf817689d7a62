// Taking back, over and over: a log of which every second entry takes back the one before it, booked and proved. The half of it,
// measured in the same run, is what it is compared with.

#include "tests/bench/games.hpp"
#include "tests/bench/undo_ratio.hpp"

#include "tests/bench/chances.hpp"

#include <chrono>
#include <cstdio>
#include <stdexcept>

using namespace intendant;

namespace {

constexpr int standing_before = 300; ///< entries that stand before the first is taken back

/// Units: milliseconds.
template <class Work> double time_of(const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

void require(bool holds) {
    if (!holds) {
        throw std::runtime_error("the log of entries taken back is not as it should be");
    }
}

struct Times {
    double booking;
    double proving;
};

/// In memory: no disk is waited for.
Times back_and_forth(int entries) {
    auto game = db::AxisAlliesSession::in_memory(bench::printed_tables());
    require(game.book(bench::rich_beginning()).booked.has_value());
    for (int i = 0; i < standing_before; ++i) {
        require(game.book(bench::cheap_entry()).booked.has_value());
    }
    const auto booking = time_of([&] {
        for (int i = 0; i < entries; i += 2) {
            require(game.book(bench::cheap_entry()).booked.has_value());
            require(game.undo().has_value());
        }
    });
    return {.booking = booking, .proving = time_of([&] { require(game.verify().sound()); })};
}

} // namespace

namespace intendant::bench {

UndoGrowth time_undo() {
    constexpr int entries = 4000;
    const auto half = back_and_forth(entries);
    const auto whole = back_and_forth(2 * entries);
    return {.booking = whole.booking / half.booking, .proving = whole.proving / half.proving};
}

int check_undo_ratio() {
    return one_of_three([] {
        const auto [booking, proving] = time_undo();
        std::printf("8000 entries and undos against 4000: booked in %.2f times the time, proved in %.2f (at most %.1f)\n", booking, proving,
                    most_growth);
        return booking <= most_growth && proving <= most_growth;
    });
}

} // namespace intendant::bench

#pragma once

namespace intendant::bench {

/// How many times as long twice as many entries take, every second one taking back the one before it.
struct UndoGrowth {
    double booking;
    double proving;
};
UndoGrowth time_undo();

/// Twice as many entries may take so many times as long; four would be the square.
inline constexpr double most_growth = 3;

/// Prints the growth; 0 when it is reached in one of three runs.
int check_undo_ratio();

} // namespace intendant::bench

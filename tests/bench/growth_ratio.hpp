#pragma once

namespace intendant::bench {

/// How many times as long a game of 8,000 entries may take as one of 1,000: to open, and to book one entry more.
constexpr double most_opening = 5.0;
constexpr double most_booking = 2.0;

/// How many times as long the log pane may take to keep what it needs of every entry as bare SQLite to read these rows.
constexpr double most_keeping = 3.0;

/// 0 when none takes longer in one of three comparisons, else 1. Units: of the processor's time.
int check_growth_ratio();

/// Prints how the chief operations grow with the log: `operation;entries;milliseconds of the processor;of the clock`, the best of five.
int print_growth();

} // namespace intendant::bench

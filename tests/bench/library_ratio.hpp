#pragma once

namespace intendant::bench {

/// A folder of games of 171 entries. How many times as long it takes to list them as to ask each file by bare SQLite how many entries
/// it has, and to prove them all as to prove each by itself. Of the processor's time. Units of the times: milliseconds a game, in
/// `by_the_clock` of the clock and with all processors.
struct LibraryRatios {
    double listed;
    double proved;
    double bare;
    double alone;
    double by_the_clock; ///< proved in the library
};
LibraryRatios compare_library();

/// What has to be reached.
inline constexpr double most_listed = 12;
inline constexpr double most_proved = 1.5;

/// Prints the ratios; 0 when they are reached in one of three comparisons.
int check_library_ratio();

} // namespace intendant::bench

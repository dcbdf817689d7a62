#pragma once

namespace intendant::bench {

/// How many times as long as proving a game it takes to play its export into a new one, and to put a backup in its place.
struct PlayRatios {
    double play;
    double restore;
};
PlayRatios time_play();

/// It may take so many times as long, on any disk: what is played or restored is written aside, and waited for once.
inline constexpr double most_plays = 5;

/// Prints the ratios; 0 when they are reached in one of three runs.
int check_play_ratio();

} // namespace intendant::bench

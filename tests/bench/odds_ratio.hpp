#pragma once

namespace intendant::bench {

/// How many times as long the plain solver takes as ours, and how many simulated battles take as long as one exact answer.
struct OddsRatios {
    double plain_100;
    double plain_200;
    double simulated_battles;
};
OddsRatios compare_odds();

/// What has to be reached.
inline constexpr double least_plain_100 = 12;
inline constexpr double least_plain_200 = 45;

/// Prints the ratios; 0 when they are reached in one of three comparisons.
int check_odds_ratio();

} // namespace intendant::bench

#pragma once

namespace intendant::bench {

/// How many times as long the plain solver takes as ours, how many simulated battles take as long as one exact answer, and
/// which part of the bare kernel's rate, one die thrown for rows of the same mean length, the whole of 100 v 100 reaches; how many simulated
/// battles of fleets take as long as one exact answer for 40 v 40, how many times as long 5 v 5 takes as a plain loop over its dice, and
/// how many times as long it takes to say where to stop as to say how the same battle ends, 100 v 100 on land and fleets of 40; how many times as long as ours it takes to find what is needed by trying
/// every army with the plain solver.
struct OddsRatios {
    double plain_100;
    double plain_200;
    double simulated_battles;
    double kernel_share;
    double simulated_fleets;
    double small_to_plain;
    double plan_to_battle;
    double plan_to_fleets;
    double plain_need;
};
OddsRatios compare_odds();

/// How many times as long as ours a search takes that works out every army by the plain solver. Throws: std::logic_error where they differ.
double plain_need_to_ours();

/// What has to be reached.
inline constexpr double least_plain_100 = 12;
inline constexpr double least_plain_200 = 45;
inline constexpr double least_plain_need = 20;
inline constexpr double most_simulated_fleets = 2600;
inline constexpr double most_small_to_plain = 1.5;
inline constexpr double most_plan_to_exact = 9;
/// These three are of processors that take eight numbers together. What is ours is written for that; one that takes four (AVX2) needs so
/// many times as long for it, and as long as before for what it is compared with.
inline constexpr double longer_without_avx512 = 2.5;
/// What is aimed at.
inline constexpr double aimed_kernel_share = 0.6;
inline constexpr double aimed_simulated_battles = 250;

/// Prints the ratios; 0 when they are reached in one of three comparisons.
int check_odds_ratio();

} // namespace intendant::bench

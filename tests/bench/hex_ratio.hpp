#pragma once

namespace intendant::bench {

/// How long a plain flood over a map of 51 x 29 hexes takes, all that one unit can reach there, the same with a bonus and three modes, and the
/// supply of all of a hundred units of two sides, with each line or what cuts it. Units: microseconds; the best of many runs, taken in turn.
struct HexTimes {
    double flood;
    double reach;
    double reach_with_bonus;
    double supply;
};
HexTimes time_hexes();

/// What has to be reached. Units: floods.
inline constexpr double most_reach = 14;
inline constexpr double most_supply = 140;

/// Prints the times; 0 when both ratios are reached in one of three runs.
int check_hex_ratio();

} // namespace intendant::bench

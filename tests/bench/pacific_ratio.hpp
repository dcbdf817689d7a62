#pragma once

namespace intendant::bench {

/// How long a plain flood over the map of the Pacific takes, and supply of every unit of both sides with all zones of influence as the campaign
/// begins and in 1944. Units: microseconds; the best of many runs, taken in turn.
struct PacificTimes {
    double flood;
    double campaign;
    double y1944;
};
PacificTimes time_pacific();

/// What has to be reached. Units: floods; on the machine on which a flood takes 15 microseconds that is two milliseconds.
inline constexpr double most_pacific_supply = 133;

/// Prints the times; 0 when the ratio is reached in one of three runs.
int check_pacific_ratio();

} // namespace intendant::bench

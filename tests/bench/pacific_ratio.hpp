#pragma once

namespace intendant::bench {

/// How long a plain flood over the map of the Pacific takes, supply of every unit of both sides with all zones of influence as the campaign
/// begins and in 1944, what the slowest headquarters of 1944 may activate with a card, the supply for it too, and all that the slowest of some units
/// can reach by every kind of travel it has. Units: microseconds; the best of many runs, taken in turn.
struct PacificTimes {
    double flood;
    double campaign;
    double y1944;
    double activation;
    double reach;   ///< of aircraft and ships
    double landing; ///< of ground units
};
PacificTimes time_pacific();

/// What has to be reached. Units: floods; on the machine on which a flood takes 15 microseconds that is two milliseconds.
inline constexpr double most_pacific_supply = 133;
/// The same for 20 milliseconds, and for one.
inline constexpr double most_pacific_activation = 1333;
inline constexpr double most_pacific_reach = 67;

/// Prints the times; 0 when the ratio is reached in one of three runs.
int check_pacific_ratio();

} // namespace intendant::bench

#pragma once

namespace intendant::bench {

/// How long the ten best divisions of 12 attackers against 6 defenders take in melees on the map, and how many times as long as the planner
/// somebody takes who tries everything, with 5 against 3. Units: milliseconds.
struct PlannerTimes {
    double median;
    double worst;
    double tried;
};
PlannerTimes time_planner();

/// What has to be reached.
inline constexpr double most_milliseconds = 50;
inline constexpr double least_tried = 10;

/// Prints the times; 0 when they are reached in one of three runs.
int check_planner_ratio();

} // namespace intendant::bench

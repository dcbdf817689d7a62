#pragma once

#include "model/axis_allies/decision.hpp"

#include <vector>

/// What the box holds and how the table shows it with that: chips, markers, dice, pieces.
namespace intendant::axis_allies {

/// A stack of one unit type as it stands on the board. Units: a red chip is five units, a white one one, the piece on top one.
struct ChipStack {
    int red;
    int white;
    int pieces;

    friend bool operator==(const ChipStack&, const ChipStack&) = default;
};
/// The fewest chips under one piece that show `count` units; nothing for none. Rule: B-03, B-04, B-06.
ChipStack chips_for(int count);

/// An amount in the fewest certificates. Rule: B-02.
struct Certificates {
    std::int64_t tens;
    std::int64_t fives;
    std::int64_t ones;

    friend bool operator==(const Certificates&, const Certificates&) = default;
};
Certificates certificates(core::Money amount);
core::Money worth(const Certificates& certificates);

/// How a sum is paid across the table: what is handed over, and what comes back.
struct Payment {
    Certificates given;
    Certificates change;
};
/// Pays `sum` out of a purse that holds `held` in the fewest certificates: with the least change, then with the fewest
/// certificates. More than the purse holds is paid as far as it reaches. Rule: B-02.
Payment pay(core::Money held, core::Money sum);

/// Where the markers of a level stand on the production chart: beyond its end with a second marker. Rule: I-07, B-08, Q-24.
std::vector<int> chart_markers(const Tables& tables, core::Money level);

/// How many dice are thrown at a time when a column throws `dice`. Rule: C-05, B-09.
std::vector<int> throws_of(const Tables& tables, int dice);

/// The power has more stacks of carriers than the box has carriers for it. Rule: B-05, B-10, P-08.
bool too_many_carrier_stacks(const State& state, Power power);

/// Warns when more complexes are on the board and waiting than were before and than the box holds. Warns: B-05.
void warn_of_complexes(Decision& decision, const State& before);

/// Control markers that a power has in use: on territories that were not its own from the start, on the production
/// chart, and on its developments. Where holder and printed colour agree no marker lies; an empty territory keeps its
/// marker. Rule: S-11, S-15, B-07, C-119, C-120, R-10.
int markers_in_use(const State& state, Power power);
/// Warns when more markers are in use than were before and than the box holds. Warns: B-07.
void warn_of_markers(Decision& decision, Power power, int in_use_before);

} // namespace intendant::axis_allies

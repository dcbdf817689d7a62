#pragma once

#include "model/empire_of_the_sun/board.hpp"

namespace intendant::empire_of_the_sun {

/// Which of the fourteen resource hexes Japan controls, and what it draws for them. `manchuria_lost`: ES-POL-15.
/// Rule: ES-STW-1, ES-STW-2, ES-AMB-11.
struct Resources {
    std::vector<HexId> japanese, allied;
    int base_draw;
};
Resources resources(const Tables& tables, const Board& board, bool as_printed = false, bool manchuria_lost = false);

/// A hex that counts for the progress of the war: a named location, a resource, a one-hex island, a port or an airfield. Rule: ES-PWL-16.
bool counts_for_progress(const Tables& tables, HexId hex);

/// Hexes that changed hands between two moments, those that count. Rule: ES-PWL-16, ES-AMB-29.
struct Progress {
    std::vector<HexId> allied, japanese; ///< taken by
    bool enough;                         ///< the Allies have taken as many, net, as the turn asks for
};
Progress progress(const Tables& tables, const Board& at_start, const Board& now, int turn);

/// The surrender conditions of a nation, as the map has them. Rule: ES-POL-1, ES-POL-3 to ES-POL-13, ES-POL-17.
struct Conquest {
    std::vector<HexId> held, missing; ///< of the hexes needed, by whoever would take the area
    bool complete() const { return missing.empty() && !held.empty(); }
};
Conquest conquest(const Tables& tables, const Board& board, Area area, Side by, bool as_printed = false);

} // namespace intendant::empire_of_the_sun

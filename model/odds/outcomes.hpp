#pragma once

#include "model/odds/odds.hpp"

/// How solvers write what a battle comes to.
namespace intendant::odds {

/// One way in which a battle ends. Units: numbers left, costs of what was lost.
struct Ending {
    int attackers;
    int defenders;
    bool enemy_gone; ///< no defender is left that would fight on
    bool land;       ///< an attacking land unit is left
    std::int64_t attacker_loss;
    std::int64_t defender_loss;
};

/// Empties a result for forces of this size.
void clear(Odds& odds, int attackers, int defenders, bool joint);
void add(Odds& odds, const Ending& ending, double mass);
/// Shares what was not followed among all outcomes and writes the certificate.
void normalise(Odds& odds);

} // namespace intendant::odds

#pragma once

#include "model/odds/odds.hpp"

#include <vector>

namespace intendant::odds::test {

/// The joint distribution of a land battle by scattering the outer product of both sides' hits, state by state: slow and
/// plain, the witness for the quick solver. `[a][d]` is the chance that it ends with a attackers and d defenders.
std::vector<std::vector<double>> plain_land_battle(const Force& attacker, const Force& defender, int retreat_below);

/// The same after so many rounds of a battle on land.
std::vector<std::vector<double>> plain_rounds(const Force& attacker, const Force& defender, int rounds);

/// What a battle at sea comes to, found by trying every number of hits in every state; for small fleets.
struct PlainOutcome {
    double win{0};
    double lose{0};
    double stopped{0};
    double attackers_left{0};
    double defenders_left{0};
};
PlainOutcome plain_sea_battle(const Force& attacker, const Force& defender, int retreat_below);

/// What the best decision is worth with a attackers and d defenders at the end of a round, and whether it is to go on.
struct PlainWorth {
    double best;
    bool goes_on;
};
/// The same for every pair, found by letting the number of rounds to come grow until nothing changes.
std::vector<std::vector<PlainWorth>> plain_retreat(const Force& attacker, const Force& defender, double prize);

} // namespace intendant::odds::test

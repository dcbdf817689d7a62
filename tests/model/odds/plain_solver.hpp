#pragma once

#include "model/odds/odds.hpp"

#include <vector>

namespace intendant::odds::test {

/// The joint distribution of a land battle by scattering the outer product of both sides' hits, state by state: slow and
/// plain, the witness for the quick solver. `[a][d]` is the chance that it ends with a attackers and d defenders.
std::vector<std::vector<double>> plain_land_battle(const Force& attacker, const Force& defender, int retreat_below);

} // namespace intendant::odds::test

#pragma once

#include "model/risiko/game.hpp"

#include <vector>

/// What an attack is likely to come to: one territory after the other, from one base.
namespace intendant::risiko {

/// One territory of a chain. Units: chances 0-1; `armies` as expected on the territory when it is taken, one having stayed on
/// each territory before.
struct ChainLink {
    double taken;
    double armies;
};

/// The chances to take each of the territories in turn, attacking with all dice as long as the attacker can and moving all
/// armies on; the defenders throw as many dice as they may. Units: armies on the base and on each target, at least 1 a target.
/// Rule: RK-ATK-2 to RK-ATK-6, RK-OCC-2.
std::vector<ChainLink> chain_odds(const Tables& tables, int armies_on_base, const std::vector<int>& targets);

/// What stands on the last territory of a chain. `armies`: chance by number of armies, when it is taken; `beaten`: that the attack ends before.
struct ChainArrival {
    std::vector<double> armies{};
    double beaten{0};
};
/// The same attacks, carried through to the last territory.
ChainArrival chain_arrival(const Tables& tables, int armies_on_base, const std::vector<int>& targets);

/// The same for territories of the board: each attacked from the one before. Empty when two are not connected.
std::vector<ChainLink> chain_odds(const State& state, TerritoryId base, const std::vector<TerritoryId>& targets);

} // namespace intendant::risiko

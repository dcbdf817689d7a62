#pragma once

#include "model/odds/hold.hpp"
#include "model/odds/need.hpp"
#include "model/odds/waves.hpp"
#include "tests/model/odds/plain_solver.hpp"

#include <random>

/// Second, plain answers to what is needed, to waves, and to taking and holding: everything is tried, with the plain solver.
namespace intendant::odds::test {

/// A small force at random, of one to three kinds. Units: at most `most` of each, costs of 1 to 15.
Force small_force(std::mt19937_64& chance, int most, Field field);

/// The chance that the attacker takes the space. Guns shoot each aircraft alone; of the options they and the retreat are looked at.
double plain_taking(const Force& attacker, const Force& defender, Field field, const Options& options);

/// The cheapest addition, found by trying every one that the money buys.
struct PlainNeed {
    bool found{false};
    std::vector<int> counts;
    std::int64_t price{0};
    double chance{0};
    double greatest{0};
    std::int64_t tried{0};
};
PlainNeed plain_need(const NeedQuestion& question);

/// The chance that the waves, in this order, take the space.
double plain_waves(const std::vector<Wave>& waves, const std::vector<std::size_t>& order, const Force& defender);

/// The chance to take the space and to hold it.
struct PlainHold {
    double taken{0};
    double held{0};
};
PlainHold plain_hold(const HoldQuestion& question);

} // namespace intendant::odds::test

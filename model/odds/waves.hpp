#pragma once

#include "model/odds/taking.hpp"

#include <functional>

/// Attacks on one space on land, one after the other: what the defenders have left meets the next.
namespace intendant::odds {

/// The most attacks that are put in order.
inline constexpr std::size_t most_waves = 6;

struct Wave {
    Force attacker{};
    Options options{};
};

/// One attack in its turn. Units: chances 0-1, expected cost of what it loses.
struct WaveResult {
    std::size_t wave; ///< its place as listed
    double needed;    ///< that the space is not yet taken when its turn comes
    double takes;     ///< that it is the one that takes it
    double attacker_loss;
};

/// The waves in one order.
struct WaveOrder {
    std::vector<WaveResult> waves{};
    double taken{0}; ///< by any of them
    double attacker_loss{0};
    double defender_loss{0};
};

/// What the order of attacks comes to. The best: the greatest chance that the space is taken, then the least expected loss of all attackers, then as
/// listed.
struct Waves {
    std::optional<core::Message> objection{}; ///< why nothing is worked out; then nothing else here means anything
    WaveOrder best{};
    WaveOrder listed{};
    double worst{0}; ///< the least chance that an order gives
    std::int64_t orders{0};
    double certificate{0};
    std::int64_t states{0};
    bool cancelled{false}; ///< the search was stopped: the best is that of the orders tried until then, if any
};

/// Tries every order. A wave that comes when the defenders are gone, but only aircraft were left to see it, walks in if it has a unit of land.
/// `better` is told each order that is better than those before.
/// Refuses: no wave, more than `most_waves`, a wave that cannot be worked out.
Waves waves(const std::vector<Wave>& waves, const Force& defender, Workspace& workspace,
            const std::function<void(const WaveOrder&)>& better = {}, const std::stop_token& stop = {});

} // namespace intendant::odds

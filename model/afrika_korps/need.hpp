#pragma once

#include "model/afrika_korps/battle/planner.hpp"
#include "model/afrika_korps/state.hpp"

#include <functional>
#include <optional>
#include <stop_token>

namespace intendant::afrika_korps {

/// A unit that could come beside a hex in what is left of its movement. Units: `attack` as printed.
struct FurtherUnit {
    CounterId unit{};
    HexId to{};
    int attack{0};

    friend bool operator==(const FurtherUnit&, const FurtherUnit&) = default;
};

/// Own combat units that may still be moved to a hex from which they would meet who stands in `hex`, and do not stand in one already: each with every
/// such hex, those with the least attack first. At depth whole map only. Rule: AK-MOV-3, AK-CMB-3.
std::vector<FurtherUnit> further_units(const State& state, HexId hex);

/// What would take a hex with the chance asked for.
struct HexNeed {
    std::optional<core::Message> none{}; ///< why nothing is proposed: a sentence
    bool refused{false};                 ///< that is so because the question cannot be asked
    std::optional<FurtherUnit> unit{};   ///< who should come; nothing where a division of those beside the hex is enough
    Contact contact{};                   ///< with that unit
    Plan plan{};                         ///< the best division of it
    Chance chance{0, 1};                 ///< of taking the hex by that plan
    Chance before{0, 1};                 ///< by the best division of those that stand beside enemies now
    double greatest{0};                  ///< where nothing suffices: the most that one more unit gives
    int divisions{0};                    ///< for how many positions the best division was worked out
    bool cancelled{false};
};

/// Another division of the battles, else the cheapest further unit: the one with the least attack factor; of equally strong ones that which gives
/// the greatest chance. `better` is told each that suffices and is better than those before.
/// Refuses, in a sentence: a chance of 100 % or none at all; a hex without enemies.
/// Rule: AK-CMB-2 to AK-CMB-9, AK-DIV-1 to AK-DIV-6, AK-MOV-3.
HexNeed hex_need(const State& state, HexId hex, double chance, const std::function<void(const HexNeed&)>& better = {},
                 const std::stop_token& stop = {});

} // namespace intendant::afrika_korps

#pragma once

#include "model/core/message.hpp"
#include "model/odds/workspace.hpp"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

/// Battles in which both sides throw a few dice, sort them and compare pair by pair; ties go to the defender.
namespace intendant::odds {

struct SortedDiceOptions {
    int most_attack_dice{3};
    int most_defence_dice{3};
    int stop_when_movable{0}; ///< the attacker stops when at most so many armies could still move on
};

struct SortedDiceOdds {
    double win{0};
    double lose{0};
    double stopped{0};
    double attackers_movable_left{0};
    double defenders_left{0};
    double certificate{0};
    std::int64_t states{0};
    bool cancelled{false}; ///< the computation was stopped: nothing else here means anything
};

/// Chance that the attacker loses 0, 1, 2 or 3 armies in one throw of one to three dice a side, counted over all throws
/// once.
const std::array<double, 4>& losses_in_one_throw(int attack_dice, int defence_dice);

/// Units: armies; of those attacking one must stay behind. Refuses (see the sentence): fewer than two attacking
/// armies, no defender, more than three dice a side.
std::optional<core::Message> objection(int attacking, int defending, const SortedDiceOptions& options);
/// Works the battle out; with a warm workspace no memory is asked for.
SortedDiceOdds sorted_dice_battle(int attacking, int defending, const SortedDiceOptions& options, Workspace& workspace,
                                  const std::stop_token& stop = {});

} // namespace intendant::odds

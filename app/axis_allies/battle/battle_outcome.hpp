#pragma once

#include "app/axis_allies/table.hpp"

#include <optional>
#include <vector>

namespace intendant::app::aa {

/// What a battle that is over has cost either side, and what it changes.
struct BattleOutcome {
    struct Party {
        std::vector<Power> powers;   ///< that fought
        std::vector<UnitCount> lost; ///< also what went down with its ship
        core::Money worth{};         ///< what that would cost anew. Units: IPC.
    };
    BattleEnded ended;
    Party attacker;
    Party defender;
    std::optional<TerritoryTaken> taken;
};

/// Of the battle that the last play has ended; nothing where it has ended none, or a raid, which costs no territory and hardly a piece.
std::optional<BattleOutcome> outcome_of_last_battle(const Table& table);

} // namespace intendant::app::aa

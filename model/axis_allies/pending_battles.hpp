#pragma once

#include "model/axis_allies/state.hpp"

#include <vector>

namespace intendant::axis_allies {

/// A battle that combat movement has brought about and that is not yet fought. Rule: C-01, C-41, C-148.
struct PendingBattle {
    SpaceId space;
    BattleKind kind;
    bool must_wait;        ///< another battle comes first: the sea before its landing, the raid before the attack
    bool left_over{false}; ///< from an earlier turn: it may be fought now, and need not be (T-03)

    friend bool operator==(const PendingBattle&, const PendingBattle&) = default;
};
std::vector<PendingBattle> pending_battles(const State& state);

} // namespace intendant::axis_allies

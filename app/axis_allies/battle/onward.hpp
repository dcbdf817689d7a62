#pragma once

#include "app/axis_allies/table.hpp"

#include <optional>
#include <vector>

namespace intendant::app::aa {

/// What a throw that is typed now says yes to before it counts: losses as they stand on the board, another round.
struct Onward {
    std::vector<Command> commands; ///< to be booked before the throw, in this order
    FireGroup next;                ///< who throws then
    BattleStep step;               ///< in this step
};

/// The next throw when the table goes on as it stands; `losses`: those chosen on the board, where some are owed.
/// Nothing when the next thing is not a throw, or when the table must say more before it.
std::optional<Onward> onward(const State& state, const std::vector<Loss>& losses);

} // namespace intendant::app::aa

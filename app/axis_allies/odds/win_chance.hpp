#pragma once

#include "model/axis_allies/battle/odds.hpp"
#include "model/odds/workspace.hpp"

#include <optional>
#include <stop_token>

namespace intendant::app::aa {

/// The attacker's chance to win a battle that is fought to its end; none where odds cannot be told, or when it was stopped.
std::optional<double> win_chance(const axis_allies::BattleQuestion& question, odds::Workspace& workspace, const std::stop_token& stop);

} // namespace intendant::app::aa

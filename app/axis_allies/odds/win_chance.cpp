#include "app/axis_allies/odds/win_chance.hpp"

namespace intendant::app::aa {

std::optional<double> win_chance(const axis_allies::BattleQuestion& question, odds::Workspace& workspace, const std::stop_token& stop) {
    const auto found = answer(question, workspace, stop);
    return found.cancelled || found.objection ? std::nullopt : std::optional{found.to_the_end.odds.win};
}

} // namespace intendant::app::aa

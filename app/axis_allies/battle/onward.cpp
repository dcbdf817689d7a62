#include "app/axis_allies/battle/onward.hpp"

#include "model/axis_allies/reach.hpp"

namespace intendant::app::aa {

std::optional<Onward> onward(const State& state, const std::vector<Loss>& losses) {
    auto now = std::optional{state};
    Onward result{};
    const auto go = [&](const Command& command) {
        now = after(*now, command);
        result.commands.push_back(command);
    };
    if (now->battle && now->battle->owed) {
        go(TakeLosses{.losses = losses});
    }
    if (now && now->battle && now->battle->step == BattleStep::Decision) {
        go(PressOn{});
    }
    if (!now || !now->battle || now->battle->owed || now->battle->to_fire.empty()) {
        return std::nullopt;
    }
    result.next = now->battle->to_fire.front();
    result.step = now->battle->step;
    return result;
}

} // namespace intendant::app::aa

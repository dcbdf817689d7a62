#include "app/axis_allies/battle/onward.hpp"

namespace intendant::app::aa {

namespace {

/// The state after the command, if it is booked without a word of the table.
std::optional<State> after(const State& state, const Command& command) {
    const auto verdict = decide(state, command);
    if (core::refused(verdict) || !core::acceptance(verdict).warnings.empty()) {
        return std::nullopt;
    }
    auto next = state;
    for (const auto& event : core::acceptance(verdict).events) {
        next = apply(std::move(next), event);
    }
    return next;
}

} // namespace

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

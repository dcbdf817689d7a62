#include "model/axis_allies/decision.hpp"

namespace intendant::axis_allies {

core::Verdict<Event> decide(const State& state, const Command& command) {
    if (!state.begun && !std::holds_alternative<BeginGame>(command)) {
        return refuse("S-19", INTENDANT_TR("The game has not begun: set up the board first."));
    }
    auto verdict = std::visit([&state](const auto& asked) { return decide(state, asked); }, command);
    if (auto* accepted = std::get_if<core::Accepted<Event>>(&verdict); accepted != nullptr && state.outcome) {
        accepted->warnings.push_back(
            {core::WarningKind::Doubtful, {"V-04"}, {INTENDANT_TR("The game has ended; this would be booked after its end."), {}}});
    }
    return verdict;
}

} // namespace intendant::axis_allies

#include "model/axis_allies/decision.hpp"

namespace intendant::axis_allies {

core::Verdict<Event> decide(const State& state, const Command& command) {
    if (!state.begun && !std::holds_alternative<BeginGame>(command)) {
        return refuse("S-19", INTENDANT_TR("The game has not begun: set up the board first."));
    }
    return std::visit([&state](const auto& asked) { return decide(state, asked); }, command);
}

} // namespace intendant::axis_allies

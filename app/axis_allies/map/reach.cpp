#include "app/axis_allies/map/reach.hpp"

#include "model/axis_allies/game.hpp"
#include "model/axis_allies/paths.hpp"

#include <algorithm>

namespace intendant::app::aa {

std::set<std::size_t> reach_of(const State& state, SpaceId from, const std::vector<UnitCount>& units,
                               const std::function<Command(SpaceId)>& command) {
    int most = 1; // on board or ashore
    for (const auto& each : units) {
        most = std::max(most, movement_allowance(state, state.turn.power, each.unit));
    }
    std::set<std::size_t> result;
    for (const auto space : spaces_within(*state.tables, from, most)) {
        const auto verdict = space == from ? std::nullopt : std::optional{decide(state, command(space))};
        if (verdict && !core::refused(*verdict) && core::acceptance(*verdict).warnings.empty()) {
            result.insert(space.index);
        }
    }
    return result;
}

} // namespace intendant::app::aa

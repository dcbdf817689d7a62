#include "app/empire_of_the_sun/desk/typed_proposal.hpp"

#include "model/core/one_of.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"

#include <algorithm>
#include <vector>

namespace intendant::app::es {

using namespace empire_of_the_sun;

namespace {

struct Drawn {
    void add(HexId hex) { proposal.reach.insert(hex.index); }
    void add(const std::vector<UnitId>& units) {
        for (const auto unit : units) {
            if (state[unit].on_map()) {
                add(state[unit].place.hex);
            }
        }
    }

    void operator()(const MoveUnits& command) {
        const auto unit = command.units.empty() ? UnitId{} : command.units.front();
        if (command.units.empty() || !state[unit].on_map()) {
            return;
        }
        Supply supply;
        supply.compute(*state.tables, board_of(state));
        const auto reached = reach(state, supply, unit, command.by).hexes;
        const auto found = std::ranges::find(reached, command.to, &ReachedHex::hex);
        proposal.way.push_back(state[unit].place.hex.index);
        for (const auto hex : found == reached.end() ? std::vector{command.to} : found->way.hexes) {
            if (hex.index != proposal.way.back()) {
                proposal.way.push_back(hex.index);
            }
        }
    }
    void operator()(const ActivateUnits& command) { add(command.units); }
    void operator()(const BeginOffensive& command) { add(command.headquarters); }
    void operator()(const RemoveUnits& command) { add(command.units); }
    void operator()(const core::OneOf<DeclareBattles, TakeHexes> auto& command) {
        for (const auto hex : command.hexes) {
            add(hex);
        }
    }
    void operator()(const core::OneOf<FightAtSea, FightOnLand> auto& command) {
        add(command.hex);
        for (const auto* const side : {&command.offensive, &command.reaction}) {
            for (const auto& row : side->units) {
                add(std::vector{row.unit});
            }
        }
    }
    void operator()(const SpecialReaction& command) { add(command.hex); }
    void operator()(const auto&) {}

    const State& state;
    board::Proposal proposal{};
};

} // namespace

board::Proposal typed_proposal(const State& state, const Command& command) {
    Drawn drawn{state};
    if (state.begun) {
        std::visit(drawn, command);
    }
    return std::move(drawn.proposal);
}

} // namespace intendant::app::es

#include "model/risiko/decision.hpp"

namespace intendant::risiko {

/// Rule: RK-MOV-1, RK-MOV-2, RK-MOV-3, RK-TRN-4, RK-AMB-5.
core::Verdict<Event> decide(const State& state, const MoveArmies& command) {
    if (!in_a_turn(state)) {
        return no_turn();
    }
    const auto player = state.turn.player;
    const Parameters where{{"from", name(state, command.from)}, {"to", name(state, command.to)}, {"colour", name(player)}};
    if (state[command.from].owner != player || state[command.to].owner != player || command.from == command.to) {
        return refuse("RK-MOV-1", INTENDANT_TR("The strategic move goes from one territory of {colour} to another of his."), where);
    }
    if (command.armies < 1 || command.armies > state[command.from].armies - 1) {
        return refuse("RK-MOV-2", INTENDANT_TR("{armies} cannot leave {from}: of {present} there one stays."),
                      {{"armies", counted(command.armies, Noun::Army)},
                       {"from", name(state, command.from)},
                       {"present", number(state[command.from].armies)}});
    }
    Decision decision(state);
    must_seal_first(decision);
    const auto joined = connection(state, command.from, command.to);
    if (!joined) {
        decision.breaks("RK-MOV-3", INTENDANT_TR("{from} and {to} are not connected."), where);
    } else if (joined->sea && state.options.move_over_land_only) {
        decision.breaks("RK-MOV-3", INTENDANT_TR("{from} and {to} are connected by sea only, and this table moves over land."), where);
    }
    if (state.turn.moved) {
        decision.breaks("RK-MOV-1", INTENDANT_TR("{colour} has made the strategic move of this turn."), where);
    }
    if (state.turn.to_place() > 0) {
        decision.breaks("RK-TRN-2", INTENDANT_TR("{colour} has {armies} to place first."),
                        {{"colour", name(player)}, {"armies", counted(state.turn.to_place(), Noun::Army)}});
    }
    must_throw_first(decision);
    must_discard_first(decision);
    must_hand_in_first(decision);
    decision.book(ArmiesMoved{.player = player, .from = command.from, .to = command.to, .armies = command.armies});
    return std::move(decision).accepted();
}

} // namespace intendant::risiko

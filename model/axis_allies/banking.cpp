#include "model/axis_allies/contradictions.hpp"
#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/territory.hpp"

namespace intendant::axis_allies {

/// Rule: S-14, T-11, I-04.
core::Verdict<Event> decide(const State& state, const Pay& command) {
    if (command.amount <= core::Money{} || command.amount > most_money_typed) {
        return refuse("S-14", INTENDANT_TR("{amount} IPC cannot be paid: give an amount from 1 to {most}."),
                      {{"amount", number(command.amount.amount)}, {"most", number(most_money_typed.amount)}});
    }
    if (command.from == command.to) {
        return refuse("S-14", INTENDANT_TR("Say who pays and who receives; leave one out for the bank."));
    }
    if (command.from && state.powers[*command.from].treasury < command.amount) {
        return refuse("S-14", INTENDANT_TR("{power} holds {treasury} IPC and cannot pay {amount}."),
                      {{"power", name(state, *command.from)},
                       {"treasury", number(state.powers[*command.from].treasury.amount)},
                       {"amount", number(command.amount.amount)}});
    }
    Decision decision(state);
    if (command.from && command.to) {
        decision.breaks("I-04", INTENDANT_TR("Nothing is lent or given: {from} may not pay {to}."),
                        {{"from", name(state, *command.from)}, {"to", name(state, *command.to)}});
    }
    decision.book(MoneyPaid{.from = command.from, .to = command.to, .amount = command.amount, .purpose = command.purpose});
    return std::move(decision).accepted();
}

/// Rule: C-111, C-113, C-115, T-14.
core::Verdict<Event> decide(const State& state, const Capture& command) {
    const auto power = state.turn.power;
    const auto where = std::pair<std::string, std::string>{"space", name(state, command.space)};
    if ((*state.tables)[command.space].sea) {
        return refuse("C-114", INTENDANT_TR("{space} is a sea zone: it is never captured."), {where});
    }
    const auto holder = controller(state, command.space);
    if (holder && allied(*holder, power)) {
        return refuse("M-09", INTENDANT_TR("{space} is already held by {power} or an ally."), {where, {"power", name(state, power)}});
    }
    Decision decision(state);
    if (state.options.depth == Depth::FullBoard) {
        decision.breaks("C-113", INTENDANT_TR("The books keep the board: {space} is captured by land units that move or fight there."),
                        {where});
    }
    if (!holder) {
        if (const auto refused = violate_neutrality(decision, command.space, true)) {
            return *refused;
        }
    } else {
        take_territory(decision, command.space, power);
    }
    warn_of_contradictions(decision, state);
    return std::move(decision).accepted();
}

/// Rule: S-26.
core::Verdict<Event> decide(const State& state, const ChangeOptions& command) {
    if (command.options == state.options) {
        return refuse("S-26", INTENDANT_TR("These are the options already in force."));
    }
    if (command.reason.empty() && state.first_turn_started) {
        return refuse("S-26", INTENDANT_TR("Say why the options are changed in mid-game; the reason is kept with the entry."));
    }
    Decision decision(state);
    decision.book(OptionsChanged{.before = state.options, .after = command.options, .reason = command.reason});
    if (state.options.depth == Depth::FullBoard || command.options.depth != Depth::FullBoard) {
        warn_of_contradictions(decision, state); // O-02 let enemies stand side by side
    } else if (!contradictions(decision.now()).empty()) {
        decision.doubts("B-06", INTENDANT_TR("Until now the books did not follow what stands where: a stocktake of the whole board is due "
                                             "before the next move."));
        warn_of_contradictions(decision);
    }
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies

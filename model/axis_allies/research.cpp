#include "model/axis_allies/components.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

int lacking(const State& state, Power power) { return static_cast<int>(std::ranges::count(state.powers[power].weapons.values, false)); }

std::optional<core::Refused> unreadable(const core::Throw& dice) {
    if (dice.source == core::DiceSource::Hits || dice.faces.empty()) {
        return refuse("R-04", INTENDANT_TR("Type the face of each research die, 1 to 6."));
    }
    if (auto refused = too_many(dice, "R-04")) {
        return refused;
    }
    if (!core::plausible(dice)) {
        return refuse("R-04", INTENDANT_TR("A die shows 1 to 6; one of these does not. Nothing was booked: type the dice again."));
    }
    return std::nullopt;
}

} // namespace

/// All dice of the turn in one throw, paid for before any unit is bought; industrial technology does not cheapen them.
/// Rule, Q-27 (Manual 2nd ed., Action 1).
core::Verdict<Event> decide(const State& state, const Research& command) {
    if (const auto refused = unreadable(command.dice)) {
        return *refused;
    }
    const auto power = state.turn.power;
    const auto dice = static_cast<std::int64_t>(command.dice.faces.size());
    const auto cost = state.tables->amounts.research_die * dice;
    if (cost > state.powers[power].treasury) {
        return refuse("R-02", INTENDANT_TR("{dice} research {dice:die costs|dice cost} {cost} IPC, and {power} holds {treasury}."),
                      {{"dice", number(dice)},
                       {"cost", number(cost.amount)},
                       {"power", name(state, power)},
                       {"treasury", number(state.powers[power].treasury.amount)}});
    }
    if (lacking(state, power) == 0) {
        return refuse("R-06", INTENDANT_TR("{power} owns all six developments already."), {{"power", name(state, power)}});
    }
    Decision decision(state);
    decision.belongs_to(Action::ResearchAndPurchase);
    if (state.turn.bought) {
        decision.breaks("R-01", INTENDANT_TR("Research comes before any unit is bought, and {power} has bought units."),
                        {{"power", name(state, power)}});
    }
    if (state.turn.researched) {
        decision.breaks("R-03", INTENDANT_TR("All research dice of a turn are thrown in one throw, and {power} has thrown."),
                        {{"power", name(state, power)}});
    }
    if (capital_lost(state, power) && !state.options.research_without_capital) {
        decision.breaks("C-133", INTENDANT_TR("The capital of {power} is in enemy hands: it spends nothing until it is freed."),
                        {{"power", name(state, power)}});
    }
    const auto sixes = static_cast<int>(std::ranges::count(command.dice.faces, 6));
    const auto open = lacking(state, power) - state.turn.breakthroughs;
    decision.book(ResearchThrown{
        .power = power, .dice = command.dice, .paid = cost, .breakthroughs = state.turn.breakthroughs + std::min(sixes, open)});
    return std::move(decision).accepted();
}

/// What the power, and no ally with it, then owns upgrades all its units at once and for the rest of the game; others
/// may own the same.
/// Rule, Q-29 (Manual 2nd ed., Action 1).
core::Verdict<Event> decide(const State& state, const Develop& command) {
    const auto power = state.turn.power;
    if (state.turn.breakthroughs == 0) {
        return refuse("R-05", INTENDANT_TR("There is no breakthrough to throw for: a development needs a 6 on a research die."));
    }
    if (const auto refused = unreadable(command.dice)) {
        return *refused;
    }
    const auto owned = [&](int face) { return has_weapon(state, power, static_cast<Weapon>(face - 1)); };
    for (std::size_t i = 0; i < command.dice.faces.size(); ++i) {
        const auto face = command.dice.faces[i];
        const bool last = i + 1 == command.dice.faces.size();
        const auto weapon = name(state, static_cast<Weapon>(face - 1));
        if (last && owned(face)) {
            return refuse("R-06", INTENDANT_TR("{face} is {weapon}, which {power} owns already: throw again and type both dice."),
                          {{"face", number(face)}, {"weapon", weapon}, {"power", name(state, power)}});
        }
        if (!last && !owned(face)) {
            return refuse("R-06", INTENDANT_TR("{face} is {weapon}, which {power} does not own yet: no further die is thrown."),
                          {{"face", number(face)}, {"weapon", weapon}, {"power", name(state, power)}});
        }
    }
    Decision decision(state);
    decision.belongs_to(Action::ResearchAndPurchase);
    const auto markers = markers_in_use(state, power);
    decision.book(WeaponDeveloped{.power = power, .dice = command.dice, .weapon = static_cast<Weapon>(command.dice.faces.back() - 1)});
    warn_of_markers(decision, power, markers);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies

#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/placement.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

constexpr int most_bought = 999;

} // namespace

core::Verdict<Event> decide(const State& state, const BuyUnits& command) {
    const auto power = state.turn.power;
    UnitsBought event{.power = power, .units = {}, .paid = {}};
    for (const auto& [unit, count] : command.units) {
        if (count < 1 || count > most_bought) {
            return refuse("P-02", INTENDANT_TR("{count} is not a number of {unit} that can be bought."),
                          {{"count", number(count)}, {"unit", name(state, unit)}});
        }
        event.units.push_back({.unit = unit, .count = count, .price = price(state, power, unit)});
        event.paid += price(state, power, unit) * count;
    }
    if (event.units.empty()) {
        return refuse("P-02", INTENDANT_TR("Say which units {power} buys."), {{"power", name(state, power)}});
    }
    if (event.paid > state.powers[power].treasury && capital_lost(state, power)) {
        return refuse("P-06", INTENDANT_TR("The capital of {power} is in enemy hands: it buys nothing until it is freed."),
                      {{"power", name(state, power)}});
    }
    if (event.paid > state.powers[power].treasury) {
        return refuse("P-02", INTENDANT_TR("{units} cost {cost} IPC, and {power} holds {treasury}: {missing} are missing."),
                      {{"units", list_of(state, command.units)},
                       {"cost", number(event.paid.amount)},
                       {"power", name(state, power)},
                       {"treasury", number(state.powers[power].treasury.amount)},
                       {"missing", number((event.paid - state.powers[power].treasury).amount)}});
    }
    Decision decision(state);
    decision.belongs_to(Action::ResearchAndPurchase);
    if (state.turn.breakthroughs > 0) {
        decision.breaks("R-01", {INTENDANT_TR("A breakthrough has still to be thrown for before units are bought."), {}});
    }
    if (capital_lost(state, power)) {
        decision.breaks("P-06", {INTENDANT_TR("The capital of {power} is in enemy hands: it buys nothing until it is freed."),
                                 {{"power", name(state, power)}}});
    }
    for (const auto& [unit, count] : command.units) {
        if (unit == Unit::IndustrialComplex && state.options.no_new_complexes) {
            decision.breaks("O-05", {INTENDANT_TR("This table plays without new complexes."), {}});
        }
        const auto places = placement_spaces(state, power, unit);
        const bool one_each = !fights(unit);
        const auto waiting = state.powers[power].waiting[unit] + count;
        if (places.empty() || (one_each && static_cast<std::size_t>(waiting) > places.size())) {
            decision.doubts("P-05", {INTENDANT_TR("As the board stands, {unit} will find no place in this turn and will be lost without refund."),
                                     {{"unit", name(state, unit)}}});
        }
    }
    decision.book(std::move(event));
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies

#include "model/axis_allies/components.hpp"
#include "model/axis_allies/placement.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

constexpr int most_bought = 999;

/// Units that wait or are bought now and will find no place: of each kind by itself, then of all together, for they share the room of the
/// complexes. Where they may wait for a later turn nothing is lost. Rule: P-05, L-08, L-14, D-05.
void warn_of_places(Decision& decision, const BuyUnits& command) {
    const auto& state = decision.now();
    const auto power = decision.power();
    if (state.options.purchases_may_wait) {
        return;
    }
    auto wanted = state.powers[power].waiting;
    for (const auto& [unit, count] : command.units) {
        wanted[unit] += unit == Unit::IndustrialComplex && state.options.no_new_complexes ? 0 : count; // O-05 is said already
    }
    for (const auto& [unit, count] : command.units) {
        PerUnit<int> alone;
        alone[unit] = wanted[unit];
        const auto room = units_with_a_place(state, power, alone);
        if (room == wanted[unit]) {
            continue;
        }
        decision.doubts("P-05",
                        room == 0
                            ? INTENDANT_TR("As the board stands, {units} will find no place in this turn and will be lost without refund.")
                            : INTENDANT_TR("As the board stands, {room} of {units} will find a place in this turn; what is left will be "
                                           "lost without refund: {lost}."),
                        {{"units", list_of(unit, wanted[unit])}, {"room", number(room)}, {"lost", number(wanted[unit] - room)}});
        wanted[unit] = room;
    }
    std::vector<UnitCount> units;
    int count = 0;
    for (const auto unit : all_units) {
        if (wanted[unit] > 0) {
            units.push_back({unit, wanted[unit]});
            count += wanted[unit];
        }
    }
    if (const auto room = units_with_a_place(state, power, wanted); room < count) {
        decision.doubts("P-05",
                        INTENDANT_TR("As the board stands, of {units} together {room} will find a place in this turn; what is left will be "
                                     "lost without refund: {lost}."),
                        {{"units", list_of(units)}, {"room", number(room)}, {"lost", number(count - room)}});
    }
}

} // namespace

/// Buys units from the treasury; they wait beside the board until placement. Any number of a kind may be bought.
///
/// Refuses: a total above the treasury. Warns: an Action that is not this one; a breakthrough not yet thrown for; a lost
/// capital; units that will find no place.
/// Rule: P-01 to P-08, R-01, R-17, O-05 (Manual 2nd ed., Action 1).
core::Verdict<Event> decide(const State& state, const BuyUnits& command) {
    const auto power = state.turn.power;
    UnitsBought event{.power = power, .units = {}, .paid = {}};
    for (const auto& [unit, count] : command.units) {
        if (count < 1 || count > most_bought) {
            return refuse("P-02", INTENDANT_TR("{units} cannot be bought: give a number from 1 to {most}."),
                          {{"units", list_of(unit, count)}, {"most", number(most_bought)}});
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
        return refuse(
            "P-02",
            INTENDANT_TR("{units} {units:costs|cost} {cost} IPC, and {power} holds {treasury}: {missing} {missing:is|are} missing."),
            {{"units", list_of(state, command.units)},
             {"cost", number(event.paid.amount)},
             {"power", name(state, power)},
             {"treasury", number(state.powers[power].treasury.amount)},
             {"missing", number((event.paid - state.powers[power].treasury).amount)}});
    }
    Decision decision(state);
    decision.belongs_to(Action::ResearchAndPurchase);
    if (state.turn.breakthroughs > 0) {
        decision.breaks("R-01", INTENDANT_TR("A breakthrough has still to be thrown for before units are bought."));
    }
    if (capital_lost(state, power)) {
        decision.breaks("P-06", INTENDANT_TR("The capital of {power} is in enemy hands: it buys nothing until it is freed."),
                        {{"power", name(state, power)}});
    }
    for (const auto& [unit, count] : command.units) {
        if (unit == Unit::IndustrialComplex && state.options.no_new_complexes) {
            decision.breaks("O-05", INTENDANT_TR("This table plays without new complexes."));
        }
    }
    warn_of_places(decision, command);
    decision.book(std::move(event));
    warn_of_complexes(decision, state);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies

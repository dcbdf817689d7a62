#include "model/axis_allies/components.hpp"
#include "model/axis_allies/placement.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

constexpr int most_bought = 999;

/// How many more units the spaces where it may be placed will take; empty: no limit. Rule: L-07 to L-10, P-07.
std::optional<int> room_for(const State& state, Power power, Unit unit, const std::vector<SpaceId>& places) {
    if (!fights(unit)) {
        return static_cast<int>(places.size()); // one gun, one complex a territory
    }
    std::vector<SpaceId> complexes;
    for (const auto space : places) {
        auto suppliers = std::vector{space};
        if (is_ship(unit)) {
            suppliers = (*state.tables)[space].neighbours;
        }
        for (const auto supplier : suppliers) {
            if (has_usable_complex(state, supplier, power) && std::ranges::count(complexes, supplier) == 0) {
                complexes.push_back(supplier);
            }
        }
    }
    int room = 0;
    for (const auto complex : complexes) {
        const auto here = complex_room(state, complex, power);
        if (!here) {
            return std::nullopt;
        }
        room += *here;
    }
    return room;
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
        decision.breaks("R-01", INTENDANT_TR("A breakthrough has still to be thrown for before units are bought."));
    }
    if (capital_lost(state, power)) {
        decision.breaks("P-06", INTENDANT_TR("The capital of {power} is in enemy hands: it buys nothing until it is freed."),
                        {{"power", name(state, power)}});
    }
    for (const auto& [unit, count] : command.units) {
        if (unit == Unit::IndustrialComplex && state.options.no_new_complexes) {
            decision.breaks("O-05", INTENDANT_TR("This table plays without new complexes."));
            continue;
        }
        const auto places = placement_spaces(state, power, unit);
        const auto waiting = state.powers[power].waiting[unit] + count;
        if (const auto room = room_for(state, power, unit, places); room && waiting > *room) {
            decision.doubts("P-05",
                            INTENDANT_TR("As the board stands, {unit} will find no place in this turn and will be lost without refund."),
                            {{"unit", name(state, unit)}});
        }
    }
    decision.book(std::move(event));
    warn_of_complexes(decision, state);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies

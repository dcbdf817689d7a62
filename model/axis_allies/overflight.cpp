#include "model/axis_allies/decision.hpp"

#include <algorithm>

namespace intendant::axis_allies {

/// A gun aboard a transport is no piece of the space and never fires. Rule: M-30, M-39, C-27, C-20, C-21, C-22, C-25, Q-07 (Manual 2nd ed., Action 2, antiaircraft guns).
core::Verdict<Event> decide(const State& state, const FireAtOverflight& command) {
    const auto flights = pending_overflights(state);
    const auto where = std::pair<std::string, std::string>{"space", name(state, command.gun)};
    const auto flight = std::ranges::find(flights, command.gun, &Overflight::gun);
    if (flight == flights.end()) {
        return refuse("C-25", INTENDANT_TR("No aircraft have flown over a gun in {space} that has still to fire."), {where});
    }
    int aircraft = 0;
    for (const auto unit : all_units) {
        aircraft += flight->aircraft[unit];
    }
    const bool typed_hits = command.dice.source == core::DiceSource::Hits;
    if (auto refused = too_many(command.dice, "C-20")) {
        return *refused;
    }
    if (!core::plausible(command.dice)) {
        return refuse("C-20", INTENDANT_TR("A die shows 1 to 6; one of these does not. Nothing was booked: type the dice again."));
    }
    if (typed_hits ? command.dice.hits > aircraft : static_cast<int>(command.dice.faces.size()) != aircraft) {
        return refuse("C-20", INTENDANT_TR("The gun throws one die for each aircraft: {aircraft}, not {dice}."),
                      {{"aircraft", number(aircraft)},
                       {"dice", number(typed_hits ? command.dice.hits : static_cast<std::int64_t>(command.dice.faces.size()))}});
    }
    if (auto refused = named_twice(state, "C-22", command.losses)) {
        return *refused;
    }
    const auto hits = core::hits_of(command.dice, 1);
    int named = 0;
    std::vector<Stack> lost;
    for (const auto& [unit, count] : command.losses) {
        if (count < 1 || count > flight->aircraft[unit]) {
            return refuse("C-22", INTENDANT_TR("No more than {have} of {units} flew over the gun."),
                          {{"units", list_of(unit, count)}, {"have", number(flight->aircraft[unit])}});
        }
        named += count;
        auto left = count;
        for (const auto& stack : stacks_in(state, flight->at)) {
            const bool known = std::ranges::find(state.turn.overflights, *flight) != state.turn.overflights.end();
            const bool target = known ? stack.moved > 0 : std::ranges::count(stack.under_fire, command.gun) > 0;
            if (stack.owner == state.turn.power && stack.unit == unit && target) {
                const auto part = std::min(left, stack.count);
                if (part > 0) {
                    lost.push_back(some_of(stack, part));
                }
                left -= part;
            }
        }
    }
    if (named != hits) {
        return refuse("C-20", INTENDANT_TR("The gun hit {hits} aircraft, and {named} {named:is|are} named as lost."),
                      {{"hits", number(hits)}, {"named", number(named)}});
    }
    Decision decision(state);
    decision.book(OverflightFired{.power = state.turn.power, .flight = *flight, .dice = command.dice, .lost = lost});
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies

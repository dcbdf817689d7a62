#include "model/axis_allies/aircraft.hpp"

#include "model/axis_allies/territory.hpp"

#include <algorithm>

namespace intendant::axis_allies {

void warn_of_no_return(Decision& decision, const Stack& after) {
    const auto& state = decision.now();
    const auto left = movement_allowance(state, after.owner, after.unit) - after.moved;
    if (landing_spaces(state, after.owner, after.unit, after.space, left).empty()) {
        decision.breaks("M-60", {INTENDANT_TR("{unit} would find no landing place within {left} spaces of {space}."),
                                 {{"unit", name(state, after.unit)},
                                  {"left", number(left)},
                                  {"space", name(state, after.space)}}});
    }
}

void warn_of_too_few_decks(Decision& decision) {
    const auto& state = decision.now();
    int fighters = 0;
    std::vector<SpaceId> zones;
    for (const auto& stack : state.stacks) {
        if (stack.owner != decision.power() || stack.unit != Unit::Fighter || !stack.attacking) {
            continue;
        }
        const auto left = movement_allowance(state, stack.owner, stack.unit) - stack.moved;
        const auto open = landing_spaces(state, stack.owner, stack.unit, stack.space, left);
        if (!open.empty() && std::ranges::all_of(open, [&](SpaceId space) { return (*state.tables)[space].sea; })) {
            fighters += stack.count;
            zones.insert(zones.end(), open.begin(), open.end());
        }
    }
    const auto room = deck_room_within(state, decision.power(), zones);
    if (fighters > room) {
        decision.breaks("M-60", {INTENDANT_TR("{count} attacking fighters can land only on carriers, and those within reach have room for {room}."),
                                 {{"count", number(fighters)}, {"room", number(room)}}});
    }
}

void bring_allied_fighters(const State& state, const Journey& journey, UnitsMoved& event) {
    const auto from = journey.path.front();
    int room = 0;
    for (const auto& stack : stacks_in(state, from)) {
        room += stack.unit == Unit::Carrier && allied(stack.owner, event.power) ? stack.count : 0;
    }
    for (const auto& stack : event.before) {
        room -= stack.unit == Unit::Carrier ? stack.count : 0;
    }
    room *= state.tables->amounts.carrier_room;
    for (const auto& stack : stacks_in(state, from)) {
        if (stack.unit == Unit::Fighter && stack.owner != event.power && allied(stack.owner, event.power)) {
            const auto along = std::max(0, stack.count - std::max(room, 0));
            room -= stack.count - along;
            if (along > 0) {
                event.before.push_back(some_of(stack, along));
                auto after = some_of(stack, along);
                after.space = journey.to();
                event.after.push_back(after);
            }
        }
    }
}

void hold_carriers(Decision& decision, SpaceId zone) {
    const auto room = decision.tables().amounts.carrier_room;
    int fighters = 0;
    int held_before = 0;
    for (const auto& stack : stacks_in(decision.now(), zone)) {
        const bool own = stack.owner == decision.power();
        fighters += own && stack.unit == Unit::Fighter && stack.moved > 0 ? stack.count : 0;
        held_before += own && stack.unit == Unit::Carrier && stack.halted ? stack.count : 0;
    }
    auto needed = std::max(0, (fighters + room - 1) / room - held_before);
    UnitsMoved held{.power = decision.power(), .path = {zone}, .before = {}, .after = {}};
    for (const auto& stack : stacks_in(decision.now(), zone)) {
        const bool carrier = stack.unit == Unit::Carrier && stack.owner == decision.power() && !stack.halted;
        const auto count = carrier ? std::min(needed, stack.count) : 0;
        needed -= count;
        if (count > 0) {
            held.before.push_back(some_of(stack, count));
            auto after = some_of(stack, count);
            after.halted = true;
            held.after.push_back(after);
        }
    }
    if (!held.before.empty()) {
        decision.book(std::move(held));
    }
}

void note_overflights(Decision& decision, const Journey& journey, const std::vector<Stack>& moved) {
    Overflight flight{.gun = {}, .at = journey.to(), .aircraft = {}};
    for (const auto& stack : moved) {
        if (is_aircraft(stack.unit) && !(journey.fighters_ride && stack.unit == Unit::Fighter)) {
            flight.aircraft[stack.unit] += stack.count;
        }
    }
    if (flight.aircraft == PerUnit<int>{}) {
        return;
    }
    for (std::size_t i = 1; i + 1 < journey.path.size(); ++i) {
        if (enemy_gun_in(decision.now(), journey.path[i], decision.power())) {
            flight.gun = journey.path[i];
            decision.book(GunOverflown{.flight = flight});
        }
    }
}

void warn_of_full_decks(Decision& decision, const std::vector<Stack>& sailing) {
    int room = 0;
    for (const auto& stack : sailing) {
        room += stack.unit == Unit::Carrier ? stack.count * decision.tables().amounts.carrier_room : 0;
        room -= stack.unit == Unit::Fighter ? stack.count : 0;
    }
    if (room < 0) {
        decision.breaks("M-64", {INTENDANT_TR("The carriers that sail have no room for {count} of the fighters."), {{"count", number(-room)}}});
    }
}

} // namespace intendant::axis_allies

#include "model/axis_allies/aircraft.hpp"

#include "model/axis_allies/territory.hpp"

#include <algorithm>

namespace intendant::axis_allies {

void warn_of_no_return(Decision& decision, const Stack& after) {
    const auto& state = decision.now();
    const auto left = movement_allowance(state, after.owner, after.unit) - after.moved;
    if (landing_spaces(state, after.owner, after.unit, after.space, left).empty()) {
        decision.breaks("M-60", INTENDANT_TR("{unit} would find no landing place within {left} {left:space|spaces} of {space}."),
                        {{"unit", name(state, after.unit)}, {"left", number(left)}, {"space", name(state, after.space)}});
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
        decision.breaks(
            "M-60",
            INTENDANT_TR(
                "{count} attacking {count:fighter|fighters} can land only on carriers, and those within reach have room for {room}."),
            {{"count", number(fighters)}, {"room", number(room)}});
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

std::vector<SpaceId> guns_flown_over(const State& state, const Journey& journey, const Stack& stack) {
    if (!journey.traveller.combat && !state.options.guns_fire_at_returning_aircraft) { // C-26, D-15
        return {};
    }
    std::vector<SpaceId> guns;
    // Where an earlier leg of the same flight ended, and it has not fought, it flew over as well.
    for (std::size_t i = stack.moved > 0 && !stack.fought ? 0 : 1; i + 1 < journey.path.size(); ++i) {
        const auto space = journey.path[i];
        const bool known =
            std::ranges::count(stack.under_fire, space) + std::ranges::count(stack.fired_at, space) + std::ranges::count(guns, space) > 0;
        if (!known && enemy_gun_in(state, space, stack.owner)) {
            guns.push_back(space);
        }
    }
    return guns;
}

void note_overflights(Decision& decision, const std::vector<Stack>& before, const std::vector<Stack>& after) {
    std::vector<Overflight> flights;
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (const auto gun : after[i].under_fire) {
            if (std::ranges::count(before[i].under_fire, gun) > 0) {
                continue;
            }
            auto flight = std::ranges::find(flights, gun, &Overflight::gun);
            if (flight == flights.end()) {
                flight = flights.insert(flight, {.gun = gun, .at = after[i].space, .aircraft = {}});
            }
            flight->aircraft[after[i].unit] += after[i].count;
        }
    }
    for (const auto& flight : flights) {
        decision.book(GunOverflown{.flight = flight});
    }
}

void warn_of_full_decks(Decision& decision, const std::vector<Stack>& sailing) {
    int room = 0;
    for (const auto& stack : sailing) {
        room += stack.unit == Unit::Carrier ? stack.count * decision.tables().amounts.carrier_room : 0;
        room -= stack.unit == Unit::Fighter ? stack.count : 0;
    }
    if (room < 0) {
        decision.breaks("M-64", INTENDANT_TR("The carriers that sail have no room for {count} of the fighters."),
                        {{"count", number(-room)}});
    }
}

} // namespace intendant::axis_allies

#include "model/axis_allies/past.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

bool told(const std::optional<bool>& mark) { return mark.value_or(false); }

/// It has done something this turn, which only pieces of the power whose turn it is do.
bool has_acted(const Past& past) {
    return past.from || past.started_at || past.moved.value_or(0) != 0 || told(past.attacking) || told(past.fought) || told(past.landed) ||
           told(past.raiding);
}

/// The clause that limits how far this unit goes.
std::string range_of(Unit unit) {
    switch (unit) {
    case Unit::Infantry:
        return "M-10";
    case Unit::Armor:
        return "M-20";
    case Unit::AaGun:
        return "M-32";
    case Unit::IndustrialComplex:
        return "M-40";
    case Unit::Fighter:
        return "M-50";
    case Unit::Bomber:
        return "M-71";
    case Unit::Battleship:
    case Unit::Carrier:
    case Unit::Transport:
    case Unit::Submarine:
        return "M-80";
    }
    return {};
}

/// Land units come over land or from the ship that lies off the coast, ships by sea, aircraft from anywhere around.
bool enters_from(const Tables& tables, SpaceId from, SpaceId space, Unit unit) {
    const bool medium = is_aircraft(unit) || (is_ship(unit) ? tables[from].sea : true);
    return medium && tables.adjacent(from, space);
}

/// What no piece of this kind ever does.
std::optional<core::Refused> never_done(const State& state, SpaceId space, Unit unit, const Past& past) {
    const std::vector<std::pair<std::string, std::string>> who{{"unit", name(state, unit)}, {"space", name(state, space)}};
    if (unit == Unit::IndustrialComplex && (has_acted(past) || told(past.in_trust))) {
        return refuse("M-40", INTENDANT_TR("An industrial complex neither moves nor fights."));
    }
    if (unit == Unit::AaGun && (told(past.attacking) || told(past.fought))) {
        return refuse("M-32", INTENDANT_TR("An antiaircraft gun never takes part in an attack."));
    }
    if (told(past.raiding) && unit != Unit::Bomber) {
        return refuse("C-140", INTENDANT_TR("Only bombers make a strategic bombing raid."));
    }
    if (told(past.landed) && !is_land(unit)) {
        return refuse("M-100", INTENDANT_TR("{unit} in {space} cannot have come ashore: no ship carries it."), who);
    }
    if (told(past.fresh) && fights(unit)) {
        return refuse("M-38", INTENDANT_TR("Only guns and complexes are taken or new: {unit} is neither."), who);
    }
    if (told(past.in_trust) && unit != Unit::AaGun) {
        return refuse("C-116", INTENDANT_TR("Only a gun is held for an ally: {unit} is none."), who);
    }
    return std::nullopt;
}

Stack patched(const Past& past, Stack stack) {
    const auto set = [](const auto& told, auto& mark) { mark = told.value_or(mark); };
    if (past.from) {
        stack.entered_from = past.from;
        stack.started_at = past.started_at ? past.started_at : past.from;
        stack.moved = std::max(stack.moved, 1);
    } else if (past.started_at) {
        stack.started_at = past.started_at;
    }
    set(past.moved, stack.moved);
    set(past.attacking, stack.attacking);
    set(past.fought, stack.fought);
    set(past.landed, stack.landed);
    set(past.raiding, stack.raiding);
    set(past.halted, stack.halted);
    set(past.fresh, stack.fresh);
    set(past.in_trust, stack.in_trust);
    return stack;
}

bool without_past(const Stack& stack) { return stack.moved == 0 && !stack.started_at && !stack.attacking && !stack.fought; }

} // namespace

std::optional<core::Refused> unbearable(const State& state, SpaceId space, Power power, Unit unit, const Past& past) {
    if (past.count < 1 || past.count > most_pieces_typed) {
        return refuse("B-06", INTENDANT_TR("{count} pieces of {unit} cannot be set in {space}: give a number from 0 to {most}."),
                      {{"count", number(past.count)},
                       {"unit", name(state, unit)},
                       {"space", name(state, space)},
                       {"most", number(most_pieces_typed)}});
    }
    if (has_acted(past) && power != state.turn.power) {
        return refuse("M-01", INTENDANT_TR("It is the turn of {turn}: pieces of {power} have neither moved nor attacked in it."),
                      {{"turn", name(state, state.turn.power)}, {"power", name(state, power)}});
    }
    if (auto refused = never_done(state, space, unit, past)) {
        return refused;
    }
    const auto most = movement_allowance(state, power, unit);
    if (past.moved && (*past.moved < 0 || *past.moved > most)) {
        return refuse(range_of(unit),
                      INTENDANT_TR("{unit} cannot have moved {count} {count:space|spaces}: give a number from 0 to {most}."),
                      {{"unit", name(state, unit)}, {"count", number(*past.moved)}, {"most", number(most)}});
    }
    if (past.from && !enters_from(*state.tables, *past.from, space, unit)) {
        return refuse(is_ship(unit) ? "C-37" : "C-32", INTENDANT_TR("{unit} cannot have come into {space} from {from}."),
                      {{"unit", name(state, unit)}, {"space", name(state, space)}, {"from", name(state, *past.from)}});
    }
    return std::nullopt;
}

std::variant<core::Refused, std::vector<Stack>> with_past(const State& state, std::vector<Stack> pieces, SpaceId space, Power power,
                                                          Unit unit, const std::vector<Past>& pasts) {
    int there = 0;
    for (const auto& stack : pieces) {
        there += stack.count;
    }
    std::int64_t told = 0;
    for (const auto& past : pasts) {
        if (auto refused = unbearable(state, space, power, unit, past)) {
            return std::move(*refused);
        }
        told += past.count;
    }
    if (told > there) {
        return refuse(
            "B-06",
            INTENDANT_TR(
                "{count} {count:piece|pieces} of {unit} in {space} {count:was|were} given a past, but {there} {there:stands|stand} there."),
            {{"count", number(told)}, {"unit", name(state, unit)}, {"space", name(state, space)}, {"there", number(there)}});
    }
    std::ranges::stable_sort(pieces, {}, [](const Stack& stack) { return !without_past(stack); });
    std::vector<Stack> after;
    for (const auto& past : pasts) {
        auto left = past.count;
        for (auto& stack : pieces) {
            const auto taken = std::min(left, stack.count);
            add_stack(after, patched(past, some_of(stack, taken)));
            stack.count -= taken;
            left -= taken;
        }
    }
    for (const auto& stack : pieces) {
        add_stack(after, stack);
    }
    return after;
}

} // namespace intendant::axis_allies

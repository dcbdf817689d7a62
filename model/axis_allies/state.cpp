#include "model/axis_allies/state.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace intendant::axis_allies {

namespace {

/// The stack without its count: what must be equal for two stacks to be one.
Stack kind_of(Stack stack) {
    stack.count = 0;
    return stack;
}

/// What tells most stacks apart, and comes first in their order.
std::tuple<SpaceId, Power, Unit> head_of(const Stack& stack) { return {stack.space, stack.owner, stack.unit}; }

bool before(const Stack& a, const Stack& b) {
    const auto heads = head_of(a) <=> head_of(b);
    return heads != 0 ? heads < 0 : kind_of(a) < kind_of(b);
}

bool one_kind(const Stack& a, const Stack& b) { return head_of(a) == head_of(b) && kind_of(a) == kind_of(b); }

/// Where the stack stands, or would.
auto place_of(auto& stacks, const Stack& stack) { return std::ranges::lower_bound(stacks, stack, before); }

bool any_stack(const State& state, SpaceId space, auto&& predicate) {
    return std::ranges::any_of(state.stacks, [&](const Stack& stack) { return stack.space == space && predicate(stack); });
}

} // namespace

State empty_state(std::shared_ptr<const Tables> tables) {
    State state;
    state.controllers.resize(tables->spaces.size());
    state.tables = std::move(tables);
    return state;
}

core::Money production(const State& state, Power power) {
    core::Money sum;
    for (std::size_t i = 0; i < state.controllers.size(); ++i) {
        if (state.controllers[i] == power) {
            sum += state.tables->spaces[i].value;
        }
    }
    return sum;
}

std::optional<Power> controller(const State& state, SpaceId space) { return state.controllers[space.index]; }

bool capital_lost(const State& state, Power power) {
    const auto holder = controller(state, state.tables->powers[power].capital);
    return !holder || !allied(*holder, power);
}

bool has_weapon(const State& state, Power power, Weapon weapon) { return state.powers[power].weapons[weapon]; }

int count_of(const State& state, SpaceId space, Power owner, Unit unit) {
    int count = 0;
    for (const auto& stack : state.stacks) {
        if (stack.space == space && stack.owner == owner && stack.unit == unit) {
            count += stack.count;
        }
    }
    return count;
}

std::vector<Stack> stacks_in(const State& state, SpaceId space) {
    std::vector<Stack> found;
    std::ranges::copy_if(state.stacks, std::back_inserter(found), [space](const Stack& stack) { return stack.space == space; });
    return found;
}

/// Whoever the space belonged to, a neutral of old too. Rule: M-134, T-06 to T-09.
bool enemy_occupied(const State& state, SpaceId space, Power of) {
    return any_stack(state, space, [of](const Stack& stack) { return !allied(stack.owner, of) && fights(stack.unit); });
}

bool friendly(const State& state, SpaceId space, Power of) {
    if (enemy_occupied(state, space, of)) {
        return false;
    }
    const auto holder = controller(state, space);
    return (*state.tables)[space].sea || (holder && allied(*holder, of));
}

bool enemy_controlled(const State& state, SpaceId space, Power of) {
    const auto holder = controller(state, space);
    return holder && !allied(*holder, of);
}

bool still_neutral(const State& state, SpaceId space) { return !(*state.tables)[space].sea && !controller(state, space); }

std::optional<TakenTerritory> taken_this_turn(const State& state, SpaceId space) {
    const auto place = std::ranges::find(state.turn.taken, space, &TakenTerritory::space);
    if (place == state.turn.taken.end()) {
        return std::nullopt;
    }
    return *place;
}

std::vector<const Switch*> other_than_preset(const Options& options) {
    const auto usual = preset(options.edition);
    std::vector<const Switch*> others;
    for (const auto& option : switches) {
        if (options.*option.on != usual.*option.on) {
            others.push_back(&option);
        }
    }
    return others;
}

std::vector<Overflight> pending_overflights(const State& state) {
    auto flights = state.turn.overflights;
    const auto recorded = static_cast<std::ptrdiff_t>(flights.size());
    for (const auto& stack : state.stacks) {
        for (const auto gun : stack.under_fire) {
            auto flight = std::find_if(flights.begin() + recorded, flights.end(),
                                       [&](const Overflight& each) { return each.gun == gun && each.at == stack.space; });
            if (flight == flights.end()) {
                flight = flights.insert(flight, {.gun = gun, .at = stack.space, .aircraft = {}});
            }
            flight->aircraft[stack.unit] += stack.count;
        }
    }
    return flights;
}

bool captured_this_turn(const State& state, SpaceId space) {
    return std::ranges::any_of(state.turn.taken, [&](const TakenTerritory& taken) {
        return taken.space == space && !(taken.before && allied(*taken.before, state.turn.power));
    });
}

core::Money price(const State& state, Power power, Unit unit) {
    const auto& facts = state.tables->units[unit];
    return has_weapon(state, power, Weapon::IndustrialTechnology) ? facts.cost_with_industrial_technology : facts.cost;
}

int movement_allowance(const State& state, Power power, Unit unit) {
    const bool farther = is_aircraft(unit) && has_weapon(state, power, Weapon::LongRangeAircraft);
    return state.tables->units[unit].move + (farther ? 2 : 0);
}

/// Rule: M-120, R-15.
int attack_factor(const State& state, Power power, Unit unit) {
    const bool super = unit == Unit::Submarine && has_weapon(state, power, Weapon::SuperSubmarines);
    return state.tables->units[unit].attack + (super ? 1 : 0);
}

int defence_factor(const State& state, Power power, Unit unit) {
    const bool jet = unit == Unit::Fighter && has_weapon(state, power, Weapon::JetPower);
    return state.tables->units[unit].defence + (jet ? 1 : 0);
}

Power next_power(Power power) { return static_cast<Power>((static_cast<std::size_t>(power) + 1) % all_powers.size()); }

void add_stack(std::vector<Stack>& stacks, const Stack& stack) {
    if (stack.count == 0) {
        return;
    }
    const auto place = place_of(stacks, stack);
    if (place != stacks.end() && one_kind(*place, stack)) {
        place->count += stack.count;
    } else {
        stacks.insert(place, stack);
    }
}

void take_stack(std::vector<Stack>& stacks, const Stack& stack) {
    if (stack.count == 0) {
        return;
    }
    const auto place = place_of(stacks, stack);
    const bool there = place != stacks.end() && one_kind(*place, stack) && place->count >= stack.count;
    assert(there);
    if (!there) {
        return;
    }
    place->count -= stack.count;
    if (place->count == 0) {
        stacks.erase(place);
    }
}

bool holds_stack(const std::vector<Stack>& stacks, const Stack& stack) {
    const auto place = place_of(stacks, stack);
    return place != stacks.end() && one_kind(*place, stack) && place->count >= stack.count;
}

Stack some_of(Stack stack, int count) {
    stack.count = count;
    return stack;
}

} // namespace intendant::axis_allies

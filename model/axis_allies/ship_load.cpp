#include "model/axis_allies/ship_load.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

std::vector<Cargo> cargo_of(const ShipLoad& load) {
    std::vector<Cargo> cargo;
    for (const auto& [owner, unit, count] : load.units) {
        cargo.push_back({.owner = owner, .unit = unit, .count = count, .boarded_this_turn = false});
    }
    std::ranges::sort(cargo);
    return cargo;
}

} // namespace

void change_load(ShipLoad& load, Power owner, Unit unit, int count) {
    const auto place =
        std::ranges::find_if(load.units, [&](const CarriedUnits& units) { return units.power == owner && units.unit == unit; });
    if (place == load.units.end()) {
        load.units.push_back({owner, unit, count});
        std::ranges::sort(load.units, {}, [](const CarriedUnits& units) { return std::pair{units.power, units.unit}; });
    } else if ((place->count += count) == 0) {
        load.units.erase(place);
    }
}

ShipLoad load_of(const Stack& ship, bool still_to_land) {
    ShipLoad load;
    for (const auto& cargo : ship.cargo) {
        if (!still_to_land || !cargo.landing) {
            change_load(load, cargo.owner, cargo.unit, cargo.count);
        }
    }
    return load;
}

bool carries(const Stack& ship, const ShipLoad& load, bool still_to_land) {
    ShipLoad sorted;
    for (const auto& [owner, unit, count] : load.units) {
        change_load(sorted, owner, unit, count);
    }
    return ship.unit == Unit::Transport && load_of(ship, still_to_land) == sorted;
}

core::Money worth_of_cargo(const State& state, const Stack& ship) {
    core::Money worth;
    for (const auto& cargo : ship.cargo) {
        worth += core::Money{state.tables->units[cargo.unit].cost.amount * cargo.count};
    }
    return worth;
}

std::vector<std::pair<ShipLoad, int>> loads_in(const State& state, SpaceId space, Power owner, bool still_to_land) {
    auto ships = stacks_in(state, space);
    std::erase_if(ships, [owner](const Stack& stack) { return stack.owner != owner || stack.unit != Unit::Transport; });
    std::ranges::stable_sort(ships, {}, [&state](const Stack& stack) { return worth_of_cargo(state, stack); });
    std::vector<std::pair<ShipLoad, int>> loads;
    for (const auto& ship : ships) {
        const auto load = load_of(ship, still_to_land);
        const auto same = std::ranges::find(loads, load, &std::pair<ShipLoad, int>::first);
        if (same == loads.end()) {
            loads.emplace_back(load, ship.count);
        } else {
            same->second += ship.count;
        }
    }
    return loads;
}

std::string list_of(const ShipLoad& load, Power ship) {
    std::string list;
    for (const auto& [owner, unit, count] : load.units) {
        std::string units;
        append_to_list(units, unit, count);
        list += (list.empty() ? "" : ", ") + (owner == ship ? units : name(owner) + " " + units);
    }
    return list.empty() ? "-" : list;
}

std::string cargo_list(const std::vector<Stack>& stacks) {
    std::string list;
    for (const auto& stack : stacks) {
        if (!stack.cargo.empty()) {
            list += (list.empty() ? "" : "; ") + (stack.count > 1 ? number(stack.count) + " × " : std::string{}) +
                    list_of(load_of(stack), stack.owner);
        }
    }
    return list;
}

std::optional<core::Refused> unfit(const State& state, Power ship, const ShipLoad& load) {
    const auto& amounts = state.tables->amounts;
    int room = amounts.transport_room;
    for (const auto& [owner, unit, count] : load.units) {
        if (!is_land(unit) || count < 1) {
            return refuse("M-100", INTENDANT_TR("A transport does not carry {units}."), {{"units", list_of(unit, count)}});
        }
        if (!allied(owner, ship)) {
            return refuse("M-106", INTENDANT_TR("A transport of {power} does not carry units of {owner}."),
                          {{"power", name(state, ship)}, {"owner", name(state, owner)}});
        }
        const auto slots = std::max(state.tables->units[unit].transport_slots, 1);
        if (count > room / slots) {
            return refuse("M-100", INTENDANT_TR("A transport carries two infantry, one armor or one gun, not {units}."),
                          {{"units", list_of(load, ship)}});
        }
        room -= count * slots;
    }
    return std::nullopt;
}

core::Refused too_many_loads(const State& state, SpaceId zone, Power owner, int loads, int ships) {
    return refuse("M-112", INTENDANT_TR("Transports of {power} in {zone}: {ships}; loads given: {loads}."),
                  {{"power", name(state, owner)}, {"zone", name(state, zone)}, {"ships", number(ships)}, {"loads", number(loads)}});
}

core::Refused cannot_stand(const State& state, Unit unit, SpaceId space) {
    const bool cargo = (*state.tables)[space].sea && is_land(unit);
    return refuse("M-82",
                  cargo ? INTENDANT_TR("{unit} cannot stand in {space}: at sea it is cargo, counted with the transport that carries it.")
                        : INTENDANT_TR("{unit} cannot stand in {space}."),
                  {{"unit", name(state, unit)}, {"space", name(state, space)}});
}

core::Refused no_such_ship(const State& state, SpaceId zone, Power owner, const ShipLoad& load) {
    return load.units.empty() ? refuse("M-112", INTENDANT_TR("No transport of {power} in {zone} is empty."),
                                       {{"power", name(state, owner)}, {"zone", name(state, zone)}})
                              : refuse("M-112", INTENDANT_TR("No transport of {power} in {zone} carries just this: {units}."),
                                       {{"power", name(state, owner)}, {"zone", name(state, zone)}, {"units", list_of(load, owner)}});
}

std::vector<Stack> loaded(std::vector<Stack> before, SpaceId space, Power owner, int count, std::vector<ShipLoad> loads) {
    loads.resize(static_cast<std::size_t>(count)); // the others are empty
    std::vector<Stack> after;
    const auto take = [&](const ShipLoad& load, bool same) {
        for (auto& stack : before) {
            if (stack.count > 0 && (!same || carries(stack, load))) {
                auto ship = some_of(stack, 1);
                if (!same) {
                    ship.cargo = cargo_of(load);
                }
                --stack.count;
                add_stack(after, ship);
                return true;
            }
        }
        return false;
    };
    std::erase_if(loads, [&](const ShipLoad& load) { return take(load, true); });
    for (const auto& load : loads) {
        if (!take(load, false)) {
            add_stack(after, {.space = space, .owner = owner, .unit = Unit::Transport, .count = 1, .cargo = cargo_of(load)});
        }
    }
    return after;
}

} // namespace intendant::axis_allies

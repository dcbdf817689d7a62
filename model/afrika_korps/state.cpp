#include "model/afrika_korps/state.hpp"

#include <algorithm>
#include <tuple>

namespace intendant::afrika_korps {

std::optional<Side> holder_of_all(const Control& control) {
    return std::ranges::all_of(control, [&](const auto& each) { return each == control.front(); }) ? control.front() : std::nullopt;
}

State empty_state(std::shared_ptr<const Tables> tables) {
    State state;
    state.pieces.resize(tables->counters.size());
    state.tables = std::move(tables);
    return state;
}

bool operator==(const State& a, const State& b) {
    const auto all = [](const State& state) {
        return std::tie(state.begun, state.options, state.players, state.pieces, state.sides, state.control, state.control_of_turn,
                        state.formed, state.turn, state.outcome, state.own_factors);
    };
    return all(a) == all(b);
}

Marks marks_of(const Piece& piece) {
    return {.captured = piece.captured,
            .isolated = piece.isolated,
            .isolated_at_start = piece.isolated_at_start,
            .landed = piece.landed,
            .moved = piece.moved,
            .with_rommel = piece.with_rommel,
            .fought = piece.fought,
            .retreated = piece.retreated,
            .used = piece.used,
            .cannot_move = piece.cannot_move,
            .cannot_support = piece.cannot_support};
}

Piece with_marks(Piece piece, const Marks& marks) {
    piece.captured = marks.captured;
    piece.isolated = marks.isolated;
    piece.isolated_at_start = marks.isolated_at_start;
    piece.landed = marks.landed;
    piece.moved = marks.moved;
    piece.with_rommel = marks.with_rommel;
    piece.fought = marks.fought;
    piece.retreated = marks.retreated;
    piece.used = marks.used;
    piece.cannot_move = marks.cannot_move;
    piece.cannot_support = marks.cannot_support;
    return piece;
}

void take_facts(State& state, std::shared_ptr<const Tables> printed) {
    state.tables = std::move(printed);
    if (state.own_factors.empty()) {
        return;
    }
    auto own = std::make_shared<Tables>(*state.tables);
    for (const auto& each : state.own_factors) {
        if (each.counter.index < own->counters.size()) {
            auto& counter = own->counters[each.counter.index];
            counter.attack = each.attack;
            counter.defence = each.defence;
            counter.movement = each.movement;
        }
    }
    state.tables = std::move(own);
}

OwnFactors factors_of(const State& state, CounterId counter) {
    const auto& facts = (*state.tables)[counter];
    return {.counter = counter, .attack = facts.attack, .defence = facts.defence, .movement = facts.movement};
}

std::string player_of(const State& state, Side side) {
    const auto found = std::ranges::find(state.players, side, &Player::side);
    return found == state.players.end() ? std::string{} : found->name;
}

bool whole_map(const State& state) { return state.options.depth == Depth::WholeMap; }

bool supply_unit(const State& state, CounterId id) {
    const auto type = (*state.tables)[id].type;
    return type == UnitType::Supply || type == UnitType::CapturedSupply;
}

Side side_of(const State& state, CounterId id) {
    const auto printed = (*state.tables)[id].side;
    return state[id].turned ? enemy_of(printed) : printed;
}

std::vector<CounterId> combat_units(const State& state, Side side) {
    return counters_where(state, [&](CounterId id) {
        const auto& counter = (*state.tables)[id];
        return counter.side == side && counter.combat_unit() && state[id].status == Status::Map;
    });
}

std::vector<CounterId> supply_units(const State& state, Side side) {
    return counters_where(
        state, [&](CounterId id) { return state[id].status == Status::Map && supply_unit(state, id) && side_of(state, id) == side; });
}

int own_supply_on_map(const State& state, Side side) {
    const auto all = supply_units(state, side);
    return static_cast<int>(std::ranges::count_if(all, [&](CounterId id) { return !state[id].captured; }));
}

int most_supply(const Tables& tables, Side side) {
    return side == Side::Axis ? tables.amounts.axis_supply_on_map : tables.amounts.allied_supply_on_map;
}

std::optional<CounterId> supply_at_hand(const State& state, Side side, bool captured) {
    const auto wanted = captured ? UnitType::CapturedSupply : UnitType::Supply;
    const auto all = counters_where(state, [&](CounterId id) {
        return (*state.tables)[id].side == side && supply_unit(state, id) && state[id].status == Status::Stock;
    });
    const auto printed = std::ranges::find_if(all, [&](CounterId id) { return (*state.tables)[id].type == wanted; });
    if (printed != all.end()) {
        return *printed;
    }
    return all.empty() ? std::nullopt : std::optional{all.front()};
}

std::vector<CounterId> units_in(const State& state, HexId hex, Side side) {
    return counters_where(
        state, [&](CounterId id) { return state[id].status == Status::Map && state[id].hex == hex && side_of(state, id) == side; });
}

std::vector<CounterId> stack_in(const State& state, HexId hex, Side side) {
    auto units = units_in(state, hex, side);
    std::erase_if(units, [&](CounterId id) { return !(*state.tables)[id].combat_unit(); });
    return units;
}

KeyPlace base_of(Side side) { return side == Side::Axis ? KeyPlace::AxisBase : KeyPlace::AlliedBase; }

std::vector<HexId> open_ports(const State& state, Side side) {
    std::vector<HexId> ports;
    for (const auto place : {KeyPlace::Tobruch, base_of(side)}) {
        if (of(state.control, place) == side) {
            ports.push_back(state.tables->hex_of(place));
        }
    }
    return ports;
}

bool no_port_yet(const State& state) { return state.turn.number == 1 && !whole_map(state); }

std::vector<HexId> ports_of_entry(const State& state, Side side) {
    auto ports = open_ports(state, side);
    if (state.options.control_at_game_turn) {
        for (const auto place : {KeyPlace::Tobruch, base_of(side)}) {
            if (of(state.control_of_turn, place) != side) {
                std::erase(ports, state.tables->hex_of(place));
            }
        }
    }
    return ports;
}

int factors_due(const State& state, Side side, int number, const Control& control) {
    const auto& tables = *state.tables;
    if (!tables.calendar[static_cast<std::size_t>(number - 1)].replacements) {
        return 0;
    }
    const auto& amounts = tables.amounts;
    const bool axis = side == Side::Axis;
    const int base = axis ? amounts.axis_factors_base : amounts.allied_factors_base;
    const int tobruch = axis ? amounts.axis_factors_tobruch : amounts.allied_factors_tobruch;
    return (of(control, base_of(side)) == side ? base : 0) + (of(control, KeyPlace::Tobruch) == side ? tobruch : 0);
}

std::vector<CounterId> reinforcements_due(const State& state, Side side, int number) {
    return counters_where(state, [&](CounterId id) {
        const auto& counter = (*state.tables)[id];
        return counter.side == side && state[id].status == Status::Due && counter.arrival <= number;
    });
}

} // namespace intendant::afrika_korps

#include "tests/playthroughs/afrika_korps/counts.hpp"

#include "model/afrika_korps/map.hpp"

namespace intendant::afrika_korps::test {

namespace {

CounterId some_counter(const State& state, fuzz::Chance& chance) {
    return {static_cast<std::uint8_t>(chance.up_to(static_cast<int>(state.pieces.size()) - 1))};
}

CounterId some_of(const std::vector<CounterId>& units, const State& state, fuzz::Chance& chance) {
    return units.empty() ? some_counter(state, chance) : chance.one_of(units);
}

std::optional<bool> perhaps(fuzz::Chance& chance) { return chance.one_in(3) ? std::optional{chance.one_in(2)} : std::nullopt; }

MarksRow some_marks(const State& state, fuzz::Chance& chance) {
    const auto side = chance.one_in(2) ? Side::Axis : Side::Allies;
    if (chance.one_in(2)) {
        return {.counter = some_of(supply_units(state, side), state, chance),
                .captured = perhaps(chance),
                .used = perhaps(chance),
                .cannot_support = perhaps(chance)};
    }
    return {.counter = some_of(combat_units(state, side), state, chance),
            .isolated = chance.up_to(2),
            .isolated_at_start = perhaps(chance),
            .moved = perhaps(chance),
            .with_rommel = perhaps(chance),
            .fought = perhaps(chance),
            .retreated = perhaps(chance)};
}

Formed some_substitute(const State& state, fuzz::Chance& chance) {
    if (!state.formed.empty() && chance.one_in(2)) {
        auto formed = chance.one_of(state.formed);
        formed.parts.clear();
        return formed;
    }
    const auto all = counters_where(state, [&](CounterId id) { return (*state.tables)[id].kind == CounterKind::Substitute; });
    const auto units = combat_units(state, Side::Allies);
    return {.substitute = chance.one_of(all), .parts = {some_of(units, state, chance), some_of(units, state, chance)}};
}

PieceRow some_place(const State& state, CounterId id, fuzz::Chance& chance) {
    const auto status = chance.one_in(2) ? Status::Map : static_cast<Status>(chance.up_to(6));
    const bool placed = status == Status::Map && whole_map(state);
    const HexId hex{static_cast<std::uint16_t>(chance.up_to(static_cast<int>(state.tables->hexes.size()) - 1))};
    return {.counter = id, .status = status, .hex = placed ? std::optional{hex} : std::nullopt};
}

} // namespace

Stocktake some_count(const State& state, fuzz::Chance& chance) {
    Stocktake count{.reason = "counted by chance"};
    const auto side = chance.one_in(2) ? Side::Axis : Side::Allies;
    switch (chance.up_to(7)) {
    case 0: {
        const auto id = some_counter(state, chance);
        count.pieces = {{.counter = id, .status = state[id].status, .hex = state[id].hex}}; // agrees
        break;
    }
    case 1:
    case 2:
        count.marks = {some_marks(state, chance)};
        break;
    case 3:
        count.formed = {some_substitute(state, chance)};
        if (chance.one_in(2)) {
            count.pieces = {some_place(state, count.formed.front().substitute, chance)};
        }
        break;
    case 4:
        count.clocks = {{.side = side, .without_supply = chance.up_to(2), .control_turns = chance.up_to(2)}};
        break;
    case 5:
        count.control = {{.place = static_cast<KeyPlace>(chance.up_to(3)), .side = side}};
        count.supply_done = perhaps(chance);
        break;
    case 6:
        count.factors = {
            {.counter = some_counter(state, chance), .attack = chance.up_to(5), .defence = chance.up_to(5), .movement = chance.up_to(16)}};
        break;
    default:
        for (int i = chance.up_to(3); i >= 0; --i) {
            count.pieces.push_back(some_place(state, some_counter(state, chance), chance));
        }
        break;
    }
    return count;
}

ChangeOptions other_rules(const State& state, fuzz::Chance& chance) {
    const auto& option = switches[static_cast<std::size_t>(chance.up_to(static_cast<int>(switches.size()) - 1))];
    ChangeOptions command{.options = state.options, .reason = "the table agreed"};
    command.options.*option.on = !(state.options.*option.on);
    command.options.depth = static_cast<Depth>(chance.up_to(2));
    if (chance.one_in(2)) {
        command.named = std::vector<std::string>{chance.one_in(3) ? "depth" : std::string{option.id}};
    }
    return command;
}

} // namespace intendant::afrika_korps::test

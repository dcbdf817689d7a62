#include "model/empire_of_the_sun/questions/offensive_now.hpp"

#include "model/empire_of_the_sun/map.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

OffensiveStep offensive_step(const State& state, std::string_view due) {
    const auto& offensive = *state.offensive;
    const bool fights = fighting_has_begun(state);
    if (offensive.battles.empty() && !fights) {
        return due == "battles" ? OffensiveStep::BattleHexes : due == "end_offensive" ? OffensiveStep::After : OffensiveStep::Moves;
    }
    if (!offensive.status) {
        return OffensiveStep::Intelligence;
    }
    const bool waits = std::ranges::any_of(offensive.battles, [&](HexId hex) { return !has(offensive.fought, hex); });
    if (waits && (due == "sea" || due == "land" || due == "card_die" || due == "card_loss")) {
        return fights || offensive.status == Status::Surprise ? OffensiveStep::Battles : OffensiveStep::Reaction;
    }
    return OffensiveStep::After;
}

Board with_hex_lost(const State& state, HexId hex) {
    auto board = board_of(state);
    for (const auto unit : units_in(state, hex)) {
        board[unit].place = {.kind = PlaceKind::Eliminated};
    }
    if (state.tables->map->land(hex) != nullptr) {
        board.control[hex] = enemy_of(board.control[hex]);
        board.garrisons = garrisons_of(*state.tables, board.control, state[Track::ChinaDivisions], state.fallen);
    }
    return board;
}

std::vector<HexId> contacts(const State& state) {
    std::vector<HexId> found;
    const auto side = state.offensive ? state.offensive->side : Side::Japan;
    for (const auto unit : units_on_map(*state.tables, board_of(state), side)) {
        const auto hex = state[unit].place.hex;
        const bool declared = state.offensive && has(state.offensive->battles, hex);
        if (!declared && !has(found, hex) && stands_in(state, hex, enemy_of(side))) {
            found.push_back(hex);
        }
    }
    return found;
}

std::vector<UnitId> troops_in(const State& state, HexId hex, Side side) {
    auto found = units_in(state, hex, side);
    std::erase_if(found, [&](UnitId unit) { return (*state.tables)[unit].hq(); });
    return found;
}

std::vector<HexId> where_it_acts(const State& state) {
    const auto side = side_that_acts(state);
    std::vector<HexId> hexes;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& unit = (*state.tables)[id];
        if (state[id].on_map() && unit.side == side && (state.offensive ? active(state, id) : unit.hq())) {
            hexes.push_back(state[id].place.hex);
        }
    }
    return hexes;
}

} // namespace intendant::empire_of_the_sun

#pragma once

#include "model/empire_of_the_sun/board.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"
#include "tests/support/catch.hpp"

#include <stdexcept>
#include <string>

namespace intendant::empire_of_the_sun::tests {

/// The tables as they are delivered, read once.
inline const Tables& tables() {
    static const auto loaded = load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    return *loaded;
}

inline Supply supply_of(const Board& board) {
    Supply supply;
    supply.compute(tables(), board);
    return supply;
}

inline UnitId unit(std::string_view id) {
    const auto found = tables().find_unit(id);
    if (!found) {
        throw std::runtime_error("no unit " + std::string{id});
    }
    return *found;
}
inline CardId card(std::string_view id) { return tables().find_card(id).value(); }
inline HexId hex_at(std::string_view label) { return tables().find_hex(label).value(); }

/// Nobody on the map, all hexes as the campaign begins.
inline Board empty_board() {
    auto board = board_of(tables(), Setup::Campaign);
    for (auto& station : board.units) {
        station.place = {.kind = PlaceKind::ByCard};
    }
    return board;
}
inline void stand(Board& board, std::string_view id, std::string_view hex, Step step = Step::Full) {
    board[unit(id)] = {.place = {.kind = PlaceKind::Hex, .hex = hex_at(hex)}, .step = step};
}
inline void lift(Board& board, std::string_view id) { board[unit(id)].place = {.kind = PlaceKind::Eliminated}; }

inline std::vector<std::string> labels(const std::vector<HexId>& hexes) {
    std::vector<std::string> found;
    for (const auto hex : hexes) {
        found.push_back(tables().map->label(hex));
    }
    return found;
}
inline std::vector<std::string> names(const std::vector<UnitId>& units) {
    std::vector<std::string> found;
    for (const auto each : units) {
        found.push_back(tables()[each].id);
    }
    return found;
}

} // namespace intendant::empire_of_the_sun::tests

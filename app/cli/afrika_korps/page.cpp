#include "app/cli/page.hpp"
#include "app/cli/afrika_korps/game.hpp"
#include "model/afrika_korps/game.hpp"

namespace intendant::cli {

using namespace afrika_korps;

std::string Terminal<afrika_korps::Game>::page(const State& state) {
    const auto& tables = *state.tables;
    if (!state.begun) {
        return "The game has not begun.\n";
    }
    const auto english = [&](std::string_view kind, std::string_view id) { return english_name(tables, kind, id); };
    const auto number = static_cast<std::size_t>(state.turn.number);
    std::string text = (number <= tables.calendar.size() ? tables.calendar[number - 1].label : std::string{"After the calendar"}) + ", " +
                       english("side", id_of(state.turn.side)) + ": " + english("phase", id_of(state.turn.phase)) + '\n';
    if (state.outcome) {
        text += "The game is over. " +
                (state.outcome->winner ? "Won by: " + english("side", id_of(*state.outcome->winner)) + "." : std::string{"Nobody won."}) +
                '\n';
    }
    std::vector<std::vector<std::string>> rows{{"Side", "Units", "Supply", "Factors", "Isolated"}};
    for (const auto side : all_sides) {
        int isolated = 0;
        for (const auto id : combat_units(state, side)) {
            isolated += state[id].isolated > 0 ? 1 : 0;
        }
        rows.push_back({english("side", id_of(side)), std::to_string(combat_units(state, side).size()),
                        std::to_string(supply_units(state, side).size()), std::to_string(state.sides[side].factors),
                        std::to_string(isolated)});
    }
    text += "\nSides\n" + columns(rows) + "\nControl\n";
    std::vector<std::vector<std::string>> places;
    for (const auto place : all_key_places) {
        const auto& side = of(state.control, place);
        places.push_back({english("place", id_of(place)), side ? english("side", id_of(*side)) : "-"});
    }
    text += columns(places) + "\nCounters\n";
    std::vector<std::vector<std::string>> counters;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const auto& piece = state.pieces[i];
        if (piece.status != Status::Stock && piece.status != Status::Due) {
            counters.push_back({tables.counters[i].name, piece.hex ? tables[*piece.hex].id : english("status", id_of(piece.status)),
                                english("side", id_of(side_of(state, {static_cast<std::uint8_t>(i)})))});
        }
    }
    return text + columns(counters);
}

} // namespace intendant::cli

#include "db/codec/afrika_korps/books.hpp"

#include "db/codec/afrika_korps/json.hpp"
#include "model/afrika_korps/contradictions.hpp"
#include "model/afrika_korps/game.hpp"
#include "model/afrika_korps/meta.hpp"

namespace intendant::db {

namespace {

using namespace afrika_korps;

Json units_json(const State& state) {
    Json units = Json::object();
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const auto& piece = state.pieces[i];
        const auto& counter = state.tables->counters[i];
        if (piece.status == Status::Stock || piece.status == Status::Due) {
            continue;
        }
        Json unit{{"side", id_of(side_of(state, {static_cast<std::uint8_t>(i)}))}, {"name", counter.name}, {"status", id_of(piece.status)}};
        if (piece.hex) {
            unit["hex"] = to_json(*state.tables, *piece.hex);
        }
        if (piece.isolated > 0) {
            unit["isolated"] = piece.isolated;
        }
        if (piece.captured) {
            unit["captured"] = true;
        }
        if (piece.used) {
            unit["used"] = true;
        }
        if (piece.fought) {
            unit["fought"] = true;
        }
        units[counter.id] = unit;
    }
    return units;
}

Json sides_json(const State& state) {
    Json sides = Json::object();
    for (const auto side : all_sides) {
        const auto& books = state.sides[side];
        sides[std::string{id_of(side)}] = {{"replacement_factors", books.factors},
                                           {"turns_without_supply", books.without_supply},
                                           {"turns_of_control", books.control_turns},
                                           {"combat_units_on_map", combat_units(state, side).size()},
                                           {"supply_on_map", supply_units(state, side).size()},
                                           {"own_supply_on_map", own_supply_on_map(state, side)}};
    }
    return sides;
}

} // namespace

std::string books_json(const afrika_korps::State& state) {
    const auto& tables = *state.tables;
    const auto number = static_cast<std::size_t>(state.turn.number);
    Json books{{"game", Game::id},
               {"turn", state.turn.number},
               {"label", number <= tables.calendar.size() ? Json(tables.calendar[number - 1].label) : Json()},
               {"side", id_of(state.turn.side)},
               {"phase", id_of(state.turn.phase)},
               {"control", to_json(tables, state.control)},
               {"sides", sides_json(state)},
               {"units", units_json(state)},
               {"aftermath", to_json(tables, state.turn.aftermath)},
               {"victories", to_json(tables, state.turn.victories)},
               {"options", to_json(tables, state.options)},
               {"winner", nullptr},
               {"ending", nullptr}};
    if (auto list = to_be_counted(tables, contradictions(state)); !list.empty()) {
        books["to_be_counted"] = std::move(list);
    }
    for (const auto& each : state.own_factors) {
        books["own_factors"][tables[each.counter].id] = {each.attack, each.defence, each.movement};
    }
    if (state.outcome) {
        books["winner"] = to_json(tables, state.outcome->winner);
        books["ending"] = to_json(tables, state.outcome->ending);
    }
    return books.dump(2);
}

} // namespace intendant::db

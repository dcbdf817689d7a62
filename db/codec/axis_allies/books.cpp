#include "db/codec/axis_allies/books.hpp"

#include "db/codec/axis_allies/json.hpp"
#include "model/axis_allies/contradictions.hpp"
#include "model/axis_allies/meta.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "model/axis_allies/victory.hpp"

#include <algorithm>

namespace intendant::db {

namespace {

using namespace axis_allies;

Json powers_json(const State& state) {
    Json powers = Json::object();
    for (const auto power : all_powers) {
        const auto& purse = state.powers[power];
        Json weapons = Json::array();
        for (const auto weapon : all_weapons) {
            if (purse.weapons[weapon]) {
                weapons.push_back(id_of(weapon));
            }
        }
        Json waiting = Json::object();
        for (const auto unit : all_units) {
            if (purse.waiting[unit] != 0) {
                waiting[std::string{id_of(unit)}] = purse.waiting[unit];
            }
        }
        powers[std::string{id_of(power)}] = {{"treasury", purse.treasury.amount},
                                             {"production", production(state, power).amount},
                                             {"weapons", weapons},
                                             {"waiting", waiting},
                                             {"debt", purse.debt.amount},
                                             {"capital_lost", capital_lost(state, power)}};
    }
    return powers;
}

void add_count(Json& units, Power owner, Unit unit, int count) {
    auto& cell = units[std::string{id_of(owner)}][std::string{id_of(unit)}];
    cell = (cell.is_null() ? 0 : cell.get<int>()) + count;
}

Json territories_json(const State& state) {
    constexpr int most_shown = 999; // as many ships as can be entered
    Json territories = Json::object();
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        const SpaceId id{static_cast<std::uint8_t>(i)};
        Json units = Json::object();
        Json aboard = Json::object();
        Json ships = Json::object();
        for (const auto& stack : stacks_in(state, id)) {
            add_count(units, stack.owner, stack.unit, stack.count);
            for (const auto& cargo : stack.cargo) {
                add_count(aboard, cargo.owner, cargo.unit, cargo.count * stack.count);
            }
            for (int ship = 0; stack.unit == Unit::Transport && ship < std::min(stack.count, most_shown); ++ship) {
                ships[std::string{id_of(stack.owner)}].push_back(to_json(*state.tables, load_of(stack)));
            }
        }
        Json space{{"units", units}};
        if (!(*state.tables)[id].sea) {
            space["owner"] = to_json(*state.tables, controller(state, id));
        }
        if (!aboard.empty()) {
            space["aboard"] = aboard;
            space["ships"] = ships;
        }
        territories[(*state.tables)[id].id] = space;
    }
    return territories;
}

} // namespace

std::string books_json(const axis_allies::State& state) {
    const auto& tables = *state.tables;
    Json books{{"game", Game::id},
               {"round", state.turn.round},
               {"power", id_of(state.turn.power)},
               {"action", id_of(state.turn.action)},
               {"powers", powers_json(state)},
               {"territories", territories_json(state)},
               {"options", to_json(tables, state.options)},
               {"players", to_json(tables, state.players)},
               {"winner", nullptr},
               {"individual_winner", nullptr},
               {"tied_with", Json::array()},
               {"ending", nullptr},
               {"battle", to_json(tables, state.battle)}};
    for (const auto* option : axis_allies::other_than_preset(state.options)) {
        books["preset_would_change"][std::string{option->id}] = !(state.options.*option->on);
    }
    for (const auto& each : axis_allies::contradictions(state)) {
        books["to_be_counted"].push_back(
            {{"clause", each.rule.id}, {"space", tables[each.space].id}, {"says", axis_allies::to_english(tables, each.message)}});
    }
    if (state.outcome) {
        books["winner"] = to_json(tables, state.outcome->winner);
        books["individual_winner"] = to_json(tables, state.outcome->individual_winner);
        books["tied_with"] = to_json(tables, state.outcome->tied_with);
        books["ending"] = to_json(tables, state.outcome->ending);
        for (const auto power : axis_allies::all_powers) {
            books["growth_percent"][std::string{id_of(power)}] = axis_allies::growth_percent(state, power);
        }
    }
    return books.dump(2);
}

} // namespace intendant::db

#include "db/codec/empire_of_the_sun/books.hpp"

#include "db/codec/empire_of_the_sun/json.hpp"
#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/meta.hpp"
#include "model/empire_of_the_sun/points.hpp"

namespace intendant::db {

namespace {

using namespace empire_of_the_sun;

Json units_json(const State& state) {
    Json units = Json::object();
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = state.tables->units[i];
        Json shown{{"side", id_of(unit.side)}, {"name", unit.name}, {"place", detail::place_json(*state.tables, state.units[i].place)}};
        if (state.units[i].step == Step::Reduced) {
            shown["step"] = id_of(Step::Reduced);
        }
        units[unit.id] = shown;
    }
    return units;
}

/// Those of which the books know where they lie.
Json cards_json(const State& state) {
    Json cards = Json::object();
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        if (state.cards[i] != CardPlace::Unseen) {
            cards[state.tables->cards[i].id] = id_of(state.cards[i]);
        }
    }
    return cards;
}

} // namespace

std::string books_json(const empire_of_the_sun::State& state) {
    const auto& tables = *state.tables;
    Json books{{"game", Game::id},
               {"scenario", state.begun ? Json(scenario_of(state).id) : Json()},
               {"turn", state.turn.number},
               {"phase", id_of(state.turn.phase)},
               {"next", id_of(to_act(state))},
               {"tracks", to_json(tables, state.tracks)},
               {"units", units_json(state)},
               {"japanese", to_json(tables, state.japanese)},
               {"cards", cards_json(state)},
               {"deck", {{"japanese", cards_in_deck(state, Side::Japan)}, {"allied", cards_in_deck(state, Side::Allies)}}},
               {"prewar", to_json(tables, state.prewar)},
               {"surrendered", to_json(tables, state.surrendered)},
               {"offensive", to_json(tables, state.offensive)},
               {"options", to_json(tables, state.options)},
               {"winner", nullptr},
               {"ending", nullptr}};
    if (auto list = to_be_counted(tables, contradictions(state)); !list.empty()) {
        books["to_be_counted"] = std::move(list);
    }
    if (state.outcome) {
        books["winner"] = to_json(tables, state.outcome->winner);
        books["ending"] = to_json(tables, state.outcome->ending);
        if (state.outcome->ending == Ending::Points) {           // also where they are none
            books["points"] = state.outcome->points.value_or(0); // an older record leaves it out
            books["level"] = victory_level(tables, state.outcome->points.value_or(0));
        }
    }
    return books.dump(2);
}

} // namespace intendant::db

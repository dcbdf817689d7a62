#include "db/codec/risiko/books.hpp"

#include "db/codec/risiko/json.hpp"
#include "model/risiko/meta.hpp"

namespace intendant::db {

namespace {

using namespace risiko;

Json players_json(const State& state) {
    Json players = Json::object();
    for (const auto& each : state.players) {
        const auto colour = each.player.colour;
        Json player{{"name", each.player.name},
                    {"territories", territories_of(state, colour).size()},
                    {"armies", armies_of(state, colour)},
                    {"in_hand", each.to_place},
                    {"lost", each.armies.lost},
                    {"cards", each.cards},
                    {"points", points_of(state, colour)},
                    {"in_game", each.in_game()},
                    {"objective", each.objective_shown ? "shown"
                                  : each.sealed        ? "sealed"
                                  : each.objective     ? "open"
                                                       : "paper"}};
        if (!each.known.empty()) {
            player["known_cards"] = to_json(*state.tables, each.known);
        }
        players[std::string{id_of(colour)}] = player;
    }
    return players;
}

} // namespace

std::string books_json(const risiko::State& state) {
    const auto& tables = *state.tables;
    Json territories = Json::object();
    for (std::size_t i = 0; i < state.holdings.size(); ++i) {
        territories[tables.territories[i].id] = {{"owner", to_json(tables, state.holdings[i].owner)}, {"armies", state.holdings[i].armies}};
    }
    Json continents = Json::object();
    for (std::size_t i = 0; i < tables.continents.size(); ++i) {
        continents[tables.continents[i].id] = nullptr;
        for (const auto& each : state.players) {
            if (owns(state, each.player.colour, {static_cast<std::uint8_t>(i)})) {
                continents[tables.continents[i].id] = id_of(each.player.colour);
            }
        }
    }
    const auto& due = state.turn.reinforcement;
    Json books{{"game", Game::id},
               {"round", state.turn.round},
               {"player", id_of(state.turn.player)},
               {"phase", id_of(state.turn.phase)},
               {"due",
                {{"base", due.base},
                 {"continents", due.of_continents()},
                 {"set", due.set},
                 {"territory_cards", due.territory_cards},
                 {"special", due.special},
                 {"in_all", due.due()},
                 {"to_place", state.turn.to_place()}}},
               {"players", players_json(state)},
               {"territories", territories},
               {"continents", continents},
               {"deck", state.deck},
               {"discards", to_json(tables, state.discards)},
               {"reshuffles", state.reshuffles},
               {"last_lap", to_json(tables, state.last_lap)},
               {"extra_round", to_json(tables, state.extra_round)},
               {"clock", to_json(tables, state.clock)},
               {"options", to_json(tables, state.options)},
               {"attack", to_json(tables, state.turn.attack)},
               {"winners", Json::array()},
               {"ending", nullptr}};
    if (state.outcome) {
        books["winners"] = to_json(tables, state.outcome->winners);
        books["ending"] = to_json(tables, state.outcome->ending);
    }
    return books.dump(2);
}

} // namespace intendant::db

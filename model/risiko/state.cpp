#include "model/risiko/state.hpp"

#include <algorithm>
#include <tuple>

namespace intendant::risiko {

int Reinforcement::of_continents() const {
    int sum = 0;
    for (const auto& bonus : continents) {
        sum += bonus.armies;
    }
    return sum;
}

State empty_state(std::shared_ptr<const Tables> tables) {
    State state;
    state.holdings.resize(tables->territories.size());
    state.tables = std::move(tables);
    return state;
}

const PlayerState* find_player(const State& state, Colour colour) {
    const auto place = std::ranges::find_if(state.players, [&](const auto& each) { return each.player.colour == colour; });
    return place == state.players.end() ? nullptr : &*place;
}

PlayerState* find_player(State& state, Colour colour) {
    const auto place = std::ranges::find_if(state.players, [&](const auto& each) { return each.player.colour == colour; });
    return place == state.players.end() ? nullptr : &*place;
}

std::vector<Colour> clockwise_from(const State& state, std::optional<Colour> start) {
    std::vector<Colour> colours;
    for (const auto& each : state.players) {
        colours.push_back(each.player.colour);
    }
    if (start) {
        std::ranges::rotate(colours, std::ranges::find(colours, *start));
    }
    return colours;
}

const PlayerState* shown_by(const State& state, CardId card) {
    const auto holder =
        std::ranges::find_if(state.players, [&](const PlayerState& each) { return std::ranges::binary_search(each.known, card); });
    return holder == state.players.end() ? nullptr : &*holder;
}

Symbol symbol_of(const State& state, CardId card) {
    const auto other = std::ranges::find(state.symbols, card.index, [](const CardSymbol& each) { return each.territory.index; });
    return other == state.symbols.end() ? state.tables->symbol_of(card) : other->symbol;
}

std::optional<Connection> connection(const State& state, TerritoryId a, TerritoryId b) {
    const auto meant = [&](const Connection& each) { return joins(each, a, b); };
    const auto& all = state.tables->connections;
    const auto place = std::ranges::find_if(all, meant);
    if (place == all.end() || std::ranges::any_of(state.switched_off, meant)) {
        return std::nullopt;
    }
    return *place;
}

std::vector<TerritoryId> neighbours(const State& state, TerritoryId id) {
    std::vector<TerritoryId> found;
    for (std::size_t i = 0; i < state.holdings.size(); ++i) {
        if (const TerritoryId other{static_cast<std::uint8_t>(i)}; connection(state, id, other)) {
            found.push_back(other);
        }
    }
    return found;
}

std::vector<TerritoryId> neighbours(const State& state, TerritoryId id, bool own) {
    auto found = neighbours(state, id);
    std::erase_if(found, [&](TerritoryId other) { return (state[other].owner == state.turn.player) != own; });
    return found;
}

std::vector<TerritoryId> territories_of(const State& state, Colour colour) {
    std::vector<TerritoryId> own;
    for (std::size_t i = 0; i < state.holdings.size(); ++i) {
        if (state.holdings[i].owner == colour) {
            own.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return own;
}

int armies_of(const State& state, Colour colour) {
    int armies = 0;
    for (const auto& holding : state.holdings) {
        armies += holding.owner == colour ? holding.armies : 0;
    }
    return armies;
}

bool owns(const State& state, Colour colour, ContinentId continent) {
    return std::ranges::all_of((*state.tables)[continent].territories, [&](TerritoryId id) { return state[id].owner == colour; });
}

int points_of(const State& state, Colour colour) {
    int points = 0;
    for (const auto id : territories_of(state, colour)) {
        points += (*state.tables)[id].points;
    }
    return points;
}

std::vector<Standing> standings(const State& state) {
    std::vector<Standing> table;
    for (const auto& each : state.players) {
        const auto colour = each.player.colour;
        table.push_back({colour, points_of(state, colour), armies_of(state, colour)});
    }
    std::ranges::stable_sort(
        table, [](const Standing& a, const Standing& b) { return std::tie(a.points, a.armies) > std::tie(b.points, b.armies); });
    return table;
}

Pieces pieces_of(const Tables& tables, int armies) {
    return {.flags = armies / tables.amounts.armies_of_a_flag, .tanks = armies % tables.amounts.armies_of_a_flag};
}

int value_of(const State& state, Track track) {
    switch (track) {
    case Track::Reshuffles:
        return state.reshuffles;
    case Track::Clock:
        return state.clock.elapsed;
    case Track::Round:
        return state.turn.round;
    case Track::Placed:
        return state.turn.placed;
    case Track::Sets:
        return state.turn.sets;
    case Track::Conquests:
        return state.turn.conquests;
    }
    return 0;
}

int cards_in_game(const State& state) {
    int cards = state.deck + static_cast<int>(state.discards.size());
    for (const auto& each : state.players) {
        cards += each.cards;
    }
    return cards;
}

} // namespace intendant::risiko

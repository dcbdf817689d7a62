#include "model/risiko/contradictions.hpp"

#include "model/risiko/decision.hpp"

#include <algorithm>
#include <set>

namespace intendant::risiko {

namespace {

/// What is found, in the order of the board, then of the seats.
struct Found {
    std::vector<Contradiction> all{};

    void at(std::string rule, TerritoryId territory, std::string sentence, Parameters parameters) {
        all.push_back(
            {.rule = {std::move(rule)}, .territory = territory, .player = {}, .why = {std::move(sentence), std::move(parameters)}});
    }
    void of(std::string rule, std::optional<Colour> player, std::string sentence, Parameters parameters) {
        all.push_back({.rule = {std::move(rule)}, .territory = {}, .player = player, .why = {std::move(sentence), std::move(parameters)}});
    }
};

/// Rule: RK-GEN-5, RK-ELI-1.
void look_at_board(const State& state, Found& found) {
    for (std::size_t i = 0; i < state.holdings.size(); ++i) {
        const TerritoryId id{static_cast<std::uint8_t>(i)};
        const auto& holding = state.holdings[i];
        const auto* const owner = holding.owner ? find_player(state, *holding.owner) : nullptr;
        if (owner == nullptr) {
            found.at("RK-GEN-5", id, INTENDANT_TR("{territory} has no owner who plays."), {{"territory", name(state, id)}});
        } else if (!owner->in_game()) {
            found.at("RK-ELI-1", id, INTENDANT_TR("{territory} is held by {colour}, who is out of the game."),
                     {{"territory", name(state, id)}, {"colour", name(*holding.owner)}});
        } else if (holding.armies < 1) {
            found.at("RK-GEN-5", id, INTENDANT_TR("{territory} has no army of {colour}."),
                     {{"territory", name(state, id)}, {"colour", name(*holding.owner)}});
        }
    }
}

/// Rule: RK-ELI-1, RK-CRD-2, RK-AMB-9, RK-OBJ-4.
void look_at(const State& state, const PlayerState& each, Found& found) {
    const auto colour = each.player.colour;
    const auto most = state.options.most_armies;
    if (each.in_game() && territories_of(state, colour).empty()) {
        found.of("RK-ELI-1", colour, INTENDANT_TR("{colour} holds no territory and is not out of the game: book who eliminated him."),
                 {{"colour", name(colour)}});
    }
    if (!each.in_game() && each.cards > 0) {
        found.of("RK-ELI-1", colour, INTENDANT_TR("{colour} is out of the game and holds {cards}, which belong to who eliminated him."),
                 {{"colour", name(colour)}, {"cards", counted(each.cards, Noun::Card)}});
    }
    if (each.cards < 0 || static_cast<int>(each.known.size()) > each.cards) {
        found.of("RK-CRD-2", colour, INTENDANT_TR("{colour} has shown {shown} and holds {cards}."),
                 {{"colour", name(colour)},
                  {"shown", counted(static_cast<int>(each.known.size()), Noun::Card)},
                  {"cards", counted(each.cards, Noun::Card)}});
    }
    if (most > 0 && armies_of(state, colour) > most) {
        found.of("RK-AMB-9", colour, INTENDANT_TR("{colour} has {armies} on the board; there are pieces for {most}."),
                 {{"colour", name(colour)}, {"armies", counted(armies_of(state, colour), Noun::Army)}, {"most", number(most)}});
    }
    if (each.objective) {
        if (const auto wrong = objection(*state.tables, *each.objective)) {
            found.of("RK-OBJ-4", colour, INTENDANT_TR("The objective of {colour} cannot be kept as it stands in the books."),
                     {{"colour", name(colour)}});
        }
    }
}

/// Each card is in one place, and together they are those of the box. Rule: RK-CRD-2.
void look_at_cards(const State& state, Found& found) {
    std::set<CardId> seen;
    const auto see = [&](CardId card) {
        if (!seen.insert(card).second) {
            found.of("RK-CRD-2", std::nullopt, INTENDANT_TR("The card {card} is in two places at once."), {{"card", name(state, card)}});
        }
    };
    std::ranges::for_each(state.discards, see);
    for (const auto& each : state.players) {
        std::ranges::for_each(each.known, see);
    }
    if (cards_in_game(state) != state.tables->cards() || state.deck < 0) {
        found.of("RK-CRD-2", std::nullopt, INTENDANT_TR("Deck, hands and discards have {cards} together; the box has {box}."),
                 {{"cards", counted(cards_in_game(state), Noun::Card)}, {"box", number(state.tables->cards())}});
    }
}

/// Rule: RK-ELI-1, RK-REI-9, RK-TA-5.
void look_at_turn(const State& state, Found& found) {
    const auto* const player = find_player(state, state.turn.player);
    if (state.outcome) {
        return;
    }
    if (player == nullptr || !player->in_game()) {
        found.of("RK-ELI-1", state.turn.player, INTENDANT_TR("It is the turn of {colour}, who is out of the game."),
                 {{"colour", name(state.turn.player)}});
    }
    const auto owner = state.holdings.front().owner;
    if (owner && std::ranges::all_of(state.holdings, [&](const Holding& each) { return each.owner == owner; })) {
        found.of("RK-ELI-1", owner, INTENDANT_TR("{colour} holds the whole board, and the game goes on."), {{"colour", name(*owner)}});
    }
    if (state.turn.to_place() < 0) {
        found.of("RK-REI-9", state.turn.player, INTENDANT_TR("{colour} has placed more armies than were due."),
                 {{"colour", name(state.turn.player)}});
    }
    for (const auto colour : state.extra_round) {
        const auto* const each = find_player(state, colour);
        if (each == nullptr || !each->in_game()) {
            found.of("RK-TA-5", colour, INTENDANT_TR("{colour} is out of the game, and yet plays the supplementary round."),
                     {{"colour", name(colour)}});
        }
    }
}

} // namespace

std::vector<Contradiction> contradictions(const State& state) {
    Found found;
    if (!state.begun || state.turn.phase == Phase::FirstThrow || state.turn.phase == Phase::Deal) {
        return {};
    }
    look_at_board(state, found);
    for (const auto& each : state.players) {
        look_at(state, each, found);
    }
    if (in_a_turn(state)) {
        look_at_cards(state, found);
        look_at_turn(state, found);
    }
    return std::move(found.all);
}

} // namespace intendant::risiko

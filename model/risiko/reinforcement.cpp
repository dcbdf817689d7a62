#include "model/risiko/decision.hpp"

#include <algorithm>
#include <set>

namespace intendant::risiko {

Reinforcement reinforcement_of(const State& state, Colour colour) {
    const auto& tables = *state.tables;
    Reinforcement due;
    due.base = static_cast<int>(territories_of(state, colour).size()) / tables.amounts.territories_for_an_army;
    for (std::size_t i = 0; i < tables.continents.size(); ++i) {
        if (const ContinentId id{static_cast<std::uint8_t>(i)}; owns(state, colour, id)) {
            due.continents.push_back({id, tables[id].bonus});
        }
    }
    due.special = state.options.special_reinforcement ? tables.amounts.special_reinforcement : 0; // RK-REI-7, RK-OPT-1
    return due;
}

std::optional<int> armies_for(const Tables& tables, const Options& options, std::vector<Symbol> symbols) {
    if (symbols.size() != 3) {
        return std::nullopt;
    }
    std::ranges::sort(symbols);
    const auto jolly = std::ranges::count(symbols, Symbol::Jolly);
    if (jolly == 2) {
        return options.two_jolly ? std::optional{tables.amounts.set_with_jolly} : std::nullopt; // RK-AMB-2
    }
    if (jolly == 1) {
        return symbols[0] == symbols[1] ? std::optional{tables.amounts.set_with_jolly} : std::nullopt;
    }
    if (jolly > 2) {
        return std::nullopt;
    }
    if (symbols[0] == symbols[2]) {
        return tables.amounts.set_of[static_cast<std::size_t>(symbols[0])];
    }
    return symbols[0] != symbols[1] && symbols[1] != symbols[2] ? std::optional{tables.amounts.set_of_one_each} : std::nullopt;
}

namespace {

std::optional<int> armies_for(const State& state, const std::vector<CardId>& cards) {
    std::vector<Symbol> symbols;
    for (const auto card : cards) {
        symbols.push_back(symbol_of(state, card));
    }
    return risiko::armies_for(*state.tables, state.options, std::move(symbols));
}

} // namespace

int territory_armies(const State& state, Colour colour, const std::vector<CardId>& cards) {
    int armies = 0;
    for (const auto card : cards) {
        const bool own = !state.tables->is_jolly(card) && state.holdings[card.index].owner == colour;
        armies += own ? state.tables->amounts.owned_territory_on_a_card : 0;
    }
    return armies;
}

std::vector<PossibleSet> possible_sets(const State& state, Colour colour) {
    std::vector<PossibleSet> sets;
    const auto* player = find_player(state, colour);
    const auto& hand = player == nullptr ? std::vector<CardId>{} : player->known;
    for (std::size_t a = 0; a < hand.size(); ++a) {
        for (std::size_t b = a + 1; b < hand.size(); ++b) {
            for (std::size_t c = b + 1; c < hand.size(); ++c) {
                const std::vector cards{hand[a], hand[b], hand[c]};
                if (const auto armies = armies_for(state, cards)) {
                    sets.push_back({cards, *armies + territory_armies(state, colour, cards)});
                }
            }
        }
    }
    std::ranges::stable_sort(sets, std::greater{}, &PossibleSet::armies);
    return sets;
}

/// Rule: RK-REI-3, RK-REI-4, RK-REI-5, RK-REI-6, RK-REI-10, RK-CRD-6, RK-CRD-7, RK-ELI-3.
core::Verdict<Event> decide(const State& state, const HandInSet& command) {
    if (!in_a_turn(state)) {
        return no_turn();
    }
    const auto player = state.turn.player;
    const auto& hand = *find_player(state, player);
    const std::set<CardId> cards(command.cards.begin(), command.cards.end());
    if (command.cards.size() != 3 || cards.size() != 3) {
        return refuse("RK-REI-4", INTENDANT_TR("A set is three different cards."));
    }
    if (hand.cards < 3) {
        return refuse("RK-CRD-6", INTENDANT_TR("{colour} holds {cards}; a set needs three."),
                      {{"colour", name(player)}, {"cards", counted(hand.cards, Noun::Card)}});
    }
    int unseen = 0;
    for (const auto card : cards) {
        if (std::ranges::binary_search(state.discards, card)) {
            return refuse("RK-CRD-6", INTENDANT_TR("The card {card} lies among the discards."), {{"card", name(state, card)}});
        }
        const auto* holder = shown_by(state, card);
        if (holder != nullptr && holder != &hand) {
            return refuse("RK-CRD-7", INTENDANT_TR("The card {card} is in the hand of {colour}."),
                          {{"card", name(state, card)}, {"colour", name(holder->player.colour)}});
        }
        unseen += holder == nullptr ? 1 : 0;
    }
    if (unseen > hand.cards - static_cast<int>(hand.known.size())) {
        return refuse("RK-CRD-7", INTENDANT_TR("{colour} has shown other cards: {cards}."),
                      {{"colour", name(player)}, {"cards", list_of(*state.tables, hand.known)}});
    }
    const auto armies = armies_for(state, command.cards);
    if (!armies) {
        return refuse("RK-REI-4", INTENDANT_TR("{cards} are no set."), {{"cards", list_of(*state.tables, command.cards)}});
    }
    Decision decision(state);
    must_seal_first(decision);
    if (state.turn.sets > 0 && !state.options.several_sets) { // RK-AMB-1
        decision.breaks("RK-REI-3", INTENDANT_TR("{colour} has handed in a set this turn; one a turn is allowed."),
                        {{"colour", name(player)}});
    }
    if (state.turn.phase != Phase::Reinforcement) {
        decision.breaks(
            "RK-REI-10",
            INTENDANT_TR("Sets are handed in before the first attack of the turn; cards won by an elimination wait for the next."));
    }
    decision.book(SetHandedIn{.player = player,
                              .cards = {cards.begin(), cards.end()},
                              .armies = *armies,
                              .territory_cards = territory_armies(state, player, command.cards)});
    return std::move(decision).accepted();
}

} // namespace intendant::risiko

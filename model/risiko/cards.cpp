#include "model/risiko/decision.hpp"

#include <algorithm>
#include <set>

namespace intendant::risiko {

/// Rule: RK-CRD-5, RK-TA-8, RK-AMB-3.
int cards_too_many(const State& state, Colour colour) {
    const auto* player = find_player(state, colour);
    if (player == nullptr || !state.options.time_attack() || state.options.forced_set_above_seven) {
        return 0;
    }
    return std::max(0, player->cards - state.tables->amounts.most_cards);
}

/// Rule: RK-CRD-5.
void must_discard_first(Decision& decision) {
    const auto player = decision.player();
    if (const int too_many = cards_too_many(decision.now(), player); too_many > 0) {
        decision.breaks("RK-CRD-5", INTENDANT_TR("{colour} must first discard {count}."),
                        {{"colour", name(player)}, {"count", counted(too_many, Noun::Card)}});
    }
}

/// Rule: RK-CRD-5, RK-AMB-3.
void must_hand_in_first(Decision& decision) {
    const auto& state = decision.now();
    const auto& hand = *find_player(state, state.turn.player);
    if (state.options.time_attack() && state.options.forced_set_above_seven && state.turn.sets == 0 &&
        hand.cards > state.tables->amounts.most_cards && state.turn.phase == Phase::Reinforcement) {
        decision.breaks("RK-CRD-5", INTENDANT_TR("{colour} holds {cards} and must hand in a set first."),
                        {{"colour", name(state.turn.player)}, {"cards", counted(hand.cards, Noun::Card)}});
    }
}

/// Rule: RK-CRD-5.
core::Verdict<Event> decide(const State& state, const DiscardCards& command) {
    const auto* player = find_player(state, command.player);
    const std::set<CardId> cards(command.cards.begin(), command.cards.end());
    if (player == nullptr || cards.empty() || cards.size() != command.cards.size() || static_cast<int>(cards.size()) > player->cards) {
        return refuse("RK-CRD-5", INTENDANT_TR("{colour} does not hold these cards."), {{"colour", name(command.player)}});
    }
    int unseen = 0;
    for (const auto card : cards) {
        const auto* holder = shown_by(state, card);
        if ((holder != nullptr && holder != player) || std::ranges::binary_search(state.discards, card)) {
            return refuse("RK-CRD-5", INTENDANT_TR("{colour} does not hold the card {card}."),
                          {{"colour", name(command.player)}, {"card", name(state, card)}});
        }
        unseen += holder == player ? 0 : 1;
    }
    if (unseen > player->cards - static_cast<int>(player->known.size())) {
        return refuse("RK-CRD-5", INTENDANT_TR("{colour} does not hold these cards."), {{"colour", name(command.player)}});
    }
    Decision decision(state);
    if (static_cast<int>(cards.size()) > cards_too_many(state, command.player)) {
        decision.breaks("RK-CRD-5", INTENDANT_TR("{colour} need not discard so many cards: {count} too many."),
                        {{"colour", name(command.player)}, {"count", number(cards_too_many(state, command.player))}});
    }
    decision.book(CardsDiscarded{.player = command.player, .cards = {cards.begin(), cards.end()}});
    return std::move(decision).accepted();
}

} // namespace intendant::risiko

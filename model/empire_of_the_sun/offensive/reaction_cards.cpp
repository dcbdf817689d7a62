#include "model/empire_of_the_sun/battle/intelligence.hpp"
#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>

// D: the cards of the Reaction player.
namespace intendant::empire_of_the_sun {

/// Rule: ES-CRD-13 to ES-CRD-24.
core::Verdict<Event> decide(const State& state, const PlayReaction& command) {
    if (const auto why = offensive_objection(state)) {
        return *why;
    }
    Decision decision(state);
    const auto& tables = decision.tables();
    const auto reaction = enemy_of(state.offensive->side);
    std::vector<Card> all;
    for (const auto id : state.offensive->reaction_cards) {
        all.push_back(tables[id]);
    }
    std::vector<CardId> seen;
    for (const auto id : command.cards) {
        const auto& card = tables[id];
        const Parameters named{{"card", name(id)}};
        if (has(seen, id)) {
            return refuse("ES-CRD-14", INTENDANT_TR("{card} is named twice."), named);
        }
        seen.push_back(id);
        if (card.side != reaction) {
            return refuse("ES-CRD-13", INTENDANT_TR("{card} is not of the side that reacts."), named);
        }
        if (auto why = card_objection(decision, id, command.future == id)) {
            return *why;
        }
        report_unmet(decision, id, unmet(state, id));
        if (card.kind != CardKind::Reaction || card.leads_offensive()) {
            decision.breaks("ES-CRD-13", INTENDANT_TR("{card} is no reaction card."), named);
        }
        const bool without_battle = card.card_class == CardClass::Weather || card.card_class == CardClass::AttackSubmarine ||
                                    card.card_class == CardClass::Personality;
        if (state.offensive->battles.empty() && !without_battle) {
            decision.breaks("ES-CRD-15", INTENDANT_TR("No battle hex is declared: {card} may not be played."), named);
        }
        const bool sets_status = card.card_class == CardClass::Intelligence || card.card_class == CardClass::CounterOffensive;
        if (sets_status && state.offensive->rolled && !card.says("playable_after_roll")) {
            decision.breaks("ES-CRD-17", INTENDANT_TR("After a roll for intelligence {card} may not be played."), named);
        }
        all.push_back(card);
    }
    const bool weather = std::ranges::any_of(all, [](const Card& each) { return each.card_class == CardClass::Weather; });
    const auto intelligence = std::ranges::count_if(all, [](const Card& each) { return each.card_class == CardClass::Intelligence; });
    const auto alone = std::ranges::find_if(all, [](const Card& each) { return each.says("not_after_other_intelligence_card"); });
    if (intelligence > 1 && alone != all.end()) {
        decision.breaks("ES-CRD-17", INTENDANT_TR("{card} is not played with another intelligence card."),
                        {{"card", name(*decision.tables().find_card(alone->id))}});
    }
    if (command.cards.empty()) {
        return refuse("ES-CRD-14", INTENDANT_TR("Name the cards that are played in reaction."));
    }
    if (static_cast<int>(all.size()) > tables.limit("reaction_cards_max")) {
        decision.breaks("ES-CRD-14", INTENDANT_TR("At most three reaction cards are played in an offensive."));
    }
    if (weather && all.size() > 1) {
        decision.breaks("ES-CRD-22", INTENDANT_TR("A weather card is played alone: no other reaction card is played in this offensive."));
    }
    for (const auto id : command.cards) {
        decision.book(CardMoved{
            .card = id, .to = tables[id].removed_after_event ? CardPlace::Removed : CardPlace::Discards, .how = CardMove::Reaction});
        carry_out_event(decision, id);
    }
    const bool cancels = std::ranges::any_of(command.cards, [&](CardId id) {
        const auto& card = tables[id];
        return card.card_class == CardClass::Weather || card.says("cancel_offensive");
    });
    if (cancels && decision.now().offensive) {
        cancel_offensive(decision);
        return std::move(decision).accepted();
    }
    if (const auto status = status_by_cards(all); status && status != state.offensive->status) {
        decision.book(StatusSet{.status = *status});
    }
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun

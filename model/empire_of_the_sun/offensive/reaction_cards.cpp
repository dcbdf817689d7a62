#include "model/empire_of_the_sun/battle/intelligence.hpp"
#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>

// D: the cards of the Reaction player.
namespace intendant::empire_of_the_sun {

namespace {

/// The unit that a personality concerns: the one that is named, or the only one.
std::optional<UnitId> concerned(const std::vector<UnitId>& among, std::optional<UnitId> named) {
    if (named) {
        return has(among, *named) ? named : std::nullopt;
    }
    return among.size() == 1 ? std::optional{among.front()} : std::nullopt;
}

/// Hexes that the unit took in the offensive and that nobody of its side holds any more; where no other moved by land, all that were taken.
std::vector<HexId> left_by(const State& state, UnitId unit) {
    const auto& offensive = *state.offensive;
    const auto side = offensive.side;
    std::vector<HexId> found;
    if (!offensive.undo) {
        return found;
    }
    const bool alone = std::ranges::none_of(offensive.moved, [&](const Moved& each) {
        return each.unit != unit && each.by == Travel::Land && (*state.tables)[each.unit].side == side;
    });
    for (const auto hex : offensive.undo->taken) {
        const auto there = units_in(state, hex, side);
        const bool others =
            std::ranges::any_of(there, [&](UnitId each) { return each != unit && (*state.tables)[each].kind == UnitKind::Ground; });
        if (controls(state, side, hex) && !others && (alone || state[unit].place.hex == hex)) {
            found.push_back(hex);
        }
    }
    return found;
}

/// Battle hexes in which nobody of the offensive can fight when the unit has gone back.
std::vector<HexId> without_anybody(const State& state, UnitId unit) {
    const auto& offensive = *state.offensive;
    const auto& tables = *state.tables;
    std::vector<HexId> found;
    for (const auto hex : offensive.battles) {
        const bool fights = std::ranges::any_of(offensive.activated, [&](UnitId each) {
            const auto& facts = tables[each];
            const int reach = facts.zone() ? std::max(facts.range, facts.extended_range) : 0;
            return each != unit && state[each].on_map() && tables.map->distance(state[each].place.hex, hex) <= reach;
        });
        if (!fights && state[unit].place.hex == hex) {
            found.push_back(hex);
        }
    }
    return found;
}

/// The unit is active no more and goes back, and with it what it spent and took. Rule: ES-CRD-24.
void undo_activation(Decision& decision, CardId id, std::optional<UnitId> named) {
    const auto state = decision.now();
    const auto among = active_in_burma(state);
    const auto unit = concerned(among, named);
    if (!unit) {
        if (named) {
            decision.breaks("ES-CRD-24",
                            INTENDANT_TR("{unit} is no active Japanese ground unit in Burma or northern India: {card} does not undo it."),
                            {{"card", name(id)}, {"unit", name(*named)}});
        } else if (!among.empty()) {
            decision.breaks("ES-CRD-24", INTENDANT_TR("{card} undoes one activation of these: {units}. Name the unit as `unit`."),
                            {{"card", name(id)}, {"units", list_of(among)}});
        }
        return;
    }
    const auto& offensive = *state.offensive;
    const auto moved = std::ranges::find(offensive.moved, *unit, &Moved::unit);
    const auto taken = left_by(state, *unit);
    const int asp = moved != offensive.moved.end() && moved->by == Travel::Assault ? assault_cost(state, *unit) : 0;
    decision.book(UnitsActivated{
        .side = offensive.side, .headquarters = {}, .units = {*unit}, .undone = true, .battles = without_anybody(state, *unit)});
    if (moved != offensive.moved.end()) {
        decision.place(Cause::Card, {{.unit = *unit, .place = {.kind = PlaceKind::Hex, .hex = moved->from}, .step = state[*unit].step}},
                       id);
    }
    decision.move(Cause::Card, asp_used_of(offensive.side), -asp, id);
    take(decision, enemy_of(offensive.side), Cause::Card, taken);
}

/// Rule: ES-CRD-24.
void reduce_corps(Decision& decision, CardId id, std::optional<UnitId> named) {
    const auto among = full_indian_corps(decision.now());
    const auto unit = concerned(among, named);
    if (unit) {
        decision.place(Cause::Card, {after_losing(decision.now(), *unit, 1)}, id);
    } else if (named) {
        decision.breaks("ES-CRD-24", INTENDANT_TR("{unit} is no Indian corps of full strength on the map: {card} does not reduce it."),
                        {{"card", name(id)}, {"unit", name(*named)}});
    } else if (!among.empty()) {
        decision.breaks("ES-CRD-24", INTENDANT_TR("{card} reduces one of these: {units}. Name the corps as `unit`."),
                        {{"card", name(id)}, {"units", list_of(among)}});
    }
}

/// What speaks against playing the card in reaction now. Rule: ES-CRD-13, ES-CRD-15, ES-CRD-17.
std::optional<core::Refused> check_reaction_card(Decision& decision, const State& state, CardId id, bool future) {
    const auto& card = decision.tables()[id];
    const Parameters named{{"card", name(id)}};
    if (card.side != enemy_of(state.offensive->side)) {
        return refuse("ES-CRD-13", INTENDANT_TR("{card} is not of the side that reacts."), named);
    }
    if (auto why = card_objection(decision, id, future)) {
        return why;
    }
    report_unmet(decision, id, unmet(state, id));
    if (card.kind != CardKind::Reaction || card.leads_offensive()) {
        decision.breaks("ES-CRD-13", INTENDANT_TR("{card} is no reaction card."), named);
    }
    const bool without_battle =
        card.card_class == CardClass::Weather || card.card_class == CardClass::AttackSubmarine || card.card_class == CardClass::Personality;
    if (state.offensive->battles.empty() && !without_battle) {
        decision.breaks("ES-CRD-15", INTENDANT_TR("No battle hex is declared: {card} may not be played."), named);
    }
    const bool sets_status = card.card_class == CardClass::Intelligence || card.card_class == CardClass::CounterOffensive;
    if (sets_status && state.offensive->rolled && !card.says("playable_after_roll")) {
        decision.breaks("ES-CRD-17", INTENDANT_TR("After a roll for intelligence {card} may not be played."), named);
    }
    return std::nullopt;
}

void carry_out(Decision& decision, const PlayReaction& command) {
    const auto& tables = decision.tables();
    for (const auto id : command.cards) {
        decision.book(CardMoved{
            .card = id, .to = tables[id].removed_after_event ? CardPlace::Removed : CardPlace::Discards, .how = CardMove::Reaction});
        carry_out_event(decision, id);
        if (tables[id].says("cancel_one_jp_ground_activation")) {
            undo_activation(decision, id, command.unit);
        }
        if (tables[id].says("reduce_full_indian_corps")) {
            reduce_corps(decision, id, command.unit);
        }
    }
}

} // namespace

/// Rule: ES-CRD-13 to ES-CRD-24.
core::Verdict<Event> decide(const State& state, const PlayReaction& command) {
    if (const auto why = offensive_objection(state)) {
        return *why;
    }
    Decision decision(state);
    const auto& tables = decision.tables();
    std::vector<Card> all;
    for (const auto id : state.offensive->reaction_cards) {
        all.push_back(tables[id]);
    }
    std::vector<CardId> seen;
    for (const auto id : command.cards) {
        if (has(seen, id)) {
            return refuse("ES-CRD-14", INTENDANT_TR("{card} is named twice."), {{"card", name(id)}});
        }
        seen.push_back(id);
        if (auto why = check_reaction_card(decision, state, id, command.future == id)) {
            return *why;
        }
        all.push_back(tables[id]);
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
    const bool of_one_unit = std::ranges::any_of(command.cards, [&](CardId id) {
        return tables[id].says("cancel_one_jp_ground_activation") || tables[id].says("reduce_full_indian_corps");
    });
    if (command.unit && !of_one_unit) {
        return refuse("ES-CRD-24", INTENDANT_TR("None of these cards concerns a single unit: {cards}. Leave {unit} out."),
                      {{"cards", list_of(command.cards)}, {"unit", name(*command.unit)}});
    }
    carry_out(decision, command);
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

#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/offensive/card_changes.hpp"

#include <algorithm>

// G: where everybody ends.
namespace intendant::empire_of_the_sun {

namespace {

/// Each stack that is too high is named with its units, and what is done about it. Rule: ES-STK-1, ES-STK-2, ES-STK-3, ES-STK-4, ES-HQ-3.
void check_stacks(Decision& decision) {
    for (const auto& each : high_stacks(decision.now())) {
        decision.breaks(each.rule.id, each.why);
    }
}

/// Where both sides stand there was battle; garrisons are units. Rule: ES-OFF-8, ES-GND-13.
void check_contacts(Decision& decision) {
    const auto& state = decision.now();
    const auto& offensive = *state.offensive;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& place = state.units[i].place;
        if (place.kind != PlaceKind::Hex || state.tables->units[i].side != offensive.side || has(offensive.battles, place.hex) ||
            !stands_in(state, place.hex, enemy_of(offensive.side))) {
            continue;
        }
        decision.breaks("ES-OFF-8", INTENDANT_TR("Units of both sides stand in {hex}, and no battle is declared there."),
                        {{"hex", name(place.hex)}});
    }
}

/// Every unit that reacted has fought. Rule: ES-REA-5.
void check_reaction_fought(Decision& decision) {
    const auto& state = decision.now();
    const auto& offensive = *state.offensive;
    if (!offensive.undo) {
        return; // an older game: who fought on land is not known
    }
    for (const auto id : offensive.reacting) {
        if (state[id].in_play() && !has(offensive.fighters, id) && !has(offensive.undo->on_land, id)) {
            decision.breaks("ES-REA-5", INTENDANT_TR("{unit} reacted and has fought in no battle."), {{"unit", name(id)}});
        }
    }
}

/// Units of the offensive that a card of it strikes.
std::vector<UnitId> struck_by(const State& state, const Struck& whom) {
    const auto& offensive = *state.offensive;
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId unit{static_cast<std::uint8_t>(i)};
        const bool meant = whom.unit || has(offensive.activated, unit) || has(offensive.reacting, unit);
        if (state.units[i].in_play() && meant && strikes(*state.tables, whom, unit)) {
            found.push_back(unit);
        }
    }
    return found;
}

/// Dice and steps of the cards of the offensive that nobody has entered, while somebody is there to lose them. Rule: ES-CRD-19, ES-BAT-31.
void check_cards_done(Decision& decision) {
    const auto& state = decision.now();
    const auto& undo = state.offensive->undo;
    if (!undo) {
        return; // an older game: which card took a step is not known
    }
    for (const auto id : events_in_play(state)) {
        const auto& card = decision.tables()[id];
        if (card.dice_strike && std::ranges::find(undo->thrown, id, &CardDie::card) == undo->thrown.end()) {
            decision.breaks("ES-BAT-31", INTENDANT_TR("The die of {card} has not been thrown: `die`."), {{"card", name(id)}});
        }
        for (const auto& loss : card.losses) {
            const auto whom = struck_by(state, loss.whom);
            if (loss.at_end && struck_already(state, id, loss.whom) < loss.steps && !whom.empty()) {
                decision.breaks("ES-CRD-19",
                                INTENDANT_TR("{card} takes {steps} {steps:step|steps}, and none is entered: `lose_steps` of {units}."),
                                {{"card", name(id)}, {"steps", number(loss.steps)}, {"units", list_of(whom)}});
            }
        }
    }
}

/// The card that carriers which fought in the Japanese islands bring about. Rule: ES-STW-14.
Objection take_after_raid(Decision& decision, std::optional<CardId> given) {
    const auto& offensive = *decision.now().offensive;
    const bool raided = offensive.undo && offensive.undo->raided;
    if (raided) {
        return give_card(decision, offensive.card, given);
    }
    if (given && offensive.undo) {
        return refuse("ES-STW-14", INTENDANT_TR("No US carrier has fought in the Japanese islands by {card}: no card leaves the hand."),
                      {{"card", name(offensive.card)}});
    }
    return {};
}

/// Ships and aircraft that nobody activated, left in a hex of the enemy. Rule: ES-NAV-5, ES-AIR-5, ES-PBM-5.
void check_left_behind(Decision& decision) {
    const auto& offensive = *decision.now().offensive;
    for (const auto id : in_enemy_hexes(decision.now())) {
        if (has(offensive.activated, id) || has(offensive.reacting, id)) {
            continue; // judged by where it ends
        }
        decision.breaks(decision.tables()[id].kind == UnitKind::Air ? "ES-AIR-5" : "ES-NAV-5",
                        INTENDANT_TR("{unit} is left in {hex}, which the enemy controls: it makes emergency movement."),
                        {{"unit", name(id)}, {"hex", name(decision.now()[id].place.hex)}});
    }
}

/// Where active units may end. Rule: ES-NAV-3, ES-NAV-4, ES-PBM-4 to ES-PBM-7, ES-AMP-8, ES-AIR-1.
void check_ends(Decision& decision) {
    const auto& tables = decision.tables();
    const auto& state = decision.now();
    auto active = state.offensive->activated;
    active.insert(active.end(), state.offensive->reacting.begin(), state.offensive->reacting.end());
    for (const auto id : active) {
        const auto& unit = tables[id];
        const auto hex = state[id].place.hex;
        if (!state[id].on_map() || may_end_in(state, id, hex)) {
            continue;
        }
        const Parameters both{{"unit", name(id)}, {"hex", name(hex)}};
        if (unit.kind == UnitKind::Naval) {
            decision.breaks("ES-NAV-4", INTENDANT_TR("{unit} ends in {hex}, which is no friendly port: it has to be eliminated."), both);
        } else if (unit.kind == UnitKind::Air) {
            decision.breaks(unit.side == state.offensive->side ? "ES-PBM-6" : "ES-PBM-4",
                            INTENDANT_TR("{unit} ends in {hex}, which is no friendly airfield: it has to be eliminated."), both);
        } else {
            decision.breaks("ES-PBM-7", INTENDANT_TR("{unit} ends in {hex}, which is not friendly."), both);
        }
    }
}

} // namespace

bool may_end_in(const State& state, UnitId id, HexId hex) {
    const auto& unit = (*state.tables)[id];
    const auto& map = *state.tables->map;
    const bool fits = unit.kind == UnitKind::Naval ? map.port(hex) : unit.kind == UnitKind::Air ? map.airfield(hex) : true;
    return unit.kind == UnitKind::Hq || (fits && controls(state, unit.side, hex));
}

std::vector<UnitId> in_enemy_hexes(const State& state) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = state.tables->units[i];
        const auto& place = state.units[i].place;
        const bool afloat = unit.kind == UnitKind::Naval && place.kind == PlaceKind::Hex && state.tables->map->port(place.hex);
        const bool aloft = unit.kind == UnitKind::Air && place.kind == PlaceKind::Hex;
        if ((afloat || aloft) && state.tables->map->ground(place.hex) && !controls(state, unit.side, place.hex)) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return found;
}

void cancel_offensive(Decision& decision) {
    const auto before = decision.now();
    const auto& tables = decision.tables();
    const auto& offensive = *before.offensive;
    std::vector<UnitRow> back;
    int asp = 0;
    for (const auto& moved : offensive.moved) {
        if (before[moved.unit].on_map() && tables[moved.unit].side == offensive.side) {
            back.push_back({.unit = moved.unit, .place = {.kind = PlaceKind::Hex, .hex = moved.from}, .step = before[moved.unit].step});
            asp += moved.by == Travel::Assault ? assault_cost(before, moved.unit) : 0;
        }
    }
    decision.place(Cause::Card, back);
    decision.move(Cause::Card, asp_used_of(offensive.side), -asp);
    if (offensive.undo) { // the card counts as not played, and what it brought and changed goes back
        take(decision, enemy_of(offensive.side), Cause::Card, offensive.undo->taken);
        auto units = offensive.undo->units;
        if (const auto enters = tables[offensive.card].enters;
            offensive.as_event && enters && std::ranges::find(units, *enters, &UnitRow::unit) == units.end()) {
            units.push_back({.unit = *enters, .place = {.kind = PlaceKind::ByCard}, .step = before[*enters].step});
        }
        decision.place(Cause::Card, units);
        auto tracks = offensive.undo->tracks;
        std::erase_if(tracks,
                      [&](const TrackRow& row) { return row.track == cards_of(offensive.side) || row.track == draws_of(offensive.side); });
        decision.set(Cause::Card, tracks);
    }
    if (before[offensive.card] == CardPlace::Removed) {
        decision.book(CardMoved{.card = offensive.card, .to = CardPlace::Discards, .how = CardMove::Cancelled});
    }
    decision.book(OffensiveEnded{.cancelled = true});
}

/// With no battle declared it ends after movement. Rule: ES-SEQ-6, ES-OFF-14, ES-CRD-21, ES-CRD-24, ES-ASP-9.
core::Verdict<Event> decide(const State& state, const EndOffensive& command) {
    if (const auto why = offensive_objection(state)) {
        return *why;
    }
    Decision decision(state);
    if (command.cancelled) {
        if (state.offensive->undo) { // weather and personalities cancel by themselves
            decision.breaks("ES-CRD-21", INTENDANT_TR("Nothing has cancelled the offensive: weather does so when its card is played."));
        }
        cancel_offensive(decision);
        return std::move(decision).accepted();
    }
    if (const auto why = take_after_raid(decision, command.give)) {
        return *why;
    }
    for (const auto hex : state.offensive->battles) {
        if (!has(state.offensive->fought, hex) && !has(state.offensive->fought_at_sea, hex)) {
            decision.breaks("ES-BAT-1", INTENDANT_TR("The battle of {hex} has not been fought."), {{"hex", name(hex)}});
        }
    }
    ask_the_table(decision);
    take_landings(decision);
    check_contacts(decision);
    check_reaction_fought(decision);
    check_cards_done(decision);
    check_left_behind(decision);
    check_stacks(decision);
    check_ends(decision);
    decision.book(OffensiveEnded{.cancelled = false});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun

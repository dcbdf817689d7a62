#include "model/empire_of_the_sun/forms/parts.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"

#include <algorithm>
#include <array>

// A card, and what it is used for.
namespace intendant::empire_of_the_sun::asked {

namespace {

enum class Use : std::uint8_t { Offensive, Event, China, Withdraw, Return, EndRivalry, Discard };

constexpr std::array<std::string_view, 7> use_ids{"offensive", "event", "china", "withdraw", "return", "end_rivalry", "discard"};

std::optional<Use> use_in(const FormValues& values) {
    const auto found = std::ranges::find(use_ids, core::text_in(values, "use"));
    return found == use_ids.end() ? std::nullopt : std::optional{static_cast<Use>(found - use_ids.begin())};
}

bool future_may_be_played(const State& state, Side side) {
    return state[future_of(side)] != 0 && state[set_aside_of(side)] == 0 && state[cards_of(side)] > 0; // ES-FUT-3
}

/// Cards that can be played now: those that may be in hand, and the one that lies aside.
std::vector<CardId> playable(const State& state, Side side) {
    auto found = in_hand(state, side);
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        if (state.tables->cards[i].side == side && state.cards[i] == CardPlace::Future && future_may_be_played(state, side)) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return found;
}

/// Nobody knows which card lies aside: whoever plays it says so.
bool asks_whether_aside(const State& state, Side side) {
    return future_may_be_played(state, side) && std::ranges::none_of(state.cards, [&](const CardPlace& place) {
               const auto i = static_cast<std::size_t>(&place - state.cards.data());
               return place == CardPlace::Future && state.tables->cards[i].side == side;
           });
}

std::vector<UnitId> of_kind(const State& state, Side side, bool headquarters, PlaceKind where) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& unit = state.tables->units[i];
        if (unit.side == side && (state.units[i].place.kind == where || (where == PlaceKind::Hex && state.units[i].in_play())) &&
            (headquarters ? unit.hq() : unit.kind == UnitKind::Air)) {
            found.push_back(id);
        }
    }
    return found;
}

bool all_lead(const Card& card, bool as_event) { return as_event && card.hq == "all Japanese HQs"; }
bool names_leader(const Card& card, bool as_event) { return !(as_event && card.hqs.empty()) && !all_lead(card, as_event); }

/// Which card of Japan its event takes at once. Rule: ES-STW-14.
bool takes_at_once(const State& state, const Card& card, bool as_event) {
    return as_event && card.takes_card && !card.takes_after_raid && state[Track::JapaneseCards] > 0;
}
std::optional<CardId> some_given(const State& state, const Card& card, bool as_event) {
    const auto hand = takes_at_once(state, card, as_event) ? in_hand(state, Side::Japan) : std::vector<CardId>{};
    return hand.empty() ? std::nullopt : std::optional{hand.front()};
}

/// Headquarters with which the offensive of that card can begin, each asked about by itself. Rule: ES-OFF-1, ES-CRD-10.
std::vector<UnitId> leaders(const State& state, CardId id, bool as_event, bool future) {
    const auto& card = (*state.tables)[id];
    auto found = of_kind(state, card.side, true, PlaceKind::Hex);
    if (as_event && card.enters && (*state.tables)[*card.enters].hq() && !has(found, *card.enters)) {
        found.push_back(*card.enters); // it comes by the card
    }
    const auto give = some_given(state, card, as_event);
    std::erase_if(found, [&](UnitId each) {
        return !lawful(state, BeginOffensive{.card = id, .as_event = as_event, .headquarters = {each}, .future = future, .give = give});
    });
    return found;
}

std::vector<UnitId> all_leaders(const State& state, CardId id) {
    const auto& tables = *state.tables;
    const auto board = board_of(state);
    const auto supply = supply_of(state);
    auto found = tables[id].hqs;
    std::erase_if(found, [&](UnitId each) { return !activation(tables, board, supply, each, id, true).may_lead; });
    return found;
}

std::vector<HexId> ports_back(const State& state, CardId card, UnitId unit) {
    std::vector<HexId> found;
    for (const auto& land : state.tables->map_hexes) {
        if (land.port && controls(state, (*state.tables)[unit].side, land.hex) &&
            lawful(state, ReturnHeadquarters{.card = card, .unit = unit, .hex = land.hex})) {
            found.push_back(land.hex);
        }
    }
    return found;
}

/// The card can be used so now, and no rule is broken.
bool may_use(const State& state, CardId id, Use use, bool future) {
    const auto& card = (*state.tables)[id];
    const bool as_event = use == Use::Event;
    switch (use) {
    case Use::Offensive:
        return !future && card.operations > 0 && !card.event_only && !leaders(state, id, false, future).empty();
    case Use::Event:
        if (!card.leads_offensive()) {
            return lawful(state, PlayEvent{.card = id, .future = future, .give = some_given(state, card, true), .take = {}});
        }
        if (names_leader(card, as_event)) {
            return !leaders(state, id, true, future).empty();
        }
        return lawful(state, BeginOffensive{.card = id,
                                            .as_event = true,
                                            .headquarters = all_lead(card, true) ? all_leaders(state, id) : std::vector<UnitId>{},
                                            .future = future,
                                            .give = some_given(state, card, true)});
    case Use::China:
        return !future && lawful(state, AttackChina{.card = id, .dice = some_die()});
    case Use::Withdraw:
        for (const bool headquarters : {true, false}) {
            if (const auto units = of_kind(state, card.side, headquarters, PlaceKind::Hex); !future && !units.empty()) {
                return lawful(state, WithdrawUnit{.card = id, .unit = units.front()});
            }
        }
        return false;
    case Use::Return:
        return !future && std::ranges::any_of(of_kind(state, card.side, true, PlaceKind::TurnTrack),
                                              [&](UnitId unit) { return !ports_back(state, id, unit).empty(); });
    case Use::EndRivalry:
        return !future && lawful(state, EndRivalry{.card = id});
    case Use::Discard:
        return lawful(state, DiscardCard{.card = id, .future = future});
    }
    return false;
}

Message name_of(const Card& card, Use use) {
    switch (use) {
    case Use::Offensive:
        return {INTENDANT_TR("An offensive by its value, {value}"), {{"value", number(card.operations)}}};
    case Use::Event:
        return card.leads_offensive() ? Message{INTENDANT_TR("Its event: an offensive"), {}} : Message{INTENDANT_TR("Its event"), {}};
    case Use::China:
        return {INTENDANT_TR("The offensive in China"), {}};
    case Use::Withdraw:
        return {INTENDANT_TR("To withdraw an air unit or a headquarters"), {}};
    case Use::Return:
        return {INTENDANT_TR("To bring a headquarters back"), {}};
    case Use::EndRivalry:
        return {INTENDANT_TR("To end the rivalry"), {}};
    case Use::Discard:
        break;
    }
    return {INTENDANT_TR("It is discarded"), {}};
}

/// What has to be said besides the card and its use.
void add_details(Form& form, const State& state, const FormValues& values, CardId id, Use use, bool future) {
    const auto& card = (*state.tables)[id];
    const bool as_event = use == Use::Event;
    if (use == Use::Offensive || (as_event && card.leads_offensive())) {
        if (names_leader(card, as_event)) {
            std::vector<FormChoice> choices;
            for (const auto leader : leaders(state, id, as_event, future)) {
                const auto value = activation_value(card, leader, as_event);
                choices.push_back({(*state.tables)[leader].id,
                                   {INTENDANT_TR("{unit}, at most {count} {count:unit|units}"),
                                    {{"unit", name(leader)},
                                     {"count", value ? number(*value + (*state.tables)[leader].efficiency) : std::string{"-"}}}}});
            }
            form.fields.push_back(core::choice_field("headquarters", {INTENDANT_TR("Headquarters"), {}}, std::move(choices), values));
        }
        if (as_event && card.express) {
            form.fields.push_back(
                core::choice_field("express", {INTENDANT_TR("The Tokyo Express"), {}}, choices_of(state, state.japanese), values));
        }
    }
    if (takes_at_once(state, card, as_event)) {
        form.fields.push_back(core::choice_field("give", {INTENDANT_TR("The card drawn from the Japanese hand"), {}},
                                                 choices_of(state, in_hand(state, Side::Japan)), values));
    } else if (as_event && card.swaps && !card.leads_offensive() && state[cards_of(card.side)] > 1) {
        auto own = in_hand(state, card.side);
        std::erase(own, id);
        std::vector<CardId> discards;
        for (std::size_t i = 0; i < state.cards.size(); ++i) {
            if (state.cards[i] == CardPlace::Discards && state.tables->cards[i].side == card.side) {
                discards.push_back({static_cast<std::uint8_t>(i)});
            }
        }
        if (!discards.empty()) {
            form.fields.push_back(core::choice_field("give", {INTENDANT_TR("Swap: it gives"), {}}, choices_of(state, own), values));
            form.fields.push_back(core::choice_field("take", {INTENDANT_TR("Swap: it takes"), {}}, choices_of(state, discards), values));
        }
    }
    if (use == Use::China) {
        form.fields.push_back(die_field("die", {INTENDANT_TR("Die"), {}}, values));
    }
    if (use == Use::Withdraw) {
        auto units = of_kind(state, card.side, true, PlaceKind::Hex);
        const auto aircraft = of_kind(state, card.side, false, PlaceKind::Hex);
        units.insert(units.end(), aircraft.begin(), aircraft.end());
        form.fields.push_back(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values));
    }
    if (use == Use::Return) {
        const auto units = of_kind(state, card.side, true, PlaceKind::TurnTrack);
        form.fields.push_back(leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values)));
        const auto unit = state.tables->find_unit(form.fields.back().value);
        form.fields.push_back(core::choice_field(
            "to", {INTENDANT_TR("To"), {}}, unit ? choices_of(state, ports_back(state, id, *unit)) : std::vector<FormChoice>{}, values));
    }
}

/// It is somebody's turn to play a card, and nothing of an earlier one is left to be done.
bool may_act(const State& state) { return state.turn.phase == Phase::Offensives && !state.offensive && state.turn.entering.empty(); }

/// Rule: ES-CRD-2.
std::optional<Form> card_form(const State& state, const FormValues& given) {
    const auto side = to_act(state);
    const auto cards = may_act(state) ? playable(state, side) : std::vector<CardId>{};
    if (cards.empty()) {
        return std::nullopt;
    }
    const auto values = with_card(state, given, "card", cards);
    auto form = form_of(side, {INTENDANT_TR("Play a card: {count} in hand"), {{"count", number(state[cards_of(side)])}}});
    form.fields = {leading(core::choice_field("card", {INTENDANT_TR("Card"), {}}, choices_of(state, cards), values))};
    const auto card = state.tables->find_card(form.fields.front().value);
    bool future = card && state[*card] == CardPlace::Future;
    if (asks_whether_aside(state, side)) {
        form.fields.push_back(leading(core::count_field("future", {INTENDANT_TR("It lay aside as the Future Offensive"), {}}, 1, values)));
        future = future || form.fields.back().value == "1";
    }
    if (!card) {
        form.fields.push_back(leading(core::choice_field("use", {INTENDANT_TR("What for"), {}}, {}, values)));
        return form;
    }
    std::vector<FormChoice> uses;
    for (std::size_t i = 0; i < use_ids.size(); ++i) {
        const auto use = static_cast<Use>(i);
        if (may_use(state, *card, use, future)) {
            uses.push_back({std::string{use_ids[i]}, name_of((*state.tables)[*card], use)});
        }
    }
    form.fields.push_back(leading(core::choice_field("use", {INTENDANT_TR("What for"), {}}, std::move(uses), values)));
    if (const auto use = use_in({{"use", form.fields.back().value}})) {
        add_details(form, state, values, *card, *use, future);
    }
    return form;
}

std::optional<Command> plays(const State& state, const FormValues& given) {
    const auto values = with_card(state, given, "card", playable(state, to_act(state)));
    const auto card = card_in(state, values, "card");
    const auto use = use_in(values);
    if (!card || !use) {
        return std::nullopt;
    }
    const auto& facts = (*state.tables)[*card];
    const bool future = state[*card] == CardPlace::Future || core::text_in(values, "future") == "1";
    const auto unit = unit_in(state, values, "unit");
    const auto give = card_in(state, values, "give");
    switch (*use) {
    case Use::Offensive:
    case Use::Event: {
        const bool as_event = *use == Use::Event;
        if (as_event && !facts.leads_offensive()) {
            return PlayEvent{.card = *card, .future = future, .give = give, .take = card_in(state, values, "take")};
        }
        BeginOffensive command{.card = *card,
                               .as_event = as_event,
                               .headquarters = {},
                               .future = future,
                               .express = hex_in(state, values, "express"),
                               .give = give};
        const auto leader = unit_in(state, values, "headquarters");
        if (names_leader(facts, as_event) && !leader) {
            return std::nullopt;
        }
        command.headquarters = leader                      ? std::vector{*leader}
                               : all_lead(facts, as_event) ? all_leaders(state, *card)
                                                           : std::vector<UnitId>{};
        return command;
    }
    case Use::China: {
        auto die = die_in(values, "die");
        return die ? std::optional<Command>{AttackChina{.card = *card, .dice = std::move(*die)}} : std::nullopt;
    }
    case Use::Withdraw:
        return unit ? std::optional<Command>{WithdrawUnit{.card = *card, .unit = *unit}} : std::nullopt;
    case Use::Return: {
        const auto to = hex_in(state, values, "to");
        return unit && to ? std::optional<Command>{ReturnHeadquarters{.card = *card, .unit = *unit, .hex = *to}} : std::nullopt;
    }
    case Use::EndRivalry:
        return EndRivalry{.card = *card};
    case Use::Discard:
        break;
    }
    return DiscardCard{.card = *card, .future = future};
}

FormValues values_for(const State& state, CardId card, Use use, bool future = false) {
    FormValues values{{"card", (*state.tables)[card].id}, {"use", std::string{use_ids[static_cast<std::size_t>(use)]}}};
    if (future) {
        values["future"] = "1";
    }
    return values;
}

void add_card(FormValues& values, const State& state, std::string_view key, const std::optional<CardId>& card) {
    if (card) {
        values[std::string{key}] = (*state.tables)[*card].id;
    }
}

/// Face down: which card it is stays with the player, unless the hands lie open. Rule: ES-FUT-1, ES-FUT-5.
std::optional<Form> aside_form(const State& state, const FormValues& given) {
    const auto side = to_act(state);
    if (!may_act(state) || !lawful(state, SetAside{.side = side, .card = {}})) {
        return std::nullopt;
    }
    auto cards = in_hand(state, side);
    std::erase_if(cards, [&](CardId id) { return (*state.tables)[id].says("not_future"); });
    auto form = form_of(side, {INTENDANT_TR("Set a card aside as the Future Offensive"), {}});
    form.fields = {core::choice_field("card", {INTENDANT_TR("Which one, where hands lie open"), {}}, choices_of(state, cards),
                                      with_card(state, given, "card", cards))};
    return form;
}

std::optional<Command> sets_aside(const State& state, const FormValues& values) {
    const auto side = to_act(state);
    return SetAside{.side = side, .card = card_in(state, with_card(state, values, "card", in_hand(state, side)), "card")};
}

/// Rule: ES-DRW-5.
std::optional<Form> pass_form(const State& state, const FormValues&) {
    const auto side = to_act(state);
    return may_act(state) && lawful(state, PassAction{.side = side})
               ? std::optional{form_of(
                     side, {INTENDANT_TR("Pass: {count} {count:pass|passes} left"), {{"count", number(state[passes_of(side)])}}})}
               : std::nullopt;
}

std::optional<Command> passes(const State& state, const FormValues&) { return PassAction{.side = to_act(state)}; }

} // namespace

FormValues values_of(const State& state, const BeginOffensive& command) {
    auto values = values_for(state, command.card, command.as_event ? Use::Event : Use::Offensive, command.future);
    if (!command.headquarters.empty()) {
        values["headquarters"] = (*state.tables)[command.headquarters.front()].id;
    }
    if (command.express) {
        values["express"] = state.tables->map->label(*command.express);
    }
    add_card(values, state, "give", command.give);
    return values;
}

FormValues values_of(const State& state, const PlayEvent& command) {
    auto values = values_for(state, command.card, Use::Event, command.future);
    add_card(values, state, "give", command.give);
    add_card(values, state, "take", command.take);
    return values;
}

FormValues values_of(const State& state, const AttackChina& command) {
    auto values = values_for(state, command.card, Use::China);
    values["die"] = faces_of(command.dice);
    return values;
}

FormValues values_of(const State& state, const WithdrawUnit& command) {
    auto values = values_for(state, command.card, Use::Withdraw);
    values["unit"] = (*state.tables)[command.unit].id;
    return values;
}

FormValues values_of(const State& state, const ReturnHeadquarters& command) {
    auto values = values_for(state, command.card, Use::Return);
    values["unit"] = (*state.tables)[command.unit].id;
    values["to"] = state.tables->map->label(command.hex);
    return values;
}

FormValues values_of(const State& state, const EndRivalry& command) { return values_for(state, command.card, Use::EndRivalry); }

FormValues values_of(const State& state, const DiscardCard& command) {
    return values_for(state, command.card, Use::Discard, command.future);
}

const Made play_card{"card", card_form, plays};
const Made set_aside{"aside", aside_form, sets_aside};
const Made pass{"pass", pass_form, passes};

} // namespace intendant::empire_of_the_sun::asked

#include "model/empire_of_the_sun/battle/intelligence.hpp"
#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"

#include <algorithm>
#include <array>

// Whether the offensive is seen coming, and the cards that answer it.
namespace intendant::empire_of_the_sun::asked {

namespace {

constexpr std::string_view rolls = "roll";
constexpr std::string_view nobody = "nobody";

/// What the books cannot see without the map. Rule: ES-INT-6.
void add_crossed(Form& form, const State& state, const FormValues& values) {
    if (!whole_map(state)) {
        form.fields.push_back(core::count_field("crossed", {INTENDANT_TR("An enemy zone was entered or left"), {}}, 1, values));
    }
}
std::optional<bool> crossed_in(const State& state, const FormValues& values) {
    return whole_map(state) ? std::nullopt : std::optional{core::count_in(values, "crossed", 1) > 0};
}

/// Rule: ES-INT-1 to ES-INT-7.
std::optional<Form> intelligence_form(const State& state, const FormValues& values) {
    if (!state.offensive || state.offensive->battles.empty() || state.offensive->status || fighting_has_begun(state)) {
        return std::nullopt;
    }
    const auto& offensive = *state.offensive;
    const auto& card = (*state.tables)[offensive.card];
    auto form = form_of(enemy_of(offensive.side), {INTENDANT_TR("Intelligence"), {}});
    std::vector<FormChoice> choices;
    if (lawful(state, SetIntelligence{.dice = some_die(), .crossed = {}, .modifier = {}})) {
        choices.push_back({std::string{rolls},
                           {INTENDANT_TR("The die is rolled: intercept at {value} and below"),
                            {{"value", number(intelligence_value(card, offensive.as_event).value_or(0))}}}});
    }
    choices.push_back({std::string{nobody}, {INTENDANT_TR("Nobody rolls: surprise"), {}}});
    form.fields = {
        leading(core::choice_field("what", {INTENDANT_TR("What the Reaction side does"), {}}, std::move(choices), values, rolls))};
    if (form.fields.front().value == rolls) {
        form.fields.push_back(die_field("die", {INTENDANT_TR("Die"), {}}, values));
        add_crossed(form, state, values);
    }
    return form;
}

std::optional<Command> sets_intelligence(const State& state, const FormValues& values) {
    if (core::text_in(values, "what") == nobody) {
        return SetIntelligence{};
    }
    auto die = die_in(values, "die");
    return die ? std::optional<Command>{SetIntelligence{.dice = std::move(*die), .crossed = crossed_in(state, values), .modifier = {}}}
               : std::nullopt;
}

/// Hexes of landings that it can answer. Rule: ES-SRM-1.
std::optional<Form> special_form(const State& state, const FormValues& values) {
    if (!state.offensive || fighting_has_begun(state)) {
        return std::nullopt;
    }
    std::vector<HexId> hexes;
    for (const auto& each : state.offensive->moved) {
        const auto& station = state[each.unit];
        if (station.on_map() && (*state.tables)[each.unit].kind == UnitKind::Ground && !has(hexes, station.place.hex) &&
            lawful(state, SpecialReaction{.hex = station.place.hex, .dice = some_die(), .crossed = {}})) {
            hexes.push_back(station.place.hex);
        }
    }
    if (state.options.depth == Depth::Battles && !state.offensive->activated.empty()) {
        for (const auto& each : state.tables->map_hexes) {
            if (lawful(state, SpecialReaction{.hex = each.hex, .dice = some_die(), .crossed = {}})) {
                hexes.push_back(each.hex);
            }
        }
    }
    if (hexes.empty()) {
        return std::nullopt;
    }
    auto form = form_of(enemy_of(state.offensive->side), {INTENDANT_TR("Special reaction to a landing"), {}});
    form.fields = {core::choice_field("hex", {INTENDANT_TR("Hex"), {}}, choices_of(state, hexes), values),
                   die_field("die", {INTENDANT_TR("Die"), {}}, values)};
    add_crossed(form, state, values);
    return form;
}

std::optional<Command> reacts_specially(const State& state, const FormValues& values) {
    const auto hex = hex_in(state, values, "hex");
    auto die = die_in(values, "die");
    return hex && die ? std::optional<Command>{SpecialReaction{.hex = *hex, .dice = std::move(*die), .crossed = crossed_in(state, values)}}
                      : std::nullopt;
}

constexpr std::array card_keys{"card_1", "card_2", "card_3"};

/// Whom a personality concerns, where there is a choice. Rule: ES-CRD-24.
std::vector<UnitId> concerned(const State& state, CardId card) {
    const auto& facts = (*state.tables)[card];
    return facts.says("cancel_one_jp_ground_activation") ? active_in_burma(state)
           : facts.says("reduce_full_indian_corps")      ? full_indian_corps(state)
                                                         : std::vector<UnitId>{};
}

std::optional<UnitId> first_concerned(const State& state, const std::vector<CardId>& cards) {
    for (const auto card : cards) {
        if (const auto units = concerned(state, card); !units.empty()) {
            return units.front();
        }
    }
    return std::nullopt;
}

/// Reaction cards that can be added to those. Rule: ES-CRD-13 to ES-CRD-24.
std::vector<CardId> reaction_cards_with(const State& state, const std::vector<CardId>& others) {
    const auto side = enemy_of(state.offensive->side);
    auto found = in_hand(state, side);
    std::erase_if(found, [&](CardId id) {
        auto all = others;
        all.push_back(id);
        return (*state.tables)[id].kind != CardKind::Reaction || has(others, id) || static_cast<int>(all.size()) > state[cards_of(side)] ||
               !lawful(state, PlayReaction{.cards = all, .future = {}, .unit = first_concerned(state, all)});
    });
    return found;
}

/// Up to three, one after the other. Rule: ES-CRD-14.
std::optional<Form> cards_form(const State& state, const FormValues& given) {
    if (!state.offensive || fighting_is_over(state)) {
        return std::nullopt;
    }
    auto form = form_of(enemy_of(state.offensive->side), {INTENDANT_TR("Reaction cards"), {}});
    std::vector<CardId> chosen;
    for (const auto* const key : card_keys) {
        const auto cards = reaction_cards_with(state, chosen);
        if (cards.empty()) {
            break;
        }
        form.fields.push_back(
            leading(core::choice_field(key, {INTENDANT_TR("Card"), {}}, choices_of(state, cards), with_card(state, given, key, cards))));
        const auto card = state.tables->find_card(form.fields.back().value);
        if (!card || !given.contains(key)) { // the only one there is, is not played by itself
            form.fields.back().value = given.contains(key) ? form.fields.back().value : std::string{};
            break;
        }
        chosen.push_back(*card);
    }
    for (const auto card : chosen) {
        if (const auto units = concerned(state, card); units.size() > 1) {
            form.fields.push_back(core::choice_field("unit", {INTENDANT_TR("Whom it concerns"), {}}, choices_of(state, units), given));
        }
    }
    return form.fields.empty() ? std::nullopt : std::optional{std::move(form)};
}

std::optional<Command> plays_reaction(const State& state, const FormValues& values) {
    PlayReaction command{.cards = {}, .future = {}, .unit = unit_in(state, values, "unit")};
    const auto hand = in_hand(state, enemy_of(state.offensive->side));
    for (const auto* const key : card_keys) {
        if (const auto card = card_in(state, with_card(state, values, key, hand), key)) {
            command.cards.push_back(*card);
        }
    }
    return command.cards.empty() ? std::nullopt : std::optional<Command>{std::move(command)};
}

} // namespace

const Made intelligence{"intelligence", intelligence_form, sets_intelligence};
const Made special{"special", special_form, reacts_specially};
const Made reaction_cards{"reaction", cards_form, plays_reaction};

} // namespace intendant::empire_of_the_sun::asked

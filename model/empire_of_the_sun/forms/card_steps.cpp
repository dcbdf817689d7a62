#include "model/empire_of_the_sun/forms/parts.hpp"
#include "model/empire_of_the_sun/offensive/card_changes.hpp"
#include "model/empire_of_the_sun/offensive/card_moves.hpp"

#include <algorithm>

// Dice and losses that a card of the offensive brings, and hexes that its paratroops take.
namespace intendant::empire_of_the_sun::asked {

namespace {

std::vector<CardId> in_play(const State& state) { return state.offensive ? events_in_play(state) : std::vector<CardId>{}; }

/// Rule: ES-BAT-31.
std::optional<Form> die_form(const State& state, const FormValues& values) {
    auto cards = in_play(state);
    std::erase_if(cards, [&](CardId id) { return !lawful(state, ThrowDie{.card = id, .dice = some_die()}); });
    if (cards.empty()) {
        return std::nullopt;
    }
    auto form = form_of((*state.tables)[cards.front()].side, {INTENDANT_TR("The die of a card"), {}});
    form.fields = {core::choice_field("card", {INTENDANT_TR("Card"), {}}, choices_of(state, cards), values),
                   die_field("die", {INTENDANT_TR("Die"), {}}, values)};
    return form;
}

std::optional<Command> throws_die(const State& state, const FormValues& values) {
    const auto card = card_in(state, values, "card");
    auto die = die_in(values, "die");
    return card && die ? std::optional<Command>{ThrowDie{.card = *card, .dice = std::move(*die)}} : std::nullopt;
}

/// Units from which the card can take a step now, each asked about by itself. Rule: ES-CRD-19, ES-BAT-31, ES-LND-9.
std::vector<UnitId> struck_by(const State& state, CardId id) {
    const auto& card = (*state.tables)[id];
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId unit{static_cast<std::uint8_t>(i)};
        const bool meant =
            std::ranges::any_of(card.losses, [&](const StepLoss& each) { return strikes(*state.tables, each.whom, unit); }) ||
            (card.dice_strike && strikes(*state.tables, *card.dice_strike, unit)) ||
            (drops(card) && (*state.tables)[unit].nation == Nation::Dutch);
        if (meant && state[unit].in_play() && lawful(state, LoseSteps{.units = {{unit, 1}}, .cause = {}, .card = id})) {
            found.push_back(unit);
        }
    }
    return found;
}

std::optional<Form> loss_form(const State& state, const FormValues& values) {
    auto cards = in_play(state);
    std::erase_if(cards, [&](CardId id) { return struck_by(state, id).empty(); });
    if (cards.empty()) {
        return std::nullopt;
    }
    auto form = form_of_both({INTENDANT_TR("Steps lost by a card"), {}});
    form.fields = {leading(core::choice_field("card", {INTENDANT_TR("Card"), {}}, choices_of(state, cards), values))};
    const auto card = state.tables->find_card(form.fields.front().value);
    form.fields.push_back(leading(core::choice_field(
        "unit", {INTENDANT_TR("Unit"), {}}, card ? choices_of(state, struck_by(state, *card)) : std::vector<FormChoice>{}, values)));
    if (const auto unit = state.tables->find_unit(form.fields.back().value); unit && card) {
        const bool both = level_of(state, *unit) > 1 && lawful(state, LoseSteps{.units = {{*unit, 2}}, .cause = {}, .card = *card});
        std::vector<FormChoice> steps{{"1", told("1")}};
        if (both) {
            steps.push_back({"2", told("2")});
        }
        form.fields.push_back(core::choice_field("steps", {INTENDANT_TR("Steps"), {}}, std::move(steps), values, "1"));
    }
    return form;
}

std::optional<Command> loses(const State& state, const FormValues& values) {
    const auto card = card_in(state, values, "card");
    const auto unit = unit_in(state, values, "unit");
    const int steps = core::count_in(values, "steps", 2);
    return card && unit && steps > 0 ? std::optional<Command>{LoseSteps{.units = {{*unit, steps}}, .cause = {}, .card = card}}
                                     : std::nullopt;
}

/// An empty hex within reach of an active air unit. Rule: ES-LND-9.
std::optional<Form> paratroops_form(const State& state, const FormValues& values) {
    if (!state.offensive || !state.offensive->as_event || !drops((*state.tables)[state.offensive->card])) {
        return std::nullopt;
    }
    const auto near = [&](HexId hex) {
        return std::ranges::any_of(state.offensive->activated, [&](UnitId id) {
            const auto& unit = (*state.tables)[id];
            return unit.kind == UnitKind::Air && state[id].on_map() &&
                   state.tables->map->distance(state[id].place.hex, hex) <= std::max(unit.range, unit.extended_range);
        });
    };
    std::vector<HexId> hexes;
    for (const auto& land : state.tables->map_hexes) {
        if (controls(state, Side::Allies, land.hex) && near(land.hex) &&
            lawful(state, TakeHexes{.side = Side::Japan, .hexes = {land.hex}, .cause = {}, .card = state.offensive->card})) {
            hexes.push_back(land.hex);
        }
    }
    if (hexes.empty()) {
        return std::nullopt;
    }
    auto form = form_of(state.offensive->side, {INTENDANT_TR("Paratroops take a hex"), {}});
    form.fields = {core::choice_field("hex", {INTENDANT_TR("Hex"), {}}, choices_of(state, hexes), values)};
    return form;
}

std::optional<Command> drop(const State& state, const FormValues& values) {
    const auto hex = hex_in(state, values, "hex");
    return hex ? std::optional<Command>{TakeHexes{
                     .side = state.offensive->side, .hexes = {*hex}, .cause = {}, .card = state.offensive->card}}
               : std::nullopt;
}

} // namespace

const Made card_die{"card_die", die_form, throws_die};
const Made card_loss{"card_loss", loss_form, loses};
const Made paratroops{"paratroops", paratroops_form, drop};

} // namespace intendant::empire_of_the_sun::asked

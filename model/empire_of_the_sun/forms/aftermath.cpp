#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"
#include "model/empire_of_the_sun/questions/after_battle.hpp"

#include <algorithm>

// Where everybody goes when the battles are over.
namespace intendant::empire_of_the_sun::asked {

namespace {

constexpr std::string_view no_way = "none";

/// Lost with all its steps, for it has nowhere to go.
LoseSteps loss_of(const State& state, UnitId unit, Cause cause) {
    return {.units = {{.unit = unit, .steps = level_of(state, unit)}}, .cause = cause, .card = {}};
}

std::vector<FormChoice> ends_of(const State& state, UnitId unit, Travel by) {
    std::vector<HexId> hexes;
    for (const auto& each : reach_after_battle(state, supply_of(state), unit, by).hexes) {
        hexes.push_back(each.hex);
    }
    return choices_of(state, hexes);
}

FormField place_field(std::vector<FormChoice> choices, const FormValues& values) {
    if (choices.empty()) {
        choices.push_back({std::string{no_way}, {INTENDANT_TR("eliminated: it has no way"), {}}});
    }
    return core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(choices), values);
}

/// Whoever has to go is proposed one after the other.
std::optional<Form> way_form(const State& state, const FormValues& values, Message title, Travel by) {
    const auto units = bound_to_go(state, by);
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = form_of_both(std::move(title));
    form.fields = {leading(
        core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values, (*state.tables)[units.front()].id))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    form.fields.push_back(unit ? place_field(ends_of(state, *unit, by), values)
                               : core::choice_field("to", {INTENDANT_TR("To"), {}}, {}, values));
    return form;
}

std::optional<Command> goes(const State& state, const FormValues& values, Travel by, Cause cause) {
    const auto unit = unit_in(state, values, "unit");
    const auto to = hex_in(state, values, "to");
    if (!unit || !state[*unit].on_map()) {
        return std::nullopt;
    }
    if (core::text_in(values, "to") == no_way) {
        return loss_of(state, *unit, cause);
    }
    return to ? std::optional<Command>{MoveUnits{.units = {*unit}, .to = *to, .by = by}} : std::nullopt;
}

std::optional<Form> retreat_form(const State& state, const FormValues& values) {
    return way_form(state, values, {INTENDANT_TR("Retreats"), {}}, Travel::Retreat);
}
std::optional<Command> retreats_to(const State& state, const FormValues& values) {
    return goes(state, values, Travel::Retreat, Cause::Battle);
}

std::optional<Form> emergency_form(const State& state, const FormValues& values) {
    return way_form(state, values, {INTENDANT_TR("Emergency movement"), {}}, Travel::Emergency);
}
std::optional<Command> flees(const State& state, const FormValues& values) {
    return goes(state, values, Travel::Emergency, Cause::Movement);
}

std::optional<Form> post_battle_form(const State& state, const FormValues& values) {
    const auto units = bound_to_go(state, Travel::PostBattle);
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = form_of_both({INTENDANT_TR("Movement after battle"), {}});
    form.fields = {leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    auto ends = unit ? ends_of(state, *unit, Travel::PostBattle) : std::vector<FormChoice>{};
    if (unit && ends.empty()) {
        form.sums.push_back({INTENDANT_TR("{unit} goes nowhere after battle: it stays."), {{"unit", name(*unit)}}});
    }
    form.fields.push_back(core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(ends), values));
    return form;
}
std::optional<Command> goes_home(const State& state, const FormValues& values) {
    return goes(state, values, Travel::PostBattle, Cause::Movement);
}

/// Units in stacks that are too high, once nothing is fought any more. Rule: ES-STK-3, ES-HQ-6.
std::optional<Form> remove_form(const State& state, const FormValues& values) {
    if (state.offensive && !fighting_is_over(state) && !state.offensive->battles.empty()) {
        return std::nullopt;
    }
    std::vector<UnitId> units;
    auto form = form_of_both({INTENDANT_TR("Stacks that are too high"), {}});
    for (const auto& each : high_stacks(state)) {
        form.sums.push_back(each.why);
        units.insert(units.end(), each.units.begin(), each.units.end());
    }
    if (units.empty()) {
        return std::nullopt;
    }
    form.fields = {core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values)};
    return form;
}
std::optional<Command> removes(const State& state, const FormValues& values) {
    const auto unit = unit_in(state, values, "unit");
    return unit ? std::optional<Command>{RemoveUnits{.units = {*unit}, .cause = {}}} : std::nullopt;
}

} // namespace

const Made retreat{"retreat", retreat_form, retreats_to};
const Made emergency{"emergency", emergency_form, flees};
const Made post_battle{"post_battle", post_battle_form, goes_home};
const Made remove_units{"remove", remove_form, removes};

} // namespace intendant::empire_of_the_sun::asked

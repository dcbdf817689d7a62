#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"

#include <algorithm>

// Where everybody goes when the battles are over.
namespace intendant::empire_of_the_sun::asked {

namespace {

constexpr std::string_view no_way = "none";

/// Lost with all its steps, for it has nowhere to go.
LoseSteps loss_of(const State& state, UnitId unit, Cause cause) {
    return {.units = {{.unit = unit, .steps = level_of(state, unit)}}, .cause = cause, .card = {}};
}

FormField place_field(const State& state, std::vector<HexId> hexes, const FormValues& values) {
    auto choices = choices_of(state, hexes);
    if (choices.empty()) {
        choices.push_back({std::string{no_way}, {INTENDANT_TR("eliminated: it has no way"), {}}});
    }
    return core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(choices), values);
}

/// Whoever has to go is proposed one after the other.
std::optional<Form> way_form(const State& state, const FormValues& values, Message title, const std::vector<UnitId>& units,
                             std::vector<HexId> (*ways)(const State& state, UnitId unit)) {
    auto form = form_of_both(std::move(title));
    form.fields = {leading(
        core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values, (*state.tables)[units.front()].id))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    form.fields.push_back(unit ? place_field(state, ways(state, *unit), values)
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

/// Ground units that stand with the enemy where ground combat is over: of whoever does not hold the hex. Rule: ES-GND-14, ES-RET-1, ES-RET-2.
std::vector<UnitId> beaten(const State& state) {
    std::vector<UnitId> found;
    for (const auto hex : state.offensive ? state.offensive->fought : std::vector<HexId>{}) {
        const auto loser = enemy_of(controller_of(state, hex));
        for (const auto unit : units_in(state, hex, loser)) {
            if ((*state.tables)[unit].kind == UnitKind::Ground && stops_in(state, hex, enemy_of(loser))) {
                found.push_back(unit);
            }
        }
    }
    return found;
}

/// The hexes beside it against which nothing speaks.
std::vector<HexId> retreats(const State& state, UnitId unit) {
    std::vector<HexId> found;
    for (const auto& beside : state.tables->map->grid().around(state[unit].place.hex)) {
        if (!beside.there()) {
            continue;
        }
        const auto verdict = decide(state, MoveUnits{.units = {unit}, .to = beside.hex, .by = Travel::Retreat});
        if (!core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
            found.push_back(beside.hex);
        }
    }
    return found;
}

std::optional<Form> retreat_form(const State& state, const FormValues& values) {
    const auto units = beaten(state);
    return units.empty() ? std::nullopt : way_form(state, values, {INTENDANT_TR("Retreats"), {}}, units, retreats);
}
std::optional<Command> retreats_to(const State& state, const FormValues& values) {
    return goes(state, values, Travel::Retreat, Cause::Battle);
}

/// Ships and aircraft in hexes of the enemy when nothing is fought any more. Rule: ES-NAV-5, ES-AIR-5, ES-POL-3.
std::vector<UnitId> stranded(const State& state) {
    if (state.offensive && !(fighting_has_begun(state) && battles_done(state))) {
        return {};
    }
    auto found = in_enemy_hexes(state);
    std::erase_if(found, [&](UnitId unit) { return active(state, unit); }); // they move after battle
    return found;
}

std::vector<HexId> emergencies(const State& state, UnitId id) {
    const auto board = board_of(state);
    const auto& unit = (*state.tables)[id];
    auto found = unit.kind == UnitKind::Naval ? emergency_ports(*state.tables, board, unit.side, state[id].place.hex)
                                              : emergency_airfields(*state.tables, board, id);
    std::erase_if(found, [&](HexId hex) { return !lawful(state, MoveUnits{.units = {id}, .to = hex, .by = Travel::Emergency}); });
    return found;
}

std::optional<Form> emergency_form(const State& state, const FormValues& values) {
    const auto units = stranded(state);
    return units.empty() ? std::nullopt : way_form(state, values, {INTENDANT_TR("Emergency movement"), {}}, units, emergencies);
}
std::optional<Command> flees(const State& state, const FormValues& values) {
    return goes(state, values, Travel::Emergency, Cause::Movement);
}

/// Units that fought, when all battles are done; the Reaction side comes first. Rule: ES-PBM-1, ES-PBM-2.
std::vector<UnitId> homing(const State& state) {
    if (!state.offensive || state.offensive->battles.empty() || !battles_done(state)) {
        return {};
    }
    const auto& offensive = *state.offensive;
    auto found = offensive.left ? std::vector<UnitId>{} : offensive.reacting;
    found.insert(found.end(), offensive.activated.begin(), offensive.activated.end());
    std::erase_if(found, [&](UnitId id) {
        const bool by_land = (*state.tables)[id].kind == UnitKind::Ground && !came_by_sea(offensive, id);
        const auto moved = std::ranges::find(offensive.moved, id, &Moved::unit);
        return !state[id].on_map() || by_land || (moved != offensive.moved.end() && moved->by == Travel::Strategic);
    });
    return found;
}

std::vector<HexId> homes(const State& state, UnitId unit) {
    std::vector<HexId> found;
    for (const auto& each : reach(state, supply_of(state), unit, Travel::PostBattle).hexes) {
        if (lawful(state, MoveUnits{.units = {unit}, .to = each.hex, .by = Travel::PostBattle})) {
            found.push_back(each.hex);
        }
    }
    return found;
}

std::optional<Form> post_battle_form(const State& state, const FormValues& values) {
    const auto units = homing(state);
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = form_of_both({INTENDANT_TR("Movement after battle"), {}});
    form.fields = {leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    auto hexes = unit ? homes(state, *unit) : std::vector<HexId>{};
    if (unit && hexes.empty()) {
        form.sums.push_back({INTENDANT_TR("{unit} goes nowhere after battle: it stays."), {{"unit", name(*unit)}}});
    }
    form.fields.push_back(core::choice_field("to", {INTENDANT_TR("To"), {}}, choices_of(state, hexes), values));
    return form;
}
std::optional<Command> goes_home(const State& state, const FormValues& values) {
    return goes(state, values, Travel::PostBattle, Cause::Movement);
}

/// Units in stacks that are too high, once nothing is fought any more. Rule: ES-STK-3, ES-HQ-6.
std::optional<Form> remove_form(const State& state, const FormValues& values) {
    if (state.offensive && !(fighting_has_begun(state) && battles_done(state)) && !state.offensive->battles.empty()) {
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

#include "model/empire_of_the_sun/forms/parts.hpp"
#include "model/empire_of_the_sun/questions/offensive_now.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"

#include <algorithm>

// Where units go before the battles, where there is battle, and how it comes out.
namespace intendant::empire_of_the_sun::asked {

namespace {

std::vector<FormChoice> travels(const std::vector<Reach>& all) {
    std::vector<FormChoice> found;
    for (const auto& each : all) {
        if (!each.hexes.empty()) {
            found.push_back({std::string{id_of(each.by)}, told(name(each.by))});
        }
    }
    return found;
}

/// Why it goes nowhere in that way, a sentence each.
void add_bars(Form& form, const std::vector<Reach>& all) {
    for (const auto& each : all) {
        for (const auto& why : each.why) {
            if (std::ranges::find(form.sums, why.why) == form.sums.end()) {
                form.sums.push_back(why.why);
            }
        }
    }
}

std::vector<FormChoice> hexes_of(const State& state, const Reach& reach) {
    std::vector<FormChoice> found;
    for (const auto& each : reach.hexes) {
        found.push_back(choice_of(state, each.hex));
    }
    return found;
}

/// Those that stand with it and can go there by the same way, each asked about with those that are named already. Rule: ES-MOV-1.
void add_company(Form& form, const State& state, const std::vector<UnitId>& others, MoveUnits command, const FormValues& values) {
    const auto lead = command.units.front();
    for (const auto other : others) {
        if (other == lead || state[other].place.hex != state[lead].place.hex) {
            continue;
        }
        auto with = command;
        with.units.push_back(other);
        if (lawful(state, with)) {
            form.fields.push_back(tick(state, other, values));
            if (form.fields.back().value == "1") {
                command = std::move(with);
            }
        }
    }
}

std::optional<Form> move_form(const State& state, const FormValues& values) {
    const auto units = still_to_move(state);
    if (units.empty() || !whole_map(state)) {
        return std::nullopt;
    }
    auto form = form_of((*state.tables)[units.front()].side, {INTENDANT_TR("Movement"), {}});
    form.fields = {leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    const auto all = unit ? reach(state, supply_of(state), *unit) : std::vector<Reach>{};
    form.fields.push_back(leading(core::choice_field("by", {INTENDANT_TR("How"), {}}, travels(all), values)));
    const auto by = core::of_id<Travel>(form.fields.back().value);
    const auto found = std::ranges::find_if(all, [&](const Reach& each) { return each.by == by; });
    form.fields.push_back(leading(core::choice_field("to", {INTENDANT_TR("To"), {}},
                                                     found == all.end() ? std::vector<FormChoice>{} : hexes_of(state, *found), values)));
    const auto to = state.tables->find_hex(form.fields.back().value);
    if (unit && by && to) {
        add_company(form, state, units, {.units = {*unit}, .to = *to, .by = *by}, values);
    } else if (unit && form.fields[1].choices.empty()) {
        add_bars(form, all);
    }
    return form;
}

/// A hex out of reach is answered with its clause.
std::optional<Command> moved_by(const State& state, const FormValues& values, std::optional<Travel> by) {
    const auto unit = unit_in(state, values, "unit");
    const auto to = hex_in(state, values, "to");
    if (!unit || !to || !by || !state[*unit].on_map()) {
        return std::nullopt;
    }
    auto command = lone_move(state, supply_of(state), *unit, *to, *by);
    for (const auto other : ticked(state, values)) {
        if (other != *unit) {
            command.units.push_back(other);
        }
    }
    return command;
}

std::optional<Command> moves(const State& state, const FormValues& values) {
    return moved_by(state, values, core::of_id<Travel>(core::text_in(values, "by")));
}

std::optional<Command> disengages(const State& state, const FormValues& values) { return moved_by(state, values, Travel::Disengage); }

/// A stronger unit of the reaction leaves those that have just entered. Rule: ES-LND-4.
std::optional<Form> disengage_form(const State& state, const FormValues& values) {
    const auto units = may_disengage(state);
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = form_of(enemy_of(state.offensive->side), {INTENDANT_TR("Disengagement"), {}});
    form.fields = {leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    const auto found = unit ? reach(state, supply_of(state), *unit, Travel::Disengage) : Reach{};
    form.fields.push_back(leading(core::choice_field("to", {INTENDANT_TR("To"), {}}, hexes_of(state, found), values)));
    add_bars(form, {found});
    return form;
}

/// Between the China box and northern India, in an offensive of the Allies. Rule: ES-AIR-9.
std::vector<FormChoice> flights(const State& state, UnitId unit) {
    std::vector<FormChoice> found;
    if (state[unit].in_play()) {
        if (lawful(state, FlyChina{.unit = unit, .hex = {}})) {
            found.push_back({std::string{id_of(PlaceKind::ChinaBox)}, told(name(PlaceKind::ChinaBox))});
        }
        return found;
    }
    for (const auto& land : state.tables->map_hexes) {
        if (land.airfield && controls(state, Side::Allies, land.hex) && lawful(state, FlyChina{.unit = unit, .hex = land.hex})) {
            found.push_back(choice_of(state, land.hex));
        }
    }
    return found;
}

std::optional<Form> fly_form(const State& state, const FormValues& values) {
    if (!state.offensive || state.offensive->side != Side::Allies || fighting_has_begun(state)) {
        return std::nullopt;
    }
    std::vector<UnitId> units;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto kind = state[id].place.kind;
        const bool airborne = (*state.tables)[id].kind == UnitKind::Air && (*state.tables)[id].side == Side::Allies;
        const bool there = kind == PlaceKind::Map || (kind == PlaceKind::Hex && state.tables->map->airfield(state[id].place.hex));
        const bool lands = there && active(state, id) && !has_moved(*state.offensive, id);
        if (airborne && (kind == PlaceKind::ChinaBox || lands) && !flights(state, id).empty()) {
            units.push_back(id);
        }
    }
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = form_of(Side::Allies, {INTENDANT_TR("Flights into the China box and out of it"), {}});
    form.fields = {leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    form.fields.push_back(
        core::choice_field("to", {INTENDANT_TR("To"), {}}, unit ? flights(state, *unit) : std::vector<FormChoice>{}, values));
    return form;
}

std::optional<Command> flies(const State& state, const FormValues& values) {
    const auto unit = unit_in(state, values, "unit");
    const auto hex = hex_in(state, values, "to");
    const bool box = core::text_in(values, "to") == id_of(PlaceKind::ChinaBox);
    return unit && (hex || box) ? std::optional<Command>{FlyChina{.unit = *unit, .hex = hex}} : std::nullopt;
}

/// Somebody of the offensive is there, or reaches it from where he is.
bool reached(const State& state, HexId hex) {
    return std::ranges::any_of(state.offensive->activated, [&](UnitId id) {
        const auto& unit = (*state.tables)[id];
        const int range = unit.zone() ? std::max(unit.range, unit.extended_range) : 0;
        return state[id].on_map() && state.tables->map->distance(state[id].place.hex, hex) <= range;
    });
}

std::vector<HexId> hexes_in(const State& state, const FormValues& values) {
    std::vector<HexId> found;
    for (const auto label : core::ticked(values, hex_mark)) {
        if (const auto hex = state.tables->find_hex(label)) {
            found.push_back(*hex);
        }
    }
    return found;
}

/// Where the books do not keep the map the table names one hex after the other. Rule: ES-OFF-8, ES-OFF-10.
std::optional<Form> named_form(const State& state, const FormValues& values) {
    std::vector<HexId> hexes;
    for (const auto& each : state.tables->map_hexes) {
        if (!has(state.offensive->battles, each.hex)) {
            hexes.push_back(each.hex);
        }
    }
    if (state.options.depth == Depth::Books || !lawful(state, DeclareBattles{{hexes.front()}})) {
        return std::nullopt;
    }
    auto form = form_of(state.offensive->side, {INTENDANT_TR("Battle hexes"), {}});
    form.fields = {core::choice_field("hex", {INTENDANT_TR("Hex"), {}}, choices_of(state, hexes), values)};
    return form;
}

/// Where both sides stand there is battle; elsewhere as the player says and the card allows. Rule: ES-OFF-8 to ES-OFF-10.
std::optional<Form> declare_form(const State& state, const FormValues& values) {
    if (!state.offensive || fighting_has_begun(state)) {
        return std::nullopt;
    }
    if (!whole_map(state)) {
        return named_form(state, values);
    }
    const auto& offensive = *state.offensive;
    const auto due = contacts(state);
    std::vector<HexId> others;
    for (const auto enemy : units_on_map(*state.tables, board_of(state), enemy_of(offensive.side))) {
        others.push_back(state[enemy].place.hex);
    }
    if (offensive.as_event) {
        const auto& open = (*state.tables)[offensive.card].open_battles; // ES-SCN-25
        others.insert(others.end(), open.begin(), open.end());
    }
    std::ranges::sort(others);
    others.erase(std::ranges::unique(others).begin(), others.end());
    std::erase_if(others, [&](HexId hex) { return has(due, hex) || has(offensive.battles, hex) || !reached(state, hex); });
    if (!offensive.battles.empty()) { // declared once; but nobody is overlooked
        others.clear();
    }
    auto form = form_of(offensive.side, {INTENDANT_TR("Battle hexes"), {}});
    const auto field = [&](HexId hex, bool proposed) {
        return leading(
            core::count_field(std::string{hex_mark} + state.tables->map->label(hex), told(name(hex)), 1, values, proposed ? 1 : 0));
    };
    std::vector<HexId> chosen;
    for (const auto hex : due) {
        form.fields.push_back(field(hex, true));
        if (form.fields.back().value == "1") {
            chosen.push_back(hex);
        }
    }
    const auto said = hexes_in(state, values);
    for (const auto hex : others) {
        if (has(said, hex)) {
            chosen.push_back(hex);
        }
    }
    for (const auto hex : others) {
        auto all = chosen;
        if (!has(chosen, hex)) {
            all.push_back(hex);
        }
        if (has(chosen, hex) || lawful(state, DeclareBattles{all})) {
            form.fields.push_back(field(hex, false));
        }
    }
    return form.fields.empty() ? std::nullopt : std::optional{std::move(form)};
}

std::optional<Command> declares(const State& state, const FormValues& values) {
    auto hexes = hexes_in(state, values);
    if (const auto hex = hex_in(state, values, "hex")) {
        hexes.push_back(*hex);
    }
    return hexes.empty() ? std::nullopt : std::optional<Command>{DeclareBattles{std::move(hexes)}};
}

} // namespace

FormValues values_of(const State& state, const MoveUnits& command) {
    FormValues values{{"by", std::string{id_of(command.by)}}, {"to", state.tables->map->label(command.to)}};
    for (const auto unit : command.units) {
        if (unit == command.units.front()) {
            values["unit"] = (*state.tables)[unit].id;
        } else {
            values[key_of(state, unit_mark, unit)] = "1";
        }
    }
    return values;
}

/// Those that the form would propose and the command leaves out are not ticked.
FormValues values_of(const State& state, const DeclareBattles& command) {
    FormValues values;
    for (const auto hex : state.offensive ? contacts(state) : std::vector<HexId>{}) {
        values[std::string{hex_mark} + state.tables->map->label(hex)] = "0";
    }
    for (const auto hex : command.hexes) {
        values[std::string{hex_mark} + state.tables->map->label(hex)] = "1";
    }
    return values;
}

const Made move{"move", move_form, moves};
const Made disengage{"disengage", disengage_form, disengages};
const Made fly_china{"fly_china", fly_form, flies};
const Made declare{"battles", declare_form, declares};

} // namespace intendant::empire_of_the_sun::asked

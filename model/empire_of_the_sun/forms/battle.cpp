#include "model/empire_of_the_sun/battle/losses.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"
#include "model/empire_of_the_sun/offensive/fighting.hpp"

#include <algorithm>
#include <tuple>
#include <type_traits>

// Battles: who fights from afar, the dice, and the losses as they are proposed.
namespace intendant::empire_of_the_sun::asked {

namespace {

using FighterRows = std::vector<FighterRow>;

constexpr std::string_view typed = "typed";

/// How the losses are found. Rule: ES-BAT-16.
FormField losses_field(const FormValues& values) {
    std::vector<FormChoice> choices{
        {std::string{id_of(LossRule::MostAttackKept)}, {INTENDANT_TR("as proposed: the least attack is lost"), {}}},
        {std::string{id_of(LossRule::LeastCost)}, {INTENDANT_TR("the fewest steps"), {}}},
        {std::string{id_of(LossRule::MostAttackLost)}, {INTENDANT_TR("the most attack is lost"), {}}},
        {std::string{typed}, {INTENDANT_TR("as typed"), {}}}};
    return leading(core::choice_field("losses", {INTENDANT_TR("Losses"), {}}, std::move(choices), values, id_of(LossRule::MostAttackKept)));
}
std::optional<LossRule> rule_in(const FormValues& values) { return core::of_id<LossRule>(core::text_in(values, "losses")); }

/// Losses of a side that were typed, of these units.
std::vector<LossRow> losses_in(const State& state, const FormValues& values, Side side) {
    std::vector<LossRow> found;
    for (const auto& [key, value] : values) {
        const auto unit = key.starts_with(step_mark) ? state.tables->find_unit(key.substr(step_mark.size())) : std::nullopt;
        const int steps = unit && (*state.tables)[*unit].side == side ? core::count_in(values, key, 2) : 0;
        if (steps > 0) {
            found.push_back({*unit, steps});
        }
    }
    return found;
}

/// Units that the table names, with from where they fight, as far as that is known: on a whole map those that come from afar; elsewhere all of the side
/// that may be there. Rule: ES-BAT-2 to ES-BAT-6, ES-GND-1.
FighterRows to_name(const State& state, HexId hex, Side side, bool at_sea) {
    if (whole_map(state)) {
        return at_sea ? from_afar(state, hex, side) : FighterRows{};
    }
    const bool own = side == state.offensive->side;
    FighterRows found;
    for (const auto id : own ? state.offensive->activated : units_in_play(state, side)) {
        const auto& unit = (*state.tables)[id];
        if (!unit.hq() && state[id].in_play()) {
            found.push_back({.unit = id, .from = unit.zone() ? FightsFrom::Range : FightsFrom::Hex});
        }
    }
    return found;
}

/// At sea whoever is active and has not fought, on land the ground units and whoever has fought at sea; whoever else stands there is ticked.
bool proposed(const State& state, const FighterRow& row, bool at_sea) {
    if (whole_map(state)) {
        return row.from == FightsFrom::Range;
    }
    const bool fought = has(state.offensive->fighters, row.unit);
    const bool ground = (*state.tables)[row.unit].kind == UnitKind::Ground;
    return active(state, row.unit) && (at_sea ? !fought : ground || fought);
}

constexpr std::string_view from_mark = "from_";

/// From where a unit that the table has named may fight, where the books do not know it.
std::vector<FightsFrom> ways_of(const State& state, UnitId id) {
    const auto& unit = (*state.tables)[id];
    if (unit.zone()) {
        return {FightsFrom::Range, FightsFrom::Hex, FightsFrom::Extended};
    }
    if (unit.kind == UnitKind::Naval) {
        return {FightsFrom::Hex, FightsFrom::Escort};
    }
    return {FightsFrom::Hex, FightsFrom::Landing};
}

Message name_of(FightsFrom from) {
    switch (from) {
    case FightsFrom::Hex:
        return {INTENDANT_TR("in the hex"), {}};
    case FightsFrom::Range:
        return {INTENDANT_TR("from its range"), {}};
    case FightsFrom::Extended:
        return {INTENDANT_TR("from its extended range"), {}};
    case FightsFrom::Escort:
        return {INTENDANT_TR("with a carrier outside the hex"), {}};
    case FightsFrom::Landing:
        break;
    }
    return {INTENDANT_TR("landed from the sea"), {}};
}

/// From where a unit fights that the table has named.
void add_from(Form& form, const State& state, const FighterRow& row, const FormValues& values) {
    std::vector<FormChoice> choices;
    for (const auto from : ways_of(state, row.unit)) {
        choices.push_back({std::string{id_of(from)}, name_of(from)});
    }
    form.fields.push_back(
        leading(core::choice_field(key_of(state, from_mark, row.unit), {INTENDANT_TR("{unit} fights"), {{"unit", name(row.unit)}}},
                                   std::move(choices), values, id_of(row.from))));
}

/// The keys under which the table names, one after the other, who stands in the hex without being active. Rule: ES-BAT-5, ES-GND-1.
std::string also_key(const State& state, Side side, int number) {
    return std::string{side == state.offensive->side ? "also_offensive_" : "also_reaction_"} + std::to_string(number);
}
std::vector<UnitId> also_named(const State& state, const FormValues& values, Side side) {
    std::vector<UnitId> found;
    while (const auto unit = unit_in(state, values, also_key(state, side, static_cast<int>(found.size()) + 1))) {
        if (has(found, *unit) || found.size() == most_targets) {
            break;
        }
        found.push_back(*unit);
    }
    return found;
}

/// Ticks of the units that may fight; without the map of those that are proposed, with from where they fight, and fields for the others.
void add_named(Form& form, const State& state, HexId hex, Side side, bool at_sea, const FormValues& values) {
    const auto rows = to_name(state, hex, side, at_sea);
    std::vector<UnitId> others;
    for (const auto& row : rows) {
        if (!whole_map(state) && !proposed(state, row, at_sea)) {
            others.push_back(row.unit);
            continue;
        }
        form.fields.push_back(tick(state, row.unit, values, proposed(state, row, at_sea)));
        if (!whole_map(state) && form.fields.back().value == "1") {
            add_from(form, state, row, values);
        }
    }
    const auto named = also_named(state, values, side);
    for (std::size_t i = 0; i <= named.size() && !others.empty(); ++i) {
        form.fields.push_back(leading(core::choice_field(also_key(state, side, static_cast<int>(i) + 1),
                                                         {INTENDANT_TR("{side}: who else is there"), {{"side", name(side)}}},
                                                         choices_of(state, others), values)));
        if (i < named.size()) {
            const auto row = std::ranges::find(rows, named[i], &FighterRow::unit);
            std::erase(others, named[i]);
            if (row != rows.end()) {
                add_from(form, state, *row, values);
            }
        } else if (!values.contains(form.fields.back().key)) {
            form.fields.back().value.clear(); // the only one there is, is not named by itself
        }
    }
}

CombatSide side_in(const State& state, const FormValues& values, HexId hex, Side side, bool at_sea) {
    CombatSide said;
    auto units = ticked(state, values);
    for (const auto unit : whole_map(state) ? std::vector<UnitId>{} : also_named(state, values, side)) {
        units.push_back(unit);
    }
    for (auto row : to_name(state, hex, side, at_sea)) {
        if (has(units, row.unit)) {
            row.from = core::of_id<FightsFrom>(core::text_in(values, key_of(state, from_mark, row.unit))).value_or(row.from);
            said.units.push_back(row);
        }
    }
    const bool own = side == state.offensive->side;
    said.die = die_in(values, own ? "offensive" : "reaction").value_or(core::Throw{.die = Tables::usual_die, .faces = {}});
    return said;
}

template <class Fight> Fight fight_in(const State& state, const FormValues& values, HexId hex) {
    constexpr bool at_sea = std::is_same_v<Fight, FightAtSea>;
    const auto side = state.offensive->side;
    Fight command{.hex = hex};
    command.offensive = side_in(state, values, hex, side, at_sea);
    command.reaction = side_in(state, values, hex, enemy_of(side), at_sea);
    command.rule = rule_in(values);
    return command;
}

using FoughtUnits = std::vector<FoughtRow>;

/// The units of both sides as that combat would leave them; nothing while it cannot be booked.
template <class Fight> FoughtUnits outcome_of(const State& state, const Fight& command) {
    const auto verdict = decide(state, command);
    FoughtUnits found;
    for (const auto& event : core::refused(verdict) ? std::vector<Event>{} : core::acceptance(verdict).events) {
        using Fought = std::conditional_t<std::is_same_v<Fight, FightAtSea>, SeaBattleFought, LandBattleFought>;
        if (const auto* fought = std::get_if<Fought>(&event)) {
            for (const auto* side : {&fought->offensive, &fought->reaction}) {
                found.insert(found.end(), side->units.begin(), side->units.end());
            }
        }
    }
    return found;
}

/// It can be fought with everybody who could come: what else is said is for the table.
template <class Fight> bool may_be_fought(const State& state, HexId hex) {
    if (!whole_map(state)) {
        const auto& offensive = *state.offensive;
        const auto afloat = [&](UnitId id) { return (*state.tables)[id].kind != UnitKind::Ground; };
        const bool at_sea = std::is_same_v<Fight, FightAtSea>;
        return !has(offensive.fought, hex) &&
               (!at_sea || (!has(offensive.fought_at_sea, hex) &&
                            (std::ranges::any_of(offensive.activated, afloat) || std::ranges::any_of(offensive.reacting, afloat))));
    }
    Fight command{.hex = hex};
    if constexpr (std::is_same_v<Fight, FightAtSea>) {
        command.offensive.units = from_afar(state, hex, state.offensive->side);
        command.reaction.units = from_afar(state, hex, enemy_of(state.offensive->side));
    }
    command.offensive.die = command.reaction.die = some_die();
    const auto found = breaches(state, command);
    return found && std::ranges::none_of(*found, [](const core::Warning& each) { return each.rule.id == "ES-BAT-1"; });
}

/// Why nobody fights there with whom the values name, whatever the dice show. Rule: ES-BAT-28, ES-BAT-30.
template <class Fight> std::optional<Message> nobody_fights(const State& state, Fight command) {
    command.offensive.die = command.reaction.die = some_die();
    const auto verdict = decide(state, command);
    return core::refused(verdict) ? std::optional{core::refusal(verdict).why} : std::nullopt;
}

/// What the combat leaves with these dice: the losses as they are proposed, in fields where they are typed. Rule: ES-BAT-16.
template <class Fight> void add_losses(Form& form, const State& state, HexId hex, const FormValues& values) {
    const bool by_hand = value_of(form, "losses") == typed;
    int steps = 0;
    std::vector<UnitId> struck;
    const auto command = fight_in<Fight>(state, core::filled(form, {}), hex);
    if (const auto why = nobody_fights(state, command)) {
        form.sums.push_back(*why);
    }
    for (const auto& row : outcome_of(state, command)) {
        if (row.before == 0) {
            continue;
        }
        const int proposed = row.before - row.after;
        if (by_hand) {
            form.fields.push_back(core::count_field(key_of(state, step_mark, row.unit),
                                                    {INTENDANT_TR("Steps of {unit}"), {{"unit", name(row.unit)}}}, row.before, values,
                                                    proposed));
        }
        steps += proposed;
        if (proposed > 0) {
            struck.push_back(row.unit);
        }
    }
    if (!by_hand && steps > 0) {
        form.sums.push_back(
            {INTENDANT_TR("{count} {count:step|steps} lost: {units}"), {{"count", number(steps)}, {"units", list_of(struck)}}});
    }
}

template <class Fight> std::optional<Form> fight_form(const State& state, const FormValues& values, const char* title) {
    constexpr bool at_sea = std::is_same_v<Fight, FightAtSea>;
    if (!state.offensive || state.options.depth == Depth::Books) {
        return std::nullopt;
    }
    std::vector<HexId> hexes;
    for (const auto hex : state.offensive->battles) {
        if (may_be_fought<Fight>(state, hex)) {
            hexes.push_back(hex);
        }
    }
    if (hexes.empty()) {
        return std::nullopt;
    }
    auto form = form_of_both({title, {}});
    form.fields = {leading(core::choice_field("hex", {INTENDANT_TR("Hex"), {}}, choices_of(state, hexes), values))};
    const auto hex = state.tables->find_hex(form.fields.front().value);
    const auto side = state.offensive->side;
    if (hex) {
        for (const auto each : {side, enemy_of(side)}) {
            add_named(form, state, *hex, each, at_sea, values);
        }
    }
    form.fields.push_back(
        leading(die_field("offensive", {INTENDANT_TR("Die of the Offensive side, {side}"), {{"side", name(side)}}}, values)));
    form.fields.push_back(
        leading(die_field("reaction", {INTENDANT_TR("Die of the Reaction side, {side}"), {{"side", name(enemy_of(side))}}}, values)));
    form.fields.push_back(losses_field(values));
    if (hex) {
        add_losses<Fight>(form, state, *hex, values);
    }
    return form;
}

template <class Fight> std::optional<Fight> fight_as_filled(const State& state, const FormValues& values) {
    const auto hex = hex_in(state, values, "hex");
    if (!hex || !state.offensive) {
        return std::nullopt;
    }
    auto command = fight_in<Fight>(state, values, *hex);
    if (nobody_fights(state, command)) {
        return std::nullopt; // the form says why
    }
    if (core::text_in(values, "losses") == typed) {
        command.offensive.loses = losses_in(state, values, state.offensive->side);
        command.reaction.loses = losses_in(state, values, enemy_of(state.offensive->side));
    }
    return command;
}

/// Nothing while a die is still to come.
template <class Fight> std::optional<Command> fights(const State& state, const FormValues& values) {
    const auto command = fight_as_filled<Fight>(state, values);
    const bool thrown = command && !command->offensive.die.faces.empty() && !command->reaction.die.faces.empty();
    return command && (thrown || !core::refused(decide(state, *command))) ? std::optional<Command>{*command} : std::nullopt;
}

/// Whoever could fight from afar and did not is no longer proposed.
template <class Fight> FormValues values_of_fight(const State& state, const Fight& command) {
    FormValues values{{"hex", state.tables->map->label(command.hex)}};
    if (command.rule) {
        values["losses"] = id_of(*command.rule);
    }
    const auto side = state.offensive ? state.offensive->side : Side{};
    for (const auto& [key, of, said] :
         {std::tuple{"offensive", side, &command.offensive}, std::tuple{"reaction", enemy_of(side), &command.reaction}}) {
        values[key] = faces_of(said->die);
        int others = 0;
        for (const auto& row : state.offensive ? to_name(state, command.hex, of, std::is_same_v<Fight, FightAtSea>) : FighterRows{}) {
            const auto found = std::ranges::find(said->units, row.unit, &FighterRow::unit);
            const bool fought = found != said->units.end();
            const bool other = !whole_map(state) && !proposed(state, row, std::is_same_v<Fight, FightAtSea>);
            if (!other) {
                values[key_of(state, unit_mark, row.unit)] = fought ? "1" : "0";
            } else if (fought) {
                values[also_key(state, of, ++others)] = (*state.tables)[row.unit].id;
            }
            if (fought && !whole_map(state)) {
                values[key_of(state, from_mark, row.unit)] = id_of(found->from);
            }
        }
        for (const auto& row : said->loses.value_or(std::vector<LossRow>{})) {
            values["losses"] = typed;
            values[key_of(state, step_mark, row.unit)] = std::to_string(row.steps);
        }
    }
    return values;
}

std::optional<Form> sea_form(const State& state, const FormValues& values) {
    return fight_form<FightAtSea>(state, values, INTENDANT_TR("Air and naval combat"));
}
std::optional<Form> land_form(const State& state, const FormValues& values) {
    return fight_form<FightOnLand>(state, values, INTENDANT_TR("Ground combat"));
}

} // namespace

std::optional<Command> battle_as_filled(const State& state, bool at_sea, const FormValues& values) {
    if (at_sea) {
        return fight_as_filled<FightAtSea>(state, values);
    }
    return fight_as_filled<FightOnLand>(state, values);
}

FormValues values_of(const State& state, const FightAtSea& command) { return values_of_fight(state, command); }
FormValues values_of(const State& state, const FightOnLand& command) { return values_of_fight(state, command); }

const Made fight_at_sea{"sea", sea_form, fights<FightAtSea>};
const Made fight_on_land{"land", land_form, fights<FightOnLand>};

} // namespace intendant::empire_of_the_sun::asked

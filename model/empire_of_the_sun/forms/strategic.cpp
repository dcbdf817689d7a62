#include "model/empire_of_the_sun/forms/parts.hpp"

#include <algorithm>
#include <set>

// Reinforcements, replacements and strategic warfare.
namespace intendant::empire_of_the_sun::asked {

namespace {

std::vector<UnitId> all_due(const State& state) {
    std::vector<UnitId> all = state.turn.entering;
    for (const auto side : all_sides) {
        for (const auto unit : due(state, side)) {
            if (state.turn.phase == Phase::Reinforcements && !has(all, unit)) {
                all.push_back(unit);
            }
        }
    }
    return all;
}

/// Rule: ES-REI-2 to ES-REI-10, ES-REI-22 to ES-REI-24.
std::vector<FormChoice> places_for(const State& state, UnitId id) {
    auto places = whole_map(state) ? choices_of(state, arrival_hexes(state, id))
                                   : std::vector<FormChoice>{{std::string{id_of(PlaceKind::Map)}, told(name(PlaceKind::Map))}};
    for (const auto box : {PlaceKind::ChinaBox, PlaceKind::DelayBox, PlaceKind::Eliminated}) {
        const bool waits = box == PlaceKind::DelayBox && !has(state.turn.entering, id);
        const bool by_card = box == PlaceKind::Eliminated && has(state.turn.entering, id); // ES-REI-24
        if ((box == PlaceKind::ChinaBox || waits || by_card) && lawful(state, PlaceReinforcements{{{.unit = id, .place = box}}})) {
            places.push_back({std::string{id_of(box)}, told(name(box))});
        }
    }
    return places;
}

std::optional<Form> arrive_form(const State& state, const FormValues& values) {
    const auto units = all_due(state);
    if (units.empty()) {
        return std::nullopt;
    }
    auto form =
        form_of_both({INTENDANT_TR("Reinforcements: {count} to be placed"), {{"count", number(static_cast<std::int64_t>(units.size()))}}});
    form.fields = {leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    form.fields.push_back(core::choice_field("place", {INTENDANT_TR("Where it arrives"), {}},
                                             unit ? places_for(state, *unit) : std::vector<FormChoice>{}, values));
    return form;
}

std::optional<Command> arrives(const State& state, const FormValues& values) {
    const auto unit = unit_in(state, values, "unit");
    const auto hex = hex_in(state, values, "place");
    const auto box = core::of_id<PlaceKind>(core::text_in(values, "place"));
    if (!unit || (!hex && !box)) {
        return std::nullopt;
    }
    return PlaceReinforcements{{{.unit = *unit, .place = hex ? PlaceKind::Hex : *box, .hex = hex}}};
}

std::optional<Form> dice_form(const State& state, const FormValues& values, Message title, const std::vector<UnitId>& units) {
    auto form = form_of(Side::Allies, std::move(title));
    for (const auto unit : units) {
        form.fields.push_back(die_field(key_of(state, die_mark, unit), told(name(unit)), values));
    }
    return form;
}

std::vector<DieRow> dice_of(const State& state, const FormValues& values) {
    std::vector<DieRow> dice;
    for (const auto& [key, value] : values) {
        const auto unit = key.starts_with(die_mark) ? state.tables->find_unit(key.substr(die_mark.size())) : std::nullopt;
        auto die = unit ? die_in(values, key) : std::nullopt;
        if (die) {
            dice.push_back({*unit, std::move(*die)});
        }
    }
    std::ranges::sort(dice, {}, &DieRow::unit);
    return dice;
}

/// Rule: ES-REI-16, ES-REI-17.
std::optional<Form> europe_form(const State& state, const FormValues& values) {
    const auto units = to_roll_for_europe(state);
    return state.turn.phase == Phase::Reinforcements && !units.empty()
               ? dice_form(state, values, {INTENDANT_TR("Dice for the war in Europe"), {}}, units)
               : std::nullopt;
}

std::optional<Command> rolls_for_europe(const State& state, const FormValues& values) {
    auto dice = dice_of(state, values);
    return dice.empty() ? std::nullopt : std::optional<Command>{RollForEurope{std::move(dice)}};
}

/// B29s that can bomb now. Rule: ES-STW-8, ES-STW-10.
std::vector<UnitId> bombers(const State& state) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto kind = state[id].place.kind;
        if ((*state.tables)[id].unit_class == UnitClass::B29 && (state[id].in_play() || kind == PlaceKind::ChinaBox) &&
            lawful(state, StrategicWarfare{.submarines = {}, .bombers = {{.unit = id, .die = some_die()}}})) {
            found.push_back(id);
        }
    }
    return found;
}

/// Rule: ES-STW-4 to ES-STW-12.
std::optional<Form> warfare_form(const State& state, const FormValues& values) {
    if (state.turn.phase != Phase::StrategicWarfare) {
        return std::nullopt;
    }
    auto form = dice_form(state, values, {INTENDANT_TR("Strategic warfare"), {}}, bombers(state));
    if (!state.turn.submarines_rolled) {
        form->fields.insert(form->fields.begin(), die_field("submarines", {INTENDANT_TR("Die of the submarines"), {}}, values));
    }
    return form->fields.empty() ? std::nullopt : form;
}

std::optional<Command> wages_war(const State& state, const FormValues& values) {
    StrategicWarfare command{.submarines = die_in(values, "submarines"), .bombers = dice_of(state, values)};
    return command.submarines || !command.bombers.empty() ? std::optional<Command>{std::move(command)} : std::nullopt;
}

bool gone(const State& state, UnitId id) { return state[id].place.kind == PlaceKind::Eliminated; }

/// Something is left in its pool, or a division can be taken from China. Rule: ES-REP-1, ES-REP-8, ES-REP-9.
bool pool_has(const State& state, UnitId id) {
    const auto pool = track_of((*state.tables)[id].pool);
    const bool divisions = pool == Track::JapaneseLand && state[Track::ChinaDivisions] > 0 && !china_cut_off(state) &&
                           state[Track::DivisionsTaken] < state.tables->limit("china_divisions_per_turn");
    const bool by_card = state.turn.replacing && has((*state.tables)[*state.turn.replacing].mends, id); // ES-REP-19
    return by_card || divisions || (pool && state[*pool] > 0);
}

/// Reduced units in play that can be mended now: all are asked about at once, and whom a sentence names for another reason than an empty pool, is not
/// mended. Rule: ES-REP-2 to ES-REP-4.
std::vector<UnitId> mendable(const State& state) {
    Replace all;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& unit = (*state.tables)[id];
        const bool there = state[id].in_play() || state[id].place.kind == PlaceKind::ChinaBox;
        if (there && state[id].step == Step::Reduced && !unit.one_step() && !unit.hq() && pool_has(state, id)) {
            all.units.push_back({.unit = id});
        }
    }
    const auto why = all.units.empty() ? std::nullopt : breaches(state, all);
    std::vector<UnitId> found;
    for (const auto& row : why ? all.units : std::vector<ReplacementRow>{}) {
        const bool barred = std::ranges::any_of(*why, [&](const core::Warning& each) {
            const auto unit = std::ranges::find(each.why.parameters, "unit", &std::pair<std::string, std::string>::first);
            return each.rule.id != "ES-REP-1" && each.rule.id != "ES-REP-8" && unit != each.why.parameters.end() &&
                   unit->second == name(row.unit);
        });
        if (!barred) {
            found.push_back(row.unit);
        }
    }
    return found;
}

/// Those, and eliminated units that something is left for: where they can come back, is asked when one is named.
std::vector<UnitId> replaceable(const State& state) {
    auto found = mendable(state);
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        if (gone(state, id) && pool_has(state, id)) {
            found.push_back(id);
        }
    }
    return found;
}

Message left_in(const State& state, Track pool) {
    return {INTENDANT_TR("{pool}: {left} left"), {{"pool", name(pool)}, {"left", number(state[pool])}}};
}

/// Rule: ES-REP-3, ES-REP-15.
std::vector<FormChoice> places_back(const State& state, UnitId id, Step step) {
    const auto hexes = arrival_hexes(state, id);
    return !hexes.empty() && lawful(state, Replace{{{.unit = id, .hex = hexes.front(), .step = step}}}) ? choices_of(state, hexes)
                                                                                                        : std::vector<FormChoice>{};
}

Step step_in(const FormValues& values) { return core::of_id<Step>(core::text_in(values, "step")).value_or(Step::Reduced); }

std::optional<Form> replace_form(const State& state, const FormValues& values) {
    if (state.turn.phase != Phase::Replacements && !(state.turn.phase == Phase::Offensives && state.turn.replacing)) {
        return std::nullopt;
    }
    const auto units = replaceable(state);
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = form_of_both({INTENDANT_TR("Replacements"), {}});
    form.fields = {leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values))};
    const auto unit = state.tables->find_unit(form.fields.front().value);
    const auto pool = unit ? track_of((*state.tables)[*unit].pool) : std::nullopt;
    form.sums = pool ? std::vector{left_in(state, *pool)} : replacements_left(state);
    if (unit && gone(state, *unit)) {
        std::vector<FormChoice> steps;
        for (const auto step : {Step::Reduced, Step::Full}) {
            steps.push_back({std::string{id_of(step)}, told(name(step))});
        }
        form.fields.push_back(leading(core::choice_field("step", {INTENDANT_TR("Strength"), {}}, std::move(steps), values, "reduced")));
        if (!whole_map(state)) {
            return form;
        }
        auto places = places_back(state, *unit, step_in({{"step", form.fields.back().value}}));
        if (places.empty()) {
            form.sums.push_back({INTENDANT_TR("{unit} can come back nowhere now."), {{"unit", name(*unit)}}});
        }
        form.fields.push_back(core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(places), values));
    }
    return form;
}

std::optional<Command> replaces(const State& state, const FormValues& values) {
    const auto unit = unit_in(state, values, "unit");
    if (!unit) {
        return std::nullopt;
    }
    const auto hex = hex_in(state, values, "to");
    if (gone(state, *unit) && !hex && whole_map(state)) {
        return std::nullopt;
    }
    return Replace{{{.unit = *unit, .hex = gone(state, *unit) ? hex : std::nullopt, .step = step_in(values)}}};
}

} // namespace

std::vector<Message> replacements_left(const State& state) {
    std::set<Track> pools;
    for (const auto unit : replaceable(state)) {
        if (const auto pool = track_of((*state.tables)[unit].pool); pool && state[*pool] > 0) { // not where China or a card gives
            pools.insert(*pool);
        }
    }
    std::vector<Message> found;
    for (const auto pool : pools) {
        found.push_back(left_in(state, pool));
    }
    return found;
}

const Made arrive{"arrive", arrive_form, arrives};
const Made europe{"europe", europe_form, rolls_for_europe};
const Made replace{"replace", replace_form, replaces};
const Made warfare{"warfare", warfare_form, wages_war};

} // namespace intendant::empire_of_the_sun::asked

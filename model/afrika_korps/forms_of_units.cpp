#include "model/afrika_korps/forms_of_units.hpp"

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace intendant::afrika_korps {

namespace {

using core::Form;
using core::FormChoice;
using core::FormValues;
using core::leading;
using core::Message;
using core::told;
using Units = std::vector<CounterId>;

std::string number_of(std::size_t at) { return number(static_cast<std::int64_t>(at)); }

Units counters_on_map(const State& state, bool (*which)(const State&, CounterId)) {
    Units found;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        if (state[id].status == Status::Map && which(state, id)) {
            found.push_back(id);
        }
    }
    return found;
}

FormChoice choice_of(const State& state, CounterId id) {
    const auto& hex = state[id].hex;
    return {(*state.tables)[id].id, hex ? Message{"{unit}: {hex}", {{"unit", name(*state.tables, id)}, {"hex", name(*state.tables, *hex)}}}
                                        : told(name(*state.tables, id))};
}

std::vector<FormChoice> choices_of(const State& state, const Units& units) {
    std::vector<FormChoice> choices;
    for (const auto id : units) {
        choices.push_back(choice_of(state, id));
    }
    return choices;
}

std::optional<CounterId> counter_in(const State& state, const FormValues& values, std::string_view key) {
    return state.tables->find_counter(core::text_in(values, key));
}

/// From Tobruch or the base. Rule: AK-SEA-1 to AK-SEA-6.
std::optional<Form> embark_asked(const State& state, const FormValues& values) {
    if (!whole_map(state)) {
        return std::nullopt;
    }
    if (state.turn.phase != Phase::Movement) {
        return std::nullopt;
    }
    auto units = counters_on_map(state, [](const State& now, CounterId id) { return side_of(now, id) == now.turn.side; });
    std::erase_if(units, [&](CounterId id) { return !core::lawful(decide(state, Embark{{id}})); });
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Units go to sea"), {}});
    for (const auto id : units) {
        form.fields.push_back(unit_field(state, id, values, false));
    }
    return form;
}

std::optional<Command> embarks(const State& state, const FormValues& values) {
    auto units = units_in(state, values);
    return units.empty() ? std::nullopt : std::optional<Command>{Embark{std::move(units)}};
}

/// Rule: AK-ROM-4, AK-ROM-6.
std::optional<Form> rommel_asked(const State& state, const FormValues& values) {
    if (!whole_map(state)) {
        return std::nullopt;
    }
    std::vector<FormChoice> hexes;
    for (const auto hex : rommel_joins(state)) {
        hexes.push_back({(*state.tables)[hex].id, told(name(*state.tables, hex))});
    }
    if (hexes.empty()) {
        return std::nullopt;
    }
    auto form = core::form_of(id_of(Side::Axis), {INTENDANT_TR("Rommel is put with the nearest unit"), {}});
    form.fields = {core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(hexes), values)};
    return form;
}

std::optional<Command> puts_rommel(const State& state, const FormValues& values) {
    const auto to = state.tables->find(core::text_in(values, "to"));
    return to ? std::optional<Command>{PlaceRommel{*to}} : std::nullopt;
}

/// Rule: AK-SUP-16.
std::optional<Form> destroy_asked(const State& state, const FormValues& values) {
    if (!whole_map(state)) {
        return std::nullopt;
    }
    const auto supply = supply_units(state, state.turn.side);
    if (supply.empty() || (state.turn.phase != Phase::Movement && state.turn.phase != Phase::Combat)) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Supply is destroyed by its owner"), {}});
    form.fields = {core::choice_field("supply", {INTENDANT_TR("Supply"), {}}, choices_of(state, supply), values)};
    return form;
}

std::optional<Command> destroys(const State& state, const FormValues& values) {
    const auto supply = counter_in(state, values, "supply");
    return supply ? std::optional<Command>{DestroySupply{*supply}} : std::nullopt;
}

/// Own units that can take this supply in battle now. Rule: AK-CAP-11.
Units captors(const State& state, CounterId supply) {
    auto units = counters_on_map(state, [](const State& now, CounterId id) { return side_of(now, id) == now.turn.side; });
    const auto& hex = state[supply].hex;
    std::erase_if(units, [&](CounterId id) {
        return !(*state.tables)[id].combat_unit() || !hex || !state[id].hex || !meet(state, *state[id].hex, *hex) ||
               !core::lawful(decide(state, CaptureSupply{.supply = supply, .method = CaptureMethod::BattleB, .captor = id}));
    });
    return units;
}

/// How that supply can be taken now. Rule: AK-CAP-7, AK-CAP-11.
std::optional<CaptureMethod> method_for(const State& state, CounterId supply) {
    if (state.turn.phase == Phase::Movement) {
        const auto lone = lone_supply_in_fortresses(state);
        return std::ranges::find(lone, supply) != lone.end() ? std::optional{CaptureMethod::Fortress} : std::nullopt;
    }
    return (state.turn.phase == Phase::PreCombat || state.turn.phase == Phase::Combat) && !captors(state, supply).empty()
               ? std::optional{CaptureMethod::BattleB}
               : std::nullopt;
}

std::optional<Form> capture_asked(const State& state, const FormValues& values) {
    if (!whole_map(state)) {
        return std::nullopt;
    }
    auto supply = supply_units(state, enemy_of(state.turn.side));
    std::erase_if(supply, [&](CounterId id) { return !method_for(state, id); });
    if (supply.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Enemy supply is captured"), {}});
    form.fields = {leading(core::choice_field("supply", {INTENDANT_TR("Supply"), {}}, choices_of(state, supply), values))};
    const auto chosen = state.tables->find_counter(form.fields.front().value);
    if (chosen && method_for(state, *chosen) == CaptureMethod::BattleB) {
        form.fields.push_back(core::choice_field("captor", {INTENDANT_TR("The one unit that attacks it"), {}},
                                                 choices_of(state, captors(state, *chosen)), values));
    }
    return form;
}

std::optional<Command> captures(const State& state, const FormValues& values) {
    const auto supply = counter_in(state, values, "supply");
    const auto in_battle = state.turn.phase != Phase::Movement;
    const auto captor = counter_in(state, values, "captor");
    if (!supply || (in_battle && !captor)) {
        return std::nullopt;
    }
    return CaptureSupply{.supply = *supply,
                         .method = in_battle ? CaptureMethod::BattleB : CaptureMethod::Fortress,
                         .captor = in_battle ? captor : std::nullopt};
}

/// Allied units that stand in that hex.
Units allies_in(const State& state, HexId hex) {
    auto units = counters_on_map(
        state, [](const State& now, CounterId id) { return side_of(now, id) == Side::Allies && (*now.tables)[id].combat_unit(); });
    std::erase_if(units, [&](CounterId id) { return state[id].hex != hex; });
    return units;
}

/// The exchanges of these units that break no rule. Rule: AK-SUB-1 to AK-SUB-9.
std::vector<Units> exchanges(const State& state, const Units& give) {
    auto all = give.empty() ? std::vector<Units>{} : possible_exchanges(state, give);
    std::erase_if(all, [&](const Units& take) { return !core::lawful(decide(state, ExchangeCounters{.give = give, .take = take})); });
    return all;
}

/// Hexes in which a unit, or all that stand there, could be exchanged.
std::optional<Form> exchange_asked(const State& state, const FormValues& values) {
    if (!whole_map(state)) {
        return std::nullopt;
    }
    const bool in_turn = state.turn.side == Side::Allies && state.turn.phase == Phase::Movement &&
                         state.tables->calendar[static_cast<std::size_t>(state.turn.number - 1)].substitutes;
    if (!in_turn) {
        return std::nullopt;
    }
    std::map<std::string, FormChoice> hexes;
    for (const auto id : counters_on_map(state, [](const State&now, CounterId each) { return side_of(now, each) == Side::Allies; })) {
        if (const auto& hex = state[id].hex; hex && (*state.tables)[id].combat_unit()) {
            hexes[(*state.tables)[*hex].id] = {(*state.tables)[*hex].id, told(name(*state.tables, *hex))};
        }
    }
    if (hexes.empty()) {
        return std::nullopt;
    }
    std::vector<FormChoice> choices;
    for (const auto& each : hexes) {
        choices.push_back(each.second);
    }
    auto form = core::form_of(id_of(Side::Allies), {INTENDANT_TR("Units are exchanged for substitutes, or back"), {}});
    form.fields = {leading(core::choice_field("in", {INTENDANT_TR("In"), {}}, std::move(choices), values))};
    const auto hex = state.tables->find(form.fields.front().value);
    if (hex) {
        for (const auto id : allies_in(state, *hex)) {
            form.fields.push_back(unit_field(state, id, values, false));
        }
    }
    const auto give = units_in(state, core::filled(form, {}));
    std::vector<FormChoice> take;
    for (const auto& each : exchanges(state, give)) {
        take.push_back({number_of(take.size()), told(list_of(*state.tables, each))});
    }
    if (take.empty() && !give.empty()) {
        form.sums.push_back({INTENDANT_TR("{units}: nothing that is at hand stands for them."), {{"units", list_of(*state.tables, give)}}});
    }
    form.fields.push_back(core::choice_field("take", {INTENDANT_TR("For"), {}}, std::move(take), values));
    return form;
}

std::optional<Command> trades(const State& state, const FormValues& values) {
    const auto give = units_in(state, values);
    const auto all = exchanges(state, give);
    const auto which = static_cast<std::size_t>(core::count_in(values, "take", static_cast<int>(all.size())));
    return core::text_in(values, "take").empty() || which >= all.size()
               ? std::nullopt
               : std::optional<Command>{ExchangeCounters{.give = give, .take = all[which]}};
}

ClaimVictory claim_of(const PossibleVictory& victory) {
    ClaimVictory command{.attackers = victory.attackers, .supply = victory.supply};
    for (const auto id : victory.defenders) {
        command.defenders.push_back({id});
    }
    return command;
}

/// Rule: AK-VA-1, AK-VA-3.
std::optional<Form> victory_asked(const State& state, const FormValues& values) {
    if (!whole_map(state)) {
        return std::nullopt;
    }
    const auto all = state.turn.phase == Phase::Movement ? possible_victories(state) : std::vector<PossibleVictory>{};
    if (all.empty()) {
        return std::nullopt;
    }
    std::vector<FormChoice> choices;
    for (const auto& each : all) {
        choices.push_back({number_of(choices.size()),
                           {INTENDANT_TR("{units} against {enemies}, {odds}"),
                            {{"units", list_of(*state.tables, each.attackers)},
                             {"enemies", list_of(*state.tables, each.defenders)},
                             {"odds", std::string{id_of(each.value.column)}}}}});
    }
    auto form = own_form(state, {INTENDANT_TR("Automatic victory"), {}});
    form.fields = {core::choice_field("victory", {INTENDANT_TR("Which one"), {}}, std::move(choices), values)};
    return form;
}

std::optional<Command> claims(const State& state, const FormValues& values) {
    const auto all = possible_victories(state);
    const auto which = static_cast<std::size_t>(core::count_in(values, "victory", static_cast<int>(all.size())));
    return core::text_in(values, "victory").empty() || which >= all.size() ? std::nullopt : std::optional<Command>{claim_of(all[which])};
}

Cause cause_of(const core::RuleRef& rule) {
    return rule.id == "AK-DIV-4" ? Cause::CutOff : rule.id == "AK-DIV-6" ? Cause::Unsupported : Cause::TooWeak;
}

/// Units that have no place in any division of the battles, and those of which some have none, with the clause. Rule: AK-DIV-2 to AK-DIV-6.
std::vector<Doomed> to_eliminate(const State& state) {
    if (state.turn.phase != Phase::PreCombat) {
        return {};
    }
    auto found = doomed(state);
    for (const auto& each : too_many(state)) {
        for (const auto unit : each.units) {
            found.push_back({unit, each.rule});
        }
    }
    return found;
}

std::optional<Form> doomed_asked(const State& state, const FormValues& values) {
    if (!whole_map(state)) {
        return std::nullopt;
    }
    const auto all = to_eliminate(state);
    if (all.empty()) {
        return std::nullopt;
    }
    Units units;
    for (const auto& each : all) {
        units.push_back(each.unit);
    }
    auto form = own_form(state, {INTENDANT_TR("Eliminated before combat"), {}});
    form.fields = {core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values)};
    for (const auto& each : too_many(state)) {
        form.sums.push_back(said(*state.tables, each));
    }
    return form;
}

std::optional<Command> eliminates(const State& state, const FormValues& values) {
    const auto unit = counter_in(state, values, "unit");
    for (const auto& each : to_eliminate(state)) {
        if (each.unit == unit) {
            return EliminateUnits{.units = {*unit}, .cause = cause_of(each.rule)};
        }
    }
    return unit ? std::optional<Command>{EliminateUnits{.units = {*unit}, .cause = Cause::TooWeak}} : std::nullopt;
}

} // namespace

const MadeForm embark_form{"embark", embark_asked, embarks};
const MadeForm rommel_form{"rommel", rommel_asked, puts_rommel};
const MadeForm destroy_form{"destroy", destroy_asked, destroys};
const MadeForm capture_form{"capture", capture_asked, captures};
const MadeForm exchange_form{"exchange", exchange_asked, trades};
const MadeForm victory_form{"victory", victory_asked, claims};
const MadeForm doomed_form{"doomed", doomed_asked, eliminates};

} // namespace intendant::afrika_korps

#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"

#include <algorithm>
#include <map>
#include <tuple>

// Which units take part in an offensive, and in the reaction to it.
namespace intendant::empire_of_the_sun::asked {

namespace {

/// Units that are alike to the limits of an activation: whether one of them may still be added is asked for one.
using Kind = std::tuple<Idle, bool, bool, bool, bool, bool, bool>;

Kind kind_of(const State& state, const Candidate& candidate, const Card* counter) {
    const auto& unit = (*state.tables)[candidate.unit];
    return {candidate.idle,
            unit.army(),
            unit.navy(),
            unit.kind == UnitKind::Ground,
            unit.nation == Nation::Chinese && unit.unit_class == UnitClass::Army,
            has(state.turn.bombed, candidate.unit),
            counter == nullptr || event_names(*state.tables, *counter, candidate.unit)};
}

/// All of the side that a headquarters might activate, with why it might not.
std::vector<Candidate> candidates(const State& state, Side side, std::optional<UnitId> headquarters) {
    const auto& tables = *state.tables;
    const auto& offensive = *state.offensive;
    const auto board = board_of(state);
    std::vector<Candidate> found;
    if (headquarters) {
        const bool as_event = side == offensive.side && offensive.as_event;
        found = activation(tables, board, supply_of(state), *headquarters, offensive.card, as_event).units;
    } else {
        for (const auto unit : units_in_play(state, side)) {
            if (!tables[unit].hq() && event_names(tables, tables[offensive.card], unit)) {
                found.push_back({.unit = unit, .idle = Idle::None, .doubtful = false, .clause = "", .line = {}, .cuts = {}});
            }
        }
    }
    std::erase_if(found, [&](const Candidate& each) { return active(state, each.unit); });
    std::ranges::stable_sort(found, {}, [&](const Candidate& each) { return state[each.unit].place.hex; });
    return found;
}

const Card* counter_of(const State& state) {
    for (const auto card : state.offensive->reaction_cards) {
        if ((*state.tables)[card].card_class == CardClass::CounterOffensive) {
            return &(*state.tables)[card];
        }
    }
    return nullptr;
}

/// Why others may not be, in words: those out of supply by name, those too far by number.
void add_idle(Form& form, const std::vector<Candidate>& all, std::optional<UnitId> headquarters) {
    std::vector<UnitId> unsupplied;
    std::vector<UnitId> cut;
    int far = 0;
    for (const auto& each : all) {
        if (each.idle == Idle::Unsupplied) {
            unsupplied.push_back(each.unit);
        } else if (each.idle == Idle::Cut) {
            cut.push_back(each.unit);
        }
        far += each.idle == Idle::TooFar ? 1 : 0;
    }
    if (!unsupplied.empty()) {
        form.sums.push_back({INTENDANT_TR("Not in supply: {units}"), {{"units", list_of(unsupplied)}}});
    }
    if (!cut.empty()) {
        form.sums.push_back({INTENDANT_TR("The way to them is cut: {units}"), {{"units", list_of(cut)}}});
    }
    if (far > 0 && headquarters) {
        form.sums.push_back(
            {INTENDANT_TR("Beyond the range of {hq}: {count} {count:unit|units}"), {{"hq", name(*headquarters)}, {"count", number(far)}}});
    }
}

/// Ticks of the units that are chosen, and of those that may still be.
void add_units(Form& form, const State& state, Side side, std::optional<UnitId> headquarters, int most, const FormValues& values) {
    const auto all = candidates(state, side, headquarters);
    auto chosen = ticked(state, values);
    std::erase_if(chosen, [&](UnitId unit) { return std::ranges::find(all, unit, &Candidate::unit) == all.end(); });
    const Card* counter = side == state.offensive->side ? nullptr : counter_of(state);
    const auto& offensive = *state.offensive;
    const auto before = side == offensive.side ? offensive.activated.size() : offensive.reacting.size();
    const auto together = before + chosen.size();
    const bool room = most == 0 || together < static_cast<std::size_t>(most);
    std::map<Kind, bool> open;
    std::vector<Message> apart; // what speaks against others beside those that are chosen
    for (const auto& each : all) {
        bool offered = has(chosen, each.unit);
        if (!offered) {
            const auto kind = kind_of(state, each, counter);
            auto known = open.find(kind);
            if (known == open.end()) {
                auto units = chosen;
                units.push_back(each.unit);
                const auto against = breaches(state, ActivateUnits{.units = std::move(units), .headquarters = headquarters});
                known = open.emplace(kind, against && against->empty()).first;
                if (against && each.idle == Idle::None && room && together > 0) {
                    for (const auto& breach : *against) {
                        if (std::ranges::find(apart, breach.why.id, &Message::id) == apart.end()) {
                            apart.push_back(breach.why);
                        }
                    }
                }
            }
            offered = known->second;
        }
        if (offered) {
            form.fields.push_back(tick(state, each.unit, values));
        }
    }
    const auto count = number(static_cast<std::int64_t>(together));
    form.sums.push_back(most > 0 ? Message{INTENDANT_TR("{count} of {most} activated"), {{"count", count}, {"most", number(most)}}}
                                 : Message{INTENDANT_TR("{count} activated"), {{"count", count}}});
    form.sums.insert(form.sums.end(), apart.begin(), apart.end());
    add_idle(form, all, headquarters);
}

/// Before anybody fights, and before battle hexes are declared. Rule: ES-OFF-2.
std::optional<Form> activate_form(const State& state, const FormValues& values) {
    if (!state.offensive || state.options.depth == Depth::Books || !state.offensive->battles.empty() || state.offensive->rolled) {
        return std::nullopt;
    }
    const auto& offensive = *state.offensive;
    auto form = form_of(offensive.side, {INTENDANT_TR("Units of the offensive"), {}});
    auto there = offensive.headquarters;
    std::erase_if(there, [&](UnitId each) { return !state[each].in_play(); });
    if (there.empty() && !offensive.headquarters.empty()) {
        return std::nullopt; // the headquarters comes in first
    }
    std::optional<UnitId> headquarters;
    int most = 0;
    if (!there.empty()) {
        form.fields = {leading(core::choice_field("headquarters", {INTENDANT_TR("Headquarters"), {}}, choices_of(state, there), values,
                                                  (*state.tables)[there.front()].id))};
        headquarters = state.tables->find_unit(form.fields.front().value);
        const auto board = board_of(state);
        const auto supply = supply_of(state);
        for (const auto each : there) {
            most += activation(*state.tables, board, supply, each, offensive.card, offensive.as_event).most;
        }
    }
    add_units(form, state, offensive.side, headquarters, most, values);
    return std::ranges::any_of(form.fields, [](const FormField& field) { return field.key.starts_with(unit_mark); }) ? std::optional{form}
                                                                                                                     : std::nullopt;
}

std::optional<Command> activates(const State& state, const FormValues& values) {
    auto units = ticked(state, values);
    return units.empty()
               ? std::nullopt
               : std::optional<Command>{ActivateUnits{.units = std::move(units), .headquarters = unit_in(state, values, "headquarters")}};
}

/// Once the offensive is no surprise, or special reaction has made a battle hex. Rule: ES-REA-1, ES-REA-2, ES-SRM-2.
std::optional<Form> react_form(const State& state, const FormValues& values) {
    if (!state.offensive || fighting_has_begun(state)) {
        return std::nullopt;
    }
    const auto& offensive = *state.offensive;
    const bool surprise = offensive.status.value_or(Status::Surprise) == Status::Surprise;
    if (surprise && offensive.special.empty()) {
        return std::nullopt;
    }
    const auto side = enemy_of(offensive.side);
    auto leaders = whole_map(state) ? reaction_headquarters(*state.tables, board_of(state), supply_of(state), side,
                                                            surprise ? offensive.special : offensive.battles)
                                    : units_in_play(state, side);
    std::erase_if(leaders, [&](UnitId each) { return !(*state.tables)[each].hq(); });
    if (const auto* counter = counter_of(state); counter != nullptr && !counter->hqs.empty()) {
        std::erase_if(leaders, [&](UnitId each) { return !has(counter->hqs, each); }); // ES-CRD-10
    }
    if (leaders.empty()) {
        return std::nullopt;
    }
    auto form = form_of(side, {INTENDANT_TR("Units that react"), {}});
    form.fields = {leading(core::choice_field(
        "headquarters", {INTENDANT_TR("Headquarters"), {}}, choices_of(state, leaders), values,
        offensive.reaction_headquarters ? std::string_view{(*state.tables)[*offensive.reaction_headquarters].id} : std::string_view{}))};
    if (const auto headquarters = state.tables->find_unit(form.fields.front().value)) {
        const int most = reaction_limit(*state.tables, *headquarters, (*state.tables)[offensive.card], counter_of(state));
        add_units(form, state, side, headquarters, most, values);
    }
    return form;
}

} // namespace

FormValues values_of(const State& state, const ActivateUnits& command) {
    FormValues values;
    if (command.headquarters) {
        values["headquarters"] = (*state.tables)[*command.headquarters].id;
    }
    for (const auto unit : command.units) {
        values[key_of(state, unit_mark, unit)] = "1";
    }
    return values;
}

const Made activate{"activate", activate_form, activates};
const Made react{"react", react_form, activates};

} // namespace intendant::empire_of_the_sun::asked

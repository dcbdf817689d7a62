#include "model/axis_allies/forms.hpp"

#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/forms_of_guns.hpp"
#include "model/axis_allies/pending_battles.hpp"
#include "model/axis_allies/placement.hpp"
#include "model/axis_allies/reach.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace intendant::axis_allies {

core::Form own_form(const State& state, core::Message title) { return core::form_of(id_of(state.turn.power), std::move(title)); }

core::FormChoice choice_of(const State& state, SpaceId space) { return {(*state.tables)[space].id, core::told(name(state, space))}; }

namespace {

using core::Form;
using core::FormChoice;
using core::FormField;
using core::FormValues;
using core::leading;
using core::Message;
using core::told;

constexpr int most_bought = 99; ///< of a kind in a form
constexpr int most_dice_typed = 60;
constexpr int most_rethrows = 12; ///< of the die that names a development

Message units_of(Unit unit) { return told("@units:" + std::string{id_of(unit)}); }
std::optional<SpaceId> space_in(const State& state, const FormValues& values, std::string_view key) {
    return state.tables->find(core::text_in(values, key));
}

std::vector<UnitCount> units_in(const FormValues& values) {
    std::vector<UnitCount> units;
    for (const auto unit : all_units) {
        if (const int count = core::count_in(values, id_of(unit), most_pieces_typed); count > 0) {
            units.push_back({unit, count});
        }
    }
    return units;
}

std::optional<Form> throw_form(const State& state, const FormValues& values, const char* title, int most) {
    auto form = own_form(state, {title, {}});
    form.fields = {core::dice_field("dice", {INTENDANT_TR("Faces thrown"), {}}, std::min(most, most_dice_typed), values)};
    return form;
}

/// A die that names what the power has already is thrown again. Rule: R-05.
bool owns_any(const State& state) {
    return std::ranges::any_of(all_weapons, [&](Weapon weapon) { return state.powers[state.turn.power].weapons[weapon]; });
}

std::optional<Form> develop_form(const State& state, const FormValues& values) {
    return !state.battle && state.turn.action == Action::ResearchAndPurchase && state.turn.breakthroughs > 0
               ? throw_form(state, values, INTENDANT_TR("Development"), owns_any(state) ? most_rethrows : 1)
               : std::nullopt;
}

/// How many dice the treasury pays for. Rule: R-02.
std::optional<Form> research_form(const State& state, const FormValues& values) {
    const auto dice = state.powers[state.turn.power].treasury.amount / state.tables->amounts.research_die.amount;
    return !state.battle && state.turn.action == Action::ResearchAndPurchase && state.turn.breakthroughs == 0 && !state.turn.researched &&
                   !state.turn.bought && dice > 0
               ? throw_form(state, values, INTENDANT_TR("Research"), static_cast<int>(std::min<std::int64_t>(dice, most_dice_typed)))
               : std::nullopt;
}

template <class Throws> std::optional<Command> throw_command(const State&, const FormValues& values) {
    auto dice = core::dice_in(values, "dice", most_dice_typed);
    return dice ? std::optional<Command>{Throws{std::move(*dice)}} : std::nullopt;
}

/// With what it comes to and what is left. Rule: P-01, P-02.
std::optional<Form> purchase_form(const State& state, const FormValues& values) {
    if (state.battle || state.turn.action != Action::ResearchAndPurchase) {
        return std::nullopt;
    }
    const auto power = state.turn.power;
    auto form = own_form(state, {INTENDANT_TR("Buy"), {}});
    std::int64_t spent = 0;
    for (const auto unit : all_units) {
        const auto each = price(state, power, unit).amount;
        form.fields.push_back(leading(core::count_field(
            std::string{id_of(unit)},
            {INTENDANT_TR("{unit}, {price} IPC"), {{"unit", "@unit:" + std::string{id_of(unit)}}, {"price", core::number(each)}}},
            most_bought, values)));
        spent += each * core::count_in(values, id_of(unit), most_bought);
    }
    const auto purse = state.powers[power].treasury.amount;
    form.sums.push_back({INTENDANT_TR("{spent} of {purse} IPC"), {{"spent", core::number(spent)}, {"purse", core::number(purse)}}});
    form.sums.push_back(spent > purse ? Message{INTENDANT_TR("{missing} IPC too many"), {{"missing", core::number(spent - purse)}}}
                                      : Message{INTENDANT_TR("{left} IPC left"), {{"left", core::number(purse - spent)}}});
    return form;
}

std::optional<Command> buy(const State&, const FormValues& values) {
    auto units = units_in(values);
    return units.empty() ? std::nullopt : std::optional<Command>{BuyUnits{std::move(units)}};
}

bool moves_now(const State& state) {
    return !state.battle && (state.turn.action == Action::CombatMovement || state.turn.action == Action::NonCombatMovement);
}

/// The pieces of the power whose turn it is that may still be taken up in a space, or that lie aboard there, kind by kind.
PerUnit<int> to_take_up(const State& state, SpaceId space, bool aboard) {
    PerUnit<int> counts{};
    for (const auto& stack : state.stacks) {
        if (stack.space != space) {
            continue;
        }
        if (!aboard && stack.owner == state.turn.power && stack.unit != Unit::IndustrialComplex && !stack.halted &&
            stack.moved < movement_allowance(state, stack.owner, stack.unit)) {
            counts[stack.unit] += stack.count;
        }
        for (const auto& cargo : stack.cargo) {
            if (aboard && cargo.owner == state.turn.power) {
                counts[cargo.unit] += cargo.count * stack.count;
            }
        }
    }
    return counts;
}

std::vector<UnitCount> listed(const PerUnit<int>& counts) {
    std::vector<UnitCount> units;
    for (const auto unit : all_units) {
        if (counts[unit] > 0) {
            units.push_back({unit, counts[unit]});
        }
    }
    return units;
}

constexpr std::string_view raids = "raid";
constexpr std::string_view attacks = "attack";

/// From where, which of the pieces there, and where these come to; a space where bombers may bomb a complex asks which is meant.
std::optional<Form> move_form(const State& state, const FormValues& values, Message title, bool aboard) {
    if (!moves_now(state)) {
        return std::nullopt;
    }
    std::vector<FormChoice> spaces;
    for (std::uint8_t i = 0; i < state.tables->spaces.size(); ++i) {
        if (const auto units = listed(to_take_up(state, {i}, aboard)); !units.empty()) {
            spaces.push_back(
                {state.tables->spaces[i].id, {"{space}: {units}", {{"space", name(state, SpaceId{i})}, {"units", list_of(units)}}}});
        }
    }
    if (spaces.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, std::move(title));
    form.fields = {leading(core::choice_field("from", {INTENDANT_TR("From"), {}}, std::move(spaces), values))};
    std::vector<FormChoice> reached;
    TakenUp taken{.from = {}, .units = {}, .aboard = aboard};
    if (const auto from = state.tables->find(form.fields.front().value)) {
        for (const auto& [unit, count] : listed(to_take_up(state, *from, aboard))) {
            form.fields.push_back(leading(core::count_field(std::string{id_of(unit)}, units_of(unit), count, values)));
        }
        taken.from = *from;
        taken.units = units_in(core::filled(form, {}));
        const auto reach = reach_of(state, taken);
        std::ranges::transform(reach, std::back_inserter(reached), [&](SpaceId space) { return choice_of(state, space); });
        if (reached.empty() && !taken.units.empty()) {
            form.sums.push_back({INTENDANT_TR("{units}: together they come to no other space now without breaking a rule."),
                                 {{"units", list_of(taken.units)}}});
        }
    }
    auto to = core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(reached), values);
    const auto there = state.tables->find(to.value);
    const bool raid = there && state.turn.action == Action::CombatMovement && may_raid(state, taken, *there);
    to.leads = taken.units.size() == 1 && taken.units.front().unit == Unit::Bomber;
    form.fields.push_back(std::move(to));
    if (raid) {
        form.fields.push_back(core::choice_field("raid", {INTENDANT_TR("The bombers"), {}},
                                                 {{std::string{raids}, {INTENDANT_TR("bomb the industrial complex"), {}}},
                                                  {std::string{attacks}, {INTENDANT_TR("attack the units there"), {}}}},
                                                 values));
    }
    return form;
}

std::optional<Form> march_form(const State& state, const FormValues& values) {
    return move_form(state, values, {INTENDANT_TR("Move, or load a transport"), {}}, false);
}
std::optional<Form> landing_form(const State& state, const FormValues& values) {
    return move_form(state, values, {INTENDANT_TR("Unload a transport"), {}}, true);
}

/// Bombers over a complex are not sent before it is said what for.
std::optional<Command> move_command(const State& state, const FormValues& values, bool aboard) {
    const auto from = space_in(state, values, "from");
    const auto to = space_in(state, values, "to");
    const auto meant = core::text_in(values, "raid");
    TakenUp taken{.from = from.value_or(SpaceId{}), .units = units_in(values), .aboard = aboard, .raid = meant == raids};
    const bool unsaid =
        to && state.turn.action == Action::CombatMovement && may_raid(state, taken, *to) && meant != raids && meant != attacks;
    return from && to && !taken.units.empty() && !unsaid ? std::optional{put_down(*state.tables, taken, *to)} : std::nullopt;
}

std::optional<Command> march(const State& state, const FormValues& values) { return move_command(state, values, false); }
std::optional<Command> land(const State& state, const FormValues& values) { return move_command(state, values, true); }

/// What was bought and has no place yet, with what the space still takes. Rule: P-03, L-02, L-07.
std::optional<Form> placement_form(const State& state, const FormValues& values) {
    if (state.battle || state.turn.action != Action::Placement) {
        return std::nullopt;
    }
    const auto power = state.turn.power;
    const auto& waiting = state.powers[power].waiting;
    std::set<SpaceId> spaces;
    for (const auto& each : listed(waiting)) {
        std::ranges::copy(placement_spaces(state, power, each.unit), std::inserter(spaces, spaces.end()));
    }
    if (spaces.empty()) {
        return std::nullopt;
    }
    std::vector<FormChoice> choices;
    std::ranges::transform(spaces, std::back_inserter(choices), [&](SpaceId space) { return choice_of(state, space); });
    auto form = own_form(state, {INTENDANT_TR("Placement of new units"), {}});
    form.fields = {leading(core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(choices), values))};
    if (const auto to = state.tables->find(form.fields.front().value)) {
        const bool chosen = !units_in(values).empty();
        int room = chosen ? 0 : complex_room(state, *to, power).value_or(most_pieces_typed);
        for (const auto& [unit, count] : listed(waiting)) {
            if (std::ranges::count(placement_spaces(state, power, unit), *to) > 0) {
                const int proposed = std::min(count, room);
                room -= proposed;
                form.fields.push_back(core::count_field(std::string{id_of(unit)}, units_of(unit), count, values, proposed));
            }
        }
    }
    return form;
}

std::optional<Command> place(const State& state, const FormValues& values) {
    const auto to = space_in(state, values, "to");
    auto units = units_in(values);
    return to && !units.empty() ? std::optional<Command>{PlaceUnits{.units = std::move(units), .space = *to}} : std::nullopt;
}

/// Battles that may be fought now. Rule: C-01, C-41, C-148.
std::optional<Form> battle_form(const State& state, const FormValues& values) {
    if (state.battle || state.turn.action != Action::Combat) {
        return std::nullopt;
    }
    std::vector<FormChoice> battles;
    for (const auto& pending : pending_battles(state)) {
        if (!pending.must_wait) {
            const bool raid = pending.kind == BattleKind::Raid;
            battles.push_back({(raid ? std::string{raids} + " " : "") + (*state.tables)[pending.space].id,
                               {raid ? INTENDANT_TR("{space}, bombing raid") : "{space}", {{"space", name(state, pending.space)}}}});
        }
    }
    if (battles.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Begin a battle"), {}});
    form.fields = {core::choice_field("in", {INTENDANT_TR("In"), {}}, std::move(battles), values)};
    return form;
}

std::optional<Command> begin_battle(const State& state, const FormValues& values) {
    auto where = core::text_in(values, "in");
    const bool raid = where.starts_with(raids) && where.size() > raids.size() && where[raids.size()] == ' ';
    const auto space = state.tables->find(raid ? where.substr(raids.size() + 1) : where);
    return space ? std::optional<Command>{BeginBattle{.space = *space, .raid = raid}} : std::nullopt;
}

std::string key_of(Power power, Unit unit) { return std::string{id_of(power)} + "_" + std::string{id_of(unit)}; }

/// The hits owed, with the losses that the usual order gives up. Rule: C-06.
std::optional<Form> losses_form(const State& state, const FormValues& values) {
    if (!state.battle || !state.battle->owed) {
        return std::nullopt;
    }
    const auto& owed = *state.battle->owed;
    Form form{.id = {}, .title = {INTENDANT_TR("Losses: {count}"), {{"count", core::number(owed.hits)}}}};
    const auto stacks = owed.side == Side::Attacker ? attackers_of(state, *state.battle) : defenders_of(state, *state.battle);
    std::map<std::string, int> proposed;
    for (const auto& loss : proposed_losses(state)) {
        proposed[key_of(loss.power, loss.unit)] += loss.count;
    }
    for (const auto& [key, value] : values) { // who has begun to choose, chooses all
        if (proposed.contains(key)) {
            proposed.clear();
            break;
        }
    }
    int chosen = 0;
    for (const auto power : all_powers) {
        for (const auto unit : all_units) {
            int count = 0;
            for (const auto& stack : stacks) {
                count += stack.owner == power && stack.unit == unit && fights(unit) ? stack.count : 0;
            }
            if (count == 0) {
                continue;
            }
            if (form.seats.empty() || form.seats.back() != id_of(power)) {
                form.seats.emplace_back(id_of(power));
            }
            const auto key = key_of(power, unit);
            form.fields.push_back(leading(
                core::count_field(key, {"{power}: {unit}", {{"power", name(power)}, {"unit", "@units:" + std::string{id_of(unit)}}}}, count,
                                  values, proposed[key])));
            chosen += core::count_in({{key, form.fields.back().value}}, key, count);
        }
    }
    form.sums.push_back({INTENDANT_TR("{chosen} of {hits} chosen"), {{"chosen", core::number(chosen)}, {"hits", core::number(owed.hits)}}});
    return form;
}

std::optional<Command> take_losses(const State&, const FormValues& values) {
    TakeLosses command;
    for (const auto power : all_powers) {
        for (const auto unit : all_units) {
            if (const int count = core::count_in(values, key_of(power, unit), most_pieces_typed); count > 0) {
                command.losses.push_back({.power = power, .unit = unit, .count = count});
            }
        }
    }
    return command;
}

std::optional<Form> dice_form(const State& state, const FormValues& values) {
    if (!state.battle || state.battle->owed || state.battle->to_fire.empty()) {
        return std::nullopt;
    }
    const auto& group = state.battle->to_fire.front();
    Form form{.id = {},
              .title = {INTENDANT_TR("Dice of {power}: {count}, a hit at {column} or less"),
                        {{"power", name(group.power)}, {"count", core::number(group.dice)}, {"column", core::number(group.column)}}},
              .seats = {std::string{id_of(group.power)}}};
    form.fields = {core::dice_field("dice", {INTENDANT_TR("Faces thrown"), {}}, std::min(group.dice, most_dice_typed), values)};
    return form;
}

std::optional<Command> fire(const State& state, const FormValues& values) {
    const auto& group = state.battle->to_fire.front();
    auto dice = core::dice_in(values, "dice", most_dice_typed);
    return dice ? std::optional<Command>{Fire{.dice = std::move(*dice), .power = group.power, .column = group.column}} : std::nullopt;
}

bool decides(const State& state, BattleStep step) {
    return state.battle && !state.battle->owed && state.battle->to_fire.empty() && state.battle->step == step;
}

/// Whose submarines may leave now. Rule: C-86, C-87.
std::optional<Side> withdrawing(const State& state) {
    return decides(state, BattleStep::AttackerWithdrawal)   ? std::optional{Side::Attacker}
           : decides(state, BattleStep::DefenderWithdrawal) ? std::optional{Side::Defender}
                                                            : std::nullopt;
}

/// How many go, none of them: they stay. Rule: C-86, C-88, C-89.
std::optional<Form> withdrawal_form(const State& state, const FormValues& values) {
    const auto side = withdrawing(state);
    if (!side) {
        return std::nullopt;
    }
    Form form{.id = {}, .title = {INTENDANT_TR("Submarines that withdraw"), {}}};
    int count = 0;
    for (const auto& stack : *side == Side::Attacker ? attackers_of(state, *state.battle) : defenders_of(state, *state.battle)) {
        if (stack.unit == Unit::Submarine) {
            count += stack.count;
            if (std::ranges::find(form.seats, id_of(stack.owner)) == form.seats.end()) {
                form.seats.emplace_back(id_of(stack.owner));
            }
        }
    }
    if (form.seats.size() != 1) {
        return std::nullopt; // of several powers: the banker asks one after the other
    }
    std::vector<FormChoice> zones;
    std::ranges::transform(withdrawal_spaces(state, *side), std::back_inserter(zones),
                           [&](SpaceId zone) { return choice_of(state, zone); });
    form.fields = {core::count_field("count", units_of(Unit::Submarine), count, values),
                   core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(zones), values)};
    return form;
}

std::optional<Command> withdraw(const State& state, const FormValues& values) {
    const int count = core::count_in(values, "count", most_pieces_typed);
    return WithdrawSubmarines{.count = count, .to = count > 0 ? space_in(state, values, "to") : std::nullopt};
}

constexpr std::string_view press_on = "press_on";

std::optional<Form> decision_form(const State& state, const FormValues& values) {
    if (!decides(state, BattleStep::Decision)) {
        return std::nullopt;
    }
    std::vector<FormChoice> choices{{std::string{press_on}, {INTENDANT_TR("Press on"), {}}}};
    for (const auto space : retreat_spaces(state)) {
        const bool stays = space == state.battle->space; // C-36: aircraft alone
        choices.push_back({(*state.tables)[space].id,
                           {stays ? INTENDANT_TR("Break off; the aircraft fly home later") : INTENDANT_TR("Retreat to {space}"),
                            {{"space", name(state, space)}}}});
    }
    auto form = own_form(state, {INTENDANT_TR("Retreat or press on"), {}});
    form.fields = {core::choice_field("to", {INTENDANT_TR("What the attacker does"), {}}, std::move(choices), values)};
    return form;
}

std::optional<Command> decision(const State& state, const FormValues& values) {
    const auto to = space_in(state, values, "to");
    return core::text_in(values, "to") == press_on ? std::optional<Command>{PressOn{}}
           : to                                    ? std::optional<Command>{Retreat{.to = *to}}
                                                   : std::nullopt;
}

std::optional<Form> income_form(const State& state, const FormValues&) {
    return !state.battle && state.turn.action == Action::Income
               ? std::optional{own_form(state, {INTENDANT_TR("Collect the income; the turn ends"), {}})}
               : std::nullopt;
}

std::optional<Command> collect(const State&, const FormValues&) { return CollectIncome{}; }

std::optional<Form> end_form(const State& state, const FormValues&) {
    return !state.battle && state.turn.action != Action::Income && state.turn.breakthroughs == 0
               ? std::optional{own_form(state, {INTENDANT_TR("Done: {action}"), {{"action", name(state.turn.action)}}})}
               : std::nullopt;
}

std::optional<Command> end_action(const State&, const FormValues&) { return EndAction{}; }

bool asks(const State& state) { return state.begun && !state.outcome; }

using Made = MadeForm;

const auto& all_forms() {
    static const core::FormList list{
        asks, std::array{Made{"losses", losses_form, take_losses}, Made{"dice", dice_form, fire},
                         Made{"withdraw", withdrawal_form, withdraw}, Made{"decision", decision_form, decision},
                         Made{"develop", develop_form, throw_command<Develop>}, Made{"research", research_form, throw_command<Research>},
                         Made{"buy", purchase_form, buy}, Made{"move", march_form, march}, Made{"unload", landing_form, land},
                         overflight_form, rocket_form, Made{"battle", battle_form, begin_battle}, capture_form,
                         Made{"place", placement_form, place}, Made{"income", income_form, collect}, Made{"end", end_form, end_action}}};
    return list;
}

} // namespace

std::vector<Form> forms(const State& state) { return all_forms().now(state); }

std::optional<Form> form(const State& state, std::string_view id, const FormValues& values) { return all_forms().form(state, id, values); }

std::optional<Command> answered(const State& state, std::string_view id, const FormValues& values) {
    return all_forms().answer(state, id, values);
}

} // namespace intendant::axis_allies

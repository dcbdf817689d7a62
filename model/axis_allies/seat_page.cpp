#include "model/axis_allies/seat_page.hpp"

#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/battle/odds.hpp"
#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/measures.hpp"
#include "model/axis_allies/placement.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace intendant::axis_allies {

namespace {

using core::Message;
using core::SeatField;
using core::SeatForm;

constexpr int most_pieces_in_a_form = 99; ///< of a kind in a form
constexpr int most_dice_typed = 60;

Message told(std::string text) { return {"{what}", {{"what", std::move(text)}}}; }
Message named(Power power) { return told("@power:" + std::string{id_of(power)}); }
Message named(const Tables& tables, SpaceId space) { return told("@space:" + tables[space].id); }

/// The pieces of one owner, kind by kind.
std::vector<UnitCount> kinds_of(const std::vector<Stack>& stacks, Power owner) {
    std::vector<UnitCount> kinds;
    for (const auto unit : all_units) {
        int count = 0;
        for (const auto& stack : stacks) {
            count += stack.owner == owner && stack.unit == unit ? stack.count : 0;
        }
        if (count > 0) {
            kinds.push_back({unit, count});
        }
    }
    return kinds;
}

/// What a power has in a space, with what its ships carry.
std::string forces_of(const std::vector<Stack>& stacks, Power owner) {
    std::vector<Stack> own;
    std::ranges::copy_if(stacks, std::back_inserter(own), [&](const Stack& stack) { return stack.owner == owner; });
    const auto cargo = cargo_list(own);
    return list_of(kinds_of(own, owner)) + (cargo.empty() ? "" : " (" + cargo + ")");
}

core::SeatAccount account_of(const State& state, Power power) {
    const auto& own = state.powers[power];
    const std::string id{id_of(power)};
    core::SeatAccount account{.id = id, .name = named(power), .player = {}, .colour = state.tables->powers[power].pieces.on_light};
    for (const auto& player : state.players) {
        if (std::ranges::find(player.powers, power) != player.powers.end()) {
            account.player = player.name;
        }
    }
    account.now = state.turn.power == power && !state.outcome;
    const auto add = [&](const char* name, std::string value) { account.figures.push_back({{name, {}}, told(std::move(value))}); };
    add(INTENDANT_TR("Treasury (IPC)"), core::number(own.treasury.amount));
    add(INTENDANT_TR("Production (IPC)"), core::number(production(state, power).amount));
    add(INTENDANT_TR("Territories"), core::number(std::ranges::count(state.controllers, std::optional{power})));
    if (own.debt.amount > 0) {
        add(INTENDANT_TR("Owed for bombs (IPC)"), core::number(own.debt.amount));
    }
    std::vector<UnitCount> waiting;
    for (const auto unit : all_units) {
        if (own.waiting[unit] > 0) {
            waiting.push_back({unit, own.waiting[unit]});
        }
    }
    if (!waiting.empty()) {
        add(INTENDANT_TR("Bought, to be placed"), list_of(waiting));
    }
    std::string weapons;
    for (const auto weapon : all_weapons) {
        if (own.weapons[weapon]) {
            weapons += (weapons.empty() ? "@weapon:" : ", @weapon:") + std::string{id_of(weapon)};
        }
    }
    if (!weapons.empty()) {
        add(INTENDANT_TR("Developments"), weapons);
    }
    return account;
}

core::SeatForce force_of(Message name, const std::vector<Stack>& stacks) {
    core::SeatForce force{.name = std::move(name)};
    for (const auto power : all_powers) {
        if (const auto kinds = kinds_of(stacks, power); !kinds.empty()) {
            force.pieces.push_back({"{power}: {units}", {{"power", "@power:" + std::string{id_of(power)}}, {"units", list_of(kinds)}}});
        }
    }
    return force;
}

std::optional<core::SeatBattle> battle_of(const State& state) {
    if (!state.battle) {
        return std::nullopt;
    }
    const auto& battle = *state.battle;
    core::SeatBattle shown{
        .where = named(*state.tables, battle.space),
        .step = {INTENDANT_TR("Round {round}: {phase}"),
                 {{"round", core::number(battle.round)}, {"phase", "@step:" + core::number(static_cast<int>(battle.step))}}}};
    shown.forces.push_back(force_of({INTENDANT_TR("Attackers"), {}}, attackers_of(state, battle)));
    shown.forces.push_back(force_of({INTENDANT_TR("Defenders"), {}}, defenders_of(state, battle)));
    if (!battle.casualties.empty()) {
        shown.forces.push_back(force_of({INTENDANT_TR("Behind the casualty line"), {}}, battle.casualties));
    }
    return shown;
}

SeatForm throw_form(const State& state, const char* id, const char* title, const char* label, int most) {
    return {.id = id,
            .title = {title, {}},
            .seats = {std::string{id_of(state.turn.power)}},
            .fields = {{.key = "dice", .kind = SeatField::Kind::Dice, .label = {label, {}}, .most = std::min(most, most_dice_typed)}}};
}

/// How many research dice the treasury pays for. Rule: R-02.
int research_dice(const State& state) {
    return static_cast<int>(state.powers[state.turn.power].treasury.amount / state.tables->amounts.research_die.amount);
}

SeatForm purchase_form(const State& state) {
    const auto power = state.turn.power;
    SeatForm form{.id = "buy", .title = {INTENDANT_TR("Buy"), {}}, .seats = {std::string{id_of(power)}}};
    for (const auto unit : all_units) {
        form.fields.push_back(
            {.key = std::string{id_of(unit)},
             .kind = SeatField::Kind::Count,
             .label = {INTENDANT_TR("{unit}, {price} IPC"),
                       {{"unit", "@unit:" + std::string{id_of(unit)}}, {"price", core::number(price(state, power, unit).amount)}}},
             .most = most_pieces_in_a_form});
    }
    return form;
}

/// From one space to another: moved, loaded or landed.
SeatForm movement_form(const State& state, const char* id, const char* title) {
    const auto power = state.turn.power;
    SeatForm form{.id = id, .title = {title, {}}, .seats = {std::string{id_of(power)}}};
    SeatField from{.key = "from", .kind = SeatField::Kind::Choice, .label = {INTENDANT_TR("From"), {}}};
    SeatField to{.key = "to", .kind = SeatField::Kind::Choice, .label = {INTENDANT_TR("To"), {}}};
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        const SpaceId space{static_cast<std::uint8_t>(i)};
        to.choices.push_back({state.tables->spaces[i].id, named(*state.tables, space)});
        if (std::ranges::any_of(state.stacks, [&](const Stack& stack) {
                return stack.space == space && stack.owner == power && stack.unit != Unit::IndustrialComplex;
            })) {
            from.choices.push_back(to.choices.back());
        }
    }
    form.fields = {std::move(from), std::move(to)};
    for (const auto unit : all_units) {
        if (unit != Unit::IndustrialComplex &&
            std::ranges::any_of(state.stacks, [&](const Stack& stack) { return stack.owner == power && stack.unit == unit; })) {
            form.fields.push_back({.key = std::string{id_of(unit)},
                                   .kind = SeatField::Kind::Count,
                                   .label = told("@units:" + std::string{id_of(unit)}),
                                   .most = most_pieces_in_a_form});
        }
    }
    return form;
}

/// What was bought and has no place yet. Rule: P-03, L-02.
SeatForm placement_form(const State& state) {
    const auto power = state.turn.power;
    SeatForm form{.id = "place", .title = {INTENDANT_TR("Placement of new units"), {}}, .seats = {std::string{id_of(power)}}};
    SeatField to{.key = "to", .kind = SeatField::Kind::Choice, .label = {INTENDANT_TR("To"), {}}};
    std::set<SpaceId> spaces;
    std::vector<SeatField> counts;
    for (const auto unit : all_units) {
        if (const int waiting = state.powers[power].waiting[unit]; waiting > 0) {
            std::ranges::copy(placement_spaces(state, power, unit), std::inserter(spaces, spaces.end()));
            counts.push_back({.key = std::string{id_of(unit)},
                              .kind = SeatField::Kind::Count,
                              .label = told("@units:" + std::string{id_of(unit)}),
                              .most = waiting});
        }
    }
    for (const auto space : spaces) {
        to.choices.push_back({(*state.tables)[space].id, named(*state.tables, space)});
    }
    form.fields.push_back(std::move(to));
    std::ranges::move(counts, std::back_inserter(form.fields));
    return form;
}

SeatForm losses_form(const State& state, const OwedHits& owed) {
    SeatForm form{.id = "losses", .title = {INTENDANT_TR("Losses: {count}"), {{"count", core::number(owed.hits)}}}};
    const auto stacks = owed.side == Side::Attacker ? attackers_of(state, *state.battle) : defenders_of(state, *state.battle);
    for (const auto power : all_powers) {
        for (const auto& [unit, count] : kinds_of(stacks, power)) {
            if (fights(unit)) {
                if (form.seats.empty() || form.seats.back() != id_of(power)) {
                    form.seats.emplace_back(id_of(power));
                }
                form.fields.push_back(
                    {.key = std::string{id_of(power)} + "_" + std::string{id_of(unit)},
                     .kind = SeatField::Kind::Count,
                     .label = {"{power}: {unit}",
                               {{"power", "@power:" + std::string{id_of(power)}}, {"unit", "@units:" + std::string{id_of(unit)}}}},
                     .most = count});
            }
        }
    }
    return form;
}

SeatForm dice_form(const FireGroup& group) {
    return {.id = "dice",
            .title = {INTENDANT_TR("Dice of {power}: {count}, a hit at {column} or less"),
                      {{"power", "@power:" + std::string{id_of(group.power)}},
                       {"count", core::number(group.dice)},
                       {"column", core::number(group.column)}}},
            .seats = {std::string{id_of(group.power)}},
            .fields = {{.key = "dice",
                        .kind = SeatField::Kind::Dice,
                        .label = {INTENDANT_TR("Faces thrown"), {}},
                        .most = std::min(group.dice, most_dice_typed)}}};
}

constexpr std::string_view press_on = "press_on";

SeatForm decision_form(const State& state) {
    SeatField field{.key = "to", .kind = SeatField::Kind::Choice, .label = {INTENDANT_TR("What the attacker does"), {}}};
    field.choices.push_back({std::string{press_on}, {INTENDANT_TR("Press on"), {}}});
    for (const auto space : retreat_spaces(state)) {
        const bool stays = space == state.battle->space; // C-36: aircraft alone
        field.choices.push_back({(*state.tables)[space].id,
                                 {stays ? INTENDANT_TR("Break off; the aircraft fly home later") : INTENDANT_TR("Retreat to {space}"),
                                  {{"space", "@space:" + (*state.tables)[space].id}}}});
    }
    return {.id = "decision",
            .title = {INTENDANT_TR("Retreat or press on"), {}},
            .seats = {std::string{id_of(state.turn.power)}},
            .fields = {std::move(field)}};
}

std::vector<SeatForm> forms_of(const State& state) {
    std::vector<SeatForm> forms;
    if (state.outcome) {
        return forms;
    }
    if (state.battle) {
        const auto& battle = *state.battle;
        if (battle.owed) {
            forms.push_back(losses_form(state, *battle.owed));
        } else if (!battle.to_fire.empty()) {
            forms.push_back(dice_form(battle.to_fire.front()));
        } else if (battle.step == BattleStep::Decision) {
            forms.push_back(decision_form(state));
        }
        return forms;
    }
    switch (state.turn.action) {
    case Action::ResearchAndPurchase:
        if (state.turn.breakthroughs > 0) {
            forms.push_back(throw_form(state, "develop", INTENDANT_TR("Development"), INTENDANT_TR("Faces thrown"), most_dice_typed));
        } else if (const int dice = research_dice(state); !state.turn.researched && !state.turn.bought && dice > 0) {
            forms.push_back(throw_form(state, "research", INTENDANT_TR("Research"), INTENDANT_TR("Faces thrown"), dice));
        }
        forms.push_back(purchase_form(state));
        break;
    case Action::CombatMovement:
    case Action::NonCombatMovement:
        forms.push_back(movement_form(state, "move", INTENDANT_TR("Move")));
        if (std::ranges::any_of(state.stacks,
                                [&](const Stack& stack) { return stack.owner == state.turn.power && stack.unit == Unit::Transport; })) {
            forms.push_back(movement_form(state, "load", INTENDANT_TR("Load a transport")));
            forms.push_back(movement_form(state, "unload", INTENDANT_TR("Unload a transport")));
        }
        break;
    case Action::Placement:
        if (auto form = placement_form(state); form.fields.size() > 1) {
            forms.push_back(std::move(form));
        }
        break;
    case Action::Combat:
    case Action::Income:
        break;
    }
    return forms;
}

std::vector<UnitCount> units_in(const core::SeatValues& values) {
    std::vector<UnitCount> units;
    for (const auto unit : all_units) {
        if (const int count = core::count_in(values, id_of(unit), most_pieces_in_a_form); count > 0) {
            units.push_back({unit, count});
        }
    }
    return units;
}

} // namespace

core::SeatPage seat_page(const State& state) {
    core::SeatPage page;
    if (!state.begun) {
        page.turn = {INTENDANT_TR("The game has not begun."), {}};
        return page;
    }
    page.turn = named(state.turn.power);
    page.under = {INTENDANT_TR("Round {round}: {phase}"),
                  {{"round", core::number(state.turn.round)}, {"phase", "@action:" + std::string{id_of(state.turn.action)}}}};
    for (const auto power : all_powers) {
        page.accounts.push_back(account_of(state, power));
    }
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        const SpaceId space{static_cast<std::uint8_t>(i)};
        const auto stacks = stacks_in(state, space);
        core::SeatSpace shown{.id = state.tables->spaces[i].id, .name = named(*state.tables, space)};
        if (const auto holder = controller(state, space)) {
            shown.holder = id_of(*holder);
        }
        std::string words;
        int pieces = 0;
        for (const auto power : all_powers) {
            if (const auto kinds = kinds_of(stacks, power); !kinds.empty()) {
                const auto forces = forces_of(stacks, power);
                for (const auto& kind : kinds) {
                    pieces += kind.unit == Unit::IndustrialComplex ? 0 : kind.count;
                }
                words += (words.empty() ? "@power:" : "; @power:") + std::string{id_of(power)} + ": " + forces;
                page.accounts[static_cast<std::size_t>(power)].holdings.push_back({shown.name, told(forces)});
            }
        }
        shown.mark = pieces > 0 ? core::number(pieces) : std::string{};
        shown.stands = words.empty() ? Message{} : told(words);
        page.spaces.push_back(std::move(shown));
    }
    page.battle = battle_of(state);
    page.forms = forms_of(state);
    if (const auto ended = result(state)) {
        page.result = *ended;
    }
    return page;
}

std::optional<Command> proposed(const State& state, std::string_view form, const core::SeatValues& values) {
    const auto& tables = *state.tables;
    if (form == "buy") {
        auto units = units_in(values);
        return units.empty() ? std::nullopt : std::optional<Command>{BuyUnits{std::move(units)}};
    }
    if (form == "research" || form == "develop") {
        auto dice = core::dice_in(values, "dice", most_dice_typed);
        if (!dice || dice->faces.empty()) {
            return std::nullopt;
        }
        return form == "research" ? Command{Research{std::move(*dice)}} : Command{Develop{std::move(*dice)}};
    }
    if (form == "move" || form == "load" || form == "unload" || form == "place") {
        const auto from = tables.find(core::text_in(values, "from"));
        const auto to = tables.find(core::text_in(values, "to"));
        auto units = units_in(values);
        if (!to || units.empty() || (!from && form != "place")) {
            return std::nullopt;
        }
        return form == "move"     ? Command{MoveUnits{.units = std::move(units), .from = *from, .to = *to}}
               : form == "load"   ? Command{LoadTransport{.units = std::move(units), .from = *from, .zone = *to}}
               : form == "unload" ? Command{UnloadTransport{.units = std::move(units), .zone = *from, .to = *to}}
                                  : Command{PlaceUnits{.units = std::move(units), .space = *to}};
    }
    if (form == "dice" && state.battle && !state.battle->to_fire.empty()) {
        const auto& group = state.battle->to_fire.front();
        auto dice = core::dice_in(values, "dice", most_dice_typed);
        return dice ? std::optional<Command>{Fire{.dice = std::move(*dice), .power = group.power, .column = group.column}} : std::nullopt;
    }
    if (form == "losses") {
        TakeLosses command;
        for (const auto power : all_powers) {
            for (const auto unit : all_units) {
                const int count = core::count_in(values, std::string{id_of(power)} + "_" + std::string{id_of(unit)}, most_pieces_in_a_form);
                if (count > 0) {
                    command.losses.push_back({.power = power, .unit = unit, .count = count});
                }
            }
        }
        return command;
    }
    if (form == "decision") {
        const auto choice = core::text_in(values, "to");
        const auto to = tables.find(choice);
        return choice == press_on ? std::optional<Command>{PressOn{}} : to ? std::optional<Command>{Retreat{.to = *to}} : std::nullopt;
    }
    return std::nullopt;
}

std::optional<double> attacker_wins(const State& state, const std::stop_token& stop) {
    if (!state.battle || state.battle->kind == BattleKind::Raid) {
        return std::nullopt;
    }
    auto question = question_of(state, *state.battle);
    question.compare_orders = false;
    odds::Workspace workspace;
    const auto found = answer(question, workspace, stop);
    return found.cancelled || found.objection ? std::nullopt : std::optional{found.to_the_end.odds.win};
}

std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id) {
    if (const auto power = kind == "power" || kind == "seat" ? power_of_id(id) : std::nullopt) {
        return core::in(language, tables.powers[*power].name, tables.powers[*power].translated_name);
    }
    if (const auto space = kind == "space" ? tables.find(id) : std::nullopt) {
        return core::in(language, tables[*space].name, tables[*space].translated_name);
    }
    if (const auto unit = kind == "unit" || kind == "units" ? unit_of_id(id) : std::nullopt) {
        const auto& facts = tables.units[*unit];
        return kind == "unit" ? core::in(language, facts.name, facts.translated_name)
                              : core::in(language, facts.plural, facts.translated_plural);
    }
    if (const auto weapon = kind == "weapon" ? weapon_of_id(id) : std::nullopt) {
        return core::in(language, tables.weapon_names[*weapon], tables.translated_weapon_names[*weapon]);
    }
    return english_name(tables, kind, id);
}

} // namespace intendant::axis_allies

#include "model/axis_allies/seat_page.hpp"

#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/battle/odds.hpp"
#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/forms.hpp"
#include "model/axis_allies/measures.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <algorithm>
#include <iterator>

namespace intendant::axis_allies {

namespace {

using core::Message;
using core::told;

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
        .step = {battle.step == BattleStep::RaidDamage ? INTENDANT_TR("{step}.") : INTENDANT_TR("Round {round}: {step}."), // as in the log
                 {{"round", core::number(battle.round)}, {"step", "@step:" + core::number(static_cast<int>(battle.step))}}}};
    shown.forces.push_back(force_of({INTENDANT_TR("Attackers"), {}}, attackers_of(state, battle)));
    shown.forces.push_back(force_of({INTENDANT_TR("Defenders"), {}}, defenders_of(state, battle)));
    if (!battle.casualties.empty()) {
        shown.forces.push_back(force_of({INTENDANT_TR("Behind the casualty line"), {}}, battle.casualties));
    }
    return shown;
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
    page.forms = forms(state);
    if (const auto ended = result(state)) {
        page.result = *ended;
    }
    return page;
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

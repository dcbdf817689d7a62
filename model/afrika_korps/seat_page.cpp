#include "model/afrika_korps/seat_page.hpp"

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/card.hpp"
#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <cctype>
#include <map>

namespace intendant::afrika_korps {

namespace {

core::Message told(std::string text) { return {"{what}", {{"what", std::move(text)}}}; }

core::SeatAccount account_of(const State& state, Side side) {
    constexpr std::uint32_t red = 0xA2000D; // as on the desk
    constexpr std::uint32_t blue = 0x1F4E9E;
    core::SeatAccount account{
        .id = std::string{id_of(side)}, .name = told(name(side)), .player = {}, .colour = side == Side::Axis ? red : blue};
    account.now = state.turn.side == side && !state.outcome;
    const auto combat = combat_units(state, side);
    const auto add = [&](const char* of, std::string value) { account.figures.push_back({{of, {}}, told(std::move(value))}); };
    add(INTENDANT_TR("Combat units"), number(static_cast<std::int64_t>(combat.size())));
    add(INTENDANT_TR("Supply units"), number(static_cast<std::int64_t>(supply_units(state, side).size())));
    add(INTENDANT_TR("Replacement factors"), number(state.sides[side].factors));
    add(INTENDANT_TR("Isolated units"), number(std::ranges::count_if(combat, [&](CounterId id) { return state[id].isolated > 0; })));
    std::string held;
    for (const auto place : all_key_places) {
        if (of(state.control, place) == side) {
            held += (held.empty() ? "" : ", ") + name(place);
        }
    }
    add(INTENDANT_TR("Controls"), held.empty() ? "-" : held);
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto& piece = state.pieces[i];
        if (side_of(state, id) == side && piece.status != Status::Stock && piece.status != Status::Due) {
            account.holdings.push_back({told(core::words(name(*state.tables, id))),
                                        told(piece.hex ? core::words(name(*state.tables, *piece.hex)) : name(piece.status))});
        }
    }
    return account;
}

/// The hexes where counters stand, and the places that a side controls.
std::vector<core::SeatSpace> spaces_of(const State& state) {
    std::map<HexId, std::vector<CounterId>> standing;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        if (const auto& piece = state.pieces[i]; piece.status == Status::Map && piece.hex) {
            standing[*piece.hex].push_back({static_cast<std::uint8_t>(i)});
        }
    }
    std::map<HexId, Side> held;
    for (const auto place : all_key_places) {
        if (const auto& side = of(state.control, place)) {
            const auto hex = state.tables->hex_of(place);
            held.emplace(hex, *side);
            standing[hex];
        }
    }
    std::vector<core::SeatSpace> spaces;
    for (const auto& [hex, units] : standing) {
        core::SeatSpace space{.id = (*state.tables)[hex].id, .name = told(core::words(name(*state.tables, hex)))};
        if (!units.empty()) {
            space.holder = id_of(side_of(state, units.front()));
            space.mark = number(static_cast<std::int64_t>(units.size()));
            space.stands = told(list_of(*state.tables, units));
        } else {
            space.holder = id_of(held.at(hex));
        }
        spaces.push_back(std::move(space));
    }
    return spaces;
}

core::SeatField choice_of(const char* key, const char* label, std::vector<core::SeatChoice> choices) {
    return {.key = key, .kind = core::SeatField::Kind::Choice, .label = {label, {}}, .choices = std::move(choices)};
}

core::SeatField die_field() { return {.key = "die", .kind = core::SeatField::Kind::Dice, .label = {INTENDANT_TR("Die"), {}}, .most = 1}; }

std::vector<core::SeatChoice> choices_of(const Tables& tables, const std::vector<CounterId>& units) {
    std::vector<core::SeatChoice> choices;
    for (const auto id : units) {
        choices.push_back({tables[id].id, told(core::words(name(tables, id)))});
    }
    return choices;
}

core::SeatForm supply_form(const State& state) {
    core::SeatForm form{.id = "supply", .title = {INTENDANT_TR("Supply of the turn"), {}}, .seats = {std::string{id_of(state.turn.side)}}};
    std::vector<core::SeatChoice> ports;
    for (const auto port : open_ports(state, state.turn.side)) {
        ports.push_back({(*state.tables)[port].id, told(core::words(name(*state.tables, port)))});
    }
    form.fields = {choice_of("port", INTENDANT_TR("Port"), std::move(ports))};
    if (state.turn.side == Side::Axis) {
        form.fields.push_back(die_field());
    }
    return form;
}

/// The own units that may still move, one at a time.
core::SeatForm move_form(const State& state) {
    const auto units = counters_where(state, [&](CounterId id) {
        return state[id].status == Status::Map && side_of(state, id) == state.turn.side && can_move_on(state, id);
    });
    return {.id = "move",
            .title = {INTENDANT_TR("Movement"), {}},
            .seats = {std::string{id_of(state.turn.side)}},
            .fields = {choice_of("unit", INTENDANT_TR("Unit"), choices_of(*state.tables, units)),
                       {.key = "to", .kind = core::SeatField::Kind::Name, .label = {INTENDANT_TR("To hex"), {}}}}};
}

/// All units that may attack a hex, with the first supply that reaches them. Rule: AK-CMB-12.
std::optional<Attack> attack_on(const State& state, HexId hex) {
    const auto all = targets(state);
    const auto target = std::ranges::find(all, hex, &Duty::hex);
    if (target == all.end()) {
        return std::nullopt;
    }
    Attack command{.attackers = may_attack(state, target->enemies), .defenders = {}};
    for (const auto id : target->enemies) {
        command.defenders.push_back({id});
    }
    if (const auto supply = supply_choices(state, command.attackers, target->enemies); !supply.empty()) {
        command.supply = supply.front();
    }
    return command;
}

core::SeatForm attack_form(const State& state) {
    std::vector<core::SeatChoice> hexes;
    for (const auto& each : targets(state)) {
        const auto value = value_of(state, may_attack(state, each.enemies), each.enemies);
        hexes.push_back({(*state.tables)[each.hex].id,
                         {"{hex}: {units}, {odds}",
                          {{"hex", core::words(name(*state.tables, each.hex))},
                           {"units", list_of(*state.tables, each.enemies)},
                           {"odds", value ? std::string{id_of(value->column)} : "-"}}}});
    }
    return {.id = "attack",
            .title = {INTENDANT_TR("Attack with all who may"), {}},
            .seats = {std::string{id_of(state.turn.side)}},
            .fields = {choice_of("on", INTENDANT_TR("Attack on"), std::move(hexes)), die_field()}};
}

core::SeatForm payment_form(const State& state) {
    std::vector<core::SeatChoice> payments;
    for (const auto& each : proposed_payments(state)) {
        payments.push_back({std::to_string(payments.size()), told(list_of(*state.tables, each))});
    }
    return {.id = "pay",
            .title = {INTENDANT_TR("Losses of the exchange: {due} {due:factor|factors} at least"),
                      {{"due", number(state.turn.aftermath->due)}}},
            .seats = {std::string{id_of(*state.turn.aftermath->payer)}},
            .fields = {choice_of("units", INTENDANT_TR("Eliminated"), std::move(payments))}};
}

core::SeatForm retreat_form(const State& state) {
    std::string ways;
    for (const auto& row : proposed_retreats(state)) {
        ways += (ways.empty() ? "" : "; ") + core::words(name(*state.tables, row.unit)) + ": " +
                (row.eliminated ? "-" : list_of(*state.tables, row.way));
    }
    return {.id = "retreat",
            .title = {INTENDANT_TR("Retreats"), {}},
            .seats = {std::string{id_of(Side::Axis)}, std::string{id_of(Side::Allies)}},
            .fields = {choice_of("ways", INTENDANT_TR("Ways"), {{"as_proposed", told(ways)}})}};
}

/// What a battle leaves to be done; or, while battles are declared, who can be attacked, with the odds of all who may. Rule: AK-ODD-1.
std::optional<core::SeatBattle> battle_of(const State& state) {
    const auto& tables = *state.tables;
    core::SeatBattle battle;
    if (const auto& after = state.turn.aftermath; after && after->open()) {
        std::vector<CounterId> attackers;
        std::vector<CounterId> defenders;
        for (const auto& each : after->attackers) {
            attackers.push_back(each.unit);
        }
        for (const auto& each : after->defenders) {
            defenders.push_back(each.unit);
        }
        battle.where = told(list_of(tables, after->hexes));
        battle.step = after->payer ? core::Message{INTENDANT_TR("Losses of the exchange: {due} {due:factor|factors} at least"),
                                                   {{"due", number(after->due)}}}
                                   : core::Message{INTENDANT_TR("Retreats"), {}};
        battle.forces = {{.name = {INTENDANT_TR("Attackers"), {}}, .pieces = {told(list_of(tables, attackers))}},
                         {.name = {INTENDANT_TR("Defenders"), {}}, .pieces = {told(list_of(tables, defenders))}}};
        return battle;
    }
    if (state.turn.phase != Phase::Combat || !whole_map(state) || state.outcome) {
        return std::nullopt;
    }
    for (const auto& each : targets(state)) {
        const auto attackers = may_attack(state, each.enemies);
        const auto value = value_of(state, attackers, each.enemies);
        battle.forces.push_back(
            {.name = told(core::words(name(tables, each.hex))),
             .pieces = {{INTENDANT_TR("Defenders: {units}"), {{"units", list_of(tables, each.enemies)}}},
                        {INTENDANT_TR("May attack: {units}"), {{"units", attackers.empty() ? "-" : list_of(tables, attackers)}}},
                        {INTENDANT_TR("Odds of all of them: {odds}"), {{"odds", value ? std::string{id_of(value->column)} : "-"}}}}});
    }
    if (battle.forces.empty()) {
        return std::nullopt;
    }
    battle.where = told(name(state.turn.phase));
    battle.step = {INTENDANT_TR("Who can be attacked"), {}};
    return battle;
}

/// What a player may propose from his seat. Where the books do not keep the map the banker enters it.
std::vector<core::SeatForm> forms_of(const State& state) {
    std::vector<core::SeatForm> forms;
    if (state.outcome || !whole_map(state)) {
        return forms;
    }
    const auto& turn = state.turn;
    if (turn.phase == Phase::Arrival && !turn.supply_done && !open_ports(state, turn.side).empty()) {
        forms.push_back(supply_form(state));
    }
    if (turn.phase == Phase::Movement) {
        forms.push_back(move_form(state));
    }
    if (turn.aftermath && turn.aftermath->payer) {
        forms.push_back(payment_form(state));
    } else if (turn.aftermath && !turn.aftermath->retreating.empty()) {
        forms.push_back(retreat_form(state));
    } else if (turn.phase == Phase::Combat && !targets(state).empty()) {
        forms.push_back(attack_form(state));
    }
    return forms;
}

} // namespace

core::SeatPage seat_page(const State& state) {
    core::SeatPage page;
    if (!state.begun) {
        page.turn = {INTENDANT_TR("The game has not begun."), {}};
        return page;
    }
    const auto turn = static_cast<std::size_t>(state.turn.number);
    const auto& calendar = state.tables->calendar;
    page.turn = told(name(state.turn.side));
    page.under = {"{turn}: {phase}",
                  {{"turn", core::words(turn <= calendar.size() ? calendar[turn - 1].label : std::to_string(turn))},
                   {"phase", name(state.turn.phase)}}};
    for (const auto side : all_sides) {
        page.accounts.push_back(account_of(state, side));
    }
    page.battle = battle_of(state);
    page.spaces = spaces_of(state);
    page.forms = forms_of(state);
    page.result = card(state).result;
    return page;
}

std::optional<Command> proposed(const State& state, std::string_view form, const core::SeatValues& values) {
    const auto& tables = *state.tables;
    const auto all = forms_of(state); // what is not asked for now makes nothing
    if (std::ranges::find(all, form, &core::SeatForm::id) == all.end()) {
        return std::nullopt;
    }
    auto dice = core::dice_in(values, "die", 1);
    if (dice && dice->faces.empty()) {
        dice.reset();
    }
    if (form == "supply") {
        const auto port = tables.find(core::text_in(values, "port"));
        return port ? std::optional<Command>{BringSupply{.dice = std::move(dice), .port = port}} : std::nullopt;
    }
    if (form == "move") {
        const auto unit = tables.find_counter(core::text_in(values, "unit"));
        std::string label{core::text_in(values, "to")};
        std::ranges::transform(label, label.begin(), [](unsigned char sign) { return static_cast<char>(std::toupper(sign)); });
        const auto to = tables.find(label);
        return unit && to ? std::optional<Command>{MoveUnits{.units = {*unit}, .to = *to}} : std::nullopt;
    }
    if (form == "attack") {
        const auto hex = tables.find(core::text_in(values, "on"));
        auto command = hex ? attack_on(state, *hex) : std::nullopt;
        if (!command) {
            return std::nullopt;
        }
        command->dice = std::move(dice);
        return *command;
    }
    if (form == "pay") {
        const auto payments = proposed_payments(state);
        const auto which = static_cast<std::size_t>(core::count_in(values, "units", static_cast<int>(payments.size())));
        if (core::text_in(values, "units").empty() || which >= payments.size()) {
            return std::nullopt;
        }
        PayExchange command;
        for (const auto id : payments[which]) {
            command.payments.push_back({.unit = id});
        }
        return command;
    }
    return RetreatUnits{proposed_retreats(state)};
}

std::string name_in(const Tables& tables, core::Language, std::string_view kind, std::string_view id) {
    return english_name(tables, kind == "seat" ? "side" : kind, id);
}

} // namespace intendant::afrika_korps

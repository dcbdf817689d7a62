#include "model/afrika_korps/forms.hpp"

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/forms_of_units.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace intendant::afrika_korps {

core::Form own_form(const State& state, core::Message title) {
    auto form = core::form_of(id_of(state.turn.side), std::move(title));
    if (!whole_map(state)) {
        form.seats.clear();
    }
    return form;
}

core::FormChoice choice_of(const State& state, HexId hex) { return {(*state.tables)[hex].id, core::told(name(*state.tables, hex))}; }

core::Message label_of(const State& state, CounterId id) {
    const auto& counter = (*state.tables)[id];
    return {"{unit} {attack}-{defence}-{movement}",
            {{"unit", name(*state.tables, id)},
             {"attack", number(counter.attack)},
             {"defence", number(counter.defence)},
             {"movement", number(counter.movement)}}};
}

core::FormField unit_field(const State& state, CounterId id, const core::FormValues& values, bool proposed) {
    auto field = core::count_field(std::string{unit_mark} + (*state.tables)[id].id, label_of(state, id), 1, values, proposed ? 1 : 0);
    return core::leading(core::listed(std::move(field), {}));
}

std::vector<CounterId> units_in(const State& state, const core::FormValues& values) {
    std::vector<CounterId> units;
    for (const auto id : core::ticked(values, unit_mark)) {
        if (const auto unit = state.tables->find_counter(id)) {
            units.push_back(*unit);
        }
    }
    std::ranges::sort(units);
    return units;
}

namespace {

using core::Form;
using core::FormChoice;
using core::FormField;
using core::FormValues;
using core::leading;
using core::Message;
using core::told;
using Units = std::vector<CounterId>;

std::optional<HexId> hex_in(const State& state, const FormValues& values, std::string_view key) {
    return state.tables->find(core::text_in(values, key));
}

FormField die_field(const FormValues& values) { return core::dice_field("die", {INTENDANT_TR("Die"), {}}, 1, values); }

/// One that is offered to the table where it threw, or has the program throw.
std::optional<core::Throw> die_in(const FormValues& values) { return core::throw_in(values, "die"); }

FormField port_field(const State& state, const FormValues& values) {
    std::vector<FormChoice> ports;
    for (const auto port : open_ports(state, state.turn.side)) {
        ports.push_back(choice_of(state, port));
    }
    const auto first = ports.empty() ? std::string{} : ports.front().id;
    return core::choice_field("port", {INTENDANT_TR("Port"), {}}, std::move(ports), values, first);
}

/// Supply may come: there is a port, and room for it, or the table throws all the same. Rule: AK-SUP-2, AK-SUP-3.
bool supply_due(const State& state) {
    const auto side = state.turn.side;
    const bool full = own_supply_on_map(state, side) >= most_supply(*state.tables, side);
    return state.turn.phase == Phase::Arrival && !state.turn.supply_done && !open_ports(state, side).empty() &&
           (!full || (side == Side::Axis && state.options.roll_with_supply_full));
}

/// While some is at hand. Rule: AK-SUP-2, AK-SUP-3.
std::optional<Form> supply_form(const State& state, const FormValues& values) {
    if (!supply_due(state)) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Supply of the turn"), {}});
    if (!supply_at_hand(state, state.turn.side, false)) {
        form.seats.clear();
    }
    form.act = {INTENDANT_TR("Place supply"), {}};
    form.fields = {port_field(state, values)};
    if (state.turn.side == Side::Axis) {
        form.fields.push_back(die_field(values));
    }
    return form;
}

std::optional<Command> bring_supply(const State& state, const FormValues& values) {
    const auto port = hex_in(state, values, "port");
    return port ? std::optional<Command>{BringSupply{.dice = die_in(values), .port = port}} : std::nullopt;
}

std::optional<Form> decline_form(const State& state, const FormValues&) {
    if (!supply_due(state)) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("No supply"), {}});
    form.seats.clear();
    form.act = {INTENDANT_TR("Decline"), {}};
    return form;
}

std::optional<Command> decline(const State&, const FormValues&) { return BringSupply{.dice = {}, .port = {}, .declined = true}; }

/// Those of one kind, for the books ask them so; with what they cost of the replacement factors. Rule: AK-RNF-2, AK-SEA-2, AK-RPL-4.
std::optional<Form> enter_form(const State& state, const FormValues& values, Status kind, Message title) {
    auto units = who_may_enter(state);
    std::erase_if(units, [&](CounterId id) { return state[id].status != kind; });
    if (state.turn.phase != Phase::Arrival || units.empty() || open_ports(state, state.turn.side).empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, std::move(title));
    form.act = {INTENDANT_TR("Bring in"), {}};
    int cost = 0;
    for (const auto id : units) {
        form.fields.push_back(unit_field(state, id, values, false));
        const bool paid = state[id].status == Status::Eliminated;
        cost += paid && form.fields.back().value == "1" ? (*state.tables)[id].attack : 0;
        if (paid) {
            form.fields.back().label = {INTENDANT_TR("{unit}, for {cost} {cost:factor|factors}"),
                                        {{"unit", name(*state.tables, id)}, {"cost", number((*state.tables)[id].attack)}}};
        }
    }
    form.fields.push_back(port_field(state, values));
    if (const int have = state.sides[state.turn.side].factors; kind == Status::Eliminated) {
        form.sums.push_back({INTENDANT_TR("Replacement factors: {cost} of {have}"), {{"cost", number(cost)}, {"have", number(have)}}});
    }
    return form;
}

std::optional<Form> waiting_form(const State& state, const FormValues& values) {
    return enter_form(state, values, Status::Waiting, {INTENDANT_TR("Units come in"), {}});
}

std::optional<Form> landing_form(const State& state, const FormValues& values) {
    return enter_form(state, values, Status::Sea, {INTENDANT_TR("Units come in from the sea"), {}});
}

std::optional<Form> replacing_form(const State& state, const FormValues& values) {
    return enter_form(state, values, Status::Eliminated, {INTENDANT_TR("Units come back for replacement factors"), {}});
}

std::optional<Command> enter(const State& state, const FormValues& values) {
    auto units = units_in(state, values);
    return units.empty() ? std::nullopt
                         : std::optional<Command>{EnterUnits{.units = std::move(units), .port = hex_in(state, values, "port")}};
}

constexpr std::string_view bonus = "bonus";

/// Rommel's bonus is for units that begin with him. Rule: AK-ROM-1.
bool with_rommel(const State& state, HexId from) {
    return std::ranges::any_of(movable_in(state, from), [&](CounterId id) { return (*state.tables)[id].type == UnitType::Hq; });
}

std::optional<Form> move_form(const State& state, const FormValues& values) {
    if (!whole_map(state) || state.turn.phase != Phase::Movement) {
        return std::nullopt;
    }
    std::vector<FormChoice> hexes;
    for (std::uint16_t i = 0; i < state.tables->hexes.size(); ++i) {
        if (const auto there = movable_in(state, {i}); !there.empty()) {
            hexes.push_back({state.tables->hexes[i].id,
                             {"{hex}: {units}", {{"hex", name(*state.tables, HexId{i})}, {"units", list_of(*state.tables, there)}}}});
        }
    }
    if (hexes.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Movement"), {}});
    form.fields = {leading(core::choice_field("from", {INTENDANT_TR("From"), {}}, std::move(hexes), values))};
    std::vector<FormChoice> reached;
    if (const auto from = state.tables->find(form.fields.front().value)) {
        const auto there = movable_in(state, *from);
        for (const auto id : there) {
            form.fields.push_back(unit_field(state, id, values, there.size() == 1));
        }
        const auto units = units_in(state, core::filled(form, {}));
        if (with_rommel(state, *from) &&
            std::ranges::any_of(units, [&](CounterId id) { return (*state.tables)[id].type != UnitType::Hq; })) {
            form.fields.push_back(leading(core::count_field(std::string{bonus}, {INTENDANT_TR("With Rommel's bonus"), {}}, 1, values)));
        }
        if (!units.empty()) {
            const auto reach = reach_of(state, units, form.fields.back().key == bonus && form.fields.back().value == "1");
            const bool nobody_with_rommel =
                std::ranges::all_of(units, [&](CounterId id) { return (*state.tables)[id].type == UnitType::Hq; });
            for (const auto hex : reach.hexes()) {
                if (hex != *from &&
                    (!nobody_with_rommel || core::lawful(decide(state, MoveUnits{.units = units, .to = hex})))) { // AK-ROM-5
                    reached.push_back(choice_of(state, hex));
                }
            }
            if (reached.empty()) {
                form.sums.push_back({INTENDANT_TR("{units}: together they come to no other hex now without breaking a rule."),
                                     {{"units", list_of(*state.tables, units)}}});
            }
        }
    }
    form.fields.push_back(core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(reached), values));
    return form;
}

/// A hex out of reach is answered with its clause. Rule: AK-MOV-1.
std::optional<Command> move(const State& state, const FormValues& values) {
    auto units = units_in(state, values);
    const auto from = hex_in(state, values, "from");
    std::erase_if(units, [&](CounterId id) { return state[id].hex != from; });
    const auto to = hex_in(state, values, "to");
    return !units.empty() && to ? std::optional<Command>{MoveUnits{
                                      .units = std::move(units), .to = *to, .way = {}, .with_rommel = core::text_in(values, bonus) == "1"}}
                                : std::nullopt;
}

/// The enemies in a hex that may be attacked; none: nobody may be there.
Units enemies_at(const State& state, HexId hex) {
    const auto all = targets(state);
    const auto target = std::ranges::find(all, hex, &Duty::hex);
    return target == all.end() ? Units{} : target->enemies;
}

constexpr std::string_view enemy_mark = "enemy_";

/// One field an enemy where there is a choice: of a stack some may be fought alone, and others beside it with them. What was ticked
/// counts while somebody in the hex is. Rule: AK-CMB-5, AK-CMB-7.
std::vector<std::pair<CounterId, FormField>> enemy_fields(const State& state, HexId hex, const FormValues& values) {
    const auto here = enemies_at(state, hex);
    const auto who = may_attack(state, here);
    const auto key_of = [&](CounterId id) { return std::string{enemy_mark} + (*state.tables)[id].id; };
    const bool ticked = std::ranges::any_of(here, [&](CounterId id) { return core::text_in(values, key_of(id)) == "1"; });
    std::vector<std::pair<CounterId, FormField>> fields;
    for (const auto& each : targets(state)) {
        const bool is_here = each.hex == hex;
        const auto others = is_here ? who : may_attack(state, each.enemies);
        const bool together = std::ranges::any_of(others, [&](CounterId id) { return std::ranges::find(who, id) != who.end(); });
        for (const auto id : together ? each.enemies : Units{}) {
            auto field = core::count_field(key_of(id), {INTENDANT_TR("Against {unit}"), {{"unit", name(*state.tables, id)}}}, 1,
                                           ticked ? values : FormValues{}, is_here ? 1 : 0);
            fields.emplace_back(id, leading(core::listed(std::move(field), {})));
        }
    }
    if (fields.size() == 1) { // there is no choice
        fields.clear();
    }
    return fields;
}

/// The enemies that were ticked; all in the hex where there was nothing to choose.
Units enemies_in(const State& state, HexId hex, const FormValues& values) {
    const auto fields = enemy_fields(state, hex, values);
    if (fields.empty()) {
        return enemies_at(state, hex);
    }
    Units chosen;
    for (const auto& [id, field] : fields) {
        if (field.value == "1") {
            chosen.push_back(id);
        }
    }
    std::ranges::sort(chosen);
    return chosen;
}

std::string written(const State& state, const Units& units) { return units.empty() ? "-" : list_of(*state.tables, units); }

/// On whom, who of those beside, with which supply: the odds and the die. Rule: AK-CMB-3, AK-ASP-8, AK-ODD-1.
std::optional<Form> attack_form(const State& state, const FormValues& values) {
    const auto all = whole_map(state) && state.turn.phase == Phase::Combat && !(state.turn.aftermath && state.turn.aftermath->open())
                         ? targets(state)
                         : std::vector<Duty>{};
    if (all.empty()) {
        return std::nullopt;
    }
    std::vector<FormChoice> hexes;
    for (const auto& each : all) {
        const auto value = value_of(state, may_attack(state, each.enemies), each.enemies);
        hexes.push_back({(*state.tables)[each.hex].id,
                         {INTENDANT_TR("{hex}: {units}, at most {odds}"),
                          {{"hex", name(*state.tables, each.hex)},
                           {"units", list_of(*state.tables, each.enemies)},
                           {"odds", value ? std::string{id_of(value->column)} : "-"}}}});
    }
    auto form = own_form(state, {INTENDANT_TR("Attack"), {}});
    form.fields = {leading(core::choice_field("on", {INTENDANT_TR("Attack on"), {}}, std::move(hexes), values))};
    if (const auto hex = state.tables->find(form.fields.front().value)) {
        for (auto& [id, field] : enemy_fields(state, *hex, values)) {
            form.fields.push_back(std::move(field));
        }
        const auto enemies = enemies_in(state, *hex, core::filled(form, {}));
        for (const auto id : enemies.empty() ? Units{} : may_attack(state, enemies)) {
            form.fields.push_back(unit_field(state, id, values, true));
        }
        const auto attackers = units_in(state, core::filled(form, {}));
        std::vector<FormChoice> supplies;
        for (const auto& each : attackers.empty() ? std::vector<Units>{} : supply_choices(state, attackers, enemies)) {
            supplies.push_back({number(static_cast<std::int64_t>(supplies.size())), told(written(state, each))});
        }
        if (!supplies.empty()) {
            form.fields.push_back(core::choice_field("supply", {INTENDANT_TR("Supply"), {}}, std::move(supplies), values, "0"));
        }
        if (form.fields.back().key != "supply" && !attackers.empty()) {
            form.sums.push_back({INTENDANT_TR("No supply unit supports all of them"), {}});
        }
        const auto value = attackers.empty() ? std::nullopt : value_of(state, attackers, enemies);
        form.sums.push_back({INTENDANT_TR("Odds: {odds}"), {{"odds", value ? std::string{id_of(value->column)} : "-"}}});
    }
    form.fields.push_back(die_field(values));
    return form;
}

std::optional<Command> attack(const State& state, const FormValues& values) {
    const auto hex = hex_in(state, values, "on");
    const auto enemies = hex ? enemies_in(state, *hex, values) : Units{};
    Attack command{.attackers = units_in(state, values), .defenders = {}, .supply = {}, .dice = die_in(values)};
    if (enemies.empty() || command.attackers.empty()) {
        return std::nullopt;
    }
    for (const auto id : enemies) {
        command.defenders.push_back({id});
    }
    const auto supplies = supply_choices(state, command.attackers, enemies);
    const auto which = static_cast<std::size_t>(core::count_in(values, "supply", static_cast<int>(supplies.size())));
    if (which < supplies.size()) {
        command.supply = supplies[which];
    }
    return command;
}

std::optional<Form> payment_form(const State& state, const FormValues& values) {
    if (!whole_map(state) || !state.turn.aftermath || !state.turn.aftermath->payer) {
        return std::nullopt;
    }
    std::vector<FormChoice> payments;
    for (const auto& each : proposed_payments(state)) {
        payments.push_back({number(static_cast<std::int64_t>(payments.size())), told(written(state, each))});
    }
    auto form =
        core::form_of(id_of(*state.turn.aftermath->payer), {INTENDANT_TR("Losses of the exchange: {due} {due:factor|factors} at least"),
                                                            {{"due", number(state.turn.aftermath->due)}}});
    form.fields = {core::choice_field("units", {INTENDANT_TR("Eliminated"), {}}, std::move(payments), values)};
    return form;
}

std::optional<Command> pay(const State& state, const FormValues& values) {
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

constexpr std::string_view no_way = "none";

/// The unit that retreats first chooses its way; those after it follow in their order. Rule: AK-RET-1, AK-RET-7.
std::optional<Form> retreat_form(const State& state, const FormValues& values) {
    const auto& after = state.turn.aftermath;
    if (!whole_map(state) || !after || after->payer || after->retreating.empty()) {
        return std::nullopt;
    }
    Form form{
        .id = {}, .title = {INTENDANT_TR("Retreats"), {}}, .seats = {std::string{id_of(Side::Axis)}, std::string{id_of(Side::Allies)}}};
    for (const auto& row : proposed_retreats(state)) {
        std::vector<FormChoice> ways;
        std::string proposed;
        for (const auto& way : retreat_ways(state, row.unit)) {
            ways.push_back({number(static_cast<std::int64_t>(ways.size())), told(list_of(*state.tables, way))});
            proposed = !row.eliminated && way == row.way ? ways.back().id : proposed;
        }
        if (row.eliminated || proposed.empty()) {
            ways = {{std::string{no_way}, {INTENDANT_TR("eliminated: it has no way"), {}}}};
        }
        form.fields.push_back(core::choice_field(std::string{unit_mark} + (*state.tables)[row.unit].id, label_of(state, row.unit),
                                                 std::move(ways), values, proposed));
    }
    return form;
}

std::optional<Command> retreat(const State& state, const FormValues& values) {
    auto rows = proposed_retreats(state);
    for (auto& row : rows) {
        const auto ways = retreat_ways(state, row.unit);
        const auto key = std::string{unit_mark} + (*state.tables)[row.unit].id;
        const auto which = static_cast<std::size_t>(core::count_in(values, key, static_cast<int>(ways.size())));
        if (!row.eliminated && core::text_in(values, key) != no_way && !core::text_in(values, key).empty() && which < ways.size()) {
            row.way = ways[which];
        }
    }
    return RetreatUnits{std::move(rows)};
}

/// Rule: AK-ADV-1, AK-ADV-3.
std::optional<Form> advance_form(const State& state, const FormValues& values) {
    const auto all = whole_map(state) && state.turn.aftermath && !state.turn.aftermath->open() ? possible_advances(state)
                                                                                               : std::vector<PossibleAdvance>{};
    if (all.empty()) {
        return std::nullopt;
    }
    std::vector<FormChoice> hexes;
    for (const auto& each : all) {
        hexes.push_back(choice_of(state, each.hex));
    }
    auto form = own_form(state, {INTENDANT_TR("Advance"), {}});
    form.fields = {leading(core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(hexes), values))};
    for (const auto& each : all) {
        if ((*state.tables)[each.hex].id == form.fields.front().value) {
            for (const auto id : each.units) {
                form.fields.push_back(unit_field(state, id, values, false));
            }
            break;
        }
    }
    return form;
}

std::optional<Command> advance(const State& state, const FormValues& values) {
    auto units = units_in(state, values);
    return units.empty() ? std::nullopt
                         : std::optional<Command>{AdvanceUnits{.units = std::move(units), .to = hex_in(state, values, "to")}};
}

constexpr std::string_view control_mark = "control_";
constexpr std::string_view nobody = "nobody";

/// Where the books do not keep the map, the table says who controls the places and which units are isolated. Rule: AK-CAL-10, AK-ISO-2.
void ask_of_the_map(const State& state, const FormValues& values, Form& form) {
    std::vector<FormChoice> sides{{std::string{nobody}, {INTENDANT_TR("nobody"), {}}}};
    for (const auto side : all_sides) {
        sides.push_back({std::string{id_of(side)}, told(name(side))});
    }
    for (std::size_t i = 0; i < all_key_places.size(); ++i) {
        const auto place = all_key_places[i];
        const auto& held = state.control[i];
        form.fields.push_back(core::choice_field(std::string{control_mark} + std::string{id_of(place)}, told(name(place)), sides, values,
                                                 held ? std::string{id_of(*held)} : nobody));
    }
    for (const auto id : combat_units(state, state.turn.side)) {
        form.fields.push_back(unit_field(state, id, values, false));
    }
    form.note = {INTENDANT_TR("Who controls these places now, and which units are isolated?"), {}};
}

std::optional<Form> end_form(const State& state, const FormValues& values) {
    auto form = own_form(state, {INTENDANT_TR("Done: {phase}"), {{"phase", name(state.turn.phase)}}});
    if (state.turn.phase == Phase::Start || state.turn.phase == Phase::End) {
        form.act =
            state.turn.phase == Phase::Start ? Message{INTENDANT_TR("Start the turn"), {}} : Message{INTENDANT_TR("End the turn"), {}};
        form.title = form.act;
        if (!whole_map(state)) {
            ask_of_the_map(state, values, form);
        }
    }
    return form;
}

std::vector<ControlRow> control_in(const FormValues& values) {
    std::vector<ControlRow> rows;
    for (const auto place : all_key_places) {
        const auto text = core::text_in(values, std::string{control_mark} + std::string{id_of(place)});
        const auto side = std::ranges::find(all_sides, text, [](Side each) { return id_of(each); });
        if (!text.empty()) {
            rows.push_back({place, side != all_sides.end() ? std::optional{*side} : std::nullopt});
        }
    }
    return rows;
}

std::optional<Command> end_phase(const State& state, const FormValues& values) {
    auto isolated = whole_map(state) ? std::optional<Units>{} : std::optional{units_in(state, values)};
    if (state.turn.phase == Phase::Start) {
        return StartTurn{.control = control_in(values), .isolated = std::move(isolated)};
    }
    return state.turn.phase == Phase::End ? Command{EndTurn{.control = control_in(values), .isolated = std::move(isolated)}}
                                          : Command{EndPhase{}};
}

bool asks(const State& state) { return state.begun && !state.outcome; }

using Made = MadeForm;

const auto& all_forms() {
    static const core::FormList list{asks,
                                     std::array{Made{"pay", payment_form, pay}, Made{"retreat", retreat_form, retreat}, rommel_form,
                                                Made{"supply", supply_form, bring_supply}, Made{"decline", decline_form, decline},
                                                Made{"enter", waiting_form, enter}, Made{"land", landing_form, enter},
                                                Made{"come_back", replacing_form, enter}, Made{"move", move_form, move}, victory_form,
                                                embark_form, exchange_form, capture_form, doomed_form, Made{"attack", attack_form, attack},
                                                Made{"advance", advance_form, advance}, destroy_form, Made{"end", end_form, end_phase}}};
    return list;
}

} // namespace

std::vector<Form> forms(const State& state) { return all_forms().now(state); }

std::optional<Form> form(const State& state, std::string_view id, const FormValues& values) { return all_forms().form(state, id, values); }

std::optional<Command> answered(const State& state, std::string_view id, const FormValues& values) {
    return all_forms().answer(state, id, values);
}

} // namespace intendant::afrika_korps

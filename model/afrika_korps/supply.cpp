#include "model/afrika_korps/decision.hpp"

#include "model/afrika_korps/ground.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

/// Brings a supply unit into one of the ports, or into the one that is said. Rule: AK-SUP-5, AK-SET-5, AK-MOV-4.
std::optional<core::Refused> place_supply(Decision& decision, const std::optional<HexId>& port_said, const std::vector<HexId>& ports) {
    const auto& now = decision.now();
    const auto& tables = decision.tables();
    const auto side = decision.side();
    if (!port_said && ports.size() > 1 && whole_map(now)) {
        return refuse("AK-SUP-5", INTENDANT_TR("Say in which port the supply is placed: {ports}."), {{"ports", list_of(tables, ports)}});
    }
    const auto port = port_said.value_or(ports.empty() ? HexId{} : ports.front());
    if (std::ranges::find(ports, port) == ports.end()) {
        decision.breaks("AK-SUP-5", INTENDANT_TR("{hex} is no port that the {side} controlled when the turn began."),
                        {{"hex", name(tables, port)}, {"side", name(side)}});
    }
    const auto supply = supply_at_hand(now, side, false);
    if (!supply) {
        return refuse("AK-SET-5", INTENDANT_TR("No supply counter of the {side} is at hand."), {{"side", name(side)}});
    }
    if (whole_map(now) && !tables.map->land(port)) {
        return refuse("AK-MOV-4", INTENDANT_TR("Nothing can stand in {hex}."), {{"hex", name(tables, port)}});
    }
    decision.book(SupplyArrived{.supply = *supply, .hex = whole_map(now) ? std::optional{port} : std::nullopt});
    return std::nullopt;
}

} // namespace

/// Rule: AK-CAL-3, AK-CAL-7, AK-SUP-2 to AK-SUP-8, AK-SUP-10, AK-SUP-11, AK-RNF-6.
core::Verdict<Event> decide(const State& state, const BringSupply& command) {
    Decision decision(state);
    if (const auto why = reach_phase(decision, Phase::Arrival)) {
        return *why;
    }
    const auto& now = decision.now();
    const auto& tables = decision.tables();
    const auto side = decision.side();
    const std::string clause = side == Side::Axis ? "AK-SUP-3" : "AK-SUP-2";
    if (side == Side::Axis && no_port_yet(now)) {
        decision.breaks("AK-SUP-4", INTENDANT_TR("In the first turn no supply comes for the Axis, and no die is thrown for it."));
    }
    if (now.turn.supply_done) {
        decision.breaks(clause, INTENDANT_TR("The supply of this turn has been settled already."));
    }
    if (command.declined && !command.dice) {
        decision.book(SupplyForgone{.side = side, .why = Forgone::Declined});
        return std::move(decision).accepted();
    }
    const auto ports = open_ports(now, side);
    if (ports.empty() && !command.port) {
        return refuse(clause, INTENDANT_TR("The {side} controls no port: no supply comes."), {{"side", name(side)}});
    }
    const bool full = own_supply_on_map(now, side) >= most_supply(tables, side);
    if (side == Side::Allies && command.dice) {
        return refuse("AK-SUP-2", INTENDANT_TR("The Allies throw no die for their supply."));
    }
    if (full && !(side == Side::Axis && now.options.roll_with_supply_full)) {
        decision.breaks(side == Side::Axis ? "AK-SUP-6" : "AK-SUP-8",
                        INTENDANT_TR("The {side} has {count} supply units of its own on the map: no more may come."),
                        {{"side", name(side)}, {"count", number(own_supply_on_map(now, side))}});
    }
    if (side == Side::Axis) {
        if (!command.dice) {
            return refuse("AK-SUP-3", INTENDANT_TR("The Axis throws a die for its supply."));
        }
        if (const auto why = die_objection(*command.dice)) {
            return *why;
        }
        const bool arrives = tables.supply_arrives(now.turn.number, command.dice->faces.front());
        decision.book(SupplyRolled{.dice = *command.dice, .arrives = arrives});
        if (!arrives) {
            return std::move(decision).accepted();
        }
    }
    if (command.declined || (full && now.options.roll_with_supply_full && side == Side::Axis)) {
        decision.book(SupplyForgone{.side = side, .why = command.declined ? Forgone::Declined : Forgone::Full});
        return std::move(decision).accepted();
    }
    if (auto why = place_supply(decision, command.port, ports)) {
        return *why;
    }
    return std::move(decision).accepted();
}

/// Rule: AK-SUP-16.
core::Verdict<Event> decide(const State& state, const DestroySupply& command) {
    const auto status = state[command.supply].status;
    if (!supply_unit(state, command.supply) || (status != Status::Map && status != Status::Sea)) {
        return refuse("AK-SUP-16", INTENDANT_TR("{unit} is no supply unit in play."), {{"unit", name(*state.tables, command.supply)}});
    }
    Decision decision(state);
    decision.book(SupplyDestroyed{.supply = command.supply});
    return std::move(decision).accepted();
}

namespace {

/// Only one unit captures so in a hex, and that is its combat of the turn. Rule: AK-CAP-11.
void check_attack_on_supply(Decision& decision, const State& state, const CaptureSupply& command) {
    const auto& tables = decision.tables();
    const auto& captors = state.turn.captors;
    const auto before = std::ranges::find(captors, state[command.supply].hex.value_or(HexId{}), &Stood::hex);
    const bool here = state[command.supply].hex && before != captors.end();
    if (here && before->unit != *command.captor) {
        decision.breaks("AK-CAP-11",
                        INTENDANT_TR("{unit} has captured supply in {hex} in this turn: only one unit may do so in a hex, the others "
                                     "attack the combat units there."),
                        {{"unit", name(tables, before->unit)}, {"hex", name(tables, before->hex)}});
    }
    if (state[*command.captor].fought && !(here && before->unit == *command.captor)) {
        decision.breaks("AK-CAP-11", INTENDANT_TR("{unit} has fought already: a capture is its combat of the turn."),
                        {{"unit", name(tables, *command.captor)}});
    }
}

/// Rule: AK-CAP-2, AK-CAP-7, AK-CAP-9, AK-CAP-11.
void check_where_supply_stands(Decision& decision, const State& state, const CaptureSupply& command) {
    using enum CaptureMethod;
    const auto& hex = state[command.supply].hex;
    if (!whole_map(state) || !hex) {
        return;
    }
    const auto& tables = decision.tables();
    const auto owner = side_of(state, command.supply);
    const Parameters named{{"unit", name(tables, command.supply)}, {"method", name(command.method)}};
    const bool fortress = tables.map->terrain(*hex) == Terrain::Fortress;
    const bool alone = stack_in(state, *hex, owner).empty();
    if (fortress != (command.method == Fortress) && (command.method == Fortress || command.method == Move || command.method == BattleB)) {
        decision.breaks(
            command.method == BattleB ? "AK-CAP-11" : "AK-CAP-7",
            INTENDANT_TR("Supply in a fortress is captured as a lone unit at the end of movement, or in battle with its garrison."));
    }
    const bool overrun = std::ranges::all_of(stack_in(state, *hex, owner), [&](CounterId id) { return state[id].overrun; });
    if (!alone && (command.method == Move || command.method == Fortress || (command.method == Victory && !overrun))) {
        decision.breaks("AK-CAP-9", INTENDANT_TR("Combat units stand with {unit}: it takes a battle, or an automatic victory."), named);
    }
    if (command.captor && state[*command.captor].hex != hex && !meet(state, state[*command.captor].hex.value_or(*hex), *hex)) {
        decision.breaks("AK-CAP-2", INTENDANT_TR("The captor does not stand next to {unit}."), named);
    }
}

/// Whom the capture takes time; where a lone supply unit in a fortress is captured and nobody is named, one that stands beside it.
std::optional<CounterId> captor_of(const State& state, const CaptureSupply& command) {
    using enum CaptureMethod;
    auto captor = command.method == BattleB || command.method == Fortress ? command.captor : std::nullopt;
    if (command.method == Fortress && !captor && whole_map(state)) { // the one beside it; of several one that has moved
        auto beside = combat_units(state, enemy_of(side_of(state, command.supply)));
        const auto& hex = state[command.supply].hex;
        std::erase_if(beside, [&](CounterId id) { return !hex || !state[id].hex || !meet(state, *state[id].hex, *hex); });
        std::ranges::stable_sort(beside, {}, [&](CounterId id) { return !state[id].moved; });
        captor = beside.empty() ? std::nullopt : std::optional{beside.front()};
    }
    return captor;
}

} // namespace

/// Rule: AK-CAP-2 to AK-CAP-15.
core::Verdict<Event> decide(const State& state, const CaptureSupply& command) {
    const auto& tables = *state.tables;
    const Parameters named{{"unit", name(tables, command.supply)}, {"method", name(command.method)}};
    if (!supply_unit(state, command.supply) || state[command.supply].status != Status::Map) {
        return refuse("AK-CAP-2", INTENDANT_TR("{unit} is no supply unit on the map."), named);
    }
    const auto owner = side_of(state, command.supply);
    using enum CaptureMethod;
    Decision decision(state);
    const bool in_movement = command.method == Move || command.method == Victory || command.method == Fortress;
    if (in_movement) {
        if (const auto why = reach_phase(decision, Phase::Movement)) {
            return *why;
        }
    } else if (const auto why = reach_phase(decision, command.method == BattleB && state.turn.phase < Phase::Combat ? Phase::PreCombat
                                                                                                                    : Phase::Combat)) {
        return *why; // who captures so does not fight, and needs no battle to be spared for (AK-CAP-11)
    }
    if (owner == state.turn.side && command.method != RetreatAdvance) {
        decision.breaks("AK-CAP-2", INTENDANT_TR("{unit} belongs to the side whose turn it is."), named);
    }
    if (command.captor) {
        if (auto why = counters_objection(state, {*command.captor}, enemy_of(owner), Status::Map)) {
            return *why;
        }
        if (!tables[*command.captor].combat_unit()) {
            decision.breaks("AK-CAP-2", INTENDANT_TR("Only a combat unit captures supply."));
        }
    }
    if (command.method == BattleB && !command.captor) {
        return refuse("AK-CAP-11", INTENDANT_TR("Name the one unit that attacks the supply unit."));
    }
    if (command.method == BattleB) {
        check_attack_on_supply(decision, state, command);
    }
    check_where_supply_stands(decision, state, command);
    decision.book(SupplyCaptured{
        .supply = command.supply, .as = captured_as(state, command.supply), .method = command.method, .captor = captor_of(state, command)});
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps

#include "model/afrika_korps/decision.hpp"

#include "model/afrika_korps/ground.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

/// The isolation of those already in the port. Rule: AK-ISO-5, AK-AMB-19.
UnitsEntered entering(const State& state, Status from, std::optional<HexId> port) {
    UnitsEntered entered{.units = {}, .from = from, .hex = port, .factors = 0, .isolated = {}, .isolated_at_start = false};
    if (!port) {
        return entered;
    }
    const auto there = stack_in(state, *port, state.turn.side);
    for (const auto id : there) {
        entered.isolated = std::max(entered.isolated.value_or(0), state[id].isolated);
        entered.isolated_at_start = entered.isolated_at_start || state[id].isolated_at_start;
    }
    if (there.empty() && from == Status::Sea && state.options.landing_clears_isolation) {
        entered.isolated = 0;
    }
    return entered;
}

/// Whether this counter may come in now, and what it costs. Rule: AK-RPL-1, AK-RPL-4, AK-RPL-8, AK-RPL-9, AK-SEA-4, AK-SUP-17.
Objection check(Decision& decision, CounterId id, int& factors, int& own_supply) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto& piece = state[id];
    const Parameters named{{"unit", name(tables, id)}, {"where", name(piece.status)}};
    switch (piece.status) {
    case Status::Waiting:
        return std::nullopt;
    case Status::Sea:
        if (piece.since == state.turn.count()) {
            decision.breaks("AK-SEA-2", INTENDANT_TR("{unit} went to sea in this turn: it lands in the next."), named);
        }
        if (supply_unit(state, id) && !piece.captured && ++own_supply > most_supply(tables, state.turn.side)) {
            return refuse("AK-SUP-17", INTENDANT_TR("{unit} cannot land: the map has all the supply units of this side that it may have."),
                          named);
        }
        return std::nullopt;
    case Status::Eliminated:
        if (!tables.calendar[static_cast<std::size_t>(state.turn.number - 1)].replacements) {
            decision.breaks("AK-RPL-1", INTENDANT_TR("Replacements begin in March 1942."));
        }
        if (piece.since == state.turn.count()) {
            decision.breaks("AK-RPL-9", INTENDANT_TR("{unit} was eliminated in this turn and may return in a later one."), named);
        }
        factors += tables[id].attack;
        return std::nullopt;
    case Status::Stock:
    case Status::Merged:
        return refuse("AK-RPL-8", INTENDANT_TR("{unit} does not enter so: the books have it {where}."), named);
    case Status::Due:
    case Status::Map:
        break;
    }
    return refuse("AK-RNF-1", INTENDANT_TR("{unit} cannot enter now: the books have it {where}."), named);
}

} // namespace

/// Rule: AK-CAL-4, AK-CAL-7, AK-RNF-2 to AK-RNF-7, AK-RPL-4, AK-RPL-5, AK-SEA-2, AK-SEA-5, AK-SEA-6, AK-SUP-5.
core::Verdict<Event> decide(const State& state, const EnterUnits& command) {
    Decision decision(state);
    if (const auto why = reach_phase(decision, Phase::Arrival)) {
        return *why;
    }
    const auto& tables = decision.tables();
    const auto side = decision.side();
    if (command.units.empty()) {
        return refuse("AK-GEN-4", INTENDANT_TR("Name at least one counter."));
    }
    const auto status = decision.now()[command.units.front()].status;
    if (auto why = counters_objection(decision.now(), command.units, side, status)) {
        return *why;
    }
    int factors = 0;
    int own_supply = own_supply_on_map(decision.now(), side);
    for (const auto id : command.units) {
        if (auto why = check(decision, id, factors, own_supply)) {
            return *why;
        }
    }
    if (factors > decision.now().sides[side].factors) {
        return refuse("AK-RPL-4", INTENDANT_TR("These units cost {cost} replacement {cost:factor|factors}; the {side} has {have}."),
                      {{"cost", number(factors)}, {"side", name(side)}, {"have", number(decision.now().sides[side].factors)}});
    }
    const auto ports = status == Status::Sea ? open_ports(decision.now(), side) : ports_of_entry(decision.now(), side);
    const std::string clause = status == Status::Sea ? "AK-SEA-6" : "AK-RNF-2";
    if (!command.port && (ports.empty() || (ports.size() > 1 && whole_map(state)))) {
        return refuse(clause,
                      ports.empty() ? INTENDANT_TR("The {side} controlled no port when the turn began.")
                                    : INTENDANT_TR("Say in which port the units enter: {ports}."),
                      {{"side", name(side)}, {"ports", list_of(tables, ports)}});
    }
    const auto port = command.port.value_or(ports.empty() ? HexId{} : ports.front());
    if (whole_map(state) && !tables.map->land(port)) {
        return refuse("AK-MOV-4", INTENDANT_TR("Nothing can stand in {hex}."), {{"hex", name(tables, port)}});
    }
    if (std::ranges::find(ports, port) == ports.end()) {
        decision.breaks(clause, INTENDANT_TR("{hex} is no port that the {side} controlled when the turn began."),
                        {{"hex", name(tables, port)}, {"side", name(side)}});
    }
    if (whole_map(state) && !stack_in(state, port, enemy_of(side)).empty()) {
        return refuse("AK-MOV-2", INTENDANT_TR("In {hex} stand enemy combat units."), {{"hex", name(tables, port)}});
    }
    auto entered = entering(decision.now(), status, whole_map(state) ? std::optional{port} : std::nullopt);
    entered.units = command.units;
    entered.factors = factors;
    decision.book(std::move(entered));
    return std::move(decision).accepted();
}

/// Rule: AK-SEA-1 to AK-SEA-4, AK-SEA-6.
core::Verdict<Event> decide(const State& state, const Embark& command) {
    Decision decision(state);
    if (const auto why = reach_phase(decision, Phase::Movement)) {
        return *why;
    }
    const auto& tables = decision.tables();
    const auto side = decision.side();
    if (auto why = counters_objection(decision.now(), command.units, side, Status::Map)) {
        return *why;
    }
    const auto base = tables.hex_of(base_of(side));
    const auto zones = zones_of(decision.now(), enemy_of(side));
    for (const auto id : command.units) {
        const auto& piece = decision.now()[id];
        const Parameters named{{"unit", name(tables, id)}};
        if (piece.hex && piece.hex != base && piece.hex != tables.places.tobruch) {
            decision.breaks(piece.hex == tables.places.bengasi ? "AK-SEA-1" : "AK-SEA-2",
                            INTENDANT_TR("{unit} stands neither in Tobruch nor in its base: only there it goes to sea."), named);
        }
        if (piece.landed) {
            decision.breaks("AK-SEA-4", INTENDANT_TR("{unit} landed in this turn and may not embark again."), named);
        }
        if (piece.fixed) {
            decision.breaks("AK-VA-6", INTENDANT_TR("{unit} holds an automatic victory and moves no more before the battles."), named);
        }
        if (piece.cannot_move) {
            decision.breaks(
                tables[id].combat_unit() ? "AK-CAP-7" : "AK-CAP-15",
                tables[id].combat_unit()
                    ? INTENDANT_TR("{unit} has taken supply in a fortress, which is done at the end of movement: it moves no more.")
                    : INTENDANT_TR("{unit} was captured so that it does not move in this turn."),
                named);
        }
        if (piece.hex == base && of(decision.now().control, base_of(side)) != side && zones.contains(base)) {
            decision.breaks("AK-SEA-6", INTENDANT_TR("The base lies in an enemy zone of control: {unit} cannot embark there."), named);
        }
    }
    const auto closed = closed_victories(decision.now());
    decision.book(UnitsEmbarked{.units = command.units});
    check_closed(decision, closed);
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps

#include "model/afrika_korps/aftermath.hpp"

#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::afrika_korps {

void settle(Decision& decision) {
    const auto after = decision.now().turn.aftermath;
    if (!after || after->open()) {
        return;
    }
    const auto side = decision.side();
    for (const auto hex : after->hexes) {
        const auto& state = decision.now();
        const bool beside = std::ranges::any_of(after->attackers, [&](const Attacker& each) {
            return state[each.unit].status == Status::Map && state[each.unit].hex && meet(state, *state[each.unit].hex, hex);
        });
        // Where no attacker is left the zone of control of another unit captures; else the supply stays as it is.
        if ((!beside && !zones_of(state, side).contains(hex)) || !stack_in(state, hex, enemy_of(side)).empty()) {
            continue;
        }
        auto supply = units_in(state, hex, enemy_of(side));
        std::erase_if(supply, [&](CounterId id) { return !supply_unit(state, id); });
        for (const auto id : supply) {
            capture(decision, id, CaptureMethod::BattleA);
        }
    }
}

void lose_with_the_others(Decision& decision, const std::vector<Defender>& defenders, const std::vector<CounterId>& lost) {
    auto more = also_lost(defenders, lost);
    std::erase_if(more, [&](CounterId id) { return decision.now()[id].status != Status::Map; });
    eliminate(decision, more, Cause::Battle);
}

void carry_out_exchange(Decision& decision, const std::vector<Attacker>& attackers, const std::vector<Defender>& defenders,
                        const BattleValue& value) {
    const auto side = decision.side();
    const auto owed = exchange(value.attack, value.defence);
    const auto lost = [&](const std::vector<CounterId>& units) {
        decision.book(UnitsEliminated{.units = with_parts(decision.now(), units), .cause = Cause::Exchange});
    };
    if (owed.payer != Payer::Attackers) {
        lost(units_of(attackers));
    }
    if (owed.payer != Payer::Defenders) {
        lost(units_of(defenders));
    }
    if (owed.payer == Payer::Both) {
        end_by_elimination(decision); // of both at once: which is booked first says nothing (AK-AMB-23)
        return;
    }
    const bool attacks = owed.payer == Payer::Attackers;
    const auto money = attacks ? coins(decision.tables(), attackers) : coins(decision.tables(), defenders);
    const int all = std::accumulate(money.begin(), money.end(), 0, [](int sum, const Coin& each) { return sum + each.counted; });
    decision.book(ExchangeDue{.payer = attacks ? side : enemy_of(side), .due = owed.due});
    const bool breaks = money.size() == 1 && money.front().substitute; // AK-EXC-6
    if (all <= owed.due || (money.size() == 1 && !breaks)) {           // nothing to choose
        const auto paid = with_parts(decision.now(), units_of(money));
        decision.book(ExchangePaid{.side = attacks ? side : enemy_of(side), .units = paid});
        lose_with_the_others(decision, attacks ? std::vector<Defender>{} : defenders, paid);
        end_by_elimination(decision);
    }
}

/// Rule: AK-EXC-2, AK-EXC-4 to AK-EXC-6, AK-AMB-18.
core::Verdict<Event> decide(const State& state, const PayExchange& command) {
    if (!state.turn.aftermath || !state.turn.aftermath->payer) {
        return refuse("AK-EXC-2", INTENDANT_TR("No losses of an exchange are due."));
    }
    Decision decision(state);
    const auto after = *state.turn.aftermath;
    const bool attacks = after.payer == state.turn.side;
    const auto money = attacks ? coins(*state.tables, after.attackers) : coins(*state.tables, after.defenders);
    for (const auto& each : command.payments) {
        if (each.kept != 0) {
            return refuse("AK-SUB-5", INTENDANT_TR("Break the substitute into its parts first; then pay with these."));
        }
    }
    const auto answer = choice(*state.tables, state.options, money, after.due, command.payments);
    if (const auto* refused = std::get_if<core::Refused>(&answer)) {
        return *refused;
    }
    for (const auto& warning : std::get<std::vector<core::Warning>>(answer)) {
        decision.doubts(warning.rule.id, warning.why);
    }
    const auto paid = with_parts(state, units_of(command.payments));
    decision.book(ExchangePaid{.side = *after.payer, .units = paid});
    if (!attacks) {
        lose_with_the_others(decision, after.defenders, paid);
    }
    end_by_elimination(decision);
    settle(decision);
    return std::move(decision).accepted();
}

namespace {

/// One unit goes back or is lost. Rule: AK-RET-3, AK-RET-4, AK-RET-6, AK-FOR-4, AK-FOR-6, AK-CAP-6.
Objection retreat(Decision& decision, const RetreatRow& row) {
    const auto state = decision.now();
    const auto& tables = decision.tables();
    const Parameters named{{"unit", name(tables, row.unit)}};
    const auto& waiting = state.turn.aftermath->retreating;
    if (std::ranges::find(waiting, row.unit) == waiting.end()) {
        return refuse("AK-RET-7", INTENDANT_TR("{unit} has not to retreat."), named);
    }
    if (!whole_map(state) || !state[row.unit].hex) {
        if (row.eliminated) {
            eliminate(decision, {row.unit}, Cause::Retreat);
        } else {
            decision.book(UnitRetreated{.unit = row.unit, .way = row.way});
        }
        return std::nullopt;
    }
    const auto ways = retreat_ways(state, row.unit);
    if (row.eliminated || (ways.empty() && row.way.empty())) {
        if (!ways.empty()) {
            decision.breaks("AK-RET-4", INTENDANT_TR("{unit} has a way to retreat and is not eliminated."), named);
        }
        eliminate(decision, {row.unit}, Cause::Retreat);
        return std::nullopt;
    }
    if (row.way.empty()) {
        return refuse("AK-RET-1", INTENDANT_TR("Say over which hexes {unit} retreats."), named);
    }
    if (!tables.map->land(row.way.back()) || !stack_in(state, row.way.back(), enemy_of(tables[row.unit].side)).empty()) {
        return refuse("AK-RET-3", INTENDANT_TR("{unit} cannot end its retreat in {hex}."),
                      {{"unit", name(tables, row.unit)}, {"hex", name(tables, row.way.back())}});
    }
    const auto into_fortress = [&](const std::vector<HexId>& way) { return tables.map->terrain(way.back()) == Terrain::Fortress; };
    if (tables[row.unit].side != decision.side() && into_fortress(row.way) && !std::ranges::all_of(ways, into_fortress)) {
        decision.doubts("AK-FOR-6", INTENDANT_TR("{unit} has another way: it is driven into a fortress only where its owner agrees."),
                        named);
    }
    if (std::ranges::find(ways, row.way) == ways.end()) {
        decision.breaks("AK-RET-3", INTENDANT_TR("{unit} does not survive this way of retreat, or it is not two hexes."), named);
    }
    decision.book(UnitRetreated{.unit = row.unit, .way = row.way});
    for (const auto hex : row.way) { // lone supply that it comes to (AK-CAP-6)
        const auto now = decision.now();
        for (const auto id : supply_units(now, enemy_of(tables[row.unit].side))) {
            const auto& there = now[id].hex;
            const auto owner = side_of(now, id);
            const auto& in_use = now.turn.aftermath->supply;
            const bool fortress = there && tables.map->terrain(*there) == Terrain::Fortress;
            if (there && (*there == hex || (!fortress && meet(now, *there, hex))) && // a fortress only by entering it (AK-CAP-7)
                stack_in(now, *there, owner).empty() && std::ranges::find(in_use, id) == in_use.end()) {
                capture(decision, id, CaptureMethod::RetreatAdvance);
            }
        }
    }
    return std::nullopt;
}

} // namespace

/// Rule: AK-RET-1 to AK-RET-7, AK-CRT-4, AK-FOR-4, AK-CAP-6.
core::Verdict<Event> decide(const State& state, const RetreatUnits& command) {
    if (!state.turn.aftermath || state.turn.aftermath->retreating.empty() || command.units.empty()) {
        return refuse("AK-RET-7", INTENDANT_TR("No unit has to retreat."));
    }
    Decision decision(state);
    for (const auto& row : command.units) {
        if (auto why = retreat(decision, row)) {
            return *why;
        }
    }
    const auto& after = *decision.now().turn.aftermath;
    if (after.retreating.empty()) { // AK-FOR-5: who came in before goes with the others
        std::vector<CounterId> lost;
        for (const auto& each : after.defenders) {
            if (decision.now()[each.unit].status == Status::Eliminated) {
                lost.push_back(each.unit);
            }
        }
        lose_with_the_others(decision, after.defenders, lost);
    }
    settle(decision);
    return std::move(decision).accepted();
}

namespace {

/// Whether supply was captured in this fortress this turn, so that who took it may enter. Rule: AK-CAP-14, AK-FOR-7.
bool supply_taken_in(const State& state, HexId fortress) {
    const auto supply = units_in(state, fortress, state.turn.side);
    return state.tables->map->terrain(fortress) == Terrain::Fortress && std::ranges::any_of(supply, [&](CounterId id) {
               return state[id].captured && state[id].cannot_move && state[id].since == state.turn.count();
           });
}

/// The units go in after a capture without a battle.
core::Verdict<Event> follow_capture(const State& state, const std::vector<CounterId>& units, HexId to) {
    Decision decision(state);
    for (const auto id : units) {
        if (!state[id].hex || !meet(state, *state[id].hex, to)) {
            decision.breaks("AK-CAP-14", INTENDANT_TR("{unit} does not stand next to the supply captured."),
                            {{"unit", name(*state.tables, id)}});
        }
    }
    decision.book(UnitsAdvanced{.units = units, .hex = to});
    return std::move(decision).accepted();
}

} // namespace

/// Rule: AK-ADV-1 to AK-ADV-3, AK-VA-6, AK-CAP-6, AK-CAP-14.
core::Verdict<Event> decide(const State& state, const AdvanceUnits& command) {
    if (whole_map(state) && command.to && supply_taken_in(state, *command.to)) {
        if (auto why = counters_objection(state, command.units, state.turn.side, Status::Map)) {
            return *why;
        }
        return follow_capture(state, command.units, *command.to);
    }
    if (!state.turn.aftermath) {
        return refuse("AK-ADV-1", INTENDANT_TR("No battle has been fought that could be followed by an advance."));
    }
    Decision decision(state);
    const auto& after = *state.turn.aftermath;
    const auto& tables = *state.tables;
    if (auto why = counters_objection(state, command.units, state.turn.side, Status::Map)) {
        return *why;
    }
    if (after.open()) {
        decision.breaks("AK-CAL-6", INTENDANT_TR("The last battle is not carried to its end: losses or retreats are still to be entered."));
    }
    for (const auto id : command.units) {
        if (std::ranges::find(after.attackers, id, &Attacker::unit) == after.attackers.end()) {
            decision.breaks("AK-ADV-3", INTENDANT_TR("{unit} did not attack in this battle."), {{"unit", name(tables, id)}});
        }
    }
    if (!whole_map(state)) {
        if (std::ranges::none_of(after.defenders, [&](const Defender& each) { return tables[each.terrain].advance; })) {
            decision.breaks("AK-ADV-3", INTENDANT_TR("Attackers advance only into a fortress or an escarpment hex."));
        }
        decision.book(UnitsAdvanced{.units = command.units, .hex = {}});
        return std::move(decision).accepted();
    }
    if (!command.to && after.hexes.size() != 1) {
        return refuse("AK-ADV-1", INTENDANT_TR("Say into which hex the units advance."));
    }
    const auto to = command.to ? *command.to : after.hexes.front();
    const Parameters where{{"hex", name(tables, to)}};
    if (!tables.map->land(to) || !stack_in(state, to, enemy_of(state.turn.side)).empty()) {
        return refuse("AK-ADV-1", INTENDANT_TR("{hex} cannot be entered."), where);
    }
    if (std::ranges::find(after.hexes, to) == after.hexes.end() || !tables[tables.map->terrain(to)].advance) {
        decision.breaks("AK-ADV-3", INTENDANT_TR("Attackers advance only into a fortress or an escarpment hex."));
    }
    if (stack_in(state, to, state.turn.side).size() + command.units.size() > static_cast<std::size_t>(tables.amounts.stack)) {
        decision.breaks("AK-STK-1", INTENDANT_TR("More combat units would stand in {hex} than may."), where);
    }
    decision.book(UnitsAdvanced{.units = command.units, .hex = to});
    for (const auto id : supply_units(decision.now(), enemy_of(state.turn.side))) {
        const auto& there = decision.now()[id].hex;
        const bool fortress = there && tables.map->terrain(*there) == Terrain::Fortress;
        if (there && stack_in(decision.now(), *there, enemy_of(state.turn.side)).empty() &&
            (*there == to || (!fortress && meet(decision.now(), *there, to)))) {
            capture(decision, id, CaptureMethod::RetreatAdvance);
        }
    }
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps

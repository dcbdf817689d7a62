#include "model/afrika_korps/contradictions.hpp"
#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <span>

namespace intendant::afrika_korps {

namespace {

/// Where the books do not keep the places of the counters, a count of isolation that stands is not passed over. Rule: AK-CAL-10, AK-ISO-2.
void ask_for_isolation(Decision& decision, const std::optional<std::vector<CounterId>>& isolated) {
    const auto& state = decision.now();
    if (isolated || whole_map(state)) {
        return;
    }
    const auto counted = counters_where(state, [&](CounterId id) {
        return decision.tables()[id].side == state.turn.side && state[id].status == Status::Map &&
               (state[id].isolated > 0 || state[id].isolated_at_start);
    });
    if (!counted.empty()) {
        decision.doubts("AK-ISO-2", INTENDANT_TR("Say which units are isolated now: these were, and their turns are counted: {units}."),
                        {{"units", list_of(decision.tables(), counted)}});
    }
}

/// Rule: AK-CAL-9.
void tell_contradictions(Decision& decision) {
    for (const auto& each : contradictions(decision.now())) {
        if (each.rule.id != "AK-STK-1") { // each side answers for its own stacks: `check_stacking`
            decision.breaks(each.rule.id, each.why);
        }
    }
}

Objection start(Decision& decision, const std::vector<ControlRow>& control, const std::optional<std::vector<CounterId>>& isolated) {
    const auto& turn = decision.now().turn;
    const int number = turn.number;
    const auto side = turn.side;
    if (static_cast<std::size_t>(number) > decision.tables().calendar.size()) {
        return refuse("AK-CAL-8", INTENDANT_TR("The calendar has no further turn."));
    }
    if (isolated && !isolated->empty()) {
        if (auto why = counters_objection(decision.now(), *isolated, side, Status::Map)) {
            return why;
        }
    }
    ask_for_isolation(decision, isolated);
    for (const auto& each : contradictions(decision.now())) {
        if (each.rule.id == "AK-GEN-1") { // else control and isolation are found of a map that is not there
            decision.breaks(each.rule.id, each.why);
        }
    }
    const auto controlled = control_now(decision, control);
    decision.book(TurnStarted{.number = number,
                              .side = side,
                              .control = controlled,
                              .isolated = isolated_now(decision, isolated),
                              .due = reinforcements_due(decision.now(), side, number),
                              .factors = factors_due(decision.now(), side, number, controlled),
                              .without_supply = supply_units(decision.now(), side).empty()});
    return std::nullopt;
}

/// Rule: AK-SUP-7, AK-SUP-10.
void leave_arrival(Decision& decision) {
    const auto& state = decision.now();
    const auto side = state.turn.side;
    if (state.turn.supply_done) {
        return;
    }
    if (open_ports(state, side).empty() || (side == Side::Axis && no_port_yet(state))) {
        decision.book(SupplyForgone{.side = side, .why = Forgone::NoPort});
    } else if (own_supply_on_map(state, side) >= most_supply(decision.tables(), side) &&
               (side == Side::Allies || !state.options.roll_with_supply_full)) {
        decision.book(SupplyForgone{.side = side, .why = Forgone::Full});
    } else {
        decision.doubts("AK-SUP-10", INTENDANT_TR("The supply of this turn has not been brought in, and it cannot be saved up."));
    }
}

/// How many of these steps were taken with him.
int steps_together(std::span<const HexId> went, std::span<const HexId> his) {
    int together = 0;
    for (; went.size() >= 2; went = went.subspan(1)) {
        const auto step = went.first(2);
        together += std::search(his.begin(), his.end(), step.begin(), step.end()) == his.end() ? 0 : 1;
    }
    return together;
}

/// Who used more points than its factor has Rommel's bonus for the hexes that it moved with him, one each. Rule: AK-ROM-1, AK-AMB-16.
void check_bonus(Decision& decision) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto rommel = counters_where(state, [&](CounterId id) { return tables[id].type == UnitType::Hq; });
    for (const auto id : combat_units(state, Side::Axis)) {
        if (!state[id].with_rommel) {
            continue;
        }
        const int together = rommel.empty() ? 0 : steps_together(state[id].went, state[rommel.front()].went);
        if (used_of(state, id).allowance - tables[id].movement > together) {
            decision.doubts(
                "AK-ROM-1",
                INTENDANT_TR("{unit} has used Rommel's bonus, which is for units that move together with him for two hexes; with "
                             "him it has moved: {count}."),
                {{"unit", name(tables, id)}, {"count", number(together)}});
        }
    }
}

/// A unit that may be the one that attacks supply while others attack its guards needs no supply. Rule: AK-CAP-11.
bool may_be_the_captor(const State& state, CounterId id) {
    const auto side = state.turn.side;
    const auto enemy_supply = supply_units(state, enemy_of(side));
    return std::ranges::any_of(enemy_supply, [&](CounterId supply) {
        const auto& hex = state[supply].hex;
        const auto beside = [&](CounterId unit) { return state[unit].hex && meet(state, *state[unit].hex, *hex); };
        const auto own = combat_units(state, side);
        return hex && state.tables->map->terrain(*hex) != Terrain::Fortress && !stack_in(state, *hex, enemy_of(side)).empty() &&
               beside(id) && std::ranges::count_if(own, beside) > 1;
    });
}

/// A unit that must attack at odds for which it has no supply: while it can still move the table mends it, or plays that it is
/// eliminated. Rule: AK-DIV-6, AK-AMB-10.
void check_unsupported(Decision& decision) {
    std::vector<CounterId> units;
    for (const auto& each : doomed(decision.now())) {
        if (each.rule.id == "AK-DIV-6" && !may_be_the_captor(decision.now(), each.unit)) {
            units.push_back(each.unit);
        }
    }
    if (units.empty()) {
        return;
    }
    if (decision.now().options.unsupported_eliminated) {
        eliminate(decision, units, Cause::Unsupported);
        return;
    }
    decision.breaks("AK-DIV-6",
                    INTENDANT_TR("No supply reaches these units for the attack that they must make: {units}. Move them or bring supply."),
                    {{"units", list_of(decision.tables(), units)}});
}

/// Rule: AK-STK-3, AK-SET-4, AK-ASP-10, AK-VA-9, AK-VA-10, AK-ROM-1.
void leave_movement(Decision& decision) {
    const auto side = decision.side();
    check_stacking(decision, side);
    if (!whole_map(decision.now())) {
        for (const auto& each : decision.now().turn.victories) { // AK-ASP-10
            if (std::ranges::none_of(each.supply, [&](CounterId id) { return decision.now()[id].status == Status::Map; })) {
                decision.doubts("AK-ASP-10",
                                INTENDANT_TR("The supply of the automatic victory of {units} is no longer on the map: another takes its "
                                             "place by the end of movement, or it becomes an ordinary battle."),
                                {{"units", list_of(decision.tables(), each.attackers)}});
            }
        }
        return;
    }
    check_bonus(decision);
    check_unsupported(decision);
    const auto victories = decision.now().turn.victories;
    for (const auto& each : victories) {
        const auto& state = decision.now();
        const auto supply = supply_units(state, side);
        const bool reaches = std::ranges::all_of(each.attackers, [&](CounterId unit) {
            return std::ranges::any_of(supply, [&](CounterId from) { return supports(state, from, unit, {}); });
        });
        const bool standing = std::ranges::find(state.turn.victories, each) != state.turn.victories.end();
        if (!reaches && standing) {
            decision.book(VictoryLapsed{.attackers = each.attackers});
        }
    }
}

/// Rule: AK-DIV-2, AK-DIV-4, AK-DIV-6.
void leave_pre_combat(Decision& decision) {
    if (!whole_map(decision.now())) {
        return;
    }
    for (const auto& each : doomed(decision.now())) {
        decision.breaks(each.rule.id, INTENDANT_TR("{unit} can make no battle that is allowed: it must be eliminated before the battles."),
                        {{"unit", name(decision.tables(), each.unit)}});
    }
    for (const auto& each : too_many(decision.now())) {
        decision.breaks(each.rule.id, said(decision.tables(), each));
    }
}

/// Rule: AK-CAL-6, AK-CMB-2, AK-SUP-13, AK-VA-10, AK-ROM-4.
void leave_combat(Decision& decision) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    if (state.turn.aftermath && state.turn.aftermath->open()) {
        decision.breaks("AK-CAL-6", INTENDANT_TR("The last battle is not carried to its end: losses or retreats are still to be entered."));
    }
    for (const auto& each : state.options.depth == Depth::Books ? std::vector<StandingVictory>{} : state.turn.victories) {
        decision.breaks("AK-VA-10", INTENDANT_TR("The automatic victory of {units} has not been fought."),
                        {{"units", list_of(tables, each.attackers)}});
    }
    if (!whole_map(state)) {
        return;
    }
    const auto left = still_to_fight(state);
    if (!left.attackers.empty()) {
        decision.breaks("AK-CMB-2", INTENDANT_TR("These units stand in an enemy zone of control and have not attacked: {units}."),
                        {{"units", list_of(tables, left.attackers)}});
    }
    if (!left.defenders.empty()) {
        decision.breaks("AK-CMB-2", INTENDANT_TR("These enemies must be attacked and have not been: {units}."),
                        {{"units", list_of(tables, left.defenders)}});
    }
    const auto zones = zones_of(as_battles_began(state), enemy_of(state.turn.side)); // whoever has gone since
    for (const auto id : supply_units(state, state.turn.side)) {
        if (state[id].moved && !state[id].used && state[id].hex && zones.contains(*state[id].hex)) {
            decision.breaks("AK-SUP-13", INTENDANT_TR("{unit} entered an enemy zone of control and supported no attack."),
                            {{"unit", name(tables, id)}});
        }
    }
    if (const auto hexes = rommel_joins(state); !hexes.empty()) {
        decision.breaks(
            "AK-ROM-4",
            INTENDANT_TR("Rommel is alone in a zone of control of the Allies, or cut off: he is put with the nearest unit, {hexes}."),
            {{"hexes", list_of(tables, hexes)}});
    }
}

} // namespace

Objection reach_phase(Decision& decision, Phase phase) {
    if (decision.now().turn.phase == Phase::Start) {
        if (auto why = start(decision, {}, {})) {
            return why;
        }
    }
    const auto now = decision.now().turn.phase;
    if (now > phase) {
        decision.breaks("AK-CAL-9", INTENDANT_TR("This belongs to an earlier step of the turn: {phase} is on."), {{"phase", name(now)}});
        return std::nullopt;
    }
    while (decision.now().turn.phase < phase) {
        switch (decision.now().turn.phase) {
        case Phase::Arrival:
            leave_arrival(decision);
            break;
        case Phase::Movement:
            leave_movement(decision);
            break;
        case Phase::PreCombat:
            leave_pre_combat(decision);
            break;
        case Phase::Combat:
            leave_combat(decision);
            break;
        case Phase::Start:
        case Phase::End:
            break;
        }
        decision.book(PhaseBegun{.phase = static_cast<Phase>(static_cast<int>(decision.now().turn.phase) + 1)});
    }
    return std::nullopt;
}

/// Rule: AK-CAL-10, AK-RNF-1, AK-RPL-2, AK-RPL-3, AK-RPL-6, AK-RPL-7.
core::Verdict<Event> decide(const State& state, const StartTurn& command) {
    if (state.turn.phase != Phase::Start) {
        return refuse("AK-CAL-9", INTENDANT_TR("The turn has been started already."));
    }
    Decision decision(state);
    if (const auto why = start(decision, command.control, command.isolated)) {
        return *why;
    }
    return std::move(decision).accepted();
}

/// Rule: AK-CAL-9.
core::Verdict<Event> decide(const State& state, const EndPhase&) {
    Decision decision(state);
    if (state.turn.phase == Phase::End) {
        return refuse("AK-CAL-9", INTENDANT_TR("The last step of the turn is on: end the turn."));
    }
    if (const auto why = reach_phase(decision, static_cast<Phase>(static_cast<int>(state.turn.phase) + 1))) {
        return *why;
    }
    return std::move(decision).accepted();
}

namespace {

void remove_used(Decision& decision) {
    const auto& state = decision.now();
    auto used = supply_units(state, state.turn.side);
    std::erase_if(used, [&](CounterId id) { return !state[id].used; });
    if (!used.empty()) {
        decision.book(SupplyUsedUp{.supply = used});
    }
}

/// Rule: AK-ISO-2, AK-ISO-3, AK-ISO-6, AK-AMB-21.
void count_isolation(Decision& decision, const std::vector<CounterId>& isolated) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    IsolationCounted counted{};
    std::vector<CounterId> lost;
    const auto units = counters_where(state, [&](CounterId id) {
        return tables[id].side == state.turn.side && tables[id].combat_unit() &&
               (state[id].status == Status::Map || state[id].status == Status::Sea);
    });
    for (const auto id : units) {
        const bool at_end = std::ranges::find(isolated, id) != isolated.end();
        const bool counts = at_end && (state[id].isolated_at_start || state.options.closing_turn_counts);
        const int turns = counts ? state[id].isolated + 1 : 0;
        if (turns != state[id].isolated) {
            counted.units.push_back({.unit = id, .turns = turns});
        }
        if (turns >= tables.amounts.isolated_turns) {
            lost.push_back(id);
        }
    }
    if (!counted.units.empty()) {
        decision.book(std::move(counted));
    }
    eliminate(decision, lost, Cause::Isolation);
}

/// Rule: AK-SEA-4, AK-RNF-8.
void lose_the_late(Decision& decision) {
    const auto state = decision.now();
    const auto& tables = decision.tables();
    const auto late = counters_where(state, [&](CounterId id) {
        return state[id].status == Status::Sea && side_of(state, id) == state.turn.side && tables[id].type != UnitType::Hq &&
               state[id].since < state.turn.count();
    });
    std::vector<CounterId> lost;
    for (const auto id : late) {
        if (supply_unit(state, id)) {
            decision.book(SupplyDestroyed{.supply = id});
        } else {
            lost.push_back(id);
        }
    }
    eliminate(decision, lost, Cause::Sea);
    if (static_cast<std::size_t>(state.turn.number) == tables.calendar.size()) {
        eliminate(decision,
                  counters_where(state,
                                 [&](CounterId id) {
                                     return tables[id].side == state.turn.side &&
                                            (state[id].status == Status::Waiting || state[id].status == Status::Due);
                                 }),
                  Cause::LastTurn);
    }
}

/// Rule: AK-VIC-1 to AK-VIC-3, AK-ISO-7, AK-AMB-2, AK-AMB-12.
void end_of_turn(Decision& decision, const Control& control, bool without_supply) {
    const auto& state = decision.now();
    const auto turn = state.turn;
    TurnEnded ended{.number = turn.number, .side = turn.side, .control = control, .control_turns = {}, .without_supply = {}};
    for (const auto side : all_sides) {
        const auto& books = state.sides[side];
        const bool tested = turn.side == (state.options.control_in_own_turns ? side : Side::Allies);
        const bool holds = books.control_at_start && holder_of_all(control) == side;
        ended.control_turns[side] = tested ? (holds ? books.control_turns + 1 : 0) : books.control_turns;
        ended.without_supply[side] = side != turn.side                                 ? books.without_supply
                                     : books.without_supply_at_start && without_supply ? books.without_supply + 1
                                                                                       : 0;
    }
    const auto& amounts = decision.tables().amounts;
    const auto end = [&](Ending ending, Side winner) {
        if (!decision.now().outcome) {
            decision.book(GameEnded{.outcome = {.ending = ending, .winner = winner}});
        }
    };
    for (const auto side : all_sides) {
        if (ended.control_turns[side] >= amounts.control_turns) {
            end(Ending::AllControlled, side);
        }
        const bool binds = side == Side::Axis || state.options.allies_lose_without_supply;
        if (binds && ended.without_supply[side] >= amounts.isolated_turns) {
            end(Ending::NoSupply, enemy_of(side));
        }
    }
    if (turn.side == Side::Allies && static_cast<std::size_t>(turn.number) == decision.tables().calendar.size()) {
        end(Ending::Time, Side::Allies);
    }
    decision.book(ended);
}

} // namespace

/// Rule: AK-CAL-8, AK-SUP-15, AK-ISO-4, AK-AMB-9.
core::Verdict<Event> decide(const State& state, const EndTurn& command) {
    Decision decision(state);
    if (const auto why = reach_phase(decision, Phase::End)) {
        return *why;
    }
    const auto side = decision.side();
    if (command.isolated && !command.isolated->empty()) {
        if (const auto why = counters_objection(decision.now(), *command.isolated, side, Status::Map)) {
            return *why;
        }
    }
    check_stacking(decision, side);
    tell_contradictions(decision);
    ask_for_isolation(decision, command.isolated);
    if (state.options.used_supply_removed_first) {
        remove_used(decision);
    }
    const auto isolated = isolated_now(decision, command.isolated);
    const bool without_supply = supply_units(decision.now(), side).empty();
    count_isolation(decision, isolated);
    lose_the_late(decision);
    if (decision.now().turn.aftermath && decision.now().turn.aftermath->payer) {
        end_unpaid(decision);
    }
    const auto control = control_now(decision, command.control);
    remove_used(decision);
    end_of_turn(decision, control, without_supply);
    return std::move(decision).accepted();
}

namespace {

core::Verdict<Event> ended(const State& state, const Outcome& outcome) {
    if (state.outcome) {
        return refuse("AK-CAL-8", INTENDANT_TR("The game has ended already."));
    }
    Decision decision(state);
    decision.book(GameEnded{.outcome = outcome});
    return std::move(decision).accepted();
}

} // namespace

core::Verdict<Event> decide(const State& state, const Concede& command) {
    return ended(state, {.ending = Ending::Concession, .winner = enemy_of(command.side)});
}

core::Verdict<Event> decide(const State& state, const LeaveUnfinished&) { return ended(state, {.ending = Ending::Unfinished}); }

} // namespace intendant::afrika_korps

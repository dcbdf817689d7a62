#include "model/afrika_korps/decision.hpp"

#include "model/afrika_korps/battle/automatic_victory.hpp"
#include "model/afrika_korps/battle/combat_results.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::afrika_korps {

namespace {

template <class Unit> std::vector<CounterId> units_of(const std::vector<Unit>& list) {
    std::vector<CounterId> units;
    units.reserve(list.size());
    for (const auto& each : list) {
        units.push_back(each.unit);
    }
    return units;
}

/// As printed on the counters, and the terrain of the map. Rule: AK-GEN-4, AK-CMB-12.
std::vector<Attacker> attackers_in(const State& state, const std::vector<CounterId>& units) {
    std::vector<Attacker> found;
    found.reserve(units.size());
    for (const auto id : units) {
        found.push_back({.unit = id, .attack = (*state.tables)[id].attack});
    }
    return found;
}

std::vector<Defender> defenders_in(Decision& decision, const std::vector<DefenderRow>& rows) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    std::vector<Defender> found;
    found.reserve(rows.size());
    for (const auto& row : rows) {
        auto terrain = row.terrain.value_or(Terrain::Clear);
        if (const auto& hex = state[row.unit].hex) {
            terrain = tables.map->terrain(*hex);
            if (row.terrain && *row.terrain != terrain) {
                decision.breaks("AK-ODD-3", INTENDANT_TR("The map has {unit} on other terrain."), {{"unit", name(tables, row.unit)}});
                terrain = *row.terrain;
            }
        }
        const bool again = state[row.unit].fought && state[row.unit].retreated && terrain == Terrain::Fortress;
        found.push_back({.unit = row.unit, .defence = tables[row.unit].defence, .terrain = terrain, .retreated_in = again});
    }
    return found;
}

Objection belligerents(const State& state, const std::vector<CounterId>& attackers, const std::vector<DefenderRow>& defenders,
                       const std::vector<CounterId>& supply) {
    if (state.options.depth == Depth::Books) {
        return refuse("AK-CMB-12", INTENDANT_TR("These books have no battles: enter what was eliminated."));
    }
    const auto side = state.turn.side;
    if (auto why = counters_objection(state, attackers, side, Status::Map)) {
        return why;
    }
    if (auto why = counters_objection(state, units_of(defenders), enemy_of(side), Status::Map)) {
        return why;
    }
    if (!supply.empty()) {
        if (auto why = counters_objection(state, supply, side, Status::Map)) {
            return why;
        }
        if (!std::ranges::all_of(supply, [&](CounterId id) { return supply_unit(state, id); })) {
            return refuse("AK-ASP-8", INTENDANT_TR("Only supply units support an attack."));
        }
    }
    return std::nullopt;
}

/// Rule: AK-CMB-3, AK-CMB-5, AK-FOR-1, AK-MOV-5.
void check_places(Decision& decision, const std::vector<CounterId>& attackers, const std::vector<CounterId>& defenders) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    for (const auto own : attackers) {
        for (const auto enemy : defenders) {
            if (state[own].hex && state[enemy].hex && !meet(state, *state[own].hex, *state[enemy].hex)) {
                decision.breaks("AK-CMB-3", INTENDANT_TR("{attacker} is not adjacent to {defender}."),
                                {{"attacker", name(tables, own)}, {"defender", name(tables, enemy)}});
            }
        }
    }
    for (const auto enemy : defenders) {
        const auto& hex = state[enemy].hex;
        if (!hex || tables.map->terrain(*hex) != Terrain::Fortress) {
            continue;
        }
        for (const auto each : stack_in(state, *hex, enemy_of(decision.side()))) {
            if (std::ranges::find(defenders, each) == defenders.end()) {
                decision.breaks("AK-FOR-1", INTENDANT_TR("Who attacks a fortress attacks all units in it: {unit} is left out."),
                                {{"unit", name(tables, each)}});
            }
        }
    }
}

/// Rule: AK-ASP-2, AK-ASP-9, AK-CAP-15.
void check_supply(Decision& decision, const std::vector<CounterId>& attackers, const std::vector<CounterId>& defenders,
                  const std::vector<CounterId>& supply) {
    const auto& state = decision.now();
    for (const auto id : supply) {
        if (state[id].cannot_support) {
            decision.breaks("AK-CAP-15", INTENDANT_TR("{unit} was captured so that it supports nothing more in this turn."),
                            {{"unit", name(decision.tables(), id)}});
        }
    }
    for (const auto own : whole_map(state) ? attackers : std::vector<CounterId>{}) {
        if (std::ranges::none_of(supply, [&](CounterId from) { return supports(state, from, own, defenders); })) {
            decision.breaks("AK-ASP-2",
                            INTENDANT_TR("No supply unit that is named reaches {unit} over five hexes free of enemy zones of control."),
                            {{"unit", name(decision.tables(), own)}});
        }
    }
}

/// Rule: AK-ASP-6.
void check_intent(Decision& decision, const BattleValue& value, const std::vector<CounterId>& attackers,
                  const std::vector<CounterId>& defenders) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    if (!whole_map(state)) {
        return;
    }
    int joining = 0;
    for (const auto id : combat_units(state, decision.side())) {
        const bool free = state[id].hex && !state[id].fought && std::ranges::find(attackers, id) == attackers.end();
        const bool beside = free && std::ranges::all_of(defenders, [&](CounterId enemy) {
                                return state[enemy].hex && meet(state, *state[id].hex, *state[enemy].hex);
                            });
        const auto zones = zones_of(state, enemy_of(decision.side()));
        // Who stands beside others too may have to fight these.
        const auto reasons = free ? zones.reasons(*state[id].hex) : zones.reasons(HexId{});
        if (beside && std::all_of(reasons.begin(), reasons.end(),
                                  [&](CounterId enemy) { return std::ranges::find(defenders, enemy) != defenders.end(); })) {
            joining += tables[id].attack;
        }
    }
    if (const auto warning = worsened(tables, state.options, value, joining)) {
        decision.doubts(warning->rule.id, warning->why);
    }
}

/// What the battle leaves behind once all losses and retreats are entered: supply of the defenders. Rule: AK-CAP-10, AK-VA-9.
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
        if (!beside || !stack_in(state, hex, enemy_of(side)).empty()) {
            continue;
        }
        auto supply = units_in(state, hex, enemy_of(side));
        std::erase_if(supply, [&](CounterId id) { return !supply_unit(state, id); });
        for (const auto id : supply) {
            if (!capture(decision, id, CaptureMethod::BattleA)) {
                decision.doubts("AK-SET-5", INTENDANT_TR("{unit} would be captured, but no counter for it is at hand: destroy one first."),
                                {{"unit", name(decision.tables(), id)}});
            }
        }
    }
}

/// Rule: AK-FOR-5.
void lose_with_the_others(Decision& decision, const std::vector<Defender>& defenders, const std::vector<CounterId>& lost) {
    auto more = also_lost(defenders, lost);
    std::erase_if(more, [&](CounterId id) { return decision.now()[id].status != Status::Map; });
    eliminate(decision, more, Cause::Battle);
}

/// Rule: AK-EXC-1, AK-EXC-3.
void carry_out_exchange(Decision& decision, const std::vector<Attacker>& attackers, const std::vector<Defender>& defenders,
                        const BattleValue& value) {
    const auto side = decision.side();
    const auto owed = exchange(value.attack, value.defence);
    if (owed.payer != Payer::Attackers) {
        eliminate(decision, units_of(attackers), Cause::Exchange);
    }
    if (owed.payer != Payer::Defenders) {
        eliminate(decision, units_of(defenders), Cause::Exchange);
    }
    if (owed.payer == Payer::Both) {
        return;
    }
    const bool attacks = owed.payer == Payer::Attackers;
    const auto money = attacks ? coins(decision.tables(), attackers) : coins(decision.tables(), defenders);
    const int all = std::accumulate(money.begin(), money.end(), 0, [](int sum, const Coin& each) { return sum + each.counted; });
    decision.book(ExchangeDue{.payer = attacks ? side : enemy_of(side), .due = owed.due});
    if (all <= owed.due || money.size() == 1) { // nothing to choose
        const auto paid = with_parts(decision.now(), units_of(money));
        decision.book(ExchangePaid{.side = attacks ? side : enemy_of(side), .units = paid});
        lose_with_the_others(decision, attacks ? std::vector<Defender>{} : defenders, paid);
        end_by_elimination(decision);
    }
}

} // namespace

/// Rule: AK-VA-1 to AK-VA-10, AK-DIV-7, AK-ASP-10.
core::Verdict<Event> decide(const State& state, const ClaimVictory& command) {
    Decision decision(state);
    if (const auto why = reach_phase(decision, Phase::Movement)) {
        return *why;
    }
    if (auto why = belligerents(decision.now(), command.attackers, command.defenders, command.supply)) {
        return *why;
    }
    const auto& now = decision.now();
    const auto side = decision.side();
    if (!command.blockers.empty()) {
        if (auto why = counters_objection(now, command.blockers, side, Status::Map)) {
            return *why;
        }
    }
    VictoryClaim claim{.attackers = attackers_in(now, command.attackers),
                       .blockers = command.blockers,
                       .defenders = defenders_in(decision, command.defenders),
                       .retreat = command.closed.value_or(false) ? Retreat::Closed : Retreat::Open,
                       .supply = command.supply.empty() ? Supply::OutOfReach : Supply::Reaches,
                       .doomed = {}};
    const auto enemies = units_of(command.defenders);
    if (whole_map(now)) {
        check_places(decision, command.attackers, enemies);
        const bool closed = std::ranges::all_of(enemies, [&](CounterId id) { return retreat_ways(now, id).empty(); });
        if (command.closed && *command.closed != closed) {
            decision.breaks("AK-VA-1", closed ? INTENDANT_TR("By the map no defender could survive a retreat.")
                                              : INTENDANT_TR("By the map a defender could survive a retreat."));
        }
        claim.retreat = command.closed.value_or(closed) ? Retreat::Closed : Retreat::Open;
        for (const auto own : command.attackers) {
            if (!command.supply.empty() &&
                std::ranges::none_of(command.supply, [&](CounterId from) { return supports(now, from, own, {}); })) {
                decision.breaks("AK-VA-3",
                                INTENDANT_TR("No supply unit that is named reaches {unit} over five hexes free of enemy zones of "
                                             "control, the defender's included."),
                                {{"unit", name(decision.tables(), own)}});
            }
        }
    }
    for (const auto id : command.attackers) {
        if (now[id].fixed) {
            decision.breaks("AK-CMB-9", INTENDANT_TR("{unit} has an automatic victory already."), {{"unit", name(decision.tables(), id)}});
        }
    }
    const auto answer = automatic_victory(decision.tables(), now.options, claim);
    if (const auto* refused = std::get_if<core::Refused>(&answer)) {
        return *refused;
    }
    const auto& value = std::get<AutomaticVictory>(answer).value;
    StandingVictory victory{.attackers = command.attackers,
                            .blockers = value.no_die() ? std::vector<CounterId>{} : command.blockers,
                            .defenders = claim.defenders,
                            .supply = command.supply,
                            .by_odds = value.no_die()};
    decision.book(VictoryObtained{.victory = std::move(victory), .attack = value.attack, .defence = value.defence, .column = value.column});
    return std::move(decision).accepted();
}

/// Rule: AK-DIV-2 to AK-DIV-6.
core::Verdict<Event> decide(const State& state, const EliminateUnits& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    const bool forced = command.cause == Cause::TooWeak || command.cause == Cause::CutOff || command.cause == Cause::Unsupported;
    if (forced) {
        if (const auto why = reach_phase(decision, Phase::PreCombat)) {
            return *why;
        }
    }
    if (command.units.empty()) {
        return refuse("AK-GEN-4", INTENDANT_TR("Name at least one counter."));
    }
    const auto side = tables[command.units.front()].side;
    if (auto why = counters_objection(decision.now(), command.units, side, Status::Map)) {
        return *why;
    }
    if (!std::ranges::all_of(command.units, [&](CounterId id) { return tables[id].combat_unit(); })) {
        return refuse("AK-ROM-4", INTENDANT_TR("Only combat units are eliminated."));
    }
    if (forced && (decision.now().turn.battles > 0 || side != decision.side())) {
        decision.breaks("AK-DIV-5", INTENDANT_TR("Only units of the side on turn are eliminated so, before the first battle."));
    }
    if (forced && whole_map(state)) {
        const auto must = doomed(decision.now());
        for (const auto id : command.units) {
            if (std::ranges::find(must, id, &Doomed::unit) == must.end()) {
                decision.breaks("AK-DIV-2", INTENDANT_TR("{unit} can make a battle that is allowed."), {{"unit", name(tables, id)}});
            }
        }
    }
    if (!forced && state.options.depth != Depth::Books) {
        decision.doubts("AK-CMB-12", INTENDANT_TR("These books have the battles: this elimination belongs to none."));
    }
    eliminate(decision, command.units, command.cause);
    return std::move(decision).accepted();
}

/// Rule: AK-CAL-6, AK-CMB-1 to AK-CMB-12, AK-ODD-1 to AK-ODD-7, AK-CRT-1, AK-CRT-3, AK-CRT-4, AK-ASP-1 to AK-ASP-9, AK-ASP-11, AK-FOR-1,
/// AK-FOR-2, AK-FOR-5, AK-FOR-6.
core::Verdict<Event> decide(const State& state, const Attack& command) {
    Decision decision(state);
    if (auto why = belligerents(state, command.attackers, command.defenders, command.supply)) {
        return *why;
    }
    if (const auto why = reach_phase(decision, Phase::Combat)) {
        return *why;
    }
    const auto& tables = decision.tables();
    const auto before = decision.now();
    if (before.turn.aftermath && before.turn.aftermath->open()) {
        decision.breaks("AK-CAL-6", INTENDANT_TR("The last battle is not carried to its end: losses or retreats are still to be entered."));
    }
    const auto attackers = attackers_in(before, command.attackers);
    const auto defenders = defenders_in(decision, command.defenders);
    const auto enemies = units_of(defenders);
    const auto answer = battle_value(tables, before.options, attackers, defenders);
    if (const auto* refused = std::get_if<core::Refused>(&answer)) {
        return *refused;
    }
    const auto& value = std::get<BattleValue>(answer);
    const auto standing = std::ranges::find_if(before.turn.victories, [&](const StandingVictory& each) {
        auto won = units_of(each.defenders);
        auto now = enemies;
        std::ranges::sort(won);
        std::ranges::sort(now);
        return won == now && std::ranges::all_of(each.attackers, [&](CounterId id) {
                   return std::ranges::find(command.attackers, id) != command.attackers.end();
               });
    });
    const bool victory = standing != before.turn.victories.end();
    for (const auto id : command.attackers) {
        if (before[id].fought) {
            decision.breaks("AK-CMB-9", INTENDANT_TR("{unit} has fought in this turn."), {{"unit", name(tables, id)}});
        }
    }
    for (const auto& each : defenders) {
        if (before[each.unit].fought && !each.retreated_in) {
            decision.breaks("AK-CMB-9", INTENDANT_TR("{unit} has fought in this turn."), {{"unit", name(tables, each.unit)}});
        }
    }
    check_places(decision, command.attackers, enemies);
    auto supply = value.supply_needed ? command.supply : std::vector<CounterId>{};
    if (victory) {
        supply = supply_used(standing->supply, command.supply);
        std::erase_if(supply, [&](CounterId id) { return before[id].status != Status::Map; }); // destroyed or at sea since
    } else {
        if (auto why = supply_objection(value, command.supply)) {
            return *why;
        }
        if (value.supply_needed) {
            check_supply(decision, command.attackers, enemies, supply);
        }
        check_intent(decision, value, command.attackers, enemies);
    }
    BattleFought fought{.attackers = attackers,
                        .defenders = defenders,
                        .supply = supply,
                        .attack = value.attack,
                        .defence = value.defence,
                        .column = value.column,
                        .dice = {},
                        .result = CombatResult::DefendersEliminated};
    if (!victory && !value.no_die()) {
        if (!command.dice) {
            return refuse("AK-GEN-5", INTENDANT_TR("This battle takes a die."));
        }
        if (auto why = die_objection(*command.dice)) {
            return *why;
        }
        fought.dice = command.dice;
        const auto result = combat_result(tables, value.column, command.dice->faces.front());
        if (const auto* refused = std::get_if<core::Refused>(&result)) {
            return *refused;
        }
        fought.result = std::get<CombatResult>(result);
    } else if (command.dice) {
        return refuse("AK-ODD-4", INTENDANT_TR("The defenders are eliminated without a die."));
    }
    const auto result = fought.result;
    decision.book(std::move(fought));
    switch (result) {
    case CombatResult::AttackersEliminated:
        eliminate(decision, command.attackers, Cause::Battle);
        break;
    case CombatResult::DefendersEliminated:
        eliminate(decision, enemies, Cause::Battle);
        break;
    case CombatResult::Exchange:
        carry_out_exchange(decision, attackers, defenders, value);
        break;
    case CombatResult::AttackersBack:
    case CombatResult::DefendersBack:
        break; // the table retreats them
    }
    settle(decision);
    return std::move(decision).accepted();
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

/// One unit goes back or is lost. Rule: AK-RET-3, AK-RET-4, AK-RET-6, AK-FOR-4, AK-CAP-6.
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
    if (std::ranges::find(ways, row.way) == ways.end()) {
        decision.breaks("AK-RET-3", INTENDANT_TR("{unit} does not survive this way of retreat, or it is not two hexes."), named);
    }
    decision.book(UnitRetreated{.unit = row.unit, .way = row.way});
    for (const auto hex : row.way) { // lone supply that it comes to (AK-CAP-6)
        const auto now = decision.now();
        for (const auto id : supply_units(now, enemy_of(tables[row.unit].side))) {
            const auto& there = now[id].hex;
            const auto& in_use = now.turn.aftermath->supply;
            if (there && tables.map->terrain(*there) != Terrain::Fortress && (*there == hex || meet(now, *there, hex)) &&
                stack_in(now, *there, tables[id].side).empty() && std::ranges::find(in_use, id) == in_use.end()) {
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
        if (there && stack_in(decision.now(), *there, tables[id].side).empty() &&
            (*there == to || (!fortress && meet(decision.now(), *there, to)))) {
            capture(decision, id, CaptureMethod::RetreatAdvance);
        }
    }
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps

#include "model/afrika_korps/aftermath.hpp"

#include "model/afrika_korps/battle/automatic_victory.hpp"
#include "model/afrika_korps/battle/combat_results.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <array>

namespace intendant::afrika_korps {

namespace {

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
                decision.breaks("AK-FOR-1", INTENDANT_TR("Whoever attacks a fortress attacks every unit in it: {unit} is left out."),
                                {{"unit", name(tables, each)}});
            }
        }
    }
}

/// Rule: AK-ASP-2, AK-ASP-3, AK-ASP-9, AK-CAP-15.
void check_supply(Decision& decision, const std::vector<CounterId>& attackers, const std::vector<CounterId>& defenders,
                  const std::vector<CounterId>& supply) {
    const auto& state = decision.now();
    for (const auto id : supply) {
        if (state[id].cannot_support) {
            decision.breaks("AK-CAP-15", INTENDANT_TR("{unit} was captured so that it supports nothing more in this turn."),
                            {{"unit", name(decision.tables(), id)}});
        }
    }
    const auto then = as_battles_began(state);
    for (const auto own : whole_map(state) ? attackers : std::vector<CounterId>{}) {
        if (std::ranges::none_of(supply, [&](CounterId from) { return supports(then, from, own, defenders); })) {
            decision.breaks("AK-ASP-2",
                            INTENDANT_TR("No supply unit that is named reaches {unit} over five hexes free of enemy zones of control."),
                            {{"unit", name(decision.tables(), own)}});
        }
    }
}

/// The supply of an automatic victory is named again where another had to take its place. Rule: AK-ASP-10, AK-VA-9.
void check_supply_of_victory(Decision& decision, const std::vector<CounterId>& attackers, const std::vector<CounterId>& supply) {
    const auto then = as_battles_began(decision.now());
    for (const auto own : whole_map(then) ? attackers : std::vector<CounterId>{}) {
        if (std::ranges::none_of(supply, [&](CounterId from) { return supports(then, from, own, {}); })) {
            decision.breaks(
                "AK-ASP-10",
                INTENDANT_TR("The supply of this automatic victory is out of reach of {unit}: name the one that takes its place."),
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

namespace {

/// Each of these, and all of them together, have to go so that the battles can be divided. Rule: AK-DIV-2, AK-CMB-6.
void check_forced(Decision& decision, const std::vector<CounterId>& units) {
    const auto& state = decision.now();
    if (may_be_eliminated(state, units)) {
        return;
    }
    bool each_may = true;
    for (const auto id : units) {
        if (!may_be_eliminated(state, std::array{id})) {
            each_may = false;
            decision.breaks("AK-DIV-2", INTENDANT_TR("{unit} can make a battle that is allowed."), {{"unit", name(decision.tables(), id)}});
        }
    }
    if (each_may) {
        decision.breaks("AK-DIV-2", INTENDANT_TR("Not all of these have to be eliminated: the battles can be divided with fewer gone."));
    }
}

} // namespace

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
        check_forced(decision, command.units);
    }
    if (!forced && command.cause != Cause::Table && state.options.depth != Depth::Books) { // a ruling needs no battle
        decision.doubts("AK-CMB-12", INTENDANT_TR("These books have the battles: this elimination belongs to none."));
    }
    eliminate(decision, command.units, command.cause);
    return std::move(decision).accepted();
}

namespace {

/// The automatic victory that stands against exactly these defenders, of which all attackers attack; none. Rule: AK-VA-3.
const StandingVictory* standing_victory(const State& state, const std::vector<CounterId>& attackers, std::vector<CounterId> enemies) {
    std::ranges::sort(enemies);
    const auto found = std::ranges::find_if(state.turn.victories, [&](const StandingVictory& each) {
        auto won = units_of(each.defenders);
        std::ranges::sort(won);
        return won == enemies &&
               std::ranges::all_of(each.attackers, [&](CounterId id) { return std::ranges::find(attackers, id) != attackers.end(); });
    });
    return found == state.turn.victories.end() ? nullptr : &*found;
}

/// Nobody fights twice in a turn. Rule: AK-CMB-9, AK-FOR-5.
void check_first_battle(Decision& decision, const State& before, const std::vector<CounterId>& attackers,
                        const std::vector<Defender>& defenders) {
    const auto check = [&](CounterId id) {
        if (before[id].fought) {
            decision.breaks("AK-CMB-9", INTENDANT_TR("{unit} has fought in this turn."), {{"unit", name(decision.tables(), id)}});
        }
    };
    std::ranges::for_each(attackers, check);
    for (const auto& each : defenders) {
        if (!each.retreated_in) {
            check(each.unit);
        }
    }
}

/// Takes the die into the battle, or says what is wrong with it. Rule: AK-CRT-1, AK-ODD-4, AK-GEN-5.
std::optional<core::Refused> throw_die(const Tables& tables, const std::optional<core::Throw>& dice, bool without, BattleFought& fought) {
    if (without) {
        return dice ? std::optional{refuse("AK-ODD-4", INTENDANT_TR("The defenders are eliminated without a die."))} : std::nullopt;
    }
    if (!dice) {
        return refuse("AK-GEN-5", INTENDANT_TR("This battle takes a die."));
    }
    if (auto why = die_objection(*dice)) {
        return why;
    }
    fought.dice = dice;
    const auto result = combat_result(tables, fought.column, dice->faces.front());
    if (const auto* refused = std::get_if<core::Refused>(&result)) {
        return *refused;
    }
    fought.result = std::get<CombatResult>(result);
    return std::nullopt;
}

} // namespace

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
    const auto* const victory = standing_victory(before, command.attackers, enemies);
    check_first_battle(decision, before, command.attackers, defenders);
    check_places(decision, command.attackers, enemies);
    auto supply = value.supply_needed ? command.supply : std::vector<CounterId>{};
    if (victory != nullptr) {
        supply = supply_used(victory->supply, command.supply);
        std::erase_if(supply, [&](CounterId id) { return before[id].status != Status::Map; }); // destroyed or at sea since
        check_supply_of_victory(decision, victory->attackers, supply);
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
    if (auto why = throw_die(tables, command.dice, victory != nullptr || value.no_die(), fought)) {
        return *why;
    }
    const auto result = fought.result;
    decision.book(std::move(fought));
    if (result == CombatResult::AttackersEliminated || result == CombatResult::DefendersEliminated) {
        eliminate(decision, result == CombatResult::AttackersEliminated ? command.attackers : enemies, Cause::Battle);
    } else if (result == CombatResult::Exchange) {
        carry_out_exchange(decision, attackers, defenders, value);
    } // else the table retreats them
    settle(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps

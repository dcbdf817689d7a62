#include "model/afrika_korps/battle/battle_value.hpp"

#include "model/afrika_korps/battle/odds_column.hpp"
#include "model/core/decision.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace intendant::afrika_korps {

namespace {

/// Rule: AK-CMB-9, AK-ODD-7.
template <class Unit>
std::optional<core::Refused> unit_objection(const Tables& tables, std::span<const Unit> units, int Unit::*factor,
                                            std::set<CounterId>& seen) {
    for (const auto& each : units) {
        const core::Parameters name{{"unit", tables[each.unit].name}};
        if (!seen.insert(each.unit).second) {
            return core::refuse("AK-CMB-9", INTENDANT_TR("{unit} stands in the battle twice: a unit fights once, with its whole factor."),
                                name);
        }
        if (each.*factor < 1 || !tables[each.unit].combat_unit()) {
            return core::refuse("AK-ODD-7", INTENDANT_TR("{unit} is no combat unit and takes no part in a battle."), name);
        }
    }
    return std::nullopt;
}

std::optional<core::Refused> place_objection(const Tables& tables, std::span<const Defender> defenders) {
    for (const auto& each : defenders) {
        const core::Parameters name{{"unit", tables[each.unit].name}};
        if (tables[each.terrain].defence == 0) {
            return core::refuse("AK-MOV-4", INTENDANT_TR("{unit} cannot stand in the sea or in the depression: correct its hex."), name);
        }
        if (each.retreated_in && each.terrain != Terrain::Fortress) {
            return core::refuse("AK-CMB-9", INTENDANT_TR("{unit} was attacked in this turn: only in a fortress is it attacked again."),
                                name);
        }
    }
    return std::nullopt;
}

} // namespace

int attack_value(std::span<const Attacker> attackers) {
    return std::accumulate(attackers.begin(), attackers.end(), 0, [](int sum, const Attacker& each) { return sum + each.attack; });
}

int defence_value(const Tables& tables, const Defender& defender) {
    return defender.retreated_in ? 0 : defender.defence * tables[defender.terrain].defence;
}

int defence_value(const Tables& tables, std::span<const Defender> defenders) {
    return std::accumulate(defenders.begin(), defenders.end(), 0,
                           [&](int sum, const Defender& each) { return sum + defence_value(tables, each); });
}

std::variant<core::Refused, BattleValue> battle_value(const Tables& tables, const Options& options, std::span<const Attacker> attackers,
                                                      std::span<const Defender> defenders) {
    if (attackers.empty() || defenders.empty()) {
        return core::refuse("AK-CMB-12", INTENDANT_TR("A battle has at least one attacker and one defender."));
    }
    std::set<CounterId> seen;
    if (const auto wrong = unit_objection(tables, attackers, &Attacker::attack, seen)) {
        return *wrong;
    }
    if (const auto wrong = unit_objection(tables, defenders, &Defender::defence, seen)) {
        return *wrong;
    }
    if (const auto wrong = place_objection(tables, defenders)) {
        return *wrong;
    }
    BattleValue value{.attack = attack_value(attackers), .defence = defence_value(tables, defenders), .column = {}, .supply_needed = false};
    if (std::ranges::all_of(defenders, &Defender::retreated_in)) { // AK-FOR-6: lost at any odds; only its supply follows from them
        int standing = 0;
        for (const auto& each : defenders) {
            standing += each.defence * tables[each.terrain].defence;
        }
        value.column = OddsColumn::Automatic;
        value.supply_needed = tables[odds_column(tables, options, value.attack, standing)].needs_supply;
        return value;
    }
    value.column = odds_column(tables, options, value.attack, value.defence);
    if (value.column == OddsColumn::NotAllowed) {
        return core::refuse("AK-ODD-5",
                            INTENDANT_TR("{attack} against {defence} is worse than 1-6 and not allowed: add attackers, or attack fewer "
                                         "defenders."),
                            {{"attack", core::number(value.attack)}, {"defence", core::number(value.defence)}});
    }
    value.supply_needed = tables[value.column].needs_supply;
    return value;
}

std::optional<core::Refused> supply_objection(const BattleValue& battle, std::span<const CounterId> supply) {
    if (!battle.supply_needed || !supply.empty()) {
        return std::nullopt;
    }
    return core::refuse("AK-ASP-8", INTENDANT_TR("An attack at 1-2 or better needs supply: name the supply unit that supports it."));
}

std::optional<core::Warning> worsened(const Tables& tables, const Options& options, const BattleValue& battle, int joining) {
    if (battle.supply_needed || battle.no_die() || joining < 1) {
        return std::nullopt;
    }
    const auto column = odds_column(tables, options, battle.attack + joining, battle.defence);
    if (!tables[column].needs_supply) {
        return std::nullopt;
    }
    return core::Warning{
        .kind = core::WarningKind::BreaksRule,
        .rule = {"AK-ASP-6"},
        .why = {INTENDANT_TR("With the units that could join the odds would be {odds} and need supply; they may not be left "
                             "out to escape that."),
                {{"odds", std::string{id_of(column)}}}}};
}

} // namespace intendant::afrika_korps

#include "model/empire_of_the_sun/battle/air_naval.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace intendant::empire_of_the_sun {

namespace {

bool air_or_ship(const Fighter& unit) { return unit.arm != Arm::Ground; }
bool ship_in_hex(const Fighter& unit) { return unit.at_sea() && unit.in_hex; }
bool flies(const Fighter& unit) { return unit.flies(); }

void apply(Levels& levels, const AirNavalTargets& hit, const Losses& losses) {
    for (std::size_t i = 0; i < losses.size(); ++i) {
        auto& level = levels[hit.places[i]];
        level = static_cast<std::uint8_t>(level - losses[i]);
    }
}

/// What a force has lost, by the rule.
std::int64_t price_of(const Force& force, const Levels& before, const Levels& after, LossRule rule) {
    std::vector<Target> targets;
    Losses losses;
    for (std::size_t i = 0; i < force.units.size(); ++i) {
        if (before[i] > 0) {
            const auto& unit = force.units[i];
            targets.push_back({.level = before[i], .defence = unit.defence, .attack = unit.attack});
            losses.push_back(before[i] - after[i]);
        }
    }
    return price(targets, losses, rule);
}

/// The owner moves a step where that is better for him. Rule: ES-BAT-24.
void transfer(const Battle& battle, const Force& force, const Levels& before, Levels& after, bool critical, LossRule rule) {
    if (!battle.transfer) {
        return;
    }
    const auto owner = rule == LossRule::MostAttackLost ? LossRule::MostAttackKept : rule;
    auto best = price_of(force, before, after, owner);
    const Levels hit = after;
    for (auto& choice : carrier_transfers(force, before, hit, critical)) {
        if (const auto worth = price_of(force, before, choice, owner); worth < best) {
            best = worth;
            after = std::move(choice);
        }
    }
}

} // namespace

Efficiency efficiency(const std::vector<CombatRow>& table, int die, int modified) {
    const auto row =
        std::ranges::find_if(table, [&](const CombatRow& each) { return modified >= each.die_least && modified <= each.die_most; });
    assert(row != table.end());
    return {.quarters = row->quarters, .critical = row->critical && die == 9};
}

int air_naval_strength(const Force& force, const Levels& levels) {
    int sum = 0;
    for (std::size_t i = 0; i < force.units.size(); ++i) {
        sum += air_naval_attack(force.units[i], levels[i]);
    }
    return sum;
}

int sum_of(const DieParts& parts) { return std::accumulate(parts.begin(), parts.end(), 0); }

int air_naval_modifier(const Tables& tables, const Battle& battle, Side side, Status status, const Levels& levels) {
    return sum_of(air_naval_die_parts(tables, battle, side, status, levels));
}

DieParts air_naval_die_parts(const Tables& tables, const Battle& battle, Side side, Status status, const Levels& levels) {
    const bool offensive = battle.offensive.side == side;
    const auto& force = offensive ? battle.offensive : battle.reaction;
    const auto& facts = tables.modifiers;
    DieParts parts{};
    parts[place_of(DieReason::Cards)] = force.air_naval_event;
    if (status == Status::Ambush && side == Side::Allies) {
        parts[place_of(DieReason::Ambush)] = facts.ambush;
    }
    if (status == Status::Surprise && offensive) {
        parts[place_of(DieReason::Surprise)] = facts.surprise;
    }
    if (const auto year = facts.year.find(battle.year); side == Side::Allies && year != facts.year.end() &&
                                                        any(force, levels, [](const Fighter& unit) { return unit.us && unit.flies(); })) {
        parts[place_of(DieReason::Year)] = year->second;
    }
    return parts;
}

AirNavalTargets air_naval_targets(const Force& target, const Levels& levels, const Force& firing, const Levels& levels_firing) {
    AirNavalTargets found;
    const bool alone = std::ranges::none_of(target.units, air_or_ship); // only ground units: they are reduced, never eliminated (ES-BAT-22)
    const bool enemy_ships = any(firing, levels_firing, ship_in_hex);
    for (std::size_t i = 0; i < target.units.size(); ++i) {
        const auto& unit = target.units[i];
        if (levels[i] == 0 || (unit.arm == Arm::Ground && !alone)) {
            continue;
        }
        found.targets.push_back({.level = levels[i],
                                 .defence = target.half_defence ? half(unit.defence) : unit.defence,
                                 .attack = unit.attack,
                                 .capped = unit.flies() && !(unit.in_hex && enemy_ships),
                                 .reduce_only = unit.arm == Arm::Ground});
        found.places.push_back(i);
    }
    return found;
}

AirNavalFire air_naval_fire(const Tables& tables, const Battle& battle, bool offensive, Status status, const Levels& at_start,
                            const Levels& levels, int die) {
    const auto& force = offensive ? battle.offensive : battle.reaction;
    AirNavalFire found{.strength = air_naval_strength(force, levels),
                       .modifier = air_naval_modifier(tables, battle, force.side, status, at_start)};
    if (force.silent) {
        return found;
    }
    const int modified = die + found.modifier;
    found.efficiency = efficiency(tables.air_naval_results, die, modified);
    if (battle.critical_modified && force.side == Side::Allies && modified >= 9) {
        found.efficiency.critical = true;
    }
    found.fire.hits = hits_of(found.strength, found.efficiency);
    for (std::size_t i = 0; i < force.units.size(); ++i) {
        found.fire.cap += levels[i] > 0 && force.units[i].flies() ? 1 : 0;
    }
    found.fire.critical = found.efficiency.critical && found.strength > 0;
    return found;
}

std::vector<Levels> carrier_transfers(const Force& force, const Levels& before, const Levels& after, bool critical) {
    std::vector<Levels> found;
    std::vector<std::size_t> carriers;
    for (std::size_t i = 0; i < force.units.size(); ++i) {
        if (before[i] > 0 && force.units[i].arm == Arm::Carrier) {
            carriers.push_back(i);
        }
    }
    if (force.side != Side::Japan || critical || carriers.size() < 2) {
        return found;
    }
    for (const auto from : carriers) {
        for (const auto to : carriers) {
            if (from == to || after[from] == 0 || after[to] == before[to]) {
                continue; // nothing left to give, or no step lost
            }
            auto levels = after;
            --levels[from];
            ++levels[to];
            found.push_back(std::move(levels));
        }
    }
    return found;
}

bool offensive_wins_air_naval(const Battle& battle, const Levels& offensive, const Levels& reaction, bool fought) {
    const bool offensive_left = any(battle.offensive, offensive, air_or_ship);
    const bool reaction_left = any(battle.reaction, reaction, air_or_ship);
    if (!fought || (!offensive_left && !reaction_left)) {
        return true;
    }
    if (any(battle.reaction, reaction, flies) && !any(battle.offensive, offensive, flies)) {
        return false;
    }
    return air_naval_strength(battle.offensive, offensive) > air_naval_strength(battle.reaction, reaction);
}

AirNavalCombat air_naval_combat(const Tables& tables, const Battle& battle, Status status, int offensive_die, int reaction_die,
                                LossRule rule, const ChooseLosses& choose) {
    const auto offensive = levels_of(battle.offensive, status);
    const auto reaction = levels_of(battle.reaction, status);
    AirNavalCombat combat{.offensive = {}, .reaction = {}, .offensive_left = offensive, .reaction_left = reaction};
    combat.fought = any(battle.offensive, offensive, air_or_ship) || any(battle.reaction, reaction, air_or_ship);
    if (combat.fought) {
        const auto fire = [&](bool by_offensive, const Levels& off, const Levels& react) {
            return air_naval_fire(tables, battle, by_offensive, status, by_offensive ? offensive : reaction, by_offensive ? off : react,
                                  by_offensive ? offensive_die : reaction_die);
        };
        const auto hit = [&](bool by_offensive, const AirNavalFire& with, const Levels& off, const Levels& react) {
            const auto& firing = by_offensive ? battle.offensive : battle.reaction;
            const auto& target = by_offensive ? battle.reaction : battle.offensive;
            auto levels = by_offensive ? react : off;
            const auto before = levels;
            const auto targets = air_naval_targets(target, levels, firing, by_offensive ? off : react);
            if (const auto chosen = choose ? choose(by_offensive, targets.targets, targets.places, with.fire) : std::nullopt) {
                apply(levels, targets, *chosen);
                return levels;
            }
            apply(levels, targets, legal_losses(targets.targets, with.fire, rule));
            transfer(battle, target, before, levels, with.fire.critical, rule);
            return levels;
        };
        if (status == Status::Surprise) {
            combat.offensive = fire(true, offensive, reaction);
            combat.reaction_left = hit(true, combat.offensive, offensive, reaction);
            combat.reaction = fire(false, offensive, combat.reaction_left);
            combat.offensive_left = hit(false, combat.reaction, offensive, combat.reaction_left);
        } else if (status == Status::Ambush) {
            combat.reaction = fire(false, offensive, reaction);
            combat.offensive_left = hit(false, combat.reaction, offensive, reaction);
            combat.offensive = fire(true, combat.offensive_left, reaction);
            combat.reaction_left = hit(true, combat.offensive, combat.offensive_left, reaction);
        } else {
            combat.offensive = fire(true, offensive, reaction);
            combat.reaction = fire(false, offensive, reaction);
            combat.reaction_left = hit(true, combat.offensive, offensive, reaction);
            combat.offensive_left = hit(false, combat.reaction, offensive, reaction);
        }
    }
    combat.offensive_wins = offensive_wins_air_naval(battle, combat.offensive_left, combat.reaction_left, combat.fought);
    return combat;
}

} // namespace intendant::empire_of_the_sun

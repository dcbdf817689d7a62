#include "model/empire_of_the_sun/battle/ground.hpp"

#include <algorithm>
#include <tuple>

namespace intendant::empire_of_the_sun {

namespace {

/// Rule: ES-GND-10 to ES-GND-13.
std::vector<Target> targets_of(const Force& force, const Levels& levels, const std::vector<std::size_t>& places, bool landed_at_half) {
    std::vector<Target> found;
    for (const auto i : places) {
        const auto& unit = force.units[i];
        found.push_back({.level = levels[i],
                         .defence = unit.lands && landed_at_half ? half(unit.defence) : unit.defence,
                         .attack = unit.attack,
                         .last = unit.intrinsic});
    }
    return found;
}

struct Hit {
    int steps{0};
    int used{0};
};

Hit apply(Levels& levels, const std::vector<std::size_t>& places, const std::vector<Target>& targets, const Losses& losses) {
    Hit hit;
    for (std::size_t i = 0; i < places.size(); ++i) {
        auto& level = levels[places[i]];
        level = static_cast<std::uint8_t>(level - losses[i]);
        hit.steps += losses[i];
        hit.used += losses[i] * targets[i].defence;
    }
    return hit;
}

bool left(const Levels& levels, const std::vector<std::size_t>& places) {
    return std::ranges::any_of(places, [&](std::size_t i) { return levels[i] > 0; });
}

} // namespace

int ground_strength(const Force& force, const Levels& levels, const std::vector<std::size_t>& fighting) {
    int sum = 0;
    for (const auto i : fighting) {
        sum += force.units[i].attack[levels[i] == 2 ? 0 : 1];
    }
    return sum;
}

GroundForces ground_forces(const Battle& battle, const Levels& offensive, const Levels& reaction, bool offensive_won) {
    GroundForces found;
    const auto fights = [](const Fighter& unit, int level, bool won) {
        return level > 0 && unit.arm == Arm::Ground && (!unit.lands || won);
    };
    for (std::size_t i = 0; i < battle.offensive.units.size(); ++i) {
        if (fights(battle.offensive.units[i], offensive[i], offensive_won)) {
            found.offensive.push_back(i);
        }
    }
    for (std::size_t i = 0; i < battle.reaction.units.size(); ++i) {
        if (fights(battle.reaction.units[i], reaction[i], !offensive_won)) {
            found.reaction.push_back(i);
        }
    }
    return found;
}

GroundModifiers ground_modifiers(const Tables& tables, const Battle& battle, const Levels& offensive, const Levels& reaction,
                                 bool offensive_won) {
    const auto parts = ground_die_parts(tables, battle, offensive, reaction, offensive_won);
    return {.offensive = sum_of(parts.offensive), .reaction = sum_of(parts.reaction)};
}

GroundDieParts ground_die_parts(const Tables& tables, const Battle& battle, const Levels& offensive, const Levels& reaction,
                                bool offensive_won) {
    const auto& facts = tables.modifiers;
    const auto& attackers = battle.offensive;
    const auto& defenders = battle.reaction;
    const auto forces = ground_forces(battle, offensive, reaction, offensive_won);
    GroundDieParts parts;
    const auto add = [](DieParts& to, DieReason reason, int by) { to[place_of(reason)] = by; };
    add(parts.offensive, DieReason::Cards, attackers.ground_event);
    add(parts.reaction, DieReason::Cards, defenders.ground_event);

    const auto ship = [](const Fighter& unit) { return unit.at_sea() && unit.in_hex; };
    if (any(attackers, offensive, ship) && !any(defenders, reaction, ship)) {
        add(parts.offensive, DieReason::Bombardment, facts.bombardment);
    }
    const auto active_flier = [](const Fighter& unit) { return unit.flies() && unit.active; };
    const bool denied = battle.chart_superiority
                            ? any(defenders, reaction, [](const Fighter& unit) { return unit.arm == Arm::Carrier && unit.in_hex; })
                            : any(defenders, reaction, active_flier) || any(defenders, reaction, [](const Fighter& unit) {
                                  return unit.arm == Arm::Aircraft && unit.in_hex && !unit.active;
                              });
    if (any(attackers, offensive, active_flier) && !denied) {
        add(parts.offensive, DieReason::AirSuperiority, facts.air_superiority);
    }
    add(parts.offensive, DieReason::Terrain, facts.terrain[static_cast<std::size_t>(battle.terrain)]);

    const bool landed = std::ranges::any_of(forces.offensive, [&](std::size_t i) { return attackers.units[i].lands; });
    const bool was_there =
        std::ranges::any_of(defenders.units, [](const Fighter& unit) { return unit.arm == Arm::Ground && !unit.reacts; });
    if (landed && (battle.chart_landing || was_there)) {
        add(parts.reaction, DieReason::Landing, facts.landing);
    }
    const auto armour = [](const Force& force, const std::vector<std::size_t>& places) {
        return force.side == Side::Allies && std::ranges::any_of(places, [&](std::size_t i) { return force.units[i].armour; });
    };
    for (const auto& [force, fighting, to] :
         {std::tuple{&attackers, &forces.offensive, &parts.offensive}, std::tuple{&defenders, &forces.reaction, &parts.reaction}}) {
        if (armour(*force, *fighting)) {
            add(*to, DieReason::Armour, facts.armour);
        }
        if (force->ground_final) {
            *to = {};
            add(*to, DieReason::CardAlone, *force->ground_final);
        }
    }
    return parts;
}

GroundCombat ground_combat(const Tables& tables, const Battle& battle, const Levels& offensive, const Levels& reaction, bool offensive_won,
                           int offensive_die, int reaction_die, LossRule rule, const ChooseLosses& choose) {
    GroundCombat combat{.offensive_left = offensive, .reaction_left = reaction};
    const auto forces = ground_forces(battle, offensive, reaction, offensive_won);
    if (forces.offensive.empty()) {
        return combat;
    }
    if (forces.reaction.empty()) {
        combat.result = GroundResult::Unopposed;
        return combat;
    }
    combat.modifiers = ground_modifiers(tables, battle, offensive, reaction, offensive_won);
    combat.offensive_efficiency = efficiency(tables.ground_results, offensive_die, offensive_die + combat.modifiers.offensive);
    combat.reaction_efficiency = efficiency(tables.ground_results, reaction_die, reaction_die + combat.modifiers.reaction);
    combat.offensive_hits = hits_of(ground_strength(battle.offensive, offensive, forces.offensive), combat.offensive_efficiency);
    combat.reaction_hits = hits_of(ground_strength(battle.reaction, reaction, forces.reaction), combat.reaction_efficiency);

    const auto defenders = targets_of(battle.reaction, reaction, forces.reaction, false);
    const auto attackers = targets_of(battle.offensive, offensive, forces.offensive, true);
    const auto losses = [&](bool by_offensive, const std::vector<Target>& targets, const std::vector<std::size_t>& places, int hits) {
        const Fire fire{.hits = hits};
        const auto chosen = choose ? choose(by_offensive, targets, places, fire) : std::nullopt;
        return chosen ? *chosen : legal_losses(targets, fire, rule);
    };
    const auto reaction_hit =
        apply(combat.reaction_left, forces.reaction, defenders, losses(true, defenders, forces.reaction, combat.offensive_hits));
    const auto offensive_hit =
        apply(combat.offensive_left, forces.offensive, attackers, losses(false, attackers, forces.offensive, combat.reaction_hits));
    combat.reaction_steps = reaction_hit.steps;
    combat.offensive_used = reaction_hit.used;
    combat.offensive_steps = offensive_hit.steps;
    combat.reaction_used = offensive_hit.used;

    const bool attackers_left = left(combat.offensive_left, forces.offensive);
    const bool defenders_left = left(combat.reaction_left, forces.reaction);
    const bool takes = attackers_left && (!defenders_left || combat.reaction_steps > combat.offensive_steps);
    combat.result = takes ? GroundResult::OffensiveTakes : GroundResult::ReactionHolds;
    combat.offensive_retreats = !takes && attackers_left;
    combat.reaction_retreats = takes && defenders_left;
    if (combat.reaction_retreats && battle.no_retreat) {
        for (const auto i : forces.reaction) {
            combat.reaction_left[i] = 0;
        }
    }
    return combat;
}

} // namespace intendant::empire_of_the_sun

#include "model/empire_of_the_sun/battle/odds.hpp"

#include "model/empire_of_the_sun/battle/intelligence.hpp"

#include <map>

namespace intendant::empire_of_the_sun {

namespace {

/// Dice that have the same effect, and how many of them there are.
std::map<int, int> kinds_of_dice(const std::vector<CombatRow>& table, int modifier, bool critical_modified) {
    std::map<int, int> kinds; // a die of the kind -> how many
    std::map<std::pair<int, bool>, int> first;
    for (int die = 0; die <= 9; ++die) {
        auto found = efficiency(table, die, die + modifier);
        found.critical = found.critical || (critical_modified && die + modifier >= 9);
        ++kinds[first.try_emplace({found.quarters, found.critical}, die).first->second];
    }
    return kinds;
}

} // namespace

BattleOdds battle_odds(const Tables& tables, const Battle& battle, LossRule rule) {
    std::map<BattleOutcome, int> found;
    std::map<Status, int> statuses;
    for (int die = 0; die <= 9; ++die) {
        const auto rolled = intercepts(die, battle.intelligence, battle.intelligence_modifier) ? Status::Intercept : Status::Surprise;
        ++statuses[battle.status.value_or(rolled)];
    }
    for (const auto& [status, status_dice] : statuses) {
        const auto offensive = levels_of(battle.offensive, status);
        const auto reaction = levels_of(battle.reaction, status);
        const auto dice = [&](const Force& force, const Levels& levels) {
            return kinds_of_dice(tables.air_naval_results, air_naval_modifier(tables, battle, force.side, status, levels),
                                 battle.critical_modified && force.side == Side::Allies);
        };
        struct AfterAir {
            bool wins;
            Levels offensive, reaction;
            auto operator<=>(const AfterAir&) const = default;
        };
        std::map<AfterAir, int> after_air;
        const auto reaction_dice = dice(battle.reaction, reaction);
        for (const auto& [offensive_die, offensive_count] : dice(battle.offensive, offensive)) {
            for (const auto& [reaction_die, reaction_count] : reaction_dice) {
                auto combat = air_naval_combat(tables, battle, status, offensive_die, reaction_die, rule);
                after_air[{combat.offensive_wins, std::move(combat.offensive_left), std::move(combat.reaction_left)}] +=
                    offensive_count * reaction_count;
            }
        }
        for (const auto& [air, air_dice] : after_air) {
            const auto modifiers = ground_modifiers(tables, battle, air.offensive, air.reaction, air.wins);
            const auto defence = kinds_of_dice(tables.ground_results, modifiers.reaction, false);
            for (const auto& [offensive_die, offensive_count] : kinds_of_dice(tables.ground_results, modifiers.offensive, false)) {
                for (const auto& [reaction_die, reaction_count] : defence) {
                    auto combat = ground_combat(tables, battle, air.offensive, air.reaction, air.wins, offensive_die, reaction_die, rule);
                    found[{status, air.wins, combat.result, std::move(combat.offensive_left), std::move(combat.reaction_left)}] +=
                        status_dice * air_dice * offensive_count * reaction_count;
                }
            }
        }
    }
    BattleOdds odds;
    for (auto& [outcome, throws] : found) {
        odds.ends.push_back({outcome, throws});
    }
    return odds;
}

} // namespace intendant::empire_of_the_sun

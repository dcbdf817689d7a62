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

using Ends = std::map<BattleOutcome, int>;

/// Every throw of the dice on the ground, each as often as `throws` says of what came before.
void add_ground(const Tables& tables, const Battle& battle, const BattleOutcome& before, int throws, LossRule rule, Ends& found) {
    const bool won = before.offensive_wins;
    const auto modifiers = ground_modifiers(tables, battle, before.offensive, before.reaction, won);
    const auto defence = kinds_of_dice(tables.ground_results, modifiers.reaction, false);
    for (const auto& [offensive_die, offensive_count] : kinds_of_dice(tables.ground_results, modifiers.offensive, false)) {
        for (const auto& [reaction_die, reaction_count] : defence) {
            auto combat = ground_combat(tables, battle, before.offensive, before.reaction, won, offensive_die, reaction_die, rule);
            found[{before.status, won, combat.result, std::move(combat.offensive_left), std::move(combat.reaction_left)}] +=
                throws * offensive_count * reaction_count;
        }
    }
}

BattleOdds in_order(const Ends& found) {
    BattleOdds odds;
    for (const auto& [outcome, throws] : found) {
        odds.ends.push_back({outcome, throws});
    }
    return odds;
}

} // namespace

BattleOdds battle_odds(const Tables& tables, const Battle& battle, LossRule rule) {
    Ends found;
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
            add_ground(tables, battle, {status, air.wins, GroundResult::None, air.offensive, air.reaction}, status_dice * air_dice, rule,
                       found);
        }
    }
    return in_order(found);
}

BattleOdds ground_odds(const Tables& tables, const Battle& battle, bool offensive_won, LossRule rule) {
    constexpr int throws_each = BattleOdds::all_throws / 100; // two dice are left
    const auto status = Status::Intercept;
    Ends found;
    add_ground(tables, battle,
               {status, offensive_won, GroundResult::None, levels_of(battle.offensive, status), levels_of(battle.reaction, status)},
               throws_each, rule, found);
    return in_order(found);
}

int steps_lost(const Force& force, Status status, const Levels& left) {
    const auto start = levels_of(force, status);
    int steps = 0;
    for (std::size_t i = 0; i < start.size(); ++i) {
        steps += start[i] > 0 ? start[i] - left[i] : 0;
    }
    return steps;
}

namespace {

void add_side(const Force& force, Status status, const Levels& left, int throws, SideOdds& sums) {
    const auto start = levels_of(force, status);
    const auto whole = levels_of(force, Status::Intercept); // everybody is there
    sums.steps += static_cast<std::int64_t>(steps_lost(force, status, left)) * throws;
    for (std::size_t i = 0; i < force.units.size(); ++i) {
        const auto& unit = force.units[i];
        const int after = start[i] == 0 ? whole[i] : left[i];
        const auto attack = [&](int level) { return level == 0 ? 0 : unit.attack[level == 2 ? 0 : 1]; };
        sums.levels[i][static_cast<std::size_t>(after)] += throws;
        if (start[i] > 0) {
            sums.attack += static_cast<std::int64_t>(attack(start[i]) - attack(after)) * throws;
        }
    }
}

} // namespace

OddsSums sums_of(const Battle& battle, const BattleOdds& odds) {
    OddsSums sums;
    sums.offensive.levels.resize(battle.offensive.units.size());
    sums.reaction.levels.resize(battle.reaction.units.size());
    for (const auto& [outcome, throws] : odds.ends) {
        sums.all += throws;
        sums.wins += outcome.offensive_wins ? throws : 0;
        sums.taken += takes_hex(outcome.ground) ? throws : 0;
        sums.statuses[static_cast<std::size_t>(outcome.status)] += throws;
        sums.ground[static_cast<std::size_t>(outcome.ground)] += throws;
        add_side(battle.offensive, outcome.status, outcome.offensive, throws, sums.offensive);
        add_side(battle.reaction, outcome.status, outcome.reaction, throws, sums.reaction);
    }
    return sums;
}

} // namespace intendant::empire_of_the_sun

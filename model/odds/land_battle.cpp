#include "model/odds/guns.hpp"
#include "model/odds/land_chain.hpp"
#include "model/odds/outcomes.hpp"
#include "model/odds/small_battle.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

/// Adds where a chain, or a small battle, has come to.
template <class Chain> void count_up(const Chain& chain, const Workspace& work, std::int64_t lost_before, Odds& odds) {
    const auto& attacker = work.attacker;
    const auto& defender = work.defender;
    for (int a = 0; a <= attacker.size(); ++a) {
        const auto at = static_cast<std::size_t>(a);
        for (int d = 0; d <= (chain.may_stay(a) ? defender.size() : 0); ++d) {
            if (const double mass = chain.mass(a, d); mass > 0) {
                const auto dt = static_cast<std::size_t>(d);
                add(odds,
                    {.attackers = a,
                     .defenders = d,
                     .enemy_gone = d == 0,
                     .land = attacker.land_left[at] > 0,
                     .attacker_loss = lost_before + attacker.value_left.back() - attacker.value_left[at],
                     .defender_loss = defender.value_left.back() - defender.value_left[dt]},
                    mass);
            }
        }
    }
    odds.states += chain.states();
}

/// A battle after the guns have left this chance; false when it was told to stop.
bool fight(const Options& options, double chance, std::int64_t lost_before, Workspace& work, Odds& odds, const std::stop_token& stop) {
    const int attackers = work.attacker.size();
    const bool as_others = !options.opening && options.bombard_dice == 0;
    const bool stays_away = !options.opening && attackers < options.retreat_below;
    if (as_others && !stays_away && options.max_rounds == 0 && std::max(attackers, work.defender.size()) <= SmallBattle::most) {
        count_up(SmallBattle(work.attacker, work.defender, options.retreat_below, chance), work, lost_before, odds);
        return true;
    }
    LandChain chain(work.attacker, work.defender, options.retreat_below, work);
    int rounds = 0;
    if (as_others || stays_away || attackers == 0) {
        chain.mass(attackers, work.defender.size()) = chance;
    } else {
        chain.begin(options, chance);
        rounds = 1;
    }
    if (options.max_rounds > 0) {
        for (; rounds < options.max_rounds; ++rounds) {
            if (stop.stop_requested()) {
                return false;
            }
            chain.round();
        }
    } else if (!chain.to_the_end(stop)) {
        return false;
    }
    count_up(chain, work, lost_before, odds);
    return true;
}

} // namespace

void land_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace, Odds& odds,
                 const std::stop_token& stop) {
    clear(odds, size_of(attacker), size_of(defender), options.joint);
    workspace.defender.assign(defender);
    GunFire guns(attacker, options, workspace);
    while (guns.next()) {
        workspace.attacker.assign(guns.left());
        const auto shot_down = value_of(attacker) - value_of(guns.left());
        if (!fight(options, guns.chance(), shot_down, workspace, odds, stop)) {
            odds.cancelled = true;
            return;
        }
    }
    normalise(odds);
}

Odds land_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace) {
    Odds odds;
    land_battle(attacker, defender, options, workspace, odds);
    return odds;
}

} // namespace intendant::odds

#include "model/odds/retreat.hpp"

#include "model/odds/from_below.hpp"
#include "model/odds/guns.hpp"
#include "model/odds/land_chain.hpp"
#include "model/odds/sea_chain.hpp"

namespace intendant::odds {

namespace {

constexpr Stakes stakes_of(Policy policy, double prize) { return {.objective = Objective::Money, .policy = policy, .prize = prize}; }

/// Adds the worth of what a distribution may come to. `stopping`: worth of stopping at each place.
void weigh(double chance, double stopping, double to_the_end, double best, RetreatPlan& plan) {
    plan.stop += chance * stopping;
    plan.to_the_end += chance * to_the_end;
    plan.best += chance * best;
}

/// From the places at which the policy goes on to the fewest attackers with which it always does.
void find_fewest(int attackers, int defenders, auto&& goes_on, RetreatPlan& plan) {
    plan.fewest.assign(static_cast<std::size_t>(defenders) + 1, 0);
    for (int d = 1; d <= defenders; ++d) {
        int fewest = attackers + 1;
        while (fewest > 1 && goes_on(fewest - 1, d)) {
            --fewest;
        }
        plan.fewest[static_cast<std::size_t>(d)] = fewest;
    }
}

bool on_land(const Force& attacker, const Force& defender, const Options& options, Deciding deciding, double prize, Workspace& work,
             RetreatPlan& plan, const std::stop_token& stop) {
    GunFire guns(attacker, options, work);
    while (guns.next()) {
        const auto shot_down = static_cast<double>(value_of(attacker) - value_of(guns.left()));
        if (!land_values(guns.left(), defender, stakes_of(Policy::ToTheEnd, prize), work, work.to_the_end, stop) ||
            !land_values(guns.left(), defender, stakes_of(Policy::Best, prize), work, work.best, stop)) {
            return false;
        }
        LandChain chain(work.attacker, work.defender, 0, work);
        const int attackers = work.attacker.size();
        const int defenders = work.defender.size();
        if (deciding == Deciding::Now || attackers == 0) {
            chain.mass(attackers, defenders) = 1.0;
        } else {
            chain.begin(options, 1.0);
        }
        const auto lost = [](const Roster& roster, int left) {
            return static_cast<double>(roster.value_left.back() - roster.value_left[static_cast<std::size_t>(left)]);
        };
        for (int a = 0; a <= attackers; ++a) {
            for (int d = 0; d <= defenders; ++d) {
                if (const double mass = chain.mass(a, d); mass > 0) {
                    const bool captured = d == 0 && work.attacker.land_left[static_cast<std::size_t>(a)] > 0;
                    const double stopping = lost(work.defender, d) - lost(work.attacker, a) + (captured ? prize : 0.0);
                    weigh(guns.chance() * mass, stopping - shot_down, work.to_the_end.worth[work.best.place(a, d)] - shot_down,
                          work.best.worth[work.best.place(a, d)] - shot_down, plan);
                }
            }
        }
        if (options.air_defence == AirDefence::None) {
            find_fewest(
                attackers, defenders, [&](int a, int d) { return work.best.goes_on[work.best.place(a, d)] != 0; }, plan);
        }
    }
    return true;
}

bool at_sea(const Force& attacker, const Force& defender, const Options& options, Deciding deciding, double prize, Workspace& work,
            RetreatPlan& plan, const std::stop_token& stop) {
    auto& stage = work.sea.stages[0];
    stage.attackers = attacker;
    stage.defenders = defender;
    const auto below = from_below(attacker, defender, options);
    stage.attacker.assign(attacker, below.at_attacker);
    stage.defender.assign(defender, below.at_defender);
    if (!sea_values(stage, stakes_of(Policy::Best, prize), work.best.goes_on, work.sea, stop)) {
        return false;
    }
    SeaChain chain(stage, 0, work.sea);
    if (deciding == Deciding::Now) {
        chain.mass(0, 0) = 1.0;
    } else {
        static const Opening whole{};
        chain.begin(options.opening ? *options.opening : whole);
    }
    const auto lost = [](const Fleet& fleet, int state) {
        return static_cast<double>(fleet.value_left[0] - fleet.value_left[static_cast<std::size_t>(state)]);
    };
    const auto width = static_cast<std::size_t>(stage.defender.size());
    for (int a = 0; a < stage.attacker.size(); ++a) {
        for (int d = 0; d < stage.defender.size(); ++d) {
            const bool captured = stage.defender.is_gone(d) && stage.attacker.land_left[static_cast<std::size_t>(a)] != 0;
            const auto place = static_cast<std::size_t>(a) * width + static_cast<std::size_t>(d);
            weigh(chain.mass(a, d), lost(stage.defender, d) - lost(stage.attacker, a) + (captured ? prize : 0.0), stage.to_the_end[place],
                  stage.value[place], plan);
        }
    }
    // The first states of a fleet are those along its order of loss.
    const int attackers = size_of(attacker);
    const int defenders = size_of(defender);
    find_fewest(
        attackers, defenders,
        [&](int a, int d) {
            return work.best.goes_on[static_cast<std::size_t>(attackers - a) * width + static_cast<std::size_t>(defenders - d)] != 0;
        },
        plan);
    return true;
}

} // namespace

bool plan_retreat(const Force& attacker, const Force& defender, Field field, const Options& options, Deciding deciding, double prize,
                  Workspace& workspace, RetreatPlan& plan, const std::stop_token& stop) {
    plan.stop = 0;
    plan.to_the_end = 0;
    plan.best = 0;
    plan.fewest.clear();
    const bool done = field == Field::Sea ? at_sea(attacker, defender, options, deciding, prize, workspace, plan, stop)
                                          : on_land(attacker, defender, options, deciding, prize, workspace, plan, stop);
    plan.goes_on = plan.best > plan.stop + worth_more;
    return done;
}

} // namespace intendant::odds

#include "model/odds/keep_aircraft.hpp"

#include "model/odds/guns.hpp"
#include "model/odds/outcomes.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::odds {

namespace {

/// Aircraft among the last so many units, by their number.
std::vector<int> aircraft_among_last(const Force& force) {
    const Roster roster(force);
    std::vector<int> aircraft(static_cast<std::size_t>(roster.size()) + 1, 0);
    for (std::size_t left = 1; left < aircraft.size(); ++left) {
        aircraft[left] = aircraft[left - 1] + (roster.unit_class[left] == UnitClass::Air ? 1 : 0);
    }
    return aircraft;
}

/// Adds the outcomes of a battle that comes about with this chance, of an attacker who has lost so much already.
void add_part(Odds& odds, const Odds& part, double chance, std::int64_t lost_before) {
    const auto add = [&](double Odds::*what) { odds.*what += chance * part.*what; };
    for (const auto what : {&Odds::win, &Odds::lose, &Odds::draw, &Odds::stopped, &Odds::win_with_land, &Odds::attacker_loss,
                            &Odds::defender_loss, &Odds::attackers_left, &Odds::defenders_left}) {
        add(what);
    }
    odds.attacker_loss += chance * static_cast<double>(lost_before);
    const auto add_list = [&](std::vector<double> Odds::*list) {
        for (std::size_t i = 0; i < (part.*list).size(); ++i) {
            (odds.*list)[i] += chance * (part.*list)[i];
        }
    };
    for (const auto list :
         {&Odds::attackers_left_and_win, &Odds::defenders_left_and_lose, &Odds::by_attackers_left, &Odds::by_defenders_left}) {
        add_list(list);
    }
    odds.certificate = std::max(odds.certificate, part.certificate);
    odds.states += part.states;
}

} // namespace

AircraftKept land_battle_keeping(int aircraft, const Force& attacker, const Force& defender, const Options& options, Workspace& workspace,
                                 const std::stop_token& stop) {
    AircraftKept result;
    clear(result.odds, size_of(attacker), size_of(defender), false);
    result.aircraft_left.assign(static_cast<std::size_t>(aircraft_among_last(attacker).back()) + 1, 0.0);
    auto chosen = options;
    chosen.air_defence = AirDefence::None;
    chosen.opening.reset();
    chosen.joint = false;
    Workspace of_the_guns; // the battle's own workspace is used for each
    GunFire guns(attacker, options, of_the_guns);
    Odds odds;
    double all = 0;
    while (guns.next()) {
        const auto& left = guns.left();
        const auto among_last = aircraft_among_last(left);
        // He goes on with `a` units where `a - 1` still hold enough aircraft.
        const auto enough = std::ranges::lower_bound(among_last, aircraft) - among_last.begin();
        chosen.retreat_below = std::max(options.retreat_below, static_cast<int>(enough) + 1);
        land_battle(left, defender, chosen, workspace, odds, stop);
        if (odds.cancelled) {
            result.odds.cancelled = true;
            return result;
        }
        all += guns.chance();
        add_part(result.odds, odds, guns.chance(), value_of(attacker) - value_of(left));
        for (std::size_t a = 0; a < odds.by_attackers_left.size(); ++a) {
            result.aircraft_left[static_cast<std::size_t>(among_last[a])] += guns.chance() * odds.by_attackers_left[a];
        }
    }
    result.odds.certificate = std::max(result.odds.certificate, std::abs(1 - all));
    for (std::size_t left = static_cast<std::size_t>(aircraft); left < result.aircraft_left.size(); ++left) {
        result.kept += result.aircraft_left[left];
    }
    return result;
}

} // namespace intendant::odds

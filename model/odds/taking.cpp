#include "model/odds/taking.hpp"

#include "model/odds/outcomes.hpp"

namespace intendant::odds {

Taking take(const Force& attacker, const Force& defender, Field field, const Options& options, Workspace& workspace, Odds& odds,
            const std::stop_token& stop) {
    Taking result;
    const int attackers = size_of(attacker);
    const int defenders = size_of(defender);
    if (attackers == 0 || defenders == 0) {
        const bool land = has_land(attacker);
        const bool goes = attackers > 0 && attackers >= options.retreat_below;
        result.taken = defenders == 0 && goes && (field == Field::Sea || land) ? 1 : 0;
        clear(odds, attackers, defenders, false);
        add(odds,
            {.attackers = attackers,
             .defenders = defenders,
             .enemy_gone = defenders == 0,
             .land = land,
             .attacker_loss = 0,
             .defender_loss = 0},
            1.0);
        return result;
    }
    if (field == Field::Sea) {
        sea_battle(attacker, defender, options, workspace, odds, stop);
    } else {
        land_battle(attacker, defender, options, workspace, odds, stop);
    }
    return {.taken = field == Field::Sea ? odds.win : odds.win_with_land,
            .attacker_loss = odds.attacker_loss,
            .defender_loss = odds.defender_loss,
            .certificate = odds.certificate,
            .states = odds.states,
            .cancelled = odds.cancelled};
}

std::optional<core::Message> objection_to_taking(const Force& attacker, const Force& defender, Field field, const Options& options) {
    // A side without units is as good as one of a unit that never hits; all else is objected to alike.
    const auto somebody = [](Force force) {
        if (size_of(force) == 0) {
            force.push_back({.count = 1, .hit = 0, .dice = 1, .cost = 0, .unit_class = UnitClass::Vessel});
        }
        return force;
    };
    const auto ours = somebody(attacker);
    const auto theirs = somebody(defender);
    return field == Field::Sea ? objection_at_sea(ours, theirs, options) : objection(ours, theirs, options);
}

} // namespace intendant::odds

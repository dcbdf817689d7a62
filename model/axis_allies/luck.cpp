#include "model/axis_allies/luck.hpp"

namespace intendant::axis_allies {

namespace {

/// A new battle's dice, none thrown yet.
BattleDice no_dice(const State& state, SpaceId space, std::optional<BattleKind> kind) {
    return {.round = state.turn.round, .attacker = state.turn.power, .space = space, .kind = kind, .attack = {}, .defence = {}, .guns = {}};
}

} // namespace

void LuckBook::take(const State& before, const Event& event) {
    if (const auto* begun = std::get_if<BattleBegun>(&event)) {
        m_battles.push_back(no_dice(before, begun->space, begun->kind));
    } else if (const auto* fired = std::get_if<ColumnFired>(&event)) {
        if (fired->step == BattleStep::RaidDamage || m_battles.empty()) {
            return;
        }
        const bool gun = fired->step == BattleStep::AaFire;
        const bool attack = fired->side == Side::Attacker;
        const auto record = gun ? &PowerDice::guns : attack ? &PowerDice::attack : &PowerDice::defence;
        const auto of_battle = gun ? &BattleDice::guns : attack ? &BattleDice::attack : &BattleDice::defence;
        (m_powers[fired->group.power].*record).add(fired->group.dice, fired->group.column, fired->hits);
        (m_battles.back().*of_battle).add(fired->group.dice, fired->group.column, fired->hits);
    } else if (const auto* flight = std::get_if<OverflightFired>(&event)) {
        constexpr int gun_column = 1; // C-20
        int aircraft = 0;
        for (const auto unit : all_units) {
            aircraft += flight->flight.aircraft[unit];
        }
        const int hits = core::hits_of(flight->dice, gun_column);
        auto dice = no_dice(before, flight->flight.gun, std::nullopt);
        dice.guns.add(aircraft, gun_column, hits);
        m_battles.push_back(dice);
        for (const auto& stack : before.stacks) {
            if (stack.space == flight->flight.gun && stack.unit == Unit::AaGun && !allied(stack.owner, flight->power)) {
                m_powers[stack.owner].guns.add(aircraft, gun_column, hits);
                break;
            }
        }
    }
}

PowerDice LuckBook::of(Alliance alliance) const {
    PowerDice sum{};
    for (const auto power : all_powers) {
        if (alliance_of(power) == alliance) {
            sum.attack.add(m_powers[power].attack);
            sum.defence.add(m_powers[power].defence);
            sum.guns.add(m_powers[power].guns);
        }
    }
    return sum;
}

} // namespace intendant::axis_allies

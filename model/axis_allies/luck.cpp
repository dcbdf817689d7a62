#include "model/axis_allies/luck.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// A new battle's dice, none thrown yet.
BattleDice no_dice(const State& state, SpaceId space, std::optional<BattleKind> kind) {
    return {.round = state.turn.round, .attacker = state.turn.power, .space = space, .kind = kind, .attack = {}, .defence = {}, .guns = {}};
}

} // namespace

std::optional<FiredDice> fired_dice(const State& before, const Event& event) {
    if (const auto* fired = std::get_if<ColumnFired>(&event); fired != nullptr && fired->step != BattleStep::RaidDamage) {
        return FiredDice{fired->group.power, fired->step == BattleStep::AaFire, fired->group.dice, fired->group.column, fired->hits};
    }
    const auto* flight = std::get_if<OverflightFired>(&event);
    if (flight == nullptr) {
        return {};
    }
    const auto gun = std::ranges::find_if(before.stacks, [flight](const Stack& stack) {
        return stack.space == flight->flight.gun && stack.unit == Unit::AaGun && !allied(stack.owner, flight->power);
    });
    if (gun == before.stacks.end()) {
        return {};
    }
    constexpr int gun_column = 1; // C-20
    int aircraft = 0;
    for (const auto unit : all_units) {
        aircraft += flight->flight.aircraft[unit];
    }
    return FiredDice{gun->owner, true, aircraft, gun_column, core::hits_of(flight->dice, gun_column)};
}

void LuckBook::take(const State& before, const Event& event) {
    if (const auto* begun = std::get_if<BattleBegun>(&event)) {
        m_battles.push_back(no_dice(before, begun->space, begun->kind));
    } else if (const auto fired = fired_dice(before, event)) {
        const auto* column = std::get_if<ColumnFired>(&event);
        if (const auto* flight = std::get_if<OverflightFired>(&event)) {
            m_battles.push_back(no_dice(before, flight->flight.gun, std::nullopt));
        } else if (m_battles.empty()) {
            return;
        }
        const bool attack = column != nullptr && column->side == Side::Attacker;
        const auto of_power = fired->gun ? &PowerDice::guns : attack ? &PowerDice::attack : &PowerDice::defence;
        const auto of_battle = fired->gun ? &BattleDice::guns : attack ? &BattleDice::attack : &BattleDice::defence;
        (m_powers[fired->power].*of_power).add(fired->dice, fired->column, fired->hits);
        (m_battles.back().*of_battle).add(fired->dice, fired->column, fired->hits);
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

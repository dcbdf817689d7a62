#include "tests/model/odds/thrown.hpp"

#include <algorithm>

namespace intendant::odds::test {

namespace {

enum class Who { All, Submerged, Others };

bool fires(const Group& group, Who who) { return who == Who::All || (group.unit_class == UnitClass::Submerged) == (who == Who::Submerged); }

int fire(const Force& force, Who who, Dice& dice) {
    int hits = 0;
    for (const auto& group : force) {
        hits += fires(group, who) && group.count > 0 ? dice.hits(group.count * group.dice, group.hit) : 0;
    }
    return hits;
}

void lose(Force& force, int hits, auto&& can_be_hit) {
    for (auto& group : force) {
        const int lost = can_be_hit(group) ? std::min(hits, group.count) : 0;
        group.count -= lost;
        hits -= lost;
    }
}

constexpr auto anything = [](const Group&) { return true; };
constexpr auto vessels = [](const Group& group) { return group.unit_class != UnitClass::Air; };
constexpr auto aircraft = [](const Group& group) { return group.unit_class == UnitClass::Air; };

void shoot_at_aircraft(Force& attacker, AirDefence kind, Dice& dice) {
    for (auto& group : attacker) {
        if (kind == AirDefence::PerGroup && aircraft(group)) {
            group.count -= dice.hits(group.count, 1);
        }
    }
    if (kind == AirDefence::OwnerOrder) {
        int targets = 0;
        for (const auto& group : attacker) {
            targets += aircraft(group) ? group.count : 0;
        }
        lose(attacker, dice.hits(targets, 1), aircraft);
    }
}

bool harmless(const Force& force) {
    return std::ranges::all_of(force, [](const Group& group) { return group.count == 0 || group.hit == 0 || group.dice == 0; });
}

void round_on_land(Force& attacker, Force& defender, int extra_hits, Dice& dice) {
    const int hits = fire(attacker, Who::All, dice) + extra_hits;
    const int answer = fire(defender, Who::All, dice);
    lose(defender, hits, anything);
    lose(attacker, answer, anything);
}

void round_at_sea(Force& attacker, Force& defender, Dice& dice) {
    lose(defender, fire(attacker, Who::Submerged, dice), vessels);
    if (size_of(defender) == 0) {
        return;
    }
    const int hits = fire(attacker, Who::Others, dice);
    const int below = fire(defender, Who::Submerged, dice);
    const int answer = fire(defender, Who::Others, dice);
    lose(defender, hits, anything);
    lose(attacker, below, vessels);
    lose(attacker, answer, anything);
}

/// Takes the submerged vessels out; gives what they are.
Force withdraw(Force& force) {
    Force gone;
    for (auto& group : force) {
        if (group.unit_class == UnitClass::Submerged) {
            gone.push_back(group);
            group.count = 0;
        }
    }
    return gone;
}

} // namespace

int Dice::hits(int dice, int hit) {
    int hits = 0;
    for (int i = 0; i < dice; ++i) {
        m_state += 0x9E3779B97F4A7C15U; // splitmix64
        auto z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        z ^= z >> 31U;
        hits += static_cast<int>(((z >> 32U) * 6U) >> 32U) < hit ? 1 : 0;
    }
    return hits;
}

Thrown throw_battle(Force attacker, Force defender, Field field, const Options& options, Dice& dice) {
    const auto attack_value = value_of(attacker);
    const auto defence_value = value_of(defender);
    Force attackers_gone;
    Force defenders_gone;
    shoot_at_aircraft(attacker, options.air_defence, dice);
    for (int round = 1;; ++round) {
        const int left = size_of(attacker);
        if (left == 0 || size_of(defender) == 0 || left < options.retreat_below || (harmless(attacker) && harmless(defender)) ||
            (options.max_rounds > 0 && round > options.max_rounds)) {
            break;
        }
        if (field == Field::Land) {
            round_on_land(attacker, defender, round == 1 ? dice.hits(options.bombard_dice, options.bombard_hit) : 0, dice);
        } else {
            round_at_sea(attacker, defender, dice);
        }
        if (size_of(attacker) > 0 && size_of(defender) > 0 && !(size_of(attacker) < options.retreat_below)) {
            if (round == options.attacker_withdraws_submerged_after) {
                attackers_gone = withdraw(attacker);
            }
            if (round == options.defender_withdraws_submerged_after) {
                defenders_gone = withdraw(defender);
            }
        }
    }
    Thrown thrown;
    thrown.attackers = size_of(attacker) + size_of(attackers_gone);
    thrown.defenders = size_of(defender) + size_of(defenders_gone);
    thrown.won = size_of(defender) == 0 && thrown.attackers > 0;
    thrown.land = std::ranges::any_of(attacker, [](const Group& group) { return group.unit_class == UnitClass::Land && group.count > 0; });
    thrown.attacker_loss = attack_value - value_of(attacker) - value_of(attackers_gone);
    thrown.defender_loss = defence_value - value_of(defender) - value_of(defenders_gone);
    return thrown;
}

} // namespace intendant::odds::test

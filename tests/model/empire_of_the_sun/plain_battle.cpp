#include "tests/model/empire_of_the_sun/plain_battle.hpp"

#include "tests/model/empire_of_the_sun/every_order.hpp"

#include <algorithm>
#include <tuple>

namespace intendant::empire_of_the_sun::tests {

namespace {

struct Side2 {
    Levels offensive, reaction;
    auto operator<=>(const Side2&) const = default;
};

class Plain {
public:
    Plain(const Battle& battle, LossRule rule) : m_battle(battle), m_rule(rule) {}

    std::map<BattleOutcome, int> run() {
        std::map<BattleOutcome, int> found;
        for (int intelligence = 0; intelligence <= 9; ++intelligence) {
            const bool caught = intelligence < 9 && intelligence + m_battle.intelligence_modifier <= m_battle.intelligence;
            const auto status = m_battle.status ? *m_battle.status : caught ? Status::Intercept : Status::Surprise;
            for (int a = 0; a <= 9; ++a) {
                for (int b = 0; b <= 9; ++b) {
                    const auto& [wins, left] = air(status, a, b);
                    for (const auto& [outcome, throws] : ground(status, wins, left)) {
                        found[outcome] += throws;
                    }
                }
            }
        }
        return found;
    }

private:
    using AirResult = std::pair<bool, Side2>;

    static bool at_sea(const Fighter& unit) { return unit.arm == Arm::Ship || unit.arm == Arm::Carrier; }
    static int fliers(const Force& force, const Levels& levels) {
        int count = 0;
        for (std::size_t i = 0; i < levels.size(); ++i) {
            count += levels[i] > 0 && (force.units[i].arm == Arm::Aircraft || force.units[i].arm == Arm::Carrier) ? 1 : 0;
        }
        return count;
    }
    static bool ships_in_hex(const Force& force, const Levels& levels) {
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (levels[i] > 0 && at_sea(force.units[i]) && force.units[i].in_hex) {
                return true;
            }
        }
        return false;
    }
    static bool fleet(const Force& force, const Levels& levels) {
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (levels[i] > 0 && force.units[i].arm != Arm::Ground) {
                return true;
            }
        }
        return false;
    }
    static int strength(const Force& force, const Levels& levels) {
        int sum = 0;
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const auto& unit = force.units[i];
            if (levels[i] == 0 || unit.arm == Arm::Ground || (unit.arm == Arm::Ship && !unit.in_hex)) {
                continue;
            }
            const int attack = levels[i] == 2 ? unit.attack[0] : unit.attack[1];
            sum += unit.extended ? attack / 2 + attack % 2 : attack;
        }
        return sum;
    }
    Levels start(const Force& force, Status status) const {
        Levels levels;
        for (const auto& unit : force.units) {
            levels.push_back(unit.reacts && status == Status::Surprise ? 0 : unit.step == Step::Full && !unit.one_step ? 2 : 1);
        }
        return levels;
    }

    Losses losses(const std::vector<Target>& targets, const Fire& fire) {
        std::vector<int> key{fire.hits, fire.cap, fire.critical ? 1 : 0};
        for (const auto& each : targets) {
            key.insert(key.end(), {each.level, each.defence, each.attack[0], each.attack[1], each.capped ? 1 : 0, each.reduce_only ? 1 : 0,
                                   each.last ? 1 : 0});
        }
        const auto [place, fresh] = m_known.try_emplace(key);
        if (fresh) {
            place->second = best_of_every_order(targets, fire, m_rule);
        }
        return place->second;
    }

    struct Shot {
        int hits;
        int cap;
        bool critical;
    };
    Shot shot(const Force& force, const Levels& at_start, const Levels& levels, Status status, int die) const {
        const bool offensive = &force == &m_battle.offensive;
        int modified = die + force.air_naval_event;
        modified += status == Status::Ambush && force.side == Side::Allies ? 4 : 0;
        modified += status == Status::Surprise && offensive ? 3 : 0;
        bool us = false;
        for (std::size_t i = 0; i < levels.size(); ++i) {
            us = us || (at_start[i] > 0 && force.units[i].us && force.units[i].arm != Arm::Ground && force.units[i].arm != Arm::Ship);
        }
        if (us && force.side == Side::Allies) {
            modified += m_battle.year >= 1944 ? 3 : m_battle.year == 1943 ? 1 : 0;
        }
        const int attack = strength(force, levels);
        const int quarters = modified <= 2 ? 1 : modified <= 5 ? 2 : 4;
        const bool critical = (modified >= 9 && die == 9) || (m_battle.critical_modified && force.side == Side::Allies && modified >= 9);
        if (force.silent) {
            return {.hits = 0, .cap = 0, .critical = false};
        }
        return {.hits = attack * quarters / 4 + (attack * quarters % 4 != 0 ? 1 : 0),
                .cap = fliers(force, levels),
                .critical = critical && attack > 0};
    }
    Levels hit(const Force& force, const Levels& levels, const Force& by, const Levels& levels_by, const Shot& with) {
        bool only_ground = true;
        for (const auto& unit : force.units) {
            only_ground = only_ground && unit.arm == Arm::Ground;
        }
        std::vector<Target> targets;
        std::vector<std::size_t> places;
        const bool enemy_ships = ships_in_hex(by, levels_by);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const auto& unit = force.units[i];
            if (levels[i] == 0 || (unit.arm == Arm::Ground && !only_ground)) {
                continue;
            }
            const bool flier = unit.arm == Arm::Aircraft || unit.arm == Arm::Carrier;
            targets.push_back({.level = levels[i],
                               .defence = force.half_defence ? unit.defence / 2 + unit.defence % 2 : unit.defence,
                               .attack = unit.attack,
                               .capped = flier && (!unit.in_hex || !enemy_ships),
                               .reduce_only = unit.arm == Arm::Ground});
            places.push_back(i);
        }
        auto left = levels;
        const auto lost = losses(targets, {.hits = with.hits, .cap = with.cap, .critical = with.critical});
        for (std::size_t i = 0; i < lost.size(); ++i) {
            left[places[i]] = static_cast<std::uint8_t>(left[places[i]] - lost[i]);
        }
        return m_battle.transfer ? transferred(force, levels, left, with.critical) : left;
    }

    /// One step may go from one Japanese carrier to another.
    Levels transferred(const Force& force, const Levels& before, const Levels& after, bool critical) const {
        int carriers = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            carriers += before[i] > 0 && force.units[i].arm == Arm::Carrier ? 1 : 0;
        }
        if (force.side != Side::Japan || critical || carriers < 2) {
            return after;
        }
        const auto cost = [&](const Levels& levels) {
            int steps = 0;
            int gone = 0;
            int attack = 0;
            for (std::size_t i = 0; i < levels.size(); ++i) {
                const auto worth = [&](int level) { return level == 0 ? 0 : force.units[i].attack[level == 2 ? 0 : 1]; };
                steps += before[i] - levels[i];
                gone += before[i] > 0 && levels[i] == 0 ? 1 : 0;
                attack += worth(before[i]) - worth(levels[i]);
            }
            return m_rule == LossRule::LeastCost ? std::array{steps, gone, attack} : std::array{attack, steps, gone};
        };
        auto best = after;
        for (std::size_t from = 0; from < before.size(); ++from) {
            for (std::size_t to = 0; to < before.size(); ++to) {
                if (from != to && force.units[from].arm == Arm::Carrier && force.units[to].arm == Arm::Carrier && after[from] > 0 &&
                    after[to] < before[to]) {
                    auto moved = after;
                    --moved[from];
                    ++moved[to];
                    if (cost(moved) < cost(best)) {
                        best = moved;
                    }
                }
            }
        }
        return best;
    }

    const AirResult& air(Status status, int a, int b) {
        const auto [place, fresh] = m_air.try_emplace({status, a, b});
        if (!fresh) {
            return place->second;
        }
        const auto& off = m_battle.offensive;
        const auto& react = m_battle.reaction;
        const Side2 begin{start(off, status), start(react, status)};
        Side2 left = begin;
        const bool fought = fleet(off, begin.offensive) || fleet(react, begin.reaction);
        if (fought && status == Status::Surprise) {
            left.reaction = hit(react, begin.reaction, off, begin.offensive, shot(off, begin.offensive, begin.offensive, status, a));
            left.offensive = hit(off, begin.offensive, react, left.reaction, shot(react, begin.reaction, left.reaction, status, b));
        } else if (fought && status == Status::Ambush) {
            left.offensive = hit(off, begin.offensive, react, begin.reaction, shot(react, begin.reaction, begin.reaction, status, b));
            left.reaction = hit(react, begin.reaction, off, left.offensive, shot(off, begin.offensive, left.offensive, status, a));
        } else if (fought) {
            left.reaction = hit(react, begin.reaction, off, begin.offensive, shot(off, begin.offensive, begin.offensive, status, a));
            left.offensive = hit(off, begin.offensive, react, begin.reaction, shot(react, begin.reaction, begin.reaction, status, b));
        }
        bool wins = strength(off, left.offensive) > strength(react, left.reaction);
        if (fliers(react, left.reaction) > 0 && fliers(off, left.offensive) == 0) {
            wins = false;
        }
        if (!fleet(off, left.offensive) && !fleet(react, left.reaction)) {
            wins = true;
        }
        place->second = {wins, left};
        return place->second;
    }

    const std::map<BattleOutcome, int>& ground(Status status, bool wins, const Side2& left) {
        const auto [place, fresh] = m_ground.try_emplace({status, wins, left});
        if (fresh) {
            for (int a = 0; a <= 9; ++a) {
                for (int b = 0; b <= 9; ++b) {
                    ++place->second[fight(status, wins, left, a, b)];
                }
            }
        }
        return place->second;
    }

    BattleOutcome fight(Status status, bool wins, const Side2& left, int a, int b) {
        const auto& off = m_battle.offensive;
        const auto& react = m_battle.reaction;
        BattleOutcome outcome{
            .status = status, .offensive_wins = wins, .ground = GroundResult::None, .offensive = left.offensive, .reaction = left.reaction};
        std::vector<std::size_t> attackers;
        std::vector<std::size_t> defenders;
        bool landed = false;
        for (std::size_t i = 0; i < off.units.size(); ++i) {
            if (off.units[i].arm == Arm::Ground && left.offensive[i] > 0 && (wins || !off.units[i].lands)) {
                attackers.push_back(i);
                landed = landed || off.units[i].lands;
            }
        }
        bool was_there = false;
        for (std::size_t i = 0; i < react.units.size(); ++i) {
            was_there = was_there || (react.units[i].arm == Arm::Ground && !react.units[i].reacts);
            if (react.units[i].arm == Arm::Ground && left.reaction[i] > 0 && (!wins || !react.units[i].lands)) {
                defenders.push_back(i);
            }
        }
        if (attackers.empty()) {
            return outcome;
        }
        if (defenders.empty()) {
            outcome.ground = GroundResult::Unopposed;
            return outcome;
        }
        int attack_die = a + off.ground_event;
        int defence_die = b + react.ground_event;
        attack_die += ships_in_hex(off, left.offensive) && !ships_in_hex(react, left.reaction) ? 2 : 0;
        bool own_air = false;
        bool their_air = false;
        for (std::size_t i = 0; i < off.units.size(); ++i) {
            own_air = own_air || (left.offensive[i] > 0 && off.units[i].active &&
                                  (off.units[i].arm == Arm::Aircraft || off.units[i].arm == Arm::Carrier));
        }
        for (std::size_t i = 0; i < react.units.size(); ++i) {
            const auto& unit = react.units[i];
            if (left.reaction[i] == 0) {
                continue;
            }
            if (m_battle.chart_superiority) {
                their_air = their_air || (unit.arm == Arm::Carrier && unit.in_hex);
            } else if (unit.active) {
                their_air = their_air || unit.arm == Arm::Aircraft || unit.arm == Arm::Carrier;
            } else {
                their_air = their_air || (unit.arm == Arm::Aircraft && unit.in_hex);
            }
        }
        attack_die += own_air && !their_air ? 2 : 0;
        attack_die -= m_battle.terrain == Terrain::Jungle     ? 1
                      : m_battle.terrain == Terrain::Mixed    ? 2
                      : m_battle.terrain == Terrain::Mountain ? 3
                                                              : 0;
        defence_die += landed && (was_there || m_battle.chart_landing) ? 3 : 0;
        const auto armour = [](const Force& force, const std::vector<std::size_t>& places) {
            return std::ranges::any_of(places, [&](std::size_t i) { return force.units[i].armour && force.side == Side::Allies; }) ? 1 : 0;
        };
        attack_die += armour(off, attackers);
        defence_die += armour(react, defenders);
        attack_die = off.ground_final ? a + *off.ground_final : attack_die;
        defence_die = react.ground_final ? b + *react.ground_final : defence_die;

        const auto hits = [](const Force& force, const Levels& levels, const std::vector<std::size_t>& places, int die) {
            int attack = 0;
            for (const auto i : places) {
                attack += force.units[i].attack[levels[i] == 2 ? 0 : 1];
            }
            const int halves = attack * (die <= 2 ? 1 : die <= 6 ? 2 : die <= 8 ? 3 : 4);
            return halves / 2 + halves % 2;
        };
        const auto suffer = [&](const Force& force, Levels& levels, const std::vector<std::size_t>& places, int taken, bool landing) {
            std::vector<Target> targets;
            for (const auto i : places) {
                const auto& unit = force.units[i];
                const bool weak = landing && unit.lands;
                targets.push_back({.level = levels[i],
                                   .defence = weak ? unit.defence / 2 + unit.defence % 2 : unit.defence,
                                   .attack = unit.attack,
                                   .last = unit.intrinsic});
            }
            const auto lost = losses(targets, {.hits = taken});
            int steps = 0;
            for (std::size_t i = 0; i < lost.size(); ++i) {
                levels[places[i]] = static_cast<std::uint8_t>(levels[places[i]] - lost[i]);
                steps += lost[i];
            }
            return steps;
        };
        const int by_attack = hits(off, left.offensive, attackers, attack_die);
        const int by_defence = hits(react, left.reaction, defenders, defence_die);
        const int lost_by_defence = suffer(react, outcome.reaction, defenders, by_attack, false);
        const int lost_by_attack = suffer(off, outcome.offensive, attackers, by_defence, true);
        const auto stand = [](const Levels& levels, const std::vector<std::size_t>& places) {
            return std::ranges::any_of(places, [&](std::size_t i) { return levels[i] > 0; });
        };
        const bool attack_left = stand(outcome.offensive, attackers);
        const bool defence_left = stand(outcome.reaction, defenders);
        outcome.ground = GroundResult::ReactionHolds;
        if (attack_left && (!defence_left || lost_by_defence > lost_by_attack)) {
            outcome.ground = GroundResult::OffensiveTakes;
            for (const auto i : defenders) {
                outcome.reaction[i] = m_battle.no_retreat ? std::uint8_t{0} : outcome.reaction[i];
            }
        }
        return outcome;
    }

    const Battle& m_battle;
    LossRule m_rule;
    std::map<std::vector<int>, Losses> m_known;
    std::map<std::tuple<Status, int, int>, AirResult> m_air;
    std::map<std::tuple<Status, bool, Side2>, std::map<BattleOutcome, int>> m_ground;
};

} // namespace

std::map<BattleOutcome, int> every_throw(const Battle& battle, LossRule rule) { return Plain(battle, rule).run(); }

} // namespace intendant::empire_of_the_sun::tests

#include "model/odds/small_battle.hpp"

#include "model/odds/hits.hpp"

namespace intendant::odds {

SmallBattle::SmallBattle(const Roster& attacker, const Roster& defender, int retreat_below, double chance)
    : m_retreat_below(retreat_below), m_defenders(defender.size()) {
    m_mass[attacker.size()][0] = chance;
    fight(attacker, defender);
}

INTENDANT_CLONES void SmallBattle::fight(const Roster& attacker, const Roster& defender) {
    const int attackers = attacker.size();
    const int defenders = defender.size();
    // By defenders: the chance that they hit so often, and so often or more.
    Block hits[lanes];
    Block at_least[lanes];
    hits[0] = Block{};
    hits[0][0] = 1.0;
    for (int d = 1; d <= defenders; ++d) {
        const auto unit = static_cast<std::size_t>(d);
        const double chance = defender.hit_chance[unit];
        Block miss = Block{} + (1.0 - chance);
        miss[attackers] = 1.0; // more hits than there are attackers count as so many
        Block row = hits[d - 1];
        for (int die = 0; die < defender.dice[unit]; ++die) {
            row = miss * row + chance * __builtin_shufflevector(row, Block{}, 8, 0, 1, 2, 3, 4, 5, 6);
        }
        for (int y = attackers + 1; y < lanes; ++y) {
            row[y] = 0;
        }
        hits[d] = row;
        row += __builtin_shufflevector(row, Block{}, 1, 2, 3, 4, 5, 6, 7, 8);
        row += __builtin_shufflevector(row, Block{}, 2, 3, 4, 5, 6, 7, 8, 8);
        row += __builtin_shufflevector(row, Block{}, 4, 5, 6, 7, 8, 8, 8, 8);
        at_least[d] = row;
    }
    // By attackers, by defenders: how many defenders are lost after their hits.
    const Block down = Block{};
    Block lost[lanes][lanes];
    for (int d = 1; d <= defenders; ++d) {
        Block none{};
        none[defenders - d] = 1.0;
        lost[0][d] = none;
    }
    for (int a = 1; a <= attackers; ++a) {
        const auto unit = static_cast<std::size_t>(a);
        const double chance = attacker.hit_chance[unit];
        Block miss = Block{} + (1.0 - chance);
        miss[defenders] = 1.0; // where nobody is left nobody is hit
        for (int d = 1; d <= defenders; ++d) {
            Block row = lost[a - 1][d];
            for (int die = 0; die < attacker.dice[unit]; ++die) {
                row = miss * row + chance * __builtin_shufflevector(row, down, 8, 0, 1, 2, 3, 4, 5, 6);
            }
            lost[a][d] = row;
        }
    }
    for (int a = attackers; a > 0 && a >= m_retreat_below; --a) {
        // Rounds that cost the attackers nothing, and the wait for a round in which anything happens. In `row` what is gone through
        // stands first.
        Block row = m_mass[a];
        double weights[lanes];
        Block stay{};
        stay[defenders] = row[defenders];
        for (int d = defenders; d > 0; --d) {
            const double stays = lost[a][d][defenders - d] * hits[d][0];
            const double here = row[0];
            if (stays >= 1.0) {
                m_stalemate = m_stalemate || here > 0;
                stay[defenders - d] = here;
                weights[d] = 0;
            } else {
                m_states += here > 0 ? 1 : 0;
                weights[d] = here * (1.0 / (1.0 - stays));
            }
            const double flow = weights[d] * hits[d][0];
            row += flow * lost[a][defenders];
            row = __builtin_shufflevector(row, down, 1, 2, 3, 4, 5, 6, 7, 8);
            stay[defenders] += flow * lost[a][d][defenders];
        }
        m_mass[a] = stay;
        for (int y = 1; y <= a; ++y) {
            Block sum = m_mass[a - y];
            for (int d = defenders; d > 0; --d) {
                sum += (weights[d] * (y < a ? hits : at_least)[d][y]) * lost[a][d];
            }
            m_mass[a - y] = sum;
        }
    }
}

} // namespace intendant::odds

#include "model/odds/values.hpp"

#include "model/odds/hits.hpp"
#include "model/odds/lanes.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

/// Chances below this change no value that is shown.
constexpr double noise = 1e-22;

/// The sweep goes up over the attackers left. Rows run from all defenders down to none. `ahead[a']` is the worth of a' attackers
/// left when the dice of the units 1..a have still to be thrown at the defenders; going up a level throws one unit's dice for all
/// rows. The further a row lies below, the more defenders it takes to throw the attacker back to it: only there it is kept up to date.
class WayBack {
public:
    WayBack(const Stakes& stakes, Workspace& work, LandValues& values)
        : m_stakes(stakes), m_work(work), m_values(values), m_a(work.attacker.size()), m_d(work.defender.size()),
          m_worth(work.mass, m_a + 1, m_d + 1), m_ahead(work.transit, m_a + 1, m_d + 1), m_enemy(work.enemy_hits, m_a + 1, m_d + 1),
          m_all_hit(work.emitted, m_a + 2, m_d + 1) {
        for (auto* row : {&work.weights, &work.row, &work.hits}) {
            row->assign(m_ahead.stride, 0.0);
        }
        values.attackers = m_a;
        values.defenders = m_d;
        values.worth.assign(static_cast<std::size_t>(m_a + 1) * static_cast<std::size_t>(m_d + 1), 0.0);
        values.goes_on.assign(values.worth.size(), 0);
        tabulate();
        find_reach();
        work.own_hits.assign(m_ahead.stride + std::size_t{2} * lanes, 0.0);
    }

    bool work_out(const std::stop_token& stop) {
        auto& own = m_work.hits;
        own[0] = 1.0;
        for (int a = 0; a <= m_a; ++a) {
            if (stop.stop_requested()) {
                return false;
            }
            throw_dice_of(a);
            level(a);
        }
        for (int a = 0; a <= m_a; ++a) {
            for (int d = 0; d <= m_d; ++d) {
                m_values.worth[m_values.place(a, d)] = m_worth[a][m_d - d];
            }
        }
        return true;
    }

private:
    void tabulate() {
        auto& hits = m_work.own_hits;
        hits.assign(static_cast<std::size_t>(m_a) + 1, 0.0);
        hits[0] = 1.0;
        m_work.last.assign(static_cast<std::size_t>(m_a) + 1, -1);
        for (int d = 0; d <= m_d; ++d) {
            const auto unit = static_cast<std::size_t>(d);
            for (int i = 0; d > 0 && i < m_work.defender.dice[unit]; ++i) {
                add_die(hits.data(), m_a, m_work.defender.hit_chance[unit]);
            }
            for (int y = 0; y <= m_a; ++y) {
                if (const double chance = hits[static_cast<std::size_t>(y)]; chance > noise) {
                    m_enemy[y][m_d - d] = chance;
                    m_work.last[static_cast<std::size_t>(y)] = std::max(m_work.last[static_cast<std::size_t>(y)], m_d - d);
                }
            }
        }
    }

    /// By number of units lost: the last place of a row that lies so far below at which it is still looked at, now or later.
    void find_reach() {
        int dice = 0;
        for (const int each : m_work.attacker.dice) {
            dice = std::max(dice, each);
        }
        m_work.least.assign(static_cast<std::size_t>(m_a) + 2, -1);
        for (int y = m_a; y >= 1; --y) {
            const auto at = static_cast<std::size_t>(y);
            const int later = m_work.least[at + 1];
            m_work.least[at] = std::min(m_d - 1, std::max(m_work.last[at], later < 0 ? -1 : later + dice));
            std::copy_n(m_all_hit[y + 1], m_d + 1, m_all_hit[y]); // from the far end: positive terms only
            add_scaled(m_all_hit[y], m_enemy[y], 1.0, m_d + 1);
        }
    }

    double worth_of_stopping(int a, int d) const {
        const auto& attacker = m_work.attacker;
        const auto& defender = m_work.defender;
        const bool won = d == 0 && a > 0;
        const bool captured = won && attacker.land_left[static_cast<std::size_t>(a)] > 0;
        const auto lost = [](const Roster& roster, int left) {
            return static_cast<double>(roster.value_left.back() - roster.value_left[static_cast<std::size_t>(left)]);
        };
        return m_stakes.worth(won, captured, lost(attacker, a), lost(defender, d));
    }

    /// The dice of one more unit, for its own table and for all rows below that are still looked at; of the rounds that cost the
    /// attacker something then what they are worth.
    INTENDANT_CLONES void throw_dice_of(int a) {
        const auto unit = static_cast<std::size_t>(a);
        const int dice = a > 0 ? m_work.attacker.dice[unit] : 0;
        const double chance = m_work.attacker.hit_chance[unit];
        for (int i = 0; i < dice; ++i) {
            add_die(m_work.hits.data(), m_d, chance);
        }
        double* const sums = m_work.weights.data();
        std::fill(m_work.weights.begin(), m_work.weights.end(), 0.0);
        for (int y = 1; y <= a && m_work.least[static_cast<std::size_t>(y)] >= 0; ++y) {
            const int last = m_work.least[static_cast<std::size_t>(y)];
            double* const row = m_ahead[a - y];
            const double without_defenders = row[m_d];
            for (int i = dice - 1; i > 0; --i) { // the last die with what follows
                shift_mix(row, std::min(m_d, last + i + 1), 1.0 - chance, chance);
            }
            add_shifted(sums, row, y < a ? m_enemy[y] : m_all_hit[y], last, dice > 0 ? chance : 0.0);
            row[m_d] = without_defenders;
        }
    }

    /// A die for a row up to this place, and what is behind it in its block, then `sums += chances * row`.
    __attribute__((always_inline)) static void add_shifted(double* __restrict sums, double* __restrict row,
                                                           const double* __restrict chances, int last, double chance) {
        const double miss = 1.0 - chance;
        for (int i = 0; i <= last; i += lanes) {
            const Block here = *reinterpret_cast<const Block*>(row + i);
            const Block next = *reinterpret_cast<const LooseBlock*>(row + i + 1);
            const Block mixed = miss * here + chance * next;
            *reinterpret_cast<Block*>(row + i) = mixed;
            *reinterpret_cast<LooseBlock*>(sums + i) += mixed * *reinterpret_cast<const Block*>(chances + i);
        }
    }

    void level(int a) {
        double* worth = m_worth[a];
        for (int d = 0; d <= m_d; ++d) {
            worth[m_d - d] = worth_of_stopping(a, d);
        }
        auto& own = m_work.hits;
        double tail = 0; // own hits, so many or more: from the far end, positive terms only
        int most = 0;
        double* const reversed = m_work.own_hits.data() + lanes;
        for (int x = m_d; x >= 0; --x) {
            const double chance = own[static_cast<std::size_t>(x)];
            tail += chance;
            most = most == 0 && tail > noise ? x : most;
            m_work.row[static_cast<std::size_t>(x)] = tail;
            reversed[m_d - x] = chance;
        }
        solve_row(a, most);
    }

    /// Rounds that cost the attacker nothing lead to fewer defenders, which are worked out before. Then the row is as it looks
    /// before the dice of the units 1 to a are thrown.
    INTENDANT_CLONES void solve_row(int a, int most) {
        double* const worth = m_worth[a];
        double* const ahead = m_ahead[a];
        const double* const own = m_work.hits.data();
        const double* const or_more = m_work.row.data();
        const double* const reversed = m_work.own_hits.data() + lanes + m_d; // backwards: `reversed[-x]` is the chance of x hits
        const double none_left = worth[m_d];
        ahead[m_d] = none_left;
        for (int begin = (m_d - 1) / lanes * lanes; begin >= 0; begin -= lanes) {
            const int end = std::min(begin + lanes, m_d);
            const int last = std::min(m_d - 1, begin + lanes - 1 + most);
            Block sum{};
            Block other{}; // two, since each waits for its last addition
            int j = begin + lanes;
            for (; j < last; j += 2) {
                sum += worth[j] * *reinterpret_cast<const LooseBlock*>(reversed - (j - begin));
                other += worth[j + 1] * *reinterpret_cast<const LooseBlock*>(reversed - (j + 1 - begin));
            }
            if (j == last) {
                sum += worth[j] * *reinterpret_cast<const LooseBlock*>(reversed - (j - begin));
            }
            sum += other;
            for (int here = end - 1; here >= begin; --here) {
                double after = sum[here - begin];
                for (int fewer = here + 1; fewer < end; ++fewer) {
                    after += worth[fewer] * own[fewer - here];
                }
                after += or_more[m_d - here] * none_left;
                const double calm = m_enemy[0][here];
                const double stays = own[0] * calm;
                if (a > 0 && stays < 1.0) { // else nobody can hit: it is what it is
                    const double go = (m_work.weights[static_cast<std::size_t>(here)] + calm * after) / (1.0 - stays);
                    if (m_stakes.policy == Policy::ToTheEnd || go > worth[here] + worth_more) {
                        worth[here] = go;
                        m_values.goes_on[m_values.place(a, m_d - here)] = 1;
                    }
                }
                ahead[here] = after + own[0] * worth[here];
            }
        }
    }

    const Stakes& m_stakes;
    Workspace& m_work;
    LandValues& m_values;
    int m_a;
    int m_d;
    Grid m_worth;
    Grid m_ahead;
    Grid m_enemy;   ///< by number of hits, up to all attackers
    Grid m_all_hit; ///< the same, for so many hits or more
};

} // namespace

bool land_values(const Force& attacker, const Force& defender, const Stakes& stakes, Workspace& workspace, LandValues& values,
                 const std::stop_token& stop) {
    workspace.attacker.assign(attacker);
    workspace.defender.assign(defender);
    return WayBack(stakes, workspace, values).work_out(stop);
}

} // namespace intendant::odds

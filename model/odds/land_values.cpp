#include "model/odds/values.hpp"

#include "model/odds/hits.hpp"
#include "model/odds/kernels.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

/// Chances below this change no value that is shown.
constexpr double noise = 1e-22;

/// The sweep goes up over the attackers left. Rows run from all defenders down to none, so that a die is thrown for a row
/// by the kernel of the way there. `ahead[a']` is the worth of a' attackers left when the dice of the units 1..a have
/// still to be thrown at the defenders; going up a level throws one unit's dice for all rows.
class WayBack {
public:
    WayBack(const Stakes& stakes, Workspace& work, LandValues& values)
        : m_stakes(stakes), m_work(work), m_values(values), m_a(work.attacker.size()), m_d(work.defender.size()),
          m_worth(work.mass, m_a + 1, m_d + 1), m_ahead(work.transit, m_a + 1, m_d + 1), m_enemy(work.enemy_hits, m_a + 1, m_d + 1) {
        for (auto* row : {&work.tail, &work.weights, &work.row, &work.hits}) {
            row->assign(m_ahead.stride, 0.0);
        }
        values.attackers = m_a;
        values.defenders = m_d;
        values.worth.assign(static_cast<std::size_t>(m_a + 1) * static_cast<std::size_t>(m_d + 1), 0.0);
        values.goes_on.assign(values.worth.size(), 0);
        tabulate();
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
        m_work.first.assign(static_cast<std::size_t>(m_a) + 1, m_d + 1);
        m_work.last.assign(static_cast<std::size_t>(m_a) + 1, -1);
        for (int d = 0; d <= m_d; ++d) {
            const auto unit = static_cast<std::size_t>(d);
            for (int i = 0; d > 0 && i < m_work.defender.dice[unit]; ++i) {
                add_die(hits.data(), m_a, m_work.defender.hit_chance[unit]);
            }
            for (int y = 0; y <= m_a; ++y) {
                if (const double chance = hits[static_cast<std::size_t>(y)]; chance > noise) {
                    m_enemy[y][m_d - d] = chance;
                    m_work.first[static_cast<std::size_t>(y)] = std::min(m_work.first[static_cast<std::size_t>(y)], m_d - d);
                    m_work.last[static_cast<std::size_t>(y)] = std::max(m_work.last[static_cast<std::size_t>(y)], m_d - d);
                }
            }
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

    /// The dice of one more unit, for its own table and for all rows below.
    void throw_dice_of(int a) {
        const auto unit = static_cast<std::size_t>(a);
        for (int i = 0; a > 0 && i < m_work.attacker.dice[unit]; ++i) {
            const double chance = m_work.attacker.hit_chance[unit];
            add_die(m_work.hits.data(), m_d, chance);
            for (int row = 0; row < a; ++row) {
                shift_mix(m_ahead[row], m_d, 1.0 - chance, chance);
            }
        }
    }

    void level(int a) {
        double* worth = m_worth[a];
        for (int d = 0; d <= m_d; ++d) {
            worth[m_d - d] = worth_of_stopping(a, d);
        }
        double tail = 0; // own hits, so many or more: from the far end, positive terms only
        for (int x = m_d; x >= 0; --x) {
            tail += m_work.hits[static_cast<std::size_t>(x)];
            m_work.row[static_cast<std::size_t>(x)] = tail;
        }
        if (a > 0) {
            add_rounds_that_cost(a);
            solve_row(a);
        }
        look_ahead(a);
    }

    /// Rounds in which the attacker loses something.
    void add_rounds_that_cost(int a) {
        auto& sum = m_work.weights;
        std::fill(sum.begin(), sum.end(), 0.0);
        auto& all = m_work.tail; // chance that every attacker is hit, from the far end
        std::fill(all.begin(), all.end(), 0.0);
        for (int y = m_a; y >= a; --y) {
            add_scaled(all.data(), m_enemy[y], 1.0, m_d + 1);
        }
        multiply_add(sum.data(), all.data(), m_ahead[0], m_d);
        for (int y = 1; y < a; ++y) {
            const int from = m_work.first[static_cast<std::size_t>(y)];
            const int to = std::min(m_work.last[static_cast<std::size_t>(y)], m_d - 1);
            if (to >= from) {
                multiply_add(sum.data() + from, m_enemy[y] + from, m_ahead[a - y] + from, to - from + 1);
            }
        }
    }

    /// Rounds that cost the attacker nothing lead to fewer defenders, which are worked out before.
    void solve_row(int a) {
        double* worth = m_worth[a];
        const auto& own = m_work.hits;
        for (int d = 1; d <= m_d; ++d) {
            const int here = m_d - d;
            const double calm = m_enemy[0][here];
            double go = m_work.weights[static_cast<std::size_t>(here)];
            if (calm > noise) {
                go += calm *
                      (m_work.row[static_cast<std::size_t>(d)] * worth[m_d] + sum_of_products(own.data() + 1, worth + here + 1, d - 1));
            }
            const double stays = own[0] * calm;
            if (stays >= 1.0) {
                continue; // nobody can hit: it is what it is
            }
            go /= 1.0 - stays;
            if (m_stakes.policy == Policy::ToTheEnd || go > worth[here] + worth_more) {
                worth[here] = go;
                m_values.goes_on[m_values.place(a, d)] = 1;
            }
        }
    }

    /// The row as it looks before the dice of the units 1 to a are thrown.
    void look_ahead(int a) {
        const auto& own = m_work.hits;
        const double* worth = m_worth[a];
        double* ahead = m_ahead[a];
        for (int d = 0; d <= m_d; ++d) {
            ahead[m_d - d] = m_work.row[static_cast<std::size_t>(d)] * worth[m_d];
        }
        for (int x = 0; x < m_d; ++x) {
            if (own[static_cast<std::size_t>(x)] > noise) {
                add_scaled(ahead, worth + x, own[static_cast<std::size_t>(x)], m_d - x);
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
    Grid m_enemy; ///< by number of hits, up to all attackers
};

} // namespace

bool land_values(const Force& attacker, const Force& defender, const Stakes& stakes, Workspace& workspace, LandValues& values,
                 const std::stop_token& stop) {
    workspace.attacker.assign(attacker);
    workspace.defender.assign(defender);
    return WayBack(stakes, workspace, values).work_out(stop);
}

} // namespace intendant::odds

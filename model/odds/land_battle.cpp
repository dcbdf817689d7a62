#include "model/odds/odds.hpp"

#include "model/odds/kernels.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::odds {

namespace {

/// Mass below this is not followed; what is lost that way shows in the certificate.
constexpr double cut = 1e-22;

/// Tables over numbers of units: rows of equal, padded length.
struct Grid {
    std::vector<double>& cells;
    std::size_t stride;

    Grid(std::vector<double>& memory, int rows, std::size_t row_length) : cells(memory), stride(row_length) {
        cells.assign(static_cast<std::size_t>(rows) * stride, 0.0);
    }
    double* operator[](int row) { return cells.data() + static_cast<std::size_t>(row) * stride; }
    const double* operator[](int row) const { return cells.data() + static_cast<std::size_t>(row) * stride; }
};

std::size_t padded(int length) { return (static_cast<std::size_t>(length) + 8) / 8 * 8; }

/// Adds one die to a distribution of hits held in `row[0..most]`; more than `most` hits count as `most`.
void add_die(double* row, int most, double chance) {
    const double miss = 1.0 - chance;
    for (int hits = most; hits > 0; --hits) {
        row[hits] = (hits == most ? row[hits] : miss * row[hits]) + chance * row[hits - 1];
    }
    row[0] *= miss;
}

/// One chain of rounds from a start distribution over (attackers, defenders) to what absorbs it.
///
/// The sweep goes down over the attackers left. `transit[a']` holds mass that will end with a' attackers but whose
/// attack dice 1..a have not yet been applied to the defenders; one die for all rows is applied a level.
class Chain {
public:
    Chain(const Roster& attacker, const Roster& defender, Workspace& work)
        : m_attacker(attacker), m_defender(defender), m_work(work), m_a(attacker.size()), m_d(defender.size()),
          m_transit(work.transit, m_a + 1, padded(m_d + 1)), m_final(work.final_mass, m_a + 1, padded(m_d + 1)),
          m_start(work.start, m_a + 1, padded(m_d + 1)), m_own(work.own_hits, m_a + 1, padded(m_d + 1)),
          m_enemy(work.enemy_hits, m_a + 1, padded(m_d + 1)), m_tails(work.enemy_tails, m_a + 2, padded(m_d + 1)) {
        tabulate();
    }

    Grid& start() { return m_start; }
    Grid& final_mass() { return m_final; }
    std::int64_t states() const { return m_states; }

    /// One round for all states at once; `extra` dice at `extra_chance` join the attack. Ended states stay.
    void timed_round(int retreat_below, int extra, double extra_chance) {
        std::fill(m_transit.cells.begin(), m_transit.cells.end(), 0.0);
        for (int a = m_a; a >= 1; --a) {
            double* here = m_start[a];
            if (a < retreat_below) {
                move_to_final(a, 1, m_d);
            }
            move_to_final(a, 0, 0);
            bool any = false;
            for (int d = 1; d <= m_d; ++d) {
                any = any || here[d] > 0;
                m_states += here[d] > 0;
            }
            if (any) {
                for (int y = 0; y <= a; ++y) {
                    const double* chance = y < a ? m_enemy[y] : m_tails[a];
                    multiply_add(m_transit[a - y] + 1, here + 1, chance + 1, m_d);
                }
            }
            for (int i = 0; i < m_attacker.dice[static_cast<std::size_t>(a)]; ++i) {
                for (int row = 0; row <= m_a; ++row) {
                    apply_die(m_transit[row], m_d, m_attacker.hit_chance[static_cast<std::size_t>(a)]);
                }
            }
            std::fill(here, here + m_d + 1, 0.0);
        }
        move_to_final(0, 0, m_d);
        for (int i = 0; i < extra; ++i) {
            for (int row = 0; row <= m_a; ++row) {
                apply_die(m_transit[row], m_d, extra_chance);
            }
        }
        std::swap(m_start.cells, m_transit.cells);
    }

    /// Rounds without number until everything is absorbed.
    void to_the_end(int retreat_below) {
        std::fill(m_transit.cells.begin(), m_transit.cells.end(), 0.0);
        m_work.low.assign(static_cast<std::size_t>(m_a) + 1, m_d + 1);
        m_work.high.assign(static_cast<std::size_t>(m_a) + 1, -1);
        m_work.weights.assign(padded(m_d + 1), 0.0);
        for (int a = m_a; a >= 1; --a) {
            level(a, retreat_below);
        }
        double* none = m_final[0];
        for (int d = 0; d <= m_d; ++d) {
            none[d] += m_transit[0][d] + m_start[0][d];
        }
    }

    /// Whatever has not been absorbed stays where it is: the battle is stopped.
    void stop() {
        for (int a = 0; a <= m_a; ++a) {
            move_to_final(a, 0, m_d);
        }
    }

private:
    void tabulate() {
        std::vector<double>& row = m_work.arrivals;
        // Hits of the first a attackers from the end, on up to m_d defenders.
        row.assign(static_cast<std::size_t>(m_d) + 1, 0.0);
        row[0] = 1.0;
        for (int a = 0; a <= m_a; ++a) {
            for (int i = 0; a > 0 && i < m_attacker.dice[static_cast<std::size_t>(a)]; ++i) {
                add_die(row.data(), m_d, m_attacker.hit_chance[static_cast<std::size_t>(a)]);
            }
            std::copy(row.begin(), row.end(), m_own[a]);
        }
        // Hits of the first d defenders, by number of hits: contiguous in d.
        std::vector<double>& hits = m_work.weights;
        hits.assign(static_cast<std::size_t>(m_a) + 2, 0.0);
        hits[0] = 1.0;
        for (int d = 0; d <= m_d; ++d) {
            for (int i = 0; d > 0 && i < m_defender.dice[static_cast<std::size_t>(d)]; ++i) {
                add_die(hits.data(), m_a, m_defender.hit_chance[static_cast<std::size_t>(d)]);
            }
            double tail = 0;
            for (int y = m_a; y >= 0; --y) {
                tail += hits[static_cast<std::size_t>(y)];
                m_enemy[y][d] = hits[static_cast<std::size_t>(y)];
                m_tails[y][d] = tail; // summed from the far end: positive terms only
            }
        }
    }

    void move_to_final(int a, int first, int last) {
        for (int d = first; d <= last; ++d) {
            m_final[a][d] += m_start[a][d];
            m_start[a][d] = 0;
        }
    }

    void level(int a, int retreat_below) {
        double* here = m_transit[a];
        auto& low = m_work.low[static_cast<std::size_t>(a)];
        auto& high = m_work.high[static_cast<std::size_t>(a)];
        if (high >= 0) {
            for (int unit = 1; unit <= a; ++unit) {
                for (int i = 0; i < m_attacker.dice[static_cast<std::size_t>(unit)]; ++i) {
                    low = std::max(0, low - 1);
                    apply_die(here + low, high - low, m_attacker.hit_chance[static_cast<std::size_t>(unit)], low == 0);
                    trim(here, low, high);
                }
            }
        }
        const double* start = m_start[a];
        for (int d = 0; d <= m_d; ++d) {
            here[d] += start[d];
            if (start[d] > 0) {
                low = std::min(low, d);
                high = std::max(high, d);
            }
        }
        if (high < 0) {
            step_down(a, 0, -1);
            return;
        }
        if (a < retreat_below) {
            for (int d = low; d <= high; ++d) {
                m_final[a][d] += here[d];
            }
            step_down(a, 0, -1);
            return;
        }
        solve_row(a, here, high);
        m_final[a][0] += here[0];
        int first = m_d + 1;
        int last = 0;
        for (int d = 1; d <= high; ++d) {
            if (m_work.weights[static_cast<std::size_t>(d)] > cut) {
                first = std::min(first, d);
                last = d;
                ++m_states;
            }
        }
        step_down(a, first, last);
    }

    /// Rounds in which the defender hits nothing, and the wait for a round in which anything happens.
    void solve_row(int a, double* here, int high) {
        const double* own = m_own[a];
        const double* calm = m_enemy[0];
        auto& weights = m_work.weights;
        for (int d = high; d >= 1; --d) {
            weights[static_cast<std::size_t>(d)] = 0;
            if (here[d] <= cut) {
                continue;
            }
            // own[m_d] counts m_d hits or more; against d defenders everything from d on kills all.
            const double stays = own[0] * calm[d];
            if (stays >= 1.0) {
                m_final[a][d] += here[d]; // nobody can hit: it would go on for ever
                continue;
            }
            const double weight = here[d] / (1.0 - stays);
            weights[static_cast<std::size_t>(d)] = weight;
            const double flow = weight * calm[d];
            double all = 0;
            for (int x = m_d; x >= d; --x) {
                all += own[x];
            }
            here[0] += flow * all;
            for (int x = 1; x < d; ++x) {
                here[d - x] += flow * own[x];
            }
        }
    }

    /// What row a emits joins the rows below, and its own unit's dice are thrown for all of them.
    void step_down(int a, int first, int last) {
        const auto unit = static_cast<std::size_t>(a);
        const auto& weights = m_work.weights;
        for (int row = a - 1; row >= 0; --row) {
            auto& low = m_work.low[static_cast<std::size_t>(row)];
            auto& high = m_work.high[static_cast<std::size_t>(row)];
            double* cells = m_transit[row];
            if (last >= first && last > 0) {
                const int y = a - row;
                const double* chance = row == 0 ? m_tails[a] : m_enemy[y];
                multiply_add(cells + first, weights.data() + first, chance + first, last - first + 1);
                low = std::min(low, first);
                high = std::max(high, last);
            }
            if (high < 0) {
                continue;
            }
            for (int i = 0; i < m_attacker.dice[unit]; ++i) {
                low = std::max(0, low - 1);
                apply_die(cells + low, high - low, m_attacker.hit_chance[unit], low == 0);
            }
            if (a % 8 == 0) {
                trim(cells, low, high);
            }
        }
    }

    static void trim(double* cells, int& low, int& high) {
        while (high > 0 && cells[high] < cut && high > low) {
            cells[high--] = 0;
        }
        while (low > 0 && low < high && cells[low] < cut) {
            cells[low++] = 0;
        }
    }

    const Roster& m_attacker;
    const Roster& m_defender;
    Workspace& m_work;
    int m_a;
    int m_d;
    Grid m_transit;
    Grid m_final;
    Grid m_start;
    Grid m_own;
    Grid m_enemy;
    Grid m_tails;
    std::int64_t m_states{0};
};

/// Adds a chain's absorbed mass to the result.
void count_up(Chain& chain, const Roster& attacker, const Roster& defender, std::int64_t lost_before, Odds& odds) {
    const auto total = [](const Roster& roster, bool land_only) {
        std::vector<std::int64_t> sums(static_cast<std::size_t>(roster.size()) + 1, 0);
        for (std::size_t i = 1; i < sums.size(); ++i) {
            sums[i] = sums[i - 1] + (land_only ? (roster.unit_class[i] == UnitClass::Land ? 1 : 0) : roster.cost[i]);
        }
        return sums;
    };
    const auto attack_value = total(attacker, false);
    const auto defence_value = total(defender, false);
    const auto land = total(attacker, true);
    for (int a = 0; a <= attacker.size(); ++a) {
        const auto at = static_cast<std::size_t>(a);
        for (int d = 0; d <= defender.size(); ++d) {
            const auto dt = static_cast<std::size_t>(d);
            const double mass = chain.final_mass()[a][d];
            if (mass == 0) {
                continue;
            }
            if (d == 0 && a > 0) {
                odds.win += mass;
                odds.win_with_land += land[at] > 0 ? mass : 0;
                odds.attackers_left_and_win[at] += mass;
            } else if (a == 0 && d > 0) {
                odds.lose += mass;
                odds.defenders_left_and_lose[dt] += mass;
            } else if (a == 0) {
                odds.draw += mass;
            } else {
                odds.stopped += mass;
            }
            odds.attackers_left += mass * a;
            odds.defenders_left += mass * d;
            odds.attacker_loss += mass * static_cast<double>(lost_before + attack_value.back() - attack_value[at]);
            odds.defender_loss += mass * static_cast<double>(defence_value.back() - defence_value[dt]);
        }
    }
    odds.states += chain.states();
}

void fight(const Force& attacker, const Force& defender, const Options& options, double chance,
           std::int64_t lost_before, Workspace& workspace, Odds& odds) {
    const Roster attack(attacker);
    const Roster defence(defender);
    Chain chain(attack, defence, workspace);
    chain.start()[attack.size()][defence.size()] = chance;
    int rounds = 0;
    if (options.bombard_dice > 0) {
        chain.timed_round(options.retreat_below, options.bombard_dice, options.bombard_hit / 6.0);
        ++rounds;
    }
    if (options.max_rounds > 0) {
        for (; rounds < options.max_rounds; ++rounds) {
            chain.timed_round(options.retreat_below, 0, 0);
        }
        chain.stop();
    } else {
        chain.to_the_end(options.retreat_below);
    }
    count_up(chain, attack, defence, lost_before, odds);
}

/// The force after `lost` of the group's aircraft have been shot down, and what they cost.
struct Shot {
    Force left;
    double chance;
    std::int64_t cost;
};

double binomial(int n, int k, double p) {
    return std::exp(std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0)) * std::pow(p, k) *
           std::pow(1.0 - p, n - k);
}

/// Every way the guns may shoot, with its chance. One hit on a 1.
std::vector<Shot> shots(const Force& attacker, AirDefence air_defence) {
    std::vector<Shot> ways{{attacker, 1.0, 0}};
    if (air_defence == AirDefence::None) {
        return ways;
    }
    if (air_defence == AirDefence::PerGroup) {
        for (std::size_t g = 0; g < attacker.size(); ++g) {
            if (attacker[g].unit_class != UnitClass::Air) {
                continue;
            }
            std::vector<Shot> more;
            for (const auto& way : ways) {
                for (int k = 0; k <= attacker[g].count; ++k) {
                    auto next = way;
                    next.left[g].count -= k;
                    next.cost += k * attacker[g].cost;
                    next.chance *= binomial(attacker[g].count, k, 1.0 / 6.0);
                    more.push_back(std::move(next));
                }
            }
            ways = std::move(more);
        }
        return ways;
    }
    int aircraft = 0;
    for (const auto& group : attacker) {
        aircraft += group.unit_class == UnitClass::Air ? group.count : 0;
    }
    ways.clear();
    for (int k = 0; k <= aircraft; ++k) {
        Shot way{attacker, binomial(aircraft, k, 1.0 / 6.0), 0};
        auto left = k;
        for (auto& group : way.left) {
            const int gone = group.unit_class == UnitClass::Air ? std::min(left, group.count) : 0;
            group.count -= gone;
            left -= gone;
            way.cost += gone * group.cost;
        }
        ways.push_back(std::move(way));
    }
    return ways;
}

} // namespace

std::optional<std::string> objection(const Force& attacker, const Force& defender, const Options& options) {
    for (const auto* force : {&attacker, &defender}) {
        const std::string side = force == &attacker ? "The attacker" : "The defender";
        for (const auto& group : *force) {
            if (group.count < 0 || group.dice < 0 || group.dice > 10 || group.cost < 0) {
                return side + " has a group with a count, dice or cost that cannot be.";
            }
            if (group.hit < 0 || group.hit > 6) {
                return side + " has a group that hits on " + std::to_string(group.hit) + "; a die shows 1 to 6, and 0 means never.";
            }
            if (group.count > most_units) {
                return side + " has more than " + std::to_string(most_units) + " units, the most that is computed.";
            }
        }
        if (size_of(*force) == 0) {
            return side + " has no units.";
        }
        if (size_of(*force) > most_units) {
            return side + " has more than " + std::to_string(most_units) + " units, the most that is computed.";
        }
    }
    if (options.bombard_dice < 0 || options.bombard_hit < 0 || options.bombard_hit > 6 || options.retreat_below < 0 ||
        options.max_rounds < 0 || options.max_rounds > 1000 || options.defender_withdraws_submerged_after < 0 ||
        options.bombard_dice > most_units) {
        return "One of the options is out of range.";
    }
    return std::nullopt;
}

void normalise(Odds& odds) {
    const double sum = odds.win + odds.lose + odds.draw + odds.stopped;
    odds.certificate = std::abs(1.0 - sum);
    for (double* value : {&odds.win, &odds.lose, &odds.draw, &odds.stopped, &odds.win_with_land, &odds.attacker_loss,
                          &odds.defender_loss, &odds.attackers_left, &odds.defenders_left}) {
        *value /= sum;
    }
    for (auto* list : {&odds.attackers_left_and_win, &odds.defenders_left_and_lose}) {
        for (auto& value : *list) {
            value /= sum;
        }
    }
}

Odds land_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace) {
    Odds odds;
    odds.attackers_left_and_win.assign(static_cast<std::size_t>(size_of(attacker)) + 1, 0.0);
    odds.defenders_left_and_lose.assign(static_cast<std::size_t>(size_of(defender)) + 1, 0.0);
    for (const auto& way : shots(attacker, options.air_defence)) {
        if (way.chance > 0) {
            fight(way.left, defender, options, way.chance, way.cost, workspace, odds);
        }
    }
    normalise(odds);
    return odds;
}

} // namespace intendant::odds

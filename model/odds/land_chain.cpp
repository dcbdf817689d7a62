#include "model/odds/land_chain.hpp"

#include "model/odds/hits.hpp"
#include "model/odds/kernels.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

/// Mass below this is not followed; what is lost that way shows in the certificate.
constexpr double cut = 1e-22;

void trim(double* cells, int& low, int& high) {
    if (high < 0) {
        return;
    }
    while (high > 0 && cells[high] < cut && high > low) {
        cells[high--] = 0;
    }
    while (low > 0 && low < high && cells[low] < cut) {
        cells[low++] = 0;
    }
}

/// A unit's dice for chances of hits that run backwards, kept where there is more than nothing.
void throw_dice(double* to, const double* from, int dice, double chance, int& low, int& high) {
    for (int die = 0; die == 0 || die < dice; ++die) {
        throw_die(to, from, low, high, dice > 0 ? chance : 0.0);
        low = std::max(0, low - 1);
        from = to;
    }
    trim(to, low, high);
}

} // namespace

LandChain::LandChain(const Roster& attacker, const Roster& defender, int retreat_below, Workspace& work)
    : m_attacker(attacker), m_defender(defender), m_work(work), m_retreat_below(retreat_below), m_a(attacker.size()), m_d(defender.size()),
      m_transit(work.transit, m_a + 2, m_d + 1), m_mass(work.mass, m_a + 1, m_d + 1), m_own(work.own_hits, m_a + 2, m_d + 1),
      m_enemy(work.enemy_hits, m_a + 1, m_d + 1), m_emitted(work.emitted, DescentTogether::levels, m_d + 1) {
    tabulate();
}

void LandChain::tabulate() {
    tabulate_own();
    tabulate_enemy();
    for (auto* row : {&m_work.tail, &m_work.weights, &m_work.row, &m_work.hits}) {
        row->assign(m_own.stride + std::size_t{2} * lanes, 0.0);
    }
    m_work.low.assign(static_cast<std::size_t>(m_a) + 1, m_d + 1);
    m_work.high.assign(static_cast<std::size_t>(m_a) + 1, -1);
}

void LandChain::tabulate_own() {
    const auto rows = static_cast<std::size_t>(m_a) + 1;
    m_work.least.assign(rows, 0);
    m_work.most.assign(rows, 0);
    m_own[0][m_d] = 1.0;
    int low = m_d;
    int high = m_d;
    for (std::size_t a = 1; a < rows; ++a) {
        const int row = static_cast<int>(a);
        throw_dice(m_own[row], m_own[row - 1], m_attacker.dice[a], m_attacker.hit_chance[a], low, high);
        m_work.least[a] = m_d - high;
        m_work.most[a] = m_d - low;
    }
}

void LandChain::tabulate_enemy() {
    // By number of hits, so that a row runs over the defenders. Where nothing but noise stands is not looked at later.
    constexpr int block = lanes; // columns written together
    const auto rows = static_cast<std::size_t>(m_a) + 1;
    Grid columns(m_work.row, block, m_a + 1); // backwards, as hits are thrown
    m_work.first.assign(rows, m_d + 1);
    m_work.last.assign(rows, -1);
    columns[0][m_a] = 1.0;
    int low = m_a;
    int high = m_a;
    int reached = m_a + 1; // down to this row somebody hits so often, and from `kept` down somebody still does
    int kept = m_a;
    for (int start = 0; start <= m_d; start += block) {
        const int count = std::min(block, m_d + 1 - start);
        const int highest = high;
        for (int i = 0; i < count; ++i) {
            const auto unit = static_cast<std::size_t>(start + i);
            if (unit > 0) {
                throw_dice(columns[i], columns[(i + block - 1) % block], m_defender.dice[unit], m_defender.hit_chance[unit], low, high);
                std::fill(columns[i] + high + 1, columns[i] + highest + 1, 0.0);
            }
            while (reached > low) {
                m_work.first[static_cast<std::size_t>(m_a - --reached)] = start + i;
            }
            for (; kept > high; --kept) {
                m_work.last[static_cast<std::size_t>(m_a - kept)] = start + i - 1;
            }
        }
        for (int at = low; at <= highest; ++at) {
            double* const to = m_enemy[m_a - at] + start;
            for (int i = 0; i < count; ++i) {
                to[i] = columns[i][at];
            }
        }
    }
    for (; kept >= reached; --kept) {
        m_work.last[static_cast<std::size_t>(m_a - kept)] = m_d;
    }
}

void LandChain::begin(const Options& options, double chance) {
    m_spread = true;
    static const Opening whole{};
    const auto& opening = options.opening ? *options.opening : whole;
    auto& ours = m_work.weights;
    auto& theirs = m_work.row;
    ours.assign(static_cast<std::size_t>(m_d) + 1, 0.0);
    ours[0] = 1.0;
    if (opening.attackers_fire) {
        std::reverse_copy(m_own[m_a], m_own[m_a] + m_d + 1, ours.begin());
    }
    add_volleys(ours.data(), m_d, opening.attack);
    for (int i = 0; i < options.bombard_dice; ++i) {
        add_die(ours.data(), m_d, chance_of(options.bombard_hit));
    }
    theirs.assign(static_cast<std::size_t>(m_a) + 1, 0.0);
    theirs[0] = 1.0;
    if (opening.defenders_fire) {
        add_units(theirs.data(), m_a, m_defender);
    }
    add_volleys(theirs.data(), m_a, opening.defence);
    for (int a = 0; a <= m_a; ++a) {
        for (int d = 0; d <= m_d; ++d) {
            m_mass[a][d] = chance * theirs[static_cast<std::size_t>(m_a - a)] * ours[static_cast<std::size_t>(m_d - d)];
        }
    }
    ++m_states;
    m_work.weights.assign(m_own.stride, 0.0);
    m_work.row.assign(std::max(m_own.stride + std::size_t{2} * lanes, m_work.row.size()), 0.0);
}

void LandChain::round() {
    m_spread = true;
    std::fill_n(m_transit.cells, static_cast<std::size_t>(m_a + 1) * m_transit.stride, 0.0);
    int top = 0; // the highest row that holds anything
    for (int a = m_a; a >= 1; --a) {
        double* here = m_mass[a];
        bool any = false;
        for (int d = 1; d <= m_d && !ended(a, d); ++d) {
            any = any || here[d] > 0;
            m_states += here[d] > 0;
        }
        std::fill(m_work.tail.begin(), m_work.tail.end(), 0.0);
        if (any) {
            top = std::max(top, a);
            for (int y = m_a; y >= a; --y) { // from the far end: positive terms only
                add_scaled(m_work.tail.data(), m_enemy[y], 1.0, m_d + 1);
            }
            for (int y = 0; y <= a; ++y) {
                multiply_add(m_transit[a - y] + 1, here + 1, (y < a ? m_enemy[y] : m_work.tail.data()) + 1, m_d);
            }
            std::fill_n(here + 1, m_d, 0.0);
        }
        for (int i = 0; top > 0 && i < m_attacker.dice[static_cast<std::size_t>(a)]; ++i) {
            for (int row = 0; row <= top; ++row) {
                apply_die(m_transit[row], m_d, m_attacker.hit_chance[static_cast<std::size_t>(a)]);
            }
        }
    }
    for (int a = 0; a <= m_a; ++a) {
        add_scaled(m_mass[a], m_transit[a], 1.0, m_d + 1);
    }
}

bool LandChain::to_the_end(const std::stop_token& stop) {
    if (m_spread) {
        std::fill_n(m_transit.cells, static_cast<std::size_t>(m_a + 1) * m_transit.stride, 0.0);
    }
    std::fill(m_work.tail.begin(), m_work.tail.end(), 0.0);
    for (int top = m_a; top >= 1;) {
        if (stop.stop_requested()) {
            return false;
        }
        const int levels = together(top);
        for (int a = top; a > top - levels; --a) {
            add_scaled(m_work.tail.data(), m_enemy[a], 1.0, m_d + 1); // from the far end: positive terms only
            level(top, a, levels);
        }
        if (levels > 1) {
            step_down_together(top);
        }
        top -= levels;
        if (top % 8 < levels) {
            trim_below(top);
        }
    }
    add_scaled(m_mass[0], m_transit[0], 1.0, m_d + 1);
    m_ended = true;
    return true;
}

/// How many levels from this one on go down together: each of their units throws one die.
int LandChain::together(int a) const {
    constexpr int most = DescentTogether::levels;
    if (a <= most) {
        return 1;
    }
    for (int unit = a; unit > a - most; --unit) {
        if (m_attacker.dice[static_cast<std::size_t>(unit)] != 1 || m_attacker.hit_chance[static_cast<std::size_t>(unit)] <= 0) {
            return 1;
        }
    }
    return most;
}

void LandChain::level(int top, int a, int levels) {
    double* here = m_transit[a];
    double* mass = m_mass[a];
    auto& low = m_work.low[static_cast<std::size_t>(a)];
    auto& high = m_work.high[static_cast<std::size_t>(a)];
    own_dice(a);
    if (a < m_retreat_below) {
        add_scaled(mass, here, 1.0, m_d + 1);
        std::fill_n(emitted(top, a), m_own.stride, 0.0);
        step_down(top, a, levels, 0, -1);
        return;
    }
    for (int d = 1; d <= m_d && (m_spread || a == m_a); ++d) {
        if (mass[d] > 0) {
            here[d] += mass[d];
            mass[d] = 0;
            low = std::min(low, d);
            high = std::max(high, d);
        }
    }
    if (high < 0) {
        std::fill_n(emitted(top, a), m_own.stride, 0.0);
        step_down(top, a, levels, 0, -1);
        return;
    }
    const int most = m_work.most[static_cast<std::size_t>(a)];
    Settling settling{.here = here,
                      .weights = emitted(top, a),
                      .stalemate = mass,
                      .high = high,
                      .reversed = m_own[a],
                      .all = m_d,
                      .tail = m_work.hits.data() + lanes,
                      .calm = m_enemy[0],
                      .most = most,
                      .cut = cut,
                      .first = 0,
                      .last = 0};
    std::fill(emitted(top, a) + high + 1, emitted(top, a) + m_own.stride, 0.0);
    settle(settling);
    for (int d = settling.first; m_work.effort != nullptr && d <= settling.last; ++d) {
        m_work.effort->operations += 2LL * std::min(d - 1, most);
    }
    mass[0] += here[0];
    m_states += std::max(0, settling.last - settling.first + 1);
    step_down(top, a, levels, settling.first, settling.last);
}

/// The dice of the units 1 to a, which what is in transit to this row has still to suffer.
void LandChain::own_dice(int a) {
    const auto at = static_cast<std::size_t>(a);
    const double* const own = m_own[a] + m_d;
    double* const tail = m_work.hits.data() + lanes;
    const int least = m_work.least[at];
    const int most = m_work.most[at];
    std::fill(tail + most + 1, tail + m_d + 1, 0.0);
    sum_from_the_most(tail, own, most);
    auto& low = m_work.low[at];
    auto& high = m_work.high[at];
    if (high < 0) {
        return;
    }
    double* here = m_transit[a];
    std::fill_n(here + high + 1, lanes, 0.0); // the row behind is done with
    const double already = here[0];
    here[0] = 0;
    const double none_left = already + sum_of_products(here, tail, high + 1);
    convolve(here, low, high, own, least, most);
    for (int x = least; m_work.effort != nullptr && x <= std::min(most, high - 1); ++x) {
        m_work.effort->operations += 2LL * (high - std::max(low, x + 1) + 1);
    }
    here[0] = none_left;
    low = std::max(0, low - most);
    trim(here, low, high);
}

/// A die costs three operations a cell, mass that joins costs two.
void LandChain::note_effort(int a, int first, int last, int dice) {
    auto& effort = *m_work.effort;
    for (int row = a - 1; row >= 0; --row) {
        const auto y = static_cast<std::size_t>(a - row);
        const auto at = static_cast<std::size_t>(row);
        const int from = row == 0 ? first : std::max(first, m_work.first[y]);
        const int to = row == 0 ? last : std::min(last, m_work.last[y]);
        const int joining = std::max(0, to - from + 1);
        const int low = joining > 0 ? std::min(from, m_work.low[at]) : m_work.low[at];
        const int cells = std::max(0, std::max(joining > 0 ? to : -1, m_work.high[at]) - low + 1);
        effort.operations += 3LL * dice * cells + 2LL * joining;
        effort.cells += cells;
        effort.rows += cells > 0;
    }
}

/// What row a emits joins the rows below, and its own unit's dice are thrown for them; of the rows below the levels that go
/// down together, only for row 0.
void LandChain::step_down(int top, int a, int levels, int first, int last) {
    const auto unit = static_cast<std::size_t>(a);
    const int dice = m_attacker.hit_chance[unit] > 0 ? m_attacker.dice[unit] : 0;
    if (m_work.effort != nullptr) {
        note_effort(a, first, last, dice);
    }
    m_together.first[top - a] = first;
    m_together.last[top - a] = last;
    descend({.rows = m_transit.cells,
             .stride = m_transit.stride,
             .a = a,
             .lowest = levels > 1 ? top - levels + 1 : 1,
             .weights = emitted(top, a),
             .first = first,
             .last = last,
             .chances = m_enemy.cells,
             .tail = m_work.tail.data(),
             .from = m_work.first.data(),
             .to = m_work.last.data(),
             .dice = dice,
             .chance = m_attacker.hit_chance[unit],
             .low = m_work.low.data(),
             .high = m_work.high.data()});
}

void LandChain::step_down_together(int top) {
    auto& all = m_together; // the levels have noted what they emit
    all.rows = m_transit.cells;
    all.stride = m_transit.stride;
    all.top = top;
    all.chances = m_enemy.cells;
    all.from = m_work.first.data();
    all.to = m_work.last.data();
    all.low = m_work.low.data();
    all.high = m_work.high.data();
    for (int k = 0; k < DescentTogether::levels; ++k) {
        all.weights[k] = emitted(top, top - k);
        all.chance[k] = m_attacker.hit_chance[static_cast<std::size_t>(top - k)];
    }
    descend_together(all);
}

void LandChain::trim_below(int row) {
    for (; row >= 0; --row) {
        trim(m_transit[row], m_work.low[static_cast<std::size_t>(row)], m_work.high[static_cast<std::size_t>(row)]);
    }
}

} // namespace intendant::odds

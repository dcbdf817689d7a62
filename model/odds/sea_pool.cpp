#include "model/odds/sea_pool.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

/// Where a vector's memory reaches a multiple of 64 bytes.
double* aligned(std::vector<double>& memory) {
    constexpr std::size_t line = 64;
    const auto beyond = reinterpret_cast<std::uintptr_t>(memory.data()) % line;
    return memory.data() + (beyond == 0 ? 0 : (line - beyond) / sizeof(double));
}

Extent both(const Extent& one, const Extent& other) {
    return {.top = std::max(one.top, other.top),
            .bottom = std::min(one.bottom, other.bottom),
            .left = std::max(one.left, other.left),
            .right = std::min(one.right, other.right)};
}

} // namespace

SeaPool::SeaPool(const Fleet& attacker, const Fleet& defender, SeaWorkspace& work)
    : m_attacker(attacker), m_defender(defender), m_work(work.pool), m_table(work.pool.table) {
    m_work.table.assign(defender);
    const auto states = static_cast<std::size_t>(attacker.size());
    const auto cells = static_cast<std::size_t>(m_table.cells);
    const auto needed = (2 * states + 2) * cells + std::size_t{lanes};
    if (m_work.memory.size() < needed) {
        m_work.memory.assign(needed, 0.0);
    }
    double* row = aligned(m_work.memory);
    m_work.ahead.resize(states);
    m_work.across.resize(states);
    m_work.middle.resize(2);
    for (auto* rows : {&m_work.ahead, &m_work.across, &m_work.middle}) {
        for (auto& waiting : *rows) {
            waiting = {.mass = row, .extent = {}};
            row += cells;
        }
    }
    tabulate();
}

/// The chances of the defender's hits, by number of hits and then by cell.
void SeaPool::tabulate() {
    int most = 0;
    for (int d = 0; d < m_defender.size(); ++d) {
        most = std::max(most, m_defender.other_hits(d).most);
        m_most_below = std::max(m_most_below, m_defender.submerged_hits(d).most);
    }
    most = std::min(most, m_attacker.gone()); // more than there are units are so many or more
    m_most_below = std::min(m_most_below, m_attacker.vessels());
    const auto cells = static_cast<std::size_t>(m_table.cells);
    const auto rows = 2 * static_cast<std::size_t>(most + m_most_below + 2);
    m_work.chances.assign(rows * cells + std::size_t{lanes}, 0.0);
    double* next = aligned(m_work.chances);
    const auto table = [&](std::vector<const double*>& by_hits, int hits) {
        double* const begin = next;
        by_hits.clear();
        for (int k = 0; k <= hits; ++k, next += cells) {
            by_hits.push_back(next);
        }
        return begin;
    };
    double* const below = table(m_work.below, m_most_below);
    double* const below_or_more = table(m_work.below_or_more, m_most_below);
    double* const others = table(m_work.others, most);
    double* const others_or_more = table(m_work.others_or_more, most);
    m_work.can_hit.assign(static_cast<std::size_t>(m_most_below) + 1, {});
    for (int d = 0; d < m_defender.size(); ++d) {
        const auto s = static_cast<std::size_t>(d);
        const auto cell = static_cast<std::size_t>(m_table.cell[s]);
        const auto fill = [&](double* chances, double* tails, const Hits& hits, int limit) {
            for (int k = 0; k <= std::min(hits.most, limit); ++k) {
                chances[static_cast<std::size_t>(k) * cells + cell] = hits.chance[k];
                tails[static_cast<std::size_t>(k) * cells + cell] = hits.at_least[k];
            }
        };
        const auto from_below = m_defender.submerged_hits(d);
        fill(below, below_or_more, from_below, m_most_below);
        fill(others, others_or_more, m_defender.other_hits(d), most);
        const int w = m_defender.aircraft_lost[s];
        const int v = m_defender.vessels_lost[s];
        for (int k = 0; k <= std::min(from_below.most, m_most_below) && !m_defender.is_gone(d); ++k) {
            m_work.can_hit[static_cast<std::size_t>(k)].include({.top = w, .bottom = w, .left = v, .right = v});
        }
    }
}

void SeaPool::add(int d, double mass) {
    const auto s = static_cast<std::size_t>(d);
    auto& middle = m_work.middle[0];
    const auto hits = m_defender.other_hits(d);
    m_least = middle.extent.empty() ? hits.least : std::min(m_least, hits.least);
    m_most = middle.extent.empty() ? hits.most : std::max(m_most, hits.most);
    middle.mass[m_table.cell[s]] += mass;
    const int w = m_defender.aircraft_lost[s];
    const int v = m_defender.vessels_lost[s];
    middle.extent.include({.top = w, .bottom = w, .left = v, .right = v});
}

void SeaPool::fire(int a, int least_hits) {
    auto& middle = m_work.middle[0];
    auto& part = m_work.middle[1];
    Waiting* const to_part = &part;
    int to = a;
    for (int j = 0; j <= m_most_below && !middle.extent.empty(); ++j) {
        const auto hits = static_cast<std::size_t>(j);
        const int next = m_attacker.next_vessel[static_cast<std::size_t>(to)];
        const bool last = next == to; // further hits find no vessel
        Waiting able = middle;
        able.extent = both(middle.extent, m_work.can_hit[hits]);
        if (!able.extent.empty() && able.extent.left <= able.extent.right) {
            const double* const chance = last ? m_work.below_or_more[hits] : m_work.below[hits];
            emit(m_table, able, {&chance, 1}, {&to_part, 1});
            fire(to, part, j == 0 ? least_hits : 0);
            clear(m_table, part);
        }
        if (last) {
            break;
        }
        to = next;
    }
    clear(m_table, middle);
}

/// The ordinary hits on attacker state `a`.
void SeaPool::fire(int a, const Waiting& part, int least_hits) {
    const auto s = static_cast<std::size_t>(a);
    const int left = m_attacker.units_left[s];
    m_work.factors.clear();
    m_work.targets.clear();
    // So many that fewer are nothing may be more than there are units: then all of them are hit.
    for (int k = std::min(std::max(least_hits, m_least), left); k <= std::min(m_most, left); ++k) {
        const int to = k < m_attacker.detour[s] ? a + k : m_attacker.joins[s] - m_attacker.detour[s] + k;
        m_work.factors.push_back((k < left ? m_work.others : m_work.others_or_more)[static_cast<std::size_t>(k)]);
        m_work.targets.push_back(&m_work.ahead[static_cast<std::size_t>(to)]);
    }
    emit(m_table, part, m_work.factors, m_work.targets);
}

void SeaPool::arrive(int a, double* row) {
    const auto s = static_cast<std::size_t>(a);
    auto& here = m_work.ahead[s];
    move_over(m_table, m_work.across[s], here);
    if (here.extent.empty()) {
        return;
    }
    for (int v = m_attacker.vessels_lost[s]; v < m_attacker.vessels(); ++v) {
        throw_dice({&here, 1}, m_attacker.vessel_dice[static_cast<std::size_t>(v)]);
    }
    for (int w = m_attacker.aircraft_lost[s]; w < m_attacker.aircraft(); ++w) {
        throw_dice({&here, 1}, m_attacker.aircraft_dice[static_cast<std::size_t>(w)]);
    }
    for (std::size_t d = 0; d < m_table.cell.size(); ++d) {
        row[d] += here.mass[m_table.cell[d]];
    }
    clear(m_table, here);
}

void SeaPool::drop() { std::ranges::fill(m_work.memory, 0.0); }

void SeaPool::throw_dice(std::span<Waiting> waiting, const Fleet::Dice& dice) {
    for (int i = 0; i < dice.dice; ++i) {
        throw_die(m_table, waiting, dice.chance);
    }
}

std::span<Waiting> SeaPool::ahead(int from, int behind) {
    return from < behind ? std::span(m_work.ahead).subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(behind - from))
                         : std::span<Waiting>{};
}

void SeaPool::leave(int a) {
    const auto s = static_cast<std::size_t>(a);
    const int v = m_attacker.vessels_lost[s];
    const int w = m_attacker.aircraft_lost[s];
    const bool in_line = m_attacker.detour[s] == 0;
    // What has lost as many vessels leaves this row.
    const auto pass = [&](int from, int behind) {
        for (int to = from; to < behind; ++to) {
            auto& across = m_work.across[static_cast<std::size_t>(to)];
            move_over(m_table, m_work.ahead[static_cast<std::size_t>(to)], across);
            if (!across.extent.empty()) {
                throw_dice({&across, 1}, m_attacker.aircraft_dice[static_cast<std::size_t>(w)]);
            }
        }
    };
    const int behind = m_attacker.behind_in_line(v);
    pass(in_line ? a + 1 : m_attacker.first_in_line(v), behind);
    if (!in_line) {
        pass(a + 1, a + m_attacker.detour[s]);
    }
    // What has lost more.
    const auto line = ahead(behind, m_attacker.gone() + 1);
    if (line.empty()) {
        return;
    }
    if (!m_attacker.hit_from_below() && behind > a + 1) {
        throw_dice(line, m_attacker.aircraft_dice[static_cast<std::size_t>(w)]); // the row ends here
        return;
    }
    throw_dice(line, m_attacker.vessel_dice[static_cast<std::size_t>(v)]);
    const int furthest = std::min(v + m_most_below, m_attacker.vessels());
    if (m_attacker.hit_from_below() && furthest > v) {
        throw_dice(ahead(m_attacker.run_of(v + 1), m_attacker.run_of(furthest) + m_attacker.aircraft_before(furthest)),
                   m_attacker.vessel_dice[static_cast<std::size_t>(v)]);
    }
}

} // namespace intendant::odds

#pragma once

#include "model/odds/fleet.hpp"
#include "model/odds/lanes.hpp"

#include <algorithm>
#include <vector>

/// What ordinary hits make of a state at sea, as runs of whole blocks of chances. Always inlined, so that it is compiled for the
/// processor of whoever calls it.
namespace intendant::odds {

/// Hits on a state lead to the states `detour_at` on, while they take aircraft that were passed over, then to `main_at` on; `gone` is
/// the chance that nothing is left.
struct Spread {
    const double* detour;
    const double* main;
    int detour_at;
    int detour_blocks;
    int main_at;
    int main_blocks;
    double gone;
};

inline int blocks_for(int count) { return count > 0 ? (count + lanes - 1) / lanes : 0; }

/// For `from_hits` hits and more. `memory` holds what has to be cut; as long as the spread is used.
__attribute__((always_inline)) inline Spread spread_of(const Fleet& fleet, int state, const Hits& hits, int from_hits,
                                                       std::vector<double>& memory) {
    const auto s = static_cast<std::size_t>(state);
    const int detour = fleet.detour[s];
    const int left = fleet.units_left[s];
    const int first = std::max(from_hits, hits.least);
    const int main_first = std::max(first, detour);
    Spread spread{.detour = nullptr,
                  .main = hits.chance + main_first,
                  .detour_at = state + first,
                  .detour_blocks = 0,
                  .main_at = fleet.joins[s] - detour + main_first,
                  .main_blocks = blocks_for(std::min(hits.most, left - 1) - main_first + 1),
                  .gone = hits.most >= left && left >= from_hits ? hits.at_least[left] : 0.0};
    const int detour_count = std::min(hits.most + 1, detour) - first;
    if (detour_count <= 0 && hits.most < left) {
        return spread;
    }
    // What is behind the end of a run must not count: it is copied, with nothing behind it.
    const auto half = static_cast<std::size_t>(hits.most + 2 * lanes);
    if (memory.size() < 2 * half) {
        memory.resize(2 * half);
    }
    const auto copy = [](double* to, const double* from, int count) {
        std::fill_n(std::copy_n(from, count, to), lanes, 0.0);
        return to;
    };
    if (detour_count > 0) {
        spread.detour = copy(memory.data(), hits.chance + first, detour_count);
        spread.detour_blocks = blocks_for(detour_count);
    }
    if (hits.most >= left && spread.main_blocks > 0) {
        spread.main = copy(memory.data() + half, hits.chance + main_first, left - main_first);
    }
    return spread;
}

__attribute__((always_inline)) inline void add_run(double* to, const double* chances, int blocks, double mass) {
    for (int i = 0; i < blocks * lanes; i += lanes) {
        *reinterpret_cast<LooseBlock*>(to + i) += mass * *reinterpret_cast<const LooseBlock*>(chances + i);
    }
}

/// Adds to a row of states, which can be written `lanes` behind its end, what hits make of so much mass.
__attribute__((always_inline)) inline void scatter(double* row, const Spread& spread, int gone, double mass) {
    add_run(row + spread.detour_at, spread.detour, spread.detour_blocks, mass);
    add_run(row + spread.main_at, spread.main, spread.main_blocks, mass);
    row[gone] += mass * spread.gone;
}

/// Visits each state of a fleet that hits from below and then ordinary hits lead to, with its chance; `answer`: a row of zeros, and
/// afterwards again.
template <class Visit>
__attribute__((always_inline)) inline void each_answer(const Fleet& fleet, int state, const Hits& below, const Hits& others, double* answer,
                                                       std::vector<double>& memory, Visit&& visit) {
    // First hits from below, each of which leads to another start for the others.
    int start = state;
    int first = fleet.gone();
    for (int j = 0; j <= below.most; ++j) {
        const auto s = static_cast<std::size_t>(start);
        const bool last = fleet.next_vessel[s] == start; // further hits find no vessel
        const double chance = last ? below.at_least[j] : below.chance[j];
        scatter(answer, spread_of(fleet, start, others, 0, memory), fleet.gone(), chance);
        first = std::min(first, fleet.joins[s]);
        if (last) {
            break;
        }
        start = fleet.next_vessel[s];
    }
    const auto pass_on = [&](int to) __attribute__((always_inline)) {
        const double chance = answer[to];
        answer[to] = 0;
        if (chance > 0) {
            visit(to, chance);
        }
    };
    start = state;
    for (int j = 0; j <= below.most; ++j) {
        const auto s = static_cast<std::size_t>(start);
        for (int k = 0; k < fleet.detour[s] && k <= others.most; ++k) {
            pass_on(start + k);
        }
        if (fleet.next_vessel[s] == start) {
            break;
        }
        start = fleet.next_vessel[s];
    }
    for (int to = first; to <= fleet.gone(); ++to) {
        pass_on(to);
    }
}

} // namespace intendant::odds

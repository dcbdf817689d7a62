#pragma once

#include "model/hex/leg.hpp"

#include <cassert>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace intendant::hex {

/// What may be spent on a way. Units: the caller's, not below 0; (allowance + 1) x (bonus + 1) is at most a million.
struct Budget {
    int allowance;
    int bonus{0}; ///< for such steps only as say so
};

/// Who stands where and what may be spent. Modes are 0 to `modes` - 1; each is searched as if it were a map of its own.
struct Journey {
    HexId from;
    Budget budget;
    std::uint8_t mode{0};
    std::uint8_t modes{1};
};

/// What pays for a step.
enum class Pays : std::uint8_t {
    Allowance,
    BonusFirst, ///< the bonus as far as it lasts, then the allowance: nothing better can be done with a bonus
};

/// What a step costs, and the mode in which it arrives. Below 0: there is no such step. `toll`: what the allowance alone pays besides.
struct Step {
    int cost;
    Pays pays{Pays::Allowance};
    std::uint8_t mode{0};
    std::uint8_t toll{0}; ///< small, so that a step goes in a register
};
inline constexpr Step no_step{.cost = -1};

/// Where one can get to and how: the answer, and the memory of the search. Used again it asks for no memory once it is warm; one of
/// them serves one thread.
class Reach {
public:
    bool reached(HexId hex) const { return hex.index < m_best.size() && m_best[hex.index] != none; }
    /// All that were reached, the cheapest first: by allowance, then by bonus. The first is where the journey began.
    std::span<const HexId> hexes() const { return m_hexes; }
    /// What the cheapest way spends of each: the least allowance, and of such ways the least bonus. Only for a hex that was reached.
    Budget spent(HexId hex) const;
    /// The cheapest way, both ends included; empty for a hex that was not reached. Of equally cheap ways it is the one found first: hexes
    /// are taken in order of cost, their sides clockwise from direction 0. The same question has the same answer everywhere.
    void way(HexId hex, std::vector<HexId>& into) const;
    std::vector<HexId> way(HexId hex) const;

    /// Searches again; what was found before is gone. See `reach`.
    template <class Cost, class Stop> void search(const Grid& grid, const Journey& journey, const Cost& cost, const Stop& stop);

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    static constexpr int unseen = std::numeric_limits<int>::max();

    /// One way to a hex. Of two ways to the same hex in the same mode one is better when it spends no more allowance and no more of both
    /// together: allowance that is left can do whatever bonus can. Only ways that none is better than go on.
    struct Label {
        HexId hex;
        std::uint8_t mode;
        int allowance;
        int bonus;
        std::uint32_t before;
        std::uint32_t next; ///< in its bucket
    };
    struct Bucket {
        std::uint32_t first{none};
        std::uint32_t last{none};
    };
    struct Seen {
        int settled{unseen};                 ///< the least allowance and bonus together of the ways that went on
        int allowance{unseen}, both{unseen}; ///< of the last way that was offered
    };

    void begin(std::size_t hexes, const Journey& journey);
    std::size_t node(HexId hex, std::uint8_t mode) const { return static_cast<std::size_t>(hex.index) * m_modes + mode; }
    bool settle(std::uint32_t at);
    void offer(std::uint32_t before, HexId hex, Step step);
    void push(Label label);

    Budget m_budget{0, 0};
    std::size_t m_modes{1};
    std::vector<Label> m_labels;
    std::vector<Bucket> m_buckets; ///< by allowance, then bonus
    std::vector<Seen> m_seen;      ///< by node
    std::vector<std::uint32_t> m_best;
    std::vector<HexId> m_hexes;
};

/// All that can be reached with the budget, and the cheapest way to each.
/// `cost(const Leg&)` gives a Step. `stop(HexId, mode)` says whether nobody goes on from there; where the journey begins it is not asked.
template <class Cost, class Stop> void reach(const Grid& grid, const Journey& journey, const Cost& cost, const Stop& stop, Reach& into) {
    into.search(grid, journey, cost, stop);
}

inline bool Reach::settle(std::uint32_t at) {
    const auto& label = m_labels[at];
    auto& seen = m_seen[node(label.hex, label.mode)];
    const int both = label.allowance + label.bonus;
    if (seen.settled <= both) {
        return false; // ways come in order of allowance, so one that went on spent no more of that either
    }
    seen.settled = both;
    if (m_best[label.hex.index] == none) {
        m_best[label.hex.index] = at;
        m_hexes.push_back(label.hex);
    }
    return true;
}

inline void Reach::push(Label label) {
    const auto key =
        static_cast<std::size_t>(label.allowance) * (static_cast<std::size_t>(m_budget.bonus) + 1) + static_cast<std::size_t>(label.bonus);
    if (key >= m_buckets.size()) {
        m_buckets.resize(key + 1);
    }
    const auto at = static_cast<std::uint32_t>(m_labels.size());
    auto& bucket = m_buckets[key];
    (bucket.first == none ? bucket.first : m_labels[bucket.last].next) = at;
    bucket.last = at;
    m_labels.push_back(label);
}

inline void Reach::offer(std::uint32_t before, HexId hex, Step step) {
    const auto& from = m_labels[before];
    const int bonus_left = m_budget.bonus - from.bonus;
    const int from_bonus = step.pays == Pays::BonusFirst ? (step.cost < bonus_left ? step.cost : bonus_left) : 0;
    const int of_allowance = step.cost - from_bonus + step.toll;
    if (of_allowance > m_budget.allowance - from.allowance) {
        return;
    }
    const int allowance = from.allowance + of_allowance;
    const int bonus = from.bonus + from_bonus;
    auto& seen = m_seen[node(hex, step.mode)];
    if (seen.settled <= allowance + bonus || (seen.allowance <= allowance && seen.both <= allowance + bonus)) {
        return;
    }
    seen.allowance = allowance;
    seen.both = allowance + bonus;
    push({.hex = hex, .mode = step.mode, .allowance = allowance, .bonus = bonus, .before = before, .next = none});
}

template <class Cost, class Stop> void Reach::search(const Grid& grid, const Journey& journey, const Cost& cost, const Stop& stop) {
    begin(grid.size(), journey);
    for (std::size_t key = 0; key < m_buckets.size(); ++key) {
        for (auto at = m_buckets[key].first; at != none; at = m_labels[at].next) {
            const auto here = m_labels[at].hex;
            const auto mode = m_labels[at].mode;
            if (!settle(at) || (at != 0 && stop(here, mode))) {
                continue;
            }
            const auto& around = grid.around(here);
            for (const auto direction : directions) {
                const auto& beside = around[direction];
                if (!beside.there()) {
                    continue;
                }
                const Step step = cost(Leg{.from = here, .to = beside.hex, .side = beside.side, .direction = direction, .mode = mode});
                assert(step.mode < m_modes);
                if (step.cost >= 0) {
                    offer(at, beside.hex, step);
                }
            }
        }
    }
}

} // namespace intendant::hex

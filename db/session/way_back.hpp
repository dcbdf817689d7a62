#pragma once

#include "db/codec/weight.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <utility>

namespace intendant::db {

/// States on the way to where a game stands, the denser the nearer to its end: to go back over a few plays, a few are played again,
/// however long the game is. All lie on one way, that of the plays that stand and of those that a redo may bring back.
template <class State> class WayBack {
public:
    struct Stop {
        std::size_t depth; ///< how many plays stood then
        std::size_t weight;
        State state;
    };
    using Stops = std::map<std::int64_t, Stop>; ///< by the play after which it is the state

    /// `most_weight`: in bytes, of all that is kept; a single state may weigh more.
    explicit WayBack(std::size_t most_weight) : m_most(most_weight) {}

    /// The play `seq` was booked, the `depth`th that stands: what was undone before it is never brought back.
    void played(std::int64_t seq, std::size_t depth, const State& after) {
        while (!m_stops.empty() && std::prev(m_stops.end())->second.depth >= depth) {
            m_weight -= std::prev(m_stops.end())->second.weight;
            m_stops.erase(std::prev(m_stops.end()));
        }
        // Where each is heavy, only some are worth their copying.
        const auto weight = weight_of(after);
        if (weight <= m_most && depth % std::bit_ceil(1 + weight * least_kept / m_most) == 0) {
            keep(seq, depth, weight, after);
        }
    }

    /// The game was turned back, or brought forward, to the play `seq`: whoever does so once often does so again.
    void visited(std::int64_t seq, std::size_t depth, const State& there) { keep(seq, depth, weight_of(there), there); }

    /// The newest that is not after this play; null where there is none.
    const typename Stops::value_type* at_or_before(std::int64_t seq) const {
        const auto behind = m_stops.upper_bound(seq);
        return behind == m_stops.begin() ? nullptr : &*std::prev(behind);
    }

    /// Another way was taken up: those stay that lie on it too.
    template <class Lies> void keep_only(Lies&& lies_on_it) {
        std::erase_if(m_stops, [&](const auto& each) {
            const bool goes = !lies_on_it(each.first);
            m_weight -= goes ? each.second.weight : 0;
            return goes;
        });
    }

    void clear() {
        m_stops.clear();
        m_weight = 0;
    }

    std::size_t weight() const { return m_weight; }
    std::size_t size() const { return m_stops.size(); }

private:
    static constexpr std::size_t least_kept = 128; ///< as many have room, or fewer are kept
    static constexpr int densest = 8;

    void keep(std::int64_t seq, std::size_t depth, std::size_t weight, const State& state) {
        if (!m_stops.try_emplace(seq, Stop{depth, weight, state}).second) {
            return;
        }
        m_weight += weight;
        for (int nearness = densest; m_weight > m_most && nearness >= 0; --nearness) {
            thin_out(seq, std::prev(m_stops.end())->second.depth, nearness);
        }
    }

    /// Those stay whose depth is divided by a power of two that grows with the way from there to the end: within twice the way that
    /// is gone back there is one.
    void thin_out(std::int64_t spared, std::size_t end, int nearness) {
        if (m_weight <= m_most / 2) {
            return;
        }
        std::erase_if(m_stops, [&](const auto& each) {
            const auto& [seq, stop] = each;
            const auto step = stop.depth & (~stop.depth + 1);
            const bool goes = seq != spared && (end - stop.depth) >> static_cast<unsigned>(nearness) >= step;
            m_weight -= goes ? stop.weight : 0;
            return goes;
        });
    }

    std::size_t m_most;
    std::size_t m_weight{0};
    Stops m_stops;
};

} // namespace intendant::db

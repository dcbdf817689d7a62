#pragma once

#include "model/hex/leg.hpp"

#include <cassert>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace intendant::hex {

/// Whether a line may take a step.
enum class Passage : std::uint8_t {
    Closed, ///< never: the map forbids it
    Barred, ///< not as things stand: something on `from` bars it, and with that hex freed the step is open
    Open,
};

/// Whether a step may be taken, and the mode in which it arrives.
struct Crossing {
    Passage passage;
    std::uint8_t mode{0};
};

/// From where lines are laid and how far. Lines run outwards from their sources, all at once.
struct Laying {
    static constexpr int any_length = std::numeric_limits<int>::max();

    std::span<const HexId> sources;
    int most{any_length}; ///< hexes of a line, the one it leads to not counted
    std::uint8_t mode{0};
    std::uint8_t modes{1};
};

/// How a hex is joined to the sources.
enum class Link : std::uint8_t {
    None, ///< no line of that length, whatever is freed
    Cut,  ///< by a line that is barred
    Open,
};

/// The lines from a set of sources to every hex of the map: the answer, and the memory of the search. Used again it asks for no memory once it
/// is warm; one of them serves one thread.
///
/// For each hex that line is kept which passes the fewest barred hexes, and of such lines the shortest; of equal ones the same is taken
/// always. An open line is one that passes none. The hexes that cut a hex off are those that bar its line: with exactly these freed it is
/// open, and no smaller number of freed hexes opens any line of that length. (With several modes a line may pass a hex twice; a hex that bars
/// it twice counts twice.)
class Lines {
public:
    Link link(HexId hex) const;
    bool open(HexId hex) const { return link(hex) == Link::Open; }
    /// Hexes of the line, `hex` itself not counted: 0 at a source. Only for a hex that has a line, open or cut.
    int length(HexId hex) const;
    /// The line from `hex` to its source, both included; empty where there is none.
    void line(HexId hex, std::vector<HexId>& into) const;
    std::vector<HexId> line(HexId hex) const;
    /// The hexes that cut the line, the nearest to `hex` first; empty where it is open or there is none.
    void cut(HexId hex, std::vector<HexId>& into) const;
    std::vector<HexId> cut(HexId hex) const;

    /// Searches again; what was found before is gone. See `lay_lines`.
    template <class Cross> void search(const Grid& grid, const Laying& laying, const Cross& cross);

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    static constexpr int unseen = std::numeric_limits<int>::max();

    /// One line to a hex.
    struct Label {
        HexId hex;
        std::uint8_t mode;
        bool barred; ///< its last step, by the hex before
        int bars;    ///< hexes that bar it
        int length;
        std::uint32_t before;
    };

    void begin(std::size_t hexes, const Laying& laying);
    std::uint32_t best(HexId hex) const { return hex.index < m_best.size() ? m_best[hex.index] : none; }
    std::size_t node(HexId hex, std::uint8_t mode) const { return static_cast<std::size_t>(hex.index) * m_modes + mode; }
    bool settle(std::uint32_t at, bool entering);
    void next_round();
    void offer(std::uint32_t before, HexId hex, Crossing crossing);

    std::size_t m_modes{1};
    int m_most{0};
    bool m_any_length{true};
    std::vector<Label> m_labels;
    std::vector<std::uint32_t> m_best; ///< by hex
    std::vector<int> m_shortest;       ///< by node: of what was offered with this many bars or fewer
    std::vector<int> m_later;          ///< by node: of what was offered with one bar more
    // Three queues, each in order of length: what came with this many bars from the last round, what was found in it, what waits for the next.
    std::vector<std::uint32_t> m_entering, m_found, m_waiting;
};

/// The lines from the sources to all hexes. `cross(const Leg&)`, of a step away from the source, gives a Crossing. A hex that bars is passed by
/// no line, but a line may lead to it.
template <class Cross> void lay_lines(const Grid& grid, const Laying& laying, const Cross& cross, Lines& into) {
    into.search(grid, laying, cross);
}

inline bool Lines::settle(std::uint32_t at, bool entering) {
    const auto& label = m_labels[at];
    auto& shortest = m_shortest[node(label.hex, label.mode)];
    if (entering) {
        if (shortest <= label.length) {
            return false;
        }
        shortest = label.length;
    } else if (shortest < label.length) {
        return false;
    }
    if (m_best[label.hex.index] == none) {
        m_best[label.hex.index] = at;
    }
    return true;
}

inline void Lines::offer(std::uint32_t before, HexId hex, Crossing crossing) {
    const bool barred = crossing.passage == Passage::Barred;
    const int length = m_labels[before].length + 1;
    const auto place = node(hex, crossing.mode);
    if (m_shortest[place] <= length || (barred && m_later[place] <= length)) {
        return;
    }
    (barred ? m_later : m_shortest)[place] = length;
    (barred ? m_waiting : m_found).push_back(static_cast<std::uint32_t>(m_labels.size()));
    m_labels.push_back({.hex = hex,
                        .mode = crossing.mode,
                        .barred = barred,
                        .bars = m_labels[before].bars + (barred ? 1 : 0),
                        .length = length,
                        .before = before});
}

template <class Cross> void Lines::search(const Grid& grid, const Laying& laying, const Cross& cross) {
    begin(grid.size(), laying);
    while (!m_entering.empty()) {
        m_found.clear();
        std::size_t entered = 0;
        std::size_t taken = 0;
        while (entered < m_entering.size() || taken < m_found.size()) {
            const bool entering = taken == m_found.size() ||
                                  (entered < m_entering.size() && m_labels[m_entering[entered]].length <= m_labels[m_found[taken]].length);
            const auto at = entering ? m_entering[entered++] : m_found[taken++];
            if (!settle(at, entering) || m_labels[at].length == m_most) {
                continue;
            }
            const auto here = m_labels[at].hex;
            const auto mode = m_labels[at].mode;
            const auto& around = grid.around(here);
            for (const auto direction : directions) {
                const auto& beside = around[direction];
                if (!beside.there()) {
                    continue;
                }
                const Crossing crossing =
                    cross(Leg{.from = here, .to = beside.hex, .side = beside.side, .direction = direction, .mode = mode});
                assert(crossing.mode < m_modes);
                if (crossing.passage != Passage::Closed) {
                    offer(at, beside.hex, crossing);
                }
            }
        }
        next_round();
    }
}

} // namespace intendant::hex

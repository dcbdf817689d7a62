#include "app/board/hex_roads.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace intendant::app::board {

namespace {

using hex::HexId;

class Roads {
public:
    Roads(const std::vector<std::pair<HexId, HexId>>& sides, std::optional<RoadsApart> apart) : m_apart(apart) {
        for (const auto& [one, other] : sides) {
            m_beside[one].insert(other);
            m_beside[other].insert(one);
        }
    }

    std::vector<HexDrawing::Road> lines() {
        std::vector<HexDrawing::Road> found;
        for (const auto& [hex, around] : m_beside) {
            for (const auto next : around) {
                if (!onward(hex, next) && !m_walked.contains({hex, next})) {
                    found.push_back(walk(hex, next));
                }
            }
        }
        return found;
    }

private:
    bool meet(HexId hex, HexId one, HexId other) const {
        return !m_apart || hex != m_apart->hex || (one != m_apart->beside && other != m_apart->beside);
    }
    /// Where the road goes on that came to a hex from another.
    std::optional<HexId> onward(HexId hex, HexId from) const {
        std::optional<HexId> other;
        for (const auto next : m_beside.at(hex)) {
            if (next != from && meet(hex, next, from)) {
                if (other) {
                    return std::nullopt; // a fork
                }
                other = next;
            }
        }
        return other;
    }
    HexDrawing::Road walk(HexId first, HexId next) {
        HexDrawing::Road road{.hexes = {first, next}};
        for (auto more = onward(next, first); more; more = onward(road.hexes.back(), road.hexes[road.hexes.size() - 2])) {
            road.hexes.push_back(*more);
        }
        m_walked.insert({road.hexes.back(), road.hexes[road.hexes.size() - 2]});
        m_walked.insert({first, next});
        if (m_apart && first == m_apart->hex) {
            std::ranges::reverse(road.hexes);
        }
        road.short_end = m_apart && road.hexes.back() == m_apart->hex;
        return road;
    }

    std::optional<RoadsApart> m_apart;
    std::map<HexId, std::set<HexId>> m_beside;
    std::set<std::pair<HexId, HexId>> m_walked; ///< how a line begins, from either end
};

} // namespace

std::vector<HexDrawing::Road> roads_of(const std::vector<std::pair<HexId, HexId>>& sides, std::optional<RoadsApart> apart) {
    return Roads(sides, apart).lines();
}

} // namespace intendant::app::board

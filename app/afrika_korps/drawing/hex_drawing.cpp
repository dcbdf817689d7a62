#include "app/afrika_korps/drawing/hex_drawing.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace intendant::app::ak {

using namespace afrika_korps;

namespace {

board::Ground ground_of(Terrain terrain) {
    switch (terrain) {
    case Terrain::Clear:
    case Terrain::Fortress:
    case Terrain::HomeBase:
        return board::Ground::Open;
    case Terrain::Escarpment:
        return board::Ground::Rough;
    case Terrain::DepressionEdge:
        return board::Ground::HalfSunken;
    case Terrain::Depression:
        return board::Ground::Sunken;
    case Terrain::Sea:
        return board::Ground::Sea;
    }
    return board::Ground::Open;
}

/// The road from hex to hex, put together to lines. Where two roads do not meet each goes its way. Rule: AK-MOV-9.
class Roads {
public:
    explicit Roads(const Tables& tables) : m_crossing(tables.find("I26")), m_north(tables.find("H26")) {
        for (const auto& [side, kind] : tables.hexsides) {
            if (kind == HexsideKind::Road) {
                m_beside[side.first].insert(side.second);
                m_beside[side.second].insert(side.first);
            }
        }
    }

    std::vector<board::HexDrawing::Road> lines() {
        std::vector<board::HexDrawing::Road> found;
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
    /// Where the road goes on that came to a hex from another.
    std::optional<HexId> onward(HexId hex, HexId from) const {
        std::optional<HexId> other;
        for (const auto next : m_beside.at(hex)) {
            if (next != from && !(hex == m_crossing && (next == m_north || from == m_north))) {
                if (other) {
                    return std::nullopt; // a fork
                }
                other = next;
            }
        }
        return other;
    }
    board::HexDrawing::Road walk(HexId first, HexId next) {
        board::HexDrawing::Road road{.hexes = {first, next}};
        for (auto more = onward(next, first); more; more = onward(road.hexes.back(), road.hexes[road.hexes.size() - 2])) {
            road.hexes.push_back(*more);
        }
        m_walked.insert({road.hexes.back(), road.hexes[road.hexes.size() - 2]});
        m_walked.insert({first, next});
        if (first == m_crossing) {
            std::ranges::reverse(road.hexes);
        }
        road.short_end = road.hexes.back() == m_crossing;
        return road;
    }

    std::optional<HexId> m_crossing;
    std::optional<HexId> m_north;
    std::map<HexId, std::set<HexId>> m_beside;
    std::set<std::pair<HexId, HexId>> m_walked; ///< how a line begins, from either end
};

} // namespace

board::HexDrawing drawing_of(const Tables& tables) {
    const auto& map = *tables.map;
    board::HexDrawing drawing{.grid = map.grid(), .ground = {map.grid().size(), board::Ground::Open}};
    for (std::uint16_t i = 0; i < map.grid().size(); ++i) {
        const HexId hex{i};
        const auto terrain = map.terrain(hex);
        drawing.ground[hex] = ground_of(terrain);
        if (!map.name(hex).empty() || terrain == Terrain::Fortress || terrain == Terrain::HomeBase) {
            drawing.places.push_back({.hex = hex,
                                      .name = map.name(hex),
                                      .site = terrain == Terrain::Fortress   ? board::Site::Fortress
                                              : terrain == Terrain::HomeBase ? board::Site::Base
                                                                             : board::Site::Village});
        }
    }
    drawing.roads = Roads(tables).lines();
    for (const auto& [side, kind] : tables.hexsides) {
        if (kind != HexsideKind::Road) {
            drawing.walls.push_back(side);
        }
    }
    return drawing;
}

board::BoardMap board_of_tables(const Tables& tables) { return board::board_of(drawing_of(tables)); }

} // namespace intendant::app::ak

#pragma once

#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <set>
#include <vector>

namespace intendant::empire_of_the_sun::tests {

/// Supply written after the clauses alone: from each headquarters a queue over hexes and whether the line is on land or at sea there, a set of hexes for each zone.
class PlainSupply {
public:
    explicit PlainSupply(const Board& board) : m_board(board) {
        const std::set<int> all = everyone();
        std::set<int> zones = all;
        m_dark_for_japan = hostile(Side::Japan, zones);
        m_supplied = side(Side::Japan);
        for (const auto i : all) {
            if (tables().units[static_cast<std::size_t>(i)].side == Side::Japan && !m_supplied.contains(i)) {
                zones.erase(i);
            }
        }
        m_dark_for_allies = hostile(Side::Allies, zones);
        m_supplied.merge(side(Side::Allies));
    }
    bool supplied(int unit) const { return m_supplied.contains(unit); }
    /// A headquarters in supply has a line to the hex within its range.
    bool reached(Side own, HexId hex) const {
        return std::ranges::any_of(m_supplied, [&](int i) {
            const auto& hq = tables().units[static_cast<std::size_t>(i)];
            if (hq.side != own || !hq.hq()) {
                return false;
            }
            const int way = lines(own, m_board.units[static_cast<std::size_t>(i)].place.hex)[hex.index];
            return way >= 0 && way <= hq.hq_range;
        });
    }
    /// Steps of the line from there to each hex, -1 where none leads: against all zones for Japan, for the Allies against those of Japanese aircraft in supply.
    std::vector<int> lines(Side own, HexId start) const {
        return lay(own, start, own == Side::Japan ? m_dark_for_japan : m_dark_for_allies);
    }
    /// Hexes where the lines of a side begin.
    std::vector<HexId> sources(Side own) const {
        const auto& map = *tables().map;
        std::vector<HexId> found;
        for (std::size_t i = 0; i < map.grid().size(); ++i) {
            const HexId hex{static_cast<std::uint16_t>(i)};
            const auto place = map.grid().place(hex);
            const auto* land = map.land(hex);
            const bool edge = place.column == 10 || place.column == 60 || place.row == 28;
            const bool home = land != nullptr && land->region == "Japan" && land->city != City::None && m_board.control[hex] == Side::Japan;
            if (own == Side::Allies ? edge : home) {
                found.push_back(hex);
            }
        }
        return found;
    }

private:
    std::set<int> everyone() const {
        std::set<int> found;
        for (std::size_t i = 0; i < m_board.units.size(); ++i) {
            if (m_board.units[i].on_map()) {
                found.insert(static_cast<int>(i));
            }
        }
        return found;
    }
    /// Hexes with a zone of the enemy that nothing of one's own neutralises.
    std::vector<char> hostile(Side own, const std::set<int>& zones) const {
        const auto& grid = tables().map->grid();
        std::vector<char> enemy(grid.size(), 0);
        std::vector<char> friendly(grid.size(), 0);
        for (const auto i : zones) {
            const auto& each = tables().units[static_cast<std::size_t>(i)];
            if (!each.zone()) {
                continue;
            }
            std::set<std::uint16_t> near{m_board.units[static_cast<std::size_t>(i)].place.hex.index};
            for (int ring = 0; ring < 2; ++ring) {
                for (const auto hex : std::set<std::uint16_t>(near)) {
                    for (const auto& beside : grid.around(HexId{hex})) {
                        if (beside.there()) {
                            near.insert(beside.hex.index);
                        }
                    }
                }
            }
            for (const auto hex : near) {
                if (each.side != own) {
                    enemy[hex] = 1;
                } else if (!each.bomber()) {
                    friendly[hex] = 1;
                }
            }
        }
        for (std::size_t i = 0; i < enemy.size(); ++i) {
            enemy[i] = enemy[i] != 0 && friendly[i] == 0 ? 1 : 0;
        }
        return enemy;
    }
    /// Steps from the start to each hex, -1 where no line leads: a line is on land, or it is at sea. It leaves land for the sea at a friendly port only, and what
    /// came by sea goes on over land from a friendly port only; at sea it passes the coast by water.
    std::vector<int> lay(Side own, HexId start, const std::vector<char>& zones) const {
        enum Where : std::uint8_t { OnLand, AtSea };
        const auto& map = *tables().map;
        std::vector<char> enemy(map.grid().size(), 0);
        for (const auto i : everyone()) {
            if (tables().units[static_cast<std::size_t>(i)].side != own) {
                enemy[m_board.units[static_cast<std::size_t>(i)].place.hex.index] = 1;
            }
        }
        for (const auto& hex : tables().map_hexes) { // garrisons of cities
            const bool city = hex.city == City::Japanese || hex.city == City::Chinese;
            if (own == Side::Allies && city && m_board.control[hex.hex] == Side::Japan) {
                enemy[hex.hex.index] = 1;
            }
        }
        std::vector<std::array<int, 2>> steps(map.grid().size(), {-1, -1});
        const auto first = map.ground(start) ? OnLand : AtSea; // chance puts a headquarters anywhere
        std::deque<std::pair<HexId, Where>> queue{{start, first}};
        steps[start.index][first] = 0;
        while (!queue.empty()) {
            const auto [here, where] = queue.front();
            queue.pop_front();
            if (enemy[here.index] != 0 && here != start) {
                continue;
            }
            const bool port = map.port(here) && m_board.control[here] == own;
            const auto come = [&, from = steps[here.index][where]](HexId there, Where then) {
                if (steps[there.index][then] < 0) {
                    steps[there.index][then] = from + 1;
                    queue.emplace_back(there, then);
                }
            };
            for (const auto& beside : map.grid().around(here)) {
                if (!beside.there()) {
                    continue;
                }
                const auto& kind = map.side(beside.side);
                if (kind.land && (where == OnLand || port)) {
                    come(beside.hex, OnLand);
                }
                const bool dark = (zones[here.index] != 0 || zones[beside.hex.index] != 0) && !(m_board.land_opens_sides && kind.land);
                if (kind.water && !dark && (where == AtSea || port || m_board.leave_land_anywhere)) {
                    come(beside.hex, AtSea);
                }
            }
        }
        std::vector<int> found;
        for (const auto& [land, sea] : steps) {
            found.push_back(land < 0 ? sea : sea < 0 ? land : std::min(land, sea));
        }
        return found;
    }
    std::set<int> side(Side own) const {
        const auto ends = sources(own);
        std::set<int> found;
        for (const auto hq : everyone()) {
            const auto& facts = tables().units[static_cast<std::size_t>(hq)];
            if (facts.side != own || !facts.hq()) {
                continue;
            }
            const auto ways = lines(own, m_board.units[static_cast<std::size_t>(hq)].place.hex);
            if (std::ranges::none_of(ends, [&](HexId hex) { return ways[hex.index] >= 0; })) {
                continue;
            }
            found.insert(hq);
            for (const auto i : everyone()) {
                const auto& each = tables().units[static_cast<std::size_t>(i)];
                const int way = ways[m_board.units[static_cast<std::size_t>(i)].place.hex.index];
                if (each.side == own && !each.hq() && way >= 0 && way <= facts.hq_range && commands(facts, each)) {
                    found.insert(i);
                }
            }
        }
        return found;
    }
    static bool commands(const Unit& hq, const Unit& unit) {
        if (hq.side == Side::Japan || hq.service == Service::Joint) {
            return true;
        }
        if (unit.nation == Nation::Chinese) {
            return true;
        }
        if (hq.service == Service::Us) {
            return unit.nation == Nation::Us;
        }
        return unit.nation == Nation::Commonwealth || (unit.service == Service::UsArmy && unit.kind == UnitKind::Air);
    }

    const Board& m_board;
    std::set<int> m_supplied;
    std::vector<char> m_dark_for_japan, m_dark_for_allies;
};

} // namespace intendant::empire_of_the_sun::tests

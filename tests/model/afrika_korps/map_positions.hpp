#pragma once

#include "model/afrika_korps/battle/soak_off.hpp"

#include <algorithm>
#include <random>
#include <vector>

/// Melees on the printed map, for tests and benchmarks.
namespace intendant::afrika_korps::tests {

/// A melee around a hex that chance picks: the counters of the game, in stacks as large as allowed, next to each other as the map has it.
class Melee {
public:
    Melee(const Tables& tables, std::uint32_t seed) : m_tables(tables), m_chance(seed) {}

    /// So many Axis attackers, supplied, against so many Allied defenders.
    Contact contact(std::size_t attackers, std::size_t defenders) {
        for (;;) {
            const HexId middle{static_cast<std::uint16_t>(m_chance() % m_tables.hexes.size())};
            auto enemy = around({middle});
            enemy.push_back(middle);
            std::ranges::shuffle(enemy, m_chance);
            enemy.resize(std::min(enemy.size(), room(defenders) + m_chance() % 2));
            auto own = around(enemy);
            std::ranges::shuffle(own, m_chance);
            own.resize(std::min(own.size(), room(attackers) + m_chance() % 3));
            const bool land = std::ranges::all_of(enemy, [&](HexId hex) { return stands(hex); });
            if (land && enemy.size() * stack() >= defenders && own.size() * stack() >= attackers) {
                return filled(spread(own, attackers), spread(enemy, defenders));
            }
        }
    }

private:
    std::size_t stack() const { return static_cast<std::size_t>(m_tables.amounts.stack); }
    std::size_t room(std::size_t units) const { return (units + stack() - 1) / stack(); }
    bool stands(HexId hex) const { return m_tables[m_tables[hex].terrain].defence > 0; }
    bool meet(HexId a, HexId b) const {
        return neighbours(m_tables[a], m_tables[b]) && m_tables.side_between(a, b).value_or(HexsideKind::Road) == HexsideKind::Road;
    }

    /// The land hexes next to these.
    std::vector<HexId> around(const std::vector<HexId>& hexes) const {
        std::vector<HexId> found;
        for (std::size_t i = 0; i < m_tables.hexes.size(); ++i) {
            const HexId each{static_cast<std::uint16_t>(i)};
            const bool next = std::ranges::any_of(hexes, [&](HexId hex) { return meet(hex, each); });
            if (next && stands(each) && std::ranges::find(hexes, each) == hexes.end()) {
                found.push_back(each);
            }
        }
        return found;
    }

    /// One place for each unit, no hex overfull.
    std::vector<HexId> spread(const std::vector<HexId>& hexes, std::size_t units) {
        std::vector<HexId> places;
        for (const auto hex : hexes) {
            places.insert(places.end(), stack(), hex);
        }
        std::ranges::shuffle(places, m_chance);
        places.resize(units);
        return places;
    }

    std::vector<CounterId> counters(Side side) {
        std::vector<CounterId> found;
        for (std::size_t i = 0; i < m_tables.counters.size(); ++i) {
            if (m_tables.counters[i].side == side && m_tables.counters[i].combat_unit()) {
                found.push_back({static_cast<std::uint8_t>(i)});
            }
        }
        std::ranges::shuffle(found, m_chance);
        return found;
    }

    Contact filled(const std::vector<HexId>& own, const std::vector<HexId>& enemy) {
        Contact contact;
        const auto red = counters(Side::Axis);
        const auto blue = counters(Side::Allies);
        for (std::size_t i = 0; i < enemy.size(); ++i) {
            contact.defenders.push_back(
                {.unit = {.unit = blue[i], .defence = m_tables[blue[i]].defence, .terrain = m_tables[enemy[i]].terrain}, .hex = enemy[i]});
        }
        for (std::size_t i = 0; i < own.size(); ++i) {
            AttackerInContact unit{.unit = {red[i], m_tables[red[i]].attack},
                                   .hex = own[i],
                                   .terrain = m_tables[own[i]].terrain,
                                   .adjacent = {},
                                   .supported = {UnitSet{}}};
            for (std::size_t j = 0; j < enemy.size(); ++j) {
                unit.adjacent[j] = meet(own[i], enemy[j]);
            }
            contact.attackers.push_back(unit);
        }
        return contact;
    }

    const Tables& m_tables;
    std::mt19937 m_chance;
};

} // namespace intendant::afrika_korps::tests

#pragma once

#include "tests/model/afrika_korps/contacts.hpp"

#include <algorithm>
#include <random>

namespace intendant::afrika_korps::tests {

/// A position by chance: stacks in a few hexes, fortresses on either side now and then, supply for most.
class Dealer {
public:
    explicit Dealer(std::uint32_t seed) : m_chance(seed) {}

    int number(int least, int most) { return std::uniform_int_distribution{least, most}(m_chance); }
    bool one_in(int many) { return number(1, many) == 1; }

    Contact contact(int attackers, int defenders) {
        Contact found;
        const int hexes = number(1, std::min(3, defenders));
        std::vector<Terrain> terrain;
        for (int i = 0; i < hexes; ++i) {
            terrain.push_back(one_in(4) ? Terrain::Fortress : one_in(3) ? Terrain::Escarpment : Terrain::Clear);
        }
        for (int i = 0; i < defenders; ++i) {
            const auto where = static_cast<std::size_t>(number(0, hexes - 1));
            found.defenders.push_back({.unit = {.unit = some_unit(Side::Allies, static_cast<std::size_t>(i)),
                                                .defence = one_of({1, 1, 2, 2, 3, 4, 5, 7}),
                                                .terrain = terrain[where]},
                                       .hex = {static_cast<std::uint16_t>(where)},
                                       .retreat = one_in(6) ? Retreat::Closed : Retreat::Open});
        }
        const int own_hexes = number(1, std::min(4, attackers));
        std::vector<UnitSet> beside(static_cast<std::size_t>(own_hexes));
        std::vector<bool> fortress;
        for (auto& set : beside) {
            for (int place = 0; place < hexes; ++place) {
                const bool here = !one_in(3);
                for (std::size_t i = 0; i < found.defenders.size(); ++i) {
                    set[i] = set[i] || (here && found.defenders[i].hex.index == place);
                }
            }
            fortress.push_back(one_in(6));
        }
        for (int i = 0; i < attackers; ++i) {
            const auto where = static_cast<std::size_t>(number(0, own_hexes - 1));
            AttackerInContact unit{.unit = {some_unit(Side::Axis, static_cast<std::size_t>(i)), one_of({1, 1, 2, 2, 3, 4, 7})},
                                   .hex = {static_cast<std::uint16_t>(100 + where)},
                                   .terrain = fortress[where] ? Terrain::Fortress : Terrain::Clear,
                                   .adjacent = beside[where],
                                   .supported = {},
                                   .isolated = false,
                                   .retreat = one_in(8) ? Retreat::Closed : Retreat::Open};
            if (!one_in(5)) {
                unit.supported.emplace_back();
            } else if (one_in(2)) {
                unit.supported.push_back(UnitSet{}.set(static_cast<std::size_t>(number(0, defenders - 1))));
            } else {
                unit.isolated = one_in(2);
            }
            found.attackers.push_back(unit);
        }
        return found;
    }

private:
    int one_of(std::initializer_list<int> values) { return values.begin()[number(0, static_cast<int>(values.size()) - 1)]; }

    std::mt19937 m_chance;
};

} // namespace intendant::afrika_korps::tests

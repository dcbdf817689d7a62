#include "tests/model/afrika_korps/by_the_book.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

namespace intendant::afrika_korps::tests::by_the_book {

namespace {

bool is_supply(const Counter& counter) { return counter.type == UnitType::Supply || counter.type == UnitType::CapturedSupply; }

struct Man {
    CounterId unit;
    HexId hex;
    int attack;
    int defence; ///< as it counts where it stands
    bool fortress;
};

std::vector<Man> men_of(const State& state, Side side) {
    std::vector<Man> men;
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const auto& counter = state.tables->counters[i];
        const auto& piece = state.pieces[i];
        if (counter.side == side && counter.combat_unit() && piece.status == Status::Map && piece.hex) {
            const auto ground = (*state.tables)[*piece.hex].terrain;
            const bool doubled = ground == Terrain::Fortress || ground == Terrain::Escarpment;
            men.push_back({.unit = {static_cast<std::uint8_t>(i)},
                           .hex = *piece.hex,
                           .attack = counter.attack,
                           .defence = counter.defence * (doubled ? 2 : 1),
                           .fortress = ground == Terrain::Fortress});
        }
    }
    return men;
}

/// In the zone of control of the other.
bool covers(const Tables& tables, const Man& a, const Man& b) { return !a.fortress && !b.fortress && face(tables, a.hex, b.hex); }

std::vector<HexId> beside(const Tables& tables, HexId hex) {
    std::vector<HexId> found;
    for (std::uint16_t i = 0; i < tables.hexes.size(); ++i) {
        if (face(tables, hex, HexId{i})) {
            found.push_back(HexId{i});
        }
    }
    return found;
}

/// The hexes to which this supply brings attacks, and the enemies that cover the supply itself.
struct Reach {
    std::set<HexId> hexes;
    Units covering;
};

class Position {
public:
    explicit Position(const State& state) : m_state(state), m_tables(*state.tables) {
        m_own = men_of(state, state.turn.side);
        m_enemy = men_of(state, state.turn.side == Side::Axis ? Side::Allies : Side::Axis);
        std::erase_if(m_own, [&](const Man& each) { return state[each.unit].fought || touching(each, m_enemy) == 0; });
        auto own = m_own;
        std::erase_if(m_enemy, [&](const Man& each) { return state[each.unit].fought || touching(each, own) == 0; });
        for (std::size_t i = 0; i < state.pieces.size(); ++i) {
            const auto& piece = state.pieces[i];
            if (!is_supply(m_tables.counters[i]) || piece.status != Status::Map || !piece.hex) {
                continue;
            }
            if (m_tables.counters[i].side == state.turn.side) {
                m_reach.push_back(reach_from(*piece.hex));
            } else {
                m_enemy_supply.insert(*piece.hex);
            }
        }
    }

    std::vector<Units> smallest() {
        std::vector<Units> found;
        const auto sets = 1U << m_own.size();
        for (int size = 0; found.empty() && size <= static_cast<int>(m_own.size()); ++size) {
            for (unsigned gone = 0; gone < sets; ++gone) {
                if (std::popcount(gone) == size && divisible(gone)) {
                    Units units;
                    for (std::size_t i = 0; i < m_own.size(); ++i) {
                        if ((gone >> i & 1U) != 0) {
                            units.insert(m_own[i].unit);
                        }
                    }
                    found.push_back(units);
                }
            }
        }
        return found;
    }

private:
    std::size_t touching(const Man& man, const std::vector<Man>& others) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(others, [&](const Man& other) { return face(m_tables, man.hex, other.hex); }));
    }

    /// Five hexes, the supply's own counted and the attacker's not.
    Reach reach_from(HexId source) const {
        const auto all = men_of(m_state, m_state.turn.side == Side::Axis ? Side::Allies : Side::Axis);
        const auto coverers = [&](HexId hex) {
            Units units;
            for (const auto& each : all) {
                if (!each.fortress && m_tables[hex].terrain != Terrain::Fortress && face(m_tables, each.hex, hex)) {
                    units.insert(each.unit);
                }
            }
            return units;
        };
        const auto held = [&](HexId hex) { return std::ranges::any_of(all, [&](const Man& each) { return each.hex == hex; }); };
        Reach reach{.hexes = {source}, .covering = coverers(source)};
        std::set<HexId> edge{source};
        for (int length = 0; length < 5; ++length) {
            std::set<HexId> next;
            for (const auto hex : edge) {
                if (length > 0 && (!coverers(hex).empty() || held(hex))) {
                    continue;
                }
                for (const auto other : beside(m_tables, hex)) {
                    const auto ground = m_tables[other].terrain;
                    if (ground != Terrain::Sea && ground != Terrain::Depression && reach.hexes.insert(other).second) {
                        next.insert(other);
                    }
                }
            }
            edge = next;
        }
        return reach;
    }

    bool supported(const Man& man, const Units& attacked) const {
        return std::ranges::any_of(
            m_reach, [&](const Reach& each) { return each.hexes.contains(man.hex) && std::ranges::includes(attacked, each.covering); });
    }

    /// Every choice of one captor at most for each hex where supply stands with combat units.
    bool divisible(unsigned gone) {
        m_gone = gone;
        std::set<HexId> guarded;
        for (const auto& each : m_enemy) {
            if (!each.fortress && m_enemy_supply.contains(each.hex)) {
                guarded.insert(each.hex);
            }
        }
        return with_captors({guarded.begin(), guarded.end()}, 0, 0);
    }

    bool with_captors(const std::vector<HexId>& hexes, std::size_t place, unsigned captors) {
        if (place == hexes.size()) {
            m_captors = captors;
            m_blocks.clear();
            return place_enemy(0);
        }
        if (with_captors(hexes, place + 1, captors)) {
            return true;
        }
        for (std::size_t i = 0; i < m_own.size(); ++i) {
            const bool free = ((m_gone | captors) >> i & 1U) == 0;
            if (free && face(m_tables, m_own[i].hex, hexes[place]) && with_captors(hexes, place + 1, captors | 1U << i)) {
                return true;
            }
        }
        return false;
    }

    struct Block {
        std::vector<std::size_t> own;
        std::vector<std::size_t> enemy;
    };

    bool place_enemy(std::size_t i) {
        if (i == m_enemy.size()) {
            return every_enemy_due() && place_own(0);
        }
        if (place_enemy(i + 1)) { // nobody attacks it
            return true;
        }
        for (std::size_t block = 0; block < m_blocks.size(); ++block) {
            m_blocks[block].enemy.push_back(i);
            const bool found = place_enemy(i + 1);
            m_blocks[block].enemy.pop_back();
            if (found) {
                return true;
            }
        }
        m_blocks.push_back({.own = {}, .enemy = {i}});
        const bool found = place_enemy(i + 1);
        m_blocks.pop_back();
        return found;
    }

    bool attacked(std::size_t enemy) const {
        return std::ranges::any_of(m_blocks, [&](const Block& each) { return std::ranges::count(each.enemy, enemy) > 0; });
    }

    /// Who stands in the zone of whom has to be attacked; a fortress whole or not at all.
    bool every_enemy_due() const {
        for (std::size_t i = 0; i < m_enemy.size(); ++i) {
            for (std::size_t k = 0; k < m_own.size(); ++k) {
                if ((m_gone >> k & 1U) == 0 && covers(m_tables, m_own[k], m_enemy[i]) && !attacked(i)) {
                    return false;
                }
            }
            for (std::size_t k = 0; k < m_enemy.size(); ++k) {
                if (m_enemy[i].fortress && m_enemy[k].hex == m_enemy[i].hex && attacked(i) != attacked(k)) {
                    return false;
                }
            }
        }
        return true;
    }

    bool place_own(std::size_t i) {
        if (i == m_own.size()) {
            return allowed();
        }
        const auto& man = m_own[i];
        const bool away = ((m_gone | m_captors) >> i & 1U) != 0;
        const bool must = !away && std::ranges::any_of(m_enemy, [&](const Man& each) { return covers(m_tables, man, each); });
        if (!must && place_own(i + 1)) {
            return true;
        }
        for (std::size_t block = 0; !away && block < m_blocks.size(); ++block) {
            if (!std::ranges::all_of(m_blocks[block].enemy, [&](std::size_t each) { return face(m_tables, man.hex, m_enemy[each].hex); })) {
                continue;
            }
            m_blocks[block].own.push_back(i);
            const bool found = place_own(i + 1);
            m_blocks[block].own.pop_back();
            if (found) {
                return true;
            }
        }
        return false;
    }

    bool allowed() const {
        for (const auto& block : m_blocks) {
            if (block.own.empty()) {
                return false;
            }
            int attack = 0;
            int defence = 0;
            Units enemies;
            for (const auto each : block.enemy) {
                defence += m_enemy[each].defence;
                enemies.insert(m_enemy[each].unit);
            }
            for (const auto each : block.own) {
                attack += m_own[each].attack;
            }
            if (attack * 6 < defence) { // worse than 1-6
                return false;
            }
            for (const auto each : block.own) {
                if (attack * 2 >= defence && !supported(m_own[each], enemies)) { // 1-2 or better
                    return false;
                }
                for (std::size_t i = 0; i < m_enemy.size(); ++i) { // a garrison that attacks leaves nobody beside it out
                    if (m_own[each].fortress && face(m_tables, m_own[each].hex, m_enemy[i].hex) && !attacked(i)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    const State& m_state;
    const Tables& m_tables;
    std::vector<Man> m_own;
    std::vector<Man> m_enemy;
    std::set<HexId> m_enemy_supply;
    std::vector<Reach> m_reach;
    unsigned m_gone{0};
    unsigned m_captors{0};
    std::vector<Block> m_blocks;
};

} // namespace

bool face(const Tables& tables, HexId a, HexId b) {
    const auto& from = tables[a];
    const auto& to = tables[b];
    const int across = to.column - from.column;
    const int down = to.row - from.row;
    const int shift = from.row % 2 != 0 ? 1 : 0; // odd rows stand half a hex to the right
    const bool near =
        (down == 0 && (across == 1 || across == -1)) || ((down == 1 || down == -1) && (across == shift || across == shift - 1));
    if (!near) {
        return false;
    }
    const auto side = tables.hexsides.find({std::min(a, b), std::max(a, b)});
    return side == tables.hexsides.end() || side->second == HexsideKind::Road;
}

DutyList::DutyList(const State& state) : m_tables(*state.tables), m_side(state.turn.side) {
    for (const auto side : {Side::Axis, Side::Allies}) {
        for (const auto& each : men_of(state, side)) {
            m_units.push_back({.unit = each.unit, .side = side, .hex = each.hex, .fortress = each.fortress});
        }
    }
    for (const auto& own : m_units) {
        for (const auto& enemy : m_units) {
            if (own.side == m_side && enemy.side != m_side && !own.fortress && !enemy.fortress && face(m_tables, own.hex, enemy.hex)) {
                m_attackers.insert(own.unit);
                m_defenders.insert(enemy.unit);
            }
        }
    }
}

void DutyList::fought(const std::vector<CounterId>& attackers, const std::vector<CounterId>& defenders) {
    m_fought.insert(attackers.begin(), attackers.end());
    m_fought.insert(defenders.begin(), defenders.end());
    for (const auto& own : m_units) {
        for (const auto& enemy : m_units) {
            const bool sallies = own.fortress && std::ranges::count(attackers, own.unit) > 0;
            if (sallies && enemy.side != m_side && face(m_tables, own.hex, enemy.hex)) {
                m_defenders.insert(enemy.unit);
            }
        }
    }
}

namespace {

Units on_map(const State& now, const Units& listed, const Units& fought) {
    Units left;
    std::ranges::copy_if(listed, std::inserter(left, left.end()),
                         [&](CounterId id) { return now[id].status == Status::Map && !fought.contains(id); });
    return left;
}

} // namespace

Units DutyList::attackers_left(const State& now) const { return on_map(now, m_attackers, m_fought); }
Units DutyList::defenders_left(const State& now) const { return on_map(now, m_defenders, m_fought); }

std::vector<Units> smallest_eliminations(const State& state) { return Position(state).smallest(); }

} // namespace intendant::afrika_korps::tests::by_the_book

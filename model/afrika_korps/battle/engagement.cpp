#include "model/afrika_korps/battle/engagement.hpp"

#include "model/afrika_korps/battle/exchange.hpp"
#include "model/afrika_korps/battle/odds_column.hpp"

#include <algorithm>
#include <optional>

namespace intendant::afrika_korps {

namespace {

template <class Alike> std::vector<Kind> kinds_of(UnitSet units, const Alike& alike) {
    std::vector<Kind> kinds;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units.test(i)) {
            const auto kind = std::ranges::find_if(kinds, [&](const Kind& each) { return alike(each.members.front(), i); });
            if (kind == kinds.end()) {
                kinds.push_back({.members = {i}, .step = 1});
            } else {
                kind->members.push_back(i);
            }
        }
    }
    for (std::size_t i = 1; i < kinds.size(); ++i) {
        kinds[i].step = kinds[i - 1].step * (kinds[i - 1].count() + 1);
    }
    return kinds;
}

/// The least printed factors that pay each number of counted ones. Units: places are counted factors. Rule: AK-EXC-2, AK-EXC-5.
std::vector<int> cheapest_payments(const Tables& tables, const std::vector<Defender>& defenders) {
    constexpr int never = 1'000'000;
    std::vector<int> least(static_cast<std::size_t>(defence_value(tables, defenders)) + 1, never);
    least[0] = 0;
    for (const auto& coin : coins(tables, defenders)) {
        for (auto sum = least.size() - 1; sum > 0; --sum) {
            const auto before = sum - std::min(sum, static_cast<std::size_t>(coin.counted));
            least[sum] = std::min(least[sum], least[before] + coin.printed);
        }
    }
    return least;
}

/// Attackers of a battle, added up one by one.
struct Force {
    int attack{0};
    int closed{0}; ///< of it, what is lost when they must retreat
    bool supported{true};
    std::bitset<most_factors + 1> sums{1}; ///< what can be paid

    void add(const AttackerInContact& more, UnitSet against) {
        attack += more.unit.attack;
        closed += more.retreat == Retreat::Closed ? more.unit.attack : 0;
        supported = supported && afrika_korps::supported(more, against);
        sums |= sums << static_cast<std::size_t>(more.unit.attack);
    }
    int cheapest(int due) const {
        while (!sums.test(static_cast<std::size_t>(due))) {
            ++due;
        }
        return due;
    }
};

/// The defenders of a block, added up.
struct Target {
    UnitSet set;
    int defence{0};
    int printed{0};
    int closed{0};                  ///< of it, what is lost when they must retreat
    std::uint64_t others_on_hex{1}; ///< six for each of them on the hex but the first
    std::vector<int> payments;
};

class Weighing {
public:
    Weighing(const Tables& tables, const Options& options, const Contact& contact, const std::vector<Kind>& attackers,
             const std::optional<Prize>& prize)
        : m_tables(tables), m_options(options), m_contact(contact), m_attackers(attackers), m_prize(prize) {
        for (const auto column : die_columns) {
            m_chances.push_back(chances(tables, column));
        }
        m_chances.push_back(chances(tables, OddsColumn::Automatic));
    }

    /// Works out every choice of attackers, each from the one with one unit less.
    void weigh(Block& block, UnitSet set) const {
        std::size_t size = 1;
        for (const auto kind : block.kinds) {
            block.steps.push_back(size);
            size *= m_attackers[kind].count() + 1;
        }
        const auto target = target_of(block, set);
        std::vector<Force> forces(size);
        block.outcomes.resize(size);
        for (std::size_t code = 1; code < size; ++code) {
            std::size_t place = 0;
            while (code / block.steps[place] % (m_attackers[block.kinds[place]].count() + 1) == 0) {
                ++place;
            }
            forces[code] = forces[code - block.steps[place]];
            forces[code].add(m_contact.attackers[m_attackers[block.kinds[place]].members.front()], set);
            block.outcomes[code] = outcome(forces[code], target, block.on_hex);
        }
    }

private:
    Target target_of(Block& block, UnitSet set) const {
        const auto defenders = defenders_of(m_contact, set);
        Target target{.set = set, .defence = defence_value(m_tables, defenders), .payments = cheapest_payments(m_tables, defenders)};
        for (std::size_t i = 0; i < m_contact.defenders.size(); ++i) {
            if (!set.test(i)) {
                continue;
            }
            const auto& each = m_contact.defenders[i];
            target.printed += each.unit.defence;
            target.closed += each.retreat == Retreat::Closed ? each.unit.defence : 0;
            if (m_prize && each.hex == m_prize->hex) {
                target.others_on_hex *= block.on_hex ? 6 : 1;
                block.on_hex = true;
            }
        }
        return target;
    }

    Prospect outcome(const Force& force, const Target& target, bool on_hex) const {
        using enum CombatResult;
        const auto column = odds_column(m_tables, m_options, force.attack, target.defence);
        Prospect found;
        found.allowed = column != OddsColumn::NotAllowed && (force.supported || !m_tables[column].needs_supply);
        if (!found.allowed) {
            return found;
        }
        const auto& faces = m_chances[static_cast<std::size_t>(column) - 1];
        found.won = faces[DefendersEliminated] * target.printed + faces[DefendersBack] * target.closed;
        found.lost = faces[AttackersEliminated] * force.attack + faces[AttackersBack] * force.closed;
        int clear = faces[DefendersEliminated] + faces[DefendersBack];
        int take = clear;
        if (const int chance = faces[Exchange]; chance > 0) {
            const auto [payer, due] = exchange(force.attack, target.defence);
            const int paid = payer == Payer::Attackers ? force.cheapest(due) : force.attack;
            const bool all_gone = payer != Payer::Defenders;
            found.lost += chance * paid;
            found.won += chance * (all_gone ? target.printed : target.payments[static_cast<std::size_t>(due)]);
            clear += all_gone ? chance : 0;
            take += paid < force.attack ? chance : 0;
        }
        if (on_hex) {
            found.clear = static_cast<std::uint64_t>(clear) * target.others_on_hex;
            found.take = static_cast<std::uint64_t>(m_prize->advance ? take : clear) * target.others_on_hex;
        }
        return found;
    }

    const Tables& m_tables;
    const Options& m_options;
    const Contact& m_contact;
    const std::vector<Kind>& m_attackers;
    const std::optional<Prize>& m_prize;
    std::vector<Chances> m_chances; ///< from 1-6 on
};

} // namespace

bool alike(const AttackerInContact& a, const AttackerInContact& b) {
    auto other = b;
    other.unit.unit = a.unit.unit;
    if (a.terrain != Terrain::Fortress && b.terrain != Terrain::Fortress) {
        other.hex = a.hex;
        other.terrain = a.terrain;
    }
    return other == a;
}

std::vector<Kind> attacker_kinds(const Contact& contact, const Task& task) {
    return kinds_of(task.must | task.may, [&](std::size_t i, std::size_t j) {
        return alike(contact.attackers[i], contact.attackers[j]) && task.must.test(i) == task.must.test(j);
    });
}

std::vector<Kind> defender_kinds(const Contact& contact, const Task& task) {
    return kinds_of(task.defenders, [&](std::size_t i, std::size_t j) {
        auto other = contact.defenders[j];
        other.unit.unit = contact.defenders[i].unit.unit;
        const auto both = [&](UnitSet set) { return set.test(i) == set.test(j); };
        return other == contact.defenders[i] && std::ranges::all_of(contact.attackers, [&](const AttackerInContact& each) {
                   return both(each.adjacent) && std::ranges::all_of(each.supported, both);
               });
    });
}

std::size_t codes(const std::vector<Kind>& kinds, std::size_t limit) {
    std::size_t product = 1;
    for (const auto& each : kinds) {
        product = std::min(limit + 1, product * (each.count() + 1));
    }
    return product;
}

std::size_t Block::first() const {
    return static_cast<std::size_t>(std::ranges::find_if(defenders, [](auto count) { return count > 0; }) - defenders.begin());
}

std::vector<Block> blocks(const Tables& tables, const Options& options, const Contact& contact, const std::vector<Kind>& attackers,
                          const std::vector<Kind>& defenders, const std::optional<Prize>& prize) {
    const Weighing weighing(tables, options, contact, attackers, prize);
    std::size_t codes = 1;
    for (const auto& kind : defenders) {
        codes *= kind.count() + 1;
    }
    std::vector<Block> found;
    for (std::size_t code = 1; code < codes; ++code) {
        Block block;
        block.code = code;
        UnitSet set;
        for (std::size_t kind = 0; kind < defenders.size(); ++kind) {
            block.defenders[kind] = static_cast<std::uint8_t>(defenders[kind].of(code));
            for (std::size_t i = 0; i < block.defenders[kind]; ++i) {
                set.set(defenders[kind].members[i]);
            }
        }
        for (std::size_t kind = 0; kind < attackers.size(); ++kind) {
            if ((contact.attackers[attackers[kind].members.front()].adjacent & set) == set) {
                block.kinds.push_back(kind);
            }
        }
        if (!block.kinds.empty()) {
            weighing.weigh(block, set);
            found.push_back(std::move(block));
        }
    }
    return found;
}

} // namespace intendant::afrika_korps

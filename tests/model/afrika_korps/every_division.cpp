#include "tests/model/afrika_korps/every_division.hpp"

#include "model/afrika_korps/battle/combat_results.hpp"
#include "model/afrika_korps/battle/exchange.hpp"

#include <algorithm>

namespace intendant::afrika_korps::tests {

namespace {

bool like(const Contact& contact, const AttackerInContact& a, const AttackerInContact& b) {
    static_cast<void>(contact);
    const bool same_place = a.hex == b.hex || (a.terrain != Terrain::Fortress && b.terrain != Terrain::Fortress);
    return same_place && a.unit.attack == b.unit.attack && a.adjacent == b.adjacent && a.supported == b.supported &&
           a.isolated == b.isolated && a.retreat == b.retreat;
}

bool like(const Contact& contact, std::size_t i, std::size_t j) {
    const auto& a = contact.defenders[i];
    const auto& b = contact.defenders[j];
    bool same = a.hex == b.hex && a.unit.defence == b.unit.defence && a.unit.terrain == b.unit.terrain && a.retreat == b.retreat;
    for (const auto& each : contact.attackers) {
        same = same && each.adjacent.test(i) == each.adjacent.test(j);
        for (const auto& set : each.supported) {
            same = same && set.test(i) == set.test(j);
        }
    }
    return same;
}

std::size_t attacker_kind(const Contact& contact, std::size_t i) {
    std::size_t kind = 0;
    while (!like(contact, contact.attackers[kind], contact.attackers[i])) {
        ++kind;
    }
    return kind;
}

std::size_t defender_kind(const Contact& contact, std::size_t i) {
    std::size_t kind = 0;
    while (!like(contact, kind, i)) {
        ++kind;
    }
    return kind;
}

/// What one battle comes to when this face is thrown.
struct Fallen {
    bool empty;    ///< no defender is left
    bool attacker; ///< an attacker is left
    int won;
    int lost;
};

Fallen fallen(const Tables& tables, const Options& options, const Contact& contact, const Battle& battle, int die) {
    const auto own = attackers_of(contact, battle.attackers);
    const auto enemy = defenders_of(contact, battle.defenders);
    const auto value = std::get<BattleValue>(battle_value(tables, options, own, enemy));
    const auto result = std::get<CombatResult>(combat_result(tables, value.column, die));
    int printed = 0;
    int closed = 0;
    for (std::size_t i = 0; i < contact.defenders.size(); ++i) {
        if (battle.defenders.test(i)) {
            printed += contact.defenders[i].unit.defence;
            closed += contact.defenders[i].retreat == Retreat::Closed ? contact.defenders[i].unit.defence : 0;
        }
    }
    int own_closed = 0;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        const auto& each = contact.attackers[i];
        own_closed += battle.attackers.test(i) && each.retreat == Retreat::Closed ? each.unit.attack : 0;
    }
    const auto cost = [](const std::vector<Coin>& coins, int due) {
        int sum = 0;
        const auto choices = cheapest_choices(coins, due);
        for (const auto place : choices.front()) {
            sum += coins[place].printed;
        }
        return sum;
    };
    switch (result) {
    case CombatResult::AttackersEliminated:
        return {false, false, 0, value.attack};
    case CombatResult::AttackersBack:
        return {false, true, 0, own_closed};
    case CombatResult::DefendersBack:
        return {true, true, closed, 0};
    case CombatResult::DefendersEliminated:
        return {true, true, printed, 0};
    case CombatResult::Exchange:
        break;
    }
    const auto [payer, due] = exchange(value.attack, value.defence);
    if (payer == Payer::Defenders) {
        return {false, false, cost(coins(tables, enemy), due), value.attack};
    }
    const int paid = payer == Payer::Both ? value.attack : cost(coins(tables, own), due);
    return {true, paid < value.attack, printed, paid};
}

Worth worth_of(const Tables& tables, const Options& options, const Contact& contact, const std::vector<Battle>& battles, UnitSet eliminated,
               const Wish& wish) {
    Worth worth{.taken = 0, .of = 1, .won = 0, .lost = 0};
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        worth.lost += eliminated.test(i) ? 6 * contact.attackers[i].unit.attack : 0;
    }
    std::vector<Battle> there;
    UnitSet on_hex;
    UnitSet attacked;
    bool advance = false;
    for (std::size_t i = 0; i < contact.defenders.size(); ++i) {
        on_hex[i] = wish.take && contact.defenders[i].hex == *wish.take;
        advance = advance || (on_hex.test(i) && tables[contact.defenders[i].unit.terrain].advance);
    }
    for (const auto& battle : battles) {
        for (int die = 1; die <= 6; ++die) {
            const auto end = fallen(tables, options, contact, battle, die);
            worth.won += end.won;
            worth.lost += end.lost;
        }
        attacked |= battle.defenders;
        if ((battle.defenders & on_hex).any()) {
            there.push_back(battle);
            worth.of *= 6;
        }
    }
    if (there.empty() || (on_hex & ~attacked).any()) {
        return worth;
    }
    for (std::size_t last = 0; last < there.size(); ++last) { // each throw of all their dice, for each order that counts
        std::uint64_t taken = 0;
        for (std::uint64_t throws = 0; throws < worth.of; ++throws) {
            auto rest = throws;
            bool good = true;
            for (std::size_t i = 0; i < there.size(); ++i) {
                const auto end = fallen(tables, options, contact, there[i], static_cast<int>(rest % 6) + 1);
                good = good && end.empty && (i != last || end.attacker || !advance);
                rest /= 6;
            }
            taken += good ? 1 : 0;
        }
        worth.taken = std::max(worth.taken, taken);
    }
    return worth;
}

/// Tries every place for every unit.
class Trial {
public:
    Trial(const Tables& tables, const Options& options, const Contact& contact, const Wish& wish)
        : m_tables(tables), m_options(options), m_contact(contact), m_left(contact), m_wish(wish) {}

    /// With these eliminated beforehand.
    void try_without(UnitSet eliminated) {
        m_eliminated = eliminated;
        for (std::size_t i = 0; i < m_contact.attackers.size(); ++i) {
            m_left.attackers[i].adjacent = eliminated.test(i) ? UnitSet{} : m_contact.attackers[i].adjacent;
        }
        m_battles.clear();
        place_defender(0);
    }
    std::map<Shape, Worth> found;

private:
    void place_defender(std::size_t i) {
        if (i == m_contact.defenders.size()) {
            place_attacker(0);
            return;
        }
        place_defender(i + 1); // not attacked
        for (std::size_t battle = 0; battle < m_battles.size(); ++battle) {
            m_battles[battle].defenders.set(i);
            place_defender(i + 1);
            m_battles[battle].defenders.reset(i);
        }
        m_battles.push_back({.attackers = {}, .defenders = UnitSet{}.set(i)});
        place_defender(i + 1);
        m_battles.pop_back();
    }

    void place_attacker(std::size_t i) {
        if (i == m_contact.attackers.size()) {
            look();
            return;
        }
        place_attacker(i + 1); // does not attack
        for (auto& battle : m_battles) {
            if (!m_eliminated.test(i) && (m_left.attackers[i].adjacent & battle.defenders) == battle.defenders) {
                battle.attackers.set(i);
                place_attacker(i + 1);
                battle.attackers.reset(i);
            }
        }
    }

    void look() {
        if (std::ranges::any_of(m_battles, [](const Battle& each) { return each.attackers.none(); }) ||
            !unfinished(m_left, m_battles).none()) {
            return;
        }
        for (const auto& battle : m_battles) {
            if (objection(m_tables, m_options, m_left, {}, battle)) {
                return;
            }
        }
        auto shape = shape_of(m_contact, m_battles, m_eliminated);
        if (!found.contains(shape)) {
            found.emplace(std::move(shape), worth_of(m_tables, m_options, m_contact, m_battles, m_eliminated, m_wish));
        }
    }

    const Tables& m_tables;
    const Options& m_options;
    const Contact& m_contact;
    Contact m_left;
    Wish m_wish;
    UnitSet m_eliminated;
    std::vector<Battle> m_battles;
};

} // namespace

Shape shape_of(const Contact& contact, const std::vector<Battle>& battles, UnitSet eliminated) {
    Shape shape;
    for (const auto& battle : battles) {
        auto& [own, enemy] = shape.battles.emplace_back();
        for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
            if (battle.attackers.test(i)) {
                own.push_back(attacker_kind(contact, i));
            }
        }
        for (std::size_t i = 0; i < contact.defenders.size(); ++i) {
            if (battle.defenders.test(i)) {
                enemy.push_back(defender_kind(contact, i));
            }
        }
        std::ranges::sort(own);
        std::ranges::sort(enemy);
    }
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        if (eliminated.test(i)) {
            shape.eliminated.push_back(attacker_kind(contact, i));
        }
    }
    std::ranges::sort(shape.battles);
    std::ranges::sort(shape.eliminated);
    return shape;
}

std::map<Shape, Worth> every_division(const Tables& tables, const Options& options, const Contact& contact, const Wish& wish) {
    Trial trial(tables, options, contact, wish);
    const auto must = must_attack(contact);
    for (std::size_t size = 0; size <= contact.attackers.size() && trial.found.empty(); ++size) {
        for (unsigned long set = 0; set < 1UL << contact.attackers.size(); ++set) {
            if (const UnitSet gone{set}; gone.count() == size && (gone & ~must).none()) {
                trial.try_without(gone);
            }
        }
    }
    return trial.found;
}

} // namespace intendant::afrika_korps::tests

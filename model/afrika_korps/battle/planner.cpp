#include "model/afrika_korps/battle/planner.hpp"

#include "model/afrika_korps/battle/division.hpp"
#include "model/core/decision.hpp"

#include <algorithm>
#include <set>

namespace intendant::afrika_korps {

namespace {

/// The contact as it is when these attackers are gone; places stay as they are.
Contact without(Contact contact, UnitSet gone) {
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        if (gone.test(i)) {
            contact.attackers[i].adjacent.reset();
        }
    }
    return contact;
}

/// The units of each fortress among them. Rule: AK-FOR-1, AK-FOR-2.
template <class Units> std::vector<UnitSet> fortresses(const Units& units, const std::vector<Terrain>& terrain) {
    std::vector<UnitSet> found;
    std::set<HexId> seen;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (terrain[i] == Terrain::Fortress && seen.insert(units[i].hex).second) {
            UnitSet garrison;
            for (std::size_t j = 0; j < units.size(); ++j) {
                garrison[j] = units[j].hex == units[i].hex;
            }
            found.push_back(garrison);
        }
    }
    return found;
}

/// The enemies next to one of these.
UnitSet beside_any(const Contact& contact, UnitSet attackers) {
    UnitSet found;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        if (attackers.test(i)) {
            found |= contact.attackers[i].adjacent;
        }
    }
    return found;
}

/// The fortresses of either side: an enemy one is attacked or not, one's own sallies or not.
struct Fortresses {
    std::vector<UnitSet> enemy;
    std::vector<UnitSet> own;

    explicit Fortresses(const Contact& contact) {
        std::vector<Terrain> terrain;
        for (const auto& each : contact.defenders) {
            terrain.push_back(each.unit.terrain);
        }
        enemy = fortresses(contact.defenders, terrain);
        terrain.clear();
        for (const auto& each : contact.attackers) {
            terrain.push_back(each.terrain);
        }
        own = fortresses(contact.attackers, terrain);
    }
    std::size_t choices() const { return std::size_t{1} << (enemy.size() + own.size()); }
};

/// Who fights when these are gone and the fortresses are dealt with as this choice says; nothing when it contradicts itself.
std::optional<Task> task_for(const Contact& contact, const Fortresses& fortresses, std::size_t choice, UnitSet gone) {
    const auto rest = without(contact, gone);
    Task task{.defenders = must_be_attacked(rest), .must = must_attack(rest), .may = {}, .sorties = {}, .eliminated = gone};
    UnitSet spared;
    for (const auto& garrison : fortresses.enemy) {
        (choice % 2 == 1 ? task.defenders : spared) |= garrison;
        choice /= 2;
    }
    for (const auto& garrison : fortresses.own) {
        if (choice % 2 == 1) {
            task.may |= garrison;
            task.sorties.push_back(garrison);
            task.defenders |= beside_any(rest, garrison);
        }
        choice /= 2;
    }
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) { // those who stand only before a fortress
        if (!gone.test(i) && contact.attackers[i].terrain != Terrain::Fortress && !task.must.test(i)) {
            task.may.set(i);
        }
    }
    return (task.defenders & spared).any() ? std::nullopt : std::optional{task};
}

/// Sets of so many of these attackers, of like ones always the first.
void each_set(const Contact& contact, UnitSet from, std::size_t size, std::size_t start, UnitSet& taken, std::vector<UnitSet>& found) {
    if (size == 0) {
        found.push_back(taken);
        return;
    }
    for (auto i = start; i < contact.attackers.size(); ++i) {
        bool a_like_one_was_passed_over = false;
        for (std::size_t j = 0; j < i; ++j) {
            a_like_one_was_passed_over =
                a_like_one_was_passed_over || (from.test(j) && !taken.test(j) && alike(contact.attackers[i], contact.attackers[j]));
        }
        if (from.test(i) && !a_like_one_was_passed_over) {
            taken.set(i);
            each_set(contact, from, size - 1, i + 1, taken, found);
            taken.reset(i);
        }
    }
}

using Divisions = std::vector<std::unique_ptr<Division>>;

/// Every choice about fortresses that can be carried out, when these are gone. Nothing when one is too large.
std::optional<Divisions> divisions(const Tables& tables, const Options& options, const Contact& contact, const Wish& wish, UnitSet gone) {
    const Fortresses fortresses(contact);
    Divisions found;
    for (std::size_t choice = 0; choice < fortresses.choices(); ++choice) {
        const auto task = task_for(contact, fortresses, choice, gone);
        if (!task) {
            continue;
        }
        if (Division::too_large(contact, *task, wish)) {
            return std::nullopt;
        }
        if (auto division = Division::of(tables, options, contact, *task, wish)) {
            found.push_back(std::move(division));
        }
    }
    return found;
}

core::Refused too_many() {
    return core::refuse("AK-CMB-6", INTENDANT_TR("So many units stand next to each other that the battles have to be divided by hand."));
}

Plans best_of(Divisions& divisions, std::size_t most) {
    Plans answer{.best = {}, .more = false};
    for (;;) {
        Division* best = nullptr;
        std::optional<Score> score;
        for (const auto& each : divisions) {
            if (const auto promise = each->promise(); promise && (!score || *promise > *score)) {
                best = each.get();
                score = promise;
            }
        }
        if (best == nullptr || answer.best.size() == most) {
            answer.more = best != nullptr;
            return answer;
        }
        answer.best.push_back(best->next());
    }
}

} // namespace

std::variant<core::Refused, Plans> plans(const Tables& tables, const Options& options, const Contact& contact, const Wish& wish,
                                         std::size_t most) {
    if (contact.attackers.size() > UnitSet{}.size() || contact.defenders.size() > UnitSet{}.size()) {
        return too_many();
    }
    UnitSet forced; // AK-DIV-2, AK-DIV-4
    for (const auto& each : forced_eliminations(tables, options, contact)) {
        forced.set(each.attacker);
    }
    const auto fighters = must_attack(contact) & ~forced;
    for (std::size_t more = 0; more <= fighters.count(); ++more) {
        std::vector<UnitSet> sets;
        UnitSet taken;
        each_set(contact, fighters, more, 0, taken, sets);
        Divisions all;
        for (const auto& set : sets) {
            auto found = divisions(tables, options, contact, wish, forced | set);
            if (!found) {
                return too_many();
            }
            std::ranges::move(*found, std::back_inserter(all));
        }
        if (!all.empty()) {
            return best_of(all, most);
        }
    }
    return Plans{.best = {}, .more = false};
}

} // namespace intendant::afrika_korps

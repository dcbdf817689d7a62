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

/// Who fights when so many are cleared away and the fortresses are dealt with as this choice says; nothing when it contradicts itself. A
/// captor does not fight, and stands where he stands.
std::optional<Task> task_for(const Contact& contact, const Fortresses& fortresses, std::size_t choice, const Clearing& clearing) {
    const auto gone = clearing.eliminated;
    const auto rest = without(contact, gone);
    Task task{.defenders = must_be_attacked(rest),
              .must = must_attack(rest) & ~clearing.captors,
              .may = {},
              .sorties = {},
              .eliminated = gone,
              .captors = clearing.captors};
    UnitSet spared;
    for (const auto& garrison : fortresses.enemy) {
        (choice % 2 == 1 ? task.defenders : spared) |= garrison;
        choice /= 2;
    }
    for (const auto& garrison : fortresses.own) {
        if (choice % 2 == 1) {
            task.may |= garrison & ~clearing.captors;
            task.sorties.push_back(garrison);
            task.defenders |= beside_any(rest, garrison);
        }
        choice /= 2;
    }
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) { // those who stand only before a fortress
        const bool away = gone.test(i) || clearing.captors.test(i);
        if (!away && contact.attackers[i].terrain != Terrain::Fortress && !task.must.test(i)) {
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

/// Every choice about fortresses that can be carried out, when so many are cleared away. Nothing when one is too large.
std::optional<Divisions> divisions(const Tables& tables, const Options& options, const Contact& contact, const Wish& wish,
                                   const Clearing& clearing) {
    const Fortresses fortresses(contact);
    Divisions found;
    for (std::size_t choice = 0; choice < fortresses.choices(); ++choice) {
        const auto task = task_for(contact, fortresses, choice, clearing);
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

/// The parts of a contact that have nothing to do with each other: whoever is adjacent, or has supply that stands beside an enemy, is of one
/// part. Who shares a fortress is beside the same enemies.
std::vector<Encounter> parts_of(const Contact& contact) {
    std::vector<Encounter> parts;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        Encounter part{.attackers = UnitSet{}.set(i), .defenders = contact.attackers[i].adjacent, .ways = {}};
        for (const auto& beside : contact.attackers[i].supported) {
            part.defenders |= beside;
        }
        parts.push_back(part);
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t j = i + 1; j < parts.size();) {
            if ((parts[i].defenders & parts[j].defenders).none()) {
                ++j;
                continue;
            }
            parts[i].attackers |= parts[j].attackers;
            parts[i].defenders |= parts[j].defenders;
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(j));
            j = i + 1; // the part has grown: those passed over may belong to it
        }
    }
    return parts;
}

/// A part as a contact of its own, and back.
class Part {
public:
    Part(const Contact& contact, const Encounter& encounter) {
        for (std::size_t i = 0; i < UnitSet{}.size(); ++i) {
            if (encounter.attackers.test(i)) {
                m_attackers.push_back(i);
            }
            if (encounter.defenders.test(i)) {
                m_defenders.push_back(i);
            }
        }
        for (const auto place : m_attackers) {
            auto unit = contact.attackers[place];
            unit.adjacent = defenders(unit.adjacent);
            for (auto& beside : unit.supported) {
                beside = defenders(beside);
            }
            alone.attackers.push_back(std::move(unit));
        }
        for (const auto place : m_defenders) {
            alone.defenders.push_back(contact.defenders[place]);
        }
        for (const auto& set : contact.captors) {
            if ((set & encounter.attackers).any()) {
                alone.captors.push_back(chosen(m_attackers, set));
            }
        }
    }

    UnitSet in_whole(UnitSet attackers) const {
        UnitSet found;
        for (std::size_t i = 0; i < m_attackers.size(); ++i) {
            found[m_attackers[i]] = attackers.test(i);
        }
        return found;
    }
    Contact alone;

private:
    static UnitSet chosen(const std::vector<std::size_t>& places, UnitSet set) {
        UnitSet found;
        for (std::size_t i = 0; i < places.size(); ++i) {
            found[i] = set.test(places[i]);
        }
        return found;
    }
    UnitSet defenders(UnitSet set) const { return chosen(m_defenders, set); }

    std::vector<std::size_t> m_attackers;
    std::vector<std::size_t> m_defenders;
};

/// Every choice of captors, one at most for each hex, of like units the first: by their number.
void each_captors(const Contact& contact, std::size_t hex, UnitSet taken, std::vector<UnitSet>& found) {
    if (hex == contact.captors.size()) {
        found.push_back(taken);
        return;
    }
    each_captors(contact, hex + 1, taken, found);
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        bool first = contact.captors[hex].test(i) && !taken.test(i);
        for (std::size_t j = 0; first && j < i; ++j) {
            first = taken.test(j) || !contact.captors[hex].test(j) || !alike(contact.attackers[i], contact.attackers[j]);
        }
        if (first) {
            auto more = taken;
            each_captors(contact, hex + 1, more.set(i), found);
        }
    }
}

/// The smallest clearings of a contact taken as one; none where it is too large.
std::vector<Clearing> smallest_clearings(const Tables& tables, const Options& options, const Contact& contact) {
    std::vector<UnitSet> choices;
    each_captors(contact, 0, {}, choices);
    std::ranges::stable_sort(choices, {}, [](UnitSet set) { return set.count(); });
    std::vector<Clearing> found;
    std::size_t least = contact.attackers.size() + 1;
    for (const auto captors : choices) {
        if (least == 0 && captors.any()) { // nobody has to be spared
            break;
        }
        const auto rest = without(contact, captors);
        UnitSet forced; // AK-DIV-2, AK-DIV-4
        for (const auto& each : beyond_help(tables, options, rest)) {
            forced.set(each.attacker);
        }
        const auto fighters = must_attack(rest) & ~forced;
        for (std::size_t more = 0; more <= fighters.count(); ++more) {
            const auto total = forced.count() + more;
            if (total > least) {
                break;
            }
            std::vector<UnitSet> sets;
            UnitSet taken;
            each_set(contact, fighters, more, 0, taken, sets);
            bool some = false;
            for (const auto& set : sets) {
                const Clearing clearing{.eliminated = forced | set, .captors = captors};
                const auto ways = divisions(tables, options, contact, {}, clearing);
                if (!ways) {
                    return {};
                }
                if (!ways->empty()) {
                    if (total < least) {
                        found.clear();
                        least = total;
                    }
                    found.push_back(clearing);
                    some = true;
                }
            }
            if (some) {
                break;
            }
        }
    }
    return found;
}

/// How many of the units like this one are eliminated in a clearing, and how many there are.
struct OfKind {
    std::size_t least{UnitSet{}.size()};
    std::size_t most{0};
    std::size_t count{0};
};
OfKind of_kind(const Contact& contact, const Encounter& encounter, std::size_t unit) {
    OfKind found;
    UnitSet kind;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        kind[i] = encounter.attackers.test(i) && alike(contact.attackers[unit], contact.attackers[i]);
    }
    found.count = kind.count();
    for (const auto& way : encounter.ways) {
        const auto gone = (way.eliminated & kind).count();
        found.least = std::min(found.least, gone);
        found.most = std::max(found.most, gone);
    }
    return found;
}

/// The same contact with supply for everybody: what has to go even so is too weak.
Contact with_supply(Contact contact) {
    for (auto& each : contact.attackers) {
        each.supported = {UnitSet{}};
    }
    return contact;
}

/// The attackers that every smallest clearing of an encounter eliminates.
UnitSet always_gone(const Contact& contact, const Encounter& encounter) {
    UnitSet found;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        if (encounter.attackers.test(i) && !encounter.ways.empty()) {
            const auto kind = of_kind(contact, encounter, i);
            found[i] = kind.least == kind.count;
        }
    }
    return found;
}

std::size_t smallest(const Encounter& encounter) { return encounter.ways.empty() ? 0 : encounter.ways.front().eliminated.count(); }

core::Refused too_large() {
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
        return too_large();
    }
    if (beyond_help(tables, options, contact).empty()) {
        auto all = divisions(tables, options, contact, wish, {});
        if (!all) {
            return too_large();
        }
        if (!all->empty()) {
            return best_of(*all, most);
        }
    }
    std::vector<Clearing> clearings(1);
    for (const auto& encounter : encounters(tables, options, contact)) {
        if (encounter.ways.empty()) {
            return too_large();
        }
        std::vector<Clearing> joined;
        for (const auto& before : clearings) {
            for (const auto& way : encounter.ways) {
                joined.push_back({.eliminated = before.eliminated | way.eliminated, .captors = before.captors | way.captors});
            }
        }
        clearings = std::move(joined);
    }
    Divisions all;
    for (const auto& clearing : clearings) {
        auto found = divisions(tables, options, contact, wish, clearing);
        if (!found) {
            return too_large();
        }
        std::ranges::move(*found, std::back_inserter(all));
    }
    return best_of(all, most);
}

std::vector<Encounter> encounters(const Tables& tables, const Options& options, const Contact& contact) {
    auto parts = parts_of(contact);
    for (auto& encounter : parts) {
        const Part part(contact, encounter);
        for (const auto& way : smallest_clearings(tables, options, part.alone)) {
            encounter.ways.push_back({.eliminated = part.in_whole(way.eliminated), .captors = part.in_whole(way.captors)});
        }
    }
    return parts;
}

std::vector<Elimination> forced_eliminations(const Tables& tables, const Options& options, const Contact& contact) {
    std::vector<Elimination> found;
    const auto all = encounters(tables, options, contact);
    const auto helpless = beyond_help(tables, options, contact);
    UnitSet gone;
    for (const auto& encounter : all) {
        gone |= always_gone(contact, encounter);
    }
    for (const auto& each : helpless) {
        const bool unknown = std::ranges::any_of(
            all, [&](const Encounter& encounter) { return encounter.attackers.test(each.attacker) && encounter.ways.empty(); });
        if (unknown || gone.test(each.attacker)) {
            found.push_back(each);
            gone.reset(each.attacker);
        }
    }
    if (gone.none()) {
        return found;
    }
    const auto supplied = with_supply(contact);
    UnitSet too_weak;
    for (const auto& encounter : encounters(tables, options, supplied)) {
        too_weak |= always_gone(supplied, encounter);
    }
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        if (gone.test(i)) {
            const auto* const dry = contact.attackers[i].isolated ? "AK-DIV-4" : "AK-DIV-6";
            found.push_back({i, {too_weak.test(i) ? "AK-DIV-2" : dry}});
        }
    }
    return found;
}

std::vector<Surplus> surplus(const Tables& tables, const Options& options, const Contact& contact) {
    std::vector<Surplus> found;
    for (const auto& encounter : encounters(tables, options, contact)) {
        const auto gone = always_gone(contact, encounter);
        if (smallest(encounter) == gone.count()) {
            continue;
        }
        Surplus some{.attackers = {}, .count = static_cast<int>(smallest(encounter) - gone.count()), .rule = {"AK-DIV-2"}};
        bool isolated = false;
        for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
            some.attackers[i] = encounter.attackers.test(i) && !gone.test(i) && of_kind(contact, encounter, i).most > 0;
            isolated = isolated || (some.attackers.test(i) && contact.attackers[i].isolated);
        }
        std::size_t weak = 0;
        for (const auto& each : encounters(tables, options, with_supply(Part(contact, encounter).alone))) {
            weak += smallest(each);
        }
        if (weak < smallest(encounter)) {
            some.rule = {isolated ? "AK-DIV-4" : "AK-DIV-6"};
        }
        found.push_back(some);
    }
    return found;
}

bool spared_by(const Tables& tables, const Options& options, const Contact& contact, UnitSet attackers) {
    for (const auto& encounter : encounters(tables, options, contact)) {
        const auto gone = attackers & encounter.attackers;
        if (encounter.ways.empty() || gone.none()) {
            continue;
        }
        std::size_t left = 0;
        for (const auto& each : encounters(tables, options, Part(without(contact, gone), encounter).alone)) {
            left += smallest(each);
        }
        if (left + gone.count() != smallest(encounter)) {
            return false;
        }
    }
    return true;
}

} // namespace intendant::afrika_korps

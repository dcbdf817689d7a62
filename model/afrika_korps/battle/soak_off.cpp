#include "model/afrika_korps/battle/soak_off.hpp"

#include "model/afrika_korps/battle/odds_column.hpp"
#include "model/core/decision.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

UnitSet everybody(std::size_t count) { return ~UnitSet{} >> (UnitSet{}.size() - count); }

/// The attackers adjacent to each of these defenders.
UnitSet beside_all(const Contact& contact, UnitSet defenders) {
    UnitSet found;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        found[i] = (contact.attackers[i].adjacent & defenders) == defenders;
    }
    return found;
}

int defence_of(const Tables& tables, const Contact& contact, UnitSet defenders) {
    return defence_value(tables, defenders_of(contact, defenders));
}

/// The totals that this attacker reaches with any of the helpers.
std::vector<int> totals(const Contact& contact, std::size_t attacker, UnitSet helpers) {
    std::vector<bool> reached(static_cast<std::size_t>(contact.attackers[attacker].unit.attack) + 1);
    reached.back() = true;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        if (i != attacker && helpers.test(i)) {
            const auto step = static_cast<std::size_t>(contact.attackers[i].unit.attack);
            reached.resize(reached.size() + step);
            for (auto sum = reached.size() - 1; sum >= step; --sum) {
                reached[sum] = reached[sum] || reached[sum - step];
            }
        }
    }
    std::vector<int> found;
    for (std::size_t sum = 0; sum < reached.size(); ++sum) {
        if (reached[sum]) {
            found.push_back(static_cast<int>(sum));
        }
    }
    return found;
}

/// What becomes of an attacker that has to fight.
enum class Fate { CanAttack, NoSupply, TooWeak };

/// Against exactly these defenders, with any helpers.
Fate fate_against(const Tables& tables, const Options& options, const Contact& contact, std::size_t attacker, UnitSet defenders,
                  UnitSet left) {
    const int defence = defence_of(tables, contact, defenders);
    const auto helpers = beside_all(contact, defenders) & left;
    auto fate = Fate::TooWeak;
    for (const int total : totals(contact, attacker, helpers)) {
        const auto column = odds_column(tables, options, total, defence);
        if (column != OddsColumn::NotAllowed) {
            fate = Fate::NoSupply;
            if (!tables[column].needs_supply) {
                return Fate::CanAttack;
            }
        }
    }
    if (fate == Fate::NoSupply && supported(contact.attackers[attacker], defenders)) {
        UnitSet with_supply;
        for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
            with_supply[i] = helpers.test(i) && supported(contact.attackers[i], defenders);
        }
        for (const int total : totals(contact, attacker, with_supply)) {
            if (odds_column(tables, options, total, defence) != OddsColumn::NotAllowed) {
                return Fate::CanAttack;
            }
        }
    }
    return fate;
}

Fate fate_of(const Tables& tables, const Options& options, const Contact& contact, std::size_t attacker, UnitSet left) {
    const auto beside = contact.attackers[attacker].adjacent.to_ulong();
    auto best = Fate::TooWeak;
    for (auto some = beside; some != 0 && best != Fate::CanAttack; some = (some - 1) & beside) { // each set of those beside it
        best = std::min(best, fate_against(tables, options, contact, attacker, UnitSet{some}, left));
    }
    return best;
}

/// The units in the same fortress as one of these.
template <class Units> UnitSet garrisons(const Units& units, UnitSet some, Terrain (*terrain)(const typename Units::value_type&)) {
    UnitSet found;
    for (std::size_t i = 0; i < units.size(); ++i) {
        for (std::size_t j = 0; j < units.size(); ++j) {
            found[i] = found[i] || (some.test(j) && units[i].hex == units[j].hex && terrain(units[i]) == Terrain::Fortress);
        }
    }
    return found;
}

} // namespace

bool in_zone(const Contact& contact, std::size_t attacker, std::size_t defender) {
    const auto& own = contact.attackers[attacker];
    return own.adjacent.test(defender) && own.terrain != Terrain::Fortress && contact.defenders[defender].unit.terrain != Terrain::Fortress;
}

UnitSet must_attack(const Contact& contact) {
    UnitSet found;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        for (std::size_t j = 0; j < contact.defenders.size(); ++j) {
            found[i] = found[i] || in_zone(contact, i, j);
        }
    }
    return found;
}

UnitSet must_be_attacked(const Contact& contact) {
    UnitSet found;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        for (std::size_t j = 0; j < contact.defenders.size(); ++j) {
            found[j] = found[j] || in_zone(contact, i, j);
        }
    }
    return found;
}

Unfinished unfinished(const Contact& contact, std::span<const Battle> battles) {
    Battle fought;
    for (const auto& each : battles) {
        fought.attackers |= each.attackers;
        fought.defenders |= each.defenders;
    }
    auto enemies = must_be_attacked(contact);
    enemies |= garrisons(
        contact.defenders, fought.defenders, +[](const DefenderInContact& each) { return each.unit.terrain; });
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) { // AK-FOR-2
        if (fought.attackers.test(i) && contact.attackers[i].terrain == Terrain::Fortress) {
            enemies |= contact.attackers[i].adjacent;
        }
    }
    return {.attackers = must_attack(contact) & ~fought.attackers, .defenders = enemies & ~fought.defenders};
}

std::vector<Attacker> attackers_of(const Contact& contact, UnitSet units) {
    std::vector<Attacker> found;
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        if (units.test(i)) {
            found.push_back(contact.attackers[i].unit);
        }
    }
    return found;
}

std::vector<Defender> defenders_of(const Contact& contact, UnitSet units) {
    std::vector<Defender> found;
    for (std::size_t i = 0; i < contact.defenders.size(); ++i) {
        if (units.test(i)) {
            found.push_back(contact.defenders[i].unit);
        }
    }
    return found;
}

bool supported(const AttackerInContact& attacker, UnitSet defenders) {
    return std::ranges::any_of(attacker.supported, [&](UnitSet beside) { return (beside & ~defenders).none(); });
}

std::optional<core::Refused> objection(const Tables& tables, const Options& options, const Contact& contact, std::span<const Battle> fought,
                                       const Battle& battle) {
    for (const auto& each : fought) {
        if ((each.attackers & battle.attackers).any() || (each.defenders & battle.defenders).any()) {
            return core::refuse("AK-CMB-9", INTENDANT_TR("A unit attacks once in a turn and is attacked once."));
        }
    }
    const auto answer = battle_value(tables, options, attackers_of(contact, battle.attackers), defenders_of(contact, battle.defenders));
    if (const auto* refused = std::get_if<core::Refused>(&answer)) {
        return *refused;
    }
    for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
        const auto& each = contact.attackers[i];
        if (!battle.attackers.test(i)) {
            continue;
        }
        if ((each.adjacent & battle.defenders) != battle.defenders) {
            return core::refuse("AK-CMB-3", INTENDANT_TR("{unit} is not adjacent to every defender of this battle."),
                                {{"unit", tables[each.unit.unit].name}});
        }
        if (std::get<BattleValue>(answer).supply_needed && !supported(each, battle.defenders)) {
            return core::refuse("AK-ASP-1", INTENDANT_TR("No supply unit supports {unit}, and an attack at 1-2 or better needs it."),
                                {{"unit", tables[each.unit.unit].name}});
        }
    }
    return std::nullopt;
}

std::vector<Elimination> beyond_help(const Tables& tables, const Options& options, const Contact& contact) {
    std::vector<Elimination> found;
    auto left = everybody(contact.attackers.size());
    const auto must = must_attack(contact);
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
            if (!left.test(i) || !must.test(i)) {
                continue;
            }
            const auto fate = fate_of(tables, options, contact, i, left);
            if (fate != Fate::CanAttack) {
                const auto* const cut_off = contact.attackers[i].isolated ? "AK-DIV-4" : "AK-DIV-6";
                found.push_back({i, {fate == Fate::TooWeak ? "AK-DIV-2" : cut_off}});
                left.reset(i);
                grows = true;
            }
        }
    }
    return found;
}

} // namespace intendant::afrika_korps

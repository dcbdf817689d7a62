#pragma once

#include "model/afrika_korps/battle/planner.hpp"

#include "tests/support/catch.hpp"

#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Battles in few words, for the tests of the rules.
namespace intendant::afrika_korps::tests {

inline std::shared_ptr<const Tables> printed_tables() {
    static const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/afrika_korps");
    return tables;
}

inline CounterId counter(std::string_view id) {
    const auto found = printed_tables()->find_counter(id);
    INFO(std::string{id});
    REQUIRE(found);
    return *found;
}

inline HexId hex_at(std::string_view id) {
    const auto found = printed_tables()->find(id);
    INFO(std::string{id});
    REQUIRE(found);
    return *found;
}

/// Some combat unit of that side: the first, the second ... Which one it is matters to no rule of battle.
inline CounterId some_unit(Side side, std::size_t number) {
    const auto& counters = printed_tables()->counters;
    for (std::size_t i = 0; i < counters.size(); ++i) {
        if (counters[i].side == side && counters[i].combat_unit() && counters[i].kind != CounterKind::Substitute && number-- == 0) {
            return {static_cast<std::uint8_t>(i)};
        }
    }
    throw std::out_of_range("so many units are not in the game");
}

/// Attackers of the Axis with these factors.
inline std::vector<Attacker> attackers(const std::vector<int>& factors) {
    std::vector<Attacker> found;
    for (std::size_t i = 0; i < factors.size(); ++i) {
        found.push_back({some_unit(Side::Axis, i), factors[i]});
    }
    return found;
}

/// Allied defenders with these factors.
inline std::vector<Defender> defenders(const std::vector<int>& factors, Terrain terrain = Terrain::Clear) {
    std::vector<Defender> found;
    for (std::size_t i = 0; i < factors.size(); ++i) {
        found.push_back({.unit = some_unit(Side::Allies, i), .defence = factors[i], .terrain = terrain});
    }
    return found;
}

template <class Value> std::string refused(const std::variant<core::Refused, Value>& answer) {
    const auto* no = std::get_if<core::Refused>(&answer);
    return no ? no->rule.id : "";
}
inline std::string refused(const std::optional<core::Refused>& answer) { return answer ? answer->rule.id : ""; }

inline std::variant<core::Refused, BattleValue> value_of(const std::vector<Attacker>& own, const std::vector<Defender>& enemy,
                                                         const Options& options = {}) {
    return battle_value(*printed_tables(), options, own, enemy);
}

/// `3-1`, or the clause against the battle.
inline std::string odds_of(const std::vector<int>& own, const std::vector<int>& enemy, Terrain terrain = Terrain::Clear,
                           const Options& options = {}) {
    const auto answer = value_of(attackers(own), defenders(enemy, terrain), options);
    return refused(answer) + (refused(answer).empty() ? std::string{id_of(std::get<BattleValue>(answer).column)} : "");
}

/// A contact put together unit by unit.
struct Position {
    Contact contact;

    /// A defender in that hex; its number.
    std::size_t enemy(int defence, std::string_view place, Retreat retreat = Retreat::Open) {
        const auto where = hex_at(place);
        contact.defenders.push_back({.unit = {.unit = some_unit(Side::Allies, contact.defenders.size()),
                                              .defence = defence,
                                              .terrain = (*printed_tables())[where].terrain},
                                     .hex = where,
                                     .retreat = retreat});
        return contact.defenders.size() - 1;
    }
    /// An attacker in that hex beside all enemies in neighbouring hexes; its number. Supplied, unless told otherwise.
    std::size_t own(int attack, std::string_view place, bool supplied = true, bool isolated = false) {
        const auto& tables = *printed_tables();
        const auto where = hex_at(place);
        AttackerInContact unit{.unit = {some_unit(Side::Axis, contact.attackers.size()), attack},
                               .hex = where,
                               .terrain = tables[where].terrain,
                               .adjacent = {},
                               .supported = {},
                               .isolated = isolated};
        for (std::size_t i = 0; i < contact.defenders.size(); ++i) {
            unit.adjacent[i] = neighbours(tables[where], tables[contact.defenders[i].hex]) &&
                               tables.side_between(where, contact.defenders[i].hex).value_or(HexsideKind::Road) == HexsideKind::Road;
        }
        if (supplied) {
            unit.supported.emplace_back();
        }
        contact.attackers.push_back(unit);
        return contact.attackers.size() - 1;
    }

    Plans plans(std::size_t most = 1000, const Wish& wish = {}, const Options& options = {}) const {
        const auto answer = afrika_korps::plans(*printed_tables(), options, contact, wish, most);
        REQUIRE(refused(answer).empty());
        return std::get<Plans>(answer);
    }
};

inline UnitSet units(std::initializer_list<std::size_t> places) {
    UnitSet set;
    for (const auto place : places) {
        set.set(place);
    }
    return set;
}

} // namespace intendant::afrika_korps::tests

#pragma once

#include "model/afrika_korps/options.hpp"
#include "model/afrika_korps/tables.hpp"
#include "model/core/verdict.hpp"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace intendant::afrika_korps {

/// A combat unit that attacks. Units: `attack` as printed on the counter that stands there. Rule: AK-GEN-4.
struct Attacker {
    CounterId unit;
    int attack;

    friend bool operator==(const Attacker&, const Attacker&) = default;
};

/// A combat unit that is attacked. Units: `defence` as printed.
struct Defender {
    CounterId unit;
    int defence;
    Terrain terrain;
    bool retreated_in{false}; ///< it retreated into this fortress after an attack of the same turn (AK-FOR-5)

    friend bool operator==(const Defender&, const Defender&) = default;
};

/// An attack factor is never changed. Rule: AK-ODD-2, AK-CMB-4.
int attack_value(std::span<const Attacker> attackers);

/// The defence factor as many times as the terrain says, with or without supply; nothing for a unit that retreated in.
/// Rule: AK-ODD-3, AK-ASP-11, AK-FOR-5.
int defence_value(const Tables& tables, const Defender& defender);
/// Rule: AK-CMB-5.
int defence_value(const Tables& tables, std::span<const Defender> defenders);

/// What a battle comes to before the die. Units: factors, the defence as it counts.
struct BattleValue {
    int attack;
    int defence;
    OddsColumn column;
    bool supply_needed;

    bool no_die() const { return column == OddsColumn::Automatic; }

    friend bool operator==(const BattleValue&, const BattleValue&) = default;
};

/// Adds up the factors and finds the odds. Units that retreated into a fortress where nobody else is left are eliminated without a die,
/// whatever the odds.
///
/// Refuses: a battle without attacker or without defender; a unit that stands there twice; a unit without a factor, as supply and
/// Rommel; a hex where no unit can stand; a second attack anywhere but in a fortress; odds worse than 1-6.
/// Rule: AK-ODD-1 to AK-ODD-7, AK-ASP-1, AK-ASP-5, AK-CMB-9, AK-CMB-12, AK-FOR-5, AK-FOR-6.
std::variant<core::Refused, BattleValue> battle_value(const Tables& tables, const Options& options, std::span<const Attacker> attackers,
                                                      std::span<const Defender> defenders);

/// Refuses: an attack that needs supply and names no supply unit. Several may be named; each is used. Rule: AK-ASP-1, AK-ASP-8, AK-ASP-9.
std::optional<core::Refused> supply_objection(const BattleValue& battle, std::span<const CounterId> supply);

/// Warns: units that stay out of the battle, affirmed able to join it, would lift the odds from those that need no supply to those that
/// do. Units: `joining` in attack factors. Rule: AK-ASP-6.
std::optional<core::Warning> worsened(const Tables& tables, const Options& options, const BattleValue& battle, int joining);

} // namespace intendant::afrika_korps

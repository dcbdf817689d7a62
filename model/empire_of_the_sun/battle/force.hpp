#pragma once

#include "model/empire_of_the_sun/tables.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace intendant::empire_of_the_sun {

/// How a unit fights. Rule: ES-BAT-2 to ES-BAT-4, ES-GND-2.
enum class Arm : std::uint8_t { Aircraft, Carrier, Ship, Ground };

/// A unit in a battle. Units: factors in hits, changes by cards included (ES-BAT-12); `attack` by Step.
struct Fighter {
    std::string name;
    Arm arm;
    std::array<int, 2> attack;
    int defence;
    Step step{Step::Full};
    bool one_step{false};  ///< it has no reduced side (ES-GND-11)
    bool in_hex{true};     ///< in the battle hex; else aircraft and carriers at range, or ships that escort these (ES-BAT-4)
    bool extended{false};  ///< fights at its un-bracketed extended range: half its attack (ES-BAT-6)
    bool active{true};     ///< ES-BAT-5, ES-GND-5
    bool us{false};        ///< ES-BAT-9
    bool lands{false};     ///< a ground unit that came by amphibious assault (ES-GND-2, ES-GND-12)
    bool reacts{false};    ///< a Reaction unit that comes by reaction: not under surprise (ES-REA-1)
    bool armour{false};    ///< the 7th Armoured Brigade (ES-GND-9)
    bool intrinsic{false}; ///< a garrison that is eliminated last (ES-GND-13)

    /// A ship with a carrier outside the battle hex: it gives no attack, but can be hit. Rule: ES-BAT-4.
    bool escort() const { return arm == Arm::Ship && !in_hex; }
    bool at_sea() const { return arm == Arm::Ship || arm == Arm::Carrier; }
    bool flies() const { return arm == Arm::Aircraft || arm == Arm::Carrier; }
};

/// The fighter that a counter is, without what the battle alone tells.
Fighter fighter(const Tables& tables, UnitId unit, Step step);

/// One side of a battle.
struct Force {
    Side side;
    std::vector<Fighter> units;
    int air_naval_event{0};            ///< die modifiers by card
    int ground_event{0};               ///< ES-GND-8
    std::optional<int> ground_final{}; ///< a card's final modifier: it stands alone (ES-GND-8)
    bool silent{false};                ///< rolls no die in air-naval combat (ES-SCN-21)
    bool half_defence{false};          ///< defends there at half (ES-SCN-21)
};

/// Which of the legal losses are taken.
enum class LossRule : std::uint8_t {
    LeastCost,      ///< fewest steps, then fewest units eliminated, then least attack lost
    MostAttackKept, ///< least attack lost, then fewest steps, then fewest eliminated
    MostAttackLost, ///< as the player who rolled would have it (ES-BAT-16): most attack lost, then most eliminated, then most steps
};

/// A battle hex as entered. The roll for intelligence is part of it, unless the status is known.
struct Battle {
    Force offensive;
    Force reaction;
    int year;
    Terrain terrain;
    std::optional<Status> status{}; ///< nothing: one roll decides (ES-INT-4)
    int intelligence{0};            ///< its value, as printed (ES-INT-5)
    int intelligence_modifier{0};   ///< to the die: -2 in a zone of influence, +4 against JP12 (ES-INT-6, ES-INT-8)
    bool no_retreat{false};         ///< Reaction ground units that have to retreat are eliminated (ES-RET-2)
    bool critical_modified{false};  ///< any modified Allied die of 9 or more is critical (ES-BAT-11)
    bool chart_superiority{false};  ///< ES-AMB-8: air superiority as the chart words it
    bool chart_landing{false};      ///< ES-AMB-9: +3 whenever the offensive lands
    bool transfer{true};            ///< Japan moves a lost step between its carriers where that serves the rule (ES-BAT-24)
};

/// What is left of each unit: 2 full, 1 reduced or with its one step, 0 eliminated or not there.
using Levels = std::vector<std::uint8_t>;

/// Before the first die. Under surprise those that would react are not there. Rule: ES-REA-1.
Levels levels_of(const Force& force, Status status);

/// Whether one that is left is `which`.
template <class Which> bool any(const Force& force, const Levels& levels, const Which& which) {
    for (std::size_t i = 0; i < force.units.size(); ++i) {
        if (levels[i] > 0 && which(force.units[i])) {
            return true;
        }
    }
    return false;
}

/// Half, rounded up. Rule: ES-GEN-2.
constexpr int half(int value) { return (value + 1) / 2; }

/// The attack that a unit gives in air-naval combat as it is. Rule: ES-BAT-2 to ES-BAT-6, ES-BAT-25.
int air_naval_attack(const Fighter& unit, int level);

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

template <> inline constexpr std::array<std::string_view, 4> enum_words<eots::Arm>{"aircraft", "carrier", "ship", "ground"};
template <>
inline constexpr std::array<std::string_view, 3> enum_words<eots::LossRule>{"least_cost", "most_attack_kept", "most_attack_lost"};

} // namespace intendant::core

#pragma once

#include "model/core/message.hpp"
#include "model/empire_of_the_sun/battle/odds.hpp"
#include "model/empire_of_the_sun/commands.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <array>
#include <optional>
#include <vector>

/// A combat before it is booked, in figures that explain themselves, and what its hex would change.
namespace intendant::empire_of_the_sun {

/// A sentence with the clause from which it follows.
struct Explained {
    core::RuleRef rule;
    core::Message what;
};

/// A unit of a combat, as it counts there.
struct SheetUnit {
    std::optional<UnitId> unit; ///< nothing: an intrinsic unit of a city
    FightsFrom from;
    int level;                      ///< before: 2 full, 1 reduced or with its one step
    int attack;                     ///< in the sum
    std::optional<int> left{};      ///< the same after it, with the dice that stand there
    std::optional<Explained> why{}; ///< its attack is not that of its counter
};

/// What is added to a die.
struct SheetModifier {
    int by;
    Explained why;
};

/// What a face of the die does. Units: `quarters` of the attack.
struct SheetFace {
    int quarters;
    bool critical;
    int hits;
};

/// One side of a combat. Units: `die` as thrown.
struct SheetSide {
    Side side{};
    std::vector<SheetUnit> units{};
    int strength{0};
    std::vector<SheetModifier> modifiers{};
    int modifier{0};
    std::vector<SheetFace> faces{}; ///< 0 to 9; none: it throws no die
    std::optional<int> die{};
};

/// A combat as it would be booked now. What asks about its dice takes `battle`.
struct BattleSheet {
    HexId hex{};
    bool at_sea{false};
    Status status{};
    bool won_at_sea{true}; ///< before ground combat, by the Offensive side
    SheetSide offensive{}, reaction{};
    Battle battle{};
};

/// With whom and with what that combat is fought; faces follow from the losses of whoever fires first, once that die is known. Nothing: nobody fights
/// there so, or no offensive is under way. Rule: ES-BAT-1 to ES-BAT-15, ES-GND-1 to ES-GND-9.
std::optional<BattleSheet> battle_sheet(const State& state, const FightAtSea& command);
std::optional<BattleSheet> battle_sheet(const State& state, const FightOnLand& command);

/// All throws of the dice from here on: in the air, at sea and then on the ground, or on the ground alone.
OddsSums odds_of(const Tables& tables, const BattleSheet& sheet, LossRule rule);

/// What follows when the Offensive side wins it: whether the ground units fight next, and when it takes the hex: who retreats where, who has to leave,
/// who falls out of supply, resources, and what a nation still holds. Nothing else has moved.
/// Rule: ES-BAT-30, ES-RET-2, ES-NAV-5, ES-AIR-5, ES-SUP-2, ES-STW-1, ES-POL-3 to ES-POL-13.
std::vector<Explained> if_won(const State& state, const BattleSheet& sheet);

} // namespace intendant::empire_of_the_sun

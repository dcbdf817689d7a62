#pragma once

#include "model/axis_allies/game.hpp"
#include "model/odds/luck.hpp"

#include <optional>
#include <vector>

/// How lucky the dice were: battle by battle, and over the game.
namespace intendant::axis_allies {

/// Dice thrown to hit in one event. Units: `column` in pips, that number or less hits.
struct FiredDice {
    Power power;
    bool gun; ///< at aircraft
    int dice;
    int column;
    int hits;
};

/// The dice of an event that follows on `before`; nothing where none was thrown to hit.
std::optional<FiredDice> fired_dice(const State& before, const Event& event);

/// The dice of one battle, or of flights over guns that a move has led to (then there is no kind).
struct BattleDice {
    int round; ///< of the game
    Power attacker;
    SpaceId space;
    std::optional<BattleKind> kind;
    odds::DiceRecord attack;  ///< all columns, first strike and bombardment
    odds::DiceRecord defence; ///< all columns; not the guns
    odds::DiceRecord guns;    ///< guns at aircraft; thrown by the defender

    friend bool operator==(const BattleDice&, const BattleDice&) = default;
};

/// The dice of a power over the game.
struct PowerDice {
    odds::DiceRecord attack;
    odds::DiceRecord defence;
    odds::DiceRecord guns;

    friend bool operator==(const PowerDice&, const PowerDice&) = default;
};

/// Collects the dice of a game from its events, those of undone entries left out by the caller.
///
/// Every die that is thrown to hit counts: by the program, typed face by face, or typed as a number of hits, for the number
/// of dice and what they hit on are known all the same. The fire of guns counts apart from the defence, for its dice are
/// another kind of luck: few, at 1. Rockets and the bombs of raids do not count: their faces are added up and nothing is
/// hit or missed; nor does research, which is no fight. Rule: C-03, C-20, C-25, C-143, C-162.
class LuckBook {
public:
    /// Takes an event that follows on `before`; events without dice are passed over.
    void take(const State& before, const Event& event);

    const std::vector<BattleDice>& battles() const { return m_battles; } ///< in the order in which they began
    const PowerDice& of(Power power) const { return m_powers[power]; }
    /// The dice of all powers of an alliance.
    PowerDice of(Alliance alliance) const;

private:
    std::vector<BattleDice> m_battles;
    PerPower<PowerDice> m_powers;
};

} // namespace intendant::axis_allies

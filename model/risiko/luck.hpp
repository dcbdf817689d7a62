#pragma once

#include "model/odds/luck.hpp"
#include "model/risiko/game.hpp"

#include <array>
#include <map>
#include <utility>
#include <vector>

/// How lucky the dice were, over the game and in each attack.
namespace intendant::risiko {

/// Comparisons of sorted dice, and how many of them one side won. Not independent within a throw: the exact chances come from
/// the whole distribution of each throw. Rule: RK-ATK-5, RK-ATK-6.
class ThrowRecord {
public:
    /// `attacking`: the record is that of the side that attacked.
    void add(int attack_dice, int defence_dice, int won, bool attacking);
    void add(const ThrowRecord& other);
    /// Units: `dice` are comparisons, `hits` those won.
    odds::Luck luck() const;

    friend bool operator==(const ThrowRecord&, const ThrowRecord&) = default;

private:
    std::map<std::array<int, 3>, std::int64_t> m_throws; ///< by dice of attack, of defence, and whose record: how many
    std::int64_t m_won{0};
};

struct PlayerDice {
    ThrowRecord attack;
    ThrowRecord defence;

    friend bool operator==(const PlayerDice&, const PlayerDice&) = default;
};

/// All throws of one attack on one territory from one base, as long as they follow each other.
struct AttackDice {
    int round;
    Colour attacker;
    Colour defender;
    TerritoryId from;
    TerritoryId to;
    int throws;
    int attacker_lost;
    int defender_lost;
    bool conquered;
    ThrowRecord record; ///< the attacker's

    friend bool operator==(const AttackDice&, const AttackDice&) = default;
};

/// Collects the throws of a game from its events, those of undone entries left out by the caller. Voided throws do not count.
class LuckBook {
public:
    void take(const State& before, const Event& event);

    const std::vector<AttackDice>& attacks() const { return m_attacks; } ///< in the order in which they began
    PlayerDice of(Colour colour) const;

private:
    std::vector<AttackDice> m_attacks;
    std::map<Colour, PlayerDice> m_players;
};

} // namespace intendant::risiko

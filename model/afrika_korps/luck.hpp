#pragma once

#include "model/afrika_korps/battle/chances.hpp"
#include "model/afrika_korps/events.hpp"
#include "model/odds/luck.hpp"

#include <array>
#include <vector>

/// How lucky the dice were, column by column and battle by battle.
namespace intendant::afrika_korps {

/// A battle that a die decided.
struct DiceBattle {
    int turn;
    Side attacker;
    std::vector<CounterId> attackers;
    std::vector<CounterId> defenders;
    int attack;
    int defence;
    OddsColumn column;
    int die;
    CombatResult result;

    friend bool operator==(const DiceBattle&, const DiceBattle&) = default;
};

/// The defenders are eliminated or driven back. Rule: AK-CRT-3, AK-CRT-4.
bool won(CombatResult result);
/// On how many of the six faces of the column that happens.
int winning_faces(const Tables& tables, OddsColumn column);

/// Battles in one column, or in all: what came of them against what the table gives.
class ColumnDice {
public:
    void add(const Tables& tables, OddsColumn column, CombatResult result);

    int battles() const { return m_battles; }
    int count(CombatResult result) const { return m_results[static_cast<std::size_t>(result)]; }
    double expected(CombatResult result) const;
    /// Units: `dice` are battles, `hits` those won. The chances are exact.
    odds::Luck luck() const { return m_won.luck(); }

private:
    int m_battles{0};
    std::array<int, all_results.size()> m_results{};
    std::array<int, all_results.size()> m_sixths{};
    odds::DiceRecord m_won;
};

/// Collects the battles of a game from its events, those of undone entries left out by the caller. Automatic results have no part in luck.
class LuckBook {
public:
    explicit LuckBook(const Tables& tables) : m_tables(tables) {}
    void take(const State& before, const Event& event);

    const std::vector<DiceBattle>& battles() const { return m_battles; }
    const ColumnDice& in(OddsColumn column, Side attacker) const;
    const ColumnDice& of(Side attacker) const { return m_all[static_cast<std::size_t>(attacker)]; }

private:
    const Tables& m_tables;
    std::vector<DiceBattle> m_battles;
    std::array<std::array<ColumnDice, 13>, 2> m_columns; ///< by side and column
    std::array<ColumnDice, 2> m_all;
};

} // namespace intendant::afrika_korps

#pragma once

#include "model/odds/lanes.hpp"
#include "model/odds/workspace.hpp"

namespace intendant::odds {

/// A battle on land, to the end, of so few units that all that is left of the defenders fits into one block: plainly, each state
/// scattering what both sides' hits make of it. `LandChain` says what the functions mean.
class SmallBattle {
public:
    static constexpr int most = lanes - 1; ///< units of a side

    /// From mass `chance` of the whole forces to what ends the battle.
    SmallBattle(const Roster& attacker, const Roster& defender, int retreat_below, double chance);

    double mass(int a, int d) const { return m_mass[a][m_defenders - d]; }
    std::int64_t states() const { return m_states; }
    bool may_stay(int a) const { return a == 0 || a < m_retreat_below || m_stalemate; }

private:
    void fight(const Roster& attacker, const Roster& defender);

    int m_retreat_below;
    int m_defenders;
    Block m_mass[lanes]{}; ///< by attackers left, in each by defenders lost
    std::int64_t m_states{0};
    bool m_stalemate{false};
};

} // namespace intendant::odds

#pragma once

#include "model/odds/kernels.hpp"
#include "model/odds/odds.hpp"

#include <stop_token>

namespace intendant::odds {

/// Rounds on land from a start distribution over (attackers left, defenders left) to what ends the battle.
///
/// The sweep goes down over the attackers left. A table in transit holds mass that will end with a' attackers but whose
/// attack dice 1..a have not yet been applied to the defenders; going down a level throws one die for all rows at once.
class LandChain {
public:
    LandChain(const Roster& attacker, const Roster& defender, int retreat_below, Workspace& work);

    /// Mass with a attackers and d defenders: what the battle starts from, and after it what it came to.
    double& mass(int a, int d) { return m_mass[a][d]; }
    double mass(int a, int d) const { return m_mass[a][d]; }
    std::int64_t states() const { return m_states; }
    /// Whether so many attackers may face any defenders when the rounds are over.
    bool may_stay(int a) const { return !m_ended || a == 0 || a < m_retreat_below || m_own[a][m_d] >= 1.0; }

    /// The first round as its opening and the bombardment have it, for mass `chance` of the whole forces.
    void begin(const Options& options, double chance);
    /// One round for all states that have not ended.
    void round();
    /// Rounds without number until everything has ended. False: it was told to stop.
    bool to_the_end(const std::stop_token& stop);

private:
    bool ended(int a, int d) const { return a == 0 || d == 0 || a < m_retreat_below; }
    void tabulate();
    void tabulate_own();
    void tabulate_enemy();
    int together(int a) const;
    void level(int top, int a, int levels);
    void own_dice(int a);
    void step_down(int top, int a, int levels, int first, int last);
    void step_down_together(int top);
    void trim_below(int row);
    double* emitted(int top, int a) { return m_emitted[top - a]; }
    void note_effort(int a, int first, int last, int dice);

    const Roster& m_attacker;
    const Roster& m_defender;
    Workspace& m_work;
    int m_retreat_below;
    int m_a;
    int m_d;
    Grid m_transit;
    Grid m_mass;
    Grid m_own;     ///< by attackers left: chance of each number of hits, from all defenders at 0 down to none
    Grid m_enemy;   ///< by number of hits, up to all attackers: chance of it for each number of defenders
    Grid m_emitted; ///< by level of those that go down together: what its row emits
    DescentTogether m_together{};
    bool m_spread{false}; ///< mass may start in other rows than the highest
    bool m_ended{false};  ///< everything has
    std::int64_t m_states{0};
};

} // namespace intendant::odds

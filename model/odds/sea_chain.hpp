#pragma once

#include "model/odds/odds.hpp"
#include "model/odds/sea_pool.hpp"

#include <stop_token>

namespace intendant::odds {

/// Rounds at sea from a start distribution over the states of both fleets to what ends the battle.
class SeaChain {
public:
    /// The stage's fleets must be assigned; its masses are emptied.
    SeaChain(SeaWorkspace::Stage& stage, int retreat_below, SeaWorkspace& work);

    double& mass(int a, int d) { return m_stage.mass[place(a, d)]; }
    std::int64_t states() const { return m_states; }
    bool ended(int a, int d) const {
        return m_attacker.is_gone(a) || m_defender.is_gone(d) || m_attacker.units_left[static_cast<std::size_t>(a)] < m_retreat_below;
    }

    /// The first round as its opening has it, from the whole fleets.
    void begin(const Opening& opening);
    /// One round for all states that have not ended. False: it was told to stop.
    bool round(const std::stop_token& stop);
    /// Rounds without number until everything has ended. False: it was told to stop.
    bool to_the_end(const std::stop_token& stop);

private:
    enum class Rounds { One, All };

    std::size_t place(int a, int d) const { return static_cast<std::size_t>(a) * m_width + static_cast<std::size_t>(d); }
    void play(int a, Rounds rounds, SeaPool& pool);
    void strike(int a, int d, double mass);
    void fire(int a, int d, double mass, const Hits& fire, const Hits& below, const Hits& others);
    void fire_alone(int d, double mass, const Hits& fire, double* row);

    SeaWorkspace::Stage& m_stage;
    const Fleet& m_attacker;
    const Fleet& m_defender;
    SeaWorkspace& m_work;
    int m_retreat_below;
    std::size_t m_width;
    std::int64_t m_states{0};
};

} // namespace intendant::odds

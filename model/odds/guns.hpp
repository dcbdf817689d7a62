#pragma once

#include "model/odds/odds.hpp"

namespace intendant::odds {

/// What the defenders' guns may leave of the attacker before the first round, one way after the other. A gun hits on a 1.
class GunFire {
public:
    /// Both must outlive this: the force left is written into the workspace.
    GunFire(const Force& attacker, const Options& options, Workspace& workspace);

    /// Goes to the next way that has a chance at all; false when there is none.
    bool next();
    double chance() const { return m_chance; }
    const Force& left() const { return m_work.attackers_left; }

private:
    bool step();

    const Force& m_attacker;
    AirDefence m_kind;
    Workspace& m_work;
    int m_aircraft{0};
    int m_way{-1};
    double m_chance{0};
};

} // namespace intendant::odds

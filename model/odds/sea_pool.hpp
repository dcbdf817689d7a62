#pragma once

#include "model/odds/workspace.hpp"

namespace intendant::odds {

/// What both fleets make of each other in a round, pooled: mass waits at what is left of the attacker while the attackers' dice have
/// still to be thrown at the defender, so that each die is thrown once for all that waits for it.
///
/// The states of the attacker are gone through by aircraft lost, in these by vessels lost. What waits at a state with more vessels
/// lost waits for the dice of all units that stand now; what waits at one with as many vessels and more aircraft lost, for the dice
/// of those that will stand when as many aircraft are lost as in the next row.
class SeaPool {
public:
    /// The fleets must be assigned. Nothing waits.
    SeaPool(const Fleet& attacker, const Fleet& defender, SeaWorkspace& work);

    /// Mass that stands in the middle of a round, after the first strike, with `d` left of the defender; not yet where `d` is nothing.
    void add(int d, double mass);
    /// Both sides fire from there: what was added goes to all that can be left of attacker state `a`, from so many hits on him on.
    void fire(int a, int least_hits);
    /// Adds to a row of masses, by defender's state, what has come to attacker state `a`.
    void arrive(int a, double* row);
    /// Goes on from attacker state `a` to the next one.
    void leave(int a);
    /// Empties everything, where it is not gone through to the end.
    void drop();

private:
    void tabulate();
    void fire(int a, const Waiting& part, int least_hits);
    void throw_dice(std::span<Waiting> waiting, const Fleet::Dice& dice);
    std::span<Waiting> ahead(int from, int behind);

    const Fleet& m_attacker;
    const Fleet& m_defender;
    SeaWorkspace::Pool& m_work;
    const SeaTable& m_table;
    int m_most_below{0}; ///< hits from below that any defender's state can throw
    int m_least{0};      ///< ordinary hits that what was added throws
    int m_most{0};
};

} // namespace intendant::odds

#pragma once

#include "model/odds/force.hpp"

#include <vector>

namespace intendant::odds {

/// Chance of each number of hits up to `most`, and of so many or more. Below `least` there is nothing to speak of, nor above `most`,
/// where `lanes` more can be read.
struct Hits {
    const double* chance;
    const double* at_least;
    int least;
    int most;
};

/// What can be left of one side at sea: hits of submerged vessels take the next vessel, other hits the next unit, both in
/// the order of loss.
///
/// A state is a number of vessels and of aircraft lost. The states 0 to `units` follow from ordinary hits alone, one each.
/// Where more vessels are gone than that, ordinary hits first take the aircraft that were passed over: these states come
/// after the others, a run for each number of vessels; `detour` hits later such a state has come back to state `joins`.
class Fleet {
public:
    /// Takes the force; no memory is asked for once it has held as many states. `hit_from_below`: hits may come that take
    /// vessels only. The force must outlive the calls, not the object.
    void assign(const Force& force, bool hit_from_below);
    /// How many states the force has.
    static std::int64_t count_states(const Force& force, bool hit_from_below);

    int size() const { return static_cast<int>(units_left.size()); }
    int gone() const { return m_units; } ///< the state in which nothing is left
    bool is_gone(int state) const { return state == m_units; }
    /// The state of these losses.
    int state_of(int vessels, int aircraft) const;
    int vessels() const { return m_vessels; } ///< of the whole fleet
    int aircraft() const { return m_units - m_vessels; }
    bool hit_from_below() const { return m_hit_from_below; }
    /// The states that follow from ordinary hits alone and in which so many vessels are lost: from `first`, before `behind`.
    int first_in_line(int vessels) const { return vessels + aircraft_before(vessels); }
    int behind_in_line(int vessels) const { return vessels < m_vessels ? vessels + aircraft_before(vessels + 1) + 1 : m_units + 1; }
    /// Where so many vessels are lost: aircraft that stand before the last of them. While fewer are lost, the states stand from
    /// `run_of(vessels)` on, by aircraft lost.
    int aircraft_before(int vessels) const { return m_aircraft_before[static_cast<std::size_t>(vessels)]; }
    int run_of(int vessels) const { return m_run[static_cast<std::size_t>(vessels)]; }

    Hits submerged_hits(int state) const { return hits(m_submerged[static_cast<std::size_t>(state)]); }
    Hits other_hits(int state) const { return hits(m_others[static_cast<std::size_t>(state)]); }

    // By state.
    std::vector<int> units_left, submerged_left, vessels_lost, aircraft_lost;
    std::vector<int> detour, joins, next_vessel; ///< `next_vessel` is the state itself where no vessel is left
    std::vector<std::int64_t> value_left;
    std::vector<char> land_left;
    std::vector<int> order; ///< all states, by aircraft lost and then by vessels lost: each before those it leads to

    /// Ordinary dice that a unit throws. Units: `chance` that one hits.
    struct Dice {
        int dice;
        double chance;
    };
    std::vector<Dice> vessel_dice, aircraft_dice; ///< by unit in order of loss

private:
    struct Place {
        std::size_t from;
        int least;
        int most;
    };
    Hits hits(const Place& place) const { return {m_chances.data() + place.from, m_tails.data() + place.from, place.least, place.most}; }
    void lay_out(const Force& force, bool hit_from_below);
    void describe(int state, int child, const Group& lost);
    Place with_dice(const Place& place, const Group& group);
    void sort();

    int m_units{0};
    int m_vessels{0};
    bool m_hit_from_below{false};
    std::vector<int> m_unit_group;      ///< the group of each unit in order of loss
    std::vector<int> m_aircraft_before; ///< by vessels lost: aircraft that stand before the last of them
    std::vector<int> m_run;             ///< by vessels lost: where its run begins
    std::vector<int> m_aircraft_group;  ///< by aircraft in order of loss
    std::vector<Place> m_submerged, m_others;
    std::vector<double> m_chances, m_tails;
};

/// The same force without its submerged vessels.
void without_submerged(const Force& force, Force& rest);

} // namespace intendant::odds

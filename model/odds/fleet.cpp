#include "model/odds/fleet.hpp"

#include "model/odds/kernels.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

/// Chances below this are not looked at.
constexpr double noise = 1e-26;

} // namespace

std::int64_t Fleet::count_states(const Force& force, bool hit_from_below) {
    std::int64_t states = size_of(force) + 1;
    std::int64_t aircraft = 0;
    for (const auto& group : force) {
        if (is_air(group)) {
            aircraft += group.count;
        } else if (hit_from_below) {
            states += aircraft * group.count;
        }
    }
    return states;
}

int Fleet::state_of(int vessels, int aircraft) const {
    const auto v = static_cast<std::size_t>(vessels);
    return aircraft >= m_aircraft_before[v] ? vessels + aircraft : m_run[v] + aircraft;
}

void Fleet::lay_out(const Force& force, bool hit_from_below) {
    m_units = size_of(force);
    m_hit_from_below = hit_from_below;
    m_unit_group.clear();
    m_aircraft_group.clear();
    vessel_dice.clear();
    aircraft_dice.clear();
    m_aircraft_before.assign(1, 0);
    m_run.assign(1, 0);
    auto states = m_units + 1;
    for (std::size_t g = 0; g < force.size(); ++g) {
        const bool submerged = force[g].unit_class == UnitClass::Submerged;
        const Dice dice{.dice = submerged || force[g].hit == 0 ? 0 : force[g].dice, .chance = chance_of(force[g].hit)};
        for (int i = 0; i < force[g].count; ++i) {
            m_unit_group.push_back(static_cast<int>(g));
            (is_air(force[g]) ? aircraft_dice : vessel_dice).push_back(dice);
            if (is_air(force[g])) {
                m_aircraft_group.push_back(static_cast<int>(g));
            } else {
                const auto before = static_cast<int>(m_aircraft_group.size());
                m_aircraft_before.push_back(before);
                m_run.push_back(states);
                states += hit_from_below ? before : 0;
            }
        }
    }
    m_vessels = static_cast<int>(m_run.size()) - 1;
    const auto places = static_cast<std::size_t>(states);
    for (auto* column : {&units_left, &submerged_left, &vessels_lost, &aircraft_lost, &detour, &joins, &next_vessel, &order}) {
        column->assign(places, 0);
    }
    value_left.assign(places, 0);
    land_left.assign(places, 0);
    m_submerged.assign(places, {0, 0, 0});
    m_others.assign(places, {0, 0, 0});
    m_chances.assign(1 + std::size_t{lanes}, 0.0);
    m_chances[0] = 1.0;
    m_tails = m_chances;
}

Fleet::Place Fleet::with_dice(const Place& place, const Group& group) {
    if (group.dice == 0 || group.hit == 0) {
        return place;
    }
    Place more{.from = m_chances.size(), .least = place.least, .most = place.most + group.dice};
    m_chances.resize(more.from + static_cast<std::size_t>(more.most) + 1 + std::size_t{lanes}, 0.0);
    m_tails.resize(m_chances.size(), 0.0);
    double* row = m_chances.data() + more.from;
    std::copy_n(m_chances.data() + place.from, place.most + 1, row);
    const double chance = chance_of(group.hit);
    for (int die = 1; die <= group.dice; ++die) {
        for (int k = place.most + die; k > 0; --k) {
            row[k] = row[k] * (1.0 - chance) + row[k - 1] * chance;
        }
        row[0] *= 1.0 - chance;
    }
    double tail = 0;
    for (int k = more.most; k >= 0; --k) { // from the far end: positive terms only
        tail += row[k];
        m_tails[more.from + static_cast<std::size_t>(k)] = tail;
    }
    while (more.least < more.most && row[more.least] < noise) {
        ++more.least;
    }
    while (more.most > more.least && m_tails[more.from + static_cast<std::size_t>(more.most)] < noise) {
        row[more.most--] = 0;
    }
    return more;
}

/// A state one unit of `lost` richer than its child.
void Fleet::describe(int state, int child, const Group& lost) {
    const auto s = static_cast<std::size_t>(state);
    const auto c = static_cast<std::size_t>(child);
    const bool below = lost.unit_class == UnitClass::Submerged;
    units_left[s] = units_left[c] + 1;
    submerged_left[s] = submerged_left[c] + (below ? 1 : 0);
    value_left[s] = value_left[c] + lost.cost;
    land_left[s] = land_left[c] != 0 || lost.unit_class == UnitClass::Land ? 1 : 0;
    m_submerged[s] = below ? with_dice(m_submerged[c], lost) : m_submerged[c];
    m_others[s] = below ? m_others[c] : with_dice(m_others[c], lost);
}

void Fleet::assign(const Force& force, bool hit_from_below) {
    lay_out(force, hit_from_below);
    vessels_lost[static_cast<std::size_t>(m_units)] = m_vessels;
    aircraft_lost[static_cast<std::size_t>(m_units)] = m_units - m_vessels;
    joins[static_cast<std::size_t>(m_units)] = m_units;
    for (int state = m_units - 1; state >= 0; --state) {
        const auto s = static_cast<std::size_t>(state);
        const auto& lost = force[static_cast<std::size_t>(m_unit_group[s])];
        describe(state, state + 1, lost);
        vessels_lost[s] = vessels_lost[s + 1] - (is_air(lost) ? 0 : 1);
        aircraft_lost[s] = aircraft_lost[s + 1] - (is_air(lost) ? 1 : 0);
        joins[s] = state;
    }
    for (int v = 1; hit_from_below && v <= m_vessels; ++v) {
        const int before = m_aircraft_before[static_cast<std::size_t>(v)];
        for (int w = before - 1; w >= 0; --w) {
            const int state = m_run[static_cast<std::size_t>(v)] + w;
            const auto s = static_cast<std::size_t>(state);
            const int child = w + 1 == before ? v + before : state + 1;
            describe(state, child, force[static_cast<std::size_t>(m_aircraft_group[static_cast<std::size_t>(w)])]);
            vessels_lost[s] = v;
            aircraft_lost[s] = w;
            detour[s] = before - w;
            joins[s] = v + before;
        }
    }
    for (int state = 0; state < size(); ++state) {
        const auto s = static_cast<std::size_t>(state);
        next_vessel[s] = hit_from_below && vessels_lost[s] < m_vessels ? state_of(vessels_lost[s] + 1, aircraft_lost[s]) : state;
    }
    sort();
}

void Fleet::sort() {
    std::size_t next = 0;
    int first = 0;
    for (int w = 0; w <= aircraft(); ++w) {
        int turn = first; // from here on ordinary hits take an aircraft
        while (turn < m_vessels && aircraft_before(turn + 1) <= w) {
            ++turn;
        }
        for (int v = first; v <= (m_hit_from_below ? m_vessels : turn); ++v) {
            order[next++] = state_of(v, w);
        }
        first = turn;
    }
}

void without_submerged(const Force& force, Force& rest) {
    rest = force;
    for (auto& group : rest) {
        group.count = group.unit_class == UnitClass::Submerged ? 0 : group.count;
    }
}

} // namespace intendant::odds

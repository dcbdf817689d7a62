#include "model/odds/fleet.hpp"

#include <algorithm>
#include <map>

namespace intendant::odds {

namespace {

struct Unit {
    Group group;
    bool air;
};

std::vector<Unit> units_of(const Force& force) {
    std::vector<Unit> units;
    for (const auto& group : force) {
        for (int i = 0; i < group.count; ++i) {
            units.push_back({group, group.unit_class == UnitClass::Air});
        }
    }
    return units;
}

void add_dice(std::vector<double>& hits, const Group& group) {
    const double chance = group.hit / 6.0;
    for (int die = 0; die < group.dice; ++die) {
        hits.push_back(0.0);
        for (std::size_t k = hits.size() - 1; k > 0; --k) {
            hits[k] = hits[k] * (1.0 - chance) + hits[k - 1] * chance;
        }
        hits[0] *= 1.0 - chance;
    }
}

/// Which units are left when so many vessels and aircraft have been lost from the front.
std::vector<bool> left_of(const std::vector<Unit>& units, int vessels, int aircraft) {
    std::vector<bool> left;
    for (const auto& unit : units) {
        int& gone = unit.air ? aircraft : vessels;
        left.push_back(gone <= 0);
        --gone;
    }
    return left;
}

} // namespace

FleetStates::FleetStates(const Force& force) {
    const auto units = units_of(force);
    std::map<std::pair<int, int>, int> number;
    std::vector<std::pair<int, int>> order{{0, 0}};
    number[{0, 0}] = 0;
    // Breadth first by number lost: every state comes after those it can follow from.
    const auto state_of = [&](int vessels, int aircraft) {
        const auto [place, added] = number.try_emplace({vessels, aircraft}, static_cast<int>(order.size()));
        if (added) {
            order.emplace_back(vessels, aircraft);
        }
        return place->second;
    };
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto [vessels, aircraft] = order[i];
        const auto left = left_of(units, vessels, aircraft);
        Left state{vessels, aircraft, 0, 0, 0, false, static_cast<int>(i), static_cast<int>(i)};
        std::vector<double> submerged{1.0};
        std::vector<double> others{1.0};
        bool first = true;
        bool first_vessel = true;
        for (std::size_t u = 0; u < units.size(); ++u) {
            if (!left[u]) {
                continue;
            }
            const auto& group = units[u].group;
            const bool below = group.unit_class == UnitClass::Submerged;
            ++state.units_left;
            state.submerged_left += below ? 1 : 0;
            state.value_left += group.cost;
            state.land_left = state.land_left || group.unit_class == UnitClass::Land;
            add_dice(below ? submerged : others, group);
            if (first) {
                state.next_any = units[u].air ? state_of(vessels, aircraft + 1) : state_of(vessels + 1, aircraft);
                first = false;
            }
            if (first_vessel && !units[u].air) {
                state.next_vessel = state_of(vessels + 1, aircraft);
                first_vessel = false;
            }
        }
        states.push_back(state);
        submerged_hits.push_back(std::move(submerged));
        other_hits.push_back(std::move(others));
    }
}

Force without_submerged(const Force& force, const FleetStates& fleet, int state) {
    const auto units = units_of(force);
    const auto& left = fleet.states[static_cast<std::size_t>(state)];
    const auto kept = left_of(units, left.vessels, left.aircraft);
    Force rest;
    for (std::size_t u = 0; u < units.size(); ++u) {
        if (kept[u] && units[u].group.unit_class != UnitClass::Submerged) {
            rest.push_back(units[u].group);
            rest.back().count = 1;
        }
    }
    return rest;
}

} // namespace intendant::odds

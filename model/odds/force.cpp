#include "model/odds/force.hpp"

#include <algorithm>

namespace intendant::odds {

int size_of(const Force& force) {
    int size = 0;
    for (const auto& group : force) {
        size += group.count;
    }
    return size;
}

std::int64_t value_of(const Force& force) {
    std::int64_t value = 0;
    for (const auto& group : force) {
        value += group.count * group.cost;
    }
    return value;
}

void Roster::assign(const Force& force) {
    const auto places = static_cast<std::size_t>(size_of(force)) + 1;
    hit_chance.assign(places, 0.0);
    dice.assign(places, 0);
    cost.assign(places, 0);
    unit_class.assign(places, UnitClass::Land);
    value_left.assign(places, 0);
    land_left.assign(places, 0);
    auto place = places;
    for (const auto& group : force) {
        for (int i = 0; i < group.count; ++i) {
            --place;
            hit_chance[place] = chance_of(group.hit);
            dice[place] = group.dice;
            cost[place] = group.cost;
            unit_class[place] = group.unit_class;
        }
    }
    for (std::size_t left = 1; left < places; ++left) {
        value_left[left] = value_left[left - 1] + cost[left];
        land_left[left] = land_left[left - 1] + (unit_class[left] == UnitClass::Land ? 1 : 0);
    }
}

Force last_of(const Force& force, int left) {
    Force rest = force;
    int gone = size_of(force) - left;
    for (auto& group : rest) {
        const int lost = std::min(gone, group.count);
        group.count -= lost;
        gone -= lost;
    }
    return rest;
}

bool has_land(const Force& force) {
    return std::ranges::any_of(force, [](const Group& group) { return group.unit_class == UnitClass::Land && group.count > 0; });
}

} // namespace intendant::odds

#include "model/odds/force.hpp"

namespace intendant::odds {

int size_of(const Force& force) {
    int size = 0;
    for (const auto& group : force) {
        size += group.count;
    }
    return size;
}

Roster::Roster(const Force& force) {
    const auto places = static_cast<std::size_t>(size_of(force)) + 1;
    hit_chance.resize(places);
    dice.resize(places);
    cost.resize(places);
    unit_class.resize(places);
    auto place = places;
    for (const auto& group : force) {
        for (int i = 0; i < group.count; ++i) {
            --place;
            hit_chance[place] = group.hit / 6.0;
            dice[place] = group.dice;
            cost[place] = group.cost;
            unit_class[place] = group.unit_class;
        }
    }
}

} // namespace intendant::odds

#include "model/empire_of_the_sun/ways.hpp"

#include "model/hex/paths.hpp"

namespace intendant::empire_of_the_sun {

namespace {

template <class Cost> std::optional<int> least(const Map& map, HexId from, HexId to, int most, const Cost& cost) {
    hex::Reach reach;
    hex::reach(
        map.grid(), {.from = from, .budget = {.allowance = most}}, cost, [](HexId, std::uint8_t) { return false; }, reach);
    return reach.reached(to) ? std::optional{reach.spent(to).allowance} : std::nullopt;
}

} // namespace

std::optional<int> sea_way(const Map& map, HexId from, HexId to, int most) {
    return least(map, from, to, most, [&](const hex::Leg& leg) { return map.side(leg.side).water ? hex::Step{.cost = 1} : hex::no_step; });
}

std::optional<int> land_way(const Tables& tables, HexId from, HexId to, int most, bool kwai_bridge) {
    const auto& map = *tables.map;
    const auto waits = [&](HexId hex) { return !kwai_bridge && (map.label(hex) == "2108" || map.label(hex) == "2109"); };
    return least(map, from, to, most, [&](const hex::Leg& leg) {
        const auto& side = map.side(leg.side);
        if (!side.land || !map.ground(leg.to)) {
            return hex::no_step;
        }
        const bool road = side.road && !waits(leg.from) && !waits(leg.to);
        const int terrain = tables.movement_cost[static_cast<std::size_t>(map.land(leg.to)->terrain)];
        return road ? hex::Step{.cost = tables.road_cost} : terrain > 0 ? hex::Step{.cost = terrain} : hex::no_step;
    });
}

} // namespace intendant::empire_of_the_sun

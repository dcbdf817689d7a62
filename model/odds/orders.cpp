#include "model/odds/orders.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

namespace intendant::odds {

namespace {

int strength(const Group& group) { return group.hit * group.dice; }

/// The first is never given up after the second without need.
bool goes_first(const Group& first, const Group& second) {
    return first.cost <= second.cost && strength(first) <= strength(second) &&
           (first.cost < second.cost || strength(first) < strength(second));
}

/// Lists every order that keeps to `goes_first`, cheapest first where it is free; `rest` is sorted by cost.
void list(const Force& force, Order& begun, std::vector<std::size_t>& rest, std::size_t most, std::vector<Order>& orders) {
    if (orders.size() >= most) {
        return;
    }
    if (rest.empty()) {
        orders.push_back(begun);
        return;
    }
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const auto next = rest[i];
        const bool waits = std::ranges::any_of(rest, [&](std::size_t other) { return goes_first(force[other], force[next]); });
        // Equals go in one order only.
        const bool twin = std::any_of(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(i), [&](std::size_t other) {
            return force[other].cost == force[next].cost && strength(force[other]) == strength(force[next]) &&
                   force[other].unit_class == force[next].unit_class;
        });
        if (waits || twin) {
            continue;
        }
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        begun.push_back({.group = next, .count = force[next].count});
        list(force, begun, rest, most, orders);
        begun.pop_back();
        rest.insert(rest.begin() + static_cast<std::ptrdiff_t>(i), next);
    }
}

/// The group of the strongest land unit, where units of other classes fight beside it.
std::optional<std::size_t> land_unit_to_keep(const Force& force) {
    std::optional<std::size_t> best;
    bool others = false;
    for (std::size_t g = 0; g < force.size(); ++g) {
        if (force[g].count == 0) {
            continue;
        }
        const bool land = force[g].unit_class == UnitClass::Land;
        others = others || !land;
        if (land && (!best || std::tuple{strength(force[g]), force[g].cost} > std::tuple{strength(force[*best]), force[*best].cost})) {
            best = g;
        }
    }
    return others ? best : std::nullopt;
}

} // namespace

Force in_order(const Force& force, const Order& order) {
    Force result;
    for (const auto& place : order) {
        result.push_back(force[place.group]);
        result.back().count = place.count;
    }
    return result;
}

std::vector<Order> sensible_orders(const Force& force) {
    std::vector<std::size_t> groups;
    for (std::size_t g = 0; g < force.size(); ++g) {
        if (force[g].count > 0) {
            groups.push_back(g);
        }
    }
    std::ranges::stable_sort(groups, {}, [&](std::size_t g) { return std::tuple{force[g].cost, strength(force[g])}; });
    const auto kept = land_unit_to_keep(force);
    std::vector<Order> orders;
    Order begun;
    list(force, begun, groups, kept ? most_orders / 2 : most_orders, orders);
    const auto whole = orders.size();
    for (std::size_t i = 0; kept && i < whole; ++i) {
        auto keeping = orders[i];
        if (keeping.back().group == *kept) {
            continue; // it goes last as it is
        }
        for (auto& place : keeping) {
            place.count -= place.group == *kept ? 1 : 0;
        }
        std::erase_if(keeping, [](const OrderPlace& place) { return place.count == 0; });
        keeping.push_back({.group = *kept, .count = 1});
        orders.push_back(std::move(keeping));
    }
    return orders;
}

} // namespace intendant::odds

#pragma once

#include "model/odds/force.hpp"

#include <vector>

/// The orders of loss that a side may sensibly name.
namespace intendant::odds {

/// Some units of the group at this place of a force.
struct OrderPlace {
    std::size_t group;
    int count;

    friend bool operator==(const OrderPlace&, const OrderPlace&) = default;
};
using Order = std::vector<OrderPlace>;

/// The most orders that are compared.
inline constexpr std::size_t most_orders = 24;

/// The force in another order of loss.
Force in_order(const Force& force, const Order& order);

/// Orders of loss in which no unit goes before one that is neither dearer nor stronger; where there are land units and
/// others, each also with one land unit, the strongest, kept to the very end. At most `most_orders`, the cheapest first
/// of all first. Units: strength is what a unit hits on, times its dice.
std::vector<Order> sensible_orders(const Force& force);

} // namespace intendant::odds

#include "model/axis_allies/battle/loss_order.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace intendant::axis_allies {

namespace {

odds::UnitClass class_of(Unit unit) {
    if (unit == Unit::Submarine) {
        return odds::UnitClass::Submerged;
    }
    return is_ship(unit) ? odds::UnitClass::Vessel : is_aircraft(unit) ? odds::UnitClass::Air : odds::UnitClass::Land;
}

int strength(const BattlePieces& pieces) { return pieces.hit * pieces.dice; }

/// One land unit, the strongest, is taken out of the sequence and goes last. Rule: C-113.
void keep_a_land_unit(const std::vector<BattlePieces>& side, odds::Order& sequence) {
    auto best = sequence.end();
    for (auto place = sequence.begin(); place != sequence.end(); ++place) {
        const auto& pieces = side[place->group];
        if (is_land(pieces.unit) && place->count > 0 && (best == sequence.end() || strength(pieces) >= strength(side[best->group]))) {
            best = place;
        }
    }
    if (best != sequence.end()) {
        --best->count;
        sequence.push_back({.group = best->group, .count = 1});
    }
}

} // namespace

odds::Order sequence_of(const std::vector<BattlePieces>& side, const LossPlan& plan) {
    odds::Order sequence;
    for (std::size_t i = 0; i < side.size(); ++i) {
        sequence.push_back({.group = i, .count = side[i].count});
    }
    const auto rank = [&](const odds::OrderPlace& place) {
        const auto& pieces = side[place.group];
        const auto named = plan.order == LossOrder::Own ? std::ranges::find(plan.own, pieces.unit) - plan.own.begin() : 0;
        const auto weakest = plan.order == LossOrder::WeakestFirst ? strength(pieces) : 0;
        return std::tuple{named, weakest, pieces.cost.amount, strength(pieces), pieces.unit, pieces.power};
    };
    std::ranges::stable_sort(sequence, {}, rank);
    if (plan.order == LossOrder::KeepLand) {
        keep_a_land_unit(side, sequence);
    }
    return sequence;
}

odds::Force force_of(const std::vector<BattlePieces>& side) {
    odds::Force force;
    for (const auto& pieces : side) {
        force.push_back({.count = pieces.count,
                         .hit = pieces.hit,
                         .dice = pieces.dice,
                         .cost = pieces.cost.amount,
                         .unit_class = class_of(pieces.unit)});
    }
    return force;
}

} // namespace intendant::axis_allies

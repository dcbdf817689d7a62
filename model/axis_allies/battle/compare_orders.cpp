#include "model/axis_allies/battle/loss_order.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// Differences smaller than this are none: the earlier order is the better known.
constexpr double alike = 1e-9;

odds::Order without_empty(odds::Order order) {
    std::erase_if(order, [](const odds::OrderPlace& place) { return place.count == 0; });
    return order;
}

/// An order with the names that it has.
struct Candidate {
    odds::Order order;
    odds::Force force;
    std::optional<LossOrder> preset{};
    bool chosen{false};
};

/// Adds an order, or finds the one that comes to the same.
Candidate& take(std::vector<Candidate>& all, const odds::Force& side, odds::Order order) {
    order = without_empty(std::move(order));
    auto force = in_order(side, order);
    const auto same = std::ranges::find(all, force, &Candidate::force);
    if (same != all.end()) {
        return *same;
    }
    all.push_back({.order = std::move(order), .force = std::move(force)});
    return all.back();
}

std::vector<Candidate> candidates(const std::vector<BattlePieces>& side, const LossPlan& plan) {
    const auto force = force_of(side);
    std::vector<Candidate> all;
    for (const auto preset : {LossOrder::CheapestFirst, LossOrder::WeakestFirst, LossOrder::KeepLand}) {
        auto& candidate = take(all, force, sequence_of(side, {.order = preset, .own = {}}));
        candidate.preset = candidate.preset.value_or(preset);
    }
    take(all, force, sequence_of(side, plan)).chosen = true;
    for (auto& order : odds::sensible_orders(force)) {
        if (all.size() < odds::most_orders) {
            take(all, force, std::move(order));
        }
    }
    return all;
}

void name_units(const std::vector<BattlePieces>& side, const odds::Order& order, OrderResult& result) {
    for (const auto& place : order) {
        const auto unit = side[place.group].unit;
        if (std::ranges::count(result.order, unit) == 0) {
            result.order.push_back(unit);
        } else if (place == order.back() && result.order.back() != unit) {
            result.kept = unit;
        }
    }
}

} // namespace

OrderComparison compare_orders(const ComparedBattle& battle, Side side, odds::Workspace& workspace, const std::stop_token& stop) {
    const bool attacks = side == Side::Attacker;
    const auto& pieces = attacks ? battle.question.attackers : battle.question.defenders;
    OrderComparison comparison;
    odds::Odds odds;
    for (const auto& candidate : candidates(pieces, attacks ? battle.question.attacker_losses : battle.question.defender_losses)) {
        const auto& attacker = attacks ? candidate.force : battle.attacker;
        const auto& defender = attacks ? battle.defender : candidate.force;
        const bool sea = battle.question.kind == BattleKind::Sea;
        if (sea) {
            odds::sea_battle(attacker, defender, battle.options, workspace, odds, stop);
        } else {
            odds::land_battle(attacker, defender, battle.options, workspace, odds, stop);
        }
        if (!odds.sound()) {
            break;
        }
        const double capture = sea ? 0.0 : odds.win_with_land;
        OrderResult result{.order = {},
                           .kept = std::nullopt,
                           .preset = candidate.preset,
                           .chosen = candidate.chosen,
                           .win = odds.win,
                           .capture = capture,
                           .attacker_ipc = odds.attacker_loss,
                           .defender_ipc = odds.defender_loss,
                           .value = odds.defender_loss - odds.attacker_loss + capture * static_cast<double>(battle.question.prize.amount)};
        name_units(pieces, candidate.order, result);
        comparison.orders.push_back(std::move(result));
    }
    const auto best = [&](double OrderResult::*what) {
        std::size_t place = 0;
        for (std::size_t i = 1; i < comparison.orders.size(); ++i) {
            const double gain = comparison.orders[i].*what - comparison.orders[place].*what;
            place = (attacks ? gain : -gain) > alike ? i : place;
        }
        return place;
    };
    comparison.best_for_win = best(&OrderResult::win);
    comparison.best_for_capture = best(&OrderResult::capture);
    comparison.best_for_value = best(&OrderResult::value);
    return comparison;
}

} // namespace intendant::axis_allies

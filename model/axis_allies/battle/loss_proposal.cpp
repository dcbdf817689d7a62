#include "model/axis_allies/battle/loss_proposal.hpp"

#include "model/axis_allies/battle/loss_order.hpp"
#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// Equal pieces in their place of the order. The same kind may stand in two places.
std::vector<BattlePieces> in_order(const State& state, Side side, const LossPlan& plan) {
    const auto question = question_of(state, *state.battle);
    const auto& pieces = side == Side::Attacker ? question.attackers : question.defenders;
    std::vector<BattlePieces> ordered;
    for (const auto& place : sequence_of(pieces, plan)) {
        ordered.push_back(pieces[place.group]);
        ordered.back().count = place.count;
    }
    return ordered;
}

bool can_be_lost(const std::vector<Stack>& targets, const BattlePieces& pieces) {
    return std::ranges::any_of(targets, [&](const Stack& stack) { return stack.owner == pieces.power && stack.unit == pieces.unit; });
}

void keep_one_soldier(std::vector<BattlePieces>& ordered) {
    const auto last =
        std::ranges::find_if(ordered.rbegin(), ordered.rend(), [](const BattlePieces& pieces) { return is_land(pieces.unit); });
    if (last != ordered.rend()) {
        auto kept = *last;
        kept.count = 1;
        --last->count;
        ordered.push_back(kept);
    }
}

} // namespace

bool territory_lies_open(const State& state, const Battle& battle) {
    return battle.kind == BattleKind::Land && battle.owed->side == Side::Attacker && battle.owed->scope == HitScope::Any &&
           defenders_of(state, battle).empty();
}

std::vector<Unit> order_of_loss(const State& state, Side side, const LossPlan& plan) {
    std::vector<Unit> units;
    for (const auto& pieces : in_order(state, side, plan)) {
        if (std::ranges::count(units, pieces.unit) == 0) {
            units.push_back(pieces.unit);
        }
    }
    return units;
}

std::vector<Loss> proposed_losses(const State& state, const LossPlan& plan) {
    if (!state.battle || !state.battle->owed) {
        return {};
    }
    const auto& owed = *state.battle->owed;
    const auto targets = targets_of(state, *state.battle, owed.side, owed.scope);
    auto ordered = in_order(state, owed.side, plan);
    std::erase_if(ordered, [&](const BattlePieces& pieces) { return !can_be_lost(targets, pieces); });
    if (territory_lies_open(state, *state.battle)) { // C-113: one land unit is given up last
        keep_one_soldier(ordered);
    }
    std::vector<Loss> losses;
    int due = owed.hits;
    for (const auto& pieces : ordered) {
        const int count = std::min(due, pieces.count);
        if (count == 0) {
            continue;
        }
        due -= count;
        const auto same =
            std::ranges::find_if(losses, [&](const Loss& loss) { return loss.unit == pieces.unit && loss.power == pieces.power; });
        if (same != losses.end()) {
            same->count += count;
        } else {
            losses.push_back({.power = pieces.power, .unit = pieces.unit, .count = count, .started_at = {}});
        }
    }
    return losses;
}

std::vector<Loss> proposed_losses(const State& state) { return proposed_losses(state, LossPlan{}); }

} // namespace intendant::axis_allies

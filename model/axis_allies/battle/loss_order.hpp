#pragma once

#include "model/axis_allies/battle/odds.hpp"
#include "model/odds/orders.hpp"

/// From the pieces of a question to a force in order of loss.
namespace intendant::axis_allies {

/// The order in which a side gives up its pieces, as places in its list.
odds::Order sequence_of(const std::vector<BattlePieces>& side, const LossPlan& plan);
/// The side as the odds take it, in the order of its list.
odds::Force force_of(const std::vector<BattlePieces>& side);

/// What each sensible order of loss of one side leads to, while the other side keeps to its own. `options` as the battle
/// is computed; the answer's approximations hold here too.
struct ComparedBattle {
    const BattleQuestion& question;
    const odds::Force& attacker;
    const odds::Force& defender;
    const odds::Options& options;
};
OrderComparison compare_orders(const ComparedBattle& battle, Side side, odds::Workspace& workspace, const std::stop_token& stop);

} // namespace intendant::axis_allies

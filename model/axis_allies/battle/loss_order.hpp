#pragma once

#include "model/axis_allies/battle/odds.hpp"

/// From the pieces of a question to a force in order of loss.
namespace intendant::axis_allies {

/// Some of the pieces at this place of a side's list.
struct LossPlace {
    std::size_t pieces;
    int count;

    friend bool operator==(const LossPlace&, const LossPlace&) = default;
};
using LossSequence = std::vector<LossPlace>;

/// The order in which a side gives up its pieces.
LossSequence sequence_of(const std::vector<BattlePieces>& side, const LossPlan& plan);
/// The side in that order, as the odds take it.
odds::Force force_of(const std::vector<BattlePieces>& side, const LossSequence& sequence);

} // namespace intendant::axis_allies

#pragma once

#include "model/axis_allies/battle/need.hpp"

#include <optional>
#include <stop_token>
#include <vector>

/// What the spaces of the board could be taken or held with, while a purchase is thought of.
namespace intendant::axis_allies {

/// A space in question. Units: chances from 0 to 1.
struct Outlook {
    SpaceId space{};
    std::optional<Power> against{}; ///< the enemy that is likeliest to take it; nothing: it is an enemy's, and could be taken
    double chance{0};               ///< to hold it as it stands; to take it with everything in reach
    double with_purchase{0};        ///< to hold it against whoever comes, with as much of the purchase there as finds a place

    friend bool operator==(const Outlook&, const Outlook&) = default;
};

/// Each space that the power whose turn it is could attack in its combat movement of this turn, with all its pieces in reach; and each space with
/// pieces of its own that an enemy could attack with everything that stands in reach of it now. In the order of the tables; those whose battle
/// cannot be worked out are left out; empty when stopped. `purchase`: what is typed and not yet bought.
/// Rule: M-10, C-01, C-113, L-02, L-07, P-02.
std::vector<Outlook> outlook(const State& state, const std::vector<UnitCount>& purchase, const std::stop_token& stop = {});

/// `Held against Germany with a chance of 41 %, and of 68 % with this purchase there.`
core::Message in_words(const Outlook& outlook);

} // namespace intendant::axis_allies

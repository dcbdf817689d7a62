#pragma once

#include "model/core/message.hpp"
#include "model/core/rule_ref.hpp"
#include "model/risiko/state.hpp"

#include <optional>
#include <vector>

namespace intendant::risiko {

/// Something in the books that cannot stand on the table: the clause, where or whose it is, and a sentence for the players.
struct Contradiction {
    core::RuleRef rule;
    std::optional<TerritoryId> territory{};
    std::optional<Colour> player{};
    core::Message why;

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// Everything that cannot stand together in these books once the territories are dealt: territories without an owner who plays or
/// without armies, players in the game without a territory and players out of it with something, a board of one player in a game that
/// goes on, cards twice, too many or too few, more armies than pieces, more placed than was due, objectives that cannot be kept.
/// Corrections, stocktakes, situations and changes of the rules tell what they would make of it, and no turn ends over it without a reason.
/// Rule: RK-GEN-5, RK-ELI-1, RK-CRD-2, RK-AMB-9, RK-REI-9, RK-TA-5, RK-OBJ-4.
std::vector<Contradiction> contradictions(const State& state);

} // namespace intendant::risiko

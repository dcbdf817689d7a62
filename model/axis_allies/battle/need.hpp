#pragma once

#include "model/axis_allies/battle/odds.hpp"
#include "model/odds/need.hpp"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// "What do I need?", asked of the books: the cheapest of what could come, or be bought, that takes or holds a space.
namespace intendant::axis_allies {

/// Equal pieces of which some could be added to a battle. Units: `pieces.count` is how many at most; `price` of one in IPC.
struct FurtherPieces {
    BattlePieces pieces;
    core::Money price;

    friend bool operator==(const FurtherPieces&, const FurtherPieces&) = default;
};

/// Pieces of the power whose turn it is that could still be moved into the space to fight there, each by itself; those already there to attack are
/// not among them. Their price is that of the reference chart. Rule: M-10, C-01.
std::vector<FurtherPieces> pieces_in_reach(const State& state, SpaceId space);
/// What the power can pay for and what fights on that ground, on this side, as many of each as its treasury buys. Rule: P-02.
std::vector<FurtherPieces> pieces_for_money(const State& state, Power power, Side side, BattleKind kind);

/// The battle for the space as it stands in the books: what is there to attack it, which may be nothing, against what defends it.
BattleQuestion question_of(const State& state, SpaceId space);
/// The battle that this power could bring about there in a turn of its own with everything that now stands in reach: what a space has to be held
/// against. The other pieces stay where they are. Rule: M-10, C-01.
BattleQuestion threat_to(const State& state, SpaceId space, Power power);

struct PiecesQuestion {
    BattleQuestion battle{};
    Side side{Side::Attacker}; ///< that is added to: attackers take the space (C-113), defenders hold it
    std::vector<FurtherPieces> further{};
    std::optional<core::Money> money{}; ///< nothing: as much as is needed
    double chance{0};
};

/// Units: `counts` by place in `further`; `price` in IPC.
struct PiecesNeeded : odds::Needed {
    double certificate{0};
};

/// What the power whose turn it is could add: pieces in reach, to take the space; with an enemy, a purchase, to hold it against everything that this
/// enemy could bring. While research and purchases are made, reach is that of the combat movement to come. Rule: M-10, P-02.
PiecesQuestion pieces_question(const State& state, SpaceId space, std::optional<Power> against, double chance);

/// The battle with so many of the further pieces.
BattleQuestion with_pieces(const PiecesQuestion& question, const std::vector<int>& pieces);

/// Finds the cheapest pieces, the order of loss of both sides being that of the question. Refuses as `odds::need`, and what cannot fight there.
PiecesNeeded pieces_needed(const PiecesQuestion& question, odds::Workspace& workspace,
                           const std::function<void(const odds::Cheapest&)>& better = {}, const std::stop_token& stop = {});

/// What an attack comes to for who wants the space; nothing, and why not, where it cannot be worked out. A side may have no pieces.
std::optional<core::Message> taking(const BattleQuestion& question, odds::Workspace& workspace, odds::Odds& odds, odds::Taking& taking,
                                    const std::stop_token& stop = {});

} // namespace intendant::axis_allies

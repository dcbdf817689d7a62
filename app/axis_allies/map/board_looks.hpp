#pragma once

#include "app/board/look.hpp"
#include "app/board/walk.hpp"
#include "model/axis_allies/state.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What the drawn board shows of a state.
namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// One kind of piece of one power in a space, on the board or carried by a ship.
struct Piece {
    Power owner;
    Unit unit;
    bool aboard;

    friend auto operator<=>(const Piece&, const Piece&) = default;
};

/// The pieces of a space, those of the power whose turn it is first, and how many of each.
std::vector<std::pair<Piece, int>> pieces_in(const State& state, SpaceId space);

/// The name of a piece among the stacks of a space, and back.
std::string key_of(const Piece& piece);
std::optional<Piece> piece_of(const std::string& key);

board::StackLook look_of(const Tables& tables, const Piece& piece, int count);
/// `label`: the short name that the drawing proposes.
board::SpaceLook look_of(const State& state, SpaceId space, const wxString& label);
board::Connections connections_of(const Tables& tables);

} // namespace intendant::app::aa

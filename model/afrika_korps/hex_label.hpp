#pragma once

#include "model/hex/geometry.hpp"

#include <optional>
#include <string_view>

/// How the printed map names its hexes: letters run south, numbers along the diagonal from southwest to northeast. Rule: AK-GEN-1.
namespace intendant::afrika_korps {

/// Pointy-top hexes; odd rows stand half a hex to the right.
inline constexpr hex::Layout map_layout{hex::Orientation::PointyTop, hex::Shifted::Odd};

/// Where the hex of that label stands; nothing for what is no label (`A5`: a capital letter, and a number without leading 0).
std::optional<hex::Place> place_of_label(std::string_view label);

} // namespace intendant::afrika_korps

#pragma once

#include "model/hex/grid.hpp"

namespace intendant::hex {

/// A step from a hex to its neighbour. `mode` is what the way so far left behind (a small number that the caller gives a meaning).
struct Leg {
    HexId from;
    HexId to;
    SideId side;
    Direction direction; ///< as seen from `from`
    std::uint8_t mode;
};

} // namespace intendant::hex

#pragma once

#include "app/board/map.hpp"
#include "model/core/measure.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct _cairo;

namespace intendant::report {

/// The whole board with who holds what, small, for paper.
struct BoardPicture {
    struct Side {
        std::string name;
        std::uint32_t colour{0}; ///< 0xRRGGBB
    };
    std::shared_ptr<const app::board::BoardMap> map;
    std::vector<std::optional<std::uint32_t>> fills; ///< of each space, 0xRRGGBB; none: nobody's
    std::vector<Side> sides;                         ///< named below the board
};

/// The drawing of a game, its spaces in the order of `holdings`. None where there is none that can be read: a report does without.
std::shared_ptr<const app::board::BoardMap> drawing_of(const std::string& game, const std::vector<core::Holding>& holdings);

/// How high it becomes at this width. Units: points.
double height_of(const BoardPicture& picture, double width);
/// Draws it from 0, 0.
void draw(_cairo* to, const BoardPicture& picture, double width);
std::string svg_of(const BoardPicture& picture, double width);

} // namespace intendant::report

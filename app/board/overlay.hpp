#pragma once

#include <wx/colour.h>
#include <wx/string.h>

#include <cstddef>
#include <vector>

namespace intendant::app::board {

/// What a game lays over its board for a while: spaces in a tint, lines from space to space, short words. Whoever shows it says the same
/// in words beside the board.
struct Overlay {
    /// `hatched` leans to the left or to the right, so that colour is not the only sign.
    enum class Hatch { None, Left, Right };
    struct Shade {
        std::size_t space;
        wxColour colour;
        Hatch hatch{Hatch::None};
    };
    struct Line {
        std::vector<std::size_t> spaces;
        wxColour colour;
        bool broken{false};
    };
    struct Mark {
        std::size_t space;
        wxColour colour;
        wxString text;
    };
    std::vector<Shade> shades{};
    std::vector<Line> lines{};
    std::vector<Mark> marks{};

    bool empty() const { return shades.empty() && lines.empty() && marks.empty(); }
};

} // namespace intendant::app::board

#pragma once

#include "app/board/overlay.hpp"
#include "model/hex/grid.hpp"

#include <wx/string.h>

#include <functional>
#include <string>
#include <vector>

namespace intendant::app::board {

/// What is laid over the hexes, and the same in words.
struct OverlaySheet {
    Overlay overlay{};
    wxString title{};
    wxString words{};

    void shade(hex::HexId hex, const wxColour& colour, Overlay::Hatch hatch = Overlay::Hatch::None);
    void mark(hex::HexId hex, const wxColour& colour, const wxString& sign);
    /// A line through these hexes in the good colour where it holds, else broken in the bad one.
    void draw_line(const std::vector<hex::HexId>& hexes, bool holds);
    /// A line more of the words.
    void say(const wxString& line);
};

/// One of the things that a game can lay over its hexes.
struct HexOverlay {
    char key{};       ///< its letter, a capital; the same in every language
    wxString title{}; ///< as the list has it, with the letter
    /// `counters`: those in the hand, else those of the selected hex that may be taken up, by the game's ids.
    std::function<OverlaySheet(const std::vector<std::string>& counters)> make{};
    bool of_counters{false}; ///< others are selected: it is another
};

/// No overlay.
inline constexpr char nothing_over = '\0';

void add_line(wxString& words, const wxString& line);

} // namespace intendant::app::board

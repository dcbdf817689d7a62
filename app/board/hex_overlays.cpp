#include "app/board/hex_overlays.hpp"

#include "app/base/theme.hpp"

#include <utility>

namespace intendant::app::board {

void OverlaySheet::shade(hex::HexId hex, const wxColour& colour, Overlay::Hatch hatch) {
    overlay.shades.push_back({.space = hex.index, .colour = colour, .hatch = hatch});
}

void OverlaySheet::mark(hex::HexId hex, const wxColour& colour, const wxString& sign) {
    overlay.marks.push_back({.space = hex.index, .colour = colour, .text = sign});
}

void OverlaySheet::draw_line(const std::vector<hex::HexId>& hexes, bool holds) {
    Overlay::Line line{.spaces = {}, .colour = holds ? theme::desk().good : theme::desk().bad, .broken = !holds};
    for (const auto hex : hexes) {
        line.spaces.push_back(hex.index);
    }
    overlay.lines.push_back(std::move(line));
}

void OverlaySheet::say(const wxString& line) { add_line(words, line); }

void add_line(wxString& words, const wxString& line) { words += (words.empty() ? "" : "\n") + line; }

} // namespace intendant::app::board

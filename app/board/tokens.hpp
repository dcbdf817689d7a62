#pragma once

#include "app/board/look.hpp"

#include <wx/graphics.h>

#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace intendant::app::board {

/// Pictures of stacks, each drawn once for its size: the silhouette on a chip, its number beside it.
class Tokens {
public:
    /// Units: `size`, the height, in pixels of the window, `density` in pixels of the screen for each of them; when that changes, or
    /// light turns dark, what was drawn is to be forgotten.
    const wxGraphicsBitmap& token(const StackLook& stack, int size, double density);
    /// Its width as a share of its height: a number stands beside its picture.
    static double width_of(const StackLook& stack);
    /// The ground of a counter: its colour, light.
    /// Of a counter: its drawing, and its figures. They can be read when it is quiet, too.
    static std::pair<wxColour, wxColour> inks_of(const StackLook& counter);
    static wxColour ground_of(const StackLook& counter);
    void forget() { m_drawn.clear(); }

private:
    using Key = std::tuple<std::string, wxUint32, wxString, bool, bool, bool, int, wxString, std::string, wxString>;
    void draw(wxGraphicsContext& gc, const StackLook& stack, double size, double density);
    void draw_counter(wxGraphicsContext& gc, const StackLook& stack, double size, double density);
    wxFont& font(int height);
    static void draw_disc(wxGraphicsContext& gc, const StackLook& stack, double size, double density);

    std::map<Key, wxGraphicsBitmap> m_drawn;
    std::map<int, wxFont> m_fonts; ///< by their height: setting it takes as long as drawing the rest of a picture
};

} // namespace intendant::app::board

#pragma once

#include "app/board/look.hpp"
#include "app/board/map.hpp"

#include <wx/bitmap.h>
#include <wx/colour.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app::board {

/// The whole board as a picture, names and pieces as far as they can be read at that size. `looks`: of each space.
/// Units: `size` in pixels of the screen.
wxBitmap picture_of(const BoardMap& map, std::vector<SpaceLook> looks, const wxSize& size);

/// The whole board as a small picture: who holds what, without names and pieces. `ids` and `owners`: of the spaces, in the order of
/// the game. No picture when the drawing cannot be read.
/// Units: `size` in pixels of the screen.
wxBitmap small_board(const std::filesystem::path& map, const std::vector<std::string>& ids,
                     const std::vector<std::optional<wxColour>>& owners, const wxSize& size);

/// A map of hexes as a game hands it over to be drawn small. Units: of the drawing, whatever they are; places are those of middles.
struct SmallHexes {
    struct Extent {
        double width;
        double height;
    };
    struct Spot {
        double x;
        double y;
        wxColour colour;
    };
    Extent size{};             ///< of the whole map
    Extent hex{};              ///< of the rectangle that stands for a hex
    std::vector<Spot> land{};  ///< everything else is sea
    std::vector<Spot> marks{}; ///< drawn as circles over it
};

/// The whole map as a small picture.
wxBitmap small_board(const SmallHexes& map, const wxSize& size);

} // namespace intendant::app::board

#pragma once

#include "app/board/map.hpp"

#include <wx/graphics.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app::board {

/// Draws the ground of a map of hexes: sea and shore, open and rough land, roads, places, and the lines between hexes where they are large
/// enough. Units: pixels from the corner of the board.
class HexGround {
public:
    explicit HexGround(const BoardMap& map) : m_map(map) {}

    /// What was made for another scale is forgotten. Units: `density` in pixels of the screen for each pixel of the window; `type` the height of
    /// ordinary text in pixels.
    void prepare(double scale, double density, int type);
    /// The desktop has other colours, or another density.
    void forget_signs() { m_signs.clear(); }
    void paint(wxGraphicsContext& gc, const Box& part);

private:
    Box scaled(const Box& box) const;
    bool seen(std::size_t space, const Box& part) const;
    const wxGraphicsPath& path(std::size_t patch);
    void paint_patches(wxGraphicsContext& gc, const Box& part);
    void paint_textures(wxGraphicsContext& gc, const Box& part) const;
    void paint_lines(wxGraphicsContext& gc, const Box& part) const;
    void paint_roads(wxGraphicsContext& gc, const Box& part) const;
    void paint_sites(wxGraphicsContext& gc, const Box& part) const;
    void paint_straits(wxGraphicsContext& gc) const;
    const wxGraphicsBitmap& sign(const std::string& drawing, int size);
    void paint_signs(wxGraphicsContext& gc, const Box& part);
    void paint_ids(wxGraphicsContext& gc, const Box& part) const;
    void paint_boxes(wxGraphicsContext& gc, const Box& part) const;

    const BoardMap& m_map;
    double m_scale{0};
    double m_density{1};
    int m_type{15};
    std::vector<wxGraphicsPath> m_paths;                             ///< by patch
    std::map<std::pair<std::string, int>, wxGraphicsBitmap> m_signs; ///< by drawing and size
};

} // namespace intendant::app::board

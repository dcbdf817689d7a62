#pragma once

#include "app/board/borders.hpp"
#include "app/board/hex_ground.hpp"
#include "app/board/look.hpp"
#include "app/board/map.hpp"
#include "app/board/stack_layout.hpp"
#include "app/board/tokens.hpp"
#include "app/board/view.hpp"

#include <wx/gdicmn.h>
#include <wx/graphics.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app::board {

/// Draws a board: owners, borders, names, pieces. What moves with mouse and keyboard is drawn over it by the canvas.
///
/// Lines are simplified to what can be seen at the scale, cut once for both neighbours, and kept until the scale changes.
class Painter {
public:
    /// The height of text at 100 %, in pixels: sizes in the code are meant beside it.
    static constexpr int ordinary_type = 15;

    explicit Painter(const BoardMap& map);

    void show(std::vector<SpaceLook> looks);
    /// Of one space; which names have room is found out with the next `prepare`, once for all.
    void show(std::size_t space, SpaceLook look);
    const std::vector<SpaceLook>& looks() const { return m_looks; }

    /// Units: `density` in pixels of the screen for each pixel of the window; `type` the height of ordinary text in pixels.
    void prepare(double scale, double density, int type);

    /// Draws what of the board lies in the rectangle of the window.
    void paint(wxGraphicsContext& gc, const View& view, const wxRect& part);

    /// The area of a space, in pixels from the corner of the board.
    const wxGraphicsPath& area(std::size_t space);
    /// Around everything that is drawn for a space, in pixels from the corner of the board.
    Box extent(std::size_t space) const;
    /// Its name is written, for there is room.
    bool named(std::size_t space) const { return space < m_labels.size() && m_labels[space].size > 0; }
    /// Where the stacks of a space stand, in pixels from the corner of the board.
    const StackLayout& stacks(std::size_t space) const { return m_stacks[space]; }
    /// What stands in the last place where not all stacks have one: the strongest of the rest, and how many pieces it stands for. Only
    /// where the layout is spilled.
    StackLook rest_of(std::size_t space) const;

    Tokens& tokens() { return m_tokens; }
    static std::vector<double> widths_of(const std::vector<StackLook>& stacks);
    /// The side of a stack that is large enough to be read and taken up. Units: pixels.
    int comfortable_stack() const;
    /// Nearer than that a counter grows no more. Units: pixels for each unit of the drawing.
    double largest_scale(std::size_t space) const;

private:
    struct Label {
        std::vector<wxString> lines;
        int size{0}; ///< 0: too small to be read, so it is not written
        Box box;
    };

    const std::vector<Point>& points(std::size_t border);
    const wxGraphicsPath& area_of(wxGraphicsPath& kept, const std::vector<RingParts>& rings);
    StackLayout stacks_of(std::size_t space) const;
    StackLayout pile_of(std::size_t space) const;
    Label label_of(std::size_t space) const;
    bool fits(std::size_t space, const Label& label, std::size_t longest) const;
    void write_what_fits();
    double width_of(wxGraphicsContext& gc, const wxString& text, int size, bool sea);
    Box scaled(const Box& box) const;
    const wxGraphicsBrush& brush(const SpaceLook& look);
    void paint_areas(wxGraphicsContext& gc, const Box& part);
    void paint_borders(wxGraphicsContext& gc, const Box& part);
    void paint_links(wxGraphicsContext& gc, const Box& part);
    void paint_callouts(wxGraphicsContext& gc, const Box& part);
    void paint_labels(wxGraphicsContext& gc, const Box& part);
    void paint_stacks(wxGraphicsContext& gc, const Box& part);
    void paint_pile(wxGraphicsContext& gc, std::size_t space);
    void paint_badge(wxGraphicsContext& gc, std::size_t space);
    Box place_of_badge(wxGraphicsContext& gc, std::size_t space);
    wxColour label_ink(std::size_t space) const;
    wxGraphicsFont font(wxGraphicsContext& gc, int size, bool sea, const wxColour& colour);

    const BoardMap& m_map;
    Borders m_borders;
    std::optional<HexGround> m_ground;
    std::vector<SpaceLook> m_looks;
    double m_scale{0};
    double m_density{1};
    int m_type{14};
    bool m_dark{false};
    bool m_patterns{false};
    bool m_renamed{false}; ///< names are to be written anew where they have room
    // At this scale, each made when it first comes into sight.
    std::vector<std::vector<Point>> m_points;
    std::vector<wxGraphicsPath> m_areas;
    std::vector<wxGraphicsPath> m_decor;
    std::vector<StackLayout> m_stacks;
    std::vector<Label> m_labels;
    std::map<std::string, wxGraphicsBrush> m_brushes;
    std::map<std::string, wxGraphicsFont> m_fonts;
    std::map<std::pair<wxString, bool>, double> m_widths; ///< of names, for each pixel of their height
    Tokens m_tokens;
};

} // namespace intendant::app::board

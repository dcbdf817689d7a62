// What is drawn over the board's picture: all that moves with mouse and keyboard.

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/board/canvas.hpp"
#include "app/board/geometry.hpp"

#include <wx/settings.h>

#include <algorithm>
#include <cmath>

namespace intendant::app::board {

void Canvas::outline(wxGraphicsContext& gc, std::size_t space, const wxColour& colour, double width, const wxColour& fill) {
    const auto box = m_painter.extent(space);
    const auto [first, last] = m_view.copies();
    for (int copy = first; copy <= last; ++copy) {
        if (!window_rect(box, copy).Intersects(wxRect(0, 0, m_view.width(), m_view.height()))) {
            continue;
        }
        gc.PushState();
        gc.Translate(copy * m_view.board_width() - m_view.left(), -m_view.top());
        const auto& callout = m_map.spaces[space].callout;
        auto path = m_painter.area(space);
        if (fill.IsOk()) {
            gc.SetBrush(wxBrush(fill));
            gc.FillPath(path, wxODDEVEN_RULE);
        }
        if (width > 0) {
            for (const bool under : {true, false}) {
                gc.SetPen(gc.CreatePen(
                    wxGraphicsPenInfo(under ? theme::board().accent_line : colour, under ? width + 2 : width).Join(wxJOIN_ROUND)));
                gc.StrokePath(path);
                if (callout) {
                    const double scale = m_view.scale();
                    gc.SetBrush(*wxTRANSPARENT_BRUSH);
                    gc.DrawRoundedRectangle(callout->box.x * scale, callout->box.y * scale, callout->box.width * scale,
                                            callout->box.height * scale, 3);
                }
            }
        }
        gc.PopState();
    }
}

/// Everything but what is lit lies in the shade; so the owners' colours stay what they are.
void Canvas::dim(wxGraphicsContext& gc) {
    constexpr double shade = 0.41;
    gc.BeginLayer(shade);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(*wxBLACK_BRUSH);
    gc.DrawRectangle(0, 0, m_view.width(), m_view.height());
    // What is lit is cut out of the layer, however often areas and call-outs lie over each other.
    gc.SetCompositionMode(wxCOMPOSITION_CLEAR);
    const auto [first, last] = m_view.copies();
    for (int copy = first; copy <= last; ++copy) {
        gc.PushState();
        gc.Translate(copy * m_view.board_width() - m_view.left(), -m_view.top());
        for (const auto space : m_lit) {
            gc.FillPath(m_painter.area(space), wxODDEVEN_RULE);
            if (const auto& callout = m_map.spaces[space].callout) {
                const double scale = m_view.scale();
                gc.DrawRectangle(callout->box.x * scale, callout->box.y * scale, callout->box.width * scale, callout->box.height * scale);
            }
        }
        gc.PopState();
    }
    gc.SetCompositionMode(wxCOMPOSITION_OVER);
    gc.EndLayer();
}

void Canvas::draw_areas_over(wxGraphicsContext& gc) {
    const auto& colours = theme::board();
    const auto clear = [](const wxColour& colour, unsigned char share) {
        return wxColour(colour.Red(), colour.Green(), colour.Blue(), share);
    };
    if (!m_lit.empty()) {
        dim(gc);
    }
    // Many hexes beside each other would be a honeycomb: these are tinted.
    constexpr std::size_t many = 24;
    const auto point_out = [&](const std::set<std::size_t>& spaces, double width, bool dimmed) {
        for (const auto space : spaces) {
            if (!m_map.hexes || spaces.size() <= many) {
                outline(gc, space, colours.accent, width, {});
            } else if (!dimmed) {
                outline(gc, space, {}, 0, clear(colours.accent, 46));
            }
        }
    };
    point_out(m_lit, 2, true);
    point_out(m_reach, 1.5, false);
    for (const auto space : m_glowing) {
        outline(gc, space, colours.glow, 2.5, {});
    }
    if (m_hovered && m_hovered != m_selected) {
        outline(gc, *m_hovered, {}, 0, clear(*wxWHITE, 50));
    }
    if (m_selected) {
        outline(gc, *m_selected, colours.accent, 2.5, {});
    }
    if (m_way.size() > 1) {
        outline(gc, m_way.back(), colours.accent, 3.5, {});
    }
}

void Canvas::draw_shade(wxGraphicsContext& gc, const Overlay::Shade& shade) {
    constexpr unsigned char share = 62;
    outline(gc, shade.space, {}, 0, wxColour(shade.colour.Red(), shade.colour.Green(), shade.colour.Blue(), share));
    if (shade.hatch != Overlay::Hatch::None) {
        const auto at = m_view.to_window({0, 0}, m_view.nearest_copy(m_map.spaces[shade.space].anchor));
        gc.PushState();
        gc.Translate(at.x, at.y);
        gc.SetBrush(
            gc.CreateBrush(wxBrush(layout::mix(shade.colour, theme::board().paper, 0.35),
                                   shade.hatch == Overlay::Hatch::Left ? wxBRUSHSTYLE_FDIAGONAL_HATCH : wxBRUSHSTYLE_BDIAGONAL_HATCH)));
        gc.FillPath(m_painter.area(shade.space), wxODDEVEN_RULE);
        gc.PopState();
    }
}

void Canvas::draw_line(wxGraphicsContext& gc, const Overlay::Line& line) {
    auto path = gc.CreatePath();
    for (std::size_t i = 0; i < line.spaces.size(); ++i) {
        const auto& anchor = m_map.spaces[line.spaces[i]].anchor;
        const auto at = m_view.to_window(anchor, m_view.nearest_copy(anchor));
        i == 0 ? path.MoveToPoint(at.x, at.y) : path.AddLineToPoint(at.x, at.y);
    }
    for (const bool under : {true, false}) {
        auto pen = wxGraphicsPenInfo(under ? theme::board().accent_line : line.colour, under ? 7 : 4).Join(wxJOIN_ROUND).Cap(wxCAP_ROUND);
        gc.SetPen(gc.CreatePen(line.broken && !under ? pen.Style(wxPENSTYLE_SHORT_DASH) : pen));
        gc.StrokePath(path);
    }
}

void Canvas::spare_counters(wxGraphicsContext& gc, const std::set<std::size_t>& spaces) {
    gc.SetCompositionMode(wxCOMPOSITION_CLEAR);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(*wxBLACK_BRUSH);
    for (const auto space : spaces) {
        const auto copy = m_view.nearest_copy(m_map.spaces[space].stacks.centre());
        for (const auto& place : m_painter.stacks(space).places) {
            const auto box = window_rect(place, copy).Inflate(1);
            gc.DrawRoundedRectangle(box.x, box.y, box.width, box.height, box.height * 0.1);
        }
    }
    gc.SetCompositionMode(wxCOMPOSITION_OVER);
}

/// In the lower part of the space, and below what stands there.
wxRect Canvas::place_of(const Overlay::Mark& mark) const {
    const auto& space = m_map.spaces[mark.space];
    const auto copy = m_view.nearest_copy(space.anchor);
    const auto at = m_view.to_window(space.anchor, copy);
    const auto bold = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).Bold();
    wxCoord width = 0;
    wxCoord height = 0;
    GetTextExtent(mark.text, &width, &height, nullptr, nullptr, &bold);
    const int half = std::max(width / 2 + 5, height / 2 + 1);
    const double below = std::min<double>(space.bounds.height * m_view.scale() * 0.36, FromDIP(40)); // not in another area
    int top = static_cast<int>(at.y + below) - height / 2 - 1;
    for (const auto& place : m_painter.stacks(mark.space).places) {
        top = std::max(top, window_rect(place, copy).GetBottom() + 2);
    }
    return {static_cast<int>(at.x) - half, top, 2 * half, height + 2};
}

void Canvas::draw_mark(wxGraphicsContext& gc, const Overlay::Mark& mark) {
    const auto box = place_of(mark);
    gc.SetFont(wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).Bold(), theme::ink_on(mark.colour));
    double width = 0;
    double height = 0;
    gc.GetTextExtent(mark.text, &width, &height);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(theme::board().accent_line, 1.5)));
    gc.SetBrush(wxBrush(mark.colour));
    gc.DrawRoundedRectangle(box.x, box.y, box.width, box.height, box.height / 2.0);
    gc.DrawText(mark.text, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2);
}

/// Shades and lines lie between the map and its pieces.
void Canvas::draw_overlay(wxGraphicsContext& gc) {
    std::set<std::size_t> spaces;
    for (const auto& shade : m_overlay.shades) {
        spaces.insert(shade.space);
    }
    for (const auto& line : m_overlay.lines) {
        spaces.insert(line.spaces.begin(), line.spaces.end());
    }
    if (!spaces.empty()) {
        gc.BeginLayer(1);
        for (const auto& shade : m_overlay.shades) {
            draw_shade(gc, shade);
        }
        for (const auto& line : m_overlay.lines) {
            draw_line(gc, line);
        }
        spare_counters(gc, spaces);
        gc.EndLayer();
    }
    for (const auto& mark : m_overlay.marks) {
        draw_mark(gc, mark);
    }
}

void Canvas::draw_over(wxGraphicsContext& gc) {
    draw_overlay(gc);
    draw_areas_over(gc);
    draw_way(gc);
    draw_tray(gc);
    draw_offer(gc);
    if (m_held && m_drag == Drag::Stack) {
        const int size = m_painter.comfortable_stack();
        const double wide = std::floor(size * Tokens::width_of(*m_held));
        gc.DrawBitmap(m_painter.tokens().token(*m_held, size, m_density), m_mouse.x - wide / 2, m_mouse.y - size / 2.0, wide, size);
    }
    if (HasFocus()) {
        gc.SetBrush(*wxTRANSPARENT_BRUSH);
        gc.SetPen(wxPen(theme::board().accent, 2));
        gc.DrawRectangle(1, 1, m_view.width() - 2, m_view.height() - 2);
    }
}

void Canvas::draw_way(wxGraphicsContext& gc) {
    if (m_way.size() < 2) {
        return;
    }
    std::vector<wxPoint2DDouble> points;
    const auto& first = m_map.spaces[m_way.front()].anchor;
    const auto start = m_view.to_window(first, m_view.nearest_copy(first));
    points.emplace_back(start.x, start.y);
    for (std::size_t i = 1; i < m_way.size(); ++i) {
        const auto way = offset(m_map, m_map.spaces[m_way[i - 1]].anchor, m_map.spaces[m_way[i]].anchor);
        points.emplace_back(points.back().m_x + way.x * m_view.scale(), points.back().m_y + way.y * m_view.scale());
    }
    auto path = gc.CreatePath();
    path.MoveToPoint(points.front());
    if (points.size() == 2) {
        const auto along = points.back() - points.front();
        constexpr double bow = 0.08;
        path.AddQuadCurveToPoint(points.front().m_x + along.m_x / 2 + along.m_y * bow, points.front().m_y + along.m_y / 2 - along.m_x * bow,
                                 points.back().m_x, points.back().m_y);
    }
    // Through every space of the way, without a corner.
    for (std::size_t i = 0; points.size() > 2 && i + 1 < points.size(); ++i) {
        constexpr double tension = 1.0 / 6;
        const auto& before = points[i == 0 ? 0 : i - 1];
        const auto& after = points[std::min(i + 2, points.size() - 1)];
        path.AddCurveToPoint(points[i] + (points[i + 1] - before) * tension, points[i + 1] - (after - points[i]) * tension, points[i + 1]);
    }
    const auto& colours = theme::board();
    for (const bool under : {true, false}) {
        const auto colour = under ? colours.accent_line : colours.accent;
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour, under ? 8 : 5).Join(wxJOIN_ROUND).Cap(wxCAP_ROUND)));
        gc.StrokePath(path);
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(colour));
        const double radius = under ? 9 : 7.5;
        gc.DrawEllipse(points.back().m_x - radius, points.back().m_y - radius, 2 * radius, 2 * radius);
    }
}

void Canvas::draw_tray(wxGraphicsContext& gc) {
    const auto space = fanned();
    if (!space) {
        return;
    }
    const auto box = tray_box(*space);
    gc.SetPen(wxPen(theme::board().accent_line, 1));
    gc.SetBrush(wxBrush(layout::mix(theme::board().paper, theme::board().ink, 0.12)));
    gc.DrawRoundedRectangle(box.x - 5, box.y - 5, box.width + 10, box.height + 10, 5);
    const auto places = tray(*space);
    const auto& stacks = m_painter.looks()[*space].stacks;
    for (std::size_t i = 0; i < places.places.size(); ++i) {
        const auto& place = places.places[i];
        gc.DrawBitmap(m_painter.tokens().token(stacks[i], places.size, m_density), place.x, place.y, place.width, place.height);
    }
}

void Canvas::draw_offer(wxGraphicsContext& gc) {
    for (const auto& space : {m_selected, m_hovered == m_selected ? std::nullopt : m_hovered}) {
        if (!space || !m_offered.contains(*space) || m_drag == Drag::Pan) {
            continue;
        }
        const auto box = place_of_offer(*space);
        gc.SetPen(wxPen(theme::board().accent_line, 1));
        gc.SetBrush(wxBrush(theme::board().accent));
        gc.DrawRoundedRectangle(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, box.height / 3.0);
        gc.SetFont(GetFont(), theme::board().accent_line);
        double width = 0;
        double height = 0;
        gc.GetTextExtent(m_offer_text, &width, &height);
        const int side = box.height - FromDIP(8);
        gc.DrawBitmap(m_painter.tokens().token({{}, m_offer_picture, {}, false}, side, m_density), box.x + FromDIP(5), box.y + FromDIP(4),
                      side, side);
        gc.DrawText(m_offer_text, box.x + side + FromDIP(10), box.y + (box.height - height) / 2);
    }
}

} // namespace intendant::app::board

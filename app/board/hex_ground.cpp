#include "app/board/hex_ground.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/base/theme_hexes.hpp"
#include "app/board/geometry.hpp"
#include "app/widgets/icons.hpp"

#include <wx/brush.h>
#include <wx/settings.h>

#include <cairo.h>

#include <algorithm>
#include <cmath>

namespace intendant::app::board {

namespace {

/// Below these sizes of a hex, from side to side, what would only be dirt is left out. Units: pixels.
constexpr double lines_from = 24;
constexpr double textures_from = 16;
constexpr double ids_from = 42;

double width_of(double side) { return side * std::sqrt(3.0); }

const wxColour& fill_of(Ground ground) {
    const auto& colours = theme::hexes();
    switch (ground) {
    case Ground::Open:
        return colours.open;
    case Ground::Rough:
        return colours.rough;
    case Ground::HalfSunken:
        return colours.half_sunken;
    case Ground::Sunken:
        return colours.sunken;
    case Ground::Plain:
        return colours.plain;
    case Ground::Mixed:
        return colours.mixed;
    case Ground::Jungle:
        return colours.jungle;
    case Ground::Mountain:
        return colours.mountain;
    case Ground::Atoll:
        return colours.atoll;
    case Ground::Beyond:
        return colours.beyond;
    case Ground::Sea:
        break;
    }
    return theme::board().sea;
}

void set_colour(cairo_t* cairo, const wxColour& colour) {
    constexpr double full = 255;
    cairo_set_source_rgb(cairo, colour.Red() / full, colour.Green() / full, colour.Blue() / full);
}

/// Two shares between 0 and 1 that belong to a space, always the same.
Point share_at(std::size_t space, std::size_t which) {
    const auto seed = static_cast<std::uint32_t>(space * 2'654'435'761U + which * 40'503U);
    constexpr double parts = 1024;
    return {static_cast<double>((seed >> 7U) % 1024U) / parts, static_cast<double>((seed >> 18U) % 1024U) / parts};
}

} // namespace

void HexGround::prepare(double scale, double density, int type) {
    m_type = type;
    m_density = density;
    if (scale != m_scale) {
        m_scale = scale;
        m_paths.assign(m_map.hexes->patches.size(), {});
    }
}

Box HexGround::scaled(const Box& box) const { return {box.x * m_scale, box.y * m_scale, box.width * m_scale, box.height * m_scale}; }

bool HexGround::seen(std::size_t space, const Box& part) const { return scaled(m_map.spaces[space].bounds).meets(part); }

const wxGraphicsPath& HexGround::path(std::size_t patch) {
    auto& kept = m_paths[patch];
    if (kept.IsNull()) {
        kept = wxGraphicsRenderer::GetDefaultRenderer()->CreatePath();
        for (const auto& ring : m_map.hexes->patches[patch].rings) {
            kept.MoveToPoint(ring.front().x * m_scale, ring.front().y * m_scale);
            for (std::size_t i = 1; i < ring.size(); ++i) {
                kept.AddLineToPoint(ring[i].x * m_scale, ring[i].y * m_scale);
            }
            kept.CloseSubpath();
        }
    }
    return kept;
}

void HexGround::paint(wxGraphicsContext& gc, const Box& part) {
    paint_patches(gc, part);
    paint_textures(gc, part);
    paint_lines(gc, part);
    paint_straits(gc);
    paint_roads(gc, part);
    paint_sites(gc, part);
    paint_signs(gc, part);
    paint_ids(gc, part);
    paint_boxes(gc, part);
}

void HexGround::paint_patches(wxGraphicsContext& gc, const Box& part) {
    const auto& colours = theme::hexes();
    const auto& patches = m_map.hexes->patches;
    const auto shore = [&](std::size_t patch) { return patches[patch].ground == m_map.hexes->land; };
    for (std::size_t i = 0; i < patches.size(); ++i) {
        if (shore(i) && scaled(patches[i].bounds).meets(part)) { // the sea is shallow along the shore
            const double hex = width_of(m_map.hexes->side) * m_scale;
            gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colours.shallow, std::max(3.0, hex * 0.28)).Join(wxJOIN_ROUND)));
            gc.StrokePath(path(i));
        }
    }
    for (std::size_t i = 0; i < patches.size(); ++i) {
        const auto ground = patches[i].ground;
        if (!scaled(patches[i].bounds).meets(part)) {
            continue;
        }
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(fill_of(ground)));
        gc.FillPath(path(i), wxODDEVEN_RULE);
        const auto& line = shore(i)                            ? colours.shore
                           : ground == Ground::Rough           ? colours.rough_line
                           : ground == Ground::Beyond          ? colours.beyond_line
                           : m_map.hexes->land == Ground::Open ? colours.sunken_line
                                                               : fill_of(ground);
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(line, shore(i) ? 1.6 : 0.8).Join(wxJOIN_ROUND)));
        gc.StrokePath(path(i));
    }
    if (m_map.hexes->land != Ground::Open) { // what lies on it reaches to the shore, whose line goes over it
        for (std::size_t i = 0; i < patches.size(); ++i) {
            if (shore(i) && scaled(patches[i].bounds).meets(part)) {
                gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colours.shore, 1.2).Join(wxJOIN_ROUND)));
                gc.StrokePath(path(i));
            }
        }
    }
}

/// Water between land and land: narrow where one comes over by land too.
void HexGround::paint_straits(wxGraphicsContext& gc) const {
    const auto& colours = theme::hexes();
    auto* const cairo = static_cast<cairo_t*>(gc.GetNativeContext());
    const double hex = width_of(m_map.hexes->side) * m_scale;
    cairo_save(cairo);
    const auto stroke = [&](const std::vector<Wall>& sides, const wxColour& colour, double width, cairo_line_cap_t cap) {
        set_colour(cairo, colour);
        cairo_set_line_width(cairo, width);
        cairo_set_line_cap(cairo, cap);
        for (const auto& side : sides) {
            cairo_move_to(cairo, side.a.x * m_scale, side.a.y * m_scale);
            cairo_line_to(cairo, side.b.x * m_scale, side.b.y * m_scale);
        }
        cairo_stroke(cairo);
    };
    const double strait = std::max(2.0, hex * 0.15);
    const double channel = std::max(1.0, hex * 0.045);
    stroke(m_map.hexes->straits, colours.shore, strait + 2, CAIRO_LINE_CAP_BUTT);
    stroke(m_map.hexes->straits, colours.shallow, strait, CAIRO_LINE_CAP_ROUND);
    stroke(m_map.hexes->channels, colours.shallow, channel, CAIRO_LINE_CAP_ROUND);
    cairo_restore(cairo);
}

/// Peaks on rough ground, hollows on sunken, a few grains on sand.
void HexGround::paint_textures(wxGraphicsContext& gc, const Box& part) const {
    const double hex = width_of(m_map.hexes->side) * m_scale;
    if (hex < textures_from) {
        return;
    }
    const auto& colours = theme::hexes();
    auto* const cairo = static_cast<cairo_t*>(gc.GetNativeContext());
    cairo_save(cairo);
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_FAST);
    cairo_set_line_width(cairo, std::clamp(hex / 40, 0.7, 1.4));
    const auto peaks_on = [](Ground ground) { return ground == Ground::Rough || ground == Ground::Mountain; };
    const auto each = [&](auto wanted, const wxColour& colour, auto draw) {
        set_colour(cairo, colour);
        for (std::size_t i = 0; i < m_map.spaces.size(); ++i) {
            if (wanted(m_map.hexes->grounds[i]) && seen(i, part)) {
                const auto& middle = m_map.spaces[i].anchor;
                draw(i, middle.x * m_scale, middle.y * m_scale);
            }
        }
        cairo_stroke(cairo);
    };
    each([](Ground ground) { return ground == Ground::Open || ground == Ground::HalfSunken; }, colours.open_grain,
         [&](std::size_t space, double x, double y) {
             constexpr std::size_t grains = 4;
             for (std::size_t which = 0; which < grains; ++which) {
                 const auto at = share_at(space, which);
                 const double left = x + (at.x - 0.5) * hex * 0.85;
                 const double top = y + (at.y - 0.5) * hex * 0.85;
                 cairo_move_to(cairo, left, top);
                 cairo_line_to(cairo, left + hex * 0.05, top);
             }
         });
    each(peaks_on, m_map.hexes->land == Ground::Open ? colours.rough_line : colours.mountain_line,
         [&](std::size_t space, double x, double y) {
             constexpr std::size_t peaks = 5;
             for (std::size_t which = 0; which < peaks; ++which) {
                 const auto waver = share_at(space, which);
                 const double row = which < 3 ? -0.16 : 0.2;
                 const double column = which < 3 ? (static_cast<double>(which) - 1) * 0.3 : (static_cast<double>(which) - 3.5) * 0.34;
                 const double left = x + hex * (column + (waver.x - 0.5) * 0.12);
                 const double top = y + hex * (row + (waver.y - 0.5) * 0.12);
                 const double high = hex * 0.11;
                 cairo_move_to(cairo, left - high, top + high);
                 cairo_line_to(cairo, left, top - high * 0.6);
                 cairo_line_to(cairo, left + high, top + high);
             }
         });
    each([](Ground ground) { return ground == Ground::Sunken; }, colours.sunken_line,
         [&](std::size_t space, double x, double y) {
             constexpr std::size_t hollows = 4;
             for (std::size_t which = 0; which < hollows; ++which) {
                 const auto at = share_at(space, which);
                 const double left = x + (at.x - 0.5) * hex * 0.8;
                 const double top = y + (at.y - 0.5) * hex * 0.8;
                 cairo_move_to(cairo, left - hex * 0.08, top);
                 cairo_curve_to(cairo, left - hex * 0.04, top + hex * 0.06, left + hex * 0.04, top + hex * 0.06, left + hex * 0.08, top);
             }
         });
    cairo_restore(cairo);
}

/// All that are seen in one stroke; those of a crowded map over the sea too.
void HexGround::paint_lines(wxGraphicsContext& gc, const Box& part) const {
    if (width_of(m_map.hexes->side) * m_scale < lines_from) {
        return;
    }
    const auto& colours = theme::hexes();
    auto* const cairo = static_cast<cairo_t*>(gc.GetNativeContext());
    cairo_save(cairo);
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_FAST);
    cairo_set_line_width(cairo, 0.7);
    const auto stroke = [&](bool sea, const wxColour& colour) {
        set_colour(cairo, colour);
        for (std::size_t i = 0; i < m_map.hexes->hexes; ++i) {
            if (m_map.spaces[i].sea != sea || m_map.hexes->grounds[i] == Ground::Beyond || !seen(i, part)) {
                continue;
            }
            // Three sides of each hex, and all of them where the neighbour is no land, make every line once or twice.
            const auto& ring = m_map.spaces[i].rings.front();
            cairo_move_to(cairo, ring.front().x * m_scale, ring.front().y * m_scale);
            for (std::size_t corner = 1; corner < ring.size(); ++corner) {
                cairo_line_to(cairo, ring[corner].x * m_scale, ring[corner].y * m_scale);
            }
            cairo_close_path(cairo);
        }
        cairo_stroke(cairo);
    };
    if (m_map.hexes->crowded) {
        stroke(true, colours.sea_grid);
    }
    stroke(false, m_map.hexes->land == Ground::Open ? colours.grid : colours.green_grid);
    cairo_restore(cairo);
}

void HexGround::paint_roads(wxGraphicsContext& gc, const Box& part) const {
    const auto& colours = theme::hexes();
    auto* const cairo = static_cast<cairo_t*>(gc.GetNativeContext());
    const double hex = width_of(m_map.hexes->side) * m_scale;
    const double wide = std::clamp(hex / 18, 1.2, 4.0);
    cairo_save(cairo);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    for (const bool under : {true, false}) {
        set_colour(cairo, under ? colours.road_edge : colours.road);
        cairo_set_line_width(cairo, under ? wide + 2 : wide);
        for (const auto& road : m_map.hexes->roads) {
            auto bounds = scaled(road.bounds);
            bounds = {bounds.x - wide, bounds.y - wide, bounds.width + 2 * wide, bounds.height + 2 * wide};
            if (!bounds.meets(part)) {
                continue;
            }
            for (const auto& point : road.points) {
                cairo_line_to(cairo, point.x * m_scale, point.y * m_scale);
            }
            cairo_stroke(cairo);
        }
    }
    set_colour(cairo, colours.wall);
    cairo_set_line_width(cairo, std::clamp(hex / (m_map.hexes->crowded ? 20 : 14), 1.5, 4.5));
    for (const auto& wall : m_map.hexes->walls) {
        cairo_move_to(cairo, wall.a.x * m_scale, wall.a.y * m_scale);
        cairo_line_to(cairo, wall.b.x * m_scale, wall.b.y * m_scale);
    }
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

/// A fortress is a star-shaped work, a base a square, a village a dot; each is seen where no counter stands.
void HexGround::paint_sites(wxGraphicsContext& gc, const Box& part) const {
    const auto& colours = theme::hexes();
    const double hex = width_of(m_map.hexes->side) * m_scale;
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colours.road_edge, 1)));
    gc.SetBrush(wxBrush(colours.site));
    for (std::size_t i = 0; i < m_map.spaces.size(); ++i) {
        const auto site = m_map.hexes->sites[i];
        if (site == Site::None || !seen(i, part)) {
            continue;
        }
        const double x = m_map.spaces[i].anchor.x * m_scale;
        const double y = m_map.spaces[i].anchor.y * m_scale;
        if (site == Site::Village) {
            const double radius = std::clamp(hex * 0.09, 2.0, 5.0);
            gc.DrawEllipse(x - radius, y - radius, 2 * radius, 2 * radius);
        } else if (site == Site::Base) {
            const double half = std::clamp(hex * 0.22, 3.0, 14.0);
            gc.DrawRectangle(x - half, y - half, 2 * half, 2 * half);
            gc.SetBrush(wxBrush(colours.road_edge));
            gc.DrawRectangle(x - half * 0.45, y - half * 0.45, half * 0.9, half * 0.9);
            gc.SetBrush(wxBrush(colours.site));
        } else {
            auto star = gc.CreatePath();
            constexpr int points = 12;
            const double radius = std::clamp(hex * 0.34, 4.0, 20.0);
            for (int point = 0; point < points; ++point) {
                const double angle = 2 * 3.14159265358979 * point / points;
                const double here = radius * (point % 2 == 0 ? 1 : 0.66);
                const double left = x + here * std::sin(angle);
                const double top = y - here * std::cos(angle);
                point == 0 ? star.MoveToPoint(left, top) : star.AddLineToPoint(left, top);
            }
            star.CloseSubpath();
            gc.DrawPath(star);
        }
    }
}

/// Each drawn once for its size.
const wxGraphicsBitmap& HexGround::sign(const std::string& drawing, int size) {
    auto& drawn = m_signs[{drawing, size}];
    if (drawn.IsNull()) {
        const int side = static_cast<int>(std::lround(size * m_density));
        drawn =
            wxGraphicsRenderer::GetDefaultRenderer()->CreateBitmap(icon(drawing, theme::hexes().sign, size).GetBitmap(wxSize(side, side)));
    }
    return drawn;
}

/// In a row under the upper side, above the counter.
void HexGround::paint_signs(wxGraphicsContext& gc, const Box& part) {
    constexpr double share = 0.15; // of a hex
    constexpr int smallest = 5;    // pixels
    const int size = std::min(24, static_cast<int>(std::lround(width_of(m_map.hexes->side) * m_scale * share)));
    if (size < smallest) {
        return;
    }
    for (std::size_t i = 0; i < m_map.hexes->hexes; ++i) {
        const auto& signs = m_map.hexes->signs[i];
        if (signs.empty() || !seen(i, part)) {
            continue;
        }
        const double step = size + 1.0;
        const auto& middle = m_map.spaces[i].anchor;
        double left = std::round(middle.x * m_scale - step * static_cast<double>(signs.size()) / 2);
        const double top = std::round((middle.y - m_map.hexes->side * 0.7) * m_scale - size / 2.0);
        for (const auto& each : signs) {
            gc.DrawBitmap(sign(each, size), left, top, size, size);
            left += step;
        }
    }
}

/// Under the upper corner or side, above the counter; where signs stand there, it has no room.
void HexGround::paint_ids(wxGraphicsContext& gc, const Box& part) const {
    const double hex = width_of(m_map.hexes->side) * m_scale;
    if (hex < ids_from * m_type / 15) {
        return;
    }
    const bool crowded = m_map.hexes->crowded;
    const auto& colours = theme::hexes();
    auto font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    const int high = std::clamp(static_cast<int>(std::lround(hex * 0.17)), m_type * 8 / 15, m_type * 13 / 15);
    font.SetPixelSize(wxSize(0, high));
    const auto on_land = gc.CreateFont(font, crowded ? colours.green_id : colours.id);
    const auto on_sea = gc.CreateFont(font, colours.sea_id);
    for (std::size_t i = 0; i < m_map.hexes->hexes; ++i) {
        const auto& space = m_map.spaces[i];
        const bool without = crowded ? !m_map.hexes->signs[i].empty() || m_map.hexes->grounds[i] == Ground::Beyond : space.sea;
        if (without || !seen(i, part)) {
            continue;
        }
        const auto text = to_wx(space.id);
        double width = 0;
        double height = 0;
        gc.SetFont(space.sea ? on_sea : on_land);
        gc.GetTextExtent(text, &width, &height);
        const double top = (space.anchor.y - m_map.hexes->side * (crowded ? 0.84 : 0.93)) * m_scale;
        gc.DrawText(text, space.anchor.x * m_scale - width / 2, top);
    }
}

void HexGround::paint_boxes(wxGraphicsContext& gc, const Box& part) const {
    for (std::size_t i = m_map.hexes->hexes; i < m_map.spaces.size(); ++i) {
        if (seen(i, part)) {
            const auto box = scaled(m_map.spaces[i].bounds);
            gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(theme::hexes().beyond_line, 1.2)));
            gc.SetBrush(wxBrush(theme::board().paper));
            gc.DrawRoundedRectangle(box.x, box.y, box.width, box.height, 5);
        }
    }
}

} // namespace intendant::app::board

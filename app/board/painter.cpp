#include "app/board/painter.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/base/theme_hexes.hpp"
#include "app/board/geometry.hpp"
#include "app/widgets/icons.hpp"

#include <wx/dcmemory.h>
#include <wx/settings.h>

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace intendant::app::board {

namespace {

/// How far a line may lie from the true one. Units: pixels of the screen.
constexpr double tolerance = 0.8;

/// Sides of a stack's square: at least so many pixels, and larger in proportion where text is large.
int side(int pixels, int type) { return std::max(pixels, pixels * type / Painter::ordinary_type); }
constexpr int smallest_stack = 17;
constexpr int comfortable_stack_side = 30;
constexpr int largest_stack = 44;
/// Of counters: as small as a map seen from far away has room for.
constexpr int smallest_counter = 9;
constexpr int seen_counter = 20;
constexpr int largest_counter = 72;
constexpr int comfortable_counter_side = 46;

/// Names are written no smaller and no larger than these shares of ordinary text, and left out when the board is so
/// small that they would have to be made much larger than drawn.
constexpr double smallest_name = 0.72;
constexpr double largest_name = 1.6;
constexpr double left_out_below = 0.5;

/// The side of a pattern's drawing, and how often it is repeated in its tile: Cairo fills with large tiles twice as fast.
constexpr int pattern = 16;
constexpr int repeated = 8;

} // namespace

Painter::Painter(const BoardMap& map) : m_map(map), m_borders(borders_of(map)), m_looks(map.spaces.size()) {
    if (map.hexes) {
        m_ground.emplace(map);
    }
}

void Painter::show(std::vector<SpaceLook> looks) {
    m_looks = std::move(looks);
    m_looks.resize(m_map.spaces.size());
    m_labels.clear();
    m_stacks.clear();
}

void Painter::show(std::size_t space, SpaceLook look) {
    const bool renamed =
        m_looks[space].label != look.label || m_looks[space].value != look.value || m_looks[space].stacks.empty() != look.stacks.empty();
    m_looks[space] = std::move(look);
    if (renamed && space < m_labels.size()) {
        m_labels[space] = label_of(space);
    }
    if (space < m_stacks.size()) {
        m_stacks[space] = stacks_of(space);
    }
    m_renamed = m_renamed || renamed;
}

void Painter::prepare(double scale, double density, int type) {
    if (const bool patterns = theme::for_every_eye(); patterns != m_patterns) {
        m_patterns = patterns;
        m_brushes.clear();
    }
    const bool dark = layout::dark();
    if (dark != m_dark || density != m_density) {
        m_dark = dark;
        m_brushes.clear();
        m_fonts.clear();
        m_tokens.forget();
        if (m_ground) {
            m_ground->forget_signs();
        }
    }
    if (scale != m_scale || density != m_density) {
        m_scale = scale;
        m_density = density;
        m_points.assign(m_borders.borders.size(), {});
        m_areas.assign(m_borders.spaces.size(), {});
        m_decor.assign(m_borders.decor.size(), {});
        m_labels.clear();
        m_stacks.clear();
    }
    if (type != m_type) {
        m_type = type;
        m_labels.clear();
        m_stacks.clear();
    }
    if (m_ground) {
        m_ground->prepare(scale, density, type);
    }
    const bool anew = m_labels.empty() || m_stacks.empty();
    for (std::size_t i = m_labels.size(); i < m_map.spaces.size(); ++i) {
        m_labels.push_back(label_of(i));
    }
    for (std::size_t i = m_stacks.size(); i < m_map.spaces.size(); ++i) {
        m_stacks.push_back(stacks_of(i));
    }
    if (anew || m_renamed) {
        m_renamed = false;
        write_what_fits();
    }
}

const std::vector<Point>& Painter::points(std::size_t border) {
    auto& kept = m_points[border];
    if (kept.empty()) {
        kept = simplified(m_borders.borders[border], tolerance / (m_scale * m_density));
        for (auto& point : kept) {
            point = {point.x * m_scale, point.y * m_scale};
        }
    }
    return kept;
}

const wxGraphicsPath& Painter::area(std::size_t space) { return area_of(m_areas[space], m_borders.spaces[space]); }

const wxGraphicsPath& Painter::area_of(wxGraphicsPath& kept, const std::vector<RingParts>& rings) {
    if (!kept.IsNull()) {
        return kept;
    }
    kept = wxGraphicsRenderer::GetDefaultRenderer()->CreatePath();
    for (const auto& parts : rings) {
        bool begun = false;
        for (const auto& part : parts) {
            const auto& along = points(part.border);
            // The last point of each part is the first of the next.
            for (std::size_t i = 0; i + 1 < along.size(); ++i) {
                const auto& point = part.backward ? along[along.size() - 1 - i] : along[i];
                if (begun) {
                    kept.AddLineToPoint(point.x, point.y);
                } else {
                    kept.MoveToPoint(point.x, point.y);
                    begun = true;
                }
            }
        }
        kept.CloseSubpath();
    }
    return kept;
}

Box Painter::scaled(const Box& box) const { return {box.x * m_scale, box.y * m_scale, box.width * m_scale, box.height * m_scale}; }

/// Where the drawing is too small for names they stand only in spaces that have the room, and clear of what stands there.
bool Painter::fits(std::size_t space, const Label& label, std::size_t longest) const {
    const auto& drawn = m_map.spaces[space];
    constexpr double letter = 0.55; // of the height, about
    const double width = static_cast<double>(longest) * label.size * letter;
    const double height = static_cast<double>(label.lines.size()) * label.size;
    const auto around = scaled(drawn.bounds);
    const auto stacks = scaled(drawn.stacks);
    const double between = std::abs(drawn.label.y * m_scale - (stacks.y + stacks.height / 2));
    return width < around.width * 0.8 && height < around.height * 0.4 &&
           (m_looks[space].stacks.empty() || between > height / 2 + side(smallest_stack, m_type) / 2.0);
}

Painter::Label Painter::label_of(std::size_t space) const {
    const auto& drawn = m_map.spaces[space];
    if (m_looks[space].label.empty()) {
        return {};
    }
    // Few hexes have names, and these are always to be read.
    const bool small = !m_map.hexes && drawn.label_size * m_scale < left_out_below * m_type;
    Label label;
    label.size = static_cast<int>(std::lround(std::clamp(drawn.label_size * m_scale, smallest_name * m_type, largest_name * m_type)));
    // As many letters a line as the drawing proposes, and no word cut.
    std::size_t widest = 0;
    for (const auto& line : drawn.label_lines) {
        widest = std::max(widest, to_wx(line).length());
    }
    wxString line;
    for (const auto& word : wxSplit(m_looks[space].label, ' ', '\0')) {
        if (!m_map.hexes && !line.empty() && line.length() + 1 + word.length() > widest) {
            label.lines.push_back(line);
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    label.lines.push_back(line);
    std::size_t longest = 0;
    for (const auto& each : label.lines) {
        longest = std::max(longest, each.length());
    }
    if (m_map.hexes && m_map.hexes->crowded) { // a long name is written smaller, as far as it can still be read
        constexpr double letter = 0.6;
        const double room = drawn.bounds.width * m_scale / (static_cast<double>(std::max<std::size_t>(1, longest)) * letter);
        label.size = static_cast<int>(std::lround(std::clamp(room, smallest_name * m_type, static_cast<double>(label.size))));
    }
    longest += 2 * (m_looks[space].value.length() + 1); // beside the last line, and the name stays in the middle
    // A generous guess is enough: it only tells which names a part of the picture touches.
    const double width = static_cast<double>(longest) * label.size;
    const double height = static_cast<double>(label.lines.size()) * label.size * 1.4;
    label.box = {drawn.label.x * m_scale - width / 2, drawn.label.y * m_scale - height / 2, width, height};
    return small && !fits(space, label, longest) ? Label{} : label;
}

Box Painter::extent(std::size_t space) const {
    const auto& drawn = m_map.spaces[space];
    Box box = scaled(drawn.bounds);
    const auto join = [&box](const Box& other) {
        const double right = std::max(box.x + box.width, other.x + other.width);
        const double bottom = std::max(box.y + box.height, other.y + other.height);
        box.x = std::min(box.x, other.x);
        box.y = std::min(box.y, other.y);
        box.width = right - box.x;
        box.height = bottom - box.y;
    };
    join(scaled(drawn.stacks));
    if (drawn.callout) {
        join(scaled(drawn.callout->box));
    }
    if (space < m_labels.size() && m_labels[space].size > 0) {
        join(m_labels[space].box);
    }
    static const StackLayout not_yet_laid_out; // before the first drawing
    const auto& places = space < m_stacks.size() ? stacks(space) : not_yet_laid_out;
    for (const auto& place : places.places) {
        join(place);
    }
    const double line = m_looks[space].badge && !m_map.hexes ? m_type + 3 : 3; // a badge stands before the rest
    return {box.x - line, box.y - line, box.width + 2 * line, box.height + 2 * line};
}

std::vector<double> Painter::widths_of(const std::vector<StackLook>& stacks) {
    std::vector<double> widths;
    std::ranges::transform(stacks, std::back_inserter(widths), &Tokens::width_of);
    return widths;
}

int Painter::comfortable_stack() const { return side(m_map.hexes ? comfortable_counter_side : comfortable_stack_side, m_type); }

double Painter::largest_scale(std::size_t space) const { return side(largest_counter, m_type) / m_map.spaces[space].stacks.height; }

/// Seen from far away a counter fills its hex.
StackLayout Painter::pile_of(std::size_t space) const {
    const auto box = scaled(m_map.spaces[space].stacks);
    const auto around = scaled(m_map.spaces[space].bounds);
    const int room = static_cast<int>(std::min(around.width, around.height) * 0.96);
    const int smallest = std::max(smallest_counter, std::min(room, side(seen_counter, m_type)));
    const int size = std::clamp(static_cast<int>(box.height), smallest, side(largest_counter, m_type));
    return {.size = size,
            .places = {{std::floor(box.x + (box.width - size) / 2), std::floor(box.y + (box.height - size) / 2), static_cast<double>(size),
                        static_cast<double>(size)}},
            .first = 0,
            .spilled = m_looks[space].stacks.size() > 1};
}

namespace {

/// The chip that stands for the rest bears a number, and is wider than a piece alone: as many stacks stand beside it as have room.
StackLayout with_room_for_rest(const StackLayout& places, const std::vector<double>& widths, const Box& box, int smallest, int largest) {
    for (auto count = places.places.size(); count > 0; --count) {
        std::vector<double> standing(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(count) - 1);
        standing.push_back(Tokens::width_of({.key = {}, .picture = {.icon = "any", .colour = {}}, .number = "+10"}));
        auto made = lay_out(box, standing, smallest, largest);
        if (!made.spilled || count == 1) {
            made.spilled = true;
            made.first = places.first;
            return made;
        }
    }
    return places;
}

} // namespace

StackLook Painter::rest_of(std::size_t space) const {
    const auto& places = m_stacks[space];
    const auto& shown = m_looks[space].stacks;
    const auto first = places.first + places.places.size() - 1;
    auto strongest = first;
    long pieces = 0;
    for (auto stack = first; stack < shown.size(); ++stack) {
        long count = 1;
        pieces += shown[stack].number.ToLong(&count) ? count : 1;
        if (shown[stack].strength > shown[strongest].strength) {
            strongest = stack;
        }
    }
    auto look = shown[strongest];
    look.key.clear();
    look.framed = false;
    look.number = wxString::Format(first == places.first ? "%ld" : "+%ld", pieces);
    return look;
}

StackLayout Painter::stacks_of(std::size_t space) const {
    if (m_looks[space].piled && !m_looks[space].stacks.empty()) {
        return pile_of(space);
    }
    const int smallest = side(smallest_stack, m_type);
    const int largest = side(largest_stack, m_type);
    const auto box = scaled(m_map.spaces[space].stacks);
    const auto& shown = m_looks[space].stacks;
    auto widths = widths_of(shown);
    auto places = lay_out(box, widths, smallest, largest);
    if (places.spilled && shown.front().key.empty()) {
        // Where room is short the pieces come first; whose the land is, its colour and pattern still tell.
        widths.erase(widths.begin());
        places = lay_out(box, widths, smallest, largest);
        places.first = 1;
    }
    return places.spilled ? with_room_for_rest(places, widths, box, smallest, largest) : places;
}

const wxGraphicsBrush& Painter::brush(const SpaceLook& look) {
    const auto colour = look.fill ? theme::calm(*look.fill) : theme::board().nobody;
    const auto drawing = m_patterns ? look.pattern : std::string{};
    auto& made = m_brushes[drawing + '/' + std::to_string(colour.GetRGB())];
    if (made.IsNull()) {
        constexpr int tile = pattern * repeated;
        wxBitmap bitmap(tile, tile, 24);
        {
            wxMemoryDC dc(bitmap);
            dc.SetBackground(wxBrush(colour));
            dc.Clear();
            if (!drawing.empty()) {
                const auto over = layout::mix(colour, layout::dark() ? *wxBLACK : *wxWHITE, 0.2);
                if (const auto picture = icon(drawing, over, pattern); picture.IsOk()) {
                    const auto drawn = picture.GetBitmap(wxSize(pattern, pattern));
                    for (int place = 0; place < repeated * repeated; ++place) {
                        dc.DrawBitmap(drawn, place % repeated * pattern, place / repeated * pattern, true);
                    }
                }
            }
        }
        auto* const renderer = wxGraphicsRenderer::GetDefaultRenderer();
        made = renderer->CreateBrush(drawing.empty() ? wxBrush(colour) : wxBrush(bitmap));
    }
    return made;
}

void Painter::paint(wxGraphicsContext& gc, const View& view, const wxRect& part) {
    gc.PushState();
    gc.Clip(part.x, part.y, part.width, part.height);
    gc.SetAntialiasMode(wxANTIALIAS_NONE);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(theme::board().sea));
    gc.DrawRectangle(part.x, part.y, part.width, part.height);
    const auto [first, last] = view.copies();
    const auto on_copies = [&](int from, int to, const auto& paint_layer) {
        for (int copy = from; copy <= to; ++copy) {
            const int left = copy * view.board_width() - view.left();
            const Box board{static_cast<double>(part.x - left), static_cast<double>(part.y + view.top()), static_cast<double>(part.width),
                            static_cast<double>(part.height)};
            gc.PushState();
            gc.Translate(left, -view.top());
            paint_layer(board);
            gc.PopState();
        }
    };
    on_copies(first, last, [&](const Box& board) {
        if (m_ground) {
            gc.SetAntialiasMode(wxANTIALIAS_DEFAULT);
            m_ground->paint(gc, board);
            return;
        }
        paint_areas(gc, board);
        paint_borders(gc, board);
        paint_links(gc, board);
    });
    const int beyond = m_map.wraps ? 1 : 0;
    on_copies(first - beyond, last + beyond, [&](const Box& board) { // names and pieces of one copy reach into the next
        paint_callouts(gc, board);
        if (m_map.hexes) { // a counter reaches up to the name of the hex below
            paint_stacks(gc, board);
            paint_labels(gc, board);
            return;
        }
        paint_labels(gc, board);
        paint_stacks(gc, board);
    });
    gc.PopState();
}

void Painter::paint_areas(wxGraphicsContext& gc, const Box& part) {
    // Exact to the pixel, so that neighbours leave no seam; the borders over it are smooth.
    gc.SetAntialiasMode(wxANTIALIAS_NONE);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(theme::board().decor));
    for (std::size_t i = 0; i < m_map.decor.size(); ++i) {
        if (scaled(m_map.decor[i].bounds).meets(part)) {
            gc.FillPath(area_of(m_decor[i], m_borders.decor[i]), wxODDEVEN_RULE);
        }
    }
    for (std::size_t i = 0; i < m_map.spaces.size(); ++i) {
        if (!m_map.spaces[i].sea && scaled(m_map.spaces[i].bounds).meets(part)) {
            gc.SetBrush(brush(m_looks[i]));
            gc.FillPath(area(i), wxODDEVEN_RULE);
        }
    }
    gc.SetAntialiasMode(wxANTIALIAS_DEFAULT);
}

/// Straight to Cairo, with which wxWidgets draws: smooth, but no smoother than one sees, takes a third of the time.
void Painter::paint_borders(wxGraphicsContext& gc, const Box& part) {
    auto* const cairo = static_cast<cairo_t*>(gc.GetNativeContext());
    cairo_save(cairo);
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_FAST);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL);
    const auto stroke = [&](BorderKind kind, const wxColour& colour, double width) {
        constexpr double full = 255;
        cairo_set_source_rgb(cairo, colour.Red() / full, colour.Green() / full, colour.Blue() / full);
        cairo_set_line_width(cairo, width);
        for (std::size_t i = 0; i < m_borders.borders.size(); ++i) {
            auto bounds = scaled(m_borders.borders[i].bounds);
            bounds = {bounds.x - 2, bounds.y - 2, bounds.width + 4, bounds.height + 4};
            if (m_borders.borders[i].kind == kind && bounds.meets(part)) {
                for (const auto& point : points(i)) {
                    cairo_line_to(cairo, point.x, point.y);
                }
                cairo_stroke(cairo);
            }
        }
    };
    stroke(BorderKind::Sea, theme::board().sea_line, 1);
    stroke(BorderKind::Land, theme::board().land_line, 0.8);
    stroke(BorderKind::Coast, theme::board().land_line, 0.8);
    cairo_restore(cairo);
}

void Painter::paint_links(wxGraphicsContext& gc, const Box& part) {
    const auto& colours = theme::board();
    for (const auto& link : m_map.links) {
        const bool wrap = link.round_the_edge;
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(wrap ? colours.ink : colours.sea_ink, wrap ? 1.2 : 2)
                                   .Style(wrap ? wxPENSTYLE_SOLID : wxPENSTYLE_SHORT_DASH)));
        for (const auto& path : link.paths) {
            if (!scaled(bounds_of({path})).meets({part.x - 20, part.y - 20, part.width + 40, part.height + 40})) {
                continue;
            }
            for (std::size_t i = 0; i + 1 < path.size(); ++i) {
                gc.StrokeLine(path[i].x * m_scale, path[i].y * m_scale, path[i + 1].x * m_scale, path[i + 1].y * m_scale);
            }
            if (wrap) {
                // A small head at the edge of the board.
                const double x = path.back().x * m_scale;
                const double y = path.back().y * m_scale;
                const double back = path.back().x < path.front().x ? 4 : -4;
                gc.StrokeLine(x, y, x + back, y - 3);
                gc.StrokeLine(x, y, x + back, y + 3);
            }
        }
    }
}

void Painter::paint_callouts(wxGraphicsContext& gc, const Box& part) {
    const auto& colours = theme::board();
    for (std::size_t i = 0; i < m_map.spaces.size(); ++i) {
        const auto& callout = m_map.spaces[i].callout;
        if (!callout || !extent(i).meets(part)) {
            continue;
        }
        gc.SetPen(wxPen(colours.land_line, 1));
        gc.StrokeLine(callout->from.x * m_scale, callout->from.y * m_scale, callout->to.x * m_scale, callout->to.y * m_scale);
        const auto box = scaled(callout->box);
        gc.SetBrush(brush(m_looks[i]));
        gc.DrawRoundedRectangle(box.x, box.y, box.width, box.height, 3);
        gc.SetBrush(wxBrush(colours.land_line));
        gc.DrawEllipse(callout->from.x * m_scale - 2, callout->from.y * m_scale - 2, 4, 4);
    }
}

wxGraphicsFont Painter::font(wxGraphicsContext& gc, int size, bool sea, const wxColour& colour) {
    auto& made = m_fonts[std::to_string(size) + (sea ? "/sea/" : "/") + std::to_string(colour.GetRGB())];
    if (made.IsNull()) {
        auto base = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
        base = sea ? base.Italic() : base.Bold();
        base.SetPixelSize(wxSize(0, size));
        made = gc.CreateFont(base, colour);
    }
    return made;
}

/// Measured once in a large size: asking for each name at each size takes as long as writing them.
double Painter::width_of(wxGraphicsContext& gc, const wxString& text, int size, bool sea) {
    const auto [known, fresh] = m_widths.try_emplace({text, sea}, 0);
    if (fresh) {
        constexpr int large = 64;
        double width = 0;
        double height = 0;
        gc.SetFont(font(gc, large, sea, *wxBLACK));
        gc.GetTextExtent(text, &width, &height);
        known->second = width / large;
    }
    return known->second * size;
}

void Painter::paint_labels(wxGraphicsContext& gc, const Box& part) {
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const auto& label = m_labels[i];
        if (label.size == 0 || !label.box.meets(part)) {
            continue;
        }
        const bool sea = m_map.spaces[i].sea;
        const auto ink = label_ink(i);
        const double high = label.size * 1.2;
        double y = m_map.spaces[i].label.y * m_scale - high * static_cast<double>(label.lines.size()) / 2;
        for (const auto& line : label.lines) {
            const double width = width_of(gc, line, label.size, sea);
            gc.SetFont(font(gc, label.size, sea, ink));
            double left = m_map.spaces[i].label.x * m_scale - width / 2;
            if (m_map.hexes) { // at the edge within the board, and clear of lines and ground
                left = std::clamp(left, 2.0, std::max(2.0, m_map.width * m_scale - width - 2));
                gc.SetFont(font(gc, label.size, sea, theme::hexes().road_edge));
                for (const auto& [right, down] : {std::pair{-1.5, 0.0}, {1.5, 0.0}, {0.0, -1.5}, {0.0, 1.5}, {-1.0, -1.0}, {1.0, 1.0}}) {
                    gc.DrawText(line, left + right, y + down);
                }
                gc.SetFont(font(gc, label.size, sea, ink));
            }
            gc.DrawText(line, left, y);
            if (&line == &label.lines.back() && !m_looks[i].value.empty()) {
                gc.SetFont(font(gc, label.size, sea, layout::mix(ink, theme::calm(m_looks[i].fill.value_or(theme::board().nobody)), 0.35)));
                gc.DrawText(m_looks[i].value, left + width + label.size / 3.0, y);
            }
            y += high;
        }
    }
}

wxColour Painter::label_ink(std::size_t space) const {
    if (m_map.hexes) {
        return theme::hexes().name;
    }
    const auto& fill = m_looks[space].fill;
    return m_map.spaces[space].sea ? theme::board().sea_ink : theme::ink_on(fill ? theme::calm(*fill) : theme::board().nobody);
}

void Painter::paint_stacks(wxGraphicsContext& gc, const Box& part) {
    for (std::size_t i = 0; i < m_looks.size(); ++i) {
        const auto& shown = m_looks[i].stacks;
        if (m_looks[i].badge && extent(i).meets(part)) {
            paint_badge(gc, i);
        }
        if (shown.empty() || !extent(i).meets(part)) {
            continue;
        }
        if (m_looks[i].piled) {
            paint_pile(gc, i);
            continue;
        }
        const auto& places = stacks(i);
        for (std::size_t k = 0; k < places.places.size(); ++k) {
            const bool rest = places.spilled && k + 1 == places.places.size();
            const auto stack = places.first + k;
            const StackLook look = rest ? rest_of(i) : shown[stack];
            const auto& place = places.places[k];
            const double width = place.height * Tokens::width_of(look); // of the rest another than of what stands there
            gc.DrawBitmap(m_tokens.token(look, places.size, m_density), place.x, place.y, std::min(place.width, std::floor(width)),
                          place.height);
        }
    }
}

} // namespace intendant::app::board

#include "app/board/canvas.hpp"

#include "app/base/theme.hpp"
#include "app/board/geometry.hpp"
#include "app/board/small_board.hpp"

#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>

namespace intendant::app::board {

namespace {

/// The scale at which names are read. Units: pixels for each unit of the drawing, with ordinary text.
constexpr double reading_scale = 0.91;

} // namespace

Canvas::Canvas(wxWindow* parent, const wxString& name, BoardMap map, Connections connections)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE, name), m_map(std::move(map)),
      m_connections(std::move(connections)), m_view(m_map.width, m_map.height, m_map.wraps), m_painter(m_map) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(200, 150)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxPaintDC dc(this);
        draw(dc);
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        m_stale = true;
        Refresh();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        event.Skip();
        m_stale = true;
        Refresh();
    });
    connect_mouse();
    connect_keyboard();
}

void Canvas::show(std::vector<SpaceLook> looks) {
    if (const bool every_eye = theme::for_every_eye(); !m_shown_once || every_eye != m_every_eye) {
        m_shown_once = true;
        m_every_eye = every_eye;
        m_painter.show(std::move(looks));
        m_stale = true;
        Refresh();
        return;
    }
    std::set<std::size_t> changed;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (looks[i] != m_painter.looks()[i]) {
            changed.insert(i);
        }
    }
    if (changed.empty()) {
        return;
    }
    show_changed(changed, std::move(looks));
    m_glowing = std::move(changed);
    if (constexpr std::size_t few = 12;
        m_glowing.size() > std::max(few, m_map.spaces.size() / 3)) { // a deal, a stocktake: nothing stands out
        m_glowing.clear();
    }
    Refresh();
}

/// Draws no more than them, and the names beside them for which there is room now, or is none any more.
void Canvas::show_changed(const std::set<std::size_t>& changed, std::vector<SpaceLook> looks) {
    std::vector<Box> before;
    std::vector<bool> named;
    for (std::size_t i = 0; i < looks.size() && !m_stale; ++i) {
        before.push_back(m_painter.extent(i));
        named.push_back(m_painter.named(i));
    }
    for (const auto space : changed) {
        m_painter.show(space, std::move(looks[space]));
    }
    if (m_stale) {
        return;
    }
    prepare();
    for (std::size_t i = 0; i < before.size() && !m_stale; ++i) {
        if (!changed.contains(i) && named[i] == m_painter.named(i)) {
            continue;
        }
        for (const auto& box : {before[i], m_painter.extent(i)}) {
            const auto [first, last] = m_view.copies();
            for (int copy = first; copy <= last; ++copy) {
                draw_part(window_rect(box, copy));
            }
        }
    }
}

wxRect Canvas::window_rect(const Box& box, int copy) const {
    const int left = static_cast<int>(std::floor(box.x)) + copy * m_view.board_width() - m_view.left();
    const int top = static_cast<int>(std::floor(box.y)) - m_view.top();
    return {left, top, static_cast<int>(std::ceil(box.width)) + 1, static_cast<int>(std::ceil(box.height)) + 1};
}

wxBitmap Canvas::picture(const wxSize& size) const { return picture_of(m_map, m_painter.looks(), size); }

void Canvas::select(std::optional<std::size_t> space) {
    m_selected = space;
    m_home = space;
    prepare();
    reveal(m_selected);
    Refresh();
}

/// All of the space where it fits into the window, else the place of its pieces.
void Canvas::reveal(std::optional<std::size_t> space) {
    if (!space) {
        return;
    }
    const auto left = m_view.left();
    const auto top = m_view.top();
    const auto& drawn = m_map.spaces[*space];
    const int room = FromDIP(m_map.hexes ? 64 : 24); // clear of what lies over the edges
    const bool fits = drawn.bounds.width * m_view.scale() + 2 * room < m_view.width() &&
                      drawn.bounds.height * m_view.scale() + 2 * room < m_view.height();
    if (fits) {
        m_view.reveal(drawn.bounds, room);
    }
    m_view.reveal(drawn.callout ? drawn.callout->box : drawn.stacks, room);
    if (left != m_view.left() || top != m_view.top()) {
        m_stale = true;
    }
}

void Canvas::bring_into_sight(std::size_t space) {
    prepare();
    reveal(space);
    Refresh();
}

void Canvas::light(std::set<std::size_t> spaces) {
    m_lit = std::move(spaces);
    Refresh();
}

void Canvas::show_way(std::vector<std::size_t> way, std::set<std::size_t> reach) {
    m_way = std::move(way);
    m_reach = std::move(reach);
    Refresh();
}

void Canvas::lay_over(Overlay overlay) {
    m_overlay = std::move(overlay);
    Refresh();
}

void Canvas::hold(std::optional<StackLook> held) {
    m_held = std::move(held);
    Refresh();
}

void Canvas::fill_hand(bool full) {
    m_hand_full = full;
    Refresh();
}

void Canvas::offer(std::set<std::size_t> spaces, const wxString& text, const Picture& picture) {
    m_offered = std::move(spaces);
    m_offer_text = text;
    m_offer_picture = picture;
    Refresh();
}

void Canvas::zoom(int steps) {
    prepare();
    if (m_view.zoom(steps, m_view.width() / 2, m_view.height() / 2)) {
        m_stale = true;
        Refresh();
    }
}

void Canvas::whole_board() {
    m_view.fit();
    m_fit_first = m_view.width() <= 1; // its size is not known yet
    m_stale = true;
    Refresh();
}

void Canvas::show_spaces(const std::set<std::size_t>& spaces, Nearer nearer) {
    if (spaces.empty()) {
        return;
    }
    prepare();
    // Beside the first, the short way round where the board's edges are joined.
    const auto& first = m_map.spaces[*spaces.begin()].anchor;
    Box all{first.x, first.y, 0, 0};
    for (const auto space : spaces) {
        const auto& drawn = m_map.spaces[space];
        const auto way = offset(m_map, first, drawn.anchor);
        const double left = first.x + way.x + drawn.bounds.x - drawn.anchor.x;
        const double top = drawn.bounds.y;
        const double right = std::max(all.x + all.width, left + drawn.bounds.width);
        const double bottom = std::max(all.y + all.height, top + drawn.bounds.height);
        all.x = std::min(all.x, left);
        all.y = std::min(all.y, top);
        all.width = right - all.x;
        all.height = bottom - all.y;
    }
    // No nearer than counters grow.
    const auto nearest = m_map.hexes ? std::optional{m_painter.largest_scale(*spaces.begin())} : std::nullopt;
    const double now = std::max(m_view.scale(), scale_to_read());
    m_view.show(all, FromDIP(40), nearer == Nearer::No ? std::min(now, nearest.value_or(now)) : nearest);
    m_stale = true;
    Refresh();
}

void Canvas::begin_at(std::size_t space) {
    m_begin_at = space;
    m_stale = true;
    Refresh();
}

int Canvas::height_of_type() { return wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetPixelSize().GetHeight(); }

double Canvas::scale_to_read() { return reading_scale * height_of_type() / Painter::ordinary_type; }

void Canvas::prepare() {
    const auto size = GetClientSize();
    if (size.GetWidth() != m_view.width() || size.GetHeight() != m_view.height()) {
        m_view.resize(size.GetWidth(), size.GetHeight());
        reveal(m_selected);
        m_stale = true;
    }
    if (const double density = GetContentScaleFactor(); density != m_density) {
        m_density = density;
        m_picture = wxBitmap{};
        m_stale = true;
    }
    if (m_fit_first && m_view.width() > 1) {
        m_fit_first = false;
        m_view.fit();
        m_stale = true;
    }
    if (m_begin_at && size.GetWidth() > 1 && size.GetHeight() > 1) {
        m_view.fill(scale_to_read());
        m_view.centre_on(m_map.spaces[*m_begin_at].anchor);
        m_begin_at.reset();
        m_stale = true;
    }
    m_painter.prepare(m_view.scale(), m_density, height_of_type());
}

void Canvas::draw_all() {
    const wxSize size(m_view.width(), m_view.height());
    if (!m_picture.IsOk() || m_picture.GetLogicalSize() != wxSize(size)) {
        m_picture.CreateWithDIPSize(size, m_density, 24);
        m_spare.CreateWithDIPSize(size, m_density, 24);
    }
    m_stale = false;
    draw_part(wxRect(size));
}

void Canvas::draw_part(const wxRect& part) {
    const auto seen = part.Intersect(wxRect(0, 0, m_view.width(), m_view.height()));
    if (seen.IsEmpty() || !m_picture.IsOk()) {
        return;
    }
    wxMemoryDC dc(m_picture);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    m_painter.paint(*gc, m_view, seen);
}

void Canvas::pan(int right, int down) {
    prepare();
    scroll(right, down);
    Refresh();
}

/// Keeps what stays in sight and draws the strips that come into it.
void Canvas::scroll(int right, int down) {
    const int left = m_view.left();
    const int top = m_view.top();
    if (!m_view.pan(right, down) || m_stale) {
        return;
    }
    const int wide = m_view.width();
    const int high = m_view.height();
    // Where edges are joined the board may have gone round: take the shift that was asked for, not the difference.
    int x = m_view.left() - left;
    if (m_map.wraps) {
        x -= static_cast<int>(std::lround(static_cast<double>(x - right) / m_view.board_width())) * m_view.board_width();
    }
    const int y = m_view.top() - top;
    if (std::abs(x) >= wide || std::abs(y) >= high) {
        m_stale = true;
        return;
    }
    {
        wxMemoryDC dc(m_spare);
        dc.DrawBitmap(m_picture, -x, -y);
    }
    std::swap(m_picture, m_spare);
    if (x != 0) {
        draw_part(x > 0 ? wxRect(wide - x, 0, x, high) : wxRect(0, 0, -x, high));
    }
    if (y != 0) {
        draw_part(y > 0 ? wxRect(0, high - y, wide, y) : wxRect(0, 0, wide, -y));
    }
}

void Canvas::draw(wxDC& dc) {
    prepare();
    if (m_stale) {
        draw_all();
    }
    dc.DrawBitmap(m_picture, 0, 0);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (gc) {
        draw_over(*gc);
    }
}

// Where things are.

bool Canvas::opened(std::size_t space) const {
    const auto shown = m_painter.stacks(space);
    return shown.spilled || (shown.size > 0 && shown.size < m_painter.comfortable_stack() * 3 / 4);
}

std::optional<StackLook> Canvas::rest_of(std::size_t space) const {
    const bool rest = m_painter.stacks(space).spilled && !m_painter.looks()[space].piled;
    return rest ? std::optional{m_painter.rest_of(space)} : std::nullopt;
}

std::optional<std::size_t> Canvas::fanned() const {
    if (m_drag == Drag::Stack) { // nothing lies over the spaces in which it may be put down
        return std::nullopt;
    }
    // Whoever looks at another space with the mouse is shown what lies there.
    const bool stays_open = m_map.hexes ? m_hand_full : !m_hovered || m_hovered == m_selected;
    for (const auto& space : {m_drag == Drag::Pan ? std::nullopt : m_hovered, stays_open ? m_selected : std::nullopt}) {
        if (space && opened(*space)) {
            return space;
        }
    }
    return std::nullopt;
}

/// The opened stacks of a space stand in a tray below its own place, each large enough to be taken up.
Box Canvas::tray_box(std::size_t space) const {
    const auto& stacks = m_painter.looks()[space].stacks;
    const int side = m_painter.comfortable_stack();
    const auto widths = Painter::widths_of(stacks);
    const auto columns = std::min<std::size_t>(6, stacks.size());
    const auto rows = (stacks.size() + columns - 1) / columns;
    const double widest = *std::ranges::max_element(widths);
    const auto& place = m_map.spaces[space].stacks;
    const auto under = m_view.to_window({place.x + place.width / 2, place.y + place.height}, m_view.nearest_copy(place.centre()));
    const double width = static_cast<double>(columns) * std::floor(widest * side);
    const double height = static_cast<double>(rows) * side;
    const double x = std::clamp(under.x - width / 2, 6.0, std::max(6.0, m_view.width() - width - 6));
    const double below = FromDIP(m_map.hexes ? 44 : 6); // the line that says where one is lies there
    const double y = std::clamp(under.y + 8, 6.0, std::max(6.0, m_view.height() - height - below));
    return {x, y, width, height};
}

StackLayout Canvas::tray(std::size_t space) const {
    const int side = m_painter.comfortable_stack();
    return lay_out(tray_box(space), Painter::widths_of(m_painter.looks()[space].stacks), side, side);
}

wxRect Canvas::place_of_offer(std::size_t space) const {
    wxCoord width = 0;
    wxCoord height = 0;
    GetTextExtent(m_offer_text, &width, &height, nullptr, nullptr);
    const int picture = height + FromDIP(6);
    const wxSize size(width + picture + FromDIP(18), height + FromDIP(14));
    const auto& place = m_map.spaces[space].stacks;
    const auto at = m_view.to_window({place.x + place.width / 2, place.y + place.height}, m_view.nearest_copy(place.centre()));
    return {std::clamp(static_cast<int>(at.x) - size.GetWidth() / 2, 2, std::max(2, m_view.width() - size.GetWidth() - 2)),
            std::clamp(static_cast<int>(at.y), 2, std::max(2, m_view.height() - size.GetHeight() - 2)), size.GetWidth(), size.GetHeight()};
}

wxPoint Canvas::place_of(std::size_t space) const {
    const auto& anchor = m_map.spaces[space].anchor;
    const auto point = m_view.to_window(anchor, m_view.nearest_copy(anchor));
    return {static_cast<int>(point.x), static_cast<int>(point.y)};
}

std::optional<wxRect> Canvas::place_of(std::size_t space, const std::string& stack) const {
    return place_in(space, stack, space == fanned());
}

std::optional<wxRect> Canvas::place_in(std::size_t space, const std::string& stack, bool in_tray) const {
    const auto& stacks = m_painter.looks()[space].stacks;
    const auto places = in_tray ? tray(space) : m_painter.stacks(space);
    const auto copy = m_view.nearest_copy(m_map.spaces[space].stacks.centre());
    if (!in_tray && m_painter.looks()[space].piled && stacks.size() > 1) {
        return stack == whole_pile ? std::optional{window_rect(places.places.front(), copy)} : std::nullopt;
    }
    for (std::size_t i = 0; i < places.places.size(); ++i) {
        if (stacks[places.first + i].key == stack && !(places.spilled && i + 1 == places.places.size())) {
            const auto& box = places.places[i];
            return in_tray ? wxRect(static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.width), places.size)
                           : window_rect(box, copy);
        }
    }
    return std::nullopt;
}

} // namespace intendant::app::board

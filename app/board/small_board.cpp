#include "app/board/small_board.hpp"

#include "app/base/theme.hpp"
#include "app/board/map_reader.hpp"
#include "app/board/painter.hpp"
#include "app/board/view.hpp"

#include <wx/dcmemory.h>

#include <algorithm>
#include <memory>

namespace intendant::app::board {

namespace {

/// A picture of the sea with a frame; `paint` draws what is on it.
template <class Paint> wxBitmap framed(const wxSize& size, const Paint& paint) {
    wxBitmap picture(size, 24);
    wxMemoryDC dc(picture);
    dc.SetBackground(theme::board().sea);
    dc.Clear();
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        paint(*gc);
    }
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(theme::desk().line));
    dc.DrawRectangle(wxRect(size));
    return picture;
}

} // namespace

wxBitmap picture_of(const BoardMap& map, std::vector<SpaceLook> looks, const wxSize& size) {
    View view(map.width, map.height, map.wraps);
    view.resize(size.GetWidth(), size.GetHeight());
    view.fit();
    Painter painter(map);
    painter.show(std::move(looks));
    painter.prepare(view.scale(), 1, Painter::ordinary_type);
    return framed(size, [&](wxGraphicsContext& gc) { painter.paint(gc, view, wxRect(size)); });
}

namespace {

wxBitmap drawn(BoardMap map, const std::vector<std::optional<wxColour>>& owners, const wxSize& size) {
    for (auto& space : map.spaces) {
        space.callout.reset();
    }
    map.links.clear();
    std::vector<SpaceLook> looks(owners.size());
    std::ranges::transform(owners, looks.begin(),
                           [](const auto& owner) { return SpaceLook{.label = {}, .fill = owner, .pattern = {}, .stacks = {}}; });
    return picture_of(map, std::move(looks), size);
}

} // namespace

wxBitmap small_board(const std::filesystem::path& map, const std::vector<std::string>& ids,
                     const std::vector<std::optional<wxColour>>& owners, const wxSize& size) {
    try {
        return drawn(read_map(map, ids), owners, size);
    } catch (const MapFault&) {
        return {};
    }
}

wxBitmap small_board(const SmallHexes& map, const wxSize& size) {
    const double scale = std::min(size.GetWidth() / map.size.width, size.GetHeight() / map.size.height);
    const double left = (size.GetWidth() - map.size.width * scale) / 2;
    const double top = (size.GetHeight() - map.size.height * scale) / 2;
    const double width = map.hex.width * scale;
    const double height = map.hex.height * scale;
    return framed(size, [&](wxGraphicsContext& gc) {
        gc.SetAntialiasMode(wxANTIALIAS_NONE); // hexes meet without a seam
        gc.SetPen(*wxTRANSPARENT_PEN);
        for (const auto& [x, y, colour] : map.land) {
            gc.SetBrush(wxBrush(colour));
            gc.DrawRectangle(left + x * scale - width / 2, top + y * scale - height / 2, width + 1, height + 1);
        }
        gc.SetAntialiasMode(wxANTIALIAS_DEFAULT);
        gc.SetPen(wxPen(theme::board().paper, 1));
        for (const auto& [x, y, colour] : map.marks) {
            constexpr double least = 4;
            const double radius = std::max(least, width * 1.5);
            gc.SetBrush(wxBrush(colour));
            gc.DrawEllipse(left + x * scale - radius, top + y * scale - radius, 2 * radius, 2 * radius);
        }
    });
}

} // namespace intendant::app::board

#include "app/board/small_board.hpp"

#include "app/base/theme.hpp"
#include "app/board/map_reader.hpp"
#include "app/board/painter.hpp"
#include "app/board/view.hpp"

#include <wx/dcmemory.h>

#include <algorithm>
#include <memory>

namespace intendant::app::board {

wxBitmap picture_of(const BoardMap& map, std::vector<SpaceLook> looks, const wxSize& size) {
    View view(map.width, map.height, map.wraps);
    view.resize(size.GetWidth(), size.GetHeight());
    view.fit();
    Painter painter(map);
    painter.show(std::move(looks));
    painter.prepare(view.scale(), 1, Painter::ordinary_type);
    wxBitmap picture(size, 24);
    wxMemoryDC dc(picture);
    dc.SetBackground(theme::board().sea);
    dc.Clear();
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        painter.paint(*gc, view, wxRect(size));
    }
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(theme::desk().line));
    dc.DrawRectangle(wxRect(size));
    return picture;
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

} // namespace intendant::app::board

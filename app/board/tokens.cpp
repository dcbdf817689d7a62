#include "app/board/tokens.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/icons.hpp"

#include <wx/dcmemory.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace intendant::app::board {

namespace {

/// Shares of the side of a chip.
constexpr double picture_share = 0.8;
constexpr double beside_number = 0.6;
constexpr double number_share = 0.58;
constexpr std::size_t most_kept = 4000;

} // namespace

/// As large as the disc allows.
void Tokens::draw_disc(wxGraphicsContext& gc, const StackLook& stack, double size) {
    const auto& colours = theme::board();
    const auto fill = stack.picture.colour.IsOk() ? stack.picture.colour : colours.ink;
    gc.SetBrush(wxBrush(fill));
    gc.SetPen(wxPen(colours.paper, 2));
    gc.DrawEllipse(1, 1, size - 3, size - 3);
    const double share = stack.number.length() > 2 ? 0.4 : 0.56;
    auto font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).Bold();
    font.SetPixelSize(wxSize(0, std::max(1, static_cast<int>(std::lround(size * share)))));
    gc.SetFont(font, theme::ink_on(fill));
    double width = 0;
    double height = 0;
    gc.GetTextExtent(stack.number, &width, &height);
    gc.DrawText(stack.number, (size - 1 - width) / 2, (size - 1 - height) / 2);
}

void Tokens::draw(wxGraphicsContext& gc, const StackLook& stack, double size, double density) {
    const auto& colours = theme::board();
    if (stack.disc) {
        draw_disc(gc, stack, size);
        return;
    }
    gc.SetBrush(wxBrush(colours.paper));
    gc.SetPen(wxPen(stack.picture.colour.IsOk() ? stack.picture.colour : colours.ink, 2));
    gc.DrawRoundedRectangle(0.5, 0.5, size - 2, size - 2, size * 0.16);
    const double side = std::floor(size * (stack.number.empty() ? picture_share : beside_number));
    const double at = stack.number.empty() ? (size - side) / 2 - 0.5 : 1;
    if (!stack.picture.icon.empty()) {
        const auto bundle = icon(stack.picture.icon, stack.picture.colour.IsOk() ? stack.picture.colour : colours.ink, 64);
        const int pixels = static_cast<int>(std::lround(side * density));
        gc.DrawBitmap(bundle.GetBitmap(wxSize(pixels, pixels)), at, at, side, side);
    }
    if (stack.framed) {
        gc.SetPen(wxPen(colours.ink, 2));
        gc.StrokeLine(2, size - 2.5, size - 4, size - 2.5);
    }
    if (!stack.number.empty()) {
        const double long_number = stack.number.length() > 2 ? 0.8 : 1;
        const int high = std::max(1, static_cast<int>(std::lround(size * number_share * long_number)));
        auto& font = m_fonts[high];
        if (!font.IsOk()) {
            font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).Bold();
            font.SetPixelSize(wxSize(0, high));
        }
        gc.SetFont(font, colours.ink);
        double width = 0;
        double height = 0;
        gc.GetTextExtent(stack.number, &width, &height);
        const double left = size - width - 2.5;
        const double top = size - height - 0.5;
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(colours.paper));
        gc.DrawRectangle(left - 1, top + 2, width + 1, height - 3);
        gc.DrawText(stack.number, left, top);
    }
}

const wxGraphicsBitmap& Tokens::token(const StackLook& stack, int size, double density) {
    const Key key{
        stack.picture.icon, stack.picture.colour.IsOk() ? stack.picture.colour.GetRGB() : 0, stack.number, stack.framed, stack.disc, size};
    if (m_drawn.size() > most_kept) {
        m_drawn.clear();
    }
    auto& drawn = m_drawn[key];
    if (drawn.IsNull()) {
        const int side = static_cast<int>(std::lround(size * density));
        wxImage image(side, side);
        image.InitAlpha();
        std::fill_n(image.GetAlpha(), static_cast<std::size_t>(side) * static_cast<std::size_t>(side), 0);
        auto* const renderer = wxGraphicsRenderer::GetDefaultRenderer();
        {
            const std::unique_ptr<wxGraphicsContext> gc(renderer->CreateContextFromImage(image));
            gc->Scale(density, density);
            draw(*gc, stack, size, density);
        }
        drawn = renderer->CreateBitmapFromImage(image);
    }
    return drawn;
}

} // namespace intendant::app::board

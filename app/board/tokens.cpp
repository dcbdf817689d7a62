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

/// Shares of the height of a chip.
constexpr double picture_share = 0.78;
constexpr double number_share = 0.62;
/// Widths, as shares of the height.
constexpr double with_number = 1.4;
constexpr double with_long_number = 1.7;
constexpr std::size_t most_kept = 4000;

} // namespace

/// As large as the disc allows; without a number the drawing, as a roundel.
void Tokens::draw_disc(wxGraphicsContext& gc, const StackLook& stack, double size, double density) {
    const auto& colours = theme::board();
    const auto fill = stack.picture.colour.IsOk() ? stack.picture.colour : colours.ink;
    if (stack.number.empty() && !stack.picture.icon.empty()) {
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(colours.paper));
        gc.DrawEllipse(0, 0, size, size);
        const int pixels = static_cast<int>(std::lround((size - 2) * density));
        gc.DrawBitmap(icon(stack.picture.icon, fill, 64).GetBitmap(wxSize(pixels, pixels)), 1, 1, size - 2, size - 2);
        return;
    }
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
    if (stack.face) {
        draw_counter(gc, stack, size, density);
        return;
    }
    if (stack.disc) {
        draw_disc(gc, stack, size, density);
        return;
    }
    const double wide = std::floor(size * width_of(stack));
    gc.SetBrush(wxBrush(colours.paper));
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(stack.picture.colour.IsOk() ? stack.picture.colour : colours.ink, 1.6)));
    gc.DrawRoundedRectangle(1, 1, wide - 3, size - 3, size * 0.14);
    double left = (size - 1) * (1 - picture_share) / 2;
    if (!stack.picture.icon.empty()) {
        const double side = std::floor(size * picture_share);
        const auto bundle = icon(stack.picture.icon, stack.picture.colour.IsOk() ? stack.picture.colour : colours.ink, 64);
        const int pixels = static_cast<int>(std::lround(side * density));
        gc.DrawBitmap(bundle.GetBitmap(wxSize(pixels, pixels)), left, left, side, side);
        left += side;
    }
    if (stack.framed) {
        gc.SetPen(wxPen(colours.ink, 2));
        gc.StrokeLine(3, size - 3.5, wide - 5, size - 3.5);
    }
    if (!stack.number.empty()) {
        const double long_number = stack.number.length() > 2 ? 0.75 : 1;
        const int high = std::max(1, static_cast<int>(std::lround(size * number_share * long_number)));
        gc.SetFont(font(high), colours.ink);
        double width = 0;
        double height = 0;
        gc.GetTextExtent(stack.number, &width, &height);
        gc.DrawText(stack.number, std::max(left, left + (wide - 3 - left - width) / 2), (size - 1 - height) / 2);
    }
}

wxFont& Tokens::font(int height) {
    auto& font = m_fonts[height];
    if (!font.IsOk()) {
        font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).Bold();
        font.SetPixelSize(wxSize(0, height));
    }
    return font;
}

wxColour Tokens::ground_of(const StackLook& counter) {
    constexpr double light = 0.8;
    constexpr double lighter = 0.92;
    return layout::mix(counter.picture.colour, theme::board().paper, counter.face && counter.face->done ? lighter : light);
}

std::pair<wxColour, wxColour> Tokens::inks_of(const StackLook& counter) {
    const auto& ink = theme::board().ink;
    if (!counter.face || !counter.face->done) {
        return {counter.picture.colour, ink};
    }
    const auto ground = ground_of(counter);
    return {theme::quieter(counter.picture.colour, ground), theme::quieter(ink, ground)};
}

/// The drawing above, the figures below; where there is no room for figures the drawing alone.
void Tokens::draw_counter(wxGraphicsContext& gc, const StackLook& stack, double size, double density) {
    const auto& face = *stack.face;
    const auto ground = ground_of(stack);
    const auto [colour, ink] = inks_of(stack);
    const double radius = size * 0.1;
    gc.SetBrush(wxBrush(ground));
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour, std::max(1.0, size / 26))));
    gc.DrawRoundedRectangle(1, 1, size - 2, size - 2, radius);
    if (!face.pattern.empty() && theme::for_every_eye()) {
        constexpr int tile = 16;
        const auto drawing = icon(face.pattern, layout::mix(colour, ground, 0.7), tile).GetBitmap(wxSize(tile, tile));
        for (int x = 2; x + tile < static_cast<int>(size); x += tile) {
            for (int y = 2; y + tile < static_cast<int>(size); y += tile) {
                gc.DrawBitmap(drawing, x, y, tile, tile);
            }
        }
    }
    if (face.turned) {
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(layout::mix(colour, ground, 0.62)));
        gc.DrawRectangle(2, size * 0.58, size - 4, size * 0.36);
    }
    constexpr double figures_from = 24;
    const bool with_figures = size >= figures_from && !face.figures.empty();
    const double side = std::floor(size * (with_figures ? 0.72 : 0.84));
    const double top = with_figures ? -size * 0.05 : (size - side) / 2;
    const int pixels = static_cast<int>(std::lround(side * density));
    gc.DrawBitmap(icon(stack.picture.icon, colour, 64).GetBitmap(wxSize(pixels, pixels)), (size - side) / 2, top, side, side);
    if (with_figures) {
        double width = 0;
        double height = 0;
        int high = static_cast<int>(std::lround(size * 0.33));
        gc.SetFont(font(high), ink);
        gc.GetTextExtent(face.figures, &width, &height);
        if (width > size * 0.92) {
            high = std::max(6, static_cast<int>(high * size * 0.92 / width));
            gc.SetFont(font(high), ink);
            gc.GetTextExtent(face.figures, &width, &height);
        }
        gc.DrawText(face.figures, (size - width) / 2, size * 0.76 - height / 2);
    }
    if (!face.mark.empty() && size >= figures_from) {
        const double dot = size * 0.13;
        gc.SetPen(*wxTRANSPARENT_PEN);
        gc.SetBrush(wxBrush(theme::board().glow));
        gc.DrawEllipse(3, 3, 2 * dot, 2 * dot);
        gc.SetFont(font(std::max(6, static_cast<int>(dot * 1.6))), theme::ink_on(theme::board().glow));
        double width = 0;
        double height = 0;
        gc.GetTextExtent(face.mark, &width, &height);
        gc.DrawText(face.mark, 3 + dot - width / 2, 3 + dot - height / 2);
    }
}

double Tokens::width_of(const StackLook& stack) {
    if (stack.face || stack.disc || stack.number.empty() || stack.picture.icon.empty()) {
        return 1;
    }
    return stack.number.length() > 1 ? with_long_number : with_number;
}

const wxGraphicsBitmap& Tokens::token(const StackLook& stack, int size, double density) {
    const auto face = stack.face.value_or(CounterFace{});
    const Key key{stack.picture.icon,
                  stack.picture.colour.IsOk() ? stack.picture.colour.GetRGB() : 0,
                  stack.number,
                  stack.framed,
                  stack.disc || face.done,
                  face.turned,
                  size,
                  stack.face ? face.figures + "|" : wxString{},
                  theme::for_every_eye() ? face.pattern : std::string{},
                  face.mark};
    if (m_drawn.size() > most_kept) {
        m_drawn.clear();
    }
    auto& drawn = m_drawn[key];
    if (drawn.IsNull()) {
        const int high = static_cast<int>(std::lround(size * density));
        const int wide = static_cast<int>(std::lround(std::floor(size * width_of(stack)) * density));
        wxImage image(wide, high);
        image.InitAlpha();
        std::fill_n(image.GetAlpha(), static_cast<std::size_t>(wide) * static_cast<std::size_t>(high), 0);
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

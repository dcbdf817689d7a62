#include "app/desk/written.hpp"

#include <algorithm>

namespace intendant::app {

void write(wxGraphicsContext& gc, wxString text, const wxRect2DDouble& box, At at, const wxColour& colour, bool bold) {
    constexpr double of_height = 0.72;
    constexpr double least = 0.55;
    constexpr int smallest = 8;
    wxDouble width = 0;
    wxDouble height = 0;
    const auto measure = [&](double size) {
        gc.SetFont(wxFont(wxFontInfo(wxSize(0, std::max(smallest, static_cast<int>(size)))).Family(wxFONTFAMILY_SWISS).Bold(bold)), colour);
        gc.GetTextExtent(text, &width, &height);
    };
    measure(box.m_height * of_height);
    if (width > box.m_width && width > 0) {
        measure(box.m_height * of_height * std::max(least, box.m_width / width));
    }
    while (width > box.m_width && text.length() > 2) {
        text = text.Left(text.length() - 2) + wxString{L"\u2026"};
        gc.GetTextExtent(text, &width, &height);
    }
    const double free = box.m_width - width;
    const double left = at == At::Left ? 0 : at == At::Right ? free : free / 2;
    gc.DrawText(text, box.m_x + left, box.m_y + (box.m_height - height) / 2);
}

void draw(wxGraphicsContext& gc, const wxBitmapBundle& picture, double x, double y, double side) {
    if (picture.IsOk() && side >= 1) {
        gc.DrawBitmap(picture.GetBitmap(wxSize(static_cast<int>(side), static_cast<int>(side))), x, y, side, side);
    }
}

} // namespace intendant::app

#include "app/desk/written.hpp"

#include <wx/arrstr.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr int smallest_letters = 8;

wxFont letters_of(int size, bool bold) { return {wxFontInfo(wxSize(0, size)).Family(wxFONTFAMILY_SWISS).Bold(bold)}; }

double written_width(const wxGraphicsContext& gc, const wxString& text) {
    wxDouble width = 0;
    wxDouble height = 0;
    gc.GetTextExtent(text, &width, &height);
    return width;
}

std::vector<wxString> broken_lines(const wxGraphicsContext& gc, const wxString& text, double width) {
    std::vector<wxString> lines;
    for (const auto& word : wxSplit(text, ' ', 0)) {
        const auto longer = lines.empty() ? word : lines.back() + " " + word;
        if (lines.empty() || written_width(gc, longer) > width) {
            lines.push_back(word);
        } else {
            lines.back() = longer;
        }
    }
    return lines;
}

} // namespace

int write(wxGraphicsContext& gc, wxString text, const wxRect2DDouble& box, At at, const wxColour& colour, bool bold) {
    constexpr double of_height = 0.72;
    constexpr double least = 0.55;
    wxDouble width = 0;
    wxDouble height = 0;
    int letters = 0;
    const auto measure = [&](double size) {
        letters = std::max(smallest_letters, static_cast<int>(size));
        gc.SetFont(letters_of(letters, bold), colour);
        gc.GetTextExtent(text, &width, &height);
    };
    double size = box.m_height * of_height;
    const double smallest = size * least;
    measure(size);
    if (width > box.m_width && width > 0) {
        size = std::max(smallest, size * box.m_width / width);
        measure(size);
    }
    while (width > box.m_width && size - 1 >= smallest) { // letters do not grow evenly
        measure(--size);
    }
    while (width > box.m_width && text.length() > 2) {
        text = text.Left(text.length() - 2) + wxString{L"\u2026"};
        gc.GetTextExtent(text, &width, &height);
    }
    const double free = box.m_width - width;
    const double left = at == At::Left ? 0 : at == At::Right ? free : free / 2;
    gc.DrawText(text, box.m_x + left, box.m_y + (box.m_height - height) / 2);
    return letters;
}

Wrapped wrapped(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, bool bold) {
    constexpr double of_height = 0.72;
    constexpr double of_line = 1.25;
    Wrapped result;
    for (int size = std::max(smallest_letters, static_cast<int>(box.m_height * of_height)); size >= smallest_letters; --size) {
        gc.SetFont(letters_of(size, bold), *wxBLACK);
        result = {.lines = broken_lines(gc, text, box.m_width), .letters = size};
        const bool wide_enough =
            std::ranges::all_of(result.lines, [&](const wxString& line) { return written_width(gc, line) <= box.m_width; });
        if (wide_enough && static_cast<double>(result.lines.size()) * size * of_line <= std::max(box.m_height, size * of_line)) {
            break;
        }
    }
    return result;
}

int write_whole(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, const wxColour& colour, bool bold) {
    if (text.empty()) {
        return 0;
    }
    const auto [lines, letters] = wrapped(gc, text, box, bold);
    gc.SetFont(letters_of(letters, bold), colour);
    const double line = std::min(box.m_height / static_cast<double>(lines.size()), 1.3 * letters);
    double y = box.m_y + (box.m_height - line * static_cast<double>(lines.size())) / 2;
    for (const auto& each : lines) {
        gc.DrawText(each, box.m_x, y);
        y += line;
    }
    return letters;
}

void draw(wxGraphicsContext& gc, const wxBitmapBundle& picture, double x, double y, double side) {
    if (picture.IsOk() && side >= 1) {
        gc.DrawBitmap(picture.GetBitmap(wxSize(static_cast<int>(side), static_cast<int>(side))), x, y, side, side);
    }
}

} // namespace intendant::app

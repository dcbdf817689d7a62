#include "app/widgets/chart_view.hpp"

#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"

#include <wx/dcbuffer.h>
#include <wx/image.h>
#include <wx/settings.h>

namespace intendant::app {

namespace {

std::uint32_t rgb(const wxColour& colour) {
    return static_cast<std::uint32_t>(colour.Red()) << 16U | static_cast<std::uint32_t>(colour.Green()) << 8U | colour.Blue();
}

} // namespace

ChartView::ChartView(wxWindow* parent, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE) {
    SetName(name);
    ring_with_keyboard(*this);
    SetMinSize(FromDIP(wxSize(300, 150)));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void ChartView::show(report::Chart chart) {
    m_chart = std::move(chart);
    wxString lines;
    for (const auto& line : m_chart.lines) {
        lines += (lines.empty() ? wxString{} : wxString{"; "}) + to_wx(line.name) +
                 (line.values.empty() ? wxString{} : wxString::Format(": %g", line.values.back()));
    }
    set_accessible_name(*this, to_wx(m_chart.title) + ". " + lines);
    Refresh();
}

void ChartView::paint() {
    wxAutoBufferedPaintDC dc(this);
    const auto size = GetClientSize();
    const double scale = GetContentScaleFactor();
    const int width = static_cast<int>(size.GetWidth() * scale);
    const int height = static_cast<int>(size.GetHeight() * scale);
    const auto ground = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX);
    if (width < 1 || height < 1) {
        return;
    }
    const auto pixels = report::pixels_of(
        m_chart, width, height, scale,
        {rgb(layout::ink()), rgb(layout::mix(layout::quiet_ink(), ground, 0.5)), static_cast<double>(FromDIP(11))}, rgb(ground));
    wxImage image(width, height, false);
    auto* to = image.GetData();
    for (const auto pixel : pixels) {
        *to++ = static_cast<unsigned char>(pixel >> 16U);
        *to++ = static_cast<unsigned char>(pixel >> 8U);
        *to++ = static_cast<unsigned char>(pixel);
    }
    dc.DrawBitmap(wxBitmap(image, wxBITMAP_SCREEN_DEPTH, scale), 0, 0);
}

} // namespace intendant::app

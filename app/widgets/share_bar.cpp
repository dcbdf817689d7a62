#include "app/widgets/share_bar.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/translation.h>

#include <algorithm>
#include <memory>

namespace intendant::app {

namespace {

constexpr double least_shown = 0.0005;

wxColour readable_on(const wxColour& ground) { return theme::ink_on(ground); }

} // namespace

wxString percent(double share) {
    if (share <= 0) {
        return wxString::Format(_("%s %%"), "0");
    }
    if (share < least_shown) {
        return wxString::Format(_("%s %%"), "< " + decimal(0.1, 1));
    }
    if (share < 1 && share > 1 - least_shown) {
        return wxString::Format(_("%s %%"), "> " + decimal(99.9, 1));
    }
    return wxString::Format(_("%s %%"), decimal(share * 100, 1));
}

ShareBar::ShareBar(wxWindow* parent, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE) {
    SetName(name);
    SetMinSize(FromDIP(wxSize(120, 26)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void ShareBar::show(std::vector<Part> parts) {
    m_parts = std::move(parts);
    m_stale = false;
    m_text.clear();
    for (const auto& part : m_parts) {
        m_text += (m_text.empty() ? "" : "\n") + wxString::Format("%s: %s", part.name, percent(part.share));
    }
    SetToolTip(m_text);
    set_accessible_name(*this, m_text);
    Refresh();
}

void ShareBar::set_stale(bool stale) {
    m_stale = stale;
    Refresh();
}

void ShareBar::paint() {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) {
        return;
    }
    const auto size = GetClientSize();
    const auto ground = GetParent()->GetBackgroundColour();
    double x = 0;
    for (const auto& part : m_parts) {
        const double width = part.share * size.GetWidth();
        const auto colour = m_stale ? layout::mix(part.colour, ground, 0.6) : part.colour;
        gc->SetBrush(wxBrush(colour));
        gc->SetPen(*wxTRANSPARENT_PEN);
        gc->DrawRectangle(x, 0, width, size.GetHeight());
        const auto words = percent(part.share);
        gc->SetFont(GetFont().Bold(), readable_on(colour));
        double text_width = 0;
        double text_height = 0;
        gc->GetTextExtent(words, &text_width, &text_height);
        if (text_width + FromDIP(6) < width) {
            gc->DrawText(words, x + (width - text_width) / 2, (size.GetHeight() - text_height) / 2);
        }
        x += width;
        // Neighbours of one colour stay apart.
        gc->SetPen(wxPen(ground, FromDIP(1)));
        gc->StrokeLine(x, 0, x, size.GetHeight());
    }
    gc->SetBrush(*wxTRANSPARENT_BRUSH);
    gc->SetPen(wxPen(layout::quiet_ink(), 1));
    gc->DrawRectangle(0.5, 0.5, size.GetWidth() - 1, size.GetHeight() - 1);
}

} // namespace intendant::app

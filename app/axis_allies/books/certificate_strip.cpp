#include "app/axis_allies/books/certificate_strip.hpp"

#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/dcbuffer.h>

#include <array>
#include <utility>

namespace intendant::app::aa {

namespace {

constexpr int note_width = 42;
constexpr int note_height = 26;

std::array<std::pair<int, std::int64_t>, 3> by_value(const Certificates& certificates) {
    return {{{10, certificates.tens}, {5, certificates.fives}, {1, certificates.ones}}};
}

} // namespace

wxString word(const Certificates& certificates) {
    wxString text;
    for (const auto& [value, count] : by_value(certificates)) {
        if (count > 0) {
            text += (text.empty() ? "" : " + ") + wxString::Format(L"%lld \u00D7 %d", static_cast<long long>(count), value);
        }
    }
    return text.empty() ? wxString{L"\u2014"} : text;
}

CertificateStrip::CertificateStrip(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName("certificates");
    ring_with_keyboard(*this);
    SetMinSize(FromDIP(wxSize(-1, note_height + 8)));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void CertificateStrip::show(std::vector<Group> groups) {
    m_groups = std::move(groups);
    wxString heard;
    for (const auto& group : m_groups) {
        heard += (heard.empty() ? wxString{} : wxString{"; "}) + group.title + " " + word(group.certificates);
    }
    set_accessible_name(*this, heard);
    Refresh();
}

void CertificateStrip::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetBackgroundColour()));
    dc.Clear();
    const wxSize note = FromDIP(wxSize(note_width, note_height));
    const int top = (GetClientSize().GetHeight() - note.GetHeight()) / 2;
    const auto middle = [&](const wxString& text) { return (GetClientSize().GetHeight() - dc.GetTextExtent(text).GetHeight()) / 2; };
    int x = 0;
    for (const auto& group : m_groups) {
        dc.SetFont(GetFont());
        dc.SetTextForeground(layout::ink());
        dc.DrawText(group.title, x, middle(group.title));
        x += dc.GetTextExtent(group.title).GetWidth() + FromDIP(8);
        for (const auto& [value, count] : by_value(group.certificates)) {
            if (count == 0) {
                continue;
            }
            dc.SetPen(wxPen(theme::certificate_ink(), FromDIP(1)));
            dc.SetBrush(wxBrush(theme::certificate(value)));
            // A second one beneath shows that there are several.
            if (count > 1) {
                dc.DrawRoundedRectangle(x + FromDIP(3), top - FromDIP(3), note.GetWidth(), note.GetHeight(), FromDIP(3));
            }
            dc.DrawRoundedRectangle(x, top, note.GetWidth(), note.GetHeight(), FromDIP(3));
            dc.SetFont(GetFont().Bold());
            dc.SetTextForeground(theme::certificate_ink());
            const auto number = wxString::Format("%d", value);
            dc.DrawText(number, x + (note.GetWidth() - dc.GetTextExtent(number).GetWidth()) / 2, middle(number));
            x += note.GetWidth() + FromDIP(6);
            dc.SetTextForeground(layout::ink());
            const auto times = wxString::Format(L"\u00D7 %lld", static_cast<long long>(count));
            dc.DrawText(times, x, middle(times));
            x += dc.GetTextExtent(times).GetWidth() + FromDIP(12);
        }
        x += FromDIP(14);
    }
}

} // namespace intendant::app::aa

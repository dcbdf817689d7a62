#include "app/widgets/time_line.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"

#include <wx/dcbuffer.h>
#include <wx/settings.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

TimeLine::TimeLine(wxWindow* parent, const wxString& name, const db::Outline& outline)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE), m_outline(outline) {
    SetName(name);
    SetMinSize(FromDIP(wxSize(200, 40)));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        choose(event.GetX());
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        if (event.LeftIsDown()) {
            choose(event.GetX());
        }
    });
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

void TimeLine::show(std::int64_t seq) {
    m_seq = seq;
    set_accessible_name(*this, wxString::Format(_("Entry %s of %s"), count(seq), count(m_outline.size())));
    Refresh();
}

void TimeLine::choose(int x) {
    const auto last = m_outline.size();
    const int width = std::max(GetClientSize().GetWidth() - 1, 1);
    if (last > 0 && on_choose) {
        on_choose(std::clamp<std::int64_t>(1 + (last - 1) * x / width, 1, last));
    }
}

void TimeLine::paint() {
    wxAutoBufferedPaintDC dc(this);
    const auto size = GetClientSize();
    dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX)));
    dc.Clear();
    const auto last = m_outline.size();
    if (last == 0) {
        return;
    }
    const auto x_of = [&](std::int64_t seq) {
        return last == 1 ? 0 : static_cast<int>((seq - 1) * (size.GetWidth() - 3) / (last - 1)) + 1;
    };
    const int middle = size.GetHeight() - FromDIP(14);
    const auto quiet = layout::quiet_ink();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(layout::mix(theme::desk().bad, wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX), 0.35)));
    int painted = -1;
    for (std::int64_t seq = 1; seq <= last; ++seq) {
        if (m_outline.at(seq).dice && x_of(seq) > painted) {
            const int width = std::max(x_of(std::min(seq + 1, last)) - x_of(seq), 2);
            dc.DrawRectangle(x_of(seq), middle, width, FromDIP(10));
            painted = x_of(seq);
        }
    }
    dc.SetPen(wxPen(quiet));
    dc.DrawLine(0, middle, size.GetWidth(), middle);
    dc.SetFont(theme::font(theme::Type::Small));
    dc.SetTextForeground(layout::ink());
    int free = 0; // from where on a number may be written
    int marked = -3;
    for (std::int64_t seq = 1; seq <= last; ++seq) {
        if (!m_outline.turns_at(seq)) {
            continue;
        }
        const int x = x_of(seq);
        const bool round = seq == 1 || m_outline.at(seq).round != m_outline.at(seq - 1).round;
        if (!round && x < marked + 3) {
            continue;
        }
        marked = x;
        dc.DrawLine(x, round ? FromDIP(2) : middle - FromDIP(7), x, size.GetHeight());
        const auto number = wxString::Format("%d", static_cast<int>(m_outline.at(seq).round));
        if (round && x >= free) {
            dc.DrawText(number, x + FromDIP(3), 0);
            free = x + dc.GetTextExtent(number).GetWidth() + FromDIP(8);
        }
    }
    const int x = x_of(std::clamp<std::int64_t>(m_seq, 1, last));
    dc.SetPen(wxPen(layout::ink(), FromDIP(3)));
    dc.DrawLine(x, 0, x, size.GetHeight());
    if (HasFocus()) {
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.SetPen(wxPen(theme::desk().accent, FromDIP(2)));
        dc.DrawRectangle(1, 1, size.GetWidth() - 1, size.GetHeight() - 1);
    }
}

} // namespace intendant::app

#include "app/desk/turn_track.hpp"

#include "app/base/theme.hpp"

#include <wx/dcbuffer.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr int field_height = 62; ///< as at 100 %

} // namespace

TurnTrack::TurnTrack(wxWindow* parent, const wxString& name, int turns, int rows, std::function<TrackField(int)> field)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE), m_turns(turns), m_rows(rows),
      m_field(std::move(field)) {
    SetName(name);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        for (int turn = 1; turn <= m_turns; ++turn) {
            if (place_of(turn).Contains(event.GetPosition())) {
                choose(turn);
            }
        }
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int step = event.GetKeyCode() == WXK_LEFT ? -1 : event.GetKeyCode() == WXK_RIGHT ? 1 : 0;
        if (step != 0) {
            choose(std::clamp(m_chosen + step, 1, m_turns));
        } else {
            event.Skip();
        }
    });
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

wxSize TurnTrack::DoGetBestClientSize() const { return {FromDIP(600), m_rows * FromDIP(field_height)}; }

void TurnTrack::show(int now, int chosen) {
    m_now = now;
    m_chosen = chosen;
    Refresh();
}

void TurnTrack::choose(int turn) {
    if (turn != m_chosen && on_choose) {
        on_choose(turn);
    }
}

wxRect TurnTrack::place_of(int turn) const {
    const int width = GetClientSize().GetWidth();
    const int height = FromDIP(field_height);
    const int column = (turn - 1) % in_row();
    const int left = column * width / in_row();
    return {left, (turn - 1) / in_row() * height, (column + 1) * width / in_row() - left, height};
}

void TurnTrack::paint_field(wxDC& dc, int turn) const {
    const auto& desk = theme::desk();
    const auto shown = m_field(turn);
    auto field = place_of(turn);
    field.Deflate(FromDIP(1));
    const bool now = turn == m_now;
    dc.SetBrush(wxBrush(now ? desk.now : turn < m_now ? desk.page : desk.card));
    dc.SetPen(wxPen(turn == m_chosen ? desk.accent : desk.line, FromDIP(turn == m_chosen ? 2 : 1)));
    dc.DrawRectangle(field);
    const auto ink = now ? desk.on_now : turn < m_now ? desk.quiet : desk.ink;
    dc.SetFont(theme::font(theme::Type::Small));
    dc.SetTextForeground(ink);
    dc.DrawText(shown.date, field.GetLeft() + FromDIP(3), field.GetTop() + FromDIP(2));
    dc.SetFont(theme::font(theme::Type::Text, true));
    const int halves = 2 * static_cast<int>(shown.figures.size());
    int half = 1;
    for (const auto& [figure, colour] : shown.figures) {
        dc.SetTextForeground(now ? desk.on_now : colour);
        dc.DrawText(figure, field.GetLeft() + field.GetWidth() * half / halves - dc.GetTextExtent(figure).GetWidth() / 2,
                    field.GetTop() + FromDIP(18));
        half += 2;
    }
    dc.SetFont(theme::font(theme::Type::Small));
    dc.SetTextForeground(ink);
    dc.DrawText(shown.marks, field.GetLeft() + FromDIP(3), field.GetBottom() - FromDIP(3) - dc.GetCharHeight());
}

void TurnTrack::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    for (int turn = 1; turn <= m_turns; ++turn) {
        paint_field(dc, turn);
    }
    if (HasFocus()) {
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.SetPen(wxPen(theme::desk().accent, FromDIP(1), wxPENSTYLE_DOT));
        dc.DrawRectangle(GetClientRect());
    }
}

} // namespace intendant::app

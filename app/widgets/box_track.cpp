#include "app/widgets/box_track.hpp"

#include "app/base/accessible.hpp"
#include "app/base/theme.hpp"

#include <wx/control.h>
#include <wx/dcbuffer.h>

#include <algorithm>

namespace intendant::app {

namespace {

/// Heights as at 100 %: of a figure alone, and what a line above or below it takes besides.
constexpr int figure_height = 28;
constexpr int line_height = 17;

} // namespace

BoxTrack::BoxTrack(wxWindow* parent, const wxString& name, int rows, Kind kind)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE), m_rows(rows), m_kind(kind) {
    SetName(name);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        if (const auto box = box_at(event.GetPosition())) {
            choose(*box);
            pick(*box);
        }
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const auto box = box_at(event.GetPosition());
        if (const auto words = box ? text_of(*box) : wxString{}; words != GetToolTipText()) {
            SetToolTip(words);
        }
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { key(event); });
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

int BoxTrack::height_of_box() const {
    const auto some = [&](wxString Box::*line) {
        return std::ranges::any_of(m_boxes, [&](const Box& box) { return !(box.*line).empty(); });
    };
    return FromDIP(figure_height + (some(&Box::head) ? line_height : 0) + (some(&Box::foot) ? line_height : 0));
}

/// For those who do not see it: the box that is looked at, else the marker's.
void BoxTrack::hear() {
    SetLabel(text());
    const auto box = m_chosen ? m_chosen : m_marker;
    const auto words = box && *box < m_boxes.size() ? text_of(*box) : wxString{};
    set_accessible_name(*this, m_title.empty() || words.empty() ? m_title + words : m_title + ": " + words);
}

wxSize BoxTrack::DoGetBestClientSize() const { return {FromDIP(80), m_rows * height_of_box()}; }

int BoxTrack::in_row() const { return std::max(1, (static_cast<int>(m_boxes.size()) + m_rows - 1) / m_rows); }

void BoxTrack::show(std::vector<Box> boxes, Place marker, Place chosen) {
    m_boxes = std::move(boxes);
    m_marker = marker;
    m_chosen = chosen;
    hear();
    InvalidateBestSize();
    SetMinSize(wxSize(-1, DoGetBestClientSize().GetHeight()));
    Refresh();
}

void BoxTrack::call(const wxString& title) {
    m_title = title;
    hear();
}

void BoxTrack::key(wxKeyEvent& event) {
    const int code = event.GetKeyCode();
    const bool picks = code == WXK_RETURN || code == WXK_NUMPAD_ENTER || code == WXK_SPACE;
    const auto at = m_chosen.value_or(m_marker.value_or(0));
    if (code == WXK_TAB) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    } else if (m_boxes.empty()) {
        event.Skip();
    } else if (code == WXK_LEFT) {
        choose(at > 0 ? at - 1 : 0);
    } else if (code == WXK_RIGHT) {
        choose(std::min(at + 1, m_boxes.size() - 1));
    } else if (picks && on_pick) {
        pick(at);
    } else {
        event.Skip();
    }
}

void BoxTrack::choose(std::size_t box) {
    if (box == m_chosen) {
        return;
    }
    m_chosen = box;
    hear();
    announce(*this, text_of(box));
    Refresh();
    if (on_choose) {
        on_choose(box);
    }
}

void BoxTrack::pick(std::size_t box) {
    if (on_pick) {
        on_pick(box);
    }
}

wxRect BoxTrack::place_of(std::size_t box) const {
    const int width = GetClientSize().GetWidth();
    const int height = height_of_box();
    const int place = static_cast<int>(box);
    const int column = place % in_row();
    const int left = column * width / in_row();
    return {left, place / in_row() * height, (column + 1) * width / in_row() - left, height};
}

BoxTrack::Place BoxTrack::box_at(wxPoint point) const {
    for (std::size_t box = 0; box < m_boxes.size(); ++box) {
        if (place_of(box).Contains(point)) {
            return box;
        }
    }
    return std::nullopt;
}

wxString BoxTrack::text_of(std::size_t box) const {
    const auto& shown = m_boxes.at(box);
    wxString text;
    const auto add = [&](const wxString& words) { text += (text.empty() || words.empty() ? "" : ", ") + words; };
    add(shown.head);
    for (const auto& [figure, _] : shown.figures) {
        add(figure);
    }
    add(shown.foot);
    return shown.tip.empty() ? text : shown.tip;
}

void BoxTrack::paint_box(wxDC& dc, std::size_t box) const {
    const auto& desk = theme::desk();
    const auto& shown = m_boxes[box];
    auto field = place_of(box);
    field.Deflate(FromDIP(1));
    const bool now = box == m_marker;
    const bool behind = m_kind == Kind::Track && m_marker && box < *m_marker;
    dc.SetBrush(wxBrush(now ? desk.now : behind ? desk.page : desk.card));
    dc.SetPen(wxPen(box == m_chosen ? desk.accent : desk.line, FromDIP(box == m_chosen ? 2 : 1)));
    dc.DrawRectangle(field);
    const auto ink = now ? desk.on_now : behind ? desk.quiet : desk.ink;
    const auto write = [&](const wxString& words, const wxColour& colour, int middle, int top) {
        const auto fitting = wxControl::Ellipsize(words, dc, wxELLIPSIZE_END, field.GetWidth() - FromDIP(4), wxELLIPSIZE_FLAGS_NONE);
        dc.SetTextForeground(colour);
        dc.DrawText(fitting, middle - dc.GetTextExtent(fitting).GetWidth() / 2, top);
    };
    const int middle = field.GetLeft() + field.GetWidth() / 2;
    dc.SetFont(theme::font(theme::Type::Small));
    write(shown.head, ink, middle, field.GetTop() + FromDIP(2));
    write(shown.foot, ink, middle, field.GetBottom() - FromDIP(3) - dc.GetCharHeight());
    dc.SetFont(theme::font(theme::Type::Text, true));
    const int halves = 2 * static_cast<int>(shown.figures.size());
    int half = 1;
    const int above = shown.head.empty() ? 0 : FromDIP(line_height);
    const int below = shown.foot.empty() ? 0 : FromDIP(line_height);
    const int top = field.GetTop() + above + (field.GetHeight() - above - below - dc.GetCharHeight()) / 2;
    for (const auto& [figure, colour] : shown.figures) {
        write(figure, now ? desk.on_now : colour.IsOk() ? colour : ink, field.GetLeft() + field.GetWidth() * half / halves, top);
        half += 2;
    }
}

void BoxTrack::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    for (std::size_t box = 0; box < m_boxes.size(); ++box) {
        paint_box(dc, box);
    }
    if (HasFocus()) {
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.SetPen(wxPen(theme::desk().accent, FromDIP(1)));
        dc.DrawRectangle(GetClientRect());
    }
}

} // namespace intendant::app

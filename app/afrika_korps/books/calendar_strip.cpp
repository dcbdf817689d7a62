#include "app/afrika_korps/books/calendar_strip.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/dcbuffer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

constexpr int field_height = 62; ///< as at 100 %
constexpr int strip_rows = 2;    ///< a year and a half does not fit beside each other

} // namespace

CalendarStrip::CalendarStrip(wxWindow* parent, const Tables& tables)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE), m_tables(tables) {
    SetName("afrika_korps.calendar.strip");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        for (int turn = 1; turn <= turns(); ++turn) {
            if (place_of(turn).Contains(event.GetPosition())) {
                choose(turn);
            }
        }
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int step = event.GetKeyCode() == WXK_LEFT ? -1 : event.GetKeyCode() == WXK_RIGHT ? 1 : 0;
        if (step != 0) {
            choose(std::clamp(m_chosen + step, 1, turns()));
        } else {
            event.Skip();
        }
    });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    });
}

wxSize CalendarStrip::DoGetBestClientSize() const { return {FromDIP(600), strip_rows * FromDIP(field_height)}; }

void CalendarStrip::show(int now, int chosen) {
    m_now = now;
    m_chosen = chosen;
    Refresh();
}

void CalendarStrip::choose(int turn) {
    if (turn != m_chosen && on_choose) {
        on_choose(turn);
    }
}

wxRect CalendarStrip::place_of(int turn) const {
    const int width = GetClientSize().GetWidth();
    const int height = FromDIP(field_height);
    const int column = (turn - 1) % in_row();
    const int left = column * width / in_row();
    return {left, (turn - 1) / in_row() * height, (column + 1) * width / in_row() - left, height};
}

void CalendarStrip::paint() {
    wxAutoBufferedPaintDC dc(this);
    const auto& desk = theme::desk();
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    for (int number = 1; number <= turns(); ++number) {
        const auto& turn = m_tables.calendar[static_cast<std::size_t>(number - 1)];
        const auto* const before = number > 1 ? &m_tables.calendar[static_cast<std::size_t>(number - 2)] : nullptr;
        auto field = place_of(number);
        field.Deflate(FromDIP(1));
        const bool now = number == m_now;
        dc.SetBrush(wxBrush(now ? desk.now : number < m_now ? desk.page : desk.card));
        dc.SetPen(wxPen(number == m_chosen ? desk.accent : desk.line, FromDIP(number == m_chosen ? 2 : 1)));
        dc.DrawRectangle(field);
        const auto ink = now ? desk.on_now : number < m_now ? desk.quiet : desk.ink;
        dc.SetFont(theme::font(theme::Type::Small));
        dc.SetTextForeground(ink);
        // The first letters of the month, and its year where one begins.
        const auto month_name = month(m_tables, number);
        if (before == nullptr || before->month != turn.month || number % in_row() == 1) {
            const bool year = before == nullptr || before->year != turn.year || number % in_row() == 1;
            dc.DrawText(year ? count(turn.year) : month_name.Left(3), field.GetLeft() + FromDIP(3), field.GetTop() + FromDIP(2));
        } else { // the day
            dc.DrawText(to_wx(turn.label).BeforeFirst(' '), field.GetLeft() + FromDIP(3), field.GetTop() + FromDIP(2));
        }
        dc.SetFont(theme::font(theme::Type::Text, true));
        const auto draw = [&](int arrivals, Side side, int share) {
            if (arrivals > 0) {
                const auto text = count(arrivals);
                dc.SetTextForeground(now ? desk.on_now : shade(m_tables, side));
                const auto size = dc.GetTextExtent(text);
                dc.DrawText(text, field.GetLeft() + field.GetWidth() * share / 4 - size.GetWidth() / 2, field.GetTop() + FromDIP(18));
            }
        };
        draw(turn.axis_reinforcements, Side::Axis, turn.allied_reinforcements > 0 ? 1 : 2);
        draw(turn.allied_reinforcements, Side::Allies, turn.axis_reinforcements > 0 ? 3 : 2);
        // What is new from this turn on.
        dc.SetFont(theme::font(theme::Type::Small));
        dc.SetTextForeground(ink);
        wxString marks;
        if (before == nullptr || before->supply_period != turn.supply_period) {
            marks += L"\u2680";
        }
        if (turn.replacements && (before == nullptr || !before->replacements)) {
            marks += L"\u21BB";
        }
        if (turn.substitutes && (before == nullptr || !before->substitutes)) {
            marks += L"\u21C4";
        }
        dc.DrawText(marks, field.GetLeft() + FromDIP(3), field.GetBottom() - FromDIP(3) - dc.GetCharHeight());
    }
    if (HasFocus()) {
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.SetPen(wxPen(desk.accent, FromDIP(1), wxPENSTYLE_DOT));
        dc.DrawRectangle(GetClientRect());
    }
}

} // namespace intendant::app::ak

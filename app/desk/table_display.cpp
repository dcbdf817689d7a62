#include "app/desk/table_display.hpp"

#include "app/base/theme.hpp"
#include "app/base/window_place.hpp"
#include "app/desk/battle_picture.hpp"
#include "app/desk/code_picture.hpp"
#include "app/desk/written.hpp"
#include "app/seat/qr.hpp"
#include "app/widgets/icons.hpp"

#include <wx/dcbuffer.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <memory>

namespace intendant::app {

namespace {

TurnClock::Time now() { return std::chrono::steady_clock::now(); }

const char* const place_key = "/table_display";

} // namespace

TableDisplay::TableDisplay(std::function<TableView()> view, std::function<wxBitmap(wxSize)> board, std::function<wxString()> time,
                           std::function<std::string()> address, TurnClock& clock)
    : wxFrame(nullptr, wxID_ANY, _("Table display - Intendant")), m_view(std::move(view)), m_board(std::move(board)),
      m_time(std::move(time)), m_address(std::move(address)), m_tick(this), m_clock(clock) {
    SetIcons(program_icon());
    SetName("table_display");
    m_canvas = new wxPanel(this);
    m_canvas->SetName("table_display.canvas");
    m_canvas->SetBackgroundStyle(wxBG_STYLE_PAINT);
    m_canvas->SetToolTip(_("Space or a click pauses the clock; F11 fills the screen; Q hides the code for the phones"));
    m_canvas->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    m_canvas->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        m_picture = {};
        m_canvas->Refresh();
    });
    m_canvas->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { pause_or_go_on(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key(event); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (IsShown()) { // while it waits to be destroyed, its table may be gone
            m_canvas->Refresh();
        }
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Hide(); });
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        event.Skip();
        if (!event.IsShown()) {
            remember_place(*this, place_key);
        }
    });
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_canvas, wxSizerFlags(1).Expand());
    SetSizer(all);
    SetMinClientSize(FromDIP(wxSize(480, 300)));
    restore_place(*this, FromDIP(wxSize(1120, 680)), place_key);
    constexpr int second = 1000;
    m_tick.Start(second);
    show_state();
}

TableDisplay::~TableDisplay() {
    if (IsShown()) { // the last window of a program is not hidden before
        remember_place(*this, place_key);
    }
}

void TableDisplay::show_state() {
    m_shown = m_view();
    m_picture = {};
    const auto address = m_address();
    m_code = address.empty() ? std::vector<std::vector<bool>>{} : seat::qr_of(address);
    m_canvas->SetLabel(text());
    m_canvas->Refresh();
}

void TableDisplay::pause_or_go_on() {
    m_clock.paused() ? m_clock.go_on(now()) : m_clock.pause(now());
    m_canvas->Refresh();
    if (on_pause) {
        on_pause();
    }
}

void TableDisplay::key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_SPACE) {
        pause_or_go_on();
    } else if (event.GetKeyCode() == 'Q') {
        m_code_wanted = !m_code_wanted;
        m_canvas->Refresh();
    } else if (event.GetKeyCode() == WXK_F11) {
        ShowFullScreen(!IsFullScreen());
    } else if (event.GetKeyCode() == WXK_ESCAPE && IsFullScreen()) {
        ShowFullScreen(false);
    } else if (event.GetKeyCode() == WXK_ESCAPE) {
        Close();
    } else {
        event.Skip();
    }
}

wxString TableDisplay::clock_text() const {
    constexpr long minute = 60;
    constexpr long hour = 3600;
    const auto seconds = static_cast<long>(m_clock.shown(now()).count());
    const auto time = seconds < hour ? wxString::Format("%ld:%02ld", seconds / minute, seconds % minute)
                                     : wxString::Format("%ld:%02ld:%02ld", seconds / hour, seconds / minute % minute, seconds % minute);
    return m_clock.paused() ? wxString::Format(_("%s paused"), time) : time;
}

wxString TableDisplay::text() const {
    auto words = m_shown.head.who + L" \u00B7 " + m_shown.head.under + "\n";
    for (const auto& [account, player, forces] : m_shown.seats) {
        words += account.name + (player.empty() || player == account.name ? wxString{} : " (" + player + ")") + ": " + account.figure +
                 " " + account.unit + (account.detail.empty() ? wxString{} : ", " + account.detail) +
                 (forces.empty() ? wxString{} : ", " + forces) + "\n";
    }
    if (m_shown.battle) {
        words += words_of(*m_shown.battle) + "\n";
    }
    const auto time = m_time();
    const auto story = m_shown.story ? m_shown.story->text() + "\n" : wxString{};
    return words + (time.empty() ? wxString{} : time + "\n") + story + m_shown.news;
}

void TableDisplay::paint() {
    wxAutoBufferedPaintDC dc(m_canvas);
    const auto& colours = theme::desk();
    dc.SetBackground(colours.ground);
    dc.Clear();
    const auto size = m_canvas->GetClientSize();
    const double margin = 0.02 * std::min(size.x, size.y);
    const double width = size.x - 2 * margin;
    const double height = size.y - 2 * margin;
    const wxRect2DDouble head{margin, margin, width, 0.17 * height};
    const double top = head.GetBottom() + margin;
    const double below = 0.075 * height;
    const double room = height - head.m_height - below - 2 * margin;
    const double side = 0.3 * width; // the seats
    const wxSize board(static_cast<int>(width - side - margin), static_cast<int>(room));
    if (!m_picture.IsOk() && board.x > 0 && board.y > 0) {
        m_picture = m_board(board);
    }
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_head(*gc, head);
    m_side_of_dice = 0;
    if (m_shown.battle) {
        m_side_of_dice = draw_battle(*gc, *m_shown.battle, {margin, top, static_cast<double>(board.x), room});
        draw_seats(*gc, {margin + width - side, top, side, room}, 1);
    } else if (m_picture.IsOk()) {
        gc->DrawBitmap(m_picture, margin, top, m_picture.GetWidth(), m_picture.GetHeight());
        draw_seats(*gc, {margin + width - side, top, side, room}, 1);
    } else {
        draw_seats(*gc, {margin, top, width, room}, 2);
    }
    if (m_shown.story && !m_shown.battle) {
        const double card = m_picture.IsOk() ? board.x : width;
        draw_story(*gc, {margin + 0.45 * card, top + 0.4 * room, 0.55 * card, 0.6 * room});
    }
    if (m_code_wanted && !m_shown.battle) { // the pieces are not covered
        const double code = 0.42 * room;
        draw_code(*gc, m_code, margin, top + room - code, code);
    }
    write_whole(*gc, m_shown.news, {margin, top + room + margin, width, below}, colours.ink, m_shown.fights);
}

void TableDisplay::draw_head(wxGraphicsContext& gc, const wxRect2DDouble& box) const {
    const auto& colours = theme::desk();
    draw(gc, m_shown.head.emblem, box.m_x, box.m_y, box.m_height);
    const double left = box.m_x + 1.15 * box.m_height;
    const double clock = 0.24 * box.m_width;
    const double room = box.GetRight() - left - clock;
    write(gc, m_shown.head.who, {left, box.m_y, room, 0.62 * box.m_height}, At::Left, colours.ink, true);
    write(gc, m_shown.head.under, {left, box.m_y + 0.62 * box.m_height, room, 0.38 * box.m_height}, At::Left, colours.quiet);
    write(gc, clock_text(), {box.GetRight() - clock, box.m_y, clock, 0.74 * box.m_height}, At::Right, // read from across the table
          m_clock.paused() ? colours.quiet : colours.ink);
    wxString step;
    for (const auto& each : m_shown.head.steps) {
        step = each.when == TurnHead::When::Now ? each.name : step;
    }
    const auto time = m_time();
    write(gc, time.empty() ? step : time, {box.GetRight() - clock, box.m_y + 0.72 * box.m_height, clock, 0.28 * box.m_height}, At::Right,
          colours.quiet);
}

/// A card over the board: what the turn that is just over brought, until the next one begins.
void TableDisplay::draw_story(wxGraphicsContext& gc, const wxRect2DDouble& box) const {
    const auto& colours = theme::desk();
    constexpr std::size_t most = 7;
    const auto& rows = m_shown.story->rows;
    const auto shown = std::min(rows.size(), most);
    const double line = std::min(box.m_height / (2.0 * static_cast<double>(shown) + 2), 0.11 * box.m_height); // the fewer, the larger
    const double height = line * (2.0 * static_cast<double>(shown) + 2);
    const double top = box.GetBottom() - height;
    constexpr double round = 8;
    gc.SetPen(wxPen(colours.line, 1));
    gc.SetBrush(colours.page);
    gc.DrawRoundedRectangle(box.m_x, top, box.m_width, height, round);
    const double left = box.m_x + 0.5 * line;
    const double width = box.m_width - line;
    write(gc, m_shown.story->title, {left, top + 0.25 * line, width, 1.3 * line}, At::Left, colours.ink, true);
    for (std::size_t place = 0; place < shown; ++place) {
        const double at = top + line * (1.6 + 2.0 * static_cast<double>(place));
        write(gc, rows[place].first, {left, at, width, 0.85 * line}, At::Left, colours.quiet);
        write_whole(gc, rows[place].second, {left, at + 0.85 * line, width, 1.1 * line}, colours.ink);
    }
}

/// Below each other beside the board; without one in two columns. What stands on the board takes lines of its own.
void TableDisplay::draw_seats(wxGraphicsContext& gc, const wxRect2DDouble& box, std::size_t columns) {
    constexpr double with_forces = 2.4;
    const auto share_of = [](const TableView::Seat& seat) { return seat.forces.empty() ? 1.0 : with_forces; };
    const auto rows = (m_shown.seats.size() + columns - 1) / columns;
    const double gap = 0.012 * box.m_height;
    const double width = (box.m_width - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    m_letters_of_seats = static_cast<int>(box.m_height);
    for (std::size_t first = 0; first < m_shown.seats.size(); first += rows) {
        const auto last = std::min(first + rows, m_shown.seats.size());
        double shares = 0;
        for (auto place = first; place < last; ++place) {
            shares += share_of(m_shown.seats[place]);
        }
        const auto column = first / rows;
        const double share = (box.m_height - gap * static_cast<double>(last - first - 1)) / shares;
        double top = box.m_y;
        for (auto place = first; place < last; ++place) {
            const double height = std::min(share * share_of(m_shown.seats[place]), 0.5 * box.m_width);
            draw_seat(gc, m_shown.seats[place], {box.m_x + (width + gap) * static_cast<double>(column), top, width, height});
            top += height + gap;
        }
    }
}

/// Two lines, to be read from across the table: name and figure, and what belongs to them; what it has on the board below.
void TableDisplay::draw_seat(wxGraphicsContext& gc, const TableView::Seat& seat, const wxRect2DDouble& box) {
    const auto& colours = theme::desk();
    constexpr double round = 8;
    gc.SetPen(wxPen(seat.account.now ? colours.accent : colours.line, seat.account.now ? 4 : 1));
    gc.SetBrush(colours.page);
    gc.DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, round);
    const double gap = 0.03 * box.m_width;
    const double edge = 0.02 * box.m_height;
    const double first = (seat.forces.empty() ? 0.5 : 0.32) * box.m_height;
    const double second = (seat.forces.empty() ? 0.46 : 0.22) * box.m_height;
    const double emblem = seat.account.emblem.IsOk() ? std::min(0.94 * (first + second), 0.2 * box.m_width) : 0;
    draw(gc, seat.account.emblem, box.m_x + gap, box.m_y + edge + (first + second - emblem) / 2, emblem);
    const double left = box.m_x + gap + (emblem > 0 ? emblem + gap : 0);
    const double figure = 0.34 * box.m_width;
    const double right = box.GetRight() - figure - gap;
    const bool named = !seat.player.empty() && seat.player != seat.account.name;
    const auto below =
        (named ? seat.account.name : wxString{}) + (named && !seat.account.detail.empty() ? L" \u00B7 " : L"") + seat.account.detail;
    const auto told = [this](const wxString& text, int letters) {
        m_letters_of_seats = text.empty() ? m_letters_of_seats : std::min(m_letters_of_seats, letters);
    };
    const auto line = [&](const wxString& text, const wxRect2DDouble& place, At at, const wxColour& colour, bool bold) {
        told(text, write(gc, text, place, at, colour, bold));
    };
    line(named ? seat.player : seat.account.name, {left, box.m_y + edge, right - left, first}, At::Left, colours.ink, seat.account.now);
    line(seat.account.figure, {right, box.m_y + edge, figure, first}, At::Right, colours.ink, true);
    line(below, {left, box.m_y + edge + first, right - left, second}, At::Left, colours.quiet, false);
    line(seat.account.unit, {right, box.m_y + edge + first, figure, second}, At::Right, colours.quiet, false);
    const double top = box.m_y + edge + first + second;
    told(seat.forces, write_whole(gc, seat.forces, {box.m_x + gap, top, box.m_width - 2 * gap, box.GetBottom() - edge - top}, colours.ink));
}

} // namespace intendant::app

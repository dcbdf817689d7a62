#include "app/axis_allies/desk/second_screen.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/icons.hpp"
#include "model/axis_allies/battle/battle.hpp"

#include <wx/dcbuffer.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

TurnClock::Time now() { return std::chrono::steady_clock::now(); }

enum class At { Left, Centre, Right };

/// Writes one line into a box, as large as `height` allows, smaller where the words are too long for the width.
void write(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, At at, const wxColour& colour, bool bold = false) {
    auto font = wxFontInfo(wxSize(0, std::max(8, static_cast<int>(box.m_height * 0.72)))).Family(wxFONTFAMILY_SWISS).Bold(bold);
    wxDouble width = 0;
    wxDouble height = 0;
    wxFont used(font);
    gc.SetFont(used, colour);
    gc.GetTextExtent(text, &width, &height);
    if (width > box.m_width) {
        used.SetPixelSize(wxSize(0, std::max(8, static_cast<int>(box.m_height * 0.72 * box.m_width / width))));
        gc.SetFont(used, colour);
        gc.GetTextExtent(text, &width, &height);
    }
    const double free = box.m_width - width;
    const double left = at == At::Left ? 0 : at == At::Right ? free : free / 2;
    gc.DrawText(text, box.m_x + left, box.m_y + (box.m_height - height) / 2);
}

wxString amount(core::Money money) { return wxString::Format("%lld", static_cast<long long>(money.amount)); }

} // namespace

SecondScreen::SecondScreen(const Table& table)
    : wxFrame(nullptr, wxID_ANY, _("Table display - Intendant")), m_table(table), m_tick(this), m_turn(table.state().turn) {
    SetIcons(program_icon());
    SetName("second_screen");
    m_canvas = new wxPanel(this);
    m_canvas->SetName("second_screen.canvas");
    m_canvas->SetBackgroundStyle(wxBG_STYLE_PAINT);
    m_canvas->SetToolTip(_("Blank or a click pauses the clock; F11 fills the screen"));
    m_canvas->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    m_canvas->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        m_canvas->Refresh();
    });
    m_canvas->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { pause_or_go_on(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key(event); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { m_canvas->Refresh(); });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Hide(); });
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_canvas, wxSizerFlags(1).Expand());
    SetSizer(all);
    SetMinClientSize(FromDIP(wxSize(480, 300)));
    SetClientSize(FromDIP(wxSize(960, 600)));
    m_clock.start_anew(now());
    m_tick.Start(1000);
    show_state();
}

void SecondScreen::show_state() {
    const auto& turn = m_table.now().turn;
    if (turn.power != m_turn.power || turn.round != m_turn.round) {
        m_clock.start_anew(now());
    }
    m_turn = turn;
    m_canvas->SetLabel(text());
    m_canvas->Refresh();
}

void SecondScreen::pause_or_go_on() {
    if (m_clock.paused()) {
        m_clock.go_on(now());
    } else {
        m_clock.pause(now());
    }
    m_canvas->Refresh();
}

void SecondScreen::key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
    case WXK_SPACE:
        pause_or_go_on();
        break;
    case WXK_F11:
        ShowFullScreen(!IsFullScreen());
        break;
    case WXK_ESCAPE:
        if (IsFullScreen()) {
            ShowFullScreen(false);
        } else {
            Close();
        }
        break;
    default:
        event.Skip();
    }
}

wxString SecondScreen::clock_text() const {
    const auto seconds = static_cast<long>(m_clock.shown(now()).count());
    const auto time = seconds < 3600 ? wxString::Format("%ld:%02ld", seconds / 60, seconds % 60)
                                     : wxString::Format("%ld:%02ld:%02ld", seconds / 3600, seconds / 60 % 60, seconds % 60);
    return m_clock.paused() ? wxString::Format(_("%s paused"), time) : time;
}

wxString SecondScreen::news() const {
    const auto& state = m_table.now();
    if (state.outcome) {
        return state.outcome->winner ? wxString::Format(_("The %s have won."), word(*state.outcome->winner))
                                     : wxString{_("The game was left unfinished.")};
    }
    if (state.battle) {
        return wxString::Format(_("Battle: %s - %s"), word(*state.tables, state.battle->space), word(state.battle->step));
    }
    const auto last = m_table.session().last_entries(1);
    return last.empty() ? wxString{} : m_table.say(last.back().entry);
}

wxString SecondScreen::text() const {
    const auto& state = m_table.now();
    auto words = wxString::Format(_("Round %d"), state.turn.round) + ", " + word(*state.tables, state.turn.power) + ", " +
                 word(state.turn.action) + ". ";
    for (const auto power : all_powers) {
        words += wxString::Format(_("%s has %s and makes %s IPC."), word(*state.tables, power), amount(state.powers[power].treasury),
                                  amount(production(state, power))) +
                 " ";
    }
    return words + news();
}

void SecondScreen::paint() {
    wxAutoBufferedPaintDC dc(m_canvas);
    dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX)));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const auto size = m_canvas->GetClientSize();
    const double margin = 0.03 * std::min(size.x, size.y);
    const double width = size.x - 2 * margin;
    const double height = size.y - 2 * margin;
    gc->Translate(margin, margin);
    draw_turn(*gc, width, 0.36 * height);
    draw_powers(*gc, width, 0.40 * height, 0.42 * height);
    draw_news(*gc, width, 0.86 * height, 0.14 * height);
}

void SecondScreen::draw_turn(wxGraphicsContext& gc, double width, double height) const {
    const auto& state = m_table.now();
    const double small = 0.26 * height;
    write(gc, wxString::Format(_("Round %d"), state.turn.round), {0, 0, 0.5 * width, small}, At::Left, layout::quiet_ink());
    write(gc, clock_text(), {0.5 * width, 0, 0.5 * width, small}, At::Right, m_clock.paused() ? layout::quiet_ink() : layout::ink());
    const double side = 0.70 * height;
    const auto picture = roundel(state.turn.power, static_cast<int>(side));
    gc.DrawBitmap(picture.GetBitmap(wxSize(static_cast<int>(side), static_cast<int>(side))), 0, height - side, side, side);
    const double left = 1.12 * side;
    write(gc, word(*state.tables, state.turn.power), {left, height - side, width - left, 0.58 * side}, At::Left, layout::ink(), true);
    write(gc, word(state.turn.action), {left, height - 0.42 * side, width - left, 0.42 * side}, At::Left, layout::ink());
}

void SecondScreen::draw_powers(wxGraphicsContext& gc, double width, double top, double height) const {
    const auto& state = m_table.now();
    const double column = width / static_cast<double>(all_powers.size());
    const double gap = 0.06 * column;
    const double inner = column - 2 * gap;
    const double side = std::min(0.24 * height, 0.3 * inner);
    // All names in one size, that of the longest.
    double name_height = side;
    for (const auto power : all_powers) {
        wxDouble long_name = 0;
        wxDouble ignored = 0;
        gc.SetFont(wxFont(wxFontInfo(wxSize(0, static_cast<int>(0.72 * side))).Family(wxFONTFAMILY_SWISS).Bold()), layout::ink());
        gc.GetTextExtent(word(*state.tables, power), &long_name, &ignored);
        name_height = std::min(name_height, side * (inner - 1.15 * side) / long_name);
    }
    double left = 0;
    for (const auto power : all_powers) {
        const bool now = power == state.turn.power;
        gc.SetPen(
            wxPen(now ? layout::ink() : layout::mix(layout::ink(), wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX), 0.7), now ? 4 : 1));
        gc.SetBrush(*wxTRANSPARENT_BRUSH);
        gc.DrawRoundedRectangle(left + 0.25 * gap, top, column - 0.5 * gap, height, 0.06 * column);
        const auto picture = roundel(power, static_cast<int>(side));
        gc.DrawBitmap(picture.GetBitmap(wxSize(static_cast<int>(side), static_cast<int>(side))), left + gap, top + 0.03 * height, side,
                      side);
        write(gc, word(*state.tables, power),
              {left + gap + 1.15 * side, top + 0.03 * height + (side - name_height) / 2, inner - 1.15 * side, name_height}, At::Left,
              layout::ink(), now);
        write(gc, amount(state.powers[power].treasury), {left + gap, top + 0.28 * height, inner, 0.46 * height}, At::Centre, layout::ink(),
              true);
        write(gc, wxString::Format(_("makes %s"), amount(production(state, power))), {left + gap, top + 0.76 * height, inner, 0.2 * height},
              At::Centre, layout::quiet_ink());
        left += column;
    }
}

void SecondScreen::draw_news(wxGraphicsContext& gc, double width, double top, double height) const {
    write(gc, news(), {0, top, width, 0.75 * height}, At::Left, layout::ink(), m_table.now().battle.has_value());
}

} // namespace intendant::app::aa

#include "app/risiko/desk/second_screen.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/icons.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::rk {

namespace {

TurnClock::Time now() { return std::chrono::steady_clock::now(); }

} // namespace

SecondScreen::SecondScreen(const Table& table, const GameClock& game_clock)
    : wxFrame(nullptr, wxID_ANY, _("Table display - Intendant")), m_table(table), m_game_clock(game_clock), m_tick(this),
      m_shown(table.now().turn) {
    SetIcons(program_icon());
    SetName("risiko.second_screen");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    const auto wide = wxSizerFlags().Expand().Border(wxALL, FromDIP(14));
    auto* const top = new wxBoxSizer(wxHORIZONTAL);
    m_turn = layout::heading(this, wxEmptyString, 3.0 / layout::type_scale());
    m_time = layout::heading(this, wxEmptyString, 2.0 / layout::type_scale());
    top->Add(m_turn, wxSizerFlags(1).CentreVertical());
    top->Add(m_time, wxSizerFlags().CentreVertical());
    all->Add(top, wide);
    m_game_time = layout::heading(this, wxEmptyString, 1.6);
    all->Add(m_game_time, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(14)));
    all->Add(make_players(), wxSizerFlags(1).Expand().Border(wxALL, FromDIP(14)));
    m_news = layout::heading(this, wxEmptyString, 1.6);
    all->Add(m_news, wide);
    SetSizer(all);
    SetClientSize(FromDIP(wxSize(960, 600)));
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key(event); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (IsShown()) { // while it waits to be destroyed, its table may be gone
            show_clock();
        }
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Hide(); });
    m_clock.start_anew(now());
    m_tick.Start(1000);
    show_state();
}

wxSizer* SecondScreen::make_players() {
    auto* const grid = new wxFlexGridSizer(static_cast<int>(columns) + 1, FromDIP(wxSize(24, 8)));
    grid->AddGrowableCol(1, 1);
    grid->AddSpacer(0);
    for (const auto& head : {wxString{}, wxString{_("Territories")}, wxString{_("Armies")}, wxString{_("Cards")}, wxString{_("Points")}}) {
        grid->Add(layout::heading(this, head, 1.3), wxSizerFlags().Right());
    }
    for (std::size_t i = 0; i < m_table.now().players.size(); ++i) {
        Line line{new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle{}), {}};
        grid->Add(line.patch, wxSizerFlags().CentreVertical());
        for (std::size_t column = 0; column < columns; ++column) {
            line.cells[column] = layout::heading(this, wxEmptyString, 2.2);
            grid->Add(line.cells[column], column == 0 ? wxSizerFlags().CentreVertical() : wxSizerFlags().CentreVertical().Right());
        }
        m_players.push_back(line);
    }
    return grid;
}

void SecondScreen::show_state() {
    const auto& state = m_table.now();
    const auto& tables = m_table.tables();
    const auto& turn = state.turn;
    if (turn.player != m_shown.player || turn.round != m_shown.round) {
        m_clock.start_anew(now());
    }
    m_shown = turn;
    m_turn->SetLabelText(turn.round > 0 ? wxString::Format(_("Round %d, %s: %s"), turn.round, word(tables, turn.player), word(turn.phase))
                                        : wxString::Format("%s: %s", word(tables, turn.player), word(turn.phase)));
    constexpr int size = 40;
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        const auto& each = state.players[i];
        const auto colour = each.player.colour;
        auto name = each.player.name.empty() ? word(tables, colour) : word(tables, colour) + " - " + to_wx(each.player.name);
        m_players[i].patch->SetBitmap(patch(tables, colour, size));
        const std::array<wxString, columns> cells{each.in_game() ? name : wxString::Format(_("%s (out)"), name),
                                                  count(static_cast<std::int64_t>(territories_of(state, colour).size())),
                                                  count(armies_of(state, colour)), count(each.cards), points_shown(state, colour)};
        for (std::size_t column = 0; column < columns; ++column) {
            m_players[i].cells[column]->SetLabelText(cells[column]);
            m_players[i].cells[column]->SetForegroundColour(each.in_game() ? layout::ink() : layout::quiet_ink());
        }
    }
    wxString news;
    for (const auto& line : m_table.session().last_entries(1)) {
        news = m_table.say(line.entry);
    }
    layout::set_wrapped(m_news, news, GetClientSize().GetWidth() - FromDIP(32));
    show_clock();
    Layout();
}

void SecondScreen::show_clock() {
    constexpr long minute = 60;
    const auto seconds = static_cast<long>(m_clock.shown(now()).count());
    const auto time = wxString::Format("%ld:%02ld", seconds / minute, seconds % minute);
    m_time->SetLabelText(m_clock.paused() ? wxString::Format(_("%s paused"), time) : time);
    const auto game_time = time_shown(m_table.now(), m_game_clock.shows());
    m_game_time->SetLabelText(game_time);
    if (m_game_time->IsShown() == game_time.empty()) {
        m_game_time->Show(!game_time.empty());
        Layout();
    }
}

void SecondScreen::key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_SPACE) {
        m_clock.paused() ? m_clock.go_on(now()) : m_clock.pause(now());
        show_clock();
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

wxString SecondScreen::text() const {
    auto words = m_turn->GetLabelText();
    for (const auto& line : m_players) {
        words += "\n";
        for (const auto* const cell : line.cells) {
            words += cell->GetLabelText() + " ";
        }
    }
    return words + "\n" + m_game_time->GetLabelText() + "\n" + m_news->GetLabelText();
}

} // namespace intendant::app::rk

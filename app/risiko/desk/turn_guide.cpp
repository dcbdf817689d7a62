#include "app/risiko/desk/turn_guide.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::rk {

namespace {

constexpr int patch_size = 44;
constexpr float phase_scale = 1.1F;

} // namespace

TurnGuide::TurnGuide(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("risiko.guide");
    m_round = layout::heading(this, wxEmptyString, 1.1);
    m_patch = new wxStaticBitmap(this, wxID_ANY, patch(tables(), player(), patch_size));
    m_colour = layout::heading(this, wxEmptyString, 1.5);
    m_colour->SetName("risiko.guide.colour");
    m_player = layout::hint(this, wxEmptyString);
    auto* const names = new wxBoxSizer(wxVERTICAL);
    names->Add(m_colour);
    names->Add(m_player);
    auto* const who = new wxBoxSizer(wxHORIZONTAL);
    who->Add(m_patch, layout::line());
    who->Add(names, wxSizerFlags(1).CentreVertical());
    who->Add(m_round, wxSizerFlags().Top().Border(wxTOP | wxRIGHT));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(who, wxSizerFlags().Expand());
    for (const auto phase : all_phases) {
        auto*& line = m_phases[static_cast<std::size_t>(phase)];
        line = new wxStaticText(this, wxID_ANY, word(phase));
        all->Add(line, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(5)));
    }
    m_after = layout::hint(this, wxEmptyString);
    m_after->SetName("risiko.guide.after");
    all->Add(m_after, layout::spaced());
    all->AddStretchSpacer();
    m_next = new wxButton(this, wxID_ANY, wxEmptyString);
    m_next->SetName("risiko.guide.next");
    m_next->SetFont(m_next->GetFont().Scaled(1.15F).Bold());
    m_next->SetMinSize(wxSize(-1, layout::for_text(this, 50)));
    m_next->SetToolTip(_("What the table does next (F4)"));
    all->Add(m_next, layout::spaced().Expand());
    SetSizer(all);
    m_next->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { next_step(); });
}

int TurnGuide::widest() const {
    std::vector<wxString> colours;
    for (const auto& each : state().players) {
        colours.push_back(word(tables(), each.player.colour));
    }
    std::vector<wxString> phases;
    for (const auto phase : all_phases) {
        phases.push_back(wxString{L"\u25B6 "} + word(phase));
    }
    constexpr int many = 99;
    const int round = layout::widest(this, m_round->GetFont(), {wxString::Format(_("Round %d"), many)});
    const int beside = FromDIP(patch_size) + round + 4 * wxSizerFlags::GetDefaultBorder();
    return std::max(layout::widest(this, m_colour->GetFont(), colours) + beside,
                    layout::widest(this, GetFont().Scaled(phase_scale).Bold(), phases) + FromDIP(24));
}

wxString TurnGuide::next_label() const {
    const auto& turn = state().turn;
    if (state().outcome) {
        return _("The game is over");
    }
    switch (turn.phase) {
    case Phase::FirstThrow:
        return _("Throw for the\nfirst place");
    case Phase::Deal:
        return _("Deal the\nterritories");
    case Phase::InitialArmies:
        return wxString::Format(_("Place armies:\n%d"), std::min(who().to_place, tables().amounts.initial_pass));
    case Phase::Reinforcement:
    case Phase::Combat:
        if (turn.to_place() > 0) {
            return wxString::Format(_("Place armies:\n%d"), turn.to_place());
        }
        return _("No more attacks:\nstrategic move");
    case Phase::StrategicMove:
        return turn.conquests > 0 ? _("Draw a card and\nend the turn") : _("End the turn");
    }
    return {};
}

wxString TurnGuide::after() const {
    if (state().outcome) {
        return state().outcome->winners.empty() ? wxString{_("The game was left unfinished.")}
                                                : wxString::Format(_("Won by: %s"), listed(tables(), state().outcome->winners));
    }
    wxString text;
    if (const auto next = state().turn.round > 0 ? next_turn(state()) : std::nullopt) {
        text = wxString::Format(_("Then: %s"), word(tables(), next->colour));
    }
    if (const auto lap = still_to_play(state()); !lap.empty()) {
        text += "\n" + wxString::Format(_("Last lap: %s"), listed(tables(), lap));
    }
    if (!state().extra_round.empty()) {
        text += "\n" + wxString::Format(_("Supplementary round: %s"), listed(tables(), state().extra_round));
    }
    const bool past = m_table.looks_back() || !clock_shows;
    const auto time = time_shown(state(), past ? state().clock.elapsed : clock_shows());
    return time.empty() ? text : text + "\n" + time;
}

void TurnGuide::wrap_after() { layout::set_wrapped(m_after, after(), std::max(FromDIP(190), GetClientSize().GetWidth() - FromDIP(20))); }

void TurnGuide::show_clock() {
    wrap_after();
    Layout();
}

void TurnGuide::show_state() {
    const auto& turn = state().turn;
    m_round->SetLabelText(turn.round > 0 ? wxString::Format(_("Round %d"), turn.round) : wxString{_("Set-up")});
    m_patch->SetBitmap(patch(tables(), player(), patch_size));
    m_colour->SetLabelText(turn.phase == Phase::FirstThrow ? wxString{_("All")} : word(tables(), player()));
    m_player->SetLabelText(turn.phase == Phase::FirstThrow ? wxString{} : to_wx(who().player.name));
    // With the last army placed the attacks begin, though nothing says so to the books.
    const auto reached = turn.phase == Phase::Reinforcement && turn.to_place() == 0 ? Phase::Combat : turn.phase;
    for (const auto phase : all_phases) {
        auto* const line = m_phases[static_cast<std::size_t>(phase)];
        const bool set_up = phase < Phase::Reinforcement;
        line->Show(set_up == (turn.round == 0));
        const bool now = phase == reached;
        const auto font = GetFont().Scaled(phase_scale);
        line->SetFont(now ? font.Bold() : font);
        line->SetForegroundColour(now ? layout::ink() : layout::quiet_ink());
        line->SetLabelText(wxString{now ? L"\u25B6 " : phase < reached ? L"\u2714 " : L"\u2003 "} + word(phase));
    }
    wrap_after();
    m_next->SetLabelText(next_label());
    m_next->Enable(may_book());
    Layout();
    // Other letters have other widths, and they are known only when they have been drawn once.
    CallAfter([this] { layout::refit(this); });
}

void TurnGuide::next_step() {
    const auto& turn = state().turn;
    if (!may_book()) {
        return;
    }
    if (turn.round == 0 || turn.to_place() > 0) {
        to_turn();
    } else if (turn.phase == Phase::StrategicMove) {
        end_turn();
    } else {
        m_table.book(EndCombat{});
    }
}

} // namespace intendant::app::rk

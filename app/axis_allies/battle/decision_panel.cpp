#include "app/axis_allies/battle/decision_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/odds/odds_words.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/share_bar.hpp"

#include <wx/dcclient.h>
#include <wx/translation.h>

#include <algorithm>
#include <vector>

namespace intendant::app::aa {

namespace {

wxPanel* make_card(wxWindow* parent) {
    auto* const card = new wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxFULL_REPAINT_ON_RESIZE);
    card->SetBackgroundColour(theme::desk().card);
    card->Bind(wxEVT_PAINT, [card](wxPaintEvent&) {
        wxPaintDC dc(card);
        dc.SetPen(wxPen(theme::desk().line));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.DrawRectangle(card->GetClientSize());
    });
    return card;
}

wxStaticText* make_title(wxWindow* card, const wxString& words) {
    auto* const title = new wxStaticText(card, wxID_ANY, words);
    title->SetFont(theme::font(theme::Type::Text, true));
    return title;
}

/// What stands where when the attacker has left; a refusal where that cannot be.
wxString after_retreat(const State& state, SpaceId to) {
    const auto verdict = decide(state, Retreat{.to = to});
    if (core::refused(verdict)) {
        return {};
    }
    auto then = state;
    for (const auto& event : core::acceptance(verdict).events) {
        then = apply(std::move(then), event);
    }
    const auto& tables = *state.tables;
    std::vector places{to};
    if (to != state.battle->space) { // C-36: aircraft alone break off where they are
        places.push_back(state.battle->space);
    }
    wxString text;
    for (const auto place : places) {
        const auto who = forces(then, place);
        text += (text.empty() ? "" : "\n") + word(tables, place) + ": " + (who.empty() ? wxString{L"\u2013"} : who);
    }
    return text;
}

} // namespace

DecisionPanel::DecisionPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("decide");
    m_cards = new wxBoxSizer(wxHORIZONTAL);
    const auto beside = wxSizerFlags(1).Expand().Border(wxALL, theme::space(this, 1));
    m_cards->Add(make_press_on(), beside);
    m_cards->Add(make_retreat(), beside);
    SetSizer(m_cards);
    for (auto* const each : {m_press_on, m_retreat}) {
        each->SetToolTip(tip(tables(), {to_utf8(clause(BattleStep::Decision))}));
    }
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        wrap();
    });
}

wxPanel* DecisionPanel::make_press_on() {
    auto* const card = make_card(this);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    const auto line = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2));
    all->Add(make_title(card, _("If you press on")), line);
    m_odds = new wxStaticText(card, wxID_ANY, wxEmptyString);
    m_odds->SetName("decide.odds");
    all->Add(m_odds, line);
    all->AddStretchSpacer();
    m_press_on = new wxButton(card, wxID_ANY, _("&Press on"));
    m_press_on->SetName("decide.press_on");
    m_press_on->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { on_command(PressOn{}); }); });
    all->Add(m_press_on, wxSizerFlags().Expand().Border(wxALL, theme::space(this, 2)));
    card->SetSizer(all);
    return card;
}

wxPanel* DecisionPanel::make_retreat() {
    auto* const card = make_card(this);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    const auto line = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2));
    m_where = new wxBoxSizer(wxHORIZONTAL);
    m_where->Add(make_title(card, _("If you retreat &to:")), wxSizerFlags().CentreVertical().Border(wxRIGHT, theme::space(this, 1)));
    m_to = new NameField(card, "decide.to");
    m_to->SetMinSize(FromDIP(wxSize(96, -1)));
    m_where->Add(m_to, wxSizerFlags(1).CentreVertical());
    all->Add(m_where, line);
    m_after = new wxStaticText(card, wxID_ANY, wxEmptyString);
    m_after->SetName("decide.after");
    all->Add(m_after, line);
    all->AddStretchSpacer();
    m_retreat = new wxButton(card, wxID_ANY, _("&Retreat"));
    m_retreat->SetName("decide.retreat");
    all->Add(m_retreat, wxSizerFlags().Expand().Border(wxALL, theme::space(this, 2)));
    card->SetSizer(all);
    m_to->on_change = [this] { show_retreat(); };
    m_retreat->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (stops_at_name()) {
                return;
            }
            const auto to = m_to->chosen();
            if (!to) {
                m_table.complain(_("Say to which space the attacker retreats."));
                return;
            }
            on_command(Retreat{.to = *tables().find(*to)});
        });
    });
    return card;
}

void DecisionPanel::show_state() {
    const auto to = retreat_spaces(state());
    m_to->offer(items(tables(), to));
    m_to->clear();
    if (to.size() == 1) {
        m_to->choose(tables()[to.front()].id);
    }
    m_retreat->Enable(!to.empty());
    m_to->Enable(!to.empty());
    show_retreat();
    Layout();
}

void DecisionPanel::set_focus() { m_to->IsEnabled() ? m_to->SetFocus() : SetFocus(); }

void DecisionPanel::set_focus_on_retreat() { m_to->chosen() ? m_retreat->SetFocus() : set_focus(); }

void DecisionPanel::show_retreat() {
    const auto to = m_to->chosen();
    const auto place = to ? tables().find(*to) : std::nullopt;
    m_after_says = !state().battle || state().battle->step != BattleStep::Decision ? wxString{}
                   : retreat_spaces(state()).empty()                               ? _("There is no space to retreat to.")
                   : place                                                         ? after_retreat(state(), *place)
                                                                                   : _("Say to which space the attacker retreats.");
    wrap();
}

void DecisionPanel::show_odds(const BattleAnswer* answer) {
    m_odds_say.clear();
    if (answer != nullptr) {
        const auto& end = answer->to_the_end;
        m_odds_say = wxString::Format(_("The attacker wins: %s"), percent(end.odds.win)) + "\n" +
                     wxString::Format(_("Expected loss: %s against %s IPC"), one_decimal(end.attacker.ipc), one_decimal(end.defender.ipc));
        if (answer->retreat && answer->retreat->now) {
            m_odds_say += "\n" + worth_of_going_on(*answer);
        }
    }
    wrap();
}

void DecisionPanel::wrap() {
    const int card = GetClientSize().GetWidth() / 2 - theme::space(this, 6);
    auto* const title = m_where->GetItem(std::size_t{0});
    const bool one_line = title->GetMinSize().GetWidth() + FromDIP(170) <= card;
    m_where->SetOrientation(one_line ? wxHORIZONTAL : wxVERTICAL);
    auto* const field = m_where->GetItem(m_to);
    field->SetProportion(one_line ? 1 : 0);
    field->SetFlag(one_line ? int{wxALIGN_CENTRE_VERTICAL} : int{wxEXPAND});
    title->SetFlag(one_line ? wxALIGN_CENTRE_VERTICAL | wxRIGHT : int{wxBOTTOM});
    for (const auto& [label, text] : {std::pair{m_odds, m_odds_say}, std::pair{m_after, m_after_says}}) {
        label->SetLabelText(text);
        label->Wrap(std::max(FromDIP(120), card));
        label->InvalidateBestSize();
    }
    const auto before = GetMinSize();
    SetMinSize(wxSize(-1, m_cards->CalcMin().GetHeight()));
    Layout();
    for (auto* const each : GetChildren()) {
        each->Layout();
    }
    if (GetMinSize() != before && on_height) {
        on_height();
    }
}

} // namespace intendant::app::aa

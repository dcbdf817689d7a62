#include "app/risiko/turn/turn_page.hpp"

#include "app/base/layout.hpp"
#include "app/desk/form_ways.hpp"
#include "app/risiko/battle/attack_panel.hpp"
#include "app/risiko/setup/deal_panel.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <string>
#include <utility>

namespace intendant::app::rk {

TurnPage::TurnPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("risiko.turn");
    m_over = layout::heading(this, wxEmptyString);
    m_over->SetName("risiko.turn.over");
    m_first = form("first", "risiko.first");
    m_deal = new DealPanel(this, table);
    m_set = form("set", "risiko.set");
    m_discard = form("discard", "risiko.discard");
    m_placing = form("place", "risiko.place");
    m_no_more = form("end_combat", "risiko.attack.end", FormPanel::Look::Row);
    m_end = form("end_turn", "risiko.turn.end", FormPanel::Look::Row);
    m_move = form("move", "risiko.move");
    m_follow = form("follow", "risiko.follow");
    m_attack = new AttackPanel(this, table);
    m_placing->on_change = m_move->on_change = [this](const core::Form& now) { draw(now); };
    m_deal->on_proposal = m_attack->on_proposal = [this](board::Proposal proposal) {
        if (on_proposal) {
            on_proposal(std::move(proposal));
        }
    };
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_over, layout::spaced());
    m_start_clock = new wxButton(this, wxID_ANY, _("&Start the clock..."));
    m_start_clock->SetName("risiko.clock.start");
    m_start_clock->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (on_start_clock) {
                on_start_clock();
            }
        });
    });
    all->Add(m_start_clock, layout::spaced().Expand());
    for (wxWindow* const part : {static_cast<wxWindow*>(m_first), static_cast<wxWindow*>(m_deal), static_cast<wxWindow*>(m_set),
                                 static_cast<wxWindow*>(m_discard)}) {
        all->Add(part, wxSizerFlags().Expand());
    }
    all->Add(m_placing, wxSizerFlags(1).Expand());
    auto* const ends = new wxBoxSizer(wxHORIZONTAL);
    ends->Add(m_no_more);
    ends->Add(m_end, wxSizerFlags(1));
    all->Add(ends, wxSizerFlags().Expand()); // above the dice, which need what is left of the room
    for (wxWindow* const part : {static_cast<wxWindow*>(m_move), static_cast<wxWindow*>(m_follow), static_cast<wxWindow*>(m_attack)}) {
        all->Add(part, wxSizerFlags().Expand());
    }
    SetSizer(all);
}

FormPanel* TurnPage::form(const char* id, const char* name, FormPanel::Look look) {
    m_forms.push_back(
        new FormPanel(this, name, form_ways(m_table, id, [this](const std::string& kind) { return things(tables(), kind); }), look));
    return m_forms.back();
}

bool TurnPage::placing() const {
    return state().turn.phase == Phase::InitialArmies || (state().turn.round > 0 && state().turn.to_place() > 0);
}

void TurnPage::say_over() {
    m_over->Show(state().outcome.has_value());
    if (state().outcome) {
        layout::set_wrapped(m_over,
                            m_table.say(summary(tables(), GameEnded{*state().outcome})) + "\n\n" +
                                _("Now every objective is shown: menu Game, Claim or show an objective."),
                            std::max(FromDIP(200), GetClientSize().GetWidth() - FromDIP(24)));
    }
}

void TurnPage::show_state() {
    const auto& turn = state().turn;
    const bool plays = !state().outcome;
    const bool fights = plays && turn.round > 0 && !placing();
    const bool attacks = fights && turn.phase != Phase::StrategicMove;
    say_over();
    const auto& clock = state().clock; // of TIME ATTACK, which nobody should have to look for. Rule: RK-TA-2
    m_start_clock->Show(plays && state().options.ending == EndingRule::TimeAttackClock && turn.round > 0 && !clock.running && !clock.over &&
                        !m_table.read_only());
    for (auto* const each : m_forms) {
        each->Enable(!m_table.read_only());
        each->show_state();
        each->Show(each->form().has_value());
    }
    m_no_more->Show(attacks);
    m_end->Show(fights);
    m_move->Show(fights && turn.phase == Phase::StrategicMove && !turn.moved && m_move->form());
    m_follow->Show(attacks && m_follow->form());
    m_deal->Show(plays && turn.phase == Phase::Deal);
    m_attack->Show(attacks);
    for (auto* const each : {m_placing, m_move}) {
        if (each->IsShown()) {
            draw(*each->form());
        }
    }
    for (Panel* const part : std::initializer_list<Panel*>{m_deal, m_attack}) {
        part->show_state();
        part->Enable(!m_table.read_only());
    }
    Layout();
}

/// The way that is typed, or what can be reached; the territories on which something is placed.
void TurnPage::draw(const core::Form& form) {
    const auto& panel = form.id == "place" ? *m_placing : *m_move;
    if (!on_proposal || !panel.IsShown()) {
        return;
    }
    board::Proposal proposal;
    std::optional<TerritoryId> from;
    for (const auto& field : form.fields) {
        const auto named = tables().find(field.listed ? field.key : field.value);
        if (field.listed && named && field.value != "0") {
            proposal.reach.insert(named->index);
        } else if (field.key == "from") {
            from = named;
        } else if (field.key == "to" && from && named) {
            proposal.way = {from->index, named->index};
        } else if (field.key == "to" && from) {
            for (const auto& choice : field.choices) {
                proposal.reach.insert(tables().find(choice.id)->index);
            }
        }
    }
    on_proposal(std::move(proposal));
}

void TurnPage::set_focus() {
    if (m_deal->IsShown()) {
        m_deal->set_focus();
    } else if (m_first->IsShown()) {
        m_first->set_focus();
    } else if (m_placing->IsShown()) {
        m_placing->set_focus();
    } else if (m_attack->IsShown()) {
        m_attack->set_focus();
    } else if (m_move->IsShown()) {
        m_move->set_focus();
    } else {
        SetFocus();
    }
}

void TurnPage::book_placing() {
    set_focus();
    if (m_deal->IsShown()) {
        m_deal->book();
    } else {
        (m_first->IsShown() ? m_first : m_placing)->book();
    }
}

void TurnPage::point_at(TerritoryId id) {
    if (m_deal->IsShown()) {
        m_deal->point_at(id);
    } else if (m_attack->IsShown()) {
        m_attack->point_at(id);
    } else if (m_move->IsShown()) {
        m_move->set(core::filled(*m_move->form(), m_move->values()).contains("from") ? "to" : "from", tables()[id].id);
        if (m_move->values().contains("to")) {
            m_move->set_focus(); // how many, comes next
        }
    }
}

void TurnPage::carry(TerritoryId from, int armies) {
    if (m_attack->IsShown()) {
        m_attack->carry(from, armies);
    } else if (m_move->IsShown() && (armies > 0 || std::exchange(m_carried, false))) {
        m_carried = armies > 0;
        m_move->fill(m_carried ? core::FormValues{{"from", tables()[from].id}, {"armies", std::to_string(armies)}} : core::FormValues{});
    }
}

void TurnPage::fill(const Command& command) {
    if (const auto* const dice = std::get_if<ThrowDice>(&command)) {
        m_attack->fill(*dice);
    } else if (const auto* const attack = std::get_if<Announce>(&command)) {
        m_attack->prepare(attack->from, attack->to);
    } else if (const auto* const move = std::get_if<MoveArmies>(&command)) {
        m_move->fill({{"from", tables()[move->from].id}, {"to", tables()[move->to].id}, {"armies", std::to_string(move->armies)}});
    } else if (const auto* const placed = std::get_if<PlaceArmies>(&command)) {
        core::FormValues values;
        for (const auto& [territory, armies] : placed->armies) {
            values[tables()[territory].id] = std::to_string(armies);
        }
        m_placing->fill(values);
    }
}

void TurnPage::prepare_attack(TerritoryId from, TerritoryId to) { m_attack->prepare(from, to); }

} // namespace intendant::app::rk

#include "app/afrika_korps/turn/turn_page.hpp"

#include "app/afrika_korps/battle/aftermath_panel.hpp"
#include "app/afrika_korps/battle/battle_panel.hpp"
#include "app/afrika_korps/turn/arrival_panel.hpp"
#include "app/afrika_korps/turn/losses_panel.hpp"
#include "app/afrika_korps/turn/movement_panel.hpp"
#include "app/afrika_korps/turn/start_panel.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/desk/to_be_counted.hpp"
#include "model/afrika_korps/contradictions.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

TurnPage::TurnPage(wxWindow* parent, Table& table, AroundTurn around) : Page(parent, table), m_around(std::move(around)) {
    SetName("afrika_korps.turn");
    SetScrollRate(FromDIP(10), FromDIP(10)); // the battle sheet has more to say than a small screen has room for
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_over = named_label(all, layout::heading(this, wxEmptyString), "afrika_korps.turn.over");
    m_counted = named_label(all, layout::label(this, wxEmptyString), "afrika_korps.turn.counted");
    m_start = new StartPanel(this, table, m_around);
    m_arrival = new ArrivalPanel(this, table, m_around);
    m_movement = new MovementPanel(this, table, m_around);
    m_losses = new LossesPanel(this, table, m_around);
    m_battle = new BattlePanel(this, table, m_around);
    m_after = new AftermathPanel(this, table, m_around);
    m_panels = {m_start, m_arrival, m_movement, m_losses, m_battle, m_after};
    for (auto* const panel : m_panels) {
        all->Add(panel, wxSizerFlags().Expand());
    }
    SetSizer(all);
}

StepPanel* TurnPage::now() const {
    if (state().outcome) {
        return nullptr;
    }
    switch (phase()) {
    case Phase::Start:
    case Phase::End:
        return m_start;
    case Phase::Arrival:
        return m_arrival;
    case Phase::Movement:
        return m_movement;
    case Phase::PreCombat:
        return m_losses;
    case Phase::Combat:
        if (state().options.depth == Depth::Books) {
            return m_losses; // these books keep no battles
        }
        return m_after->needed() ? static_cast<StepPanel*>(m_after) : m_battle;
    }
    return nullptr;
}

void TurnPage::show_state() {
    auto* const shown = now();
    m_around.offer({});
    m_around.propose({});
    const int width = std::max(FromDIP(180), GetClientSize().GetWidth() - FromDIP(24));
    m_over->Show(state().outcome.has_value());
    if (state().outcome) {
        layout::set_wrapped(m_over, m_table.say(summary(tables(), GameEnded{*state().outcome})), width);
    }
    const auto counted = to_be_counted(m_table, contradictions(state()), &Contradiction::why);
    m_counted->Show(!counted.empty());
    layout::set_wrapped(m_counted, counted, width);
    for (auto* const panel : m_panels) {
        panel->Show(panel == shown);
        panel->show_state();
        panel->Enable(!m_table.read_only());
    }
    Layout();
}

void TurnPage::set_focus() {
    if (auto* const panel = now()) {
        panel->set_focus();
    } else {
        SetFocus();
    }
}

std::optional<wxString> TurnPage::act() const {
    const auto* const panel = now();
    return panel != nullptr ? panel->act() : std::nullopt;
}

void TurnPage::do_act() {
    if (auto* const panel = now()) {
        panel->do_act();
    }
}

void TurnPage::point_at(HexId hex) {
    if (auto* const panel = now()) {
        panel->point_at(hex);
    }
}

void TurnPage::prepare(const Attack& attack) {
    if (now() == m_battle) {
        m_battle->prepare(attack);
    }
}

bool TurnPage::with_rommel() const { return m_movement->with_rommel(); }

wxString TurnPage::battle_in_words() const { return m_battle->battle_in_words(); }

} // namespace intendant::app::ak

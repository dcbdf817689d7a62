#include "app/axis_allies/battle/battle_sheet.hpp"

#include "app/axis_allies/battle/battle_board.hpp"
#include "app/axis_allies/help.hpp"
#include "app/axis_allies/odds/odds_panel.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace intendant::app::aa {

BattleSheet::BattleSheet(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("battle.sheet");
    SetBackgroundColour(theme::desk().ground);
    m_odds = new OddsPanel(this, "battle.odds", table.tables(), table.names());
    m_odds->on_plan = [this](Side side) {
        if (on_plan) {
            on_plan(side);
        }
        show_state();
    };
    m_odds->on_answer = [this](const BattleAnswer* answer) {
        if (on_answer) {
            on_answer(answer);
        }
    };
    auto* const what_if = new wxButton(this, wxID_ANY, _("What &if...") + "  Ctrl+I");
    what_if->SetName("battle.odds.what_if");
    what_if->SetToolTip(_("Try other forces; nothing is booked (Ctrl+I)"));
    what_if->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (on_what_if) {
                on_what_if();
            }
        });
    });
    m_retreat = new wxButton(this, wxID_ANY, _("Retreat..."));
    m_retreat->SetName("battle.sheet.retreat");
    m_retreat->SetToolTip(tip(tables(), {to_utf8(clause(BattleStep::Decision))}));
    m_retreat->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            if (on_retreat) {
                on_retreat();
            }
        });
    });
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_odds, wxSizerFlags(1).Expand());
    // Beside each other where the words have room: the odds need the height.
    auto* const buttons = new wxWrapSizer(wxHORIZONTAL, wxEXTEND_LAST_ON_EACH_LINE | wxREMOVE_LEADING_SPACES);
    const auto button = wxSizerFlags(1).Border(wxLEFT | wxRIGHT | wxBOTTOM, theme::space(this, 2));
    buttons->Add(what_if, button);
    buttons->Add(m_retreat, button);
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizer(all);
}

const LossPlan& BattleSheet::plan(Side side) const { return m_odds->plan(side); }

void BattleSheet::show_state() {
    const auto& battle = state().battle;
    const auto& attacker = m_odds->plan(Side::Attacker);
    const auto& defender = m_odds->plan(Side::Defender);
    m_odds->ask(battle         ? std::optional{question_of(state(), *battle, attacker, defender)}
                : to_be_fought ? to_be_fought(attacker, defender)
                               : std::nullopt);
    // It can be done at the end of a round; before that the board says so.
    m_retreat->Show(battle && battle->kind != BattleKind::Raid && !battle->amphibious);
    m_retreat->Enable(battle && battle->step == BattleStep::Decision && !m_table.read_only());
    Layout();
}

void connect(BattleBoard& board, BattleSheet& sheet) {
    board.plan_of = [&sheet](Side side) { return sheet.plan(side); };
    board.on_odds = [&sheet] { sheet.show_state(); };
    sheet.to_be_fought = [&board](const LossPlan& attacker, const LossPlan& defender) { return board.to_be_fought(attacker, defender); };
    sheet.on_plan = [&board](Side side) { board.propose_losses(side); };
    sheet.on_answer = [&board](const BattleAnswer* answer) { board.show_odds(answer); };
    sheet.on_what_if = [&board] { board.on_what_if(); };
    sheet.on_retreat = [&board] { board.go_to_retreat(); };
}

} // namespace intendant::app::aa

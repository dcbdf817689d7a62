#include "app/axis_allies/battle/battle_board.hpp"

#include "app/axis_allies/battle/battle_columns.hpp"
#include "app/axis_allies/battle/battle_news.hpp"
#include "app/axis_allies/battle/battle_steps.hpp"
#include "app/axis_allies/battle/combat_panel.hpp"
#include "app/axis_allies/battle/decision_panel.hpp"
#include "app/axis_allies/battle/losses_panel.hpp"
#include "app/axis_allies/battle/withdrawal_panel.hpp"
#include "app/axis_allies/odds/odds_panel.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/icons.hpp"

#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace intendant::app::aa {

BattleBoard::BattleBoard(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("battle");
    auto* const head = make_head();
    m_columns = new BattleColumns(this, table);
    m_doing = new wxSimplebook(this);
    m_doing->AddPage(new wxPanel(m_doing), wxEmptyString);
    m_losses = new LossesPanel(m_doing, table);
    m_losses->on_take = [this] { book({m_losses->command()}); };
    m_losses->on_change = [this] { show_throwing(); };
    m_doing->AddPage(m_losses, wxEmptyString);
    m_withdrawal = new WithdrawalPanel(m_doing, table);
    m_withdrawal->on_command = [this](const Command& command) { book({command}); };
    m_doing->AddPage(m_withdrawal, wxEmptyString);
    m_decision = new DecisionPanel(m_doing, table);
    m_decision->on_command = [this](const Command& command) { book({command}); };
    m_doing->AddPage(m_decision, wxEmptyString);
    m_combat = new CombatPanel(m_doing, table);
    m_doing->AddPage(m_combat, wxEmptyString);
    m_throwing = make_throwing(this);
    m_odds = new OddsPanel(this, "battle.odds", table.tables(), table.names());
    m_odds->on_plan = [this](Side side) {
        if (doing() == Losing && state().battle->owed->side == side) {
            m_losses->propose(m_odds->plan(side));
        }
        ask_odds();
    };
    m_odds->on_what_if = [this] { on_what_if(); };
    m_combat->on_change = [this] { ask_odds(); };

    m_fight = new wxBoxSizer(wxVERTICAL);
    m_fight->Add(head, wxSizerFlags().Expand());
    m_fight->Add(m_columns, layout::spaced().Proportion(1).Expand());
    m_fight->Add(new wxStaticLine(this), wxSizerFlags().Expand());
    m_fight->Add(m_doing, wxSizerFlags().Expand());
    m_fight->Add(m_throwing, wxSizerFlags().Expand());
    auto* const all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(m_fight, wxSizerFlags(1).Expand());
    all->Add(new wxStaticLine(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLI_VERTICAL), wxSizerFlags().Expand());
    all->Add(m_odds, wxSizerFlags().Expand());
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] {
            // What wraps wants another height at another width.
            layout::refit(this);
            fit_doing();
        });
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool arrow = event.GetKeyCode() == WXK_UP || event.GetKeyCode() == WXK_DOWN;
        if (arrow && doing() == Losing && m_dice->IsDescendant(wxWindow::FindFocus())) {
            m_losses->set_focus();
        } else {
            event.Skip();
        }
    });
}

wxSizer* BattleBoard::make_head() {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    m_title = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    m_title->SetFont(m_title->GetFont().Scaled(1.25F).Bold());
    m_title->SetName("battle.title");
    row->Add(m_title, layout::line().Proportion(1));
    m_undo = new wxButton(this, wxID_ANY, _("Undo step"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    m_undo->SetName("battle.undo");
    m_undo->SetBitmap(icon("toolbar/undo", layout::ink(), 16));
    m_undo->SetToolTip(_("Takes back the last entry, and can be brought back (Ctrl+Z)"));
    m_undo->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            m_table.undo();
            set_focus();
        });
    });
    row->Add(m_undo, layout::line());
    all->Add(row, wxSizerFlags().Expand());
    m_steps = new StepStrip(this, "battle.steps");
    all->Add(m_steps, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    m_news = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_news->SetName("battle.news");
    m_news->SetFont(m_news->GetFont().Scaled(1.1F));
    all->Add(m_news, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP));
    return all;
}

wxPanel* BattleBoard::make_throwing(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    m_throw_label = layout::heading(panel, wxEmptyString, 1.1);
    m_throw_label->SetName("battle.throw");
    m_throw_hint = layout::hint(panel, wxEmptyString);
    m_throw_hint->SetName("battle.throw.hint");
    m_dice = new DiceEntry(panel, "battle.dice", DiceEntry::Hits::Offered);
    m_dice->on_throw = [this](const core::Throw& dice) { thrown(dice); };
    m_dice->on_nothing = [this] { go_on(); };
    m_dice->on_mistake = [this](const wxString& sentence) { m_table.complain(sentence); };
    m_dice->on_unread = [this](const wxString& sentence) { m_table.say_unread(sentence); };
    m_dice->on_waiting = [this] { show_throwing(); };
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const words = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    words->Add(m_throw_label, wxSizerFlags().Border(wxRIGHT));
    words->Add(m_throw_hint, wxSizerFlags().CentreVertical());
    all->Add(words, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP));
    all->Add(m_dice, wxSizerFlags().Expand());
    panel->SetSizer(all);
    return panel;
}

BattleBoard::Doing BattleBoard::doing() const {
    if (!state().battle) {
        return Choosing;
    }
    if (state().battle->owed) {
        return Losing;
    }
    switch (state().battle->step) {
    case BattleStep::AttackerWithdrawal:
    case BattleStep::DefenderWithdrawal:
        return Withdrawing;
    case BattleStep::Decision:
        return Deciding;
    case BattleStep::AaFire:
    case BattleStep::Bombardment:
    case BattleStep::FirstStrike:
    case BattleStep::AttackerFire:
    case BattleStep::DefenderFire:
    case BattleStep::RaidDamage:
        return Throwing;
    }
    return Throwing;
}

void BattleBoard::show_head() {
    const auto& battle = state().battle;
    if (!battle) {
        m_title->SetLabelText(_("Battle board"));
    } else {
        const auto where = word(tables(), battle->space);
        m_title->SetLabelText(battle->kind == BattleKind::Raid ? wxString::Format(_("Bombing raid on %s"), where)
                                                               : wxString::Format(_("%s, round %d"), where, battle->round));
    }
    m_undo->Show(battle.has_value());
    m_undo->Enable(m_table.session().can_undo() && !m_table.read_only());
    m_steps->Show(battle.has_value());
    m_steps->show(steps_of_round(m_table));
    auto news = battle_news(m_table);
    const bool ended =
        std::ranges::any_of(m_table.last_events(), [](const Event& event) { return std::holds_alternative<BattleEnded>(event); });
    if (ended && luck_of_last_battle) {
        news += "\n" + luck_of_last_battle();
    }
    m_news->Show(!news.empty());
    layout::set_wrapped(m_news, news, std::max(FromDIP(380), GetClientSize().GetWidth() - m_odds->GetSize().GetWidth() - FromDIP(32)));
}

void BattleBoard::show_state() {
    const auto& battle = state().battle;
    const auto now = doing();
    show_head();
    m_columns->Show(battle.has_value());
    m_columns->show_state();
    if (now == Losing) {
        m_losses->propose(m_odds->plan(battle->owed->side));
    } else if (now == Withdrawing) {
        m_withdrawal->show_state();
    } else if (now == Deciding) {
        m_decision->show_state();
    } else if (now == Choosing) {
        m_combat->show_state();
    }
    m_asked.reset();
    m_doing->ChangeSelection(now);
    m_doing->Show(now != Throwing);
    m_doing->Enable(!m_table.read_only());
    m_throwing->Enable(!m_table.read_only());
    m_fight->GetItem(m_doing)->SetProportion(battle ? 0 : 1);
    m_fight->GetItem(m_columns)->SetProportion(battle ? 1 : 0);
    show_throwing();
    fit_doing();
    ask_odds();
}

void BattleBoard::fit_doing() {
    // The book would ask for the room of its largest page; what is done next is never the part that is cut.
    int height = m_losses->wanted_height();
    if (doing() != Losing) {
        auto* const page = m_doing->GetCurrentPage();
        constexpr int ample = 600;
        page->SetSize(m_doing->GetClientSize().GetWidth(), FromDIP(ample));
        page->Layout();
        height = 0;
        for (const auto* child : page->GetChildren()) {
            height = std::max(height, child->IsShown() ? child->GetRect().GetBottom() + layout::gap(this) : 0);
        }
    }
    if (doing() != Choosing) {
        m_doing->SetMinSize(wxSize(FromDIP(340), height));
        Layout();
    }
    m_doing->GetCurrentPage()->SetSize(m_doing->GetClientSize());
}

void BattleBoard::ask_odds() {
    const auto attacker = m_odds->plan(Side::Attacker);
    const auto defender = m_odds->plan(Side::Defender);
    if (state().battle) {
        m_odds->ask(question_of(state(), *state().battle, attacker, defender));
    } else {
        m_odds->ask(m_combat->question(attacker, defender));
    }
}

void BattleBoard::show_throwing() {
    const auto now = doing();
    m_onward.reset();
    if (now != Choosing) {
        m_onward = onward(state(), now == Losing ? m_losses->losses() : std::vector<Loss>{});
    }
    m_throwing->Show(m_onward.has_value() || now == Losing); // it stays where it is while losses are chosen
    m_throwing->Enable(m_onward.has_value());
    if (now == Losing && !m_onward) {
        m_throw_hint->SetLabelText(_("First all losses are chosen."));
        m_throw_hint->Show();
    }
    if (!m_onward) {
        m_dice->ask_for_none();
    } else {
        const auto& group = m_onward->next;
        if (m_asked != group) { // what is typed stays while the losses are changed
            m_asked = group;
            const bool same_hand = m_onward->commands.empty() && m_thrown_by == hand(*m_onward);
            m_dice->ask_for(group.dice, same_hand ? DiceEntry::Unseen::Counts : DiceEntry::Unseen::WaitsForEnter);
        }
        const auto who = word(tables(), group.power);
        const auto what =
            group.column == 0
                ? wxString::Format(
                      wxPLURAL("%s throws %d die, which is the damage", "%s throws %d dice; their sum is the damage", group.dice), who,
                      group.dice)
                : wxString::Format(wxPLURAL("%s throws %d die; %d or less hits", "%s throws %d dice; %d or less hits", group.dice), who,
                                   group.dice, group.column);
        layout::set_wrapped(m_throw_label, what, std::max(FromDIP(360), m_fight->GetSize().GetWidth() - FromDIP(16)));
        const bool presses_on = !m_onward->commands.empty() && std::holds_alternative<PressOn>(m_onward->commands.back());
        m_throw_hint->SetLabelText(m_dice->waits() ? _("Typed before this was shown: Enter books the throw and takes what is shown.")
                                   : now == Losing && presses_on ? _("Typing it takes the losses as shown and presses on.")
                                   : now == Losing               ? _("Typing it takes the losses as shown.")
                                                                 : _("Typing it presses on."));
        m_throw_hint->Show(now != Throwing || m_dice->waits());
        m_dice->show_pictures(now == Throwing);
    }
    Layout();
}

void BattleBoard::set_focus() {
    if (m_onward) {
        m_dice->set_focus();
        return;
    }
    switch (doing()) {
    case Throwing:
        m_dice->set_focus();
        break;
    case Losing:
        m_losses->set_focus_on_button();
        break;
    case Withdrawing:
        m_withdrawal->set_focus();
        break;
    case Deciding:
        m_decision->set_focus();
        break;
    case Choosing:
        m_combat->set_focus();
        break;
    }
}

void BattleBoard::thrown(const core::Throw& dice) {
    if (m_onward) {
        auto commands = m_onward->commands;
        commands.push_back(Fire{.dice = dice, .power = {}, .column = {}});
        m_thrown_by = hand(*m_onward);
        book(std::move(commands));
    }
}

void BattleBoard::go_on() {
    switch (doing()) {
    case Losing:
        book({m_losses->command()});
        break;
    case Deciding:
        book({PressOn{}});
        break;
    case Throwing:
        m_table.complain(_("Type what the dice show, one key a die, or the number of hits."));
        break;
    case Withdrawing:
    case Choosing:
        set_focus();
        break;
    }
}

void BattleBoard::book(std::vector<Command> commands) {
    if (commands.empty()) {
        m_dice->taken();
        set_focus();
        return;
    }
    const auto first = commands.front();
    commands.erase(commands.begin());
    m_table.book(first, [this, rest = std::move(commands)] { book(rest); });
}

} // namespace intendant::app::aa

#include "app/axis_allies/battle/battle_board.hpp"

#include "app/axis_allies/battle/battle_columns.hpp"
#include "app/axis_allies/battle/battle_news.hpp"
#include "app/axis_allies/battle/battle_sheet.hpp"
#include "app/axis_allies/battle/battle_steps.hpp"
#include "app/axis_allies/battle/combat_panel.hpp"
#include "app/axis_allies/battle/decision_panel.hpp"
#include "app/axis_allies/battle/end_card.hpp"
#include "app/axis_allies/battle/losses_panel.hpp"
#include "app/axis_allies/battle/withdrawal_panel.hpp"
#include "app/base/layout.hpp"
#include "app/base/preferences.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/icons.hpp"

#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <utility>

namespace intendant::app::aa {

BattleBoard::BattleBoard(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("battle");
    SetBackgroundColour(theme::desk().page);
    auto* const head = make_head();
    m_columns = new BattleColumns(this, table);
    m_columns->on_loss = [this](Power power, Unit unit, int by) { m_losses->change(power, unit, by); };
    make_doing();
    m_throwing = make_throwing(this);

    m_fight = new wxBoxSizer(wxVERTICAL);
    m_fight->Add(head, wxSizerFlags().Expand());
    m_fight->Add(m_columns, wxSizerFlags(1).Expand().Border(wxALL, theme::space(this, 2)));
    m_fight->Add(m_doing, wxSizerFlags().Expand());
    m_fight->Add(m_throwing, wxSizerFlags().Expand());
    SetSizer(m_fight);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] {
            // What wraps wants another height at another width.
            place_steps();
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

void BattleBoard::make_doing() {
    m_doing = new wxSimplebook(this);
    m_doing->AddPage(new wxPanel(m_doing), wxEmptyString);
    m_losses = new LossesPanel(m_doing, m_table);
    m_losses->on_take = [this] { book({m_losses->command()}); };
    m_losses->on_change = [this] {
        m_columns->show_losses(state().battle->owed->side, m_losses->losses());
        show_throwing();
    };
    m_doing->AddPage(m_losses, wxEmptyString);
    m_withdrawal = new WithdrawalPanel(m_doing, m_table);
    m_withdrawal->on_command = [this](const Command& command) { book({command}); };
    m_doing->AddPage(m_withdrawal, wxEmptyString);
    m_decision = new DecisionPanel(m_doing, m_table);
    m_decision->on_command = [this](const Command& command) { book({command}); };
    m_decision->on_height = [this] {
        if (doing() == Deciding) {
            CallAfter([this] { fit_doing(); });
        }
    };
    m_doing->AddPage(m_decision, wxEmptyString);
    m_combat = new CombatPanel(m_doing, m_table);
    m_combat->on_change = [this] {
        ask_odds();
        if (on_selected) {
            on_selected();
        }
    };
    m_combat->on_nothing = [this] { on_nothing_to_fight(); };
    m_doing->AddPage(m_combat, wxEmptyString);
}

wxSizer* BattleBoard::make_head() {
    m_head = new wxBoxSizer(wxVERTICAL);
    m_title_row = new wxBoxSizer(wxHORIZONTAL);
    m_title = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    m_title->SetFont(theme::font(theme::Type::Title, true));
    m_title->SetName("battle.title");
    m_title_row->Add(m_title, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, theme::space(this, 2)));
    m_round = layout::hint(this, wxEmptyString);
    m_round->SetName("battle.round");
    m_title_row->Add(m_round, wxSizerFlags().CentreVertical().Border(wxRIGHT, theme::space(this, 2)));
    m_title_row->AddStretchSpacer();
    m_steps = new StepStrip(this, "battle.steps");
    m_undo = new wxButton(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    m_undo->SetName("battle.undo");
    m_undo->SetBitmap(icon("toolbar/undo", layout::ink(), 16));
    m_undo->SetToolTip(_("Takes back the last entry, and can be brought back (Ctrl+Z)"));
    m_undo->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            m_table.undo();
            set_focus();
        });
    });
    m_title_row->Add(m_undo, wxSizerFlags().CentreVertical().Border(wxRIGHT, theme::space(this, 2)));
    m_head->Add(m_title_row, wxSizerFlags().Expand().Border(wxTOP, theme::space(this, 2)));
    m_head->Add(m_steps, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, theme::space(this, 2)));
    m_news = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_news->SetName("battle.news");
    m_head->Add(m_news, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2)));
    m_end = new EndCard(this, m_table);
    m_head->Add(m_end, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2)));
    return m_head;
}

/// The steps stand in the line of the title where there is room, else below it.
void BattleBoard::place_steps() {
    const int room = m_fight->GetSize().GetWidth();
    const int title = layout::widest(this, m_title->GetFont(), {m_title->GetLabelText()}) + FromDIP(2);
    const int others = m_round->GetBestSize().GetWidth() + m_undo->GetBestSize().GetWidth() + theme::space(this, 10);
    const bool beside = title + others + m_steps->width_in_one_line() <= room;
    m_title->SetMinSize(wxSize(std::min(title, std::max(FromDIP(80), room - others)), -1));
    const bool is_beside = m_head->GetItem(m_steps) == nullptr;
    if (beside && !is_beside) {
        m_head->Detach(m_steps);
        m_title_row->Insert(3, m_steps, wxSizerFlags().CentreVertical());
    } else if (!beside && is_beside) {
        m_title_row->Detach(m_steps);
        m_head->Insert(1, m_steps, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, theme::space(this, 2)));
    }
    m_steps->SetMinSize(beside ? wxSize(m_steps->width_in_one_line(), m_steps->GetCharHeight() + FromDIP(2)) : wxDefaultSize);
}

wxPanel* BattleBoard::make_throwing(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    m_throw_label = layout::heading(panel, wxEmptyString, theme::Type::Text);
    m_throw_label->SetName("battle.throw");
    m_throw_hint = new wxStaticText(panel, wxID_ANY, wxEmptyString);
    m_throw_hint->SetFont(theme::font(theme::Type::Small));
    m_throw_hint->SetForegroundColour(theme::desk().quiet);
    m_throw_hint->SetName("battle.throw.hint");
    m_dice = new DiceEntry(panel, "battle.dice", DiceEntry::Hits::Offered);
    m_dice->on_throw = [this](const core::Throw& dice) { thrown(dice); };
    m_dice->on_nothing = [this] {
        if (doing() == Deciding) { // Enter stands for nothing here: the two buttons are as near
            m_table.complain(_("Press on or retreat: press one of the two buttons, or type the next throw, which presses on."));
        } else {
            go_on();
        }
    };
    m_dice->on_mistake = [this](const wxString& sentence) { m_table.complain(sentence); };
    m_dice->on_unread = [this](const wxString& sentence) { m_table.say_unread(sentence); };
    m_dice->on_waiting = [this] { show_throwing(); };
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const words = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    words->Add(m_throw_label, wxSizerFlags().Border(wxRIGHT));
    words->Add(m_throw_hint, wxSizerFlags().CentreVertical());
    all->Add(words, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, theme::space(this, 2)));
    all->Add(m_dice, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, theme::space(this, 1)));
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
    const bool raid = battle && battle->kind == BattleKind::Raid;
    m_title->SetLabelText(!battle ? _("Battle board")
                          : raid  ? wxString::Format(_("Bombing raid on %s"), word(tables(), battle->space))
                                  : word(tables(), battle->space));
    m_round->SetLabelText(battle && !raid ? wxString::Format(_("round %d"), battle->round) : wxString{});
    m_undo->Show(battle.has_value());
    m_undo->Enable(m_table.session().can_undo() && !m_table.read_only());
    m_steps->Show(battle.has_value());
    m_steps->show(steps_of_round(m_table));
    place_steps();
    auto news = battle_news(m_table);
    const bool ended =
        std::ranges::any_of(m_table.last_events(), [](const Event& event) { return std::holds_alternative<BattleEnded>(event); });
    if (ended && luck_of_last_battle) {
        news += "\n" + luck_of_last_battle();
    }
    m_news->Show(!news.empty());
    const int width = std::max(FromDIP(380), m_fight->GetSize().GetWidth() - theme::space(this, 4));
    layout::set_wrapped(m_news, news, width);
    m_end->show(battle ? std::nullopt : outcome_of_last_battle(m_table), width);
}

void BattleBoard::show_state() {
    const auto& battle = state().battle;
    const auto now = doing();
    show_head();
    m_columns->Show(battle.has_value());
    m_columns->show_state();
    flash_hits();
    if (now == Losing) {
        m_losses->propose(plan_of(battle->owed->side));
    } else if (now == Withdrawing) {
        m_withdrawal->show_state();
    } else if (now == Deciding) {
        m_decision->show_state();
    } else if (now == Choosing) {
        m_combat->show_state();
    }
    // What is half typed stays where nothing was booked: other colours, another page.
    if (const auto last = m_table.shown() > 0 ? m_table.shown() : m_table.session().file().last_seq();
        std::exchange(m_asked_after, last) != last) {
        m_asked.reset();
    }
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

/// Hits that were booked this very moment, not those that stood already or that one looks back at.
void BattleBoard::flash_hits() {
    const auto last = m_table.session().file().last_seq();
    const auto before = std::exchange(m_flashed_after, last);
    if (before == 0 || last <= before || m_table.shown() > 0 || !state().battle || !preferences::film_moves()) {
        return;
    }
    for (const auto& event : m_table.last_events()) {
        if (const auto* const fired = std::get_if<ColumnFired>(&event); fired != nullptr && fired->hits > 0) {
            m_columns->flash(fired->group.power == state().turn.power ? Side::Defender : Side::Attacker);
        }
    }
}

void BattleBoard::fit_doing() {
    // The book would ask for the room of its largest page; what is done next is never the part that is cut.
    int height = doing() == Deciding ? m_decision->GetMinSize().GetHeight() : m_losses->wanted_height();
    if (doing() == Losing) { // the pieces are clicked on above; on a low page the numbers scroll
        const int room = m_fight->GetSize().GetHeight() - m_head->CalcMin().GetHeight() - m_throwing->GetBestSize().GetHeight();
        height = std::min(height, std::max(m_losses->least_height(), room - m_columns->wanted_height() - theme::space(this, 4)));
    }
    if (doing() != Losing && doing() != Deciding) {
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
    if (on_odds) {
        on_odds();
    }
}

void BattleBoard::propose_losses(Side side) {
    if (doing() == Losing && state().battle->owed->side == side) {
        m_losses->propose(plan_of(side));
    }
}

void BattleBoard::taken_back(const Command& command) {
    const auto* const fire = std::get_if<Fire>(&command);
    if (fire != nullptr && fire->dice.source == core::DiceSource::Table && m_onward && m_onward->commands.empty()) {
        m_dice->give_back(fire->dice.faces);
        show_throwing();
    }
}

void BattleBoard::show_odds(const BattleAnswer* answer) { m_decision->show_odds(answer); }

std::optional<BattleQuestion> BattleBoard::to_be_fought(const LossPlan& attacker, const LossPlan& defender) const {
    return m_combat->question(attacker, defender);
}

void BattleBoard::go_to_retreat() {
    if (doing() == Deciding) {
        m_decision->set_focus_on_retreat();
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
        m_throw_hint->SetLabelText(m_losses->all_chosen() ? _("Enter takes these losses.") : _("First all losses are chosen."));
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
        m_dice->hits_on(group.column);
        m_dice->offer_hits(group.column > 0); // damage is added up
        show_what_is_thrown();
        const bool presses_on = !m_onward->commands.empty() && std::holds_alternative<PressOn>(m_onward->commands.back());
        const auto keys = group.column > 0 ? wxString::Format(_("type the faces; %s goes to the number of hits"), m_dice->hits_key())
                                           : _("type the faces");
        m_throw_hint->SetLabelText(m_dice->gives_back() ? _("As it was typed: change what is wrong, Enter books it.")
                                   : m_dice->waits()    ? _("Typed before this was shown: Enter books the throw and takes what is shown.")
                                   : now == Losing && presses_on ? _("Typing it takes the losses as shown and presses on.")
                                   : now == Losing               ? _("Typing it takes the losses as shown.")
                                   : now == Deciding             ? _("Typing it presses on.")
                                                                 : keys);
        m_throw_hint->Show();
        m_dice->set_large(now == Throwing);
    }
    Layout();
}

void BattleBoard::show_what_is_thrown() {
    const auto& group = m_onward->next;
    const auto who = word(tables(), group.power);
    wxString what;
    if (group.column == 0) {
        what = wxString::Format(wxPLURAL("%s throws %d die, which is the damage", "%s throws %d dice; their sum is the damage", group.dice),
                                who, group.dice);
    } else if (group.column == 1) {
        what = wxString::Format(wxPLURAL("%s throws %d die, a 1 hits", "%s throws %d dice, each 1 hits", group.dice), who, group.dice);
    } else {
        what = wxString::Format(wxPLURAL("%s throws %d die, %d or less", "%s throws %d dice, %d or less", group.dice), who, group.dice,
                                group.column);
    }
    layout::set_wrapped(m_throw_label, what, std::max(FromDIP(360), m_fight->GetSize().GetWidth() - theme::space(this, 4)));
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

std::optional<PendingBattle> BattleBoard::selected() const { return m_combat->selected(); }

void BattleBoard::select(SpaceId space) { m_combat->select(space); }

void BattleBoard::begin_selected() { m_combat->begin(); }

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
    m_table.book_all(std::move(commands), [this] {
        m_dice->taken();
        set_focus();
    });
}

} // namespace intendant::app::aa

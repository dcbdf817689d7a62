#include "app/axis_allies/battle_board.hpp"

#include "app/axis_allies/combat_panel.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/axis_allies/losses_panel.hpp"
#include "app/layout.hpp"

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/statline.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <map>

namespace intendant::app::aa {

namespace {

constexpr int columns = 5; ///< 1-4 as printed, and 5 for jets

wxString result_of(const BattleEnded& ended) {
    switch (ended.result) {
    case BattleResult::AttackerWon:
        return _("the attacker won");
    case BattleResult::DefenderWon:
        return _("the defender won");
    case BattleResult::BothDestroyed:
        return _("both sides are destroyed");
    case BattleResult::Retreat:
        return _("the attacker left");
    case BattleResult::NothingLeftToFight:
        return _("nothing is left to fight");
    }
    return {};
}

} // namespace

BattleBoard::BattleBoard(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("battle");
    m_title = layout::heading(this, wxEmptyString, 1.5);
    m_title->SetName("battle.title");
    m_step = layout::heading(this, wxEmptyString, 1.15);
    m_step->SetName("battle.step");
    m_news = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_news->SetName("battle.news");
    m_news->SetFont(m_news->GetFont().Scaled(1.1F));
    m_columns = new wxScrolledWindow(this);
    m_columns->SetScrollRate(0, FromDIP(12));
    m_doing = new wxSimplebook(this);
    m_doing->AddPage(make_throwing(m_doing), wxEmptyString);
    m_losses = new LossesPanel(m_doing, table);
    m_losses->on_taken = [this] { set_focus(); };
    m_doing->AddPage(m_losses, wxEmptyString);
    m_doing->AddPage(make_withdrawing(m_doing), wxEmptyString);
    m_doing->AddPage(make_deciding(m_doing), wxEmptyString);
    m_combat = new CombatPanel(m_doing, table);
    m_doing->AddPage(m_combat, wxEmptyString);

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_title, layout::spaced());
    all->Add(m_step, wxSizerFlags().Border(wxLEFT | wxRIGHT));
    all->Add(m_news, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP));
    all->Add(m_columns, layout::spaced().Proportion(1).Expand());
    all->Add(new wxStaticLine(this), wxSizerFlags().Expand());
    all->Add(m_doing, wxSizerFlags().Expand());
    SetSizer(all);
}

wxPanel* BattleBoard::make_throwing(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    m_throw_label = layout::heading(panel, wxEmptyString);
    m_throw_label->SetName("battle.throw");
    m_dice = new DiceEntry(panel, "battle.dice", DiceEntry::Hits::Offered);
    m_dice->on_throw = [this](const core::Throw& dice) { book(Fire{.dice = dice, .power = {}, .column = {}}); };
    m_dice->on_mistake = [this](const wxString& sentence) { m_table.complain(sentence); };
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_throw_label, layout::spaced());
    all->Add(m_dice, wxSizerFlags().Expand());
    panel->SetSizer(all);
    return panel;
}

wxPanel* BattleBoard::make_withdrawing(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    m_whose = new wxChoice(panel, wxID_ANY);
    m_whose->SetName("withdraw.whose");
    row->Add(m_whose, layout::line());
    row->Add(layout::label(panel, _("&Submarines that leave:")), layout::line());
    m_submarines = new wxSpinCtrl(panel, wxID_ANY, wxEmptyString, wxDefaultPosition, FromDIP(wxSize(110, -1)));
    m_submarines->SetName("withdraw.count");
    row->Add(m_submarines, layout::line());
    row->Add(layout::label(panel, _("&to:")), layout::line());
    m_withdraw_to = new NameField(panel, "withdraw.to");
    row->Add(m_withdraw_to, layout::line());
    auto* const leave = new wxButton(panel, wxID_ANY, _("&Withdraw"));
    leave->SetName("withdraw.leave");
    auto* const stay = new wxButton(panel, wxID_ANY, _("They s&tay"));
    stay->SetName("withdraw.stay");
    row->Add(leave, layout::line());
    row->Add(stay, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(row);
    panel->SetSizer(all);
    leave->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        const auto to = m_withdraw_to->chosen();
        if (m_submarines->GetValue() == 0 || !to) {
            m_table.complain(_("Say how many submarines leave, and to which sea zone."));
            return;
        }
        book(WithdrawSubmarines{.count = m_submarines->GetValue(), .to = tables().find(*to), .power = whose()});
    });
    stay->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { book(WithdrawSubmarines{.count = 0, .to = {}, .power = whose()}); });
    return panel;
}

wxPanel* BattleBoard::make_deciding(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    m_press_on = new wxButton(panel, wxID_ANY, _("&Press on: another round"));
    m_press_on->SetName("decide.press_on");
    row->Add(m_press_on, layout::line());
    row->Add(layout::label(panel, _("or retreat &to:")), layout::line());
    m_retreat_to = new NameField(panel, "decide.to");
    row->Add(m_retreat_to, layout::line());
    m_retreat = new wxButton(panel, wxID_ANY, _("&Retreat"));
    m_retreat->SetName("decide.retreat");
    row->Add(m_retreat, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(row);
    panel->SetSizer(all);
    m_press_on->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { book(PressOn{}); });
    m_retreat->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        const auto to = m_retreat_to->chosen();
        if (!to) {
            m_table.complain(_("Say to which space the attacker retreats."));
            return;
        }
        book(Retreat{.to = *tables().find(*to)});
    });
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

void BattleBoard::show_state() {
    const auto& battle = state().battle;
    m_step->Show(battle.has_value());
    m_columns->Show(battle.has_value());
    show_news();
    if (!battle) {
        m_title->SetLabelText(_("Battle board"));
        m_combat->show_state();
    } else {
        const auto where = word(tables(), battle->space);
        m_title->SetLabelText(battle->kind == BattleKind::Raid
                                  ? wxString::Format(_("Bombing raid on %s"), where)
                                  : wxString::Format(_("Battle: %s, round %d"), where, battle->round));
        m_step->SetLabelText(word(battle->step) + " (" + clause(battle->step) + ")");
        show_columns();
        if (doing() == Throwing && !battle->to_fire.empty()) {
            const auto& group = battle->to_fire.front();
            m_throw_label->SetLabelText(
                battle->step == BattleStep::RaidDamage
                    ? wxString::Format(_("%s throws %d dice; their sum is the damage"), word(tables(), group.power),
                                       group.dice)
                    : wxString::Format(_("%s throws %d dice; %d or less hits"), word(tables(), group.power), group.dice,
                                       group.column));
            m_dice->ask_for(group.dice);
        }
        m_losses->show_state();
        if (doing() == Withdrawing) {
            show_withdrawal();
        }
        if (doing() == Deciding) {
            const auto to = retreat_spaces(state());
            m_retreat_to->offer(items(tables(), to));
            m_retreat_to->clear();
            if (to.size() == 1) {
                m_retreat_to->choose(tables()[to.front()].id);
            }
            m_retreat->Enable(!to.empty());
            m_retreat_to->Enable(!to.empty());
        }
    }
    m_doing->ChangeSelection(doing());
    // The book would ask for the room of its largest page; what is done next is never the part that is cut.
    m_doing->SetMinSize(FromDIP(wxSize(400, doing() == Throwing ? 150 : doing() == Losing ? 215 : 60)));
    GetSizer()->GetItem(m_doing)->SetProportion(battle ? 0 : 1);
    GetSizer()->GetItem(m_columns)->SetProportion(battle ? 1 : 0);
    m_doing->Enable(!m_table.session().read_only());
    Layout();
}

std::optional<Power> BattleBoard::whose() const {
    if (!m_whose->IsShown()) {
        return std::nullopt;
    }
    for (const auto each : all_powers) {
        if (word(tables(), each) == m_whose->GetStringSelection()) {
            return each;
        }
    }
    return std::nullopt;
}

void BattleBoard::show_withdrawal() {
    const auto side = side_to_act(*state().battle);
    int submarines = 0;
    wxArrayString owners;
    for (const auto& stack :
         side == Side::Attacker ? attackers_of(state(), *state().battle) : defenders_of(state(), *state().battle)) {
        if (stack.unit == Unit::Submarine) {
            submarines += stack.count;
            if (const auto owner = word(tables(), stack.owner); owners.Index(owner) == wxNOT_FOUND) {
                owners.Add(owner);
            }
        }
    }
    m_whose->Set(owners);
    m_whose->SetSelection(0);
    m_whose->Show(owners.size() > 1);
    m_submarines->SetRange(0, submarines);
    m_submarines->SetValue(submarines);
    const auto to = withdrawal_spaces(state(), side);
    m_withdraw_to->offer(items(tables(), to));
    m_withdraw_to->clear();
    if (to.size() == 1) {
        m_withdraw_to->choose(tables()[to.front()].id);
    }
}

void BattleBoard::show_news() {
    wxString text;
    for (const auto& event : m_table.last_events()) {
        if (const auto* const fired = std::get_if<ColumnFired>(&event)) {
            wxString faces;
            for (const int face : fired->dice.faces) {
                faces += (faces.empty() ? "" : " ") + wxString::Format("%d", face);
            }
            text += wxString::Format(_("%s, column %d: "), word(tables(), fired->group.power), fired->group.column) +
                    (faces.empty() ? wxString{} : faces + L" \u2014 ") +
                    (fired->hits == 0 ? _("no hit") : wxString::Format(wxPLURAL("%d hit", "%d hits", fired->hits), fired->hits)) +
                    ".  ";
        } else if (const auto* const ended = std::get_if<BattleEnded>(&event)) {
            text += wxString::Format(_("The battle is over in %s: "), word(tables(), ended->space)) + result_of(*ended) + ".  ";
        } else if (const auto* const taken = std::get_if<TerritoryTaken>(&event)) {
            text += wxString::Format(_("%s now controls %s.  "), word(tables(), taken->to), word(tables(), taken->space));
        } else if (const auto* const raid = std::get_if<RaidPaid>(&event)) {
            text += wxString::Format(_("%s pays the bank %s.  "), word(tables(), raid->owner), ipc(raid->paid));
        }
    }
    m_news->Show(!text.empty());
    layout::set_wrapped(m_news, text, std::max(FromDIP(500), GetClientSize().GetWidth() - FromDIP(24)));
}

void BattleBoard::add_pieces(wxSizer* cell, const std::vector<Stack>& stacks, int column, bool attacking) {
    std::map<std::pair<Power, Unit>, int> pieces;
    for (const auto& stack : stacks) {
        const int factor = attacking ? attack_factor(state(), stack.owner, stack.unit)
                                     : defence_factor(state(), stack.owner, stack.unit);
        if (factor == column) {
            pieces[{stack.owner, stack.unit}] += stack.count;
        }
    }
    for (const auto& [piece, count] : pieces) {
        auto* const row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(new wxStaticBitmap(m_columns, wxID_ANY, picture(tables(), piece.second, piece.first, 34)),
                 wxSizerFlags().CentreVertical());
        auto* const words = new wxBoxSizer(wxVERTICAL);
        auto* const number = layout::heading(m_columns, wxString::Format(L"\u00D7 %d", count), 1.2);
        words->Add(number);
        auto* const name = layout::hint(m_columns, word(tables(), piece.second));
        words->Add(name);
        row->Add(words, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
        cell->Add(row, wxSizerFlags().Border(wxALL, FromDIP(4)));
        number->SetToolTip(word(tables(), piece.first));
    }
}

void BattleBoard::show_columns() {
    const auto& battle = *state().battle;
    m_columns->DestroyChildren();
    auto* const grid = new wxFlexGridSizer(columns + 1, wxSize(FromDIP(6), FromDIP(4)));
    for (int column = 0; column <= columns; ++column) {
        grid->AddGrowableCol(static_cast<std::size_t>(column), 1);
    }
    grid->Add(layout::hint(m_columns, _("hits on")), wxSizerFlags().Right());
    for (int column = 1; column <= columns; ++column) {
        grid->Add(layout::heading(m_columns, column == 1 ? wxString{"1"} : wxString::Format(_("%d or less"), column), 1.0));
    }
    const bool fires = doing() == Throwing && !battle.to_fire.empty();
    const int now = fires ? battle.to_fire.front().column : 0;
    const bool attacker_fires = fires && side_to_act(battle) == Side::Attacker;
    const auto add_side = [&](const wxString& title, std::optional<Power> power, const std::vector<Stack>& stacks,
                              bool attacking, bool firing) {
        auto* const head = new wxBoxSizer(wxHORIZONTAL);
        if (power) {
            head->Add(new wxStaticBitmap(m_columns, wxID_ANY, roundel(power, 28)), wxSizerFlags().CentreVertical());
        }
        head->Add(layout::heading(m_columns, title, 1.1), wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
        grid->Add(head, wxSizerFlags().CentreVertical());
        for (int column = 1; column <= columns; ++column) {
            auto* const cell = new wxBoxSizer(wxVERTICAL);
            add_pieces(cell, stacks, column, attacking);
            if (firing && column == now) {
                auto* const marked = new wxBoxSizer(wxHORIZONTAL);
                marked->Add(layout::heading(m_columns, wxString{L"\u25B6"}, 1.2), wxSizerFlags().CentreVertical());
                marked->Add(cell, wxSizerFlags().CentreVertical());
                grid->Add(marked, wxSizerFlags().CentreVertical());
            } else {
                grid->Add(cell, wxSizerFlags().CentreVertical());
            }
        }
    };
    const auto attackers = attackers_of(state(), battle);
    const auto defenders = defenders_of(state(), battle);
    std::optional<Power> defender;
    if (!defenders.empty()) {
        defender = defenders.front().owner;
    } else if (!battle.casualties.empty()) {
        defender = battle.casualties.front().owner;
    } else {
        defender = controller(state(), battle.space);
    }
    add_side(_("Attacker"), power(), attackers, true, attacker_fires);
    add_side(_("Defender"), defender, defenders, false, fires && !attacker_fires);
    if (!battle.casualties.empty()) {
        add_side(_("Casualty line"), std::nullopt, battle.casualties, false, false);
    }
    m_columns->SetSizer(grid);
    m_columns->SetMinSize(FromDIP(wxSize(-1, 60)));
    m_columns->FitInside();
}

void BattleBoard::set_focus() {
    switch (doing()) {
    case Throwing:
        m_dice->set_focus();
        break;
    case Losing:
        m_losses->set_focus();
        break;
    case Withdrawing:
        m_submarines->SetFocus();
        break;
    case Deciding:
        m_press_on->SetFocus();
        break;
    case Choosing:
        m_combat->set_focus();
        break;
    }
}

void BattleBoard::book(const Command& command) {
    m_table.book(command, [this] { set_focus(); });
}

} // namespace intendant::app::aa

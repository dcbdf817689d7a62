#include "app/risiko/turn/turn_page.hpp"

#include "app/base/layout.hpp"
#include "app/risiko/battle/attack_panel.hpp"
#include "app/risiko/setup/setup_panel.hpp"
#include "app/risiko/turn/cards_panel.hpp"
#include "app/risiko/turn/move_panel.hpp"
#include "app/risiko/turn/placing_panel.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace intendant::app::rk {

TurnPage::TurnPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("risiko.turn");
    m_over = layout::heading(this, wxEmptyString);
    m_over->SetName("risiko.turn.over");
    m_setup = new SetupPanel(this, table);
    m_cards = new CardsPanel(this, table);
    m_placing = new PlacingPanel(this, table);
    m_attack = new AttackPanel(this, table);
    m_move = new MovePanel(this, table);
    m_setup->on_proposal = m_placing->on_proposal = m_attack->on_proposal = m_move->on_proposal = [this](board::Proposal proposal) {
        if (on_proposal) {
            on_proposal(std::move(proposal));
        }
    };
    m_end = new wxPanel(this);
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    m_no_more = button(m_end, close_by(row), _("No more a&ttacks"), "risiko.attack.end", [this] { m_table.book(EndCombat{}); });
    button(m_end, close_by(row), _("End the t&urn"), "risiko.turn.end", [this] { end_turn(); });
    m_drawn_row = new wxPanel(m_end);
    auto* const drawn = new wxBoxSizer(wxHORIZONTAL);
    m_drawn = name_field(m_drawn_row, close_by(drawn), _("Card dra&wn:"), "risiko.turn.card");
    m_drawn->offer(all_cards(tables()));
    m_drawn_row->SetSizer(drawn);
    row->Add(m_drawn_row, layout::line());
    m_end->SetSizer(row);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_over, layout::spaced());
    all->Add(m_setup, wxSizerFlags().Expand());
    all->Add(m_cards, wxSizerFlags().Expand());
    all->Add(m_placing, wxSizerFlags(1).Expand());
    all->Add(m_end, wxSizerFlags().Expand()); // above the dice, which need what is left of the room
    all->Add(m_move, wxSizerFlags().Expand());
    all->Add(m_attack, wxSizerFlags().Expand());
    SetSizer(all);
}

bool TurnPage::placing() const {
    return state().turn.phase == Phase::InitialArmies || (state().turn.round > 0 && state().turn.to_place() > 0);
}

void TurnPage::show_state() {
    const auto& turn = state().turn;
    const bool plays = !state().outcome;
    m_over->Show(!plays);
    if (state().outcome) {
        layout::set_wrapped(m_over,
                            m_table.say(summary(tables(), GameEnded{*state().outcome})) + "\n\n" +
                                _("Now every objective is shown: menu Game, Claim or show an objective."),
                            std::max(FromDIP(200), GetClientSize().GetWidth() - FromDIP(24)));
    }
    const bool fights = plays && turn.round > 0 && !placing();
    m_setup->Show(plays && (turn.phase == Phase::FirstThrow || turn.phase == Phase::Deal));
    m_cards->Show(plays && turn.round > 0 &&
                  ((turn.phase == Phase::Reinforcement && who().cards >= 3) || cards_too_many(state(), player()) > 0));
    m_placing->Show(plays && placing());
    m_attack->Show(fights && turn.phase != Phase::StrategicMove);
    m_move->Show(fights && turn.phase == Phase::StrategicMove && !turn.moved);
    m_end->Show(fights);
    m_no_more->Show(turn.phase != Phase::StrategicMove);
    m_drawn_row->Show(state().options.open_cards && turn.conquests > 0);
    for (Panel* const part : std::initializer_list<Panel*>{m_setup, m_cards, m_placing, m_attack, m_move}) {
        part->show_state();
        part->Enable(!m_table.read_only());
    }
    m_end->Enable(!m_table.read_only());
    m_end->Layout();
    Layout();
}

void TurnPage::end_turn() {
    if (m_drawn_row->IsShown() && !m_drawn->doubt().empty()) {
        m_table.complain(m_drawn->doubt());
        m_drawn->SetFocus();
        return;
    }
    EndTurn command;
    if (const auto card = m_drawn->chosen(); card && m_drawn_row->IsShown()) {
        command.card = tables().find_card(*card);
    }
    m_table.book(command, [this] { m_drawn->clear(); });
}

void TurnPage::set_focus() {
    if (m_setup->IsShown()) {
        m_setup->set_focus();
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
    if (m_setup->IsShown()) {
        m_setup->book();
    } else if (m_placing->IsShown()) {
        m_placing->place();
    }
}

void TurnPage::point_at(TerritoryId id) {
    if (m_setup->IsShown()) {
        m_setup->point_at(id);
    } else if (m_attack->IsShown()) {
        m_attack->point_at(id);
    } else if (m_move->IsShown()) {
        m_move->point_at(id);
    }
}

void TurnPage::carry(TerritoryId from, int armies) {
    if (m_attack->IsShown()) {
        m_attack->carry(from, armies);
    } else if (m_move->IsShown()) {
        m_move->carry(from, armies);
    }
}

void TurnPage::fill(const Command& command) {
    if (const auto* const dice = std::get_if<ThrowDice>(&command)) {
        m_attack->fill(*dice);
    } else if (const auto* const attack = std::get_if<Announce>(&command)) {
        m_attack->prepare(attack->from, attack->to);
    } else if (const auto* const move = std::get_if<MoveArmies>(&command)) {
        m_move->fill(*move);
    } else if (const auto* const placed = std::get_if<PlaceArmies>(&command)) {
        m_placing->fill(*placed);
    }
}

void TurnPage::prepare_attack(TerritoryId from, TerritoryId to) { m_attack->prepare(from, to); }

} // namespace intendant::app::rk

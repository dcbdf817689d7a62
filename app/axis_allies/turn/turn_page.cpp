#include "app/axis_allies/turn/turn_page.hpp"

#include "app/axis_allies/turn/income_panel.hpp"
#include "app/axis_allies/turn/movement_panel.hpp"
#include "app/axis_allies/turn/overflight_panel.hpp"
#include "app/axis_allies/turn/placement_panel.hpp"
#include "app/axis_allies/turn/purchase_panel.hpp"
#include "app/axis_allies/turn/research_panel.hpp"
#include "app/base/layout.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/translation.h>

namespace intendant::app::aa {

TurnPage::TurnPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("turn");
    m_title = layout::heading(this, wxEmptyString, 1.5);
    m_overflight = new OverflightPanel(this, table);
    m_sheets = new wxSimplebook(this);

    auto* const buying = new wxPanel(m_sheets);
    m_research = new ResearchPanel(buying, table);
    m_purchase = new PurchasePanel(buying, table);
    m_research->on_done = [this] { m_purchase->set_focus(); };
    auto* const buying_all = new wxBoxSizer(wxVERTICAL);
    buying_all->Add(m_research, wxSizerFlags().Expand());
    buying_all->Add(new wxStaticLine(buying), wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM));
    buying_all->Add(m_purchase, wxSizerFlags(1).Expand());
    buying->SetSizer(buying_all);
    m_sheets->AddPage(buying, wxEmptyString);

    m_movement = new MovementPanel(m_sheets, table);
    m_sheets->AddPage(m_movement, wxEmptyString);

    auto* const fighting = new wxPanel(m_sheets);
    m_to_battle = new wxButton(fighting, wxID_ANY, _("To the &battle board (F6)"));
    auto* const fighting_all = new wxBoxSizer(wxVERTICAL);
    fighting_all->Add(layout::label(fighting, _("Battles are fought on the battle board.")), layout::spaced());
    fighting_all->Add(m_to_battle, layout::spaced());
    fighting->SetSizer(fighting_all);
    m_sheets->AddPage(fighting, wxEmptyString);

    m_placement = new PlacementPanel(m_sheets, table);
    m_sheets->AddPage(m_placement, wxEmptyString);
    m_income = new IncomePanel(m_sheets, table);
    m_sheets->AddPage(m_income, wxEmptyString);

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_title, layout::spaced());
    all->Add(m_overflight, wxSizerFlags().Expand());
    all->Add(m_sheets, wxSizerFlags(1).Expand());
    SetSizer(all);
    m_to_battle->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { to_battle_board(); });
}

TurnPage::Sheet TurnPage::sheet() const {
    switch (state().turn.action) {
    case Action::ResearchAndPurchase:
        return Buying;
    case Action::CombatMovement:
    case Action::NonCombatMovement:
        return Moving;
    case Action::Combat:
        return Fighting;
    case Action::Placement:
        return Placing;
    case Action::Income:
        return Collecting;
    }
    return Buying;
}

void TurnPage::show_state() {
    m_title->SetLabelText(wxString::Format("%s: %s", word(tables(), power()), word(state().turn.action)));
    m_overflight->show_state();
    m_research->show_state();
    m_purchase->show_state();
    m_movement->show_state();
    m_placement->show_state();
    m_income->show_state();
    m_sheets->ChangeSelection(sheet());
    m_sheets->Enable(!m_table.read_only() && !state().outcome);
    Layout();
}

void TurnPage::set_focus() {
    switch (sheet()) {
    case Buying:
        m_research->set_focus();
        break;
    case Moving:
        m_movement->set_focus();
        break;
    case Fighting:
        m_to_battle->SetFocus();
        break;
    case Placing:
        m_placement->set_focus();
        break;
    case Collecting:
        m_income->SetFocus();
        break;
    }
}

void TurnPage::set_focus_on_research() { m_research->set_focus(); }

void TurnPage::move_from(SpaceId space) { m_movement->start_from(space); }

} // namespace intendant::app::aa

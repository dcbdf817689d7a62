#include "app/axis_allies/turn/turn_page.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/turn/income_panel.hpp"
#include "app/axis_allies/turn/movement_panel.hpp"
#include "app/axis_allies/turn/overflight_panel.hpp"
#include "app/axis_allies/turn/placement_panel.hpp"
#include "app/axis_allies/turn/purchase_panel.hpp"
#include "app/axis_allies/turn/research_panel.hpp"
#include "app/axis_allies/turn/this_action.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/translation.h>

#include <algorithm>
#include <array>

namespace intendant::app::aa {

TurnPage::TurnPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("turn");
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] { fit_counts(); });
    });
    m_title = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize);
    m_title->SetFont(theme::font(theme::Type::Title, true));
    m_overflight = new OverflightPanel(this, table);
    m_buying = new wxPanel(this);
    m_research = new ResearchPanel(m_buying, table);
    m_purchase = new PurchasePanel(m_buying, table);
    m_purchase->on_change = [this](const std::vector<UnitCount>& units) {
        if (on_purchase) {
            on_purchase(units);
        }
        Layout(); // the rows make room for what is said of the board
    };
    m_research->on_done = [this] { m_purchase->set_focus(); };
    auto* const buying = new wxBoxSizer(wxVERTICAL);
    buying->Add(m_research, wxSizerFlags().Expand());
    buying->Add(new wxStaticLine(m_buying), wxSizerFlags().Expand().Border(wxTOP));
    buying->Add(m_purchase, wxSizerFlags().Expand());
    m_buying->SetSizer(buying);

    m_movement = new MovementPanel(this, table);

    m_movement->on_proposal = [this](board::Proposal proposal) {
        if (on_proposal) {
            on_proposal(std::move(proposal));
        }
    };

    m_movement->on_raid = [this](bool raid) {
        if (on_raid) {
            on_raid(raid);
        }
    };

    m_fighting = new wxPanel(this);
    m_to_battle = new wxButton(m_fighting, wxID_ANY, _("To the &battle (F6)"));
    auto* const fighting = new wxBoxSizer(wxVERTICAL);
    fighting->Add(m_to_battle, layout::spaced().Expand());
    m_fighting->SetSizer(fighting);

    m_placement = new PlacementPanel(this, table);
    m_placement->on_proposal = m_movement->on_proposal;
    m_income = new IncomePanel(this, table);

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_title, layout::spaced().Expand());
    all->Add(m_overflight, wxSizerFlags().Expand());
    for (wxWindow* const sheet : std::initializer_list<wxWindow*>{m_buying, m_movement, m_fighting, m_placement}) {
        all->Add(sheet, wxSizerFlags().Expand());
    }
    all->Add(m_income, wxSizerFlags(4).Expand());
    m_so_far = new ThisAction(this, table);
    m_so_far->on_battle = [this](SpaceId space) { on_battle(space); };
    m_so_far->on_landing = [this](const LandingDue& due) { on_landing(due); };
    all->Add(m_so_far, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, theme::space(this, 3)));
    m_know = new LinkRow(this, "guide.know", _("Good to know:"));
    m_know->fold_away();
    all->Add(m_know, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    SetSizer(all);
    m_know->on_link = [this](const std::string& id) { m_table.notice().on_rule(id); };
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
    m_know->show(state().outcome ? std::vector<Link>{} : links_to_know(tables(), id_of(state().turn.action)));
    m_overflight->show_state();
    switch (sheet()) {
    case Buying:
        m_research->show_state();
        m_purchase->show_state();
        break;
    case Moving:
        m_movement->show_state();
        break;
    case Fighting:
        break;
    case Placing:
        m_placement->show_state();
        break;
    case Collecting:
        m_income->show_state();
        break;
    }
    if (sheet() != Buying && on_purchase) {
        on_purchase({});
    }
    if (const auto now = sheet(); now != Moving && now != Placing) {
        m_movement->on_proposal({}); // what was typed in the Action before is not drawn any more
    } else if (now == Placing) {
        m_placement->light();
    }
    m_so_far->show_state();
    m_so_far->Show(sheet() != Collecting || m_so_far->says_something()); // else the list of the income takes its room
    const std::array<wxWindow*, 5> sheets{m_buying, m_movement, m_fighting, m_placement, m_income}; // in the order of Sheet
    for (std::size_t place = 0; place < sheets.size(); ++place) {
        sheets[place]->Show(place == static_cast<std::size_t>(sheet()));
        sheets[place]->Enable(!m_table.read_only() && !state().outcome);
    }
    fit_counts();
}

void TurnPage::show_title() { layout::set_wrapped(m_title, word(state().turn.action), GetClientSize().GetWidth() - theme::space(this, 4)); }

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

CountList* TurnPage::counts() {
    switch (sheet()) {
    case Buying:
        return &m_purchase->counts();
    case Moving:
        return &m_movement->counts();
    case Placing:
        return &m_placement->counts();
    case Fighting:
    case Collecting:
        break;
    }
    return nullptr;
}

/// The rows of numbers scroll where all of them would push the battles to come out of sight.
void TurnPage::fit_counts() {
    m_fitting = true;
    m_fitted_for = GetClientSize();
    show_title();
    m_title->Show(sheet() != Buying); // its two headings say it
    const int room = GetClientSize().GetHeight();
    m_know->Show(!m_know->links().empty());
    if (auto* const list = counts(); list != nullptr && room > 0) {
        for (wxWindow* const part : std::initializer_list<wxWindow*>{m_overflight, m_research, m_purchase, m_movement, m_placement}) {
            part->InvalidateBestSize(); // what is hidden in it has changed
        }
        m_so_far->fit(room);
        const int so_far = m_so_far->GetEffectiveMinSize().GetHeight();
        const int others = GetSizer()->CalcMin().GetHeight() - so_far - list->GetMinSize().GetHeight();
        const int quarter = std::min(so_far, room / 4);
        const int know = m_know->IsShown() ? m_know->GetBestSize().GetHeight() : 0;
        const bool short_of_room = !m_know->unfolded() && room - others - quarter < list->whole_height();
        m_know->Show(know > 0 && !short_of_room); // what is worth knowing goes before what is typed
        const int rest = room - others + (short_of_room ? know : 0);
        if (sheet() == Moving) { // all pieces of a space are seen before what was entered is
            list->take_at_most(std::max(rest - quarter, std::min(list->whole_height(), rest - m_so_far->least_height())));
            m_so_far->fit(rest - list->GetMinSize().GetHeight());
        } else {
            list->take_at_most(rest - quarter);
        }
    }
    m_fitting = false;
    Page::Layout();
}

bool TurnPage::Layout() {
    if (m_fitting || m_fitted_for != GetClientSize()) {
        return Page::Layout();
    }
    fit_counts();
    return true;
}

void TurnPage::set_focus_on_research() { m_research->set_focus(); }

void TurnPage::fill(const Command& command) {
    if (const auto* const move = std::get_if<MoveUnits>(&command)) {
        m_movement->fill(*move);
    } else if (const auto* const load = std::get_if<LoadTransport>(&command)) {
        m_movement->fill(*load);
    } else if (const auto* const unload = std::get_if<UnloadTransport>(&command)) {
        m_movement->fill(*unload);
    } else if (const auto* const buy = std::get_if<BuyUnits>(&command)) {
        m_purchase->fill(*buy);
    } else if (const auto* const place = std::get_if<PlaceUnits>(&command)) {
        m_placement->fill(*place);
    }
}

void TurnPage::pick(SpaceId space) {
    if (sheet() == Moving && !m_table.read_only()) {
        m_movement->pick(space);
    } else if (sheet() == Placing && !m_table.read_only()) {
        m_placement->pick(space);
    }
}

void TurnPage::carry(std::optional<SpaceId> from, const std::vector<UnitCount>& units) {
    if (sheet() == Moving && !m_table.read_only()) {
        m_movement->carry(from, units);
    }
}

void TurnPage::land(const LandingDue& due) {
    const auto& [aircraft, open, proposed] = due;
    if (proposed) {
        m_movement->fill(MoveUnits{.units = {{aircraft.unit, aircraft.count}}, .from = aircraft.space, .to = *proposed, .path = {}});
        set_focus_on_counts();
    } else {
        m_movement->start_from(aircraft.space);
    }
}

void TurnPage::wish_raid(bool raid) { m_movement->wish_raid(raid); }

void TurnPage::set_focus_on_counts() {
    if (auto* const list = counts()) {
        list->set_focus();
    }
}

void TurnPage::move_from(SpaceId space) { m_movement->start_from(space); }

} // namespace intendant::app::aa

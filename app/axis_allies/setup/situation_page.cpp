#include "app/axis_allies/setup/situation_page.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

#include <stdexcept>

namespace intendant::app::aa {

SituationPage::SituationPage(wxWindow* parent, std::shared_ptr<const Tables> tables) : wxPanel(parent), m_tables(std::move(tables)) {
    SetName("situation");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::hint(this, _("Where your table stands, if it has already played; the pieces are on the page Deployment.")),
             layout::spaced());
    all->Add(make_turn(), wxSizerFlags().Border(wxLEFT));
    all->Add(make_treasuries(), wxSizerFlags().Border(wxLEFT | wxTOP));
    auto* const columns = new wxBoxSizer(wxHORIZONTAL);
    m_owners = new OwnersGrid(this, "situation", m_tables, printed_owners(*m_tables));
    columns->Add(m_owners, wxSizerFlags(1).Expand());
    columns->Add(make_weapons(), wxSizerFlags().Border(wxLEFT));
    all->Add(columns, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
}

wxSizer* SituationPage::make_turn() {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("&Round:")), wxSizerFlags().CentreVertical());
    m_round = new NumberField(this, "situation.round", 1, 1);
    row->Add(m_round, layout::line());
    row->Add(layout::label(this, _("&Power to play:")), wxSizerFlags().CentreVertical());
    m_power = named_choice(this, "situation.power", words_for(all_powers, [&](auto power) { return word(*m_tables, power); }));
    row->Add(m_power, layout::line());
    row->Add(layout::label(this, _("&Action:")), wxSizerFlags().CentreVertical());
    m_action = named_choice(this, "situation.action", words_for(all_actions, [&](auto action) { return word(action); }));
    row->Add(m_action, layout::line());
    return row;
}

wxSizer* SituationPage::make_treasuries() {
    auto* const row = new wxFlexGridSizer(5, wxSize(FromDIP(12), FromDIP(2)));
    for (const auto power : all_powers) {
        row->Add(layout::label(this, wxString::Format(_("IPC of %s:"), word(*m_tables, power))));
    }
    for (const auto power : all_powers) {
        m_treasuries[power] = new MoneyField(this, "situation.treasury." + to_wx(id_of(power)));
        m_treasuries[power]->ChangeValue(
            wxString::Format("%lld", static_cast<long long>(m_tables->powers[power].starting_treasury.amount)));
        set_accessible_name(*m_treasuries[power], _("Treasury") + ": " + word(*m_tables, power));
        row->Add(m_treasuries[power]);
    }
    return row;
}

wxSizer* SituationPage::make_weapons() {
    auto* const grid = new wxFlexGridSizer(static_cast<int>(all_powers.size()) + 1, wxSize(FromDIP(8), FromDIP(6)));
    grid->Add(layout::heading(this, _("Weapons"), theme::Type::Text));
    for (const auto power : all_powers) {
        grid->Add(new wxStaticBitmap(this, wxID_ANY, roundel(power, 22)), wxSizerFlags().Centre());
    }
    for (const auto weapon : all_weapons) {
        grid->Add(layout::label(this, word(*m_tables, weapon)), wxSizerFlags().CentreVertical());
        for (const auto power : all_powers) {
            auto*& box = m_weapons[power][weapon];
            box = new wxCheckBox(this, wxID_ANY, wxEmptyString);
            box->SetName("situation.weapon." + to_wx(id_of(power)) + "." + to_wx(id_of(weapon)));
            box->SetToolTip(word(*m_tables, power) + ": " + word(*m_tables, weapon));
            grid->Add(box, wxSizerFlags().Centre());
        }
    }
    return grid;
}

void SituationPage::fill(Situation& situation) const {
    situation.round = m_round->GetValue();
    situation.power = static_cast<Power>(m_power->GetSelection());
    situation.action = static_cast<Action>(m_action->GetSelection());
    for (const auto power : all_powers) {
        const auto amount = m_treasuries[power]->amount();
        if (!amount) {
            throw std::runtime_error(
                to_utf8(wxString::Format(_("The treasury of %s is a whole number or a sum such as 10+15."), word(*m_tables, power))));
        }
        if (core::Money{*amount} != m_tables->powers[power].starting_treasury) {
            situation.treasuries.push_back({power, core::Money{*amount}});
        }
        for (const auto weapon : all_weapons) {
            if (m_weapons[power][weapon]->GetValue()) {
                situation.weapons.push_back({power, weapon});
            }
        }
    }
    situation.controllers = m_owners->changes();
}

} // namespace intendant::app::aa

#include "app/risiko/setup/holdings_sheet.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>

#include <algorithm>
#include <iterator>

namespace intendant::app::rk {

HoldingsSheet::HoldingsSheet(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, std::vector<Colour> owners,
                             std::vector<Holding> given)
    : wxScrolledWindow(parent), m_tables(std::move(tables)), m_given(std::move(given)) {
    SetScrollRate(0, FromDIP(12));
    auto* const grid = new wxFlexGridSizer(3, FromDIP(wxSize(12, 4)));
    for (std::size_t i = 0; i < m_tables->territories.size(); ++i) {
        const TerritoryId id{static_cast<std::uint8_t>(i)};
        grid->Add(layout::label(this, word(*m_tables, id)), wxSizerFlags().CentreVertical());
        m_owners.push_back(new wxChoice(this, wxID_ANY));
        m_owners.back()->SetName(name + ".owner." + to_wx((*m_tables)[id].id));
        set_accessible_name(*m_owners.back(), word(*m_tables, id) + ": " + _("Owner"));
        m_owners.back()->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
            if (on_change) {
                on_change();
            }
        });
        grid->Add(m_owners.back());
        m_armies.push_back(new NumberField(this, name + ".armies." + to_wx((*m_tables)[id].id), m_given[i].armies));
        set_accessible_name(*m_armies.back(), word(*m_tables, id) + ": " + _("Armies"));
        grid->Add(m_armies.back());
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, layout::spaced());
    SetSizer(all);
    offer(std::move(owners));
    for (std::size_t i = 0; i < m_given.size(); ++i) {
        if (m_given[i].owner) {
            m_owners[i]->SetSelection(static_cast<int>(std::ranges::find(m_offered, *m_given[i].owner) - m_offered.begin()));
        }
    }
}

void HoldingsSheet::offer(std::vector<Colour> owners) {
    if (owners == m_offered) {
        return;
    }
    const auto words = words_for(owners, [&](auto colour) { return word(*m_tables, colour); });
    for (auto* const owner : m_owners) {
        const auto chosen = owner->GetStringSelection();
        owner->Set(words);
        owner->SetStringSelection(chosen);
        owner->InvalidateBestSize();
    }
    m_offered = std::move(owners);
    FitInside();
}

std::vector<HoldingRow> HoldingsSheet::rows() const {
    std::vector<HoldingRow> rows;
    for (std::size_t i = 0; i < m_owners.size(); ++i) {
        if (const auto chosen = m_owners[i]->GetSelection(); chosen != wxNOT_FOUND) {
            rows.push_back(
                {TerritoryId{static_cast<std::uint8_t>(i)}, m_offered[static_cast<std::size_t>(chosen)], m_armies[i]->GetValue()});
        }
    }
    return rows;
}

std::vector<HoldingRow> HoldingsSheet::changes() const {
    const auto all = rows();
    std::vector<HoldingRow> changed;
    std::ranges::copy_if(all, std::back_inserter(changed), [this](const HoldingRow& row) {
        return m_given[row.territory.index] != Holding{row.owner, row.armies};
    });
    return changed;
}

} // namespace intendant::app::rk

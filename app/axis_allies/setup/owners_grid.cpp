#include "app/axis_allies/setup/owners_grid.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

std::vector<SpaceId> territories(const Tables& tables) {
    std::vector<SpaceId> found;
    for (std::size_t index = 0; index < tables.spaces.size(); ++index) {
        const SpaceId space{static_cast<std::uint8_t>(index)};
        if (!tables[space].sea) {
            found.push_back(space);
        }
    }
    return found;
}

} // namespace

Owners printed_owners(const Tables& tables) {
    Owners owners;
    for (const auto& space : tables.spaces) {
        owners.push_back(space.original_owner);
    }
    return owners;
}

Owners owners_in(const State& state) { return {state.controllers.begin(), state.controllers.end()}; }

OwnersGrid::OwnersGrid(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, Owners given)
    : wxPanel(parent), m_tables(std::move(tables)), m_given(std::move(given)), m_owners(m_given) {
    m_list = new RowList(this, name + ".owners", {{_("Territory"), 210}, {_("Owner"), 150}});
    m_space = new NameField(this, name + ".space");
    m_space->SetMinSize(FromDIP(wxSize(170, -1)));
    m_space->offer(items(*m_tables, territories(*m_tables)));
    set_accessible_name(*m_space, _("Territory"));
    auto owners = words_for(all_powers, [&](auto power) { return word(*m_tables, power); });
    owners.Add(_("nobody (neutral)"));
    m_owner = named_choice(this, name + ".owner", owners);
    set_accessible_name(*m_owner, _("Owner"));
    auto* const set_button = new wxButton(this, wxID_ANY, _("Set &owner"));
    set_button->SetName(name + ".set_owner");
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_space, m_owner, set_button}) {
        row->Add(each, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_list, wxSizerFlags(1).Expand());
    all->Add(row);
    SetSizer(all);
    m_list->on_select = [this](const std::string& key) {
        if (const auto space = m_tables->find(key)) {
            const auto owner = m_owners[space->index];
            m_space->choose(key);
            m_owner->SetSelection(owner ? static_cast<int>(*owner) : static_cast<int>(all_powers.size()));
        }
    };
    set_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set(); });
    show();
}

void OwnersGrid::show() {
    std::vector<RowList::Row> rows;
    for (const auto space : territories(*m_tables)) {
        const auto owner = m_owners[space.index];
        rows.push_back({(*m_tables)[space].id,
                        roundel(owner, 16),
                        {word(*m_tables, space), (owner != m_given[space.index] ? wxString{"* "} : wxString{}) +
                                                     (owner ? word(*m_tables, *owner) : _("nobody (neutral)"))}});
    }
    m_list->show(std::move(rows));
}

void OwnersGrid::set() {
    const auto id = m_space->chosen();
    if (!id) {
        m_space->SetFocus();
        return;
    }
    const auto chosen = static_cast<std::size_t>(m_owner->GetSelection());
    m_owners[m_tables->find(*id)->index] = chosen < all_powers.size() ? std::optional{all_powers[chosen]} : std::nullopt;
    show();
}

std::vector<ControlRow> OwnersGrid::changes() const {
    std::vector<ControlRow> rows;
    for (const auto space : territories(*m_tables)) {
        if (m_owners[space.index] != m_given[space.index]) {
            rows.push_back({space, m_owners[space.index]});
        }
    }
    return rows;
}

} // namespace intendant::app::aa

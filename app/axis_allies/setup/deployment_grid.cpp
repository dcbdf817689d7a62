#include "app/axis_allies/setup/deployment_grid.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

PieceCounts printed_counts(const Tables& tables) {
    PieceCounts counts;
    for (const auto& row : tables.deployment) {
        counts[{row.owner, row.space, row.unit}] += row.count;
    }
    return counts;
}

PieceCounts counts_in(const State& state) {
    PieceCounts counts;
    for (const auto& stack : state.stacks) {
        counts[{stack.owner, stack.space, stack.unit}] += stack.count;
    }
    return counts;
}

DeploymentGrid::DeploymentGrid(wxWindow* parent, std::shared_ptr<const Tables> tables, PieceCounts given, const wxString& hint)
    : wxPanel(parent), m_tables(std::move(tables)), m_given(std::move(given)), m_counts(m_given) {
    SetName("deployment");
    m_list = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES | wxDV_SINGLE);
    m_list->SetName("deployment.list");
    frame_with_keyboard(*m_list);
    m_list->AppendTextColumn(_("Power"), wxDATAVIEW_CELL_INERT, FromDIP(150));
    m_list->AppendTextColumn(_("Space"), wxDATAVIEW_CELL_INERT, FromDIP(240));
    m_list->AppendTextColumn(_("Piece"), wxDATAVIEW_CELL_INERT, FromDIP(170));
    m_list->AppendTextColumn(_("How many"), wxDATAVIEW_CELL_INERT, FromDIP(90), wxALIGN_RIGHT);

    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    m_power = named_choice(this, "deployment.power", words_for(all_powers, [&](auto power) { return word(*m_tables, power); }));
    set_accessible_name(*m_power, _("Power"));
    m_space = new NameField(this, "deployment.space");
    m_space->SetMinSize(FromDIP(wxSize(200, -1)));
    m_space->offer(all_spaces(*m_tables));
    set_accessible_name(*m_space, _("Space"));
    m_unit = new NameField(this, "deployment.unit");
    m_unit->SetMinSize(FromDIP(wxSize(150, -1)));
    m_unit->offer(all_units_of(*m_tables));
    set_accessible_name(*m_unit, _("Piece"));
    m_count = new NumberField(this, "deployment.count", 0, 0, wxTE_PROCESS_ENTER);
    set_accessible_name(*m_count, _("How many"));
    auto* const set_button = new wxButton(this, wxID_ANY, _("&Set"));
    set_button->SetName("deployment.set");
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_power, m_space, m_unit, m_count, set_button}) {
        row->Add(each, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const words = layout::hint(this, wxEmptyString);
    layout::set_wrapped(words, hint, FromDIP(780));
    all->Add(words, layout::spaced());
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    all->Add(row, layout::spaced());
    SetSizer(all);
    show();
    m_list->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        const int selected = m_list->GetSelectedRow();
        if (selected >= 0) {
            const auto& [power, space, unit] = m_rows[static_cast<std::size_t>(selected)];
            m_power->SetSelection(static_cast<int>(power));
            m_space->choose((*m_tables)[space].id);
            m_unit->choose(std::string{id_of(unit)});
            m_count->SetValue(m_counts[m_rows[static_cast<std::size_t>(selected)]]);
        }
    });
    m_count->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { set(); });
    set_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set(); });
}

void DeploymentGrid::show() {
    m_list->DeleteAllItems();
    m_rows.clear();
    for (const auto& [key, count] : m_counts) {
        const auto& [power, space, unit] = key;
        wxVector<wxVariant> cells;
        cells.push_back(word(*m_tables, power));
        cells.push_back(word(*m_tables, space));
        cells.push_back(word(*m_tables, unit));
        const auto given = m_given.find(key);
        const bool changed = given == m_given.end() || given->second != count;
        cells.push_back(wxString::Format(changed ? "* %d" : "%d", count));
        m_list->AppendItem(cells);
        m_rows.push_back(key);
    }
}

void DeploymentGrid::set() {
    const auto space = m_space->chosen();
    const auto unit = m_unit->chosen();
    if (!space || !unit) {
        (space ? m_unit : m_space)->SetFocus();
        return;
    }
    m_counts[{static_cast<Power>(m_power->GetSelection()), *m_tables->find(*space), *unit_of_id(*unit)}] = m_count->GetValue();
    show();
}

std::vector<UnitRow> DeploymentGrid::changes() const {
    std::vector<UnitRow> rows;
    for (const auto& [key, count] : m_counts) {
        const auto given = m_given.find(key);
        if (given == m_given.end() ? count > 0 : given->second != count) {
            const auto& [power, space, unit] = key;
            rows.push_back({.space = space, .power = power, .unit = unit, .count = count});
        }
    }
    return rows;
}

} // namespace intendant::app::aa

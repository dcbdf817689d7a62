#include "app/desk/counter_pools.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <utility>

namespace intendant::app {

CounterPools::CounterPools(wxWindow* parent, Parts parts) : ScrolledPage(parent), m_parts(std::move(parts)) {
    const auto& name = m_parts.name;
    SetName(name);
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(layout::heading(this, _("Counters")), layout::line());
    m_pool = new wxChoice(this, wxID_ANY);
    m_pool->SetName(name + ".pool");
    for (const auto& pool : m_parts.pools) {
        m_pool->Append(pool);
    }
    m_pool->SetSelection(0);
    m_pool->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_state(); });
    head->Add(m_pool, layout::line());
    m_sum = layout::label(this, wxEmptyString);
    m_sum->SetName(name + ".sum");
    head->Add(m_sum, layout::line());
    m_counters = new RowList(this, name + ".list",
                             {{_("Counter"), 150},
                              {_("Factors"), 80},
                              {_("Kind"), 150},
                              {_("From"), 120},
                              {_("Where"), 150},
                              {_("Since"), 130},
                              {_("How"), 210}});
    m_counters->say_when_empty(_("No counter is there."));
    m_counters->on_select = [this](const std::string&) { show_counter(); };
    m_title = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_entries =
        new RowList(this, name + ".entries", {{_("Entry"), 65}, {_("Turn"), 130}, {_("Where then"), 190}, {_("What was booked"), 460}});
    m_entries->say_when_empty(_("Nothing was booked about it yet."));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(head);
    all->Add(m_counters, layout::spaced().Proportion(3).Expand());
    all->Add(m_title, layout::spaced());
    all->Add(m_entries, wxSizerFlags(2).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
}

void CounterPools::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    const auto pool = static_cast<std::size_t>(m_pool->GetSelection());
    m_counters->show(m_parts.counters(pool));
    m_sum->SetLabelText(m_parts.sum(pool));
    Layout();
    show_counter();
}

void CounterPools::show_counter() {
    const auto counter = m_counters->selected();
    const auto name = m_parts.called(counter);
    m_title->SetLabelText(name.empty() ? wxString{_("Select a counter to see its entries")}
                                       : wxString::Format(_("The entries behind: %s"), name));
    std::vector<RowList::Row> rows;
    for (auto& line : name.empty() ? std::vector<Line>{} : m_parts.lines(counter)) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {wxString::Format("%lld", static_cast<long long>(line.entry)), line.turn, line.where, line.booked}});
    }
    m_entries->show(std::move(rows));
}

} // namespace intendant::app

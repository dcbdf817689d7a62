#include "app/afrika_korps/books/counters_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <optional>

namespace intendant::app::ak {

namespace {

/// Those that are offered, the pool of the eliminated first.
constexpr std::array pools{Status::Eliminated, Status::Waiting, Status::Sea, Status::Due, Status::Stock, Status::Map, Status::Merged};

wxString title_of(Status pool) {
    switch (pool) {
    case Status::Eliminated:
        return _("Eliminated");
    case Status::Waiting:
        return _("Waiting off the map");
    case Status::Sea:
        return _("At sea");
    case Status::Due:
        return _("Not yet due");
    case Status::Stock:
        return _("At hand");
    case Status::Map:
        return _("On the map");
    case Status::Merged:
        break;
    }
    return _("Parts of substitutes");
}

} // namespace

CountersPage::CountersPage(wxWindow* parent, Table& table, SharedPast past) : Page(parent, table), m_past(std::move(past)) {
    SetName("afrika_korps.counters");
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(layout::heading(this, _("Counters")), layout::line());
    m_pool = new wxChoice(this, wxID_ANY);
    m_pool->SetName("afrika_korps.counters.pool");
    for (const auto pool : pools) {
        m_pool->Append(title_of(pool));
    }
    m_pool->SetSelection(0);
    m_pool->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_pool(); });
    head->Add(m_pool, layout::line());
    m_sum = layout::label(this, wxEmptyString);
    m_sum->SetName("afrika_korps.counters.sum");
    head->Add(m_sum, layout::line());
    m_counters = new RowList(this, "afrika_korps.counters.list",
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
    m_entries = new RowList(this, "afrika_korps.counters.entries",
                            {{_("Entry"), 65}, {_("Turn"), 130}, {_("Where then"), 190}, {_("What was booked"), 460}});
    m_entries->say_when_empty(_("Nothing was booked about it yet."));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(head);
    all->Add(m_counters, layout::spaced().Proportion(3).Expand());
    all->Add(m_title, layout::spaced());
    all->Add(m_entries, wxSizerFlags(2).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
}

void CountersPage::open(Status pool, CounterId counter) {
    m_pool->SetSelection(static_cast<int>(std::ranges::find(pools, pool) - pools.begin()));
    show_pool();
    m_counters->select(tables()[counter].id);
    show_counter();
}

void CountersPage::show_state() {
    if (IsShownOnScreen()) {
        m_past->refresh(m_table);
        show_pool();
    }
}

wxString CountersPage::since(CounterId counter) const {
    const auto& lines = m_past->of(counter);
    return lines.empty() ? wxString{} : date(tables(), lines.back().turn);
}

wxString CountersPage::remark(CounterId counter) const {
    const auto& lines = m_past->of(counter);
    const auto& facts = tables()[counter];
    switch (state()[counter].status) {
    case Status::Eliminated:
        return lines.empty() || !lines.back().cause ? wxString{} : word(*lines.back().cause);
    case Status::Due:
        return wxString::Format(_("arrives %s"), date(tables(), facts.arrival));
    case Status::Sea:
        return _("must land in its owner's next turn");
    case Status::Merged: {
        const auto formed = std::ranges::find_if(
            state().formed, [&](const Formed& each) { return std::ranges::find(each.parts, counter) != each.parts.end(); });
        return formed == state().formed.end() ? wxString{} : word(tables(), formed->substitute);
    }
    default:
        return {};
    }
}

void CountersPage::show_pool() {
    const auto pool = pools[static_cast<std::size_t>(m_pool->GetSelection())];
    std::vector<RowList::Row> rows;
    std::array<int, all_sides.size()> factors_of{};
    std::array<int, all_sides.size()> counters_of{};
    for (const auto side : all_sides) {
        for (const auto id :
             counters_where(state(), [&](CounterId each) { return state()[each].status == pool && tables()[each].side == side; })) {
            const auto& facts = tables()[id];
            factors_of[static_cast<std::size_t>(side)] += facts.attack;
            ++counters_of[static_cast<std::size_t>(side)];
            rows.push_back({facts.id,
                            patch(tables(), side, list_emblem),
                            {word(tables(), id), factors(tables(), id), word(facts.type), nationality(tables(), id),
                             whereabouts(tables(), state()[id]), since(id), remark(id)}});
        }
    }
    m_counters->show(std::move(rows));
    wxString sum;
    for (const auto side : all_sides) {
        const auto place = static_cast<std::size_t>(side);
        sum += (sum.empty() ? wxString{} : wxString{L"   \u00B7   "}) +
               wxString::Format(_("%s: %d counters, %d attack factors"), word(side), counters_of[place], factors_of[place]);
    }
    m_sum->SetLabelText(sum);
    Layout();
    show_counter();
}

void CountersPage::show_counter() {
    const auto counter = tables().find_counter(m_counters->selected());
    m_title->SetLabelText(counter ? wxString::Format(_("The entries behind: %s"), with_factors(tables(), *counter))
                                  : wxString{_("Select a counter to see its entries")});
    std::vector<RowList::Row> rows;
    for (const auto& line : counter ? m_past->of(*counter) : std::vector<Past::CounterLine>{}) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {count(line.entry), date(tables(), line.turn), line.hex ? word(tables(), *line.hex) : word(line.status),
                         sentence_of(m_table, line.entry)}});
    }
    m_entries->show(std::move(rows));
}

} // namespace intendant::app::ak

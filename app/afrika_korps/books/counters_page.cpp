#include "app/afrika_korps/books/counters_page.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <iterator>
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

CountersPage::CountersPage(wxWindow* parent, Table& table, SharedPast past) : Part(parent, table), m_past(std::move(past)) {
    std::vector<wxString> titles;
    std::ranges::transform(pools, std::back_inserter(titles), &title_of);
    begin("afrika_korps.counters", titles);
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

std::vector<CounterId> CountersPage::in_pool(std::size_t pool, Side side) const {
    return counters_where(state(), [&](CounterId id) { return state()[id].status == pools.at(pool) && tables()[id].side == side; });
}

std::vector<RowList::Row> CountersPage::counters_of(std::size_t pool) const {
    std::vector<RowList::Row> rows;
    for (const auto side : all_sides) {
        for (const auto id : in_pool(pool, side)) {
            const auto& facts = tables()[id];
            rows.push_back({facts.id,
                            patch(tables(), side, list_emblem),
                            {word(tables(), id), factors(tables(), id), word(facts.type), nationality(tables(), id),
                             whereabouts(tables(), state()[id]), since(id), remark(id)}});
        }
    }
    return rows;
}

wxString CountersPage::sum_of(std::size_t pool) const {
    wxString sum;
    for (const auto side : all_sides) {
        const auto counters = in_pool(pool, side);
        int attack = 0;
        for (const auto id : counters) {
            attack += tables()[id].attack;
        }
        sum += (sum.empty() ? wxString{} : wxString{L"   \u00B7   "}) +
               wxString::Format(_("%s: %d counters, %d attack factors"), word(side), static_cast<int>(counters.size()), attack);
    }
    return sum;
}

wxString CountersPage::called(const std::string& counter) const {
    const auto id = tables().find_counter(counter);
    return id ? with_factors(tables(), *id) : wxString{};
}

std::vector<CounterPools::Line> CountersPage::lines_of(const std::string& counter) const {
    std::vector<Line> lines;
    for (const auto& line : m_past->of(*tables().find_counter(counter))) {
        lines.push_back(
            {line.entry, date(tables(), line.turn), line.hex ? word(tables(), *line.hex) : word(line.status), m_table.said_by(line.entry)});
    }
    return lines;
}

} // namespace intendant::app::ak

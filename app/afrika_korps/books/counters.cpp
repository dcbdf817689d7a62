#include "app/afrika_korps/books/lists.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <utility>

namespace intendant::app::ak {

namespace {

struct Pool {
    Status status;
    const char* title;
};
/// Those that are offered, the pool of the eliminated first.
constexpr std::array pools{Pool{Status::Eliminated, INTENDANT_TR("Eliminated")},
                           Pool{Status::Waiting, INTENDANT_TR("Waiting off the map")},
                           Pool{Status::Sea, INTENDANT_TR("At sea")},
                           Pool{Status::Due, INTENDANT_TR("Not yet due")},
                           Pool{Status::Stock, INTENDANT_TR("At hand")},
                           Pool{Status::Map, INTENDANT_TR("On the map")},
                           Pool{Status::Merged, INTENDANT_TR("Parts of substitutes")}};

wxString since(const Table& table, const Past& past, CounterId counter) {
    const auto& lines = past.of(counter);
    return lines.empty() ? wxString{} : date(table.tables(), lines.back().turn);
}

wxString remark(const Table& table, const Past& past, CounterId counter) {
    const auto& lines = past.of(counter);
    const auto& facts = table.tables()[counter];
    switch (table.state()[counter].status) {
    case Status::Eliminated:
        return lines.empty() || !lines.back().cause ? wxString{} : word(*lines.back().cause);
    case Status::Due:
        return wxString::Format(_("arrives %s"), date(table.tables(), facts.arrival));
    case Status::Sea:
        return _("must land in its owner's next turn");
    case Status::Merged: {
        const auto formed = std::ranges::find_if(
            table.state().formed, [&](const Formed& each) { return std::ranges::find(each.parts, counter) != each.parts.end(); });
        return formed == table.state().formed.end() ? wxString{} : word(table.tables(), formed->substitute);
    }
    default:
        return {};
    }
}

std::vector<CounterId> in_pool(const Table& table, std::size_t pool, Side side) {
    return counters_where(
        table.state(), [&](CounterId id) { return table.state()[id].status == pools.at(pool).status && table.tables()[id].side == side; });
}

std::vector<RowList::Row> counters_of(const Table& table, const Past& past, std::size_t pool) {
    std::vector<RowList::Row> rows;
    for (const auto side : all_sides) {
        for (const auto id : in_pool(table, pool, side)) {
            const auto& facts = table.tables()[id];
            rows.push_back({facts.id,
                            patch(table.tables(), side, list_emblem),
                            {word(table.tables(), id), factors(table.tables(), id), word(facts.type), nationality(table.tables(), id),
                             whereabouts(table.tables(), table.state()[id]), since(table, past, id), remark(table, past, id)}});
        }
    }
    return rows;
}

wxString sum_of(const Table& table, std::size_t pool) {
    wxString sum;
    for (const auto side : all_sides) {
        const auto counters = in_pool(table, pool, side);
        int attack = 0;
        for (const auto id : counters) {
            attack += table.tables()[id].attack;
        }
        sum += (sum.empty() ? wxString{} : wxString{L"   \u00B7   "}) +
               wxString::Format(_("%s: %d counters, %d attack factors"), word(side), static_cast<int>(counters.size()), attack);
    }
    return sum;
}

wxString called(const Table& table, const std::string& counter) {
    const auto id = table.tables().find_counter(counter);
    return id ? with_factors(table.tables(), *id) : wxString{};
}

std::vector<CounterPools::Line> lines_of(const Table& table, const Past& past, const std::string& counter) {
    std::vector<CounterPools::Line> lines;
    for (const auto& line : past.of(*table.tables().find_counter(counter))) {
        lines.push_back({line.entry, date(table.tables(), line.turn), line.hex ? word(table.tables(), *line.hex) : word(line.status),
                         table.said_by(line.entry)});
    }
    return lines;
}

} // namespace

CounterPools::Parts counters_by_pool(const Read& read) {
    std::vector<wxString> titles;
    titles.reserve(pools.size());
    for (const auto& pool : pools) {
        titles.push_back(wxGetTranslation(pool.title));
    }
    return {.name = "afrika_korps.counters",
            .pools = std::move(titles),
            .counters = read(counters_of),
            .sum = read(sum_of),
            .called = read(called),
            .lines = read(lines_of)};
}

} // namespace intendant::app::ak

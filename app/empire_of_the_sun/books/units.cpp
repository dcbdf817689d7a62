#include "app/empire_of_the_sun/books/lists.hpp"

#include <wx/translation.h>

#include <array>
#include <utility>

namespace intendant::app::es {

namespace {

constexpr std::array pools{PlaceKind::Hex,      PlaceKind::TurnTrack,  PlaceKind::DelayBox,
                           PlaceKind::ChinaBox, PlaceKind::Eliminated, PlaceKind::ByCard};

wxString at_step(const Table& table, const Station& station) {
    const bool there = station.place.kind != PlaceKind::Eliminated && station.place.kind != PlaceKind::ByCard;
    return there ? table.word(station.step) : wxString{};
}

std::vector<UnitId> in_pool(const Table& table, std::size_t pool) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < table.state().units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& station = table.state()[id];
        const auto kind = station.in_play() ? PlaceKind::Hex : station.place.kind;
        if (kind == pools.at(pool / all_sides.size()) && table.tables()[id].side == all_sides.at(pool % all_sides.size())) {
            found.push_back(id);
        }
    }
    return found;
}

std::vector<RowList::Row> counters_of(const Table& table, const Past& past, std::size_t pool) {
    std::vector<RowList::Row> rows;
    for (const auto id : in_pool(table, pool)) {
        const auto& unit = table.tables()[id];
        const auto& station = table.state()[id];
        const auto& lines = past.of(id);
        rows.push_back({unit.id,
                        patch(table.tables(), unit.side, list_emblem),
                        {table.word(id), factors(table.tables(), id, station.step), word(unit.unit_class), word(unit.nation),
                         whereabouts(table.names(), station), lines.empty() ? wxString{} : date(table.tables(), lines.back().turn),
                         at_step(table, station)}});
    }
    return rows;
}

wxString sum_of(const Table& table, std::size_t pool) {
    const auto units = in_pool(table, pool);
    int reduced = 0;
    for (const auto id : units) {
        reduced += !table.tables()[id].one_step() && table.state()[id].step == Step::Reduced ? 1 : 0;
    }
    return wxString::Format(_("Units: %d, of these reduced: %d"), static_cast<int>(units.size()), reduced);
}

wxString called(const Table& table, const std::string& counter) {
    const auto id = table.tables().find_unit(counter);
    return id ? table.word(*id) : wxString{};
}

std::vector<CounterPools::Line> lines_of(const Table& table, const Past& past, const std::string& counter) {
    std::vector<CounterPools::Line> lines;
    for (const auto& line : past.of(*table.tables().find_unit(counter))) {
        lines.push_back({line.entry, date(table.tables(), line.turn), whereabouts(table.names(), line.then), table.said_by(line.entry)});
    }
    return lines;
}

} // namespace

CounterPools::Parts units_by_place(const Read& read) {
    std::vector<wxString> titles;
    for (const auto pool : pools) {
        for (const auto side : all_sides) {
            titles.push_back(read.table().word(side) + ", " + read.table().word(pool));
        }
    }
    return {.name = "empire_of_the_sun.units",
            .pools = std::move(titles),
            .counters = read(counters_of),
            .sum = read(sum_of),
            .called = read(called),
            .lines = read(lines_of)};
}

} // namespace intendant::app::es

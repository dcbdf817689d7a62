#include "app/empire_of_the_sun/books/units_page.hpp"

#include <wx/translation.h>

#include <array>

namespace intendant::app::es {

namespace {

constexpr std::array pools{PlaceKind::Hex,      PlaceKind::TurnTrack,  PlaceKind::DelayBox,
                           PlaceKind::ChinaBox, PlaceKind::Eliminated, PlaceKind::ByCard};

wxString at_step(const Table& table, const Station& station) {
    const bool there = station.place.kind != PlaceKind::Eliminated && station.place.kind != PlaceKind::ByCard;
    return there ? table.word(station.step) : wxString{};
}

} // namespace

UnitsPage::UnitsPage(wxWindow* parent, Table& table, SharedPast past) : Part(parent, table), m_past(std::move(past)) {
    std::vector<wxString> titles;
    for (const auto pool : pools) {
        for (const auto side : all_sides) {
            titles.push_back(m_table.word(side) + ", " + m_table.word(pool));
        }
    }
    begin("empire_of_the_sun.units", titles);
}

void UnitsPage::show_state() {
    if (IsShownOnScreen()) {
        m_past->refresh(m_table);
        show_pool();
    }
}

std::vector<UnitId> UnitsPage::in_pool(std::size_t pool) const {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state().units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        if (state()[id].place.kind == pools.at(pool / all_sides.size()) && tables()[id].side == all_sides.at(pool % all_sides.size())) {
            found.push_back(id);
        }
    }
    return found;
}

std::vector<RowList::Row> UnitsPage::counters_of(std::size_t pool) const {
    std::vector<RowList::Row> rows;
    for (const auto id : in_pool(pool)) {
        const auto& unit = tables()[id];
        const auto& station = state()[id];
        const auto& lines = m_past->of(id);
        rows.push_back({unit.id,
                        patch(tables(), unit.side, list_emblem),
                        {m_table.word(id), factors(tables(), id, station.step), word(unit.unit_class), word(unit.nation),
                         whereabouts(m_table.names(), station), lines.empty() ? wxString{} : date(tables(), lines.back().turn),
                         at_step(m_table, station)}});
    }
    return rows;
}

wxString UnitsPage::sum_of(std::size_t pool) const {
    const auto units = in_pool(pool);
    int reduced = 0;
    for (const auto id : units) {
        reduced += !tables()[id].one_step() && state()[id].step == Step::Reduced ? 1 : 0;
    }
    return wxString::Format(_("Units: %d, of these reduced: %d"), static_cast<int>(units.size()), reduced);
}

wxString UnitsPage::called(const std::string& counter) const {
    const auto id = tables().find_unit(counter);
    return id ? m_table.word(*id) : wxString{};
}

std::vector<CounterPools::Line> UnitsPage::lines_of(const std::string& counter) const {
    std::vector<Line> lines;
    for (const auto& line : m_past->of(*tables().find_unit(counter))) {
        lines.push_back({line.entry, date(tables(), line.turn), whereabouts(m_table.names(), line.then), m_table.said_by(line.entry)});
    }
    return lines;
}

} // namespace intendant::app::es

#include "app/afrika_korps/books/lists.hpp"
#include "app/base/word_table.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

wxString became(Past::Supply what) {
    return word_in(std::array{INTENDANT_TR("arrived"), INTENDANT_TR("sunk"), INTENDANT_TR("declined"), INTENDANT_TR("map full"),
                              INTENDANT_TR("no port"), INTENDANT_TR("captured"), INTENDANT_TR("lost to the enemy"), INTENDANT_TR("used up"),
                              INTENDANT_TR("destroyed")},
                   what);
}

/// The faces that sink supply, or bring it: `1, 2`.
wxString faces(const SupplyPeriod& period, bool arrives) {
    wxString text;
    for (std::size_t i = 0; i < period.arrives.size(); ++i) {
        if (period.arrives[i] == arrives) {
            text += (text.empty() ? "" : ", ") + count(static_cast<int>(i) + 1);
        }
    }
    return text;
}

using Rows = std::vector<RowList::Row>;

Rows sides_now(const Table& table) {
    const auto& state = table.state();
    Rows rows;
    for (const auto side : all_sides) {
        const auto number_of = [&](const auto& which) {
            return static_cast<int>(counters_where(state, [&](CounterId id) {
                                        return supply_unit(state, id) && side_of(state, id) == side && which(state[id]);
                                    }).size());
        };
        const auto on_map = supply_units(state, side);
        const auto captured = std::ranges::count_if(on_map, [&](CounterId id) { return state[id].captured; });
        rows.push_back({std::string{id_of(side)},
                        patch(table.tables(), side, list_emblem),
                        {word(side), wxString::Format(_("%d of %d"), own_supply_on_map(state, side), most_supply(table.tables(), side)),
                         count(captured), count(number_of([](const Piece& piece) { return piece.status == Status::Sea; })),
                         count(number_of([](const Piece& piece) { return piece.used; })),
                         count(number_of([](const Piece& piece) { return piece.status == Status::Stock; }))}});
    }
    return rows;
}

/// What came and went.
Rows so_far(const Table& table, const Past& past) {
    using enum Past::Supply;
    Rows rows;
    for (const auto side : all_sides) {
        const auto number = [&](Past::Supply what) { return past.count(side, what); };
        rows.push_back({std::string{id_of(side)},
                        patch(table.tables(), side, list_emblem),
                        {word(side), count(number(Arrived)), count(number(Sunk)), count(number(Declined) + number(Full) + number(NoPort)),
                         count(number(Used)), count(number(Destroyed)), count(number(Lost))}});
    }
    return rows;
}

Rows die_by_period(const Table& table) {
    const auto& tables = table.tables();
    Rows rows;
    for (std::size_t period = 0; period < tables.supply_periods.size(); ++period) {
        const auto in_period = [&](const CalendarTurn& turn) { return turn.supply_period == period; };
        const auto first = std::ranges::find_if(tables.calendar, in_period) - tables.calendar.begin();
        const auto turns = std::ranges::count_if(tables.calendar, in_period);
        const auto place = static_cast<std::size_t>(table.state().turn.number - 1);
        const bool now = place < tables.calendar.size() && tables.calendar[place].supply_period == period;
        rows.push_back({std::to_string(period),
                        {},
                        {month(tables, static_cast<int>(first) + 1) + L" \u2013 " + month(tables, static_cast<int>(first + turns)),
                         faces(tables.supply_periods[period], false), faces(tables.supply_periods[period], true),
                         now ? wxString{L"\u2713"} : wxString{}}});
    }
    return rows;
}

wxString whose_entries(const std::string& key) {
    const auto side = core::of_id<Side>(key);
    return side ? wxString::Format(_("The entries behind: %s"), word(*side)) : wxString{_("The entries behind these figures")};
}

Rows supply_entries(const Table& table, const Past& past, const std::string& key) {
    const auto side = core::of_id<Side>(key);
    Rows rows;
    for (const auto& line : past.supply()) {
        if (!side || line.side == *side) {
            rows.push_back(
                {std::to_string(rows.size()),
                 {},
                 {count(line.entry), date(table.tables(), line.turn), word(line.side), became(line.what), table.said_by(line.entry)}});
        }
    }
    return rows;
}

} // namespace

ListPage::Parts supply_lists(const Read& read) {
    return {
        .name = "afrika_korps.supply",
        .title = _("Supply"),
        .lists = {
            {.name = "sides",
             .columns = {{_("Side"), 90},
                         {_("On the map"), 85, true},
                         {_("captured"), 80, true},
                         {_("at sea"), 65, true},
                         {_("used now"), 75, true},
                         {_("at hand"), 70, true}},
             .rows = read(sides_now),
             .leads = true},
            {.name = "so_far",
             .columns = {{_("Side"), 90},
                         {_("arrived"), 70, true},
                         {_("sunk"), 70, true},
                         {_("not placed"), 85, true},
                         {_("used up"), 75, true},
                         {_("destroyed"), 75, true},
                         {_("lost"), 60, true}},
             .rows = read(so_far),
             .leads = true},
            {.name = "die",
             .columns = {{_("Die of the Axis"), 260}, {_("sunk"), 110, true}, {_("arrives"), 110, true}, {_("now"), 60}},
             .rows = read(die_by_period),
             .room = 2,
             .height = 104},
            {.name = "entries",
             .columns = {{_("Entry"), 65}, {_("Turn"), 120}, {_("Side"), 80}, {_("What became of it"), 160}, {_("What was booked"), 460}},
             .empty = _("No supply has come or gone yet."),
             .rows = read(supply_entries),
             .room = 4,
             .heading = whose_entries}}};
}

} // namespace intendant::app::ak

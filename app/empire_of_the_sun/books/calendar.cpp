#include "app/empire_of_the_sun/books/lists.hpp"

#include <wx/translation.h>

namespace intendant::app::es {

namespace {

int turn_now(const Table& table) { return table.state().turn.number; }

TrackField field_of(const Table& table, int turn) {
    const auto year = table.tables().turn(turn).year;
    const bool begins = turn == 1 || table.tables().turn(turn - 1).year != year;
    TrackField field{.head = begins ? count(turn) + ", " + count(year) : count(turn)};
    for (const auto side : all_sides) {
        if (const auto units = of_calendar(table.state(), side, turn); !units.empty()) {
            field.figures.emplace_back(count(static_cast<std::int64_t>(units.size())), shade(table.tables(), side));
        }
    }
    return field;
}

std::vector<wxString> cells_of(const Table& table, int number) {
    const auto& turn = table.tables().turn(number);
    return {number == table.state().turn.number ? wxString{L"\u25B6 "} + count(number) : count(number),
            count(turn.year),
            count(static_cast<std::int64_t>(of_calendar(table.state(), Side::Japan, number).size())),
            count(static_cast<std::int64_t>(of_calendar(table.state(), Side::Allies, number).size())),
            count(turn.allied_cards),
            count(turn.allied_asp),
            count(turn.allied_land),
            count(turn.allied_air),
            count(turn.us_naval),
            count(turn.japanese_naval)};
}

wxString title_of(const Table& table, int turn) { return wxString::Format(_("Reinforcements of %s"), date(table.tables(), turn)); }

std::vector<RowList::Row> coming_in(const Table& table, int turn) {
    std::vector<RowList::Row> rows;
    for (const auto side : all_sides) {
        for (const auto id : of_calendar(table.state(), side, turn)) {
            rows.push_back({table.tables()[id].id,
                            patch(table.tables(), side, list_emblem),
                            {table.word(id), factors(table.tables(), id, table.state()[id].step), word(table.tables()[id].unit_class),
                             word(table.tables()[id].nation), whereabouts(table.names(), table.state()[id])}});
        }
    }
    return rows;
}

} // namespace

TurnsPage::Parts calendar(const Read& read) {
    return {.name = "empire_of_the_sun.calendar",
            .turns = static_cast<int>(read.table().tables().turns.size()),
            .rows = 1,
            .signs = _("A number is the units of a side that the turn brings, those that come back from elsewhere among them."),
            .of_turn = {{_("Turn"), 55, true},
                        {_("Year"), 60, true},
                        {read.table().word(Side::Japan), 75, true},
                        {read.table().word(Side::Allies), 75, true},
                        {_("Allied cards"), 95, true},
                        {_("Allied ASP"), 85, true},
                        {_("Allied land"), 90, true},
                        {_("Allied air"), 85, true},
                        {_("US naval"), 85, true},
                        {_("Japanese naval"), 110, true}},
            .nothing_comes = _("No unit arrives in this turn."),
            .turn_now = read(turn_now),
            .field = read(field_of),
            .cells = read(cells_of),
            .title = read(title_of),
            .coming = read(coming_in)};
}

} // namespace intendant::app::es

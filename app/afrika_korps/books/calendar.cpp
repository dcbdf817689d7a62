#include "app/afrika_korps/books/lists.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

namespace {

const wxString other_die{L"\u2680"};
const wxString replacements_begin{L"\u21BB"};
const wxString substitutes_begin{L"\u21C4"};

wxString arrivals(int number) { return number > 0 ? count(number) : wxString{L"\u2013"}; }
wxString mark(bool on) { return on ? wxString{L"\u2713"} : wxString{}; }

wxString sunk_on(const SupplyPeriod& period) {
    wxString text;
    for (std::size_t i = 0; i < period.arrives.size(); ++i) {
        if (!period.arrives[i]) {
            text += (text.empty() ? "" : ", ") + count(static_cast<int>(i) + 1);
        }
    }
    return text;
}

constexpr int track_rows = 2; // a year and a half does not fit beside each other
int in_row(const Table& table) { return (static_cast<int>(table.tables().calendar.size()) + track_rows - 1) / track_rows; }

int turn_now(const Table& table) { return table.state().turn.number; }
const CalendarTurn& turn_of(const Table& table, int turn) { return table.tables().calendar[static_cast<std::size_t>(turn - 1)]; }

/// The first letters of the month, and its year where one begins, or a row; else the day.
TrackField field_of(const Table& table, int number) {
    const auto& turn = turn_of(table, number);
    const auto* const before = number > 1 ? &turn_of(table, number - 1) : nullptr;
    const bool row_begins = number % in_row(table) == 1;
    TrackField field{.head = to_wx(turn.label).BeforeFirst(' ')};
    if (before == nullptr || before->month != turn.month || row_begins) {
        const bool year = before == nullptr || before->year != turn.year || row_begins;
        field.head = year ? count(turn.year) : month(table.tables(), number).Left(3);
    }
    if (turn.axis_reinforcements > 0) {
        field.figures.emplace_back(count(turn.axis_reinforcements), shade(table.tables(), Side::Axis));
    }
    if (turn.allied_reinforcements > 0) {
        field.figures.emplace_back(count(turn.allied_reinforcements), shade(table.tables(), Side::Allies));
    }
    if (before == nullptr || before->supply_period != turn.supply_period) {
        field.foot += other_die;
    }
    if (turn.replacements && (before == nullptr || !before->replacements)) {
        field.foot += replacements_begin;
    }
    if (turn.substitutes && (before == nullptr || !before->substitutes)) {
        field.foot += substitutes_begin;
    }
    return field;
}

std::vector<wxString> cells_of(const Table& table, int number) {
    const auto& turn = turn_of(table, number);
    return {number == table.state().turn.number ? wxString{L"\u25B6 "} + count(number) : count(number),
            date(table.tables(), number),
            arrivals(turn.axis_reinforcements),
            arrivals(turn.allied_reinforcements),
            sunk_on(table.tables().supply_periods[turn.supply_period]),
            mark(turn.replacements),
            mark(turn.substitutes)};
}

wxString title_of(const Table& table, int turn) { return wxString::Format(_("Reinforcements of %s"), date(table.tables(), turn)); }

std::vector<RowList::Row> coming_in(const Table& table, int turn) {
    std::vector<RowList::Row> rows;
    for (std::size_t i = 0; i < table.tables().counters.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto& counter = table.tables()[id];
        if (counter.kind == CounterKind::Reinforcement && counter.arrival == turn) {
            rows.push_back({counter.id,
                            patch(table.tables(), counter.side, list_emblem),
                            {word(table.tables(), id), factors(table.tables(), id), word(counter.type), nationality(table.tables(), id),
                             whereabouts(table.tables(), table.state()[id])}});
        }
    }
    return rows;
}

} // namespace

TurnsPage::Parts calendar(const Read& read) {
    return {.name = "afrika_korps.calendar",
            .turns = static_cast<int>(read.table().tables().calendar.size()),
            .rows = track_rows,
            .signs =
                wxString::Format(_("A number is a side's reinforcements. From a field with a sign on: %s another die for Axis supply, %s "
                                   "replacements, %s substitutes."),
                                 other_die, replacements_begin, substitutes_begin),
            .of_turn = {{_("Turn"), 55, true},
                        {_("Date"), 140},
                        {_("Axis units"), 90, true},
                        {_("Allied units"), 95, true},
                        {_("Supply is sunk on"), 135},
                        {_("Replacements"), 110},
                        {_("Substitutes"), 100}},
            .nothing_comes = _("No unit arrives in this turn."),
            .turn_now = read(turn_now),
            .field = read(field_of),
            .cells = read(cells_of),
            .title = read(title_of),
            .coming = read(coming_in)};
}

} // namespace intendant::app::ak

#include "app/afrika_korps/books/calendar_page.hpp"

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

} // namespace

CalendarPage::CalendarPage(wxWindow* parent, Table& table) : Part(parent, table) {
    begin(
        {.name = "afrika_korps.calendar",
         .turns = static_cast<int>(tables().calendar.size()),
         .rows = 2, // a year and a half does not fit beside each other
         .signs = wxString::Format(_("A number is a side's reinforcements. From a field with a sign on: %s another die for Axis supply, %s "
                                     "replacements, %s substitutes."),
                                   other_die, replacements_begin, substitutes_begin),
         .of_turn = {{_("Turn"), 55, true},
                     {_("Date"), 140},
                     {_("Axis units"), 90, true},
                     {_("Allied units"), 95, true},
                     {_("Supply is sunk on"), 135},
                     {_("Replacements"), 110},
                     {_("Substitutes"), 100}},
         .nothing_comes = _("No unit arrives in this turn.")});
}

void CalendarPage::show_state() {
    if (IsShownOnScreen()) {
        show_turns();
    }
}

/// The first letters of the month, and its year where one begins, or a row; else the day.
TrackField CalendarPage::field_of(int number) const {
    const auto& turn = calendar(number);
    const auto* const before = number > 1 ? &calendar(number - 1) : nullptr;
    const bool row_begins = number % in_row() == 1;
    TrackField field{.head = to_wx(turn.label).BeforeFirst(' ')};
    if (before == nullptr || before->month != turn.month || row_begins) {
        const bool year = before == nullptr || before->year != turn.year || row_begins;
        field.head = year ? count(turn.year) : month(tables(), number).Left(3);
    }
    if (turn.axis_reinforcements > 0) {
        field.figures.emplace_back(count(turn.axis_reinforcements), shade(tables(), Side::Axis));
    }
    if (turn.allied_reinforcements > 0) {
        field.figures.emplace_back(count(turn.allied_reinforcements), shade(tables(), Side::Allies));
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

std::vector<wxString> CalendarPage::cells_of(int number) const {
    const auto& turn = calendar(number);
    return {number == turn_now() ? wxString{L"\u25B6 "} + count(number) : count(number),
            date(tables(), number),
            arrivals(turn.axis_reinforcements),
            arrivals(turn.allied_reinforcements),
            sunk_on(tables().supply_periods[turn.supply_period]),
            mark(turn.replacements),
            mark(turn.substitutes)};
}

wxString CalendarPage::title_of(int turn) const { return wxString::Format(_("Reinforcements of %s"), date(tables(), turn)); }

std::vector<RowList::Row> CalendarPage::coming_in(int turn) const {
    std::vector<RowList::Row> rows;
    for (std::size_t i = 0; i < tables().counters.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto& counter = tables()[id];
        if (counter.kind == CounterKind::Reinforcement && counter.arrival == turn) {
            rows.push_back({counter.id,
                            patch(tables(), counter.side, list_emblem),
                            {word(tables(), id), factors(tables(), id), word(counter.type), nationality(tables(), id),
                             whereabouts(tables(), state()[id])}});
        }
    }
    return rows;
}

} // namespace intendant::app::ak

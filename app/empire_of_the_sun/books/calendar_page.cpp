#include "app/empire_of_the_sun/books/calendar_page.hpp"

#include <wx/translation.h>

namespace intendant::app::es {

CalendarPage::CalendarPage(wxWindow* parent, Table& table) : Part(parent, table) {
    begin({.name = "empire_of_the_sun.calendar",
           .turns = static_cast<int>(tables().turns.size()),
           .rows = 1,
           .signs = _("A number is the units of a side that the turn brings, those that come back from elsewhere among them."),
           .of_turn = {{_("Turn"), 55, true},
                       {_("Year"), 60, true},
                       {m_table.word(Side::Japan), 75, true},
                       {m_table.word(Side::Allies), 75, true},
                       {_("Allied cards"), 95, true},
                       {_("Allied ASP"), 85, true},
                       {_("Allied land"), 90, true},
                       {_("Allied air"), 85, true},
                       {_("US naval"), 85, true},
                       {_("Japanese naval"), 110, true}},
           .nothing_comes = _("No unit arrives in this turn.")});
}

void CalendarPage::show_state() {
    if (IsShownOnScreen()) {
        show_turns();
    }
}

/// Those that wait for that turn, or came in it.
std::vector<UnitId> CalendarPage::coming(Side side, int turn) const {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state().units.size(); ++i) {
        const auto& unit = tables().units[i];
        const auto& place = state().units[i].place;
        const bool waits = place.kind == PlaceKind::TurnTrack && place.turn == turn;
        const bool came = place.kind != PlaceKind::TurnTrack && unit.entry == Entry::Turn && unit.entry_turn == turn;
        if (unit.side == side && (waits || came)) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return found;
}

TrackField CalendarPage::field_of(int turn) const {
    const auto year = tables().turn(turn).year;
    const bool begins = turn == 1 || tables().turn(turn - 1).year != year;
    TrackField field{.head = begins ? count(turn) + ", " + count(year) : count(turn)};
    for (const auto side : all_sides) {
        if (const auto units = coming(side, turn); !units.empty()) {
            field.figures.emplace_back(count(static_cast<std::int64_t>(units.size())), shade(tables(), side));
        }
    }
    return field;
}

std::vector<wxString> CalendarPage::cells_of(int number) const {
    const auto& turn = tables().turn(number);
    return {number == turn_now() ? wxString{L"\u25B6 "} + count(number) : count(number),
            count(turn.year),
            count(static_cast<std::int64_t>(coming(Side::Japan, number).size())),
            count(static_cast<std::int64_t>(coming(Side::Allies, number).size())),
            count(turn.allied_cards),
            count(turn.allied_asp),
            count(turn.allied_land),
            count(turn.allied_air),
            count(turn.us_naval),
            count(turn.japanese_naval)};
}

wxString CalendarPage::title_of(int turn) const { return wxString::Format(_("Reinforcements of %s"), date(tables(), turn)); }

std::vector<RowList::Row> CalendarPage::coming_in(int turn) const {
    std::vector<RowList::Row> rows;
    for (const auto side : all_sides) {
        for (const auto id : coming(side, turn)) {
            rows.push_back({tables()[id].id,
                            patch(tables(), side, list_emblem),
                            {m_table.word(id), factors(tables(), id, state()[id].step), word(tables()[id].unit_class),
                             word(tables()[id].nation), whereabouts(m_table.names(), state()[id])}});
        }
    }
    return rows;
}

} // namespace intendant::app::es

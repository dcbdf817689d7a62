#include "app/empire_of_the_sun/books/books.hpp"

#include "app/empire_of_the_sun/books/calendar_page.hpp"
#include "app/empire_of_the_sun/books/lists.hpp"
#include "app/empire_of_the_sun/books/tracks_page.hpp"
#include "app/empire_of_the_sun/books/units_page.hpp"
#include "app/empire_of_the_sun/setup/rules_sheet.hpp"

#include <wx/translation.h>

namespace intendant::app::es {

std::vector<Book> game_books(Table& table) {
    const auto past = std::make_shared<Past>();
    const auto list = [&table, past](ListPage::Parts (*parts)()) {
        return [&table, past, parts](wxWindow* room) { return new ListPage(room, table, past, parts()); };
    };
    return {
        {[&table, past](wxWindow* room) { return new UnitsPage(room, table, past); }, _("Units"), _("Un&its\tF11"), {}},
        {list(supply_list), _("Supply"), _("Su&pply\tF7"), {"asp"}},
        {[&table](wxWindow* room) { return new CalendarPage(room, table); }, _("Calendar"), _("&Calendar\tF8"), {}},
        {list(deck_list), _("Decks"), _("D&ecks\tF9"), {"cards"}},
        {list(resource_list), _("Resources"), _("Resou&rces\tCtrl+I"), {"resources"}},
        {list(will_list), _("Political Will"), {}, {"will"}},
        {[&table](wxWindow* room) { return new TracksPage(room, table); }, _("Tracks"), _("Trac&ks\tCtrl+U"), {"europe", "china"}},
        {list(point_list), _("Points"), {}, {}},
        {list(luck_list), _("Luck"), _("&Luck of the dice\tCtrl+L"), {}},
        {[&table](wxWindow* room) { return new RulesPage(room, table); }, _("Rules"), _("&Rules of this table\tF12"), {}},
    };
}

} // namespace intendant::app::es

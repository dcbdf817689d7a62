#include "app/empire_of_the_sun/books/books.hpp"

#include "app/empire_of_the_sun/books/lists.hpp"
#include "app/empire_of_the_sun/setup/rules_sheet.hpp"

#include <wx/translation.h>

namespace intendant::app::es {

std::vector<Book> game_books(Table& table) {
    const Read read(table);
    return {
        {read.page<CounterPools>(units_by_place), _("Units"), _("Un&its\tF11"), {}},
        {read.page<ListPage>(supply_list), _("Supply"), _("Su&pply\tF7"), {"asp"}},
        {read.page<TurnsPage>(calendar), _("Calendar"), _("&Calendar\tF8"), {}},
        {read.page<ListPage>(deck_list), _("Decks"), _("D&ecks\tF9"), {"cards"}},
        {read.page<ListPage>(resource_list), _("Resources"), _("Resou&rces\tCtrl+I"), {"resources"}},
        {read.page<ListPage>(will_list), _("Political Will"), {}, {"will"}},
        {read.page<MarkersPage>(tracks), _("Tracks"), _("Trac&ks\tCtrl+U"), {"europe", "china"}},
        {read.page<ListPage>(point_list), _("Points"), {}, {}},
        {read.page<ListPage>(luck_list), _("Luck"), _("&Luck of the dice\tCtrl+L"), {}},
        {[&table](wxWindow* room) { return new RulesPage(room, table); }, _("Rules"), _("&Rules of this table\tF12"), {}},
    };
}

} // namespace intendant::app::es

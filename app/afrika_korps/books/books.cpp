#include "app/afrika_korps/books/books.hpp"

#include "app/afrika_korps/books/lists.hpp"
#include "app/afrika_korps/setup/rules_sheet.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

std::vector<Book> game_books(Table& table) {
    const Read read(table);
    return {
        {read.page<ListPage>(supply_lists), _("Supply"), _("Su&pply\tF7"), {"supply.axis", "supply.allies"}},
        {read.page<TurnsPage>(calendar), _("Calendar"), _("&Calendar\tF8"), {"arrivals"}},
        {read.page<CounterPools>(counters_by_pool), _("Counters"), _("Count&ers\tF11"), {"factors"}},
        {read.page<ListPage>(replacement_lists), _("Replacements"), _("Rep&lacements\tF9"), {}},
        {read.page<ListPage>(isolation_lists), _("Isolation"), _("&Isolation and control\tCtrl+I"), {"isolated"}},
        {read.page<ListPage>(luck_lists), _("Luck"), _("Luc&k by column\tCtrl+L"), {}},
        {[&table](wxWindow* room) { return new RulesPage(room, table); }, _("Rules"), _("&Rules of this table\tF12"), {}},
    };
}

} // namespace intendant::app::ak

#include "app/afrika_korps/books/books.hpp"

#include "app/afrika_korps/books/calendar_page.hpp"
#include "app/afrika_korps/books/counters_page.hpp"
#include "app/afrika_korps/books/isolation_page.hpp"
#include "app/afrika_korps/books/luck_page.hpp"
#include "app/afrika_korps/books/replacements_page.hpp"
#include "app/afrika_korps/books/supply_page.hpp"
#include "app/afrika_korps/setup/rules_sheet.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

std::vector<Book> make_books(wxWindow* room, Table& table) {
    const auto past = std::make_shared<Past>();
    return {
        {new SupplyPage(room, table, past), _("Supply"), _("Su&pply\tF7"), {"supply.axis", "supply.allies"}},
        {new CalendarPage(room, table), _("Calendar"), _("&Calendar\tF8"), {"arrivals"}},
        {new CountersPage(room, table, past), _("Counters"), _("Count&ers\tF11"), {"factors"}},
        {new ReplacementsPage(room, table, past), _("Replacements"), _("Rep&lacements\tF9"), {}},
        {new IsolationPage(room, table), _("Isolation"), _("&Isolation and control\tCtrl+I"), {"isolated"}},
        {new LuckPage(room, table, past), _("Luck"), _("Luc&k by column\tCtrl+L"), {}},
        {new RulesPage(room, table), _("Rules"), _("&Rules of this table\tF12"), {}},
    };
}

} // namespace intendant::app::ak

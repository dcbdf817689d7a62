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

namespace {

template <class P, class... More> std::function<wxWindow*(wxWindow*)> maker(Table& table, More... more) {
    return [&table, more...](wxWindow* room) { return new P(room, table, more...); };
}

} // namespace

std::vector<Book> game_books(Table& table) {
    const auto past = std::make_shared<Past>();
    return {
        {maker<SupplyPage>(table, past), _("Supply"), _("Su&pply\tF7"), {"supply.axis", "supply.allies"}},
        {maker<CalendarPage>(table), _("Calendar"), _("&Calendar\tF8"), {"arrivals"}},
        {maker<CountersPage>(table, past), _("Counters"), _("Count&ers\tF11"), {"factors"}},
        {maker<ReplacementsPage>(table, past), _("Replacements"), _("Rep&lacements\tF9"), {}},
        {maker<IsolationPage>(table), _("Isolation"), _("&Isolation and control\tCtrl+I"), {"isolated"}},
        {maker<LuckPage>(table, past), _("Luck"), _("Luc&k by column\tCtrl+L"), {}},
        {maker<RulesPage>(table), _("Rules"), _("&Rules of this table\tF12"), {}},
    };
}

} // namespace intendant::app::ak
